//! What prophecies make dearer: advances, buildings, feeding and placing (ZE-088 to ZE-100).

use patolli_tzolkin::{Illegal, Options};

use super::{building_under, fed, last_day, leading_under, play_food_day, under};
use crate::scenario::{Scenario, base, expansion};

const TRACKS: [&str; 4] = ["agriculture", "extraction", "architecture", "theology"];

/// Seat a has every technology on a level and a worker on Tikal 1.
fn at_technology_level(it: Scenario, level: u8, wood: u16) -> Scenario {
    let it = TRACKS.into_iter().fold(it, |it, track| it.level("a", track, level));
    it.blocks("a", wood, 0, 0).worker("a", "tik", 1).play("pick tik 1")
}

#[test]
fn ze088_under_teacher_shortage_an_advance_costs_a_block_more() {
    for (level, blocks) in [(0, 2), (1, 3), (2, 4), (3, 2)] {
        let learned = at_technology_level(under("teacher-shortage"), level, blocks)
            .play("use tik 1; learn architecture");
        let learned = learned.play(&format!("pay wood {blocks}")).has_blocks("a", 0, 0, 0);
        learned
            .has_level("a", "architecture", (level + 1).min(3))
            .has_score("a", if level == 3 { 3 } else { 0 });
        at_technology_level(under("teacher-shortage"), level, blocks - 1)
            .refuses("use tik 1", Illegal::NoAdvance);
    }
}

#[test]
fn zea14_a_free_advance_costs_a_block_and_may_be_declined() {
    let school = |wood| {
        let table = under("teacher-shortage").row(&["government-agriculture"]).blocks("a", wood, 0, 0);
        table.worker("a", "tik", 2).play("pick tik 2; use tik 2; build government-agriculture")
    };
    let asked = school(3).offers_only(&["learn agriculture", "no"]);
    let learned = asked.clone().play("learn agriculture; pay wood 1");
    learned.has_level("a", "agriculture", 1).has_blocks("a", 0, 0, 0);
    asked.play("no").has_level("a", "agriculture", 0).has_blocks("a", 1, 0, 0);
    // It cannot be paid.
    school(2).has_level("a", "agriculture", 0).offers("end");
    // Two free advances of choice: each of them costs a block.
    let two =
        under("teacher-shortage").row(&["shrine-two-advances"]).blocks("a", 2, 1, 2).worker("a", "tik", 2);
    let two = two.play("pick tik 2; use tik 2; build shrine-two-advances; learn theology; pay wood 1");
    two.clone().play("learn theology; pay wood 1").has_level("a", "theology", 2).has_blocks("a", 0, 0, 0);
    two.play("no").has_level("a", "theology", 1).has_blocks("a", 1, 0, 0);
}

#[test]
fn zea14_with_teachers_enough_a_free_advance_is_not_declined() {
    let table = under("drought").row(&["government-any-stone"]).blocks("a", 3, 0, 0).worker("a", "tik", 2);
    let table = table.play("pick tik 2; use tik 2; build government-any-stone");
    table.refuses("no", Illegal::NoDeclining).play("learn theology").has_level("a", "theology", 1);
}

#[test]
fn zea14_moving_back_costs_nothing() {
    let exchange = |wood| {
        let table =
            building_under("teacher-shortage").row(&["x-government-exchange"]).blocks("a", wood, 1, 0);
        let table = table.level("a", "theology", 1).worker("a", "tik", 2);
        table.play("pick tik 2; use tik 2; build x-government-exchange; retreat theology")
    };
    // Nothing is left for the advances.
    exchange(1).has_level("a", "theology", 0).offers("end");
    exchange(2).play("learn extraction; pay wood 1").has_level("a", "extraction", 1).offers("end");
}

#[test]
fn zea15_itzamna_pays_the_tribes_cost_and_a_block() {
    for (level, blocks) in [(0, 1), (1, 2), (2, 3), (3, 2)] {
        let table = || leading_under("itzamna", "teacher-shortage");
        let learned = at_technology_level(table(), level, blocks).play("use tik 1; learn theology");
        learned.play(&format!("pay wood {blocks}")).has_blocks("a", 0, 0, 0);
        at_technology_level(table(), level, blocks - 1).refuses("use tik 1", Illegal::NoAdvance);
    }
}

#[test]
fn ze093_under_crowded_cities_a_building_costs_a_block_of_choice_more() {
    let farm = under("crowded-cities").row(&["farm-single-a", "farm-each-a"]).worker("a", "tik", 2);
    for (wood, stone, gold, payment) in [(2, 0, 0, "wood 1"), (1, 1, 0, "stone 1"), (1, 0, 1, "gold 1")] {
        let built =
            farm.clone().blocks("a", wood, stone, gold).play("pick tik 2; use tik 2; build farm-single-a");
        let built = built.play(&format!("pay {payment}"));
        built.has_blocks("a", 0, 0, 0).owns_building("a", "farm-single-a", true);
    }
    farm.clone().blocks("a", 1, 0, 0).play("pick tik 2").refuses("use tik 2", Illegal::NothingToBuild);
    let chosen = farm.blocks("a", 4, 0, 0).play("pick tik 2; use tik 2").offers("build farm-single-a");
    chosen.refuses("build farm-each-a", Illegal::AnyBlocks { need: 5, have: 4 });
}

#[test]
fn ze094_paid_in_corn_a_building_costs_2_corn_more() {
    let farm = under("crowded-cities").row(&["farm-single-a"]).worker("a", "uxm", 4);
    let built = farm.clone().corn("a", 4).play("pick uxm 4; use uxm 4; build farm-single-a").has_corn("a", 0);
    // No block is asked for.
    built.offers("end").owns_building("a", "farm-single-a", true);
    farm.corn("a", 3).play("pick uxm 4").refuses("use uxm 4", Illegal::NothingToBuild);
}

#[test]
fn ze095_crowded_cities_do_not_apply_to_monuments() {
    let table = under("crowded-cities").monuments(&["monument-workers"]).row(&["farm-single-a"]);
    let built = table
        .blocks("a", 3, 0, 3)
        .worker("a", "tik", 4)
        .play("pick tik 4; use tik 4; monument monument-workers");
    built.has_blocks("a", 0, 0, 0).offers("end");
}

#[test]
fn zea18_architecture_may_save_a_block_of_the_total() {
    let table = || under("crowded-cities").level("a", "architecture", 3);
    let farm = table().row(&["farm-single-a"]).worker("a", "tik", 2);
    // A block of choice is all that is left.
    let saved =
        farm.blocks("a", 0, 1, 0).play("pick tik 2; use tik 2; build farm-single-a save wood; pay stone 1");
    saved.has_blocks("a", 0, 0, 0).owns_building("a", "farm-single-a", true);
    // At Uxmal 4 the extra corn and the discount cancel out.
    let corn = table().row(&["farm-single-a"]).worker("a", "uxm", 4).corn("a", 2);
    corn.play("pick uxm 4; use uxm 4; build farm-single-a save corn").has_corn("a", 1);
}

#[test]
fn zea18_each_of_two_buildings_costs_the_extra_block() {
    let farms = under("crowded-cities").row(&["farm-single-a", "farm-single-b"]).worker("a", "tik", 4);
    let farms = farms.monuments(&["monument-workers"]);
    let two = farms.clone().blocks("a", 2, 2, 0);
    let two =
        two.play("pick tik 4; use tik 4; build farm-single-a; pay stone 1; build farm-single-b; pay stone 1");
    two.has_blocks("a", 0, 0, 0).owns_building("a", "farm-single-b", true);
    // One block too few: the second is not even asked about.
    let one = farms.blocks("a", 2, 1, 0).play("pick tik 4; use tik 4; build farm-single-a; pay stone 1");
    one.has_blocks("a", 1, 0, 0).offers("end");
}

#[test]
fn zea18_the_build_quick_action_costs_the_extra_block() {
    let table = expansion(Options { prophecies: true, quick: true, ..base(2) }).prophecy("crowded-cities");
    let table = table.quick_tile("build-for-1-corn").row(&["farm-single-a"]).corn("a", 2);
    let built =
        table.clone().blocks("a", 1, 0, 1).play("place quick; quick; build farm-single-a; pay gold 1");
    built.has_blocks("a", 0, 0, 0).has_corn("a", 0);
    table.blocks("a", 1, 0, 0).refuses("place quick", Illegal::QuickImpossible);
}

#[test]
fn zea19_zea60_a_pulled_down_building_does_not_pay_the_extra_block() {
    // 2 gold of the old building cover the 1 gold of the new one; the rest is lost.
    let table = building_under("crowded-cities").row(&["shrine-architecture", "farm-single-a"]);
    let table = table.owns("a", &["x-shrine-stone"]).worker("a", "tik", 2);
    let due = table.clone().blocks("a", 1, 0, 0);
    let due = due.play("pick tik 2; use tik 2; build shrine-architecture pull x-shrine-stone; pay wood 1");
    due.has_blocks("a", 0, 0, 0).owns_building("a", "shrine-architecture", true);
    table.play("pick tik 2").refuses("use tik 2", Illegal::NothingToBuild);
}

#[test]
fn zea60_architecture_may_lower_what_is_left_after_renovation() {
    let table = building_under("crowded-cities").row(&["shrine-architecture", "shrine-theology-green"]);
    let table = table.owns("a", &["x-shrine-stone"]).level("a", "architecture", 3);
    // The extra block is the last one due, and is saved.
    let free = table.clone().worker("a", "tik", 2).play("pick tik 2; use tik 2");
    let free = free.play("build shrine-architecture pull x-shrine-stone save extra");
    free.owns_building("a", "shrine-architecture", true).has_blocks("a", 0, 0, 0);
    // Stone and extra block are due; one is saved, one of choice is paid.
    let one = table.clone().blocks("a", 1, 0, 0).worker("a", "tik", 2).play("pick tik 2; use tik 2");
    let one = one.play("build shrine-theology-green pull x-shrine-stone save stone; pay wood 1");
    one.owns_building("a", "shrine-theology-green", true).has_blocks("a", 0, 0, 0);
    // In corn: 2 for the stone, 2 for the extra block, 2 less.
    let corn = |n| table.clone().corn("a", n).worker("a", "uxm", 4).play("pick uxm 4; use uxm 4");
    let paid = corn(2).play("build shrine-theology-green pull x-shrine-stone save corn");
    // Architecture 1 gives a corn.
    paid.has_corn("a", 1);
    // Only the 2 corn of the extra block are left, and are saved.
    corn(0).play("build shrine-architecture pull x-shrine-stone save corn").has_corn("a", 1);
}

#[test]
fn ze097_under_hunger_a_worker_needs_3_corn() {
    let day = |corn| play_food_day(last_day("hunger").corn("a", corn));
    let full = day(9);
    assert_eq!(fed(&full, "a"), (3, 3, 9));
    let short = day(8);
    assert_eq!(fed(&short, "a"), (3, 2, 6));
    // The food day of another prophecy asks for 2.
    assert_eq!(fed(&play_food_day(last_day("drought").corn("a", 9)), "a"), (3, 3, 6));
}

#[test]
fn ze099_under_high_floodwaters_chichen_itza_costs_2_corn_more() {
    let table = under("high-floodwaters").corn("a", 6);
    // 0 and 2; then 1 and 2 and the second worker's 1.
    let placed = table.clone().play("place chi").has_corn("a", 4).play("place chi").has_corn("a", 0);
    placed.has_on("a", "chi", &[0, 1]);
    table.clone().play("place pal; place yax; place start").has_corn("a", 3);
    table.corn("a", 1).refuses("place chi", Illegal::Corn { need: 2, have: 1 });
}

#[test]
fn zea23_cit_bolon_tum_saves_on_the_position_only() {
    let table = leading_under("cit-bolon-tum", "high-floodwaters").corn("a", 9);
    // Position 0 has nothing to save.
    table.clone().play("place chi").has_corn("a", 7);
    let third = table.neutral("chi", 0).neutral("chi", 1).neutral("chi", 2);
    // 3 - 2 + 2.
    third.play("place chi").has_corn("a", 6).has_on("a", "chi", &[3]);
}

#[test]
fn zea23_for_mercy_the_flood_counts() {
    // No corn, no step to lose, nobody on a wheel: mercy. Position 1 costs 1, Chichen Itza 0 costs 2.
    let poor = ["chaac", "quetzalcoatl", "kukulkan"]
        .into_iter()
        .fold(under("high-floodwaters"), |it, temple| it.step("a", temple, 0));
    let poor =
        poor.on_start_space("b").neutral("pal", 0).neutral("yax", 0).neutral("tik", 0).neutral("uxm", 0);
    poor.clone().refuses("place chi", Illegal::NotCheapest).offers("place pal").offers("place uxm");
    // Without the flood Chichen Itza 0 would be free, and with position 2 everywhere it is as cheap as the rest.
    let even = ["pal", "yax", "tik", "uxm"].into_iter().fold(poor, |it, wheel| it.neutral(wheel, 1));
    even.offers("place chi").offers("place pal").play("place chi").has_on("a", "chi", &[0]);
}
