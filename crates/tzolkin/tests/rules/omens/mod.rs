//! Prophecies, new buildings, quick actions and the farms as the expansion reads them: ZE-065 to ZE-171.

mod bonus;
mod buildings;
mod calamities;
mod costs;
mod farms;
mod fewer;
mod quick;
mod refusing;
mod renovation;
mod tiles;

use patolli_core::Game as _;
use patolli_tzolkin::{Event, Options, data::Prophecy};
use toml::Value;

use crate::scenario::{Scenario, base, expansion, seat};

/// A prophecy is in force at a table of two that plays no other module.
fn under(prophecy: &str) -> Scenario {
    expansion(Options { prophecies: true, ..base(2) }).prophecy(prophecy)
}

/// The same with the new buildings.
fn building_under(prophecy: &str) -> Scenario {
    expansion(Options { prophecies: true, buildings: true, ..base(2) }).prophecy(prophecy)
}

/// The same with tribes, seat a leading this one.
fn leading_under(tribe: &str, prophecy: &str) -> Scenario {
    expansion(Options { tribes: true, prophecies: true, ..base(2) }).prophecy(prophecy).tribe("a", tribe)
}

/// The food day on which the second prophecy ends; temples give goods, nobody is hungry.
fn last_day(prophecy: &str) -> Scenario {
    expansion(Options { prophecies: true, buildings: true, ..base(2) })
        .put(6, 1, prophecy)
        .second_epoch()
        .food_day(3)
        .corn("a", 40)
        .corn("b", 40)
}

/// New buildings only, two seats.
fn builders() -> Scenario {
    expansion(Options { buildings: true, ..base(2) })
}

/// Quick actions only; the first tile of the calendar is this one.
fn with_quick_tile(seats: u8, tile: &str) -> Scenario {
    expansion(Options { quick: true, ..base(seats) }).quick_tile(tile)
}

/// Both seats of a table of two place one worker for nothing; then comes the food day.
fn play_food_day(it: Scenario) -> Scenario {
    it.play("place pal; end; place yax; end")
}

/// What the prophecy counted for a seat and the points it gave, in the last call of `play`.
fn prophecy_score(it: &Scenario, who: &str) -> (i8, i8) {
    let scored = it.events().iter().find_map(|event| match *event {
        Event::ProphecyScored { seat: of, count, points, .. } if of == seat(who) => Some((count, points)),
        _ => None,
    });
    scored.expect("a prophecy was scored")
}

/// Workers, how many of them were fed, and the corn it took, in the last call of `play`.
fn fed(it: &Scenario, who: &str) -> (u8, u8, u8) {
    let fed = it.events().iter().find_map(|event| match *event {
        Event::Fed { seat: of, workers, fed, corn, .. } if of == seat(who) => Some((workers, fed, corn)),
        _ => None,
    });
    fed.expect("workers were fed")
}

/// The place of the first event of a kind among those of the last call of `play`.
fn event_index(it: &Scenario, is: impl Fn(&Event) -> bool) -> usize {
    it.events().iter().position(is).expect("it happened")
}

/// The prophecy with this name.
fn named(name: &str) -> Prophecy {
    crate::scenario::read(name)
}

/// The component list.
fn components() -> Value {
    let text = include_str!("../../../../../docs/data/tzolkin.toml");
    toml::from_str(text).expect("the component list is TOML")
}

/// A pile of the deal, by its place in `PILES`.
fn pile(it: &Scenario, line: usize) -> Vec<String> {
    let sheet = serde_json::to_value(it.game()).expect("a position has a JSON form");
    let names = sheet["deal"][crate::scenario::PILES[line]].as_array().expect("a pile of the deal");
    names.iter().map(|it| it.as_str().expect("a name").to_owned()).collect()
}

/// The same game, as another deal would have it for a seat.
fn redealt(it: &Scenario, who: &str, seed: u64) -> Scenario {
    let mut rng = patolli_core::Seed::from(seed).rng();
    crate::scenario::at(it.game().redeal(seat(who), &mut rng))
}
