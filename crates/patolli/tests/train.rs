//! Learning, as people and scripts call it.

mod support;

use std::{fs, path::Path};

use support::run;

#[test]
fn weights_can_be_made_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("weights.txt");
    let plan =
        ["train", "tikal", "--seats", "2", "--games", "10", "--rounds", "1", "--simulations", "2", "--fresh"];
    let done = run(&[&plan[..], &["--threads", "2", "--out", file.to_str().expect("a plain path")]].concat());
    assert_eq!((done.code, done.out.as_str()), (Some(0), ""), "{}", done.err);
    assert!(done.err.contains("2 seats, round 1"), "it tells how it goes: {}", done.err);
    let weights = fs::read_to_string(&file).expect("written");
    let made = "patolli train tikal --seats 2 --games 10 --rounds 1 --simulations 2 --seed 1 --fresh";
    assert!(weights.contains("game tikal") && weights.contains(made), "{weights:.300}");
    let again = run(&[&plan[..], &["--threads", "1"]].concat());
    assert_eq!(again.out.trim_end(), weights.trim_end(), "the number of threads makes no difference");
    let from =
        ["train", "tikal", "--seats", "2", "--games", "10", "--rounds", "1", "--simulations", "2", "--from"];
    let on = run(&[&from[..], &[file.to_str().expect("a plain path")]].concat());
    assert_eq!(on.code, Some(0), "{}", on.err);
    assert!(on.out.contains("--seed 1 --from weights.txt") && on.out.trim_end() != weights.trim_end());
}

#[test]
fn what_cannot_be_learned_is_refused() {
    for (args, words) in [
        (&["train", "chess"][..], "there is no game `chess`"),
        (&["train", "tikal", "--seats", "9", "--games", "10"], "2 to 4 seats, not 9"),
        (&["train", "tikal", "--out", "no-such-folder/weights.txt"], "no-such-folder/weights.txt"),
        (&["train", "tikal", "--from", "no-such-file.txt"], "no-such-file.txt"),
        (&["train", "tikal", "--from", "Cargo.toml", "--games", "10"], "the file to start from"),
        (&["train", "tikal", "--seed", "two words"], "visible ASCII characters"),
    ] {
        let done = run(args);
        assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{args:?}: {}", done.err);
        assert!(done.err.contains(words), "{args:?}: {}", done.err);
    }
    assert_eq!(run(&["train", "tikal", "--rounds", "0"]).code, Some(2));
}

/// A small training of Tzolk'in with a folder.
fn resumed(folder: &Path, rounds: &str, more: &[&str]) -> support::RunOutput {
    let folder = folder.to_str().expect("a plain path");
    let plan =
        ["train", "tzolkin", "--seats", "2", "--games", "60", "--simulations", "2", "--rounds", rounds];
    run(&[&plan[..], &["--scattered", "50", "--resume", folder], more].concat())
}

#[test]
fn a_training_that_was_stopped_comes_to_the_same_weights() {
    let folder = tempfile::tempdir().expect("a folder");
    let (whole, part) = (folder.path().join("whole"), folder.path().join("part"));
    let done = resumed(&whole, "2", &[]);
    assert_eq!(done.code, Some(0), "{}", done.err);
    let figures = fs::read_to_string(whole.join("figures.txt")).expect("figures");
    assert_eq!(figures.lines().count(), 2, "one line per round: {figures}");
    // The first round is finished, of the second the games from 50 on are missing: so it looks when it is killed.
    assert_eq!(resumed(&part, "1", &[]).code, Some(0));
    for file in ["plan.txt", "seats-2-round-2-games-0.samples"] {
        fs::copy(whole.join(file), part.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    }
    let again = resumed(&part, "2", &[]);
    assert_eq!(again.code, Some(0), "{}", again.err);
    assert!(again.err.contains("round 1: kept from before"), "{}", again.err);
    assert_eq!(again.out, done.out, "it comes to the same weights");
    let other = resumed(&part, "2", &["--seed", "7"]);
    assert_eq!((other.code, other.out.as_str()), (Some(1), ""));
    assert!(other.err.contains("belongs to another training"), "{}", other.err);
}

#[test]
fn damaged_pieces_are_made_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let done = resumed(folder.path(), "2", &[]);
    assert_eq!(done.code, Some(0), "{}", done.err);
    let weights = folder.path().join("seats-2-round-2.weights");
    let text = fs::read_to_string(&weights).expect("it was kept");
    fs::write(&weights, &text[..text.len() / 2]).expect("it can be damaged");
    let again = resumed(folder.path(), "2", &[]);
    assert_eq!((again.code, again.out == done.out), (Some(0), true), "{}", again.err);
}

#[test]
fn prices_of_weights_are_told() {
    let text = run(&["train", "tzolkin", "--seats", "4", "--prices"]).succeeded().out;
    for word in ["worker", "level of extraction", "wood of a hoard", "double advance used", "worst"] {
        assert!(text.contains(word), "{word} in {text}");
    }
}

#[test]
fn a_network_is_learned_and_plays() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tikal.net");
    let file = file.to_str().expect("a plain path");
    let plan = [
        "train",
        "tikal",
        "--network",
        "--seats",
        "2",
        "--games",
        "10",
        "--rounds",
        "1",
        "--simulations",
        "2",
    ];
    let done = run(&[&plan[..], &["--fresh", "--out", file]].concat());
    assert_eq!((done.code, done.out.as_str()), (Some(0), ""), "{}", done.err);
    assert!(done.err.contains("round 1: 10 games") && done.err.contains("with the network"), "{}", done.err);
    let bot = format!("search:2it@{file},greedy");
    let arena = run(&["arena", "tikal", "--bots", &bot, "--games", "2"]);
    assert_eq!(arena.code, Some(0), "{}", arena.err);
    let prices = run(&["train", "tikal", "--seats", "2", "--prices", "--from", file]);
    assert_eq!(prices.code, Some(0), "{}", prices.err);
    let mut damaged = fs::read(file).expect("written");
    damaged[300] ^= 1;
    fs::write(file, damaged).expect("a file");
    let refused = run(&["arena", "tikal", "--bots", &bot, "--games", "2"]);
    assert_eq!(refused.code, Some(1));
    assert!(refused.err.contains("the file is damaged"), "{}", refused.err);
    let nowhere = run(&plan);
    assert!(nowhere.code == Some(2) && nowhere.err.contains("--out"), "{}", nowhere.err);
}
