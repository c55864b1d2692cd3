//! The eighteen starting tiles: H-372 to H-390, HA-36.

use patolli_core::Game as _;
use patolli_teotihuacan::{Options, Teotihuacan};

use super::support::{beside, hands, keeping, kept};
use crate::scenario::{Scenario, at, normal, seat};

/// p1 keeps a tile and start-13, and answers; then there is so much more than 1 cocoa and what start-13 brings.
fn brings(tile: &str, answers: &str, cocoa: u16, [wood, stone, gold]: [u8; 3]) -> Scenario {
    let table = keeping(tile, "start-13");
    let table = if answers.is_empty() { table } else { table.play(answers) };
    // 3 cocoa and 5 wood.
    table.has_cocoa("p1", 1 + 3 + cocoa).has_resources("p1", 5 + wood, stone, gold)
}

/// Power of the starting workers, before they are placed.
fn powers(table: &Scenario) -> Vec<u8> {
    table.game().hand(seat("p1")).to_vec()
}

#[test]
fn h372_start_1() {
    brings("start-1", "", 2, [3, 0, 0]).has_avenue("p1", 1);
}

#[test]
fn h373_ha36_start_2_brings_cocoa_or_as_printed_stone() {
    let table = brings("start-2", "climb green", 2 + 1, [0, 0, 3]);
    table.has_step("p1", "green", 1);
    // The printed tile, if the table plays with printed values.
    let options = Options { printed_values: true, ..normal(2) };
    let table = at(Teotihuacan::start(&options, hands(&["start-2", "start-13"])));
    let table = table.play("keep start-2; keep start-13; keep start-15; keep start-18; climb green");
    table.has_cocoa("p1", 1 + 3 + 1).has_resources("p1", 5, 2, 3).has_step("p1", "green", 1);
}

#[test]
fn h374_start_3() {
    brings("start-3", "climb blue; gain gold 1", 0, [4, 1, 1]).has_step("p1", "blue", 1);
}

#[test]
fn h375_start_10() {
    let table = brings("start-10", "climb red", 5, [0, 0, 0]).has_step("p1", "red", 1).has_score("p1", 1);
    assert_eq!(powers(&table), [1, 1, 2]);
}

#[test]
fn h376_start_11() {
    let table = brings("start-11", "climb green", 5 + 1, [0, 0, 0]).has_step("p1", "green", 1);
    assert_eq!(powers(&table), [1, 1, 2]);
}

#[test]
fn h377_start_12() {
    let table = brings("start-12", "gain stone 1 gold 1; climb blue; gain gold 1; climb red", 0, [0, 1, 2]);
    table.has_step("p1", "blue", 1).has_step("p1", "red", 1).has_step("p1", "green", 0).has_score("p1", 1);
    // Any two.
    brings("start-12", "gain wood 2; no", 0, [2, 0, 0]);
}

#[test]
fn h378_start_7() {
    let table = brings("start-7", "gain gold 2; climb blue; gain stone 1", 0, [0, 1, 2]);
    let table = table.has_step("p1", "blue", 1);
    let lowest = table.game().technologies()[0];
    assert!(table.game().has_technology(seat("p1"), lowest));
}

#[test]
fn h379_start_5() {
    let table = brings("start-5", "climb blue; gain stone 1", 0, [0, 1, 2]).has_step("p1", "blue", 1);
    let lowest = table.game().technologies()[0];
    assert!(table.game().has_technology(seat("p1"), lowest));
}

#[test]
fn h380_start_6() {
    assert_eq!(powers(&brings("start-6", "", 0, [3, 0, 2])), [1, 1, 2]);
}

/// p1 keeps one of the two tiles with a discovery tile, and start-13.
fn with_discovery(tile: &str, [one, two]: [&str; 2]) -> Scenario {
    kept(&beside(hands(&[tile, "start-13"]), [one, two]), tile, "start-13")
}

#[test]
fn h381_start_16() {
    let table = with_discovery("start-16", ["mask-4", "four-cocoa"]);
    let table = table.has_cocoa("p1", 1 + 3 + 2).has_resources("p1", 5, 0, 3);
    let table = table.offers_only(&["take four-cocoa", "no"]).play("take four-cocoa");
    table.has_tiles("p1", "four-cocoa", 1).has_resources("p1", 5, 0, 3 - 1);
}

#[test]
fn h382_start_14() {
    let table = with_discovery("start-14", ["mask-4", "four-cocoa"]);
    let table = table.has_cocoa("p1", 1 + 3).has_resources("p1", 5, 3, 1);
    let table = table.offers_only(&["take mask-4", "no"]).play("take mask-4");
    table.has_tiles("p1", "mask-4", 1).has_resources("p1", 5 - 1, 3, 1);
}

#[test]
fn h383_the_discovery_tile_is_seen_before_choosing() {
    let deal = beside(hands(&["start-14", "start-16", "start-13", "start-1"]), ["mask-4", "four-cocoa"]);
    let table = at(Teotihuacan::start(&normal(2), deal));
    let seen: Vec<_> = table
        .view("p1")
        .choice
        .expect("a choice")
        .tiles
        .into_iter()
        .map(|it| it.discovery.map(|it| it.to_string()))
        .collect();
    assert_eq!(seen, [Some("mask-4".to_owned()), Some("four-cocoa".to_owned()), None, None]);
    // By the player who holds the tile, and nobody else.
    assert!(table.view("p2").choice.expect("a choice").tiles.iter().all(|it| it.discovery.is_none()));
}

#[test]
fn h384_start_18() {
    brings("start-18", "", 0, [1, 2, 0]).has_avenue("p1", 1);
}

#[test]
fn h385_start_4() {
    brings("start-4", "climb red", 5, [0, 0, 2]).has_step("p1", "red", 1).has_score("p1", 1);
}

#[test]
fn h386_start_8() {
    brings("start-8", "climb blue; gain wood 1", 2, [1, 4, 0]).has_step("p1", "blue", 1);
}

#[test]
fn h387_start_9() {
    let table = brings("start-9", "climb blue; gain gold 1; climb red; climb green", 1, [0, 0, 1]);
    let table = table.has_step("p1", "blue", 1).has_step("p1", "red", 1).has_step("p1", "green", 1);
    table.has_score("p1", 1);
}

#[test]
fn h388_start_13() {
    // With start-15: 1 wood, 2 stone, 3 gold.
    keeping("start-13", "start-15").has_cocoa("p1", 1 + 3).has_resources("p1", 5 + 1, 2, 3);
}

#[test]
fn h389_start_17() {
    brings("start-17", "", 3, [2, 3, 0]);
}

#[test]
fn h390_start_15() {
    brings("start-15", "", 0, [1, 2, 3]);
}
