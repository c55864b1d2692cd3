//! Whole games as text, stored beside the tests.

use std::path::Path;

use patolli_core::{Game, Play, Record, Seed, Status, pick};

use crate::bless::compare;

/// Asserts that the stored replay `name` under `folder` still opens and equals a random game from `seed`.
pub fn golden<G: Game>(folder: &Path, name: &str, options: &G::Options, seed: u64) {
    let seed = Seed::from(seed);
    let mut rng = seed.nth(0).rng();
    let mut play = Play::<G>::new(options.clone(), seed);
    while let Status::Asks(seat) = play.position().status() {
        if play.answer_forced().is_none() {
            let (action, _) = pick(play.position(), &mut rng).expect("a live position offers something");
            play.play(seat, action).expect("what is offered is accepted");
        }
    }
    let text = play.record().expect("a dealt game has a record").to_string();
    let file = folder.join(format!("{name}.replay"));
    compare(&file, &text);
    let stored: Record = std::fs::read_to_string(&file)
        .expect("the replay is there")
        .parse()
        .expect("it is a record");
    Play::<G>::from_record(&stored).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}
