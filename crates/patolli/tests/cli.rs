//! The program as people and scripts call it.

mod support;

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
};

use serde_json::Value;
use support::{Engine, RunOutput, final_scores, patolli, quarters, record, run};

fn simulate(more: &[&str]) -> Value {
    let mut args = vec!["simulate", "tikal", "--games", "12", "--json"];
    args.extend(more);
    run(&args).succeeded().json()
}

#[test]
fn a_series_has_the_same_digest_on_every_thread_count() {
    let one = simulate(&["--seed", "5", "--threads", "1"]);
    let two = simulate(&["--seed", "5", "--threads", "2"]);
    let again = simulate(&["--seed", "5", "--threads", "2"]);
    for key in ["digest", "decisions", "mean_score", "wins_by_seat", "min_score", "max_score"] {
        assert_eq!(one[key], two[key], "{key}");
        assert_eq!(two[key], again[key], "{key}");
    }
    assert_ne!(one["digest"], simulate(&["--seed", "6"])["digest"]);
}

fn simulate_tzolkin(more: &[&str]) -> Value {
    let mut args = vec!["simulate", "tzolkin", "--json", "--set", "tribes=on", "--set", "prophecies=on"];
    args.extend(["--set", "buildings=on", "--set", "quick=on"]);
    args.extend(more);
    run(&args).succeeded().json()
}

#[test]
fn a_series_of_tzolkin_with_every_module_has_the_same_digest_on_every_thread_count() {
    for seats in ["2", "5"] {
        let series = |more: &[&str]| simulate_tzolkin(&[&["--seats", seats, "--games", "12"], more].concat());
        let (one, two) = (series(&["--threads", "1"]), series(&["--threads", "2"]));
        for key in ["digest", "decisions", "mean_score", "wins_by_seat", "min_score", "max_score"] {
            assert_eq!(one[key], two[key], "{seats} seats: {key}");
        }
        let other = series(&["--seed", "6"]);
        assert_ne!(one["digest"], other["digest"]);
        let fewer =
            run(&["simulate", "tzolkin", "--json", "--seats", seats, "--games", "12"]).succeeded().json();
        assert_ne!(one["digest"], fewer["digest"], "modules change the game");
    }
}

#[test]
fn a_series_of_tzolkin_tells_quarters_of_points() {
    let reports: Vec<_> =
        ["1", "2", "3", "4"].iter().map(|seed| simulate_tzolkin(&["--games", "1", "--seed", seed])).collect();
    let ends: Vec<Value> =
        reports.iter().flat_map(|it| [it["min_score"].clone(), it["max_score"].clone()]).collect();
    let parts = quarters(&ends.clone().into());
    assert!(parts.iter().any(|it| it % 4 != 0), "some game ends with a part of a point: {ends:?}");
    for (end, parts) in ends.iter().zip(parts) {
        assert_eq!(end.is_i64(), parts % 4 == 0, "whole points are whole numbers: {end}");
    }
    let fraction = reports.iter().zip(["1", "2", "3", "4"]).find(|(it, _)| !it["max_score"].is_i64());
    let (report, seed) = fraction.expect("the best of some game has a part of a point");
    let mut args = vec!["simulate", "tzolkin", "--games", "1", "--seed", seed, "--set", "tribes=on"];
    args.extend(["--set", "prophecies=on", "--set", "buildings=on", "--set", "quick=on"]);
    let words = run(&args).succeeded().out;
    assert!(
        words.contains(&quarters_text(quarters(&[report["max_score"].clone()].to_vec().into())[0])),
        "{words}"
    );
}

/// Quarters of a point as people read them.
fn quarters_text(quarters: i64) -> String {
    let (whole, part) =
        (quarters.abs() / 4, ["", "¼", "½", "¾"][usize::try_from(quarters.abs() % 4).expect("small")]);
    let whole = if whole == 0 && !part.is_empty() { String::new() } else { whole.to_string() };
    format!("{}{whole}{part}", if quarters < 0 { "−" } else { "" })
}

#[test]
fn a_record_of_tzolkin_is_verified_with_its_quarters() {
    let mut engine = Engine::tzolkin(5, 7);
    engine.finish();
    let record = engine.record();
    let report = support::run_with_input(&["replay", "-", "--json"], record.as_bytes()).succeeded().json();
    assert_eq!(
        (&report["game"], &report["seats"], &report["over"]),
        (&"tzolkin".into(), &5.into(), &true.into())
    );
    let scores = quarters(&report["scores"]);
    assert_eq!(scores, final_scores(&record), "a record counts quarters, a report counts points");
    assert!(scores.iter().any(|it| it % 4 != 0), "{scores:?}");
    let words = support::run_with_input(&["replay", "-"], record.as_bytes()).succeeded().out;
    for (letter, points) in ["A", "B", "C", "D", "E"].iter().zip(scores) {
        assert!(
            words.contains(&format!("{letter} {}", quarters_text(points))),
            "{letter} {points} in {words}"
        );
    }
}

#[test]
fn a_series_reports_everything_programs_rely_on() {
    let report = simulate(&["--seats", "3"]);
    let keys = [
        "game",
        "seats",
        "games",
        "seed",
        "decisions",
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "mean_score",
        "min_score",
        "max_score",
        "wins_by_seat",
        "mean_decisions",
        "digest",
    ];
    for key in keys {
        assert!(!report[key].is_null(), "{key} is missing in {report}");
    }
    assert_eq!(
        (&report["game"], &report["seats"], &report["games"]),
        (&"tikal".into(), &3.into(), &12.into())
    );
    assert_eq!(report["seed"], 1);
    let wins: f64 = report["wins_by_seat"].as_array().expect("a list").iter().filter_map(Value::as_f64).sum();
    assert!((wins - 12.0).abs() < 1e-6, "every game is won once: {report}");
}

#[test]
fn every_seat_count_and_variant_can_be_simulated() {
    for seats in ["2", "3", "4"] {
        for auction in ["auction=on", "auction=off"] {
            let report = simulate(&["--seats", seats, "--set", auction]);
            assert_eq!(report["games"], 12, "{seats} {auction}");
        }
    }
}

#[test]
fn greedy_bots_beat_random_ones() {
    let report = simulate(&["--seats", "2", "--bots", "greedy,random"]);
    let wins = |seat: usize| report["wins_by_seat"][seat].as_f64().expect("a number");
    assert!(wins(0) > wins(1), "{report}");
}

#[test]
fn without_json_a_table_is_printed() {
    let text = run(&["simulate", "tikal", "--games", "2", "--seats", "2"]).succeeded().out;
    for word in ["tikal, 2 seats, 2 games, seed 1", "games/s", "digest"] {
        assert!(text.contains(word), "{word} in {text}");
    }
}

#[test]
fn what_is_unknown_is_refused_in_words() {
    let refused: [(&[&str], &str); 9] = [
        (&["simulate", "chess"], "there is no game `chess`"),
        (&["bench", "chess"], "there is no game `chess`"),
        (&["simulate", "tikal", "--seats", "9"], "2 to 4 seats, not 9"),
        (&["simulate", "tikal", "--set", "weather=rain"], "there is no option `weather`"),
        (&["simulate", "tikal", "--set", "auction=maybe"], "auction"),
        (&["simulate", "tikal", "--bots", "genius"], "there is no bot `genius`"),
        (&["simulate", "tikal", "--bots", "random,random,random"], "4 seats need 4 bots, not 3"),
        (&["simulate", "tikal", "--seed", "two words"], "visible ASCII characters"),
        (&["replay", "no-such-file.replay"], "no-such-file.replay"),
    ];
    for (args, words) in refused {
        let done = run(args);
        assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{args:?}");
        assert!(done.err.starts_with("patolli: ") && done.err.contains(words), "{args:?}: {}", done.err);
        assert_eq!(done.err.lines().count(), 1, "{args:?}: {}", done.err);
    }
}

#[test]
fn wrong_usage_has_its_own_exit_code() {
    let wrong: [&[&str]; 6] = [
        &["simulate"],
        &["simulate", "tikal", "--games", "0"],
        &["simulate", "tikal", "--set", "auction"],
        &["bench", "--seconds", "-1"],
        &["draw", "game.replay"],
        &["conquer"],
    ];
    for args in wrong {
        let done = run(args);
        assert_eq!((done.code, done.out.as_str()), (Some(2), ""), "{args:?}: {}", done.err);
    }
}

#[test]
fn help_names_every_flag() {
    let commands: [(&[&str], &[&str]); 11] = [
        (&[], &["--listen", "--data", "--database", "Tikal, Tzolk'in and Teotihuacan"]),
        (&[], &["simulate", "arena", "engine", "replay", "draw", "analyse", "train", "bench"]),
        (&["serve"], &["--listen", "--data", "--database", "127.0.0.1:7272"]),
        (&["simulate"], &["--seats", "--games", "--seed", "--bots", "--set", "--threads", "--json"]),
        (&["arena"], &["--bots", "--seats", "--games", "--seed", "--set", "--threads", "--json", "search:6"]),
        (&["engine"], &["JSON", "docs/protocol.md"]),
        (&["replay"], &["FILE", "--json"]),
        (&["draw"], &["FILE", "--at", "--seat", "-o"]),
        (&["analyse"], &["FILE", "--simulations", "--seed", "--json"]),
        (&["train"], &["GAME", "--seats", "--games", "--rounds", "--seed", "--out", "--fresh"]),
        (&["bench"], &["GAME", "--json", "--seconds", "--seats"]),
    ];
    for (command, words) in commands {
        let help = run(&[command, &["--help"]].concat()).succeeded().out;
        for word in words {
            assert!(help.contains(word), "{word} in the help of {command:?}:\n{help}");
        }
    }
}

#[test]
fn bench_measures_every_key() {
    let report = run(&["bench", "--json", "--seconds", "0.2", "--seats", "2"]).succeeded().json();
    let keys = [
        "playouts_per_second",
        "decisions_per_second",
        "mean_choices",
        "max_choices",
        "position_bytes",
        "choices_ns",
        "apply_ns",
        "simulations_per_second",
    ];
    for key in keys {
        assert!(report["tikal"][key].as_f64().is_some_and(|it| it > 0.0), "{key} in {report}");
    }
    let named = run(&["bench", "tikal", "--seconds", "0.1"]).succeeded().out;
    assert!(named.contains("playouts/s"), "{named}");
}

#[test]
fn a_record_is_verified() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.replay");
    fs::write(&file, record(3, 7)).expect("written");
    let report = replay(&file, &["--json"]).succeeded().json();
    assert_eq!((&report["game"], &report["seats"]), (&"tikal".into(), &3.into()));
    assert_eq!((&report["verified"], &report["over"]), (&true.into(), &true.into()));
    assert_eq!(report["scores"].as_array().map(Vec::len), Some(3));
    assert!(!report["winners"].as_array().expect("a list").is_empty());
    assert_eq!(report["commitment"].as_str().map(str::len), Some(64));
    let words = replay(&file, &[]).succeeded().out;
    for word in ["tikal, 3 seats", "won by", "verified", "the deal follows from the seed 7"] {
        assert!(words.contains(word), "{word} in {words}");
    }
    let piped =
        support::run_with_input(&["replay", "-", "--json"], record(3, 7).as_bytes()).succeeded().json();
    assert_eq!(piped, report);
}

#[test]
fn the_documented_record_is_correct() {
    let page = include_str!("../../../docs/notation.md");
    let record = page.split("```record\n").nth(1).and_then(|it| it.split("```").next()).expect("a record");
    let report = support::run_with_input(&["replay", "-", "--json"], record.as_bytes()).succeeded().json();
    assert_eq!((&report["over"], &report["decisions"]), (&false.into(), &13.into()));
}

fn replay(file: &Path, more: &[&str]) -> RunOutput {
    run(&[&["replay", file.to_str().expect("a plain path")], more].concat())
}

/// Line number, from 1, and text of the turn in the middle of a record.
fn middle_turn(record: &str) -> (usize, &str) {
    let turns: Vec<_> =
        record.lines().enumerate().filter(|(_, it)| it.starts_with(|it: char| it.is_ascii_digit())).collect();
    let (index, line) = turns[turns.len() / 2];
    (index + 1, line)
}

#[test]
fn a_damaged_record_is_refused_in_words() {
    let good = record(2, 7);
    let (number, turn) = middle_turn(&good);
    let at = format!("line {number}: ");
    let digest = turn.rsplit_once('=').expect("turns have digests").1;
    let other_seat = format!("{}{}", if turn.starts_with('0') { '1' } else { '0' }, &turn[1..]);
    let deal = good.lines().find(|it| it.starts_with("deal")).expect("records have a deal");
    let damaged: [(String, &str); 11] = [
        (String::new(), "not a record"),
        ("\u{0}\u{1}".to_owned(), "not a record"),
        (good.replace(turn, "0: dance h00"), &at),
        (good.replace(turn, "conquer everything"), &at),
        (good.replace(turn, &other_seat), &at),
        (good.replace(digest, "0000000000000000"), &at),
        (good.replace("game tikal", "game chess"), "there is no game `chess`"),
        (good.replace("seats 2", "seats 7"), "2 to 4 seats, not 7"),
        (good.replace("seed 7", "seed 8"), "not the one the seed and the words give"),
        (good.replace(deal, "deal nonsense"), "not a deal"),
        (format!("{good}{}", "# more\n".repeat(200_000)), "longer than"),
    ];
    for (text, words) in damaged {
        let done = support::run_with_input(&["replay", "-"], text.as_bytes());
        assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{words}: {}", done.err);
        assert!(done.err.contains("standard input: ") && done.err.contains(words), "{words}: {}", done.err);
    }
    let binary = support::run_with_input(&["replay", "-"], &[0xff, 0xfe, 0x00]);
    assert_eq!(binary.code, Some(1), "{}", binary.err);
}

#[test]
fn any_moment_can_be_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.replay");
    fs::write(&file, record(2, 3)).expect("written");
    let draw =
        |more: &[&str]| run(&[&["draw", file.to_str().expect("a plain path"), "-o", "-"], more].concat());
    let (start, end) = (draw(&["--at", "0"]).succeeded().out, draw(&[]).succeeded().out);
    assert!(start.starts_with("<svg") && start.trim_end().ends_with("</svg>"), "{start:.100}");
    assert_ne!(start, end);
    let picture = folder.path().join("board.svg");
    let out = picture.to_str().expect("a plain path");
    let done = run(&["draw", file.to_str().expect("a plain path"), "--seat", "1", "-o", out]);
    assert_eq!(done.succeeded().out, "");
    assert!(fs::read_to_string(&picture).expect("drawn").starts_with("<svg"));
    for (more, words) in [(["--at", "999999"], "decisions"), (["--seat", "2"], "the seats are 0 to 1")] {
        let done = draw(&more);
        assert_eq!(done.code, Some(1));
        assert!(done.err.contains(words), "{}", done.err);
    }
}

#[test]
fn nobody_reading_is_no_panic() {
    for args in [&["simulate", "tikal", "--games", "1"][..], &["bench", "--seconds", "0.1"], &["--help"]] {
        let mut child = patolli(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
        drop(child.stdout.take());
        let done = child.wait_with_output().expect("it ends");
        let err = String::from_utf8_lossy(&done.stderr);
        assert!(!err.contains("panicked"), "{args:?}: {err}");
        assert_eq!(done.status.code(), Some(0), "{args:?}: {err}");
    }
}

#[test]
fn a_taken_address_is_told_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("it has an address").to_string();
    let done = run(&["serve", "--listen", &address, "--data", folder.path().to_str().expect("a plain path")]);
    assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{}", done.err);
    assert!(done.err.contains("patolli: ") && done.err.contains(&address), "{}", done.err);
}

/// A running server and the address it printed.
fn start_server(data: &Path) -> (Child, String) {
    let args = ["--listen", "127.0.0.1:0", "--data", data.to_str().expect("a plain path")];
    let mut child = patolli(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().expect("it is piped"))
        .read_line(&mut line)
        .expect("it says where it is");
    let address =
        line.trim_end().strip_prefix("patolli is at http://").expect("the address to open").to_owned();
    (child, address)
}

#[cfg(unix)]
#[test]
fn the_server_starts_answers_and_stops_when_told() {
    let folder = tempfile::tempdir().expect("a folder");
    for signal in ["-TERM", "-INT"] {
        let (child, address) = start_server(&folder.path().join("new"));
        let mut stream = TcpStream::connect(&address).expect("it listens");
        stream.write_all(b"GET /healthz HTTP/1.0\r\n\r\n").expect("it hears");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        assert!(answer.starts_with("HTTP/1.0 200"), "{answer}");
        let id = child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().expect("kill is there").success());
        let done = child.wait_with_output().expect("it ends");
        let err = String::from_utf8_lossy(&done.stderr);
        assert_eq!(done.status.code(), Some(0), "{signal}: {err}");
    }
}

#[test]
fn a_database_that_cannot_be_used_is_told_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "this is no database").expect("written");
    let url = format!("sqlite:{}", file.display());
    let data = folder.path().to_str().expect("a plain path");
    let bad = [
        vec!["--data", file.to_str().expect("a plain path")],
        vec!["--data", data, "--database", &url],
        vec!["--data", data, "--database", "chalkboard:wall"],
    ];
    for more in bad {
        let done = run(&[&["serve", "--listen", "127.0.0.1:0"], &more[..]].concat());
        assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{more:?}: {}", done.err);
        assert!(done.err.starts_with("patolli: "), "{more:?}: {}", done.err);
    }
}
