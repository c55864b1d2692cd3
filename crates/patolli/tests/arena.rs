//! Contests between bots, as people and scripts call them.

mod support;

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
    for key in ["wins", "win_rate", "low", "high", "mean_score", "mean_margin", "decisions"] {
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
    let refused: [(&[&str], &str); 5] = [
        (&["chess", "--bots", "greedy"], "there is no game `chess`"),
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
