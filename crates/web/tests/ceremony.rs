//! The sheet of a food day, and the score page of a game with food days.

use patolli_catalog::{AnyPlay, Bot, Ceremony, Lang, Seat, Seed, Status, Viewer, game};
use patolli_web::{
    model::{SeatCard, Shell, Sitter, Stage, Table, Theme},
    score, table, table_parts,
};

const NAMES: [&str; 3] = ["Anna", "<i>Borek", "Cyril"];

/// A game of three with prophecies, played to its end by a bot.
fn whole(bot: Bot, seed: u64) -> Box<dyn AnyPlay> {
    let options = ["prophecies", "buildings"].map(|it| (it.to_owned(), "on".to_owned()));
    let tzolkin = game("tzolkin").expect("Tzolk'in is in the catalogue");
    let mut play = tzolkin.start(3, &options, &Seed::from(seed)).expect("the options fit");
    let mut rng = Seed::from(seed).rng();
    while let Status::Asks(seat) = play.status() {
        let decision = play.bot_choice(bot, &mut rng).expect("somebody is asked");
        play.play(seat, &decision).expect("bots decide by the rules");
    }
    play
}

fn ceremonies(play: &dyn AnyPlay) -> Vec<Ceremony> {
    play.ceremonies(Viewer::Watcher, 0)
}

fn sitters() -> Vec<SeatCard> {
    let person = |(seat, name): (u8, &str)| SeatCard {
        seat: Seat::new(seat),
        sitter: Sitter::Person { name: name.to_owned(), mine: seat == 0, online: true, account: false },
    };
    (0..).zip(NAMES).map(person).collect()
}

fn model<'a>(play: &'a dyn AnyPlay, seats: &'a [SeatCard], lang: Lang, seen: usize) -> Table<'a> {
    let over = play.status() == Status::Over;
    Table {
        shell: Shell { lang, theme: Theme::System, guest: "Anna", path: "/t/abc", notice: None },
        id: "abc",
        play,
        version: 1,
        stage: if over { Stage::Finished } else { Stage::Running },
        seats,
        viewer: Viewer::Seat(Seat::new(0)),
        listener: Viewer::Seat(Seat::new(0)),
        curtain: None,
        may_decide: play.status() == Status::Asks(Seat::new(0)),
        seen,
        watchers: 0,
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

/// The page for a reader who last decided at `seen`, and its sheets.
fn drawn(play: &dyn AnyPlay, lang: Lang, seen: usize) -> (String, String) {
    let seats = sitters();
    let model = model(play, &seats, lang, seen);
    let page = table(&model).into_string();
    let parts = table_parts(&model);
    let part = parts.into_iter().find(|it| it.id == "ceremonies").expect("sheets are a part of the page");
    assert!(page.contains(&part.html), "the part stands in the page");
    (page, part.html)
}

#[test]
fn a_food_day_has_a_sheet_with_a_row_for_each_seat_in_three_languages() {
    let whole = whole(Bot::Random, 3);
    let day = &ceremonies(&*whole)[1];
    let play = whole.at_step(day.last);
    for (lang, title) in
        [(Lang::En, "Food day 2"), (Lang::Cs, "2. den výživy"), (Lang::Pl, "Dzień Żywienia 2")]
    {
        let (page, sheets) = drawn(&*play, lang, day.last);
        let sheet =
            sheets.split("<section ").find(|it| it.contains("id=\"ceremony-2\"")).expect("it has a sheet");
        assert!(sheet.contains(" data-fresh"), "it is new to who decided nothing since");
        assert!(sheet.contains(&format!("<h2 id=\"ceremony-2-title\">{title}</h2>")), "{sheet}");
        assert_eq!(sheet.matches(" data-total=").count(), 3);
        for (seat, name) in ["Anna", "&lt;i&gt;Borek", "Cyril"].iter().enumerate() {
            let stages = day.stages.iter().filter(|it| !it.results.is_empty()).count();
            assert_eq!(
                sheet.matches(&format!(" data-seat=\"{seat}\"")).count(),
                stages,
                "{name} has a row in each"
            );
            assert_eq!(sheet.matches(&format!("<span class=\"sr\">{name}: </span>")).count(), stages + 1);
        }
        for key in ["stage-", "ceremony-total", "ceremony-continue", "ceremony-see", "ceremony-again"] {
            assert!(
                !page.contains(&format!(">{key}")) && !page.contains(&format!("\"{key}")),
                "{lang:?}: {key}"
            );
        }
        assert!(page.contains("class=\"again\" href=\"#ceremony-2\""), "the log opens it again");
        assert!(
            page.contains("<p class=\"unscripted\"><a href=\"#ceremony-2\">"),
            "it is found without script"
        );
    }
}

#[test]
fn the_rows_of_a_sheet_count_up_to_the_points_on_the_plates() {
    let whole = whole(Bot::Random, 3);
    let mut changed = 0;
    for day in &ceremonies(&*whole)[..3] {
        let play = whole.at_step(day.last);
        let (_, sheets) = drawn(&*play, Lang::En, day.last);
        let sheet = sheets.split("<section ").last().expect("it has a sheet");
        for seat in Seat::all(3) {
            let score = |n: i32| play.game().score(n).to_string();
            let (before, after) = (day.before[seat.index()], play.scores()[seat.index()]);
            let total = sheet.split(&format!(" data-total=\"{seat}\"")).nth(1).expect("a row of totals");
            assert!(total.starts_with(&format!(" data-before=\"{}\"", score(before))));
            let sum = total.split("<b class=\"sum\">").nth(1).expect("a sum");
            assert!(sum.starts_with(&format!("{}</b>", score(after))), "{sum}");
            let row = format!(" data-seat=\"{seat}\" data-after=\"");
            let last = sheet.split(&row).skip(1).last().expect("the last row of the seat");
            assert!(last.starts_with(&format!("{}\"", score(after))), "{last}");
            changed += usize::from(before != after);
        }
    }
    assert!(changed > 3, "food days bring and cost points");
}

#[test]
fn who_has_decided_since_reads_it_only_from_the_log() {
    let whole = whole(Bot::Random, 3);
    let day = &ceremonies(&*whole)[0];
    let play = whole.at_step(day.last + 3);
    let (page, sheets) = drawn(&*play, Lang::En, day.last + 1);
    assert!(sheets.contains("id=\"ceremony-1\"") && !sheets.contains("data-fresh"), "{sheets}");
    assert!(!page.contains("<p class=\"unscripted\">") && page.contains("href=\"#ceremony-1\""));
}

#[test]
fn a_food_day_that_waits_for_an_answer_does_not_cover_the_board() {
    let interrupted = (0..).find_map(|seed| {
        let play = whole(Bot::Greedy, seed);
        let day = ceremonies(&*play).into_iter().find(|it| it.last > it.first)?;
        Some((play, day))
    });
    let (play, day) = interrupted.expect("some prophecy asks");
    let (_, asking) = drawn(&*play.at_step(day.first), Lang::En, day.first);
    assert!(asking.contains(&format!("id=\"ceremony-{}\"", day.number)) && !asking.contains("data-fresh"));
    let (_, over) = drawn(&*play.at_step(day.last), Lang::En, day.first);
    assert!(over.contains("data-fresh"));
}

#[test]
fn the_last_food_day_and_the_final_scoring_are_two_sheets() {
    let play = whole(Bot::Random, 3);
    let (_, sheets) = drawn(&*play, Lang::En, play.steps() - 1);
    let fresh: Vec<_> = sheets.split("<section ").filter(|it| it.contains(" data-fresh")).collect();
    assert_eq!(fresh.len(), 2);
    assert!(fresh[0].contains("id=\"ceremony-4\"") && fresh[1].contains("id=\"ceremony-5\""));
    assert!(fresh[1].contains(">Final scoring</h2>") && fresh[1].contains(">Corn and blocks</h3>"));
}

#[test]
fn no_two_groups_of_the_log_have_the_same_key() {
    let play = whole(Bot::Random, 3);
    let (page, _) = drawn(&*play, Lang::En, 0);
    let keys: Vec<_> =
        page.split("class=\"turn-group\" id=\"").skip(1).filter_map(|it| it.split('"').next()).collect();
    let different: std::collections::BTreeSet<_> = keys.iter().collect();
    assert!(keys.len() > 3 && different.len() == keys.len(), "{keys:?}");
}

#[test]
fn the_score_page_has_the_sources_in_order_and_a_line_from_food_day_to_food_day() {
    let play = whole(Bot::Greedy, 3);
    let seats = sitters();
    let page = score(&model(&*play, &seats, Lang::En, 0)).into_string();
    let table = page.split("<tbody>").nth(1).and_then(|it| it.split("</tbody>").next()).expect("a table");
    let order = [
        "Buildings",
        "Chichen Itza",
        "Technologies",
        "Temples, epoch 1",
        "Temples, epoch 2",
        "Corn and blocks",
        "Skulls",
        "Monuments",
        "Prophecies",
        "Unfed workers",
    ];
    let rows: Vec<_> = table.split("</th>").filter_map(|it| it.rsplit('>').next()).collect();
    let places: Vec<_> = rows.iter().filter_map(|it| order.iter().position(|name| name == it)).collect();
    assert!(places.len() > 5 && places.is_sorted(), "{rows:?}");
    let marks = "<li><b>I</b> Food day 1</li><li><b>II</b> Food day 2</li><li><b>III</b> Food day 3</li>\
        <li><b>IV</b> Food day 4</li><li><b>V</b> Final scoring</li>";
    assert!(page.contains(marks));
    let line =
        page.split("class=\"curve ").nth(1).and_then(|it| it.split("points=\"").nth(1)).expect("a line");
    let points = line.split('"').next().unwrap_or_default().split_whitespace().count();
    assert_eq!(points, 6, "the start, four food days, the final scoring");
}

#[test]
fn equal_points_are_told_apart_by_workers_on_the_wheels() {
    let play = whole(Bot::Random, 3);
    let mut position = play.position_json();
    let players = position["players"].as_array_mut().expect("a list of players");
    for it in players {
        it["score"] = 80.into();
    }
    let tied = play.game().load(&position).expect("points do not matter to pieces");
    let seats = sitters();
    let text = |lang| score(&model(&*tied, &seats, lang, 0)).into_string();
    let english = text(Lang::En);
    let tie =
        english.split("<p class=\"tie\">").nth(1).and_then(|it| it.split("</p>").next()).expect("a tie");
    assert!(tie.starts_with("<b>Equal points:</b> "), "{tie}");
    let workers: Vec<u32> =
        tie.split(" · ").filter_map(|it| it.rsplit(": ").next()?.split(' ').next()?.parse().ok()).collect();
    assert_eq!(workers.len(), 3, "{tie}");
    assert!(workers.is_sorted_by(|better, worse| better >= worse), "in the order of places: {tie}");
    assert!(text(Lang::Cs).contains("Shoda bodů:") && text(Lang::Pl).contains("Remis punktowy:"));
    let mut scores = play.scores();
    scores.sort_unstable();
    assert!(scores.is_sorted_by(|one, next| one < next), "this game ends without a tie");
    assert!(!score(&model(&*play, &seats, Lang::En, 0)).into_string().contains("Equal points"));
}
