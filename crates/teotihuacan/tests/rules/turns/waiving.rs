//! The fee tile: H-363 to H-366, HA-35, HA-68.

use patolli_teotihuacan::{Event, Illegal};

use super::support::{LAID_OUT, count, no_tile, too_little};
use crate::scenario::{Scenario, scenario};

/// p1 has the fee tile and no cocoa; a worker of power 2 has arrived on a board.
fn at(board: &str) -> Scenario {
    scenario(4).owns("p1", "no-cocoa").arrived(board, &[2])
}

/// Free workers of all the others are on the Quarry, and one of p2 worships there.
fn with_other_workers(table: Scenario) -> Scenario {
    let table = table.worships("p2", "quarry", 4).workers("p2", &[("quarry", 1), ("nobles", 1)]);
    table.workers("p3", &[("quarry", 1); 3]).workers("p4", &[("quarry", 1); 3])
}

#[test]
fn h363_h364_the_cocoa_of_a_main_action_once() {
    let table = with_other_workers(at("quarry")).refuses("main", too_little(3, 0)).offers("main waived");
    let table = table.play("main waived").has_resources("p1", 0, 1, 0).has_tiles("p1", "no-cocoa", 0);
    assert_eq!(count(&table, |it| matches!(it, Event::Acted { cocoa: 0, waived: true, .. })), 1);
    table.play("power-up quarry 2").has_cocoa("p1", 0).does_not_offer("main waived");
    // Cocoa is kept, and need not be waived.
    with_other_workers(at("quarry")).cocoa("p1", 3).play("main waived").has_cocoa("p1", 3);
    with_other_workers(at("quarry"))
        .cocoa("p1", 3)
        .play("main")
        .has_cocoa("p1", 0)
        .has_tiles("p1", "no-cocoa", 1);
    with_other_workers(scenario(4).arrived("quarry", &[2])).refuses("main waived", no_tile("no-cocoa"));
}

#[test]
fn h363_h365_the_cocoa_of_a_worship_action() {
    let table = || with_other_workers(at("quarry")).resources("p1", 1, 0, 0);
    table().refuses("worship quarry ability", too_little(1, 0));
    let evicts = table().play("worship quarry ability waived; climb green").has_cocoa("p1", 1);
    let evicts = evicts.has_worshipper("quarry", Some(("p1", 2))).has_tiles("p1", "no-cocoa", 0);
    evicts.has_workers("p2", &[("quarry", 1), ("nobles", 1), ("quarry", 4)]);
    // Both fees at once.
    let both = table().play("worship quarry tile-ability waived; climb green").has_cocoa("p1", 1);
    both.has_tiles("p1", "mask-5", 1).has_tiles("p1", "no-cocoa", 0).has_resources("p1", 0, 0, 0);
    let both = table().cocoa("p1", 2).play("worship quarry ability-tile waived; climb green; take mask-5");
    both.has_cocoa("p1", 3).has_tiles("p1", "mask-5", 1);
    let lone = at("forest").resources("p1", 1, 0, 0).play("worship forest tile-ability waived; climb red");
    lone.has_tiles("p1", "mask-4", 1).has_cocoa("p1", 0);
}

#[test]
fn h363_h366_the_wages_of_an_eclipse() {
    let table = || {
        let table = scenario(2).owns("p1", "no-cocoa").score("p1", 20).cocoa("p1", 1).last_round();
        table.workers("p1", &[("forest", 5), ("palace", 4), ("palace", 1)])
    };
    // 2 + 2 + 1 cocoa are due.
    let due = table().pass().pass().asks("p1");
    let cocoa = due.view("p1").players[0].cocoa;
    let waived = due.clone().play("wages waived").has_cocoa("p1", cocoa).has_score("p1", 20);
    waived.has_tiles("p1", "no-cocoa", 0).asks("p2").refuses("wages waived", no_tile("no-cocoa"));
    due.play("wages 0").has_score("p1", 20 - 5 * 3).has_tiles("p1", "no-cocoa", 1);
}

#[test]
fn h363_each_tile_covers_one_of_them() {
    let table = with_other_workers(at("quarry")).play("main waived; power-up quarry 2; end");
    let table = table.pass_until("p1").play("move palace 1 quarry");
    table.refuses("main waived", no_tile("no-cocoa"));
}

#[test]
fn ha35_a_main_action_is_covered_as_a_whole() {
    // Three others, and an own worker: 4 colours.
    let table =
        with_other_workers(at("quarry")).workers("p1", &[("quarry", 2), ("palace", 1), ("palace", 1)]);
    let table = table.cocoa("p1", 3).refuses("main", too_little(4, 3)).play("main waived");
    table.has_cocoa("p1", 3).has_resources("p1", 0, 2, 0);
}

#[test]
fn ha35_prices_of_discovery_tiles_are_not_covered() {
    let priced = || with_other_workers(at("quarry")).discovery("quarry", "avenue-step");
    priced().refuses("worship quarry tile waived", too_little(1, 0));
    let table = priced().cocoa("p1", 1).play("worship quarry tile waived").has_cocoa("p1", 0);
    table.has_tiles("p1", "avenue-step", 1).has_tiles("p1", "no-cocoa", 0);
    let only = at("quarry").discovery("quarry", "avenue-step").cocoa("p1", 1);
    only.refuses("worship quarry tile waived", Illegal::NoFee);
}

#[test]
fn ha35_payments_inside_royal_tiles_are_not_covered() {
    let table = || at("palace").royals(["royal-1", "royal-6", "royal-4"]);
    let poor = table().refuses("worship palace-2 ability waived", Illegal::NoFee);
    poor.play("worship palace-2 ability").has_resources("p1", 0, 0, 0).has_tiles("p1", "no-cocoa", 1);
    let evicts = table().worships("p2", "palace-2", 1).cocoa("p1", 1);
    let evicts = evicts.play("worship palace-2 ability waived").offers_only(&["trade 1", "no"]);
    evicts.play("trade 1").has_cocoa("p1", 0).has_resources("p1", 0, 1, 1);
}

#[test]
fn ha35_freeing_and_ascending_are_not_covered() {
    let table = scenario(4).owns("p1", "no-cocoa").worships("p1", "forest", 1).cocoa("p1", 2);
    table.refuses("unlock", too_little(3, 2));
    let table = scenario(4).owns("p1", "no-cocoa").owns("p1", "two-power-ups").cocoa("p1", 2);
    let table = table.workers("p1", &[("forest", 5), ("quarry", 1), ("quarry", 1)]);
    table.play("use two-power-ups; power-up forest 5").refuses("ascend temples", too_little(3, 2));
}

#[test]
fn ha68_the_fee_tile_needs_a_fee() {
    at("quarry").refuses("main waived", Illegal::NoFee).does_not_offer("main waived");
    at("forest").resources("p1", 1, 0, 0).refuses("worship forest ability waived", Illegal::NoFee);
    at("forest").resources("p1", 1, 0, 0).refuses("worship forest tile waived", Illegal::NoFee);
}

#[test]
fn ha68_the_fee_tile_does_not_buy_a_power_up() {
    let table =
        |cocoa| at("quarry").technologies(LAID_OUT).has_technologies("p1", &["tech-13"]).cocoa("p1", cocoa);
    let poor = table(0).play("main; power-up quarry 2").offers_only(&["end"]);
    poor.has_tiles("p1", "no-cocoa", 1);
    let bought = table(1).play("main; power-up quarry 2").offers_only(&["power-up quarry 3", "no"]);
    bought.play("power-up quarry 3").has_cocoa("p1", 0).has_tiles("p1", "no-cocoa", 1);
}
