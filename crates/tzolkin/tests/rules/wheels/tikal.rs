//! Tikal: Z-171 to Z-180, ZX-06, ZX-09.

use patolli_tzolkin::{Block, Illegal, Temple, Tzolkin};

use super::{on, same};
use crate::scenario::{Scenario, read, scenario, seat};

#[test]
fn z171_tikal_one_advances_one_level() {
    for track in ["agriculture", "extraction", "architecture", "theology"] {
        on("tik", 1)
            .blocks("a", 3, 0, 0)
            .play(&format!("pick tik 1; use tik 1; learn {track}; pay wood 1"))
            .has_level("a", track, 1)
            .has_blocks("a", 2, 0, 0)
            .refuses(&format!("learn {track}"), Illegal::NotNow)
            .offers("end");
    }
}

#[test]
fn z172_tikal_two_builds_one_building() {
    on("tik", 2)
        .row(&["farm-single-a", "farm-single-b"])
        .blocks("a", 3, 0, 0)
        .play("pick tik 2; use tik 2")
        .offers_only(&["build farm-single-a", "build farm-single-b"])
        .play("build farm-single-b")
        .has_blocks("a", 2, 0, 0)
        .owns_building("a", "farm-single-b", true)
        .owns_building("a", "farm-single-a", false)
        .refuses("build farm-single-a", Illegal::NotNow)
        .offers("end");
}

fn tikal_three(blocks: u16) -> Scenario {
    on("tik", 3).blocks("a", blocks, 0, 0).play("pick tik 3; use tik 3")
}

#[test]
fn z173_tikal_three_makes_one_advance_or_two() {
    // One is enough.
    tikal_three(3)
        .play("learn theology; pay wood 1; no")
        .has_level("a", "theology", 1)
        .has_blocks("a", 2, 0, 0)
        .offers("end");
    // Two on one track, each with its own price.
    tikal_three(3)
        .play("learn theology; pay wood 1; learn theology; pay wood 2")
        .has_level("a", "theology", 2)
        .has_blocks("a", 0, 0, 0)
        .offers("end");
    // Two on two tracks.
    tikal_three(3)
        .play("learn theology; pay wood 1; learn extraction; pay wood 1")
        .has_level("a", "theology", 1)
        .has_level("a", "extraction", 1)
        .has_blocks("a", 1, 0, 0)
        .refuses("learn agriculture", Illegal::NotNow);
}

#[test]
fn z173_the_first_advance_is_made_and_the_second_paid() {
    tikal_three(3).refuses("no", Illegal::NoDeclining);
    // One block more than the first costs does not pay the second on that track.
    tikal_three(2)
        .play("learn theology; pay wood 1")
        .refuses("learn theology", Illegal::AnyBlocks { need: 2, have: 1 })
        .offers_only(&["learn agriculture", "learn extraction", "learn architecture", "no"]);
    // With nothing left nothing is asked.
    tikal_three(1).play("learn theology; pay wood 1").has_level("a", "theology", 1).offers("end");
}

fn tikal_four() -> Scenario {
    on("tik", 4).row(&["farm-single-a", "farm-single-b", "farm-single-c"])
}

#[test]
fn z174_tikal_four_builds_one_or_two_buildings_or_a_monument() {
    let started = || tikal_four().blocks("a", 3, 0, 0).play("pick tik 4; use tik 4");
    started().refuses("no", Illegal::NoDeclining);
    started().play("build farm-single-a; no").has_blocks("a", 2, 0, 0).offers("end");
    started()
        .play("build farm-single-a; build farm-single-c")
        .has_blocks("a", 1, 0, 0)
        .owns_building("a", "farm-single-a", true)
        .owns_building("a", "farm-single-c", true)
        .refuses("build farm-single-b", Illegal::NotNow)
        .offers("end");
    on("tik", 4)
        .monuments(&["monument-wood-tiles"])
        .blocks("a", 1, 0, 4)
        .play("pick tik 4; use tik 4; monument monument-wood-tiles")
        .has_blocks("a", 0, 0, 0)
        .shows("monuments", |it| it.monuments_of(seat("a")).count(), 1);
}

#[test]
fn z175_never_a_building_and_a_monument_together() {
    let rich = || tikal_four().monuments(&["monument-wood-tiles", "monument-workers"]).blocks("a", 9, 9, 9);
    rich()
        .play("pick tik 4; use tik 4; build farm-single-a")
        .refuses("monument monument-wood-tiles", Illegal::NoMonumentHere)
        .offers_only(&["build farm-single-b", "build farm-single-c", "no"]);
    rich()
        .play("pick tik 4; use tik 4; monument monument-wood-tiles")
        .refuses("build farm-single-a", Illegal::NotNow)
        .refuses("monument monument-workers", Illegal::NotNow)
        .offers("end");
}

fn tikal_five() -> Scenario {
    on("tik", 5).blocks("a", 1, 0, 1).play("pick tik 5; use tik 5")
}

#[test]
fn z179_tikal_five_climbs_two_temples_for_a_block() {
    tikal_five()
        .offers_only(&["pay wood 1", "pay gold 1"])
        .refuses("pay wood 1 gold 1", Illegal::WrongCount { need: 1 })
        .play("pay gold 1")
        .has_blocks("a", 1, 0, 0)
        .offers_only(&["climb chaac", "climb quetzalcoatl", "climb kukulkan"])
        .play("climb chaac")
        .refuses("climb chaac", Illegal::OtherTemple { temple: Temple::Chaac })
        .offers_only(&["climb quetzalcoatl", "climb kukulkan"])
        .play("climb kukulkan")
        .has_step("a", "chaac", 2)
        .has_step("a", "kukulkan", 2)
        .has_step("a", "quetzalcoatl", 1)
        .refuses("climb quetzalcoatl", Illegal::NotNow);
}

#[test]
fn z179_the_order_of_the_temples_leaves_no_trace() {
    let climbed = |temples: &str| tikal_five().play("pay wood 1").play(temples);
    same(&climbed("climb chaac; climb kukulkan"), &climbed("climb kukulkan; climb chaac"));
    same(&climbed("climb quetzalcoatl; climb chaac"), &climbed("climb chaac; climb quetzalcoatl"));
}

#[test]
fn z180_six_and_seven_choose_freely() {
    for position in [6, 7] {
        let at = || on("tik", position).row(&["farm-single-a"]).blocks("a", 1, 0, 0);
        let picked = || at().play(&format!("pick tik {position}"));
        picked().offers_only(&["use tik 1", "use tik 2", "use tik 3", "use tik 4", "use tik 5", "no"]);
        picked().play("use tik 1; learn theology; pay wood 1").has_level("a", "theology", 1);
        picked().play("use tik 5; pay wood 1; climb chaac; climb kukulkan").has_step("a", "chaac", 2);
    }
}

#[test]
fn zx06_a_building_costs_exactly_what_it_shows() {
    let at = |wood, stone, gold| {
        on("tik", 2).row(&["shrine-theology-green", "farm-single-a"]).blocks("a", wood, stone, gold)
    };
    at(1, 2, 2)
        .play("pick tik 2; use tik 2; build shrine-theology-green")
        .has_blocks("a", 1, 1, 1)
        .owns_building("a", "shrine-theology-green", true)
        .has_level("a", "theology", 1)
        .has_step("a", "kukulkan", 2);
    for (stone, gold, block) in [(0, 3, Block::Stone), (3, 0, Block::Gold)] {
        at(1, stone, gold)
            .play("pick tik 2; use tik 2")
            .refuses("build shrine-theology-green", Illegal::Blocks { block, need: 1, have: 0 });
    }
}

#[test]
fn zx09_technology_then_two_buildings() {
    let first = ["farm-single-a", "government-agriculture", "farm-each-a", "tomb-builder"];
    let row = [&first[..], &["farm-single-b", "tomb-brown-green"]].concat();
    let yellow = || {
        let laid = scenario(2).row(&row).stack(&["farm-each-b", "shrine-architecture"]);
        laid.worker("a", "tik", 3).worker("a", "tik", 4).blocks("a", 5, 0, 0)
    };
    yellow()
        .play("pick tik 3; use tik 3; learn theology; pay wood 1; learn extraction; pay wood 1")
        .has_blocks("a", 3, 0, 0)
        .play("pick tik 4; use tik 4; build farm-single-a; build government-agriculture")
        .shows("gaps in the row", |it| it.row().iter().flatten().count(), 4)
        .play("end")
        .has_blocks("a", 0, 0, 0)
        .has_level("a", "agriculture", 1)
        .shows("farm-each-b", |it| lies(it, "farm-each-b"), true)
        .shows("shrine-architecture", |it| lies(it, "shrine-architecture"), true)
        .shows("a full row", |it| it.row().iter().flatten().count(), 6);
    // Two advances on one track leave too little for both.
    yellow()
        .play("pick tik 3; use tik 3; learn theology; pay wood 1; learn theology; pay wood 2")
        .has_blocks("a", 2, 0, 0)
        .play("pick tik 4; use tik 4; build government-agriculture")
        .has_blocks("a", 0, 0, 0)
        .offers("end");
}

fn lies(game: &Tzolkin, building: &str) -> bool {
    game.row().contains(&Some(read(building)))
}

#[test]
fn za04_the_first_advance_may_pay_for_the_second() {
    on("tik", 3)
        .level("a", "extraction", 3)
        .blocks("a", 1, 0, 0)
        .play("pick tik 3; use tik 3; learn extraction; pay wood 1; gain stone 1 gold 1")
        .play("learn extraction; pay stone 1; gain gold 2")
        .has_blocks("a", 0, 0, 3);
}

#[test]
fn za04_the_first_building_may_pay_for_the_second() {
    let at = |wood| {
        on("tik", 4).row(&["government-extraction-gold", "shrine-architecture"]).blocks("a", wood, 1, 0)
    };
    at(2)
        .play("pick tik 4; use tik 4")
        .refuses("build shrine-architecture", Illegal::Blocks { block: Block::Gold, need: 1, have: 0 })
        .play("build government-extraction-gold; build shrine-architecture")
        .has_blocks("a", 0, 0, 0)
        .has_level("a", "extraction", 1)
        .has_level("a", "architecture", 1);
    at(1).play("pick tik 4").refuses("use tik 4", Illegal::NothingToBuild);
}
