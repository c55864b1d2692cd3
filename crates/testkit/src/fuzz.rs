//! Damaged text never panics: it is refused in words, or means what it says.

mod json;
mod positions;

use std::{fmt, str::FromStr};

use patolli_core::{BadNotation, Game, Play, Record, Rng, Seed};
use rand::RngExt as _;

pub use json::OtherValues;
pub use positions::{choose_blindly, damage_text, damaged_positions};

/// Number of damaged texts that are tried.
pub const INPUTS: u64 = 20_000;

/// The text with one to four random changes: bytes replaced, dropped, doubled, lines swapped, pieces repeated.
pub fn damaged(text: &str, rng: &mut Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..rng.random_range(1..=4) {
        if bytes.is_empty() {
            break;
        }
        let at = rng.random_range(0..bytes.len());
        match rng.random_range(0..6) {
            0 => bytes[at] = rng.random_range(32..127),
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, bytes[at]),
            3 => bytes.truncate(at),
            4 => bytes[at] = b" ;:=()\n\t9h"[rng.random_range(0..10)],
            _ => {
                let end = rng.random_range(at..bytes.len());
                let piece = bytes[at..end].to_vec();
                bytes.splice(at..at, piece);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The text with one or two digits replaced: still JSON, but of another position.
pub fn with_other_digits(text: &str, rng: &mut Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let digits: Vec<_> = (0..bytes.len()).filter(|it| bytes[*it].is_ascii_digit()).collect();
    for _ in 0..rng.random_range(1..=2) {
        bytes[digits[rng.random_range(0..digits.len())]] = rng.random_range(b'0'..=b'9');
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Damaged notation is refused or round-trips; some of it is refused and some of it read.
pub fn notation<A>(seeds: &[&str])
where
    A: Eq + fmt::Debug + fmt::Display + FromStr<Err = BadNotation>,
{
    let mut rng = Seed::from(1).rng();
    let mut read = 0;
    for index in 0..INPUTS {
        let text = damaged(seeds[usize::try_from(index).expect("small") % seeds.len()], &mut rng);
        match text.parse::<A>() {
            Ok(action) => {
                assert_eq!(action.to_string().parse(), Ok(action), "{text:?}");
                read += 1;
            }
            Err(error) => assert!(error.to_string().len() < 400, "{error}"),
        }
    }
    assert!((100..INPUTS - 100).contains(&read), "{read} of {INPUTS} were notation");
}

/// A damaged record is refused or replays; nearly all are refused. `text` is the beginning of a record: damage in it is
/// found sooner.
pub fn records<G: Game>(text: &str) {
    assert!(text.parse::<Record>().is_ok_and(|it| Play::<G>::from_record(&it).is_ok()));
    let mut rng = Seed::from(2).rng();
    let mut replayed = 0;
    for _ in 0..INPUTS / 10 {
        let Ok(record) = damaged(text, &mut rng).parse::<Record>() else { continue };
        assert_eq!(record.to_string().parse(), Ok(record.clone()), "a record that was read can be written");
        if let Ok(play) = Play::<G>::from_record(&record) {
            play.position().audit().expect("a replayed position is possible");
            replayed += 1;
        }
    }
    assert!(replayed < INPUTS / 20, "damage is noticed: {replayed} replayed");
}

/// A damaged deal is refused or whole.
pub fn deals<G: Game>(options: &G::Options) {
    let text = G::deal(options, &mut Seed::from(3).rng()).to_string();
    let mut rng = Seed::from(4).rng();
    for _ in 0..INPUTS / 4 {
        if let Ok(deal) = damaged(&text, &mut rng).parse::<G::Deal>() {
            G::start(options, deal).audit().expect("a deal that was read can be played");
        }
    }
}
