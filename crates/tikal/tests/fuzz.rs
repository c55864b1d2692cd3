//! Damaged text never panics: it is refused in words, or means what it says.

use std::{fs, path::Path};

use patolli_core::{Game, Log, Options as _, Seat, Seed, random_action};
use patolli_testkit::fuzz::{self, INPUTS, damaged, with_other_digits};
use patolli_tikal::{Action, Options, Tikal};
use rand::RngExt as _;

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
    fuzz::notation::<Action>(&SEEDS);
}

#[test]
fn damaged_records_are_refused_or_replay() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays/v1");
    let whole = fs::read_to_string(folder.join("auction-2.replay")).expect("the replay is stored");
    fuzz::records::<Tikal>(&whole.lines().take(18).collect::<Vec<_>>().join("\n"));
}

#[test]
fn damaged_deals_are_refused_or_whole() {
    let options = Options::for_seats(2).expect("two may play");
    fuzz::deals::<Tikal>(&options);
}

#[test]
fn damaged_positions_are_refused_or_play_on() {
    let options = Options { seats: 3, auction: true, first: Seat::new(1), rules: Options::RULES };
    let mut rng = Seed::from(5).rng();
    let mut position = Tikal::start(&options, Tikal::deal(&options, &mut rng));
    let mut log = Log::off();
    let mut loaded = 0;
    for _ in 0..INPUTS / 4 {
        let Some((action, _)) = random_action(&position, &mut rng) else {
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
        for _ in 0..Tikal::MAX_DECISIONS {
            let Some((action, _)) = random_action(&other, &mut rng) else { break };
            other.apply(action, &mut log);
        }
    }
    assert!(loaded > 50, "some damage is harmless: {loaded}");
}
