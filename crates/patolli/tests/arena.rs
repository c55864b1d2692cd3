//! Contests between bots, as people and scripts call them.

mod support;

use std::fs;

use serde_json::Value;
use support::run;

fn arena(args: &[&str]) -> Value {
    run(&[&["arena"], args, &["--json"]].concat()).succeeded().json()
}

fn bot<'a>(report: &'a Value, name: &str) -> &'a Value {
    let bots = report["bots"].as_array().expect("a list");
    bots.iter().find(|it| it["name"] == name).unwrap_or_else(|| panic!("{name} in {report}"))
}

fn number(of: &Value, key: &str) -> f64 {
    of[key].as_f64().unwrap_or_else(|| panic!("{key} in {of}"))
}

/// The report without what a clock says.
fn timeless(mut report: Value) -> Value {
    for bot in report["bots"].as_array_mut().expect("a list") {
        for key in ["ms_per_decision", "median_ms_per_decision"] {
            assert!(bot[key].take().as_f64().is_some_and(|it| it > 0.0), "{key} in {bot}");
        }
    }
    report
}

#[test]
fn a_contest_reports_everything_programs_rely_on() {
    let report = arena(&["tikal", "--bots", "greedy,random", "--games", "5", "--set", "auction=on"]);
    assert_eq!((&report["game"], &report["seats"], &report["seed"]), (&"tikal".into(), &2.into(), &1.into()));
    assert_eq!((&report["games"], &report["deals"]), (&6.into(), &3.into()), "whole deals are played");
    assert_eq!(report["options"]["auction"], "on");
    assert_eq!(report["bots"].as_array().map(Vec::len), Some(2));
    let greedy = bot(&report, "greedy");
    assert_eq!(greedy["games"], 6);
    for key in
        ["wins", "win_rate", "low", "high", "mean_score", "mean_margin", "margin_error", "elo", "decisions"]
    {
        number(greedy, key);
    }
    assert!(number(greedy, "ms_per_decision") > 0.0 && number(greedy, "median_ms_per_decision") > 0.0);
    let (low, rate, high) = (number(greedy, "low"), number(greedy, "win_rate"), number(greedy, "high"));
    assert!((0.0..=rate).contains(&low) && (rate..=1.0).contains(&high), "{greedy}");
    assert!(rate > 0.5, "greedy beats random: {report}");
    let wins = number(greedy, "wins") + number(bot(&report, "random"), "wins");
    assert!((wins - 6.0).abs() < 1e-9, "every game is won once: {report}");
    assert!(number(&report, "winner_mean_score") >= number(greedy, "mean_score"));
}

#[test]
fn the_same_seed_gives_the_same_games_on_every_thread_count() {
    let play = |more: &[&str]| {
        timeless(arena(&[&["tikal", "--bots", "search:20it,greedy", "--games", "2"], more].concat()))
    };
    let one = play(&["--threads", "1"]);
    assert_eq!(one, play(&["--threads", "2"]));
    assert_ne!(one, play(&["--seed", "other"]));
}

#[test]
fn one_bot_sits_everywhere_against_the_rest() {
    let report = arena(&["tzolkin", "--bots", "search:5it,random", "--seats", "3", "--games", "3"]);
    assert_eq!((&report["games"], &report["deals"]), (&3.into(), &1.into()));
    let (search, random) = (bot(&report, "search:5it"), bot(&report, "random"));
    assert_eq!((&search["games"], &random["games"]), (&3.into(), &6.into()));
    let margins = number(search, "mean_margin") + 2.0 * number(random, "mean_margin");
    assert!(margins.abs() < 1e-6, "what one is ahead, the others are behind: {report}");
}

#[test]
fn a_bot_among_itself_needs_no_second_seating() {
    let report = arena(&["tikal", "--bots", "random", "--games", "3"]);
    assert_eq!((&report["seats"], &report["games"], &report["deals"]), (&4.into(), &3.into(), &3.into()));
    assert_eq!(report["bots"].as_array().map(Vec::len), Some(1));
    assert!((number(bot(&report, "random"), "win_rate") - 0.25).abs() < 1e-9, "{report}");
}

#[test]
fn teotibot_has_an_entry_of_its_own() {
    let report = arena(&["teotihuacan", "--seats", "1", "--bots", "search:5it", "--games", "2"]);
    let (search, teotibot) = (bot(&report, "search:5it"), bot(&report, "teotibot"));
    assert!((number(search, "wins") + number(teotibot, "wins") - 2.0).abs() < 1e-9, "{report}");
    assert!(teotibot["ms_per_decision"].is_null() && teotibot["decisions"] == 0, "it never decides");
}

#[test]
fn without_json_a_table_is_printed() {
    let text = run(&["arena", "tikal", "--bots", "greedy,random", "--games", "2"]).succeeded().out;
    for word in ["tikal, 2 seats, 2 games on 1 deal, seed 1", "95 %", "greedy", "random", "winners score"] {
        assert!(text.contains(word), "{word} in {text}");
    }
}

#[test]
fn what_cannot_be_contested_is_refused_in_words() {
    let refused: [(&[&str], &str); 12] = [
        (&["chess", "--bots", "greedy"], "there is no game `chess`"),
        (&["tikal", "--bots", "search:0it"], "1 to 100000000 simulations"),
        (&["tikal", "--bots", "search:-5it"], "there is no bot `search:-5it`"),
        (&["tikal", "--bots", "search:999999999999it"], "there is no bot `search:999999999999it`"),
        (&["tikal", "--bots", "search:4000000000ms"], "1 to 3600000 ms"),
        (&["tikal", "--bots", "v1:0it,greedy"], "there is no bot `v1:0it`"),
        (&["tikal", "--bots", "v9:4,greedy"], "there is no bot `v9:4`"),
        (&["tikal", "--bots", "search:4", "--sprt"], "name another one"),
        (&["tikal", "--bots", "search:7"], "there is no bot `search:7`"),
        (&["tikal", "--bots", "greedy,greedy,random", "--seats", "2"], "2 seats need 2 bots, not 3"),
        (&["tikal", "--bots", "greedy", "--seats", "1"], "2 to 4 seats, not 1"),
        (&["tikal", "--bots", "greedy", "--seed", "two words"], "visible ASCII characters"),
    ];
    for (args, words) in refused {
        let done = run(&[&["arena"], args].concat());
        assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{args:?}");
        assert!(done.err.contains(words), "{args:?}: {}", done.err);
    }
    for args in [&["arena", "tikal"][..], &["arena", "tikal", "--bots", "greedy", "--games", "0"]] {
        assert_eq!(run(args).code, Some(2), "{args:?}");
    }
}

#[test]
fn searching_bots_play_a_series_that_can_be_repeated() {
    for game in ["tikal", "tzolkin", "teotihuacan"] {
        let play = |more: &[&str]| {
            let args =
                ["simulate", game, "--games", "2", "--seats", "2", "--bots", "search:5it,greedy", "--json"];
            run(&[&args[..], more].concat()).succeeded().json()["digest"].clone()
        };
        let one = play(&["--threads", "1"]);
        assert_eq!(one, play(&["--threads", "2"]), "{game}");
        assert_ne!(one, play(&["--seed", "2"]), "{game}");
    }
}

/// The weights of the program as a file, and its path.
fn weights_file(game: &str, folder: &tempfile::TempDir) -> String {
    let file = folder.path().join(format!("{game}.txt"));
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/../ai/weights");
    fs::copy(format!("{source}/{game}.txt"), &file).expect("the weights of the program");
    file.to_str().expect("a plain path").to_owned()
}

#[test]
fn a_bot_with_the_weights_of_a_file_plays_like_that_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = weights_file("tikal", &folder);
    let named = format!("search:10it@{file}");
    let scores = |bots: &str| {
        let report = arena(&["tikal", "--bots", bots, "--games", "2"]);
        let all = report["bots"].as_array().expect("a list").iter();
        all.map(|it| it["mean_score"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(
        scores(&format!("{named},greedy")),
        scores("search:10it,greedy"),
        "the same weights, the same games"
    );
    let report = arena(&["tzolkin", "--bots", "search:10it,v1:10it", "--seats", "4", "--games", "4"]);
    assert_eq!(
        (bot(&report, "search:10it")["games"].clone(), bot(&report, "v1:10it")["games"].clone()),
        (4.into(), 12.into())
    );
}

#[test]
fn weights_that_do_not_fit_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = weights_file("tikal", &folder);
    let refuse = |game: &str, file: &str, words: &str| {
        let done = run(&["arena", game, "--bots", &format!("search:4@{file},greedy")]);
        assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{file}");
        assert!(done.err.contains(words), "{words} in {}", done.err);
    };
    refuse("tzolkin", &file, "these are weights of `tikal`, not of `tzolkin`");
    refuse("tikal", "no-such-file.txt", "cannot read no-such-file.txt");
    refuse("tikal", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"), "no weights file");
    let text = fs::read_to_string(&file).expect("it is there");
    fs::write(&file, &text[..text.len() / 2]).expect("it can be written");
    refuse("tikal", &file, "line ");
}

#[test]
fn a_test_stops_as_soon_as_it_is_decided() {
    let report = arena(&["tikal", "--bots", "greedy,random", "--games", "400", "--sprt"]);
    assert_eq!(report["sprt"]["verdict"], "passed", "{report}");
    assert!(report["deals"].as_u64().is_some_and(|it| (10..=40).contains(&it)), "{report}");
    let report = arena(&["tikal", "--bots", "random,greedy", "--games", "400", "--sprt"]);
    assert_eq!(report["sprt"]["verdict"], "failed", "{report}");
}

#[test]
fn a_style_sheet_tells_how_bots_played() {
    for (game, figures) in [
        ("tzolkin", ["workers", "levels", "buildings", "unfed workers", "wood left", "source-temples-2"]),
        (
            "tikal",
            ["camps", "treasures", "unspent action points", "moves to and fro", "guards", "source-temples"],
        ),
        (
            "teotihuacan",
            ["workers", "power", "wages not paid", "wood left", "technologies", "source-temples"],
        ),
    ] {
        let report = arena(&[game, "--bots", "greedy", "--seats", "2", "--games", "2", "--style"]);
        let sheet = &report["style"][0]["figures"];
        for figure in figures {
            assert!(
                sheet[figure]["all"].is_number() && sheet[figure]["winners"].is_number(),
                "{figure} in {sheet}"
            );
        }
        let sources = sheet.as_object().expect("figures").iter().filter(|it| it.0.starts_with("source-"));
        let points: f64 = sources.filter_map(|it| it.1["all"].as_f64()).sum();
        let score = number(bot(&report, "greedy"), "mean_score");
        assert!((points - score).abs() < 0.01, "{game}: sources add up to {points}, not to {score}");
    }
    let text = run(&["arena", "tzolkin", "--bots", "greedy", "--games", "1", "--style"]).succeeded().out;
    assert!(text.contains("per seat and game") && text.contains("points: temples-2"), "{text}");
}
