//! Tribes, when prophecies hold, and the modules of the expansion in every mix.

mod choice;
mod components;
mod corn;
mod feeding;
mod learning;
mod modules;
mod order;
mod partners;
mod periods;
mod picking;
mod placing;
mod quick;
mod reaching;
mod sales;
mod secrecy;
mod skipping;
mod teeth;
mod tiles;

use patolli_core::Game as _;
use patolli_tzolkin::{Deal, Options, Tzolkin, data::Tribe};

use crate::scenario::{Scenario, at, base, dealt, expansion};

/// The base game with tribes.
fn tribal(seats: u8) -> Options {
    Options { tribes: true, ..base(seats) }
}

/// Two seats, a to move, a leading this tribe.
fn led_by(tribe: &str) -> Scenario {
    expansion(tribal(2)).tribe("a", tribe)
}

/// The same for every other tribe.
fn led_by_others(tribe: &str) -> impl Iterator<Item = Scenario> {
    others(tribe).map(led_by)
}

/// The names of the twelve other tribes.
fn others(tribe: &str) -> impl Iterator<Item = &'static str> {
    let names: Vec<&str> = Tribe::ALL.into_iter().map(Tribe::key).filter(|it| *it != tribe).collect();
    assert_eq!(names.len(), 12, "`{tribe}` is a tribe");
    names.into_iter()
}

/// A deal with these names first in a line (0 starting, 1 discards, 5 tribes, 6 prophecies).
fn deal_with(lines: &[(usize, &[&str])]) -> Deal {
    let text = dealt(1).to_string();
    let mut deal: Vec<Vec<&str>> = text.lines().map(|it| it.split(' ').collect()).collect();
    for (line, names) in lines {
        for (place, name) in (1..).zip(*names) {
            let from = deal[*line].iter().position(|it| it == name).expect("a tile of the line");
            deal[*line].swap(place, from);
        }
    }
    let lines: Vec<String> = deal.into_iter().map(|it| it.join(" ")).collect();
    lines.join("\n").parse().expect("a deal")
}

/// The table before the secret choice, dealt like this.
fn opening_with(options: Options, lines: &[(usize, &[&str])]) -> Scenario {
    at(Tzolkin::start(&options, deal_with(lines)))
}

/// No wheel has a free position below 1, and seat b stands on the start-player space: every place costs corn.
fn without_free_places(table: Scenario) -> Scenario {
    let wheels = ["pal", "yax", "tik", "uxm", "chi"];
    wheels.into_iter().fold(table, |it, wheel| it.neutral(wheel, 0)).on_start_space("b")
}

/// All markers of seat a are on the lowest steps.
fn on_lowest_steps(table: Scenario) -> Scenario {
    ["chaac", "quetzalcoatl", "kukulkan"].into_iter().fold(table, |it, temple| it.step("a", temple, 0))
}
