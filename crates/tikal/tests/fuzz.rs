//! Damaged text never panics: it is refused in words, or means what it says.

use std::{fs, path::Path};

use patolli_core::{Game, Log, Play, Record, Rng, Seat, Seed, pick};
use patolli_tikal::{Action, Deal, Options, Tikal};
use rand::RngExt as _;

const INPUTS: u64 = 20_000;

/// The text with one to four random changes: bytes replaced, dropped, doubled, lines swapped, pieces repeated.
fn damaged(text: &str, rng: &mut Rng) -> String {
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
fn with_other_digits(text: &str, rng: &mut Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let digits: Vec<_> = (0..bytes.len()).filter(|it| bytes[*it].is_ascii_digit()).collect();
    for _ in 0..rng.random_range(1..=2) {
        bytes[digits[rng.random_range(0..digits.len())]] = rng.random_range(b'0'..=b'9');
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn damaged_notation_is_refused_or_round_trips() {
    const SEEDS: [&str; 12] = [
        "place h23 1",
        "bring l h04",
        "move m h04 h13",
        "uncover h03",
        "dig h23",
        "swap jade-mask sun-disc c",
        "camp h13",
        "guard h03",
        "end",
        "bid 17",
        "pass",
        "take b3",
    ];
    let mut rng = Seed::from(1).rng();
    let mut read = 0;
    for index in 0..INPUTS {
        let text = damaged(SEEDS[usize::try_from(index).expect("small") % SEEDS.len()], &mut rng);
        match text.parse::<Action>() {
            Ok(action) => {
                assert_eq!(action.to_string().parse(), Ok(action), "{text:?}");
                read += 1;
            }
            Err(error) => assert!(error.to_string().len() < 400, "{error}"),
        }
    }
    assert!((100..INPUTS - 100).contains(&read), "{read} of {INPUTS} were notation");
}

#[test]
fn damaged_records_are_refused_or_replay() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let whole = fs::read_to_string(folder.join("auction-2.replay")).expect("the replay is stored");
    // The beginning of a game: damage in it is found sooner.
    let text = whole.lines().take(18).collect::<Vec<_>>().join("\n");
    assert!(text.parse::<Record>().is_ok_and(|it| Play::<Tikal>::from_record(&it).is_ok()));
    let mut rng = Seed::from(2).rng();
    let mut replayed = 0;
    for _ in 0..INPUTS / 10 {
        let Ok(record) = damaged(&text, &mut rng).parse::<Record>() else { continue };
        assert_eq!(record.to_string().parse(), Ok(record.clone()), "a record that was read can be written");
        if let Ok(play) = Play::<Tikal>::from_record(&record) {
            play.position().audit().expect("a replayed position is possible");
            replayed += 1;
        }
    }
    assert!(replayed < INPUTS / 20, "damage is noticed: {replayed} replayed");
}

#[test]
fn damaged_deals_are_refused_or_whole() {
    let options = Options { seats: 2, auction: false, first: Seat::new(0) };
    let text = Tikal::deal(&options, &mut Seed::from(3).rng()).to_string();
    let mut rng = Seed::from(4).rng();
    for _ in 0..INPUTS / 4 {
        if let Ok(deal) = damaged(&text, &mut rng).parse::<Deal>() {
            Tikal::start(&options, deal).audit().expect("a deal that was read can be played");
        }
    }
}

#[test]
fn damaged_positions_are_refused_or_play_on() {
    let options = Options { seats: 3, auction: true, first: Seat::new(1) };
    let mut rng = Seed::from(5).rng();
    let mut position = Tikal::start(&options, Tikal::deal(&options, &mut rng));
    let mut log = Log::off();
    let mut loaded = 0;
    for _ in 0..INPUTS / 4 {
        let Some((action, _)) = pick(&position, &mut rng) else {
            position = Tikal::start(&options, Tikal::deal(&options, &mut rng));
            continue;
        };
        position.apply(action, &mut log);
        let json = serde_json::to_string(&position).expect("a position has a JSON form");
        let json = if rng.random() { with_other_digits(&json, &mut rng) } else { damaged(&json, &mut rng) };
        let Ok(mut other) = serde_json::from_str::<Tikal>(&json) else { continue };
        if other.audit().is_err() {
            continue;
        }
        loaded += 1;
        // Whatever passes the audit can be played to its end without a panic.
        for _ in 0..Tikal::MOST_DECISIONS {
            let Some((action, _)) = pick(&other, &mut rng) else { break };
            other.apply(action, &mut log);
        }
    }
    assert!(loaded > 50, "some damage is harmless: {loaded}");
}
