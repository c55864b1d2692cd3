//! Damaged text never panics: it is refused in words, or means what it says.

use std::{fs, path::Path};

use patolli_core::{Game as _, Options as _, Rng, Seat};
use patolli_testkit::fuzz;
use patolli_tikal::{Action, Options, Tikal};

#[test]
fn damaged_notation_is_refused_or_round_trips() {
    const SEEDS: [&str; 12] = [
        "place h23 1",
        "bring l h04",
        "move m h04 h13",
        "uncover h03",
        "dig h23",
        "swap jade-mask sun-disc 1",
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
    let start = |rng: &mut Rng| Tikal::start(&options, Tikal::deal(&options, rng));
    fuzz::damaged_positions(5, start, fuzz::damage_text);
}
