//! Damaged text never panics: it is refused in words, or means what it says. Bytes that choose blindly end every game.

use std::{fs, ops::ControlFlow, path::Path};

use patolli_core::{Game, Log, Options as _, Rng, Seat, Seed, Status, Viewer, random_action};
use patolli_testkit::fuzz::{self, INPUTS, damaged, with_other_digits};
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

/// The same JSON with one to three of its parts changed in kind: another number, word, list or question.
fn with_other_parts(text: &str, rng: &mut Rng) -> String {
    let mut sheet: Value = serde_json::from_str(text).expect("a position has a JSON form");
    for _ in 0..rng.random_range(1..=3) {
        if rng.random_range(0..4) == 0 {
            let due = json!({ "seat": rng.random_range(0..5), "task": any_task(rng) });
            let tasks = sheet["tasks"].as_array_mut().expect("a list");
            tasks.insert(rng.random_range(0..=tasks.len()), due);
        } else {
            change(&mut sheet, rng);
        }
    }
    sheet.to_string()
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
            Some(first) if first.is_string() => list.push(first),
            _ => list.push(json!(rng.random_range(0..12))),
        },
        Value::Bool(yes) => *yes = !*yes,
        Value::Number(_) => {
            let n: i64 = [0, 1, 2, 3, 5, 7, 13, 26, 200, 255, 30_000][rng.random_range(0..11)];
            *value = json!(if rng.random_range(0..8) == 0 { -n } else { n });
        }
        Value::String(text) => {
            const WORDS: [&str; 14] = [
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
            ];
            let words: Vec<&str> = text.split(' ').collect();
            let (one, two) = (rng.random_range(0..words.len()), rng.random_range(0..words.len()));
            let mut swapped = words.clone();
            swapped.swap(one, two);
            *text =
                if words.len() > 1 { swapped.join(" ") } else { WORDS[rng.random_range(0..14)].to_owned() };
        }
        _ => {
            let others = [json!(0), json!(1), json!("farm-single-a"), json!(null)];
            *value = others[rng.random_range(0..4)].clone();
        }
    }
}

/// Plays to the end; whoever is asked has an answer, everybody can look, and nothing panics.
fn play_on(game: &mut Tzolkin, rng: &mut Rng) {
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
        assert!(decisions <= Tzolkin::MAX_DECISIONS, "it does not end: {game:?}");
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
            let options = any_options(&mut rng);
            let mut game = Tzolkin::start(&options, Tzolkin::deal(&options, &mut rng));
            let last: bool = rng.random();
            let mut decisions = 0;
            while game.status() != Status::Over {
                let mut legal = Vec::new();
                let _ = game.each_legal(&mut |it| {
                    legal.push(it);
                    ControlFlow::Continue(())
                });
                let byte = usize::from(rng.random_range(0..spread));
                let at = byte % legal.len();
                let action = if last { legal[legal.len() - 1 - at] } else { legal[at] };
                game.play(action, &mut Log::off()).expect("what is offered is accepted");
                game.audit().unwrap_or_else(|flaw| panic!("after {action}: {flaw}"));
                decisions += 1;
                assert!(decisions <= Tzolkin::MAX_DECISIONS, "it does not end: {game:?}");
            }
        }
    }
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
        let Ok(mut other) = serde_json::from_str::<Tzolkin>(&damage(&json, &mut rng)) else { continue };
        if other.audit().is_ok() {
            loaded += 1;
            play_on(&mut other, &mut rng);
        }
    }
    loaded
}

fn start(rng: &mut Rng) -> Tzolkin {
    let options = any_options(rng);
    Tzolkin::start(&options, Tzolkin::deal(&options, rng))
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
