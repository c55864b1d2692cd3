//! Learning, as people and scripts call it.

mod support;

use std::fs;

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
        (&["train", "tikal", "--from", "Cargo.toml", "--games", "10"], "the weights to start from"),
        (&["train", "tikal", "--seed", "two words"], "visible ASCII characters"),
    ] {
        let done = run(args);
        assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{args:?}: {}", done.err);
        assert!(done.err.contains(words), "{args:?}: {}", done.err);
    }
    assert_eq!(run(&["train", "tikal", "--rounds", "0"]).code, Some(2));
}
