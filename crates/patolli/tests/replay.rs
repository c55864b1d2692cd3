//! Shuffles can be verified: whatever was changed afterwards is noticed.

mod support;

use patolli_catalog::{Seat, Seed, Shuffle, game};
use support::{Engine, RunOutput, run_with_input};

/// A finished game of Tikal.
fn record(seed: u64) -> String {
    let mut engine = Engine::tikal(2, seed);
    engine.finish();
    engine.record()
}

/// The beginning of a game of Tikal that was dealt from a seed and two words.
fn record_with_words() -> String {
    let words = ["0123456789abcdef0123456789abcdef", "my-own"].map(|it| it.parse().expect("a word"));
    let shuffle = Shuffle::new(Seed::from(7), (0..).map(Seat::new).zip(words));
    let play = game("tikal").expect("a game").start_shuffled(2, &[], &shuffle).expect("two may play");
    play.record().expect("a dealt game has a record").to_string()
}

/// What `sha256sum` prints for a text.
fn sha256sum(text: &str) -> String {
    use std::{
        io::Write as _,
        process::{Command, Stdio},
    };
    let mut child =
        Command::new("sha256sum").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it runs");
    write!(child.stdin.take().expect("it is piped"), "{text}").expect("it reads");
    let out = child.wait_with_output().expect("it ends").stdout;
    String::from_utf8_lossy(&out).split_whitespace().next().unwrap_or_default().to_owned()
}

fn replay(record: &str, more: &[&str]) -> RunOutput {
    run_with_input(&[&["replay", "-"], more].concat(), record.as_bytes())
}

/// What the table showed before the first decision.
fn commitment(record: &str) -> String {
    let report = replay(record, &["--json"]).succeeded().json();
    report["commitment"].as_str().expect("the record has a seed").to_owned()
}

/// The lines of a record that begin with a word.
fn lines<'a>(record: &'a str, word: &str) -> Vec<&'a str> {
    record.lines().filter(|it| it.split(' ').next() == Some(word)).collect()
}

/// The record with the lines of that word from another one.
fn with_lines_of(record: &str, other: &str, word: &str) -> String {
    let pairs = lines(record, word).into_iter().zip(lines(other, word));
    pairs.fold(record.to_owned(), |text, (one, two)| text.replacen(one, two, 1))
}

#[track_caller]
fn refused(done: &RunOutput, words: &str) {
    assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{}", done.err);
    assert!(done.err.contains(words), "{words}: {}", done.err);
}

#[test]
fn the_fingerprint_shown_at_the_start_is_verified() {
    let record = record(7);
    let shown = commitment(&record);
    let report = replay(&record, &["--json", "--commitment", &shown]).succeeded().json();
    assert_eq!((&report["verified"], &report["commitment_checked"]), (&true.into(), &true.into()));
    let words = replay(&record, &["--commitment", &shown.to_uppercase()]).succeeded().out;
    assert!(words.contains(&format!("commitment {shown}, as shown at the start")), "{words}");
    let unasked = replay(&record, &["--json"]).succeeded().json();
    assert_eq!(unasked["commitment_checked"], false);
}

#[test]
fn the_fingerprint_can_be_checked_without_the_program() {
    let record = record(7);
    let seed = lines(&record, "seed")[0].strip_prefix("seed ").expect("a seed");
    assert_eq!(sha256sum(&format!("patolli seed {seed}")), commitment(&record));
}

#[test]
fn a_deal_from_seed_and_words_is_verified_and_can_be_checked_by_hand() {
    let record = record_with_words();
    let told = replay(&record, &["--commitment", &commitment(&record)]).succeeded().out;
    let words = "from the seed 7 and the words 0123456789abcdef0123456789abcdef (seat 0), my-own (seat 1)";
    assert!(told.contains(words), "{told}");
    let mixed = format!("patolli shuffle\nseed 7\n{}\n", lines(&record, "word").join("\n"));
    let shuffled_from = sha256sum(&mixed);
    assert!(told.contains(&format!("shuffled from {shuffled_from}")), "{told}");
    let report = replay(&record, &["--json"]).succeeded().json();
    assert_eq!(report["shuffled_from"], shuffled_from);
    assert_eq!(report["words"][1], serde_json::json!([1, "my-own"]));
    let seed: Seed = shuffled_from.parse().expect("hex digits are a seed");
    let again = game("tikal").expect("a game").start(2, &[], &seed).expect("two may play");
    assert_eq!(
        again.deal(),
        lines(&record, "deal").join("\n").replace("deal ", ""),
        "an engine deals the same"
    );
}

#[test]
fn a_forged_word_is_caught() {
    let record = record_with_words();
    for forged in [record.replace("my-own", "my-owm"), record.replace("word 1 my-own\n", "")] {
        assert_ne!(forged, record);
        refused(&replay(&forged, &[]), "not the one the seed and the words give");
    }
}

#[test]
fn a_forged_seed_is_caught() {
    let forged = record(7).replacen("\nseed 7\n", "\nseed 8\n", 1);
    refused(&replay(&forged, &[]), "not the one the seed and the words give");
}

#[test]
fn a_forged_deal_is_caught() {
    let good = record(7);
    let forged = with_lines_of(&good, &record(8), "deal");
    assert_ne!(forged, good);
    refused(&replay(&forged, &[]), "not the one the seed and the words give");
}

#[test]
fn a_forged_fingerprint_is_caught() {
    let record = record(7);
    let mut shown = commitment(&record);
    let last = if shown.ends_with('0') { "1" } else { "0" };
    shown.replace_range(shown.len() - 1.., last);
    refused(&replay(&record, &["--commitment", &shown]), "not the one shown at the start");
    refused(&replay(&record, &["--commitment", ""]), "not the one shown at the start");
}

/// Seed, deal and the whole game are of one piece, but not what was promised.
#[test]
fn another_shuffle_altogether_is_caught() {
    let shown = commitment(&record(7));
    let other = record(8);
    replay(&other, &[]).succeeded();
    refused(&replay(&other, &["--commitment", &shown]), "the shuffle was changed");
}

#[test]
fn a_record_without_a_seed_proves_nothing() {
    let record = record(7);
    let bare = record.replacen("\nseed 7\n", "\n", 1);
    replay(&bare, &[]).succeeded();
    refused(&replay(&bare, &["--commitment", &commitment(&record)]), "has no seed");
}
