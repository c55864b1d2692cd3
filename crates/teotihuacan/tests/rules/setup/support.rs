//! What the tests of this folder share.

use patolli_core::Game as _;
use patolli_teotihuacan::{
    Deal, Options, Owner, Phase, Setup, Teotihuacan,
    data::{Discovery, StartId},
};
use serde_json::Value;
use toml::Table;

use crate::scenario::{Scenario, at, dealt, normal, read, with_setup};

/// How many deals are looked at where chance decides.
pub const SEEDS: u64 = 150;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/data/teotihuacan.toml");

/// The component list.
pub fn facts() -> Table {
    let text = std::fs::read_to_string(FILE).expect("the component list is there");
    text.parse().expect("the component list is TOML")
}

/// Numbers of a list of the component list.
pub fn numbers(value: &toml::Value) -> Vec<u8> {
    let list = value.as_array().expect("a list");
    list.iter().map(|it| u8::try_from(it.as_integer().expect("a number")).expect("small")).collect()
}

/// The first-game set-up for this number of seats.
pub fn first_game(seats: u8) -> Options {
    with_setup(seats, Setup::FirstGame)
}

/// A draft for this number of seats.
pub fn draft(seats: u8) -> Options {
    with_setup(seats, Setup::Draft)
}

/// A deal whose starting tiles lie in this order from a place on.
pub fn starting(from: usize, tiles: &[&str]) -> Deal {
    with_starting(dealt(1), from, tiles)
}

/// The same with another deal.
pub fn with_starting(mut deal: Deal, from: usize, tiles: &[&str]) -> Deal {
    for (place, tile) in tiles.iter().enumerate() {
        let tile: StartId = read(tile);
        let now = deal.starting.iter().position(|it| *it == tile).expect("every tile is in the deal");
        deal.starting.swap(from + place, now);
    }
    deal
}

/// The same with these starting tiles drawn first for neutral workers, unless a seat keeps them.
pub fn drawing(mut deal: Deal, tiles: &[&str]) -> Deal {
    let pile = deal.neutral.as_mut().expect("a pile since version 2 of the rules");
    for (place, tile) in tiles.iter().enumerate() {
        let tile: StartId = read(tile);
        let now = pile.iter().position(|it| *it == tile).expect("every tile is in the deal");
        pile.swap(place, now);
    }
    deal
}

/// A deal whose starting tiles lie in this order from a place on and are drawn so for neutral workers.
pub fn starting_and_drawing(from: usize, tiles: &[&str]) -> Deal {
    drawing(starting(from, tiles), tiles)
}

/// The same with these discovery tiles beside start-14 and start-16.
pub fn beside(mut deal: Deal, tiles: [&str; 2]) -> Deal {
    for (place, tile) in (52..).zip(tiles) {
        let tile: Discovery = read(tile);
        let now = deal.discoveries[..=place].iter().rposition(|it| *it == tile);
        deal.discoveries.swap(place, now.expect("every tile is in the deal"));
    }
    deal
}

/// A deal for two seats: p1 holds these tiles among four, p2 holds two that ask nothing.
pub fn hands(tiles: &[&str]) -> Deal {
    let quiet = quiet(tiles);
    let mut rest = ["start-1", "start-4", "start-8", "start-9", "start-10", "start-11", "start-2", "start-3"]
        .into_iter()
        .filter(|it| !tiles.contains(it) && !quiet.contains(it));
    let mut all = tiles.to_vec();
    all.extend(rest.by_ref().take(4 - tiles.len()));
    all.extend(quiet);
    all.extend(rest.take(2));
    starting(0, &all)
}

/// Two starting tiles that ask nothing: they name three boards and need no choice.
fn quiet(taken: &[&str]) -> [&'static str; 2] {
    let pairs = [
        ["start-13", "start-17"],
        ["start-15", "start-18"],
        ["start-1", "start-18"],
        ["start-1", "start-15"],
    ];
    let free = pairs.into_iter().find(|it| it.iter().all(|tile| !taken.contains(tile)));
    free.expect("one pair is free")
}

/// Two seats before the choice, p1 holding these tiles among four.
pub fn holding(tiles: &[&str]) -> Scenario {
    at(Teotihuacan::start(&normal(2), hands(tiles)))
}

/// Two seats: p1 has kept these tiles, p2 two that ask nothing.
pub fn keeping(one: &str, two: &str) -> Scenario {
    kept(&hands(&[one, two]), one, two)
}

/// The choice made in a deal: p1 keeps these, p2 the first two of the hand.
pub fn kept(deal: &Deal, one: &str, two: &str) -> Scenario {
    let [three, four] = [4, 5].map(|it| deal.starting[it]);
    at(Teotihuacan::start(&normal(2), *deal))
        .play(&format!("keep {one}; keep {two}; keep {three}; keep {four}"))
}

/// Boards of the neutral workers of a colour, sorted.
pub fn neutrals(table: &Scenario, colour: u8) -> Vec<String> {
    let boards = table.view("p1").boards;
    let here = boards.iter().filter(|it| it.workers.iter().any(|dice| dice.owner == Owner::Neutral(colour)));
    let mut names: Vec<_> = here.map(|it| (it.board, it.board.to_string())).collect();
    names.sort();
    names.into_iter().map(|it| it.1).collect()
}

/// The position in words and numbers.
pub fn sheet(table: &Scenario) -> Value {
    serde_json::to_value(table.game()).expect("a position has a JSON form")
}

/// The game begun from a deal: everybody keeps the first tiles offered and declines whatever may be declined.
pub fn begun_from(options: Options, deal: &Deal) -> Scenario {
    let mut table = at(Teotihuacan::start(&options, *deal));
    while table.game().phase() != Phase::Play {
        let offered = table.offered();
        let pick = offered.iter().find(|it| *it == "no").unwrap_or(&offered[0]).clone();
        table = table.play(&pick);
    }
    table
}

/// An eclipse comes after one quiet turn of everybody; wages are paid as far as possible.
pub fn eclipsed(table: Scenario) -> Scenario {
    let mut table = table.last_round();
    for _ in 0..table.game().seats() {
        table = table.pass();
    }
    while let Some(wages) = table.offered().first().filter(|it| it.starts_with("wages")) {
        let wages = wages.clone();
        table = table.play(&wages);
    }
    table
}

/// The last eclipse, and the end of the game.
pub fn played_out(table: Scenario) -> Scenario {
    eclipsed(table.eclipses(2))
}
