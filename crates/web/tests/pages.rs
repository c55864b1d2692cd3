//! Every page in every language: no missing words, nothing unescaped, nothing the content policy forbids.

mod samples;

use maud::Markup;
use patolli_catalog::{Lang, Localizer, OptionsError, Seat, Viewer};
use patolli_web::{
    account, assets, calls, failure, lobby,
    model::{
        Account, AccountRefusal, CallReceiver, CallRefusal, Calls, FormError, MergeOffer, NewTable, Stage,
        StopCalls, Theme,
    },
    new_table, rules, score, stop_calls,
};
use samples::{NASTY, failure as failed, finished_game, sitters, table};

const FAILURES: [(u16, &str); 10] = [
    (404, "failure-not-found"),
    (404, "failure-no-such-table"),
    (403, "failure-not-yours"),
    (400, "failure-bad-request"),
    (413, "failure-too-large"),
    (503, "failure-busy"),
    (429, "failure-reviews-person"),
    (429, "failure-reviews-network"),
    (503, "failure-reviews-all"),
    (500, "failure-internal"),
];

fn every_page(lang: Lang) -> Vec<String> {
    let mut pages = vec![lobby(&samples::full_lobby(lang)), lobby(&samples::empty_lobby(lang))];
    pages.push(new_table(&samples::new_table(lang)));
    pages.extend(errors().into_iter().map(|error| new_table(&refused(lang, error))));
    pages.extend(accounts(lang));
    pages.extend(call_pages(lang));
    pages.push(rules(&samples::rules(lang)));
    pages.extend(FAILURES.map(|(status, key)| failure(&failed(lang, status, key))));
    for (seats, auction) in [(2, "off"), (4, "on")] {
        let (play, seats) = (finished_game(seats, auction, samples::lively), sitters(seats));
        pages.push(score(&table(lang, &*play, &seats)));
    }
    pages.into_iter().map(Markup::into_string).collect()
}

fn accounts(lang: Lang) -> Vec<Markup> {
    let page = |signed_in: Option<&'static str>, refused| {
        let merge = signed_in.map(|_| MergeOffer { offer: NASTY.to_owned(), tables: 2 });
        account(&Account { shell: samples::full_lobby(lang).shell, signed_in, name: NASTY, refused, merge })
    };
    let here = [None, Some(AccountRefusal::WrongPresent), Some(AccountRefusal::Short)];
    let there = [
        None,
        Some(AccountRefusal::Wrong),
        Some(AccountRefusal::Name),
        Some(AccountRefusal::Taken),
        Some(AccountRefusal::Long),
    ];
    here.map(|it| page(Some(NASTY), it)).into_iter().chain(there.map(|it| page(None, it))).collect()
}

fn call_pages(lang: Lang) -> Vec<Markup> {
    let shell = || samples::full_lobby(lang).shell;
    let receiver = |form: &str, off| CallReceiver {
        id: NASTY.to_owned(),
        name: NASTY.to_owned(),
        endpoint: NASTY.to_owned(),
        form: form.to_owned(),
        failures: 20,
        off,
    };
    let page = |refused: Option<CallRefusal>| Calls {
        shell: shell(),
        channels: vec!["push", "mail", "webhook"],
        on: vec![("turn", "push"), ("over", "mail")],
        quiet: (22, 8),
        zone: NASTY,
        often: "daily:8",
        push_key: Some(NASTY.to_owned()),
        devices: vec![receiver("", false)],
        mail: Some((NASTY, refused.is_none())),
        has_account: true,
        hooks: vec![receiver("json", true), receiver("discord", false)],
        secret: Some(NASTY.to_owned()),
        refused,
    };
    let refusals = [
        CallRefusal::Zone,
        CallRefusal::Mail,
        CallRefusal::NoAccount,
        CallRefusal::Address,
        CallRefusal::Device,
        CallRefusal::Many,
        CallRefusal::NotSent,
    ];
    let whole = [None].into_iter().chain(refusals.map(Some)).map(|it| calls(&page(it)));
    let none = Calls { channels: Vec::new(), ..page(None) };
    let some = Calls { channels: vec!["webhook"], push_key: None, has_account: false, ..page(None) };
    let no_account = Calls { has_account: false, mail: None, ..page(None) };
    let offered = patolli_web::model::Lobby { offers_calls: true, ..samples::full_lobby(lang) };
    whole
        .chain([&none, &some, &no_account].map(calls))
        .chain([false, true].map(|done| stop_calls(&StopCalls { shell: shell(), done })))
        .chain([lobby(&offered)])
        .collect()
}

fn errors() -> Vec<FormError> {
    vec![
        FormError::Options(OptionsError::Seats { game: "tikal", min: 2, max: 4, seats: 9 }),
        FormError::Options(OptionsError::UnknownKey("<i>".into())),
        FormError::Options(OptionsError::BadValue {
            key: "first",
            expected: "0 to 1".into(),
            value: "7".into(),
        }),
        FormError::NobodySits,
        FormError::BadField("who2".into()),
        FormError::BadName,
    ]
}

fn refused(lang: Lang, error: FormError) -> NewTable<'static> {
    let fields = [("seats", "3"), ("who1", "hot"), ("name1", NASTY), ("who2", "open"), ("set-auction", "on")];
    let fields = fields.map(|(field, value)| (field.to_owned(), value.to_owned())).to_vec();
    NewTable { fields, error: Some(error), ..samples::new_table(lang) }
}

/// What a reader sees or hears: text between tags and the attributes that are read out.
fn spoken(page: &str) -> Vec<String> {
    let between = page.split('<').filter_map(|it| it.split_once('>')).map(|it| it.1);
    let read_out = ["aria-label=\"", "title=\"", "placeholder=\""].into_iter().flat_map(|attribute| {
        page.split(attribute).skip(1).filter_map(|it| it.split_once('"')).map(|it| it.0)
    });
    between.chain(read_out).map(str::to_owned).collect()
}

/// Whether a word looks like a message key.
fn is_key(word: &str) -> bool {
    word.contains('-')
        && !["e-mail", "e-mailem", "e-mailu", "e-maila", "at-once"].contains(&word)
        && word.split('-').all(|it| !it.is_empty() && it.bytes().all(|b| b.is_ascii_lowercase()))
}

#[test]
fn no_page_shows_a_message_key() {
    for lang in Lang::ALL {
        for page in every_page(lang) {
            for text in spoken(&page) {
                let key = text.split([' ', ',', '.', ':', '(', ')']).find(|it| is_key(it));
                assert_eq!(key, None, "{lang:?}: {text}");
            }
        }
    }
}

#[test]
fn every_key_in_the_sources_has_words_in_every_language() {
    let sources = [
        include_str!("../src/layout.rs"),
        include_str!("../src/model/shell.rs"),
        include_str!("../src/pages/account.rs"),
        include_str!("../src/pages/calls.rs"),
        include_str!("../src/pages/cards.rs"),
        include_str!("../src/pages/failure.rs"),
        include_str!("../src/pages/lobby.rs"),
        include_str!("../src/pages/new_table.rs"),
        include_str!("../src/pages/rules.rs"),
        include_str!("../src/pages/score.rs"),
        include_str!("../src/pages/score/bars.rs"),
        include_str!("../src/pages/score/lines.rs"),
        include_str!("../src/pages/score/sums.rs"),
    ];
    let homes = [
        "shell", "theme", "lobby", "since", "new", "account", "calls", "msg", "rules", "score", "failure",
        "seat", "bot",
    ];
    // What browsers call a password that is chosen is no key.
    let literals =
        sources.iter().flat_map(|it| it.split('"').skip(1).step_by(2)).filter(|it| *it != "new-password");
    let keys: Vec<_> =
        literals.filter(|it| is_key(it) && homes.iter().any(|home| it.starts_with(home))).collect();
    assert!(keys.len() > 50, "the sources name {} keys", keys.len());
    for lang in Lang::ALL {
        let words = Localizer::for_game(lang, "ui");
        for key in &keys {
            assert!(words.has(key), "{lang:?}: {key}");
        }
    }
}

#[test]
fn names_are_escaped() {
    for lang in Lang::ALL {
        let pages = every_page(lang);
        assert!(pages.iter().all(|it| !it.contains("<b onclick") && !it.contains("<i>")));
        let shown = pages.iter().filter(|it| it.contains("&lt;b onclick='x()'&gt;&quot;&amp;Žofie")).count();
        // Neither a server that calls nobody nor the page that stops mails shows anything of the reader.
        let calls = call_pages(lang).len() - 3;
        let expected = 1 + errors().len() + accounts(lang).len() + calls + 2;
        assert_eq!(shown, expected, "lobby, refused forms, accounts, calls and results show the name");
    }
}

#[test]
fn nothing_the_content_policy_forbids() {
    for page in Lang::ALL.into_iter().flat_map(every_page) {
        assert!(!page.contains(" style="), "no style attributes");
        assert!(!page.contains("<style"), "no inline style sheets");
        for script in page.split("<script").skip(1) {
            assert!(script.starts_with(" type=\"module\" src=\"/assets/"), "no inline script");
            assert!(
                script.split_once('>').is_some_and(|it| it.1.starts_with("</script>")),
                "no inline script"
            );
        }
    }
}

#[test]
fn pages_link_to_assets_that_exist() {
    for page in every_page(Lang::En) {
        for link in page.split("\"/assets/").skip(1) {
            let name = link.split(['"', '#']).next().unwrap_or_default();
            assert!(assets::assets().iter().any(|it| it.name == name), "{name}");
        }
    }
}

#[test]
fn every_icon_is_in_the_sprite() {
    let sprite = assets::text("icons.svg");
    for page in every_page(Lang::En) {
        for id in page.split(".svg#").skip(1).filter_map(|it| it.split('"').next()) {
            assert!(sprite.contains(&format!("id=\"{id}\"")), "{id}");
        }
    }
}

#[test]
fn every_page_says_its_language_and_theme() {
    for lang in Lang::ALL {
        for page in every_page(lang) {
            assert!(page.contains(&format!("<html lang=\"{}\" data-theme=\"system\">", lang.tag())));
        }
    }
    let mut dark = samples::empty_lobby(Lang::En);
    dark.shell.theme = Theme::Dark;
    assert!(lobby(&dark).into_string().contains("data-theme=\"dark\""));
}

#[test]
fn a_stranger_is_asked_for_a_name_and_can_play_without() {
    let page = lobby(&samples::empty_lobby(Lang::En)).into_string();
    assert!(page.contains("What shall we call you?"));
    assert!(page.contains("action=\"/play\""));
    let known = lobby(&samples::full_lobby(Lang::En)).into_string();
    assert!(!known.contains("What shall we call you?"));
}

#[test]
fn the_lobby_has_a_way_into_every_table() {
    let page = lobby(&samples::full_lobby(Lang::En)).into_string();
    for way in [
        "href=\"/t/t0\"",
        "href=\"/t/t7\"",
        "action=\"/t/t3/join\"",
        "href=\"/t/t12\"",
        "href=\"/t/t4320/score\"",
        "action=\"/t/t4320/rematch\"",
    ] {
        assert!(page.contains(way), "{way}");
    }
}

#[test]
fn tables_where_the_reader_is_to_move_come_first() {
    let page = lobby(&samples::full_lobby(Lang::En)).into_string();
    let at = |text: &str| page.find(text).unwrap_or_else(|| panic!("no {text}"));
    assert!(at("class=\"your-turn\"") < at("class=\"now\""), "before the games");
    assert_eq!(page.matches("btn pri continue\" href=\"/t/").count(), 2, "each has a button to go on");
    let none = lobby(&samples::empty_lobby(Lang::En)).into_string();
    assert!(!none.contains("class=\"your-turn\"") && none.contains("No table is waiting for you"));
}

#[test]
fn a_table_with_friends_has_free_seats_and_is_not_listed() {
    let lobby = lobby(&samples::empty_lobby(Lang::En)).into_string();
    assert!(lobby.contains("href=\"/new?game=tikal&amp;friends=on\""));
    let fields = vec![("friends".to_owned(), "on".to_owned())];
    let page = new_table(&NewTable { fields, ..samples::new_table(Lang::En) }).into_string();
    assert_eq!(page.matches("value=\"open\" selected").count(), 3, "all but the first seat");
    assert!(page.contains("value=\"me\" selected"));
    assert!(!page.contains("name=\"listed\" value=\"on\" checked"));
    assert!(page.contains("name=\"hints\" value=\"on\" checked"));
    assert!(page.contains("href=\"/new?game=tzolkin&amp;friends=on\""), "another game is for friends, too");
}

#[test]
fn a_new_table_is_me_against_one_bot_unless_told_otherwise() {
    let page = new_table(&samples::new_table(Lang::En)).into_string();
    assert!(page.contains("name=\"seats\" value=\"2\" checked"));
    assert!(page.contains("value=\"me\" selected>Me (Anna)"));
    assert!(page.contains("value=\"bot:search:3\" selected>Level 3 · plans its turn"));
    for field in ["hints", "listed"] {
        assert!(page.contains(&format!("name=\"{field}\" value=\"on\" checked")), "{field}");
    }
    assert!(!page.contains("role=\"alert\""));
}

#[test]
fn every_seat_offers_six_levels_before_the_bots_for_tests() {
    for lang in Lang::ALL {
        let page = new_table(&samples::new_table(lang)).into_string();
        let rows: Vec<_> = page.split("<select class=\"field\" name=\"who").skip(1).collect();
        assert_eq!(rows.len(), 4, "Tikal has four seats");
        for row in rows {
            let row = row.split_once("</select>").expect("selects are closed").0;
            let offered: Vec<_> = row
                .split("value=\"bot:")
                .skip(1)
                .filter_map(|it| it.split_once('"'))
                .map(|it| it.0)
                .collect();
            let all =
                ["search:1", "search:2", "search:3", "search:4", "search:5", "search:6", "greedy", "random"];
            assert_eq!(offered, all);
            assert_eq!(row.matches("<optgroup label=").count(), 2);
        }
    }
}

#[test]
fn a_level_that_thinks_for_seconds_is_offered_where_it_is_allowed() {
    for (slow_bots, offered) in [(false, 0), (true, 4)] {
        let page = new_table(&NewTable { slow_bots, ..samples::new_table(Lang::En) }).into_string();
        assert_eq!(page.matches("value=\"bot:search:7\"").count(), offered);
    }
}

#[test]
fn playing_at_once_has_a_level() {
    let page = lobby(&samples::empty_lobby(Lang::En)).into_string();
    for form in page.split("action=\"/play\"").skip(1) {
        let form = form.split_once("</form>").expect("forms are closed").0;
        if form.contains("name=\"preset\" value=\"first\"") {
            continue;
        }
        let level = form.split_once("name=\"level\"").expect("the level can be chosen").1;
        assert_eq!(level.matches("<option value=").count(), 6);
        assert!(level.contains("<option value=\"3\" selected>Level 3</option>"));
    }
}

#[test]
fn a_refused_form_says_why_and_keeps_what_was_chosen() {
    for (error, why) in errors().into_iter().zip([
        "This game is for 2 to 4 players, not 9.",
        "This game has no option “&lt;i&gt;”.",
        "this value does not fit.",
        "Nobody would sit at this table",
        "“who2”",
        "A name has 1 to 40 characters of one script",
    ]) {
        let page = new_table(&refused(Lang::En, error)).into_string();
        let alert = page.split_once("role=\"alert\"").expect("the reason stands out").1;
        assert!(alert.split_once("</p>").is_some_and(|it| it.0.contains(why)), "{why}");
        assert!(page.contains("name=\"seats\" value=\"3\" checked"));
        assert!(page.contains("value=\"hot\" selected"));
        assert!(page.contains("name=\"set-auction\" value=\"on\" checked"));
        for field in ["hints", "listed"] {
            assert!(!page.contains(&format!("name=\"{field}\" value=\"on\" checked")), "{field}");
        }
    }
}

#[test]
fn the_refused_field_is_marked() {
    let page = new_table(&refused(Lang::En, FormError::BadField("who2".into()))).into_string();
    assert!(page.contains("name=\"who2\" id=\"who2\" aria-invalid=\"true\""));
    assert!(!page.contains("name=\"who1\" id=\"who1\" aria-invalid"));
}

#[test]
fn columns_of_the_result_add_up() {
    for (seats, auction) in [(2, "off"), (3, "on"), (4, "on")] {
        let (play, cards) = (finished_game(seats, auction, samples::lively), sitters(seats));
        let page = score(&table(Lang::En, &*play, &cards)).into_string();
        let body = page.split_once("<tbody>").expect("there is a table").1;
        let (rows, total) = body.split_once("</tbody>").expect("the table has a foot");
        let sums = rows
            .split("<tr>")
            .skip(1)
            .map(cells)
            .reduce(|sum, row| sum.iter().zip(row).map(|(sum, n)| sum + n).collect());
        assert_eq!(sums, Some(cells(total)), "{seats} seats, auction {auction}");
        let mut best_first = play.scores();
        best_first.sort_unstable_by_key(|it| -it);
        assert_eq!(cells(total), best_first);
    }
}

/// The numbers of a row.
fn cells(row: &str) -> Vec<i32> {
    let cells = row.split("<td").skip(1).filter_map(|it| it.split_once("</td>"));
    let numbers =
        cells.filter_map(|(cell, _)| cell.rsplit(['>', ' ']).next()?.replace('−', "-").parse().ok());
    numbers.collect()
}

#[test]
fn those_with_equal_points_share_the_victory() {
    let (play, cards) = (finished_game(2, "off", samples::lazy), sitters(2));
    assert_eq!(play.scores(), [0, 0]);
    let page = score(&table(Lang::En, &*play, &cards)).into_string();
    assert!(page.contains("Shared victory: Anna, &lt;b"));
}

#[test]
fn the_winner_and_the_margin_are_named() {
    let (play, cards) = (finished_game(2, "off", samples::lively), sitters(2));
    let scores = play.scores();
    assert_ne!(scores[0], scores[1], "this game must have one winner");
    let page = score(&table(Lang::Pl, &*play, &cards)).into_string();
    assert!(page.contains("Wygrywa "));
    assert!(page.contains(&format!(" o {} ", (scores[0] - scores[1]).abs())));
}

#[test]
fn the_reader_is_marked_unless_others_share_the_screen() {
    let (play, mut cards) = (finished_game(3, "off", samples::lazy), sitters(3));
    let page = score(&table(Lang::En, &*play, &cards)).into_string();
    assert!(page.contains("Anna (you)") && !page.contains("Balam (you)"));
    cards[2].sitter = samples::person("Borek", true);
    assert!(!score(&table(Lang::En, &*play, &cards)).into_string().contains("(you)"));
}

#[test]
fn the_rules_lead_to_their_chapters() {
    let page = rules(&samples::rules(Lang::Cs)).into_string();
    assert!(page.contains("<a href=\"#chapter-1\">1. Aim</a>"));
    assert!(page.contains("<article class=\"ledger card\" lang=\"en\"><p>Text</p></article>"));
}

#[test]
fn only_those_who_played_are_offered_a_rematch() {
    let (play, cards) = (finished_game(2, "off", samples::lazy), sitters(2));
    let mut table = table(Lang::En, &*play, &cards);
    assert!(score(&table).into_string().contains("/t/t7/rematch"));
    table.viewer = Viewer::Watcher;
    assert!(!score(&table).into_string().contains("/t/t7/rematch"));
}

#[test]
fn the_result_of_a_game_in_progress_names_no_winner() {
    let play = samples::tikal().start(2, &[], &7.into()).expect("two may play");
    let cards = sitters(2);
    let mut table = table(Lang::En, &*play, &cards);
    table.stage = Stage::Running;
    table.seed = None;
    table.viewer = Viewer::Seat(Seat::new(1));
    let page = score(&table).into_string();
    assert!(page.contains("Points so far"));
    assert!(!page.contains("sha256sum"), "the seed is a secret until the end");
}
