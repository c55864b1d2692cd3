//! Damaged text never panics: it is refused in words, or means what it says. Bytes that choose blindly end every game.

use std::{fs, path::Path};

use patolli_core::{Game as _, OptionKind, Options as _, Rng};
use patolli_teotihuacan::{Action, Options, Teotihuacan};
use patolli_testkit::fuzz::{self, OtherValues};
use rand::RngExt as _;
use serde_json::{Value, json};

/// A table of some seats with some variants.
fn any_options(rng: &mut Rng) -> Options {
    let seats = rng.random_range(1..=4);
    let mut options = Options::for_seats(seats).expect("one to four seats");
    for spec in Options::SPECS {
        let value = match spec.kind {
            OptionKind::Switch => ["off", "on"][rng.random_range(0..2)].to_owned(),
            OptionKind::OneOf(values) => values[rng.random_range(0..values.len())].to_owned(),
            OptionKind::Seat => rng.random_range(0..seats).to_string(),
        };
        options.set(spec.key, &value).expect("a value of the option");
    }
    options
}

fn start(rng: &mut Rng) -> Teotihuacan {
    let options = any_options(rng);
    Teotihuacan::start(&options, Teotihuacan::deal(&options, rng))
}

/// What stands in the JSON form of positions, and what does not.
const OTHER_VALUES: OtherValues<'_> = OtherValues {
    numbers: &[0, 1, 2, 3, 5, 9, 10, 11, 60, 200, 255, 30_000],
    words: &[
        "choose",
        "setup",
        "play",
        "over",
        "start",
        "arrived",
        "done",
        "rested",
        "mask-4",
        "no-cocoa",
        "start-14",
        "tech-15",
        "p7",
        "d3",
        "bot-worship",
        "dir-left",
        "on",
        "off",
        "draft",
        "first-game",
        "normal",
        "printed",
        "palace",
        "forest",
        "quarry",
        "gold-deposits",
        "alchemy",
        "nobles",
        "decorations",
        "construction",
    ],
    names: &["mask-4", "p7", "d3"],
    task: outstanding_task,
};

/// Something to be done, mostly by the seat that has the turn.
fn outstanding_task(form: &Value, rng: &mut Rng) -> Value {
    let turn = form["turn"]["seat"].clone();
    let seat = if rng.random_range(0..4) > 0 { turn } else { json!(rng.random_range(0..4)) };
    json!({ "seat": seat, "task": any_task(rng) })
}

const BOARDS: [&str; 8] =
    ["palace", "forest", "quarry", "gold-deposits", "alchemy", "nobles", "decorations", "construction"];

/// Something to be done, possible or not.
fn any_task(rng: &mut Rng) -> Value {
    let n = rng.random_range(0..6);
    let [yes, no]: [bool; 2] = std::array::from_fn(|_| rng.random());
    let board = BOARDS[rng.random_range(0..8)];
    let space = ["palace-1", "palace-3", "forest", "quarry", "decorations"][rng.random_range(0..5)];
    let [blue, red, green]: [u8; 3] = std::array::from_fn(|_| rng.random_range(0..3));
    let steps = json!({ "blue": blue, "red": red, "green": green });
    let place = if yes { json!(board) } else { json!(null) };
    let tasks = [
        json!({ "start-power": { "n": n } }),
        json!({ "start-tile": { "which": n } }),
        json!("start-place"),
        json!({ "gain": { "n": n } }),
        json!({ "climb": { "steps": steps } }),
        json!({ "climb-any": { "n": n } }),
        json!({ "climb-paid": { "n": n } }),
        json!({ "large": { "at": n } }),
        json!({ "avenue-tile": { "at": n } }),
        json!({ "power-up": { "board": place, "n": n, "second": no } }),
        json!({ "buy-power": { "board": board } }),
        json!("ascension"),
        json!({ "trade": { "gold": yes, "most": n } }),
        json!({ "sell": { "most": n } }),
        json!({ "exchange": { "gain": n } }),
        json!({ "ability": { "space": space, "power": n } }),
        json!({ "discover": { "board": board, "second": yes } }),
        json!("develop"),
        json!("house"),
        json!("decorate"),
        json!({ "build": { "left": n, "must": yes } }),
        json!("wages"),
        json!("walk"),
        json!("disc"),
        json!({ "refresh": { "board": board } }),
        json!("constructed"),
        json!("refill"),
        json!("benefits"),
        json!("return"),
        json!("begin"),
        json!("dawn"),
    ];
    tasks[rng.random_range(0..tasks.len())].clone()
}

#[test]
fn bytes_choose_among_legal_actions() {
    fuzz::choose_blindly(start);
}

#[test]
fn damaged_notation_is_refused_or_round_trips() {
    const SEEDS: [&str; 29] = [
        "keep start-14",
        "place gold-deposits 2",
        "rest",
        "unlock",
        "move forest 3 quarry",
        "move palace 5 nobles anywhere along 2",
        "collect",
        "worship palace-2 ability-tile by 4 waived",
        "worship quarry tile",
        "main plus 2 waived",
        "use four-cocoa",
        "take mask-4",
        "reward",
        "climb green",
        "no",
        "go",
        "gain wood 1 gold 2",
        "pay nothing",
        "trade 3",
        "power-up alchemy 4",
        "power-up hand 1",
        "ascend temples",
        "develop tech-15",
        "house middle-row",
        "decorate 2 left",
        "build 0 2.1.1 turn 3 save wood",
        "wages 5",
        "wages waived",
        "end",
    ];
    fuzz::notation::<Action>(&SEEDS);
}

#[test]
fn damaged_records_are_refused_or_replay() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays/v1");
    let whole = fs::read_to_string(folder.join("normal-2.replay")).expect("the replay is stored");
    fuzz::records::<Teotihuacan>(&whole.lines().take(50).collect::<Vec<_>>().join("\n"));
}

#[test]
fn damaged_deals_are_refused_or_whole() {
    for seats in [1, 2, 4] {
        fuzz::deals::<Teotihuacan>(&Options::for_seats(seats).expect("one to four seats"));
    }
}

#[test]
fn damaged_positions_are_refused_or_play_on() {
    fuzz::damaged_positions(5, start, fuzz::damage_text);
}

#[test]
fn changed_positions_are_refused_or_play_on() {
    fuzz::damaged_positions(7, start, |json, rng| OTHER_VALUES.change(json, rng));
}
