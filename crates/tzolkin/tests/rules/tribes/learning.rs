//! Itzamna learns cheaper and chooses the bonus: ZE-040 to ZE-044, ZEA-40.

use patolli_tzolkin::Illegal;

use super::{led_by, led_by_others};
use crate::scenario::Scenario;

/// A worker on Tikal 1 begins to learn, with agriculture on this level and this wood.
fn at_technology_action(table: Scenario, level: u8, wood: u16) -> Scenario {
    let table = table.worker("a", "tik", 1).level("a", "agriculture", level).blocks("a", wood, 0, 0);
    table.play("pick tik 1; use tik 1")
}

fn lacks(need: u16, have: u16) -> Illegal {
    Illegal::AnyBlocks { need, have }
}

#[test]
fn ze042_the_first_level_is_free() {
    let table = at_technology_action(led_by("itzamna"), 0, 0).play("learn agriculture").has_level(
        "a",
        "agriculture",
        1,
    );
    table.offers_only(&["end"]);
    at_technology_action(led_by("itzamna"), 0, 3)
        .play("learn theology")
        .has_blocks("a", 3, 0, 0)
        .has_level("a", "theology", 1);
}

#[test]
fn ze040_the_second_level_costs_1_block() {
    let table = at_technology_action(led_by("itzamna"), 1, 1).play("learn agriculture; pay wood 1");
    table.has_level("a", "agriculture", 2).has_blocks("a", 0, 0, 0);
    at_technology_action(led_by("itzamna"), 1, 0).refuses("learn agriculture", lacks(1, 0));
}

#[test]
fn ze041_the_third_level_costs_2_blocks() {
    let table = at_technology_action(led_by("itzamna"), 2, 2).play("learn agriculture; pay wood 2");
    table.has_level("a", "agriculture", 3).has_blocks("a", 0, 0, 0);
    at_technology_action(led_by("itzamna"), 2, 1).refuses("learn agriculture", lacks(2, 1));
}

#[test]
fn ze043_an_advance_from_level_3_costs_1_block() {
    let table = at_technology_action(led_by("itzamna"), 3, 2).play("learn agriculture; pay wood 1");
    table.has_blocks("a", 1, 0, 0).has_level("a", "agriculture", 3);
    at_technology_action(led_by("itzamna"), 3, 0).refuses("learn agriculture", lacks(1, 0));
}

#[test]
fn ze040_ze041_ze042_no_other_tribe_learns_cheaper() {
    for table in led_by_others("itzamna") {
        for (level, cost) in [(0, 1), (1, 2), (2, 3), (3, 1)] {
            let rich = at_technology_action(table.clone(), level, cost);
            rich.play("learn agriculture").offers(&format!("pay wood {cost}"));
            if cost > 1 {
                at_technology_action(table.clone(), level, cost - 1)
                    .refuses("learn agriculture", lacks(cost, cost - 1));
            }
        }
        // Without a block the action cannot be chosen at all.
        table.worker("a", "tik", 1).play("pick tik 1").refuses("use tik 1", Illegal::NoAdvance);
    }
}

#[test]
fn ze044_zex18_the_bonus_of_any_technology() {
    let table = at_technology_action(led_by("itzamna"), 3, 1).play("learn agriculture; pay wood 1");
    let table = table
        .offers_only(&["bonus agriculture", "bonus extraction", "bonus architecture", "bonus theology"])
        .refuses("no", Illegal::NoDeclining);
    let skull = table.clone().play("bonus theology").has_skulls("a", 1).has_blocks("a", 0, 0, 0);
    skull.has_level("a", "theology", 0).has_level("a", "agriculture", 3);
    table.clone().play("bonus architecture").has_score("a", 3).has_level("a", "architecture", 0);
    table.clone().play("bonus extraction; gain stone 1 gold 1").has_blocks("a", 0, 1, 1);
    table.play("bonus agriculture; climb kukulkan").has_step("a", "kukulkan", 2);
}

#[test]
fn ze044_no_other_tribe_chooses() {
    for table in led_by_others("itzamna") {
        let table = at_technology_action(table, 3, 1).play("learn agriculture; pay wood 1");
        table.offers("climb chaac").refuses("bonus theology", Illegal::NotNow);
    }
}

#[test]
fn ze044_below_level_3_there_is_no_bonus() {
    at_technology_action(led_by("itzamna"), 2, 2).play("learn agriculture; pay wood 2").offers_only(&["end"]);
}

#[test]
fn zea40_a_free_advance_from_level_3_gives_the_choice_too() {
    // The government building brings a free advance in agriculture.
    let table = led_by("itzamna").row(&["government-agriculture"]).level("a", "agriculture", 3);
    let table = table.worker("a", "tik", 2).blocks("a", 2, 0, 0).play("pick tik 2; use tik 2");
    let table = table.play("build government-agriculture").offers("bonus theology").play("bonus theology");
    table.has_skulls("a", 1).has_blocks("a", 0, 0, 0).has_level("a", "agriculture", 3);
}

#[test]
fn zea40_two_advances_may_bring_two_bonuses() {
    let table = led_by("itzamna").worker("a", "tik", 3).level("a", "agriculture", 3).blocks("a", 2, 0, 0);
    let table = table.play("pick tik 3; use tik 3; learn agriculture; pay wood 1; bonus theology");
    let table = table.play("learn agriculture; pay wood 1; bonus architecture");
    table.has_skulls("a", 1).has_score("a", 3).has_blocks("a", 0, 0, 0);
}
