//! The Mastery tile: H-496 to H-507, HA-49.

use patolli_teotihuacan::BotOutcome;

use super::{Solo as _, bot_activates};
use crate::scenario::{Scenario, read};

fn on(board: &str) -> BotOutcome {
    BotOutcome::Mastery(read(board))
}

/// Mastery is woken; the strongest worker stands on a board, the others on the Palace.
fn master(board: &str, power: u8) -> Scenario {
    let table = bot_activates("mastery").workers("bot", &[(board, power), ("palace", 1), ("palace", 1)]);
    let known = ["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-11"];
    table.technologies(known).has_technologies("bot", &["tech-1", "tech-3"])
}

/// Where the master is afterwards.
fn moved(table: Scenario, board: &str, power: u8) -> Scenario {
    table.has_workers("bot", &[(board, power), ("palace", 1), ("palace", 1)])
}

#[test]
fn h496_the_strongest_free_worker_is_sought() {
    let table =
        bot_activates("mastery").workers("bot", &[("forest", 2), ("quarry", 4), ("gold-deposits", 3)]);
    table.pass().has_outcome(on("quarry")).has_resources("bot", 2, 4, 2);
    // One that worships is not free.
    let table = bot_activates("mastery").clear_space("decorations").worships("bot", "forest", 5);
    let table = table.workers("bot", &[("quarry", 2), ("gold-deposits", 3), ("quarry", 1)]).pass();
    table.has_outcome(on("gold-deposits")).has_resources("bot", 2, 2, 4);
}

#[test]
fn h497_the_action_of_that_workers_board_is_carried_out() {
    for board in ["forest", "quarry", "gold-deposits", "alchemy", "nobles", "decorations", "construction"] {
        master(board, 3).pass().has_outcome(on(board)).has_cocoa("bot", 0);
    }
}

#[test]
fn h498_on_the_forest_2_wood() {
    moved(master("forest", 1).pass().has_resources("bot", 4, 2, 2), "construction", 2);
}

#[test]
fn h499_on_the_quarry_2_stone() {
    moved(master("quarry", 2).pass().has_resources("bot", 2, 4, 2), "alchemy", 3);
}

#[test]
fn h500_on_the_gold_deposits_2_gold() {
    moved(master("gold-deposits", 2).pass().has_resources("bot", 2, 2, 4), "quarry", 3);
}

#[test]
fn h501_on_alchemy_a_technology() {
    let table =
        master("alchemy", 2).pass().has_resources("bot", 2, 2, 1).has_technology("bot", "tech-5", true);
    moved(table.has_temples("bot", 1, 1, 10), "forest", 3);
    // Not its second step: without gold nothing happens there.
    let table = master("alchemy", 2).resources("bot", 2, 2, 0).pass().has_outcome(BotOutcome::Fallback);
    table.has_workers("bot", &[("alchemy", 2), ("palace", 1), ("quarry", 2)]);
}

#[test]
fn h502_on_nobles_a_building() {
    let table = master("nobles", 2).pass().has_resources("bot", 0, 2, 2).has_score("bot", 3);
    moved(table.has_avenue("bot", 2), "gold-deposits", 3);
    // Not its second step, though it stands in the Forest as well.
    let table = bot_activates("mastery").workers("bot", &[("nobles", 3), ("palace", 1), ("forest", 2)]);
    table.resources("bot", 1, 2, 2).pass().has_outcome(on("forest")).has_resources("bot", 3, 2, 2);
}

#[test]
fn h503_on_decorations_a_decoration() {
    let table = master("decorations", 2).pass().has_resources("bot", 2, 2, 0).has_score("bot", 5);
    moved(table.has_pyramid_track("bot", 1).has_temples("bot", 1, 1, 10), "nobles", 3);
}

#[test]
fn h504_on_construction_a_pyramid_tile() {
    let table = master("construction", 2).pass().has_resources("bot", 2, 0, 2).has_score("bot", 1 + 2);
    moved(table.has_pyramid_track("bot", 1).has_temples("bot", 1, 1, 10), "decorations", 3);
}

#[test]
fn h505_if_it_fails_the_next_in_order_of_power_is_tried() {
    let workers = [("construction", 4), ("nobles", 3), ("forest", 2)];
    let table =
        |wood, stone| bot_activates("mastery").workers("bot", &workers).resources("bot", wood, stone, 0);
    table(2, 2).pass().has_outcome(on("construction"));
    table(2, 1).pass().has_outcome(on("nobles")).has_resources("bot", 0, 1, 0);
    let table = table(1, 1).pass().has_outcome(on("forest")).has_resources("bot", 3, 1, 0);
    table.has_workers("bot", &[("construction", 4), ("nobles", 3), ("construction", 3)]);
}

#[test]
fn h505_equals_are_tried_from_the_furthest() {
    let workers = [("construction", 3), ("nobles", 3), ("decorations", 3)];
    let table =
        |wood, gold| bot_activates("mastery").workers("bot", &workers).resources("bot", wood, 2, gold);
    table(2, 2).pass().has_outcome(on("nobles"));
    table(0, 2).pass().has_outcome(on("decorations"));
    table(0, 1).pass().has_outcome(on("construction"));
}

#[test]
fn h506_the_worker_is_powered_up_may_ascend_and_moves() {
    let table = moved(master("quarry", 4).pass(), "forest", 5);
    table.has_light(1).has_score("bot", 0);
    let table = moved(master("quarry", 5).pass().has_score("bot", 5).has_avenue("bot", 2), "quarry", 1);
    table.has_light(2);
}

#[test]
fn ha49_one_power_up_for_the_worker_that_was_found() {
    let workers = [("construction", 2), ("construction", 3), ("quarry", 1)];
    let table = bot_activates("mastery").workers("bot", &workers).pass();
    table.has_workers("bot", &[("construction", 2), ("nobles", 4), ("quarry", 1)]);
    // A stronger one elsewhere that could not act is left alone.
    let workers = [("nobles", 5), ("quarry", 2), ("quarry", 1)];
    let table = bot_activates("mastery").workers("bot", &workers).resources("bot", 0, 0, 0).pass();
    table.has_outcome(on("quarry")).has_workers("bot", &[("nobles", 5), ("alchemy", 3), ("quarry", 1)]);
}

#[test]
fn h507_if_none_succeeds_5_cocoa_and_the_weakest_worker_moves_on() {
    let workers = [("construction", 4), ("nobles", 3), ("decorations", 2)];
    let table = bot_activates("mastery").workers("bot", &workers).resources("bot", 1, 1, 1).pass();
    let table = table.has_outcome(BotOutcome::Fallback).has_cocoa("bot", 5).has_resources("bot", 1, 1, 1);
    table.has_workers("bot", &[("construction", 4), ("nobles", 3), ("nobles", 3)]).has_score("bot", 0);
}
