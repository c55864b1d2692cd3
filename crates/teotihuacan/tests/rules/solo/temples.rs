//! Teotibot on the temples: H-450 to H-453, H-459, HA-43.

use patolli_teotihuacan::Event;

use super::Solo as _;
use crate::scenario::{Scenario, solo};

/// The bot builds a pyramid tile and thereby goes up one step on a temple of its choice.
fn advancing(blue: u8, red: u8, green: u8) -> Scenario {
    solo().temples("bot", blue, red, green).bot_activates("construction").resources("bot", 9, 9, 9)
}

/// The same with resources left after the 2 stone it spends.
fn with_left(wood: u8, stone: u8, gold: u8) -> Scenario {
    advancing(1, 1, 1).resources("bot", wood, stone + 2, gold)
}

#[test]
fn h450_the_bot_goes_up_where_it_is_furthest() {
    advancing(2, 1, 1).pass().has_temples("bot", 3, 1, 1);
    advancing(2, 3, 1).pass().has_temples("bot", 2, 4, 1);
    advancing(2, 3, 4).pass().has_temples("bot", 2, 3, 5);
    advancing(1, 1, 10).pass().has_temples("bot", 1, 1, 11);
}

#[test]
fn h450_temples_whose_top_is_reached_are_ignored() {
    advancing(11, 2, 3).pass().has_temples("bot", 11, 2, 4);
    advancing(11, 2, 11).pass().has_temples("bot", 11, 3, 11);
}

#[test]
fn h451_ties_go_to_the_temple_further_left() {
    advancing(3, 3, 3).pass().has_temples("bot", 4, 3, 3);
    advancing(2, 3, 3).pass().has_temples("bot", 2, 4, 3);
    advancing(3, 2, 3).pass().has_temples("bot", 4, 2, 3);
    advancing(11, 3, 3).pass().has_temples("bot", 11, 4, 3);
}

#[test]
fn h452_the_blue_temple_gives_the_resource_it_has_least_of() {
    with_left(0, 1, 1).pass().has_resources("bot", 1, 1, 1);
    with_left(2, 1, 3).pass().has_resources("bot", 2, 2, 3);
    with_left(2, 3, 1).pass().has_resources("bot", 2, 3, 2);
}

#[test]
fn h453_ties_gold_before_the_others_and_stone_before_wood() {
    with_left(1, 1, 1).pass().has_resources("bot", 1, 1, 2);
    with_left(1, 1, 2).pass().has_resources("bot", 1, 2, 2);
    with_left(1, 2, 1).pass().has_resources("bot", 1, 2, 2);
    with_left(2, 1, 1).pass().has_resources("bot", 2, 1, 2);
}

#[test]
fn h452_h453_several_resources_are_chosen_one_by_one() {
    // Blue 5 gives two.
    let table = |wood, stone, gold| with_left(wood, stone, gold).step("bot", "blue", 4);
    table(1, 1, 1).pass().has_resources("bot", 1, 2, 2);
    table(0, 3, 3).pass().has_resources("bot", 2, 3, 3);
    table(0, 1, 3).pass().has_resources("bot", 1, 2, 3);
}

#[test]
fn h459_on_a_large_step_the_bot_takes_the_printed_reward() {
    let tile = &["no-cocoa"];
    let table = advancing(3, 1, 1).step_tiles("blue", 4, tile).resources("bot", 1, 3, 0);
    let table = table.pass().has_step("bot", "blue", 4).has_resources("bot", 1, 1, 1);
    table.has_tiles("bot", "no-cocoa", 0);
    // 1 for the level, 2 more for the tile, 2 for red 5.
    let table = advancing(1, 4, 1).step_tiles("red", 5, tile).pass().has_step("bot", "red", 5);
    table.has_score("bot", 1 + 2 + 2).has_tiles("bot", "no-cocoa", 0);
    advancing(1, 1, 2)
        .step_tiles("green", 3, tile)
        .pass()
        .has_cocoa("bot", 1)
        .has_tiles("bot", "no-cocoa", 0);
    let table = advancing(1, 1, 5).step_tiles("green", 6, tile).pass().has_cocoa("bot", 2);
    assert_eq!(table.view("p1").temples[2].large_steps[1].tiles.len(), 1);
}

#[test]
fn ha43_a_temple_whose_top_the_human_holds_is_skipped() {
    advancing(10, 4, 3).temples("p1", 11, 0, 0).pass().has_temples("bot", 10, 5, 3);
    // With the top free it goes there.
    advancing(10, 4, 3).temples("p1", 10, 0, 0).pass().has_temples("bot", 11, 4, 3);
    // Below the penultimate step the human on top is no hindrance.
    advancing(9, 4, 3).temples("p1", 11, 0, 0).pass().has_temples("bot", 10, 4, 3);
}

#[test]
fn ha43_an_advance_on_a_named_temple_is_lost_there() {
    // Worship on the Gold Deposits names the blue temple.
    let table = solo().bot_activates("worship").temples("bot", 10, 4, 3).temples("p1", 11, 0, 0).pass();
    let table = table.has_temples("bot", 10, 4, 3).has_score("bot", 0);
    assert!(table.events().iter().any(|it| matches!(it, Event::StepLost { .. })));
    // The first technology is in the blue column.
    let known = ["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-11"];
    let table = solo()
        .bot_activates("alchemy")
        .technologies(known)
        .has_technologies("bot", &[])
        .temples("p1", 11, 0, 0);
    let table =
        table.workers("bot", &[("alchemy", 2), ("nobles", 2), ("nobles", 2)]).temples("bot", 10, 4, 3);
    table.pass().has_technology("bot", "tech-1", true).has_temples("bot", 10, 4, 3).has_score("bot", 0);
}
