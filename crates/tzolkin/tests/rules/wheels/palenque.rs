//! Palenque: Z-148 to Z-163, ZX-07, ZX-08.

use patolli_tzolkin::{Illegal, Wheel};

use super::on;
use crate::scenario::{Scenario, scenario};

#[test]
fn z148_fishing_gives_three_corn() {
    on("pal", 1).play("pick pal 1; use pal 1").has_corn("a", 3).has_harvest_tiles("a", 0, 0);
}

#[test]
fn z149_fishing_needs_no_tiles_and_never_ends() {
    let bare = (2..=5).fold(on("pal", 1), |it, number| it.jungle_tiles(number, 0, 0));
    bare.worker("a", "pal", 6)
        .worker("a", "pal", 7)
        .play("pick pal 1; use pal 1; pick pal 6; use pal 1; pick pal 7; use pal 1")
        .has_corn("a", 9)
        .has_harvest_tiles("a", 0, 0);
    // Where tiles lie, fishing leaves them.
    let full = on("pal", 1).play("pick pal 1; use pal 1").has_jungle_tiles(2, 0, 2);
    (3..=5).fold(full, |it, number| it.has_jungle_tiles(number, 2, 0));
}

#[test]
fn z150_palenque_two_gives_four_corn() {
    on("pal", 2)
        .play("pick pal 2")
        .offers_only(&["harvest 2 corn", "no"])
        .refuses("harvest 2 wood", Illegal::NoWoodTile)
        .refuses("harvest 2 burn", Illegal::NoWoodTile)
        .play("harvest 2 corn")
        .has_corn("a", 4)
        .has_blocks("a", 0, 0, 0)
        .has_harvest_tiles("a", 1, 0)
        .has_jungle_tiles(2, 0, 1);
}

fn corn_or_wood(number: u8, corn: u16, wood: u16) {
    let at = || on("pal", number).jungle_tiles(number.into(), 1, 1);
    at().play(&format!("pick pal {number}; harvest {number} corn"))
        .has_corn("a", corn)
        .has_blocks("a", 0, 0, 0)
        .has_harvest_tiles("a", 1, 0)
        .has_jungle_tiles(number, 1, 0);
    at().play(&format!("pick pal {number}; harvest {number} wood"))
        .has_corn("a", 0)
        .has_blocks("a", wood, 0, 0)
        .has_harvest_tiles("a", 0, 1)
        .has_jungle_tiles(number, 0, 2);
}

#[test]
fn z151_palenque_three_gives_five_corn_or_two_wood() {
    corn_or_wood(3, 5, 2);
}

#[test]
fn z152_palenque_four_gives_seven_corn_or_three_wood() {
    corn_or_wood(4, 7, 3);
}

#[test]
fn z153_palenque_five_gives_nine_corn_or_four_wood() {
    corn_or_wood(5, 9, 4);
}

#[test]
fn z154_six_and_seven_choose_freely() {
    for position in [6, 7] {
        on("pal", position)
            .play(&format!("pick pal {position}"))
            .offers_only(&[
                "use pal 1",
                "harvest 2 corn",
                "harvest 3 wood",
                "harvest 3 burn",
                "harvest 4 wood",
                "harvest 4 burn",
                "harvest 5 wood",
                "harvest 5 burn",
                "no",
            ])
            .play("harvest 2 corn")
            .has_corn("a", 4);
    }
    on("pal", 7).corn("a", 5).play("pick pal 7; harvest 5 wood").has_corn("a", 5).has_blocks("a", 4, 0, 0);
}

#[test]
fn z155_one_field_gives_its_topmost_tile() {
    let at = || on("pal", 4).worker("a", "pal", 7).jungle_tiles(4, 1, 1);
    at().play("pick pal 4; harvest 4 wood").has_jungle_tiles(4, 0, 2).has_harvest_tiles("a", 0, 1);
    at().play("pick pal 4; harvest 4 corn").has_jungle_tiles(4, 1, 0).has_harvest_tiles("a", 1, 0);
    // Another group stays as it is.
    at().play("pick pal 4; harvest 4 wood").has_jungle_tiles(5, 2, 0).has_jungle_tiles(3, 2, 0);
    at().play("pick pal 4")
        .refuses("harvest 5 wood", Illegal::OutOfReach { wheel: Wheel::Palenque, number: 5 });
}

#[test]
fn z156_corn_under_wood_waits_for_the_wood_to_go() {
    on("pal", 3)
        .worker("a", "pal", 7)
        .play("pick pal 3")
        .refuses("harvest 3 corn", Illegal::NoCornTile)
        .play("harvest 3 wood; pick pal 7; harvest 3 corn")
        .has_corn("a", 5)
        .has_harvest_tiles("a", 1, 1)
        .has_jungle_tiles(3, 1, 0);
}

#[test]
fn z157_zd06_with_both_kinds_showing_the_player_chooses() {
    on("pal", 3).jungle_tiles(3, 1, 1).play("pick pal 3").offers_only(&[
        "harvest 3 corn",
        "harvest 3 wood",
        "harvest 3 burn",
        "no",
    ]);
    on("pal", 3).jungle_tiles(3, 0, 1).play("pick pal 3").offers_only(&["harvest 3 corn", "no"]);
}

#[test]
fn z158_an_empty_group_gives_nothing() {
    let bare = |level| on("pal", 4).corn("a", 2).jungle_tiles(4, 0, 0).level("a", "agriculture", level);
    for level in [0, 1] {
        bare(level)
            .play("pick pal 4")
            .refuses("harvest 4 corn", Illegal::NoCornTile)
            .refuses("harvest 4 wood", Illegal::NoWoodTile)
            .refuses("harvest 4 burn", Illegal::NoWoodTile);
    }
    for (level, corn) in [(2, 7 + 1), (3, 7 + 3)] {
        bare(level)
            .play("pick pal 4")
            .refuses("harvest 4 wood", Illegal::NoWoodTile)
            .refuses("harvest 4 burn", Illegal::NoWoodTile)
            .play("harvest 4 corn")
            .has_corn("a", 2 + corn)
            .has_harvest_tiles("a", 0, 0)
            .has_jungle_tiles(4, 0, 0);
    }
}

#[test]
fn z159_z160_burning_brings_the_corn_under_the_forest() {
    for (number, corn) in [(3, 5), (4, 7), (5, 9)] {
        on("pal", number)
            .play(&format!("pick pal {number}; harvest {number} burn; anger chaac"))
            .has_corn("a", corn)
            .has_blocks("a", 0, 0, 0)
            // The wood tile is neither kept nor left; its corn tile is taken.
            .has_harvest_tiles("a", 1, 0)
            .has_jungle_tiles(number, 1, 0);
    }
}

#[test]
fn z161_burning_costs_a_step_on_a_temple_of_choice() {
    let burn = || on("pal", 3).play("pick pal 3; harvest 3 burn");
    burn().offers_only(&["anger chaac", "anger quetzalcoatl", "anger kukulkan"]);
    for (temple, others) in [
        ("chaac", ["quetzalcoatl", "kukulkan"]),
        ("quetzalcoatl", ["chaac", "kukulkan"]),
        ("kukulkan", ["chaac", "quetzalcoatl"]),
    ] {
        let burned =
            burn().play(&format!("anger {temple}")).has_step("a", temple, 0).has_step("b", temple, 1);
        others.into_iter().fold(burned, |it, other| it.has_step("a", other, 1)).offers("end");
    }
}

#[test]
fn z162_za14_nothing_burns_without_a_step_to_lose() {
    let low = || on("pal", 3).step("a", "chaac", 0).step("a", "quetzalcoatl", 0);
    low()
        .step("a", "kukulkan", 0)
        .play("pick pal 3")
        .refuses("harvest 3 burn", Illegal::NoStepToLose)
        .offers_only(&["harvest 3 wood", "no"]);
    low().play("pick pal 3; harvest 3 burn").offers_only(&["anger kukulkan"]);
}

#[test]
fn za14_the_step_is_lost_with_the_burning() {
    // The second worker finds no step left.
    on("pal", 3)
        .worker("a", "pal", 4)
        .step("a", "chaac", 0)
        .step("a", "quetzalcoatl", 0)
        .play("pick pal 3; harvest 3 burn")
        .refuses("pick pal 4", Illegal::NotNow)
        .refuses("end", Illegal::NotNow)
        .play("anger kukulkan; pick pal 4")
        .refuses("harvest 4 burn", Illegal::NoStepToLose);
}

#[test]
fn z163_harvest_tiles_are_kept_and_some_monuments_score_them() {
    on("pal", 2)
        .worker("a", "pal", 3)
        .play("pick pal 2; harvest 2 corn; pick pal 3; harvest 3 wood; end")
        .finish_round()
        .has_harvest_tiles("a", 1, 1)
        .has_harvest_tiles("b", 0, 0);
    let last = |monument: &str| {
        let built = scenario(2).second_epoch().food_day(4).monuments(&[monument]).has_built("a", monument);
        let built =
            built.worker("a", "pal", 2).worker("a", "pal", 3).jungle_tiles(4, 0, 0).jungle_tiles(5, 0, 0);
        let table = built
            .harvest_tiles("a", 1, 2)
            .corn("a", 6)
            .play("pick pal 2; harvest 2 corn; pick pal 3; harvest 3 wood; end; place pal; end");
        table.is_over()
    };
    // Ten corn feed five workers, two wood are a point; three temples are shared with seat b.
    let rest = 1 + (2 + 6 + 4) / 2;
    last("monument-corn-tiles").has_score("a", rest + 4 * 2);
    last("monument-wood-tiles").has_score("a", rest + 4 * 3);
}

fn red() -> Scenario {
    on("pal", 1).worker("a", "pal", 3).worker("a", "pal", 4)
}

#[test]
fn zx07_wood_then_burning() {
    red()
        .play("pick pal 3; harvest 3 wood; pick pal 4; harvest 4 burn; anger quetzalcoatl; end")
        .has_blocks("a", 2, 0, 0)
        .has_corn("a", 7)
        .has_harvest_tiles("a", 1, 1)
        .has_jungle_tiles(3, 1, 1)
        .has_jungle_tiles(4, 1, 0)
        .has_step("a", "quetzalcoatl", 0)
        .has_step("a", "chaac", 1)
        .has_step("a", "kukulkan", 1)
        .has_on("a", "pal", &[1]);
}

#[test]
fn zx08_the_same_workers_without_anger() {
    red()
        .corn("a", 1)
        .play("pick pal 3; harvest 3 wood; pick pal 4; harvest 3 corn; end")
        .has_blocks("a", 2, 0, 0)
        // One is paid before five come.
        .has_corn("a", 5)
        .has_harvest_tiles("a", 1, 1)
        .has_jungle_tiles(3, 1, 0)
        .has_jungle_tiles(4, 2, 0)
        .has_step("a", "chaac", 1)
        .has_step("a", "quetzalcoatl", 1)
        .has_step("a", "kukulkan", 1)
        .has_on("a", "pal", &[1]);
    red()
        .play("pick pal 3; harvest 3 wood; pick pal 4")
        .refuses("harvest 3 corn", Illegal::Corn { need: 1, have: 0 });
}

#[test]
fn za13_without_open_corn_agriculture_two_leaves_three_ways() {
    let at = |level| on("pal", 3).level("a", "agriculture", level);
    at(2).play("pick pal 3").offers("harvest 3 corn").offers("harvest 3 burn").offers("harvest 3 wood");
    at(2)
        .play("pick pal 3; harvest 3 corn")
        .has_corn("a", 5 + 1)
        .has_harvest_tiles("a", 0, 0)
        .has_jungle_tiles(3, 2, 0)
        .offers("end");
    at(2)
        .play("pick pal 3; harvest 3 burn; anger chaac")
        .has_corn("a", 5 + 1)
        .has_harvest_tiles("a", 1, 0)
        .has_jungle_tiles(3, 1, 0);
    at(3).play("pick pal 3; harvest 3 corn").has_corn("a", 5 + 3);
    at(3).play("pick pal 3; harvest 3 burn; anger chaac").has_corn("a", 5 + 3);
    at(2).play("pick pal 3; harvest 3 wood").has_blocks("a", 2, 0, 0).has_corn("a", 0);
}

#[test]
fn za13_za50_an_open_corn_tile_is_taken_but_burning_stays_allowed() {
    for level in 0..=3 {
        let at = || on("pal", 3).jungle_tiles(3, 1, 1).level("a", "agriculture", level);
        at().play("pick pal 3; harvest 3 corn").has_harvest_tiles("a", 1, 0).has_jungle_tiles(3, 1, 0);
        at().play("pick pal 3; harvest 3 burn; anger chaac")
            .has_harvest_tiles("a", 1, 0)
            .has_jungle_tiles(3, 0, 1)
            .has_step("a", "chaac", 0);
    }
}

#[test]
fn za15_fields_of_a_group_are_alike() {
    let table = scenario(4).worker("a", "pal", 3).jungle_tiles(3, 2, 2).play("pick pal 3");
    assert_eq!(table.offered().len(), 4, "one way for each crop, and none: {:?}", table.offered());
    table.play("harvest 3 wood").has_jungle_tiles(3, 1, 3);
}
