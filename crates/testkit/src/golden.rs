//! Whole games as text, stored beside the tests.

use std::{env, fs, path::Path};

use patolli_core::{Game, Play, Record, Seed, Status, pick};

/// Asserts that the stored replay `name` under `folder` still opens: every decision is legal, every digest and
/// the final scores are as stored. When blessing, it is replaced by a random game from `seed`.
pub fn golden<G: Game>(folder: &Path, name: &str, options: &G::Options, seed: u64) {
    if env::var_os("PATOLLI_BLESS").is_some() {
        let text = random_game::<G>(options, Seed::from(seed))
            .record()
            .expect("a dealt game has a record")
            .to_string();
        fs::create_dir_all(folder).expect("blessing makes the folder");
        fs::write(folder.join(name).with_extension("replay"), text).expect("blessing writes the file");
    }
    let play = open::<G>(folder, name);
    assert_eq!(play.position().status(), Status::Over, "{name} is a whole game");
    let record = play.record().expect("a dealt game has a record");
    assert_eq!(
        record.options,
        Play::<G>::new(options.clone(), Seed::from(seed)).record().expect("dealt").options
    );
}

/// The stored replay `name`, verified.
pub(crate) fn open<G: Game>(folder: &Path, name: &str) -> Play<G> {
    let file = folder.join(name).with_extension("replay");
    let text = fs::read_to_string(&file)
        .unwrap_or_else(|error| panic!("{}: {error}; `cargo xtask bless` writes it", file.display()));
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    assert_eq!(record.to_string(), text, "{} is not written as records are", file.display());
    Play::from_record(&record).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn random_game<G: Game>(options: &G::Options, seed: Seed) -> Play<G> {
    let mut rng = seed.nth(0).rng();
    let mut play = Play::<G>::new(options.clone(), seed);
    while let Status::Asks(seat) = play.position().status() {
        if play.answer_forced().is_none() {
            let (action, _) = pick(play.position(), &mut rng).expect("a live position offers something");
            play.play(seat, action).expect("what is offered is accepted");
        }
    }
    play
}
