//! What the boards do: main actions, power-ups, ascension, technologies, royal tiles (H-189 to H-280, H-333 to H-352).

mod alchemy;
mod ascension;
mod building;
mod construction;
mod counting;
mod decorating;
mod decorations;
mod gather;
mod nobles;
mod palace;
mod power;
mod royals;
mod rulings;
mod technologies;

use patolli_teotihuacan::Event;

use crate::scenario::{Scenario, scenario};

/// p1 of two has brought the first of these workers to a board where the others stand, with just the cocoa for its
/// main action; the rest of three workers is on the Palace.
fn on(board: &str, powers: &[u8]) -> Scenario {
    bring(scenario(2), board, powers)
}

/// The same at any table.
fn bring(table: Scenario, board: &str, powers: &[u8]) -> Scenario {
    let (moved, there) = powers.split_first().expect("a worker");
    let mut free: Vec<(&str, u8)> = there.iter().map(|power| (board, *power)).collect();
    while free.len() < 2 {
        free.push(("palace", 1));
    }
    table.workers("p1", &free).arrived(board, &[*moved]).cocoa("p1", u16::from(!there.is_empty()))
}

/// The six technologies of most tests: blue, red, green column, the upper row first.
const SIX: [&str; 6] = ["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-11"];

const NINE: [&str; 9] =
    ["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-11", "tech-13", "tech-15", "tech-17"];

/// p1 has a technology; five others lie on Alchemy.
fn learned(table: Scenario, technology: &str) -> Scenario {
    let others = NINE.into_iter().filter(|it| *it != technology);
    let mut six: Vec<&str> = others.take(5).collect();
    six.push(technology);
    table.technologies(six.try_into().expect("six")).has_technologies("p1", &[technology])
}

/// When something happened first in the last call of `play`.
fn event_index(table: &Scenario, what: impl Fn(&Event) -> bool) -> usize {
    let found = table.events().iter().position(what);
    found.unwrap_or_else(|| panic!("not in {:?}", table.events()))
}

/// When a worker was powered up.
fn powered_up(table: &Scenario) -> usize {
    event_index(table, |it| matches!(it, Event::PoweredUp { .. }))
}

/// Every place of the levels up to this one, the lowest first.
fn levels(top: u8) -> Vec<String> {
    let places = |level: u8| {
        let size = 5 - level;
        (0..size * size).map(move |it| format!("{level}.{}.{}", it / size, it % size))
    };
    (1..=top).flat_map(places).collect()
}

/// Only these tiles are laid, whichever.
fn with_only_tiles(table: Scenario, spots: &[String]) -> Scenario {
    let spots: Vec<&str> = spots.iter().map(String::as_str).collect();
    table.bare_ground().built(&spots)
}

/// Four tiles meet under a place: there they show red, green (coloured), green and blue, clockwise from the top left.
fn with_icons_below(table: Scenario, spot: &str) -> Scenario {
    let [level, row, column] = numbers(spot);
    let under = [(0, 0, "p2"), (0, 1, "p3"), (1, 1, "p4"), (1, 0, "p8")];
    under.into_iter().fold(table, |it, (down, right, tile)| {
        it.laid(&format!("{}.{}.{}", level - 1, row + down, column + right), tile, 0)
    })
}

/// Level, row and column of a place.
fn numbers(spot: &str) -> [u8; 3] {
    let numbers: Vec<u8> = spot.split('.').map(|it| it.parse().expect("a number")).collect();
    numbers.try_into().expect("three numbers")
}

/// The component list.
fn components() -> toml::Table {
    const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/data/teotihuacan.toml");
    std::fs::read_to_string(FILE).expect("the component list").parse().expect("TOML")
}

/// A number of the component list; what is not there is 0.
fn number(value: Option<&toml::Value>) -> u8 {
    let number = value.map_or(0, |it| it.as_integer().expect("a number"));
    u8::try_from(number).expect("a small number")
}
