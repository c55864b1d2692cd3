//! The review of a recorded game, as people and scripts call it.

mod support;

use serde_json::Value;
use support::{final_scores, record, run, run_with_input};

fn analyse(record: &str, more: &[&str]) -> support::RunOutput {
    run_with_input(&[&["analyse", "-", "--simulations", "8"], more].concat(), record.as_bytes())
}

#[test]
fn every_decision_of_a_game_belongs_to_a_stretch() {
    let record = record(2, 7);
    let report = analyse(&record, &["--json"]).succeeded().json();
    assert_eq!((&report["game"], &report["seats"]), (&"tikal".into(), &2.into()));
    assert_eq!(report["scores"], serde_json::to_value(final_scores(&record)).expect("plain"));
    let whole = run_with_input(&["replay", "-", "--json"], record.as_bytes()).succeeded().json();
    let moments = report["moments"].as_array().expect("a list");
    let mut at = 0;
    let mut lost = [0.0, 0.0];
    for it in moments {
        let from = it["from"].as_u64().expect("a number");
        let to = it["to"].as_u64().expect("a number");
        assert!(at <= from && from < to, "stretches follow each other: {it}");
        at = to;
        assert_eq!(it["outlook"].as_array().map(Vec::len), Some(2), "{it}");
        assert!(it["played"]["margin"].is_number() && it["best"]["steps"].is_array(), "{it}");
        let here = it["lost"].as_f64().expect("a number");
        assert!(here >= 0.0, "{it}");
        lost[usize::from(it["seat"] == 1)] += here;
    }
    assert!(at <= whole["decisions"].as_u64().expect("a number"));
    for (sum, told) in lost.iter().zip(report["lost"].as_array().expect("a list")) {
        assert!((sum - told.as_f64().expect("a number")).abs() < 0.01, "{sum} and {told}");
    }
    assert_eq!(report["end"].as_array().map(Vec::len), Some(2));
}

#[test]
fn the_same_seed_gives_the_same_review() {
    let record = record(2, 7);
    let once: Value = analyse(&record, &["--json"]).succeeded().json();
    assert_eq!(once, analyse(&record, &["--json"]).succeeded().json());
}

#[test]
fn without_json_the_turns_and_the_worst_of_them_are_shown() {
    let text = analyse(&record(2, 7), &[]).succeeded().out;
    for word in ["tikal, 2 seats", "points", "lost", "played", "margin"] {
        assert!(text.contains(word), "{word} in {text}");
    }
    let better = text.matches("better").count();
    assert!(better <= 5, "{text}");
}

#[test]
fn what_is_no_record_is_refused_in_words() {
    let done = analyse("patolli record 2", &[]);
    assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{}", done.err);
    assert!(done.err.contains("standard input: not a record"), "{}", done.err);
    assert_eq!(run(&["analyse", "no-such-file.replay"]).code, Some(1));
    assert_eq!(run(&["analyse", "-", "--simulations", "0"]).code, Some(2));
}
