//! Uxmal without its market: Z-181, Z-185 to Z-194, ZX-11.

use patolli_tzolkin::{Illegal, Wheel};

use super::on;
use crate::scenario::{Scenario, scenario};

#[test]
fn z181_uxmal_one_climbs_a_temple_for_three_corn() {
    for temple in ["chaac", "quetzalcoatl", "kukulkan"] {
        on("uxm", 1)
            .corn("a", 7)
            .play("pick uxm 1; use uxm 1")
            .has_corn("a", 4)
            .offers_only(&["climb chaac", "climb quetzalcoatl", "climb kukulkan"])
            .play(&format!("climb {temple}"))
            .has_step("a", temple, 2)
            .offers("end");
    }
}

#[test]
fn z185_uxmal_three_brings_a_worker() {
    on("uxm", 3)
        .has_workers("a", 4)
        .play("pick uxm 3; use uxm 3")
        .has_workers("a", 5)
        .has_hand("a", 3 + 1 + 1)
        .has_workers("b", 3);
}

#[test]
fn z186_uxmal_three_is_idle_with_six_workers() {
    on("uxm", 3).hand("a", 4).play("pick uxm 3; use uxm 3").has_workers("a", 6).has_hand("a", 6);
    on("uxm", 3)
        .hand("a", 5)
        .has_workers("a", 6)
        .play("pick uxm 3; use uxm 3")
        .has_workers("a", 6)
        .has_hand("a", 6)
        .offers("end");
}

fn uxmal_four(building: &str) -> Scenario {
    on("uxm", 4).row(&[building])
}

#[test]
fn z187_uxmal_four_pays_two_corn_for_each_block() {
    for (building, corn) in [
        ("farm-single-a", 2),
        ("shrine-theology-green", 4),
        ("tomb-brown-yellow", 6),
        ("farm-each-a", 8),
        ("tomb-three-temples", 8),
    ] {
        uxmal_four(building)
            .corn("a", corn)
            .play(&format!("pick uxm 4; use uxm 4; build {building}"))
            .has_corn("a", 0)
            .owns_building("a", building, true)
            .offers("end");
        uxmal_four(building)
            .corn("a", corn - 1)
            .play("pick uxm 4")
            .refuses("use uxm 4", Illegal::NothingToBuild);
    }
    // One building only.
    on("uxm", 4)
        .row(&["farm-single-a", "farm-single-b"])
        .corn("a", 9)
        .play("pick uxm 4; use uxm 4; build farm-single-a")
        .refuses("build farm-single-b", Illegal::NotNow);
}

#[test]
fn z188_uxmal_four_takes_no_blocks() {
    uxmal_four("farm-each-a")
        .corn("a", 9)
        .blocks("a", 4, 0, 0)
        .play("pick uxm 4; use uxm 4; build farm-each-a")
        .has_corn("a", 1)
        .has_blocks("a", 4, 0, 0);
    uxmal_four("farm-each-a")
        .corn("a", 7)
        .blocks("a", 4, 4, 4)
        .play("pick uxm 4")
        .refuses("use uxm 4", Illegal::NothingToBuild);
}

#[test]
fn z189_uxmal_four_builds_no_monument() {
    let rich = |row: &[&str]| {
        let laid = scenario(2).row(row).monuments(&["monument-wood-tiles"]).worker("a", "uxm", 4);
        laid.corn("a", 30).blocks("a", 9, 9, 9)
    };
    rich(&["farm-single-a"])
        .play("pick uxm 4; use uxm 4")
        .refuses("monument monument-wood-tiles", Illegal::NoMonumentHere)
        .offers_only(&["build farm-single-a"]);
    rich(&[]).play("pick uxm 4").refuses("use uxm 4", Illegal::NothingToBuild);
}

const SMALL_WHEELS: [&str; 26] = [
    "use pal 1",
    "harvest 2 corn",
    "harvest 3 corn",
    "harvest 3 wood",
    "harvest 3 burn",
    "harvest 4 corn",
    "harvest 4 wood",
    "harvest 4 burn",
    "harvest 5 corn",
    "harvest 5 wood",
    "harvest 5 burn",
    "use yax 1",
    "use yax 2",
    "use yax 3",
    "use yax 4",
    "use yax 5",
    "use tik 1",
    "use tik 2",
    "use tik 3",
    "use tik 4",
    "use tik 5",
    "use uxm 1",
    "use uxm 2",
    "use uxm 3",
    "use uxm 4",
    "no",
];

/// Every action could be paid and performed.
fn rich(position: u8) -> Scenario {
    let table = (3..=5).fold(on("uxm", position), |it, number| it.jungle_tiles(number, 1, 1));
    table.row(&["farm-single-a"]).corn("a", 9).blocks("a", 2, 2, 2).skulls("a", 2)
}

#[test]
fn z190_z192_uxmal_five_reaches_the_four_small_wheels() {
    rich(5)
        .play("pick uxm 5; use uxm 5")
        .has_corn("a", 8)
        .offers_only(&SMALL_WHEELS)
        .refuses("use chi 1", Illegal::OutOfReach { wheel: Wheel::ChichenItza, number: 1 })
        .refuses("use chi 9", Illegal::OutOfReach { wheel: Wheel::ChichenItza, number: 9 });
    let used = |action: &str| rich(5).play("pick uxm 5; use uxm 5").play(action);
    used("harvest 5 corn").has_corn("a", 8 + 9).has_harvest_tiles("a", 1, 0);
    used("use yax 5").has_corn("a", 8 + 2).has_blocks("a", 2, 3, 3);
    used("use tik 5; pay wood 1; climb chaac; climb kukulkan").has_step("a", "kukulkan", 2);
    used("use uxm 3").has_workers("a", 5);
}

#[test]
fn z191_the_action_chosen_costs_what_it_costs() {
    let at = |corn| on("uxm", 5).corn("a", corn).play("pick uxm 5; use uxm 5");
    at(3).refuses("use uxm 1", Illegal::Corn { need: 3, have: 2 });
    at(4).play("use uxm 1; climb chaac").has_corn("a", 0);
    at(1)
        .refuses("use tik 5", Illegal::AnyBlocks { need: 1, have: 0 })
        .refuses("use tik 1", Illegal::NoAdvance);
    on("uxm", 5)
        .corn("a", 1)
        .blocks("a", 0, 0, 1)
        .play("pick uxm 5; use uxm 5; use tik 1; learn theology; pay gold 1")
        .has_blocks("a", 0, 0, 0)
        .has_level("a", "theology", 1);
    on("uxm", 5)
        .row(&["farm-single-a"])
        .corn("a", 2)
        .play("pick uxm 5; use uxm 5")
        .refuses("use uxm 4", Illegal::NothingToBuild);
}

#[test]
fn z193_six_and_seven_choose_freely() {
    for position in [6, 7] {
        let at = || rich(position).play(&format!("pick uxm {position}"));
        at().offers_only(&["use uxm 1", "use uxm 2", "use uxm 3", "use uxm 4", "use uxm 5", "no"]);
        at().play("use uxm 3").has_corn("a", 9).has_workers("a", 5);
        at().play("use uxm 1; climb chaac").has_corn("a", 9 - 3);
    }
}

#[test]
fn z194_action_five_from_six_and_seven_still_costs_a_corn() {
    for position in [6, 7] {
        let at = |corn| on("uxm", position).corn("a", corn).play(&format!("pick uxm {position}"));
        at(0).refuses("use uxm 5", Illegal::Corn { need: 1, have: 0 });
        at(1).play("use uxm 5").has_corn("a", 0).play("use yax 3").has_corn("a", 2).has_blocks("a", 0, 0, 1);
    }
}

#[test]
fn zx11_two_blocks_are_four_corn() {
    uxmal_four("government-extraction-corn")
        .corn("a", 5)
        .blocks("a", 1, 1, 0)
        .play("pick uxm 4; use uxm 4; build government-extraction-corn")
        // The building itself brings a corn.
        .has_corn("a", 5 - 4 + 1)
        .has_blocks("a", 1, 1, 0)
        .has_level("a", "extraction", 1);
}

#[test]
fn za08_uxmal_five_repeats_neither_itself_nor_a_free_choice() {
    let mut table = rich(5).play("pick uxm 5; use uxm 5");
    table = table.refuses("use uxm 5", Illegal::OutOfReach { wheel: Wheel::Uxmal, number: 5 });
    for (wheel, name) in [(Wheel::Yaxchilan, "yax"), (Wheel::Tikal, "tik"), (Wheel::Uxmal, "uxm")] {
        for number in [6, 7] {
            table = table.refuses(&format!("use {name} {number}"), Illegal::OutOfReach { wheel, number });
        }
    }
}

#[test]
fn za08_a_worker_on_uxmal_five_may_step_back() {
    let at = |corn| on("uxm", 5).corn("a", corn).play("pick uxm 5");
    at(2).play("use uxm 3").has_corn("a", 0).has_workers("a", 5);
    at(1).refuses("use uxm 3", Illegal::Corn { need: 2, have: 1 });
    at(7).play("use uxm 1; climb chaac").has_corn("a", 7 - 4 - 3);
}

#[test]
fn za51_the_any_action_icon_does_not_reach_uxmal_five_either() {
    let table = on("tik", 2)
        .row(&["tomb-any-action", "farm-triple-a"])
        .corn("a", 9)
        .blocks("a", 9, 9, 9)
        .skulls("a", 1)
        .play("pick tik 2; use tik 2; build tomb-any-action")
        .refuses("use uxm 5", Illegal::OutOfReach { wheel: Wheel::Uxmal, number: 5 })
        .refuses("use chi 1", Illegal::OutOfReach { wheel: Wheel::ChichenItza, number: 1 })
        .offers("use uxm 4")
        .play("use yax 4");
    table.has_corn("a", 8).has_skulls("a", 2).has_score("a", 2);
}
