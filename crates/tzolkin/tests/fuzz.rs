//! Damaged text never panics: it is refused in words, or means what it says. Bytes that choose blindly end every game.

use std::{fs, path::Path};

use patolli_core::{Game as _, Options as _, Rng, Seat};
use patolli_testkit::fuzz::{self, OtherValues};
use patolli_tzolkin::{Action, Options, Tzolkin};
use rand::RngExt as _;
use serde_json::{Value, json};

fn everything(seats: u8) -> Options {
    let base = Options::for_seats(seats).expect("two to five seats");
    Options { tribes: true, prophecies: true, buildings: true, quick: true, ..base }
}

/// A table of some seats with some modules.
fn any_options(rng: &mut Rng) -> Options {
    let seats = rng.random_range(2..=5);
    let [tribes, prophecies, buildings, quick] = std::array::from_fn(|_| rng.random());
    let first = Seat::new(rng.random_range(0..seats));
    Options {
        seats,
        tribes,
        prophecies,
        buildings,
        quick: quick || seats == 5,
        first,
        rules: rng.random_range(1..=Options::RULES),
    }
}

/// What stands in the JSON form of positions, and what does not.
const OTHER_VALUES: OtherValues<'_> = OtherValues {
    numbers: &[0, 1, 2, 3, 5, 7, 13, 26, 200, 255, 30_000],
    words: &[
        "play",
        "over",
        "choose",
        "open",
        "placing",
        "mercy",
        "picking",
        "none",
        "due",
        "done",
        "tomb-builder",
        "x-shrine-skull",
        "monument-skulls",
        "pal",
    ],
    names: &["farm-single-a"],
    task: outstanding_task,
};

/// Something to be done by any seat.
fn outstanding_task(_: &Value, rng: &mut Rng) -> Value {
    json!({ "seat": rng.random_range(0..5), "task": any_task(rng) })
}

const TEMPLES: [&str; 3] = ["chaac", "quetzalcoatl", "kukulkan"];
const TRACKS: [&str; 4] = ["agriculture", "extraction", "architecture", "theology"];
const BLOCKS: [&str; 3] = ["wood", "stone", "gold"];

/// Something to be done, possible or not.
fn any_task(rng: &mut Rng) -> Value {
    let n = rng.random_range(0..6);
    let yes: bool = rng.random();
    let temples: Vec<_> = TEMPLES.into_iter().filter(|_| rng.random()).collect();
    let tracks: Vec<_> = TRACKS.into_iter().filter(|_| rng.random()).collect();
    let [sold, bought] = [(); 2].map(|()| BLOCKS.into_iter().filter(|_| rng.random()).collect::<Vec<_>>());
    let wheel = ["pal", "yax", "tik", "uxm", "chi"][rng.random_range(0..5)];
    let temple = TEMPLES[rng.random_range(0..3)];
    let track = TRACKS[rng.random_range(0..4)];
    let site = [json!("one"), json!("icon"), json!("first"), json!("corn"), json!("quick")];
    let second = if rng.random() {
        json!({ "second": { "architecture": yes } })
    } else {
        json!({ "second": { "architecture": yes, "kept": n } })
    };
    let stages = [
        json!("feed"),
        json!("epoch"),
        json!("points"),
        json!("prophecy"),
        json!({ "income": { "nth": n } }),
        json!({ "goods": { "temple": temple, "nth": n, "skulls": yes } }),
    ];
    let tasks = [
        json!({ "use": { "wheel": wheel, "position": rng.random_range(0..13) } }),
        json!({ "any": { "price": n } }),
        json!({ "learn": { "tracks": tracks, "free": yes, "optional": rng.random::<bool>(), "more": n } }),
        json!("bonus"),
        json!("retreat"),
        json!({ "pay": { "n": n } }),
        json!({ "gain": { "n": n } }),
        json!({ "climb": { "temples": temples, "steps": n } }),
        json!("anger"),
        json!("skull"),
        json!({ "gold": { "most": n } }),
        json!("offer"),
        json!({ "market": { "sold": sold, "bought": bought, "must": yes } }),
        json!({ "build": { "site": site[rng.random_range(0..5)] } }),
        json!({ "build": { "site": second } }),
        json!("monument"),
        json!("days"),
        json!({ "raise": { "track": track } }),
        json!({ "rise": { "temple": temple } }),
        json!({ "built": { "building": "tomb-builder", "architecture": yes } }),
        json!({ "food": { "stage": stages[rng.random_range(0..6)] } }),
        json!("calendar"),
        json!("begin"),
    ];
    tasks[rng.random_range(0..tasks.len())].clone()
}

#[test]
fn bytes_choose_among_legal_actions() {
    fuzz::choose_blindly(start);
}

#[test]
fn damaged_notation_is_refused_or_round_trips() {
    const SEEDS: [&str; 27] = [
        "tribe ah-chuy-kak",
        "keep w-palenque-7",
        "beg",
        "place pal",
        "place chi beyond",
        "place start",
        "place quick",
        "pick yax 3",
        "quick",
        "end",
        "use tik 4",
        "harvest 4 burn",
        "no",
        "learn agriculture",
        "bonus theology",
        "retreat extraction",
        "pay wood 1 gold 2",
        "gain nothing",
        "climb kukulkan",
        "anger chaac",
        "gold 2",
        "build tomb-vp pull x-shrine-stone save gold",
        "build farm-each-a later",
        "monument monument-tombs pull x-tomb-seasons",
        "sell stone",
        "buy gold",
        "turn 2",
    ];
    fuzz::notation::<Action>(&SEEDS);
}

#[test]
fn damaged_records_are_refused_or_replay() {
    for version in ["v1", "v2"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays").join(version);
        let whole = fs::read_to_string(folder.join("everything-2.replay")).expect("the replay is stored");
        fuzz::records::<Tzolkin>(&whole.lines().take(24).collect::<Vec<_>>().join("\n"));
    }
}

#[test]
fn damaged_deals_are_refused_or_whole() {
    let options = everything(2);
    fuzz::deals::<Tzolkin>(&options);
}

fn start(rng: &mut Rng) -> Tzolkin {
    let options = any_options(rng);
    Tzolkin::start(&options, Tzolkin::deal(&options, rng))
}

#[test]
fn damaged_positions_are_refused_or_play_on() {
    fuzz::damaged_positions(5, start, fuzz::damage_text);
}

#[test]
fn changed_positions_are_refused_or_play_on() {
    fuzz::damaged_positions(7, start, |json, rng| OTHER_VALUES.change(json, rng));
}
