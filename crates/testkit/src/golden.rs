//! Whole games as text, stored beside the tests.

use std::{env, fmt::Write as _, fs, path::Path};

use patolli_core::{Game, Options as _, Play, Record, Seed, Status, digest, random_action};

use crate::bless::compare;

/// Asserts that the stored replay `name` of the options' version of the rules still opens: every decision is legal, every digest and the
/// final scores are as stored. When blessing, it is written if it is not there yet, from a random game; what is stored is never replaced.
pub fn golden<G: Game>(folder: &Path, name: &str, options: &G::Options, seed: u64) {
    let folder = folder.join(version(options.rules()));
    let file = folder.join(name).with_extension("replay");
    if env::var_os("PATOLLI_BLESS").is_some() && !file.exists() {
        let play = random_game::<G>(options, Seed::from(seed));
        let text = play.record().expect("a dealt game has a record").to_string();
        fs::create_dir_all(&folder).expect("blessing makes the folder");
        fs::write(file, text).expect("blessing writes the file");
    }
    let play = open::<G>(&folder, name);
    assert_eq!(play.position().status(), Status::Over, "{name} is a whole game");
    let record = play.record().expect("a dealt game has a record");
    assert_eq!(record.rules, options.rules(), "{name} is played by its version of the rules");
    assert_eq!(
        record.options,
        Play::<G>::new(options.clone(), Seed::from(seed)).record().expect("dealt").options
    );
}

/// Asserts that every game stored for any version of the rules that ever was still opens, and that none was changed or taken away:
/// each version's `index.txt` has their fingerprints. Call it after [`golden`], so that blessing finds what that has written.
pub fn every_version_opens<G: Game>(folder: &Path) {
    for number in 1..=G::Options::RULES {
        let folder = folder.join(version(number));
        let names = stored(&folder);
        assert!(!names.is_empty(), "no game of version {number} is stored");
        let mut index = String::new();
        for name in names {
            let record = open::<G>(&folder, &name).record().expect("a dealt game has a record");
            assert_eq!(record.rules, number, "{name} is stored with its version");
            writeln!(index, "{} {name}", digest(&record.to_string())).expect("strings take writing");
        }
        compare(&folder.join("index.txt"), &index);
    }
}

/// Names of the replays in a folder, sorted.
fn stored(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|it| it.path());
    let replays = files.filter(|it| it.extension().is_some_and(|it| it == "replay"));
    let mut names: Vec<_> =
        replays.filter_map(|it| Some(it.file_stem()?.to_string_lossy().into_owned())).collect();
    names.sort();
    names
}

/// The folder of the games by one version of the rules.
fn version(number: u16) -> String {
    format!("v{number}")
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
            let (action, _) =
                random_action(play.position(), &mut rng).expect("a live position offers something");
            play.play(seat, action).expect("what is offered is accepted");
        }
    }
    play
}
