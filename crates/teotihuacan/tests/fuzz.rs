//! Damaged text never panics: it is refused in words, or means what it says. Bytes that choose blindly end every game.

use std::{fs, ops::ControlFlow, path::Path};

use patolli_core::{Game, Log, OptionKind, Options as _, Rng, Seed, Status, Viewer, random_action};
use patolli_teotihuacan::{Action, Options, Teotihuacan};
use patolli_testkit::fuzz::{self, INPUTS, damaged, with_other_digits};
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

/// The same JSON with one to three of its parts changed in kind: another number, word, list or question.
fn with_other_parts(text: &str, rng: &mut Rng) -> String {
    let mut sheet: Value = serde_json::from_str(text).expect("a position has a JSON form");
    for _ in 0..rng.random_range(1..=3) {
        if rng.random_range(0..4) == 0 {
            // Mostly something for whoever has the turn.
            let turn = sheet["turn"]["seat"].clone();
            let seat = if rng.random_range(0..4) > 0 { turn } else { json!(rng.random_range(0..4)) };
            let due = json!({ "seat": seat, "task": any_task(rng) });
            let tasks = sheet["tasks"].as_array_mut().expect("a list");
            tasks.insert(rng.random_range(0..=tasks.len()), due);
        } else {
            change(&mut sheet, rng);
        }
    }
    sheet.to_string()
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

/// Goes down a random way and changes what it finds.
fn change(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Object(parts) if !parts.is_empty() => {
            let at = rng.random_range(0..parts.len());
            change(parts.values_mut().nth(at).expect("a part"), rng);
        }
        Value::Array(list) if !list.is_empty() && rng.random_range(0..4) > 0 => {
            let at = rng.random_range(0..list.len());
            change(&mut list[at], rng);
        }
        Value::Array(list) => match list.first().cloned() {
            Some(_) if rng.random() => drop(list.pop()),
            Some(first) => list.push(first),
            None => list.push(json!(rng.random_range(0..12))),
        },
        Value::Bool(yes) => *yes = !*yes,
        Value::Number(_) => {
            let n: i64 = [0, 1, 2, 3, 5, 9, 10, 11, 60, 200, 255, 30_000][rng.random_range(0..12)];
            *value = json!(if rng.random_range(0..8) == 0 { -n } else { n });
        }
        Value::String(text) => *text = other_text(text, rng),
        _ => {
            let others = [json!(0), json!(1), json!("mask-4"), json!("p7"), json!("d3"), json!(null)];
            *value = others[rng.random_range(0..6)].clone();
        }
    }
}

/// Lines of the deal with two words exchanged; single words become others.
fn other_text(text: &str, rng: &mut Rng) -> String {
    const WORDS: [&str; 22] = [
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
    ];
    let words: Vec<&str> = text.split(' ').collect();
    if words.len() > 1 {
        let mut swapped = words.clone();
        swapped.swap(rng.random_range(0..words.len()), rng.random_range(0..words.len()));
        return swapped.join(" ");
    }
    let all = WORDS.len() + BOARDS.len();
    WORDS.iter().chain(&BOARDS).nth(rng.random_range(0..all)).expect("a word").to_string()
}

/// Plays to the end; whoever is asked has an answer, everybody can look, and nothing panics.
fn play_on(game: &mut Teotihuacan, rng: &mut Rng) {
    let mut log = Log::off();
    let mut decisions = 0;
    while let Status::Asks(seat) = game.status() {
        if rng.random_range(0..16) == 0 {
            drop(game.view(Viewer::Seat(seat)));
            drop(game.redeal(seat, rng).view(Viewer::Watcher));
        }
        let (action, _) = random_action(game, rng).unwrap_or_else(|| panic!("a dead end: {game:?}"));
        game.apply(action, &mut log);
        decisions += 1;
        assert!(decisions <= Teotihuacan::MAX_DECISIONS, "it does not end: {game:?}");
    }
    let places = game.places();
    assert!(places.contains(&1), "{places:?}");
}

#[test]
fn bytes_choose_among_legal_actions() {
    let mut rng = Seed::from(6).rng();
    // Always the first, always the last, then bytes of growing disorder.
    for spread in [1u16, 256, 2, 3, 5, 9, 17, 256, 256, 256, 256, 256] {
        for _ in 0..10 {
            let mut game = start(&mut rng);
            let last: bool = rng.random();
            let mut decisions = 0;
            while game.status() != Status::Over {
                let mut legal = Vec::new();
                let _ = game.each_legal(&mut |it| {
                    legal.push(it);
                    ControlFlow::Continue(())
                });
                let at = usize::from(rng.random_range(0..spread)) % legal.len();
                let action = if last { legal[legal.len() - 1 - at] } else { legal[at] };
                game.play(action, &mut Log::off()).expect("what is offered is accepted");
                game.audit().unwrap_or_else(|flaw| panic!("after {action}: {flaw}"));
                decisions += 1;
                assert!(decisions <= Teotihuacan::MAX_DECISIONS, "it does not end: {game:?}");
            }
        }
    }
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

/// Damages positions of random games in one way and plays on with what passes the audit; returns how many did.
fn damaged_positions(seed: u64, inputs: u64, damage: fn(&str, &mut Rng) -> String) -> u64 {
    let mut rng = Seed::from(seed).rng();
    let mut position = start(&mut rng);
    let mut loaded = 0;
    for _ in 0..inputs {
        let Some((action, _)) = random_action(&position, &mut rng) else {
            position = start(&mut rng);
            continue;
        };
        position.apply(action, &mut Log::off());
        let json = serde_json::to_string(&position).expect("a position has a JSON form");
        let Ok(mut other) = serde_json::from_str::<Teotihuacan>(&damage(&json, &mut rng)) else { continue };
        if other.audit().is_ok() {
            loaded += 1;
            play_on(&mut other, &mut rng);
        }
    }
    loaded
}

#[test]
fn damaged_positions_are_refused_or_play_on() {
    let loaded = damaged_positions(5, INPUTS / 4, |json, rng| {
        if rng.random() { with_other_digits(json, rng) } else { damaged(json, rng) }
    });
    assert!(loaded > 50, "some damage is harmless: {loaded}");
}

#[test]
fn changed_positions_are_refused_or_play_on() {
    let loaded = damaged_positions(7, INPUTS / 4, with_other_parts);
    assert!(loaded > 50, "some changes are harmless: {loaded}");
}
