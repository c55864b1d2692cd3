//! The table and replay pages: every choice can be pressed, every part fits its page, every word is there.

use std::collections::HashSet;

use patolli_catalog::{AnyPlay, Bot, Lang, Localizer, Message, Seat, Seed, Status, Viewer, game, rules};
use patolli_web::{
    Part, board_svg,
    model::{Replay, SeatCard, Shell, Sitter, Stage, Table, Theme},
    replay, replay_parts, table, table_parts,
};

/// A name that would break pages that do not escape.
const NASTY: &str = "<b onclick='x()'>\"&Žofie";

/// A game of random decisions, stopped in the middle.
fn random_game(seats: u8, auction: bool, seed: u64, steps: usize) -> Box<dyn AnyPlay> {
    bot_game(Bot::Random, seats, auction, seed, steps)
}

fn bot_game(bot: Bot, seats: u8, auction: bool, seed: u64, steps: usize) -> Box<dyn AnyPlay> {
    let kind = game("tikal").expect("Tikal is in the catalogue");
    let options = [("auction".to_owned(), if auction { "on" } else { "off" }.to_owned())];
    let seed = Seed::from(seed);
    let mut play = kind.start(seats, &options, &seed).expect("the options are good");
    let mut rng = seed.rng();
    for _ in 0..steps {
        let Status::Asks(seat) = play.status() else { break };
        let decision = play.bot_choice(bot, &mut rng).expect("somebody is asked");
        play.play(seat, &decision).expect("bots decide by the rules");
    }
    play
}

fn asked(play: &dyn AnyPlay) -> Seat {
    match play.status() {
        Status::Asks(seat) => seat,
        Status::Over => Seat::new(0),
    }
}

/// The reader on the seat that is asked, a person with a bad name, and bots.
fn sitters(play: &dyn AnyPlay) -> Vec<SeatCard> {
    let own = asked(play);
    let sitter = |seat: Seat| match seat {
        _ if seat == own => {
            Sitter::Person { name: "Anna".to_owned(), mine: true, online: true, account: false }
        }
        _ if seat == own.next(play.seats()) => {
            Sitter::Person { name: NASTY.to_owned(), mine: false, online: false, account: false }
        }
        _ => Sitter::Bot { bot: "greedy".to_owned(), name: "Balam".to_owned() },
    };
    Seat::all(play.seats()).map(|seat| SeatCard { seat, sitter: sitter(seat) }).collect()
}

fn model<'a>(play: &'a dyn AnyPlay, seats: &'a [SeatCard], lang: Lang) -> Table<'a> {
    let running = play.status() != Status::Over;
    Table {
        shell: Shell { lang, theme: Theme::System, guest: "Anna", path: "/t/abc", notice: None },
        id: "abc",
        play,
        version: u32::try_from(play.steps()).expect("games are short"),
        stage: if running { Stage::Running } else { Stage::Finished },
        seats,
        viewer: Viewer::Seat(asked(play)),
        listener: Viewer::Seat(asked(play)),
        curtain: None,
        may_decide: running,
        seen: play.steps().saturating_sub(20),
        watchers: 2,
        invite: None,
        renews: false,
        closes: false,
        commitment: "00ff".to_owned(),
        words: Vec::new(),
        dealt: true,
        rematch: None,
        seed: None,
        refused: None,
        stale: false,
        away: false,
        hint: patolli_web::model::Hint::None,
        presence: patolli_web::model::Presence::default(),
        talk: patolli_web::model::Talk::default(),
        marks: Vec::new(),
        coach: None,
        listed: false,
    }
}

/// Games at many moments: both variants, all numbers of players.
fn moments() -> impl Iterator<Item = Box<dyn AnyPlay>> {
    let steps = [0, 1, 2, 40, 90, 160, 230];
    let tables = [(2, false), (3, true), (4, false), (4, true)];
    tables.into_iter().flat_map(move |(seats, auction)| {
        (0u64..).zip(steps).map(move |(seed, steps)| random_game(seats, auction, seed + 1, steps))
    })
}

/// What a reader sees or hears: text between tags, and the attributes that are spoken.
fn spoken(html: &str) -> Vec<String> {
    let mut texts: Vec<String> =
        html.split('<').filter_map(|it| it.split_once('>')).map(|it| it.1.to_owned()).collect();
    for attribute in [" title=\"", " aria-label=\"", " placeholder=\"", " data-confirm=\"", " data-title=\""]
    {
        texts.extend(
            html.split(attribute).skip(1).filter_map(|it| it.split_once('"')).map(|it| it.0.to_owned()),
        );
    }
    texts
}

fn assert_all_words_known(html: &str, words: &Localizer) {
    for text in spoken(html) {
        for token in text.split(|it: char| !(it.is_ascii_alphanumeric() || it == '-')) {
            // The keys of the interface have a dash and are no words of any language.
            let is_key = ["table-", "replay-", "board-", "seat-", "game-", "do-", "ask-", "bot-", "hint-"];
            let shown = is_key.iter().any(|it| token.starts_with(it) && token.len() > it.len());
            assert!(!shown, "a message is missing in {:?}: {token} in “{text}”", words.lang());
        }
    }
}

fn assert_harmless(html: &str) {
    assert!(!html.contains(" style=\""), "styles stand in style sheets");
    assert!(!html.contains("<b onclick") && !html.contains("'>\"&"), "names are escaped");
    let scripts = html.split("<script").skip(1);
    for script in scripts {
        let (tag, rest) = script.split_once('>').expect("tags are closed");
        assert!(tag.contains(" src=\"/assets/") && rest.starts_with("</script>"), "scripts are files: {tag}");
    }
}

/// Each part has its id at its outermost element and stands in the page exactly so.
fn assert_parts_fit(parts: &[Part], page: &str) {
    let mut seen = HashSet::new();
    // The page marks what is new to the reader.
    let plain = |text: &str| text.replace("class=\"new ", "class=\"").replace(" class=\"new\"", "");
    let page = &plain(page);
    for part in parts {
        let tag = part.html.split_once('>').expect("a part is an element").0;
        assert!(tag.contains(&format!(" id=\"{}\"", part.id)), "{}: {tag}", part.id);
        assert!(page.contains(&plain(&part.html)), "the page has another {}", part.id);
        assert_eq!(page.matches(&format!(" id=\"{}\"", part.id)).count(), 1, "{} stands once", part.id);
        assert!(seen.insert(part.id.as_str()), "{} is there twice", part.id);
    }
}

#[test]
fn pages_speak_three_languages_and_hold_no_foreign_code() {
    for play in moments() {
        let seats = sitters(&*play);
        for lang in Lang::ALL {
            let html = table(&model(&*play, &seats, lang)).into_string();
            assert_all_words_known(&html, Localizer::for_game(lang, "tikal"));
            assert_harmless(&html);
        }
    }
}

/// Every legal choice can be pressed once, every refused one is there with its reason and cannot.
#[track_caller]
fn assert_one_button_each(play: &dyn AnyPlay) {
    let seats = sitters(play);
    let html = table(&model(play, &seats, Lang::En)).into_string();
    for choice in play.choices() {
        let attribute = if choice.refused.is_some() { "data-no" } else { "name=\"do\" value" };
        let button = format!("{attribute}=\"{}\"", choice.notation);
        // A refused way to end the turn is the turn button with its reason.
        if choice.refused.is_none() || choice.icon != "end-turn" {
            assert_eq!(html.matches(&button).count(), 1, "{}", choice.notation);
        }
    }
    let legal = play.choices().iter().filter(|it| it.refused.is_none()).count();
    assert_eq!(html.matches(" name=\"do\"").count(), legal, "no button without a choice");
}

#[test]
fn every_choice_is_one_button() {
    for play in moments() {
        assert_one_button_each(&*play);
    }
}

#[test]
fn what_interrupts_a_question_stands_in_a_small_row_of_its_own() {
    let kind = game("teotihuacan").expect("Teotihuacan is in the catalogue");
    let mut found = 0;
    for seed in (0..6).map(Seed::from) {
        let (mut play, mut rng) = (kind.start(2, &[], &seed).expect("two may play"), seed.rng());
        while let Status::Asks(seat) = play.status() {
            let asides: Vec<_> =
                play.choices().into_iter().filter(|it| it.interruption && it.refused.is_none()).collect();
            if !asides.is_empty() && found < 40 {
                found += 1;
                assert_one_button_each(&*play);
                let seats = sitters(&*play);
                let html = table(&model(&*play, &seats, Lang::En)).into_string();
                for it in asides {
                    let small = format!("class=\"aside\" name=\"do\" value=\"{}\"", it.notation);
                    assert!(html.contains(&small), "{} is no chip among the answers", it.notation);
                }
            }
            let decision = play.bot_choice(Bot::Random, &mut rng).expect("somebody is asked");
            play.play(seat, &decision).expect("bots decide by the rules");
        }
    }
    assert!(found > 10, "{found} moments");
}

/// Whether a game asks how often to trade, and some numbers are out of reach.
fn trades_beyond_reach(play: &dyn AnyPlay) -> bool {
    let choices = play.choices();
    choices.iter().any(|it| it.notation.starts_with("trade ") && it.refused.is_some())
}

#[test]
fn numbers_out_of_reach_cannot_be_pressed() {
    let kind = game("teotihuacan").expect("Teotihuacan is in the catalogue");
    let mut found = 0;
    for seed in (0..200).map(Seed::from) {
        let (mut play, mut rng) = (kind.start(2, &[], &seed).expect("two may play"), seed.rng());
        while let Status::Asks(seat) = play.status() {
            if trades_beyond_reach(&*play) {
                assert_one_button_each(&*play);
                found += 1;
            }
            let decision = play.bot_choice(Bot::Random, &mut rng).expect("somebody is asked");
            play.play(seat, &decision).expect("bots decide by the rules");
        }
        if found >= 5 {
            return;
        }
    }
    panic!("only {found} positions in which more can be traded than paid")
}

/// A volcano looks the same from all sides.
#[test]
fn tiles_that_lie_one_way_only_are_named_by_their_hex() {
    let is_placed = |play: &dyn AnyPlay| play.choices().iter().all(|it| it.rotation == Some(0));
    let games = (0..200).map(|steps| random_game(2, false, 1, steps));
    let play = games.into_iter().find(|it| is_placed(&**it)).expect("a volcano comes up");
    let seats = sitters(&*play);
    let html = table(&model(&*play, &seats, Lang::En)).into_string();
    assert_eq!(html.matches("<details class=\"group\"").count(), 1, "one group for all");
    for choice in play.choices() {
        let button = format!(
            " value=\"{}\" data-at=\"{hex}\" data-turn=\"0\">{hex}</button>",
            choice.notation,
            hex = choice.targets[0]
        );
        assert!(html.contains(&button), "{}", choice.notation);
    }
}

#[test]
fn every_turn_of_the_log_has_a_heading() {
    for play in moments() {
        let seats = sitters(&*play);
        let html = table(&model(&*play, &seats, Lang::En)).into_string();
        for group in html.split("<li class=\"turn-group\"").skip(1) {
            let inside = group.split_once('>').expect("tags are closed").1;
            assert!(inside.starts_with("<h3>"), "after {} decisions", play.steps());
        }
    }
    let play = random_game(2, false, 1, 2);
    let seats = sitters(&*play);
    let html = table(&model(&*play, &seats, Lang::En)).into_string();
    assert!(html.contains(" begins</a></h3>"), "the first turn is told as such");
}

#[test]
fn every_target_lies_on_the_board() {
    for play in moments() {
        let seats = sitters(&*play);
        let html = table(&model(&*play, &seats, Lang::En)).into_string();
        for choice in play.choices() {
            for id in choice.targets.iter() {
                assert_eq!(html.matches(&format!(" id=\"{id}\"")).count(), 1, "{id} for {}", choice.notation);
            }
        }
    }
}

#[test]
fn parts_are_what_the_page_holds() {
    for play in moments() {
        let seats = sitters(&*play);
        let model = model(&*play, &seats, Lang::Cs);
        let page = table(&model).into_string();
        assert_parts_fit(&table_parts(&model), &page);
    }
}

#[test]
fn parts_of_the_board_in_words_fit_as_well() {
    let play = random_game(3, false, 5, 60);
    let seats = sitters(&*play);
    let mut model = model(&*play, &seats, Lang::Pl);
    model.shell.path = "/t/abc?text=1";
    let page = table(&model).into_string();
    assert_parts_fit(&table_parts(&model), &page);
    assert!(!page.contains("panel-map"), "the drawing is replaced");
    assert_all_words_known(&page, Localizer::for_game(Lang::Pl, "tikal"));
}

#[test]
fn who_decides_has_turn_buttons_and_who_waits_ways_to_watch() {
    let play = random_game(2, false, 3, 40);
    let seats = sitters(&*play);
    for may_decide in [true, false] {
        let mut model = model(&*play, &seats, Lang::En);
        model.may_decide = may_decide;
        let html = table(&model).into_string();
        let times = |id: &str| html.matches(&format!(" id=\"{id}\"")).count();
        for id in ["turn-undo", "turn-reset", "turn-end"] {
            assert_eq!(times(id), usize::from(may_decide), "{id}");
        }
        for id in ["watch-all", "watch-again"] {
            assert_eq!(times(id), usize::from(!may_decide), "{id}");
        }
    }
}

#[test]
fn bots_show_their_level_and_that_they_think() {
    let play = random_game(3, false, 3, 40);
    let mut seats = sitters(&*play);
    let own = asked(&*play);
    for (card, bot) in seats.iter_mut().zip(["search:4", "search:500ms", "random"]) {
        card.sitter = Sitter::Bot { bot: bot.to_owned(), name: "Balam".to_owned() };
    }
    let mut model = model(&*play, &seats, Lang::En);
    model.may_decide = false;
    let html = table(&model).into_string();
    for name in ["Level 4", "Thinking bot", "Random bot"] {
        assert_eq!(html.matches(&format!("<span class=\"level\">{name}</span>")).count(), 1, "{name}");
    }
    let thinks =
        html.split(" data-thinks>").next().filter(|it| it.len() < html.len()).expect("a bot is asked");
    assert!(thinks.rsplit("<article").next().is_some_and(|it| it.contains(&format!("id=\"seat-{own}\""))));
    assert_eq!(html.matches(" data-thinks>").count(), 1);
}

#[test]
fn who_waits_or_watches_can_press_nothing() {
    let play = random_game(2, false, 3, 40);
    let seats = sitters(&*play);
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Watcher] {
        let mut model = model(&*play, &seats, Lang::En);
        model.may_decide = false;
        model.viewer = viewer;
        let html = table(&model).into_string();
        assert!(!html.contains(" name=\"do\"") && !html.contains(" name=\"undo\""));
        assert!(html.contains("Waiting for Anna."));
    }
}

#[test]
fn undo_over_a_reveal_is_not_offered() {
    let digs = |it: &dyn AnyPlay| it.steps_since(0).iter().any(|step| step.notation.starts_with("dig"));
    let mut games = (1..50).map(|seed| bot_game(Bot::Random, 4, false, seed, 250));
    let whole = games.find(|it| digs(&**it)).expect("somebody digs");
    let mut reveals = 0;
    for step in 1..whole.steps() {
        let play = whole.at_step(step);
        let seats = sitters(&*play);
        let html = table(&model(&*play, &seats, Lang::En)).into_string();
        assert_eq!(html.contains(" name=\"undo\""), play.undo_length().is_ok(), "after {step} steps");
        reveals += usize::from(html.contains("Something hidden was revealed"));
    }
    assert!(reveals > 0, "some moments come after a reveal");
}

#[test]
fn a_page_without_script_looks_again_while_its_reader_waits() {
    let play = random_game(2, false, 3, 40);
    let seats = sitters(&*play);
    let mut model = model(&*play, &seats, Lang::En);
    let refresh = "<noscript><meta http-equiv=\"refresh\"";
    let asked = table(&model).into_string();
    assert!(!asked.contains(refresh) && !asked.contains("look-again"), "whoever decides is left alone");
    model.may_decide = false;
    let waits = table(&model).into_string();
    assert!(waits.contains(refresh) && waits.contains("look-again"));
    model.stage = Stage::Finished;
    assert!(!table(&model).into_string().contains(refresh), "nothing more will come");
}

#[test]
fn an_open_table_shows_its_link_as_a_code() {
    let play = random_game(2, false, 3, 0);
    let mut seats = sitters(&*play);
    seats[1].sitter = Sitter::Open;
    let link = "https://games.example.org/i/k7m2pqr9".to_owned();
    let model = Table {
        stage: Stage::Open,
        invite: Some(link),
        may_decide: false,
        ..model(&*play, &seats, Lang::En)
    };
    let page = table(&model).into_string();
    assert!(page.contains("<figure class=\"qr\"><svg viewBox=\"0 0 "));
    assert!(page.contains("data-share=\"https://games.example.org/i/k7m2pqr9\""));
    assert!(page.contains("<noscript><meta http-equiv=\"refresh\""), "who sits there waits");
}

#[test]
fn refusals_and_late_clicks_are_told() {
    let play = random_game(2, false, 3, 40);
    let seats = sitters(&*play);
    let mut model = model(&*play, &seats, Lang::En);
    model.refused = Some((Message::new("table-undo-nothing"), "T-090"));
    model.stale = true;
    let html = table(&model).into_string();
    assert!(html.contains("Nothing to undo yet") && html.contains("/rules/tikal/T-090"));
    assert!(html.contains("The game has moved on"));
}

#[test]
fn a_database_that_does_not_answer_is_told() {
    let play = random_game(2, false, 5, 12);
    let seats = sitters(&*play);
    for lang in Lang::ALL {
        let notice = Localizer::for_game(lang, "tikal").text("table-away");
        let mut model = model(&*play, &seats, lang);
        assert!(!table(&model).into_string().contains(&notice));
        model.away = true;
        let page = table(&model).into_string();
        let part =
            table_parts(&model).into_iter().find(|it| it.id == "away").expect("it comes and goes").html;
        assert!(
            part.contains("role=\"status\"") && part.contains(&notice) && !part.contains(" hidden"),
            "{part}"
        );
        assert!(page.contains(&part));
    }
}

#[test]
fn an_open_table_has_a_button_for_each_free_seat() {
    let play = random_game(4, false, 3, 0);
    let mut seats = sitters(&*play);
    seats[2].sitter = Sitter::Open;
    seats[3].sitter = Sitter::Open;
    // Readers who sit already have no use for another seat.
    for card in &mut seats {
        if let Sitter::Person { mine, .. } = &mut card.sitter {
            *mine = false;
        }
    }
    let mut model = model(&*play, &seats, Lang::En);
    model.stage = Stage::Open;
    model.may_decide = false;
    model.invite = Some("http://example.org/i/abc&def".to_owned());
    let html = table(&model).into_string();
    assert_eq!(html.matches("action=\"/t/abc/join\"").count(), 2);
    assert!(html.contains("name=\"seat\" value=\"2\"") && html.contains("name=\"seat\" value=\"3\""));
    assert!(html.contains("http://example.org/i/abc&amp;def"));
    assert_parts_fit(&table_parts(&model), &html);
}

#[test]
fn a_finished_table_leads_on() {
    let play = random_game(2, false, 4, 5000);
    assert_eq!(play.status(), Status::Over);
    let seats = sitters(&*play);
    let html = table(&model(&*play, &seats, Lang::En)).into_string();
    for way in ["href=\"/t/abc/score\"", "action=\"/t/abc/rematch\"", "href=\"/t/abc/replay?n=0\""] {
        assert!(html.contains(way), "{way}");
    }
    let best = play.scores().into_iter().max().expect("somebody played");
    assert!(html.contains(&format!("<span class=\"amt\">{best}<")));
}

#[test]
fn any_moment_can_be_looked_at() {
    let whole = random_game(3, false, 6, 150);
    let seats = sitters(&*whole);
    for step in [0, 1, 75, whole.steps()] {
        let past = whole.at_step(step);
        let mut at = model(&*past, &seats, Lang::Pl);
        at.may_decide = false;
        let moment = Replay { table: at, whole: &*whole, step };
        let page = replay(&moment).into_string();
        assert_parts_fit(&replay_parts(&moment), &page);
        assert_all_words_known(&page, Localizer::for_game(Lang::Pl, "tikal"));
        assert_harmless(&page);
        assert!(page.contains(&format!("value=\"{step}\"")), "the slider stands at {step}");
        assert!(!page.contains(" name=\"do\""), "nothing can be decided");
    }
}

#[test]
fn a_picture_stands_alone() {
    for play in moments() {
        let seats = sitters(&*play);
        let svg = board_svg(&model(&*play, &seats, Lang::En)).into_string();
        assert!(svg.starts_with("<svg xmlns=") && !svg.contains("/assets/"));
        assert_eq!(svg.matches("<svg").count(), svg.matches("</svg>").count());
        for name in svg.split("href=\"#").skip(1).filter_map(|it| it.split_once('"')).map(|it| it.0) {
            assert!(svg.contains(&format!("id=\"{name}\"")), "{name} is in the file");
        }
    }
}

/// The words in the reader's own bar about what awaits them.
fn reminder(html: &str) -> String {
    let (_, after) = html.split_once(" id=\"own-reminder\">").expect("the own bar has room for a reminder");
    let words = after.split_once("</p>").expect("a paragraph ends").0;
    words.rsplit_once("<span>").map_or_else(String::new, |it| it.1.replace("</span>", ""))
}

/// What a reminder must say of the seat that is asked, by the view of that seat; nothing if there need be none.
fn expected_reminder(play: &dyn AnyPlay) -> Option<String> {
    let (seat, view) = (asked(play), play.view(Viewer::Seat(asked(play))));
    if let Some(it) = view.get::<rules::tzolkin::Tzolkin>() {
        let player = &it.players[seat.index()];
        let waits = it.calendar.to_food_day > 0 || it.calendar.food_today;
        return waits.then(|| format!("{} corn, you have {}", player.hunger, player.corn));
    }
    if let Some(it) = view.get::<rules::teotihuacan::Teotihuacan>() {
        let player = &it.players[seat.index()];
        let words = format!("wages {} cocoa, you have {}", player.wages, player.cocoa);
        return Some(words).filter(|_| it.phase == rules::teotihuacan::Phase::Play);
    }
    let it = view.get::<rules::tikal::Tikal>()?;
    let player = &it.players[seat.index()];
    let points = player.temples_now + player.treasures_now;
    let scores = it.turn.seat == seat && it.turn.kind == rules::tikal::TurnKind::Scoring;
    scores.then(|| format!("Scoring turn now: {points} point"))
}

#[test]
fn the_own_bar_says_with_numbers_what_awaits_the_reader() {
    for name in ["tikal", "tzolkin", "teotihuacan"] {
        let kind = game(name).expect("it is in the catalogue");
        let (mut play, mut said) = (kind.start(2, &[], &Seed::from(5)).expect("a plain table"), 0);
        let mut rng = Seed::from(5).rng();
        while let Status::Asks(seat) = play.status() {
            let expected = expected_reminder(play.as_ref());
            if let Some(words) = expected.filter(|_| play.steps().is_multiple_of(7)) {
                let page = table(&model(play.as_ref(), &sitters(play.as_ref()), Lang::En)).into_string();
                assert!(reminder(&page).contains(&words), "{name}: {words}: {}", reminder(&page));
                said += 1;
            }
            let decision = play.bot_choice(Bot::Random, &mut rng).expect("somebody is asked");
            play.play(seat, &decision).expect("bots decide by the rules");
        }
        assert!(said > 0, "{name} reminds of something");
    }
}

#[test]
fn every_player_has_a_sheet_and_players_have_no_tab() {
    for name in ["tikal", "tzolkin", "teotihuacan"] {
        let kind = game(name).expect("it is in the catalogue");
        let play = kind.start(3, &[], &Seed::from(2)).expect("a plain table");
        let page = table(&model(play.as_ref(), &sitters(play.as_ref()), Lang::En)).into_string();
        for seat in Seat::all(3).filter(|it| *it != asked(play.as_ref())) {
            assert!(page.contains(&format!("popovertarget=\"sheet-seat-{seat}\"")), "{name}: {seat}");
            assert!(page.contains(&format!("id=\"sheet-seat-{seat}\" popover=\"auto\"")), "{name}: {seat}");
        }
        assert!(!page.contains("panel-players"), "{name}");
        let tabs = page.matches(" type=\"radio\" name=\"panel\"").count();
        assert!((3..=5).contains(&tabs), "{name} has {tabs} tabs");
    }
}
