//! What the tests of this folder share.

use patolli_core::Game as _;
use patolli_tzolkin::{Deal, Options, Tzolkin, Wheel, data::StartId};
use toml::{Table, Value};

use crate::scenario::{Scenario, at, base, dealt, expansion, read, scenario};

pub const WHEELS: [&str; 5] = ["pal", "yax", "tik", "uxm", "chi"];
pub const SMALL: [&str; 4] = ["pal", "yax", "tik", "uxm"];

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/data/tzolkin.toml");

/// The component list.
pub fn facts() -> Table {
    let text = std::fs::read_to_string(FILE).expect("the component list is there");
    text.parse().expect("the component list is TOML")
}

/// A number of the component list, 0 where there is none.
pub fn number(value: &Value, key: &str) -> u8 {
    let n = value.get(key).map_or(0, |it| it.as_integer().unwrap_or_else(|| panic!("`{key}` is no number")));
    u8::try_from(n).expect("a small number")
}

/// A text of the component list in the spelling of notation.
pub fn name(value: &Value, key: &str) -> String {
    let text = value.get(key).and_then(Value::as_str);
    text.unwrap_or_else(|| panic!("`{key}` is no text")).replace('_', "-")
}

/// The rows of a list.
pub fn rows<'a>(table: &'a Table, key: &str) -> &'a [Value] {
    table[key].as_array().unwrap_or_else(|| panic!("`{key}` is no list"))
}

/// The positions whose bits are set.
pub fn positions(bits: u16) -> Vec<u8> {
    (0..16).filter(|it| bits & (1 << it) != 0).collect()
}

/// Where neutral pieces stand, hidden places included.
pub fn neutral_on(game: &Tzolkin, wheel: &str) -> Vec<u8> {
    positions(game.neutral_on(read(wheel)))
}

/// How many neutral pieces stand on wheels.
pub fn neutral_pieces(game: &Tzolkin) -> usize {
    Wheel::ALL.iter().map(|it| positions(game.neutral_on(*it)).len()).sum()
}

/// A deal whose starting tiles lie in this order from a place on.
pub fn starting(from: usize, tiles: &[&str]) -> Deal {
    let mut deal = dealt(1);
    for (place, tile) in tiles.iter().enumerate() {
        let tile: StartId = read(tile);
        let now = deal.starting.iter().position(|it| *it == tile).expect("every tile is in the deal");
        deal.starting.swap(from + place, now);
    }
    deal
}

/// The base game before the secret choice, seat a holding these starting tiles.
pub fn holding(seats: u8, tiles: &[&str]) -> Scenario {
    at(Tzolkin::start(&base(seats), starting(0, tiles)))
}

/// The base game before the secret choice, these starting tiles drawn for neutral pieces.
pub fn drawing(seats: u8, tiles: &[&str]) -> Tzolkin {
    Tzolkin::start(&base(seats), starting(4 * usize::from(seats), tiles))
}

/// Two seats, a to move and b on the start-player space; on every wheel the positions below `cost` are taken, which
/// needs quick actions for more than 3.
pub fn with_expensive_positions(cost: u8) -> Scenario {
    let (table, most) = if cost > 3 {
        (expansion(Options { quick: true, ..base(2) }).sheet(|it| it["quick-neutral"] = 2.into()), 16)
    } else {
        (scenario(2), 12)
    };
    let places = (0..cost).flat_map(|position| WHEELS.map(|wheel| (wheel, position)));
    let table = places.enumerate().fold(table, |table, (nth, (wheel, position))| {
        if nth < most { table.neutral(wheel, position) } else { table.worker("b", wheel, position) }
    });
    let table = table.on_start_space("b").start_player("b");
    if cost > 3 { table.on_quick_space("b") } else { table }
}

/// Seat a on the lowest step of every temple.
pub fn on_lowest_steps(table: Scenario) -> Scenario {
    table.step("a", "chaac", 0).step("a", "quetzalcoatl", 0).step("a", "kukulkan", 0)
}
