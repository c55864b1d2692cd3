//! Architecture: Z-176 to Z-178, Z-232 to Z-237, and what rulings say about it.

use patolli_tzolkin::{Block, Illegal};

use super::on;
use crate::scenario::{Scenario, scenario, seat};

/// Tikal 2, about to build.
fn tikal_two(level: u8, building: &str) -> Scenario {
    let table = on("tik", 2).row(&[building]).level("a", "architecture", level);
    table.blocks("a", 4, 4, 4).play("pick tik 2; use tik 2")
}

/// Tikal 4 with three cheap farms, about to build.
fn tikal_four(level: u8) -> Scenario {
    let row = ["farm-single-a", "farm-single-b", "farm-single-c", "shrine-architecture"];
    let table = on("tik", 4).row(&row).level("a", "architecture", level);
    table.blocks("a", 3, 0, 1).play("pick tik 4; use tik 4")
}

/// Uxmal 4, about to build for corn.
fn uxmal_four(level: u8, building: &str, corn: u16) -> Scenario {
    let table = on("uxm", 4).row(&[building]).level("a", "architecture", level);
    table.corn("a", corn).play("pick uxm 4; use uxm 4")
}

#[test]
fn z176_architecture_serves_one_of_two_buildings() {
    // The first, unless the player keeps it for the second.
    tikal_four(2)
        .play("build farm-single-a")
        .has_corn("a", 1)
        .has_score("a", 2)
        .play("build farm-single-b")
        .has_corn("a", 1)
        .has_score("a", 2);
    tikal_four(2)
        .offers("build farm-single-a later")
        .play("build farm-single-a later")
        .has_corn("a", 0)
        .has_score("a", 0)
        .play("build farm-single-b")
        .has_corn("a", 1)
        .has_score("a", 2);
}

#[test]
fn z177_zd03_a_level_gained_by_the_first_building_serves_the_second() {
    tikal_four(0)
        .play("build shrine-architecture")
        .has_level("a", "architecture", 1)
        .has_corn("a", 0)
        .play("build farm-single-a")
        .has_corn("a", 1)
        .has_score("a", 0);
    // The other way round it comes too late.
    tikal_four(0).play("build farm-single-a; build shrine-architecture").has_corn("a", 0);
}

#[test]
fn z178_architecture_never_serves_a_monument() {
    let at = |wood| {
        let table = scenario(2).monuments(&["monument-wood-tiles"]).row(&["farm-single-a"]);
        let table = table.worker("a", "tik", 4).level("a", "architecture", 3).blocks("a", wood, 0, 4);
        table.play("pick tik 4; use tik 4")
    };
    at(1).play("monument monument-wood-tiles").has_blocks("a", 0, 0, 0).has_corn("a", 0).has_score("a", 0);
    let short = Illegal::Blocks { block: Block::Wood, need: 1, have: 0 };
    at(0).refuses("monument monument-wood-tiles", short).play("build farm-single-a save wood");
}

#[test]
fn z232_architecture_one_gives_a_corn_for_a_building() {
    tikal_two(0, "farm-single-a").play("build farm-single-a").has_corn("a", 0);
    tikal_two(1, "farm-single-a").play("build farm-single-a").has_corn("a", 1).has_score("a", 0);
    tikal_four(1).play("build farm-single-a; no").has_corn("a", 1);
    uxmal_four(1, "farm-single-a", 2).play("build farm-single-a").has_corn("a", 1);
}

#[test]
fn z233_architecture_two_gives_two_points_for_a_building() {
    tikal_two(2, "farm-single-a").play("build farm-single-a").has_score("a", 2).has_corn("a", 1);
    tikal_four(2).play("build farm-single-a; no").has_score("a", 2);
    uxmal_four(2, "farm-single-a", 2).play("build farm-single-a").has_score("a", 2);
    tikal_two(1, "tomb-vp").play("build tomb-vp").has_score("a", 8);
    tikal_two(2, "tomb-vp").play("build tomb-vp").has_score("a", 8 + 2);
}

#[test]
fn z234_architecture_three_saves_a_block_of_choice() {
    let saved =
        |what: &str| tikal_two(3, "tomb-brown-yellow").play(&format!("build tomb-brown-yellow save {what}"));
    saved("wood").has_blocks("a", 3, 3, 4);
    saved("stone").has_blocks("a", 2, 4, 4);
    tikal_two(3, "tomb-brown-yellow")
        .refuses("build tomb-brown-yellow save gold", Illegal::NoDiscount)
        .refuses("build tomb-brown-yellow save corn", Illegal::NoDiscount);
    tikal_two(2, "tomb-brown-yellow").refuses("build tomb-brown-yellow save wood", Illegal::NoDiscount);
    // It may make a building possible at all, with Tikal 2 and 4.
    for (wheel, position) in [("tik", 2), ("tik", 4)] {
        let short = |level| {
            let table = on(wheel, position).row(&["shrine-architecture"]).level("a", "architecture", level);
            table.play(&format!("pick {wheel} {position}"))
        };
        short(2).refuses(&format!("use {wheel} {position}"), Illegal::NothingToBuild);
        short(3).play(&format!("use {wheel} {position}; build shrine-architecture save gold")).owns_building(
            "a",
            "shrine-architecture",
            true,
        );
    }
}

#[test]
fn z235_architecture_three_saves_two_corn_at_uxmal_four() {
    uxmal_four(3, "tomb-brown-yellow", 4)
        .offers_only(&["build tomb-brown-yellow save corn"])
        .play("build tomb-brown-yellow save corn")
        // All four are paid, and one comes back by level 1.
        .has_corn("a", 1)
        .has_score("a", 2);
    let at = |level, corn| {
        let table = on("uxm", 4).row(&["tomb-brown-yellow"]).level("a", "architecture", level);
        table.corn("a", corn).play("pick uxm 4")
    };
    at(3, 3).refuses("use uxm 4", Illegal::NothingToBuild);
    at(2, 5).refuses("use uxm 4", Illegal::NothingToBuild);
}

#[test]
fn z236_the_architecture_bonus_gives_three_points() {
    on("tik", 1)
        .level("a", "architecture", 3)
        .blocks("a", 0, 1, 0)
        .play("pick tik 1; use tik 1; learn architecture; pay stone 1")
        .has_score("a", 3)
        .has_blocks("a", 0, 0, 0)
        .offers("end");
}

#[test]
fn z237_the_other_building_is_paid_in_full_and_brings_nothing_more() {
    tikal_four(3)
        .play("build farm-single-a save wood")
        .has_blocks("a", 3, 0, 1)
        .refuses("build farm-single-b save wood", Illegal::NoDiscount)
        .play("build farm-single-b")
        .has_blocks("a", 2, 0, 1)
        .has_corn("a", 1)
        .has_score("a", 2);
    tikal_four(3)
        .refuses("build farm-single-a save wood later", Illegal::NoDiscount)
        .play("build farm-single-a later")
        .has_blocks("a", 2, 0, 1)
        .play("build farm-single-b save wood")
        .has_blocks("a", 2, 0, 1)
        .has_corn("a", 1)
        .has_score("a", 2);
}

#[test]
fn za05_zd03_a_level_gained_meanwhile_helps_only_what_waited() {
    // Used for the first, the new level gives the second nothing.
    tikal_four(1)
        .play("build shrine-architecture")
        .has_level("a", "architecture", 2)
        .has_corn("a", 1)
        .has_score("a", 0)
        .play("build farm-single-a")
        .has_corn("a", 1)
        .has_score("a", 0);
    // Kept for the second, it counts with the level gained.
    tikal_four(1)
        .play("build shrine-architecture later")
        .has_corn("a", 0)
        .play("build farm-single-a")
        .has_corn("a", 1)
        .has_score("a", 2);
    tikal_four(2)
        .play("build shrine-architecture later; build farm-single-a save wood")
        .has_level("a", "architecture", 3)
        .has_blocks("a", 3, 0, 0);
}

#[test]
fn za06_the_levels_are_not_split_over_two_buildings() {
    // Leaving the discount at the first does not leave it for the second.
    tikal_four(3)
        .play("build farm-single-a")
        .has_score("a", 2)
        .refuses("build farm-single-b save wood", Illegal::NoDiscount)
        .play("build farm-single-b")
        .has_score("a", 2)
        .has_corn("a", 1);
}

#[test]
fn za07_the_build_icon_is_a_building_of_its_own() {
    // As a use of Tikal 2 it has architecture whatever becomes of the two of Tikal 4.
    let at = || {
        let row = ["tomb-builder", "farm-single-a", "farm-single-b"];
        let table = on("tik", 4).row(&row).level("a", "architecture", 1).blocks("a", 3, 0, 1);
        table.play("pick tik 4; use tik 4")
    };
    at().play("build tomb-builder; climb chaac")
        .has_corn("a", 1)
        .play("build farm-single-a")
        .has_corn("a", 2)
        .play("build farm-single-b")
        .has_corn("a", 2)
        .has_blocks("a", 0, 0, 0);
    at().play("build tomb-builder later; climb chaac; build farm-single-a")
        .has_corn("a", 1)
        .play("build farm-single-b")
        .has_corn("a", 2);
    // The icon builds no monument.
    on("tik", 2)
        .row(&["tomb-builder", "farm-single-a"])
        .monuments(&["monument-wood-tiles"])
        .blocks("a", 9, 9, 9)
        .play("pick tik 2; use tik 2; build tomb-builder; climb chaac")
        .refuses("monument monument-wood-tiles", Illegal::NoMonumentHere);
}

#[test]
fn za38_a_discount_never_exceeds_the_cost_and_may_be_declined() {
    tikal_two(3, "farm-single-a")
        .play("build farm-single-a save wood")
        .has_blocks("a", 4, 4, 4)
        .has_corn("a", 1);
    tikal_two(3, "farm-single-a")
        .refuses("build farm-single-a save stone", Illegal::NoDiscount)
        .play("build farm-single-a")
        .has_blocks("a", 3, 4, 4)
        .has_corn("a", 1)
        .has_score("a", 2);
    uxmal_four(3, "farm-single-a", 0).play("build farm-single-a save corn").has_corn("a", 1);
    uxmal_four(3, "farm-single-a", 2).play("build farm-single-a").has_corn("a", 1).has_score("a", 2);
}

#[test]
fn za46_only_the_discount_may_be_left() {
    // A single building is served by itself.
    tikal_two(2, "farm-single-a").offers_only(&["build farm-single-a"]);
    tikal_two(2, "farm-single-a").refuses("build farm-single-a later", Illegal::CannotKeepArchitecture);
    uxmal_four(2, "farm-single-a", 9).refuses("build farm-single-a later", Illegal::CannotKeepArchitecture);
    tikal_four(0).refuses("build farm-single-a later", Illegal::CannotKeepArchitecture);
    // What is said at the first holds for the second.
    tikal_four(2)
        .play("build farm-single-a later")
        .refuses("build farm-single-b later", Illegal::CannotKeepArchitecture)
        .play("build farm-single-b")
        .has_score("a", 2);
}

#[test]
fn za46_architecture_kept_for_a_second_building_comes_back_to_the_first() {
    // Said at the first, but then no second one is built.
    tikal_four(2).play("build farm-single-a later; no").has_corn("a", 1).has_score("a", 2);
    tikal_four(1).play("build farm-single-a later; no").has_corn("a", 1).has_score("a", 0);
    tikal_four(3).play("build farm-single-a later; no").has_corn("a", 1).has_score("a", 2);
    let kept = tikal_four(2).play("build farm-single-a later");
    assert_eq!(kept.game().outstanding_tasks(seat("a")).kept_architecture, 2);
    // Built, it serves the second alone.
    tikal_four(2).play("build farm-single-a later; build farm-single-b").has_corn("a", 1).has_score("a", 2);
    // Not kept, there is nothing to come back.
    tikal_four(2).play("build farm-single-a; no").has_corn("a", 1).has_score("a", 2);
}

#[test]
fn za46_architecture_waits_only_where_a_second_building_can_be_paid() {
    let at = |wood| {
        let row = ["farm-single-a", "farm-single-b"];
        let site = on("tik", 4).row(&row).level("a", "architecture", 2).blocks("a", wood, 0, 0);
        site.play("pick tik 4; use tik 4")
    };
    at(1)
        .refuses("build farm-single-a later", Illegal::NoSecondBuilding)
        .offers_only(&["build farm-single-a", "build farm-single-b"]);
    at(1).play("build farm-single-a").has_corn("a", 1).has_score("a", 2);
    at(2).offers("build farm-single-a later");
    // The discount of level 3 pays for the second.
    let row = ["farm-single-a", "farm-single-b"];
    let master = on("tik", 4).row(&row).level("a", "architecture", 3).blocks("a", 1, 0, 0);
    let master = master.play("pick tik 4; use tik 4; build farm-single-a later");
    master.play("build farm-single-b save wood").has_blocks("a", 0, 0, 0).has_corn("a", 1).has_score("a", 2);
}

#[test]
fn za46_the_first_version_of_the_rules_lost_what_was_kept() {
    let row = ["farm-single-a", "farm-single-b"];
    let site = || on("tik", 4).row(&row).level("a", "architecture", 2).by_rules(1);
    site()
        .blocks("a", 1, 0, 0)
        .play("pick tik 4; use tik 4; build farm-single-a later")
        .has_corn("a", 0)
        .has_score("a", 0);
    let left = site().blocks("a", 2, 0, 0).play("pick tik 4; use tik 4; build farm-single-a later; no");
    left.has_corn("a", 0).has_score("a", 0);
}

#[test]
fn za46_a_first_building_that_gives_blocks_lets_architecture_wait() {
    // The first gives the stone that the second costs.
    let at = |wood| {
        let row = ["government-agriculture-stone", "government-extraction-corn"];
        let site = on("tik", 4).row(&row).level("a", "architecture", 1).blocks("a", wood, 0, 0);
        site.play("pick tik 4; use tik 4")
    };
    at(3).refuses("build government-agriculture-stone later", Illegal::NoSecondBuilding);
    at(4)
        .play("build government-agriculture-stone later; build government-extraction-corn")
        .has_blocks("a", 0, 0, 0)
        .has_corn("a", 2);
    // The first lets trade, so anything may follow; if nothing does, it is served itself.
    let site = on("tik", 4).row(&["tomb-market", "farm-triple-a"]).level("a", "architecture", 2);
    let site = site.blocks("a", 0, 3, 0).play("pick tik 4; use tik 4; build tomb-market later");
    site.has_corn("a", 1).has_score("a", 6 + 2).offers("end");
}
