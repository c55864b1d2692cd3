//! Ixtab keeps a third starting tile and angers a god: ZE-045, ZEA-47.

use patolli_tzolkin::{Event, Illegal};

use super::{opening_with, others, tribal};
use crate::scenario::{Scenario, seat};

const TILES: [&str; 8] = [
    "w-palenque-1",
    "w-palenque-3",
    "w-tikal-1",
    "w-palenque-7",
    "w-yaxchilan-7",
    "w-uxmal-7",
    "w-tikal-3",
    "w-tikal-7",
];

/// Seat a is dealt this tribe and tiles of temples, b quiet ones.
fn dealt(tribe: &str) -> Scenario {
    let others: Vec<&str> = others(tribe).filter(|it| *it != "ixtab").collect();
    let tribes = [&[tribe], &others[..]].concat();
    opening_with(tribal(2), &[(5, &tribes[..4]), (0, &TILES)])
}

/// Seat b chooses its second tribe, which is a quiet one.
fn b_chooses(table: Scenario) -> Scenario {
    let tribe = table.view("b").choice.expect("a choice").tribes[1].tribe;
    table.play(&format!("tribe {tribe}; keep w-uxmal-7; keep w-tikal-3; end"))
}

const THREE: &str = "tribe ixtab; keep w-palenque-1; keep w-palenque-3; keep w-tikal-1";

#[test]
fn ze045_three_tiles_then_a_step_down() {
    // Two steps on the yellow temple, one on the brown one and 3 + 5 + 2 corn come first.
    let table = b_chooses(dealt("ixtab").play(THREE).asks("b")).asks("a");
    let table = table
        .has_corn("a", 10)
        .has_step("a", "quetzalcoatl", 3)
        .has_step("a", "chaac", 2)
        .has_step("a", "kukulkan", 1)
        .offers_only(&["anger chaac", "anger quetzalcoatl", "anger kukulkan"])
        .refuses("no", Illegal::NoDeclining);
    table.clone().play("anger quetzalcoatl").has_step("a", "quetzalcoatl", 2).asks("a").offers("place pal");
    table.play("anger kukulkan").has_step("a", "kukulkan", 0).has_step("a", "quetzalcoatl", 3);
}

#[test]
fn ze045_neither_two_tiles_nor_four() {
    let table = dealt("ixtab").play("tribe ixtab; keep w-palenque-1; keep w-palenque-3");
    let table = table.refuses("end", Illegal::NotNow).offers_only(&["keep w-tikal-1", "keep w-palenque-7"]);
    table.play("keep w-palenque-7").asks("b");
    // The third tile is Ixtab's only once Ixtab is chosen.
    let table = dealt("ixtab").play("keep w-palenque-1; keep w-palenque-3");
    table.refuses("keep w-tikal-1", Illegal::NotNow).play("tribe ixtab").offers("keep w-tikal-1");
}

#[test]
fn ze045_no_other_tribe_keeps_a_third_tile_or_loses_a_step() {
    for tribe in others("ixtab") {
        let table = dealt(tribe).play(&format!("tribe {tribe}; keep w-palenque-1; keep w-palenque-3"));
        let table = table.refuses("keep w-tikal-1", Illegal::NotNow).play("end");
        let table = b_chooses(table).asks("a").offers("place pal");
        let angered = table.events().iter().any(|it| matches!(it, Event::Angered { .. }));
        assert!(!angered, "{tribe}");
        table.has_step("a", "quetzalcoatl", 3).has_step("a", "chaac", 1).has_step("a", "kukulkan", 1);
    }
}

#[test]
fn zea47_a_marker_can_always_go_down() {
    // No tile of these has a temple: all markers are on the starting step, and each can go down.
    let tiles = ["w-palenque-7", "w-tikal-3", "w-tikal-7", "w-uxmal-7"];
    let lines: &[(usize, &[&str])] = &[(5, &["ixtab", "balam", "huracan", "bacab"]), (0, &tiles)];
    let table = opening_with(tribal(2), lines);
    let table = table.play("tribe ixtab; keep w-palenque-7; keep w-tikal-3; keep w-tikal-7");
    let tiles: Vec<String> =
        table.view("b").choice.expect("a choice").tiles.iter().map(|it| it.tile.to_string()).collect();
    let table = table.play(&format!("tribe bacab; keep {}; keep {}; end", tiles[0], tiles[1]));
    for temple in ["chaac", "quetzalcoatl", "kukulkan"] {
        table.clone().has_step("a", temple, 1).play(&format!("anger {temple}")).has_step("a", temple, 0);
    }
}

#[test]
fn zea47_temple_steps_of_the_tiles_come_first() {
    let table = b_chooses(dealt("ixtab").play(THREE));
    let events = table.events();
    let last_step = events.iter().rposition(|it| matches!(it, Event::Climbed { .. })).expect("steps up");
    assert!(!events[..last_step].iter().any(|it| matches!(it, Event::Angered { .. })));
    let table = table.play("anger chaac");
    assert!(matches!(table.events()[0], Event::Angered { seat: who, step: 1, .. } if who == seat("a")));
}
