//! What each level gives, but architecture: Z-218 to Z-231, Z-238 to Z-245.

use patolli_tzolkin::{Illegal, Tzolkin, Wheel};

use super::{components, number, on};
use crate::scenario::{Scenario, scenario};

const HARVESTS: [(u8, u16); 4] = [(2, 4), (3, 5), (4, 7), (5, 9)];

/// A harvest of corn where a tile lies open.
fn harvested(number: u8, level: u8) -> Scenario {
    let table = on("pal", number).jungle_tiles(number.into(), 0, 2).level("a", "agriculture", level);
    table.play(&format!("pick pal {number}; harvest {number} corn"))
}

fn fished(level: u8) -> Scenario {
    on("pal", 1).level("a", "agriculture", level).play("pick pal 1; use pal 1")
}

#[test]
fn z218_agriculture_one_adds_a_corn_to_every_harvest() {
    for (number, corn) in HARVESTS {
        harvested(number, 0).has_corn("a", corn);
        harvested(number, 1).has_corn("a", corn + 1);
    }
    // Wood brings no corn; corn burned free does.
    let at = || on("pal", 3).level("a", "agriculture", 1);
    at().play("pick pal 3; harvest 3 wood").has_corn("a", 0).has_blocks("a", 2, 0, 0);
    at().play("pick pal 3; harvest 3 burn; anger chaac").has_corn("a", 6);
}

#[test]
fn z219_z221_zd17_agriculture_two_harvests_without_a_tile() {
    for (number, corn) in HARVESTS {
        // None left, or (where forest grows) all under the forest.
        for forest in if number == 2 { 0..=0 } else { 0..=2 } {
            let at = |level| {
                on("pal", number).jungle_tiles(number.into(), forest, 0).level("a", "agriculture", level)
            };
            let harvest = format!("harvest {number} corn");
            at(1).play(&format!("pick pal {number}")).refuses(&harvest, Illegal::NoCornTile);
            at(2)
                .play(&format!("pick pal {number}; {harvest}"))
                .has_corn("a", corn + 1)
                .has_harvest_tiles("a", 0, 0)
                .has_jungle_tiles(number, forest, 0)
                .has_step("a", "chaac", 1)
                .offers("end");
        }
    }
}

#[test]
fn z220_an_available_tile_is_taken_with_agriculture_two_as_well() {
    for (number, _) in HARVESTS {
        for level in [2, 3] {
            harvested(number, level).has_harvest_tiles("a", 1, 0).has_jungle_tiles(number, 0, 1);
        }
    }
    let last = on("pal", 3).jungle_tiles(3, 1, 1).level("a", "agriculture", 2);
    last.play("pick pal 3; harvest 3 corn").has_harvest_tiles("a", 1, 0).has_jungle_tiles(3, 1, 0);
}

#[test]
fn z222_z224_only_agriculture_two_helps_fishing() {
    for (level, corn) in [(0, 3), (1, 3), (2, 4), (3, 4)] {
        fished(level).has_corn("a", corn);
    }
}

#[test]
fn z223_agriculture_three_adds_three_corn_in_all() {
    for (number, corn) in HARVESTS {
        harvested(number, 2).has_corn("a", corn + 1);
        harvested(number, 3).has_corn("a", corn + 3);
    }
}

/// An advance beyond level 3, paid with wood.
fn bonus(track: &str) -> Scenario {
    let table = on("tik", 1).level("a", track, 3).blocks("a", 1, 0, 0);
    table.play(&format!("pick tik 1; use tik 1; learn {track}; pay wood 1"))
}

#[test]
fn z225_the_agriculture_bonus_climbs_a_temple_of_choice() {
    bonus("agriculture")
        .offers_only(&["climb chaac", "climb quetzalcoatl", "climb kukulkan"])
        .play("climb quetzalcoatl")
        .has_step("a", "quetzalcoatl", 2)
        .has_step("a", "chaac", 1)
        .has_step("a", "kukulkan", 1)
        .offers("end");
}

/// An action of Yaxchilan with a level of extraction.
fn dug(number: u8, level: u8) -> Scenario {
    on("yax", number).level("a", "extraction", level).play(&format!("pick yax {number}; use yax {number}"))
}

#[test]
fn z226_extraction_one_adds_wood() {
    dug(1, 0).has_blocks("a", 1, 0, 0);
    dug(1, 1).has_blocks("a", 2, 0, 0);
    for (number, wood) in [(3, 2), (4, 3), (5, 4)] {
        on("pal", number)
            .level("a", "extraction", 1)
            .play(&format!("pick pal {number}; harvest {number} wood"))
            .has_blocks("a", wood + 1, 0, 0)
            .has_harvest_tiles("a", 0, 1);
    }
}

#[test]
fn z227_extraction_two_adds_stone() {
    dug(2, 1).has_blocks("a", 0, 1, 0).has_corn("a", 1);
    dug(2, 2).has_blocks("a", 0, 2, 0).has_corn("a", 1);
    dug(5, 2).has_blocks("a", 0, 2, 1).has_corn("a", 2);
}

#[test]
fn z228_extraction_three_adds_gold() {
    dug(3, 2).has_blocks("a", 0, 0, 1).has_corn("a", 2);
    dug(3, 3).has_blocks("a", 0, 0, 2).has_corn("a", 2);
    dug(5, 3).has_blocks("a", 0, 2, 2).has_corn("a", 2);
}

#[test]
fn z229_the_extraction_bonus_gives_two_blocks_of_choice() {
    let at = || bonus("extraction");
    at().offers_only(&[
        "gain wood 2",
        "gain stone 2",
        "gain gold 2",
        "gain wood 1 stone 1",
        "gain wood 1 gold 1",
        "gain stone 1 gold 1",
    ]);
    at().refuses("gain gold 1", Illegal::WrongCount { need: 2 });
    at().play("gain stone 1 gold 1").has_blocks("a", 0, 1, 1);
}

#[test]
fn z230_extraction_adds_only_to_its_own_kind() {
    dug(2, 1).has_blocks("a", 0, 1, 0);
    dug(3, 3).has_blocks("a", 0, 0, 2);
    dug(4, 3).has_blocks("a", 0, 0, 0).has_skulls("a", 1);
    on("pal", 3)
        .jungle_tiles(3, 0, 2)
        .level("a", "extraction", 3)
        .play("pick pal 3; harvest 3 corn")
        .has_blocks("a", 0, 0, 0)
        .has_corn("a", 5);
    let burnt = on("pal", 3).level("a", "extraction", 3).play("pick pal 3; harvest 3 burn; anger chaac");
    burnt.has_blocks("a", 0, 0, 0);
}

#[test]
fn z231_zd07_extraction_adds_nothing_elsewhere() {
    let skilled = |wheel: &str, position| on(wheel, position).level("a", "extraction", 3);
    skilled("chi", 6).skulls("a", 1).play("pick chi 6; use chi 6; gain gold 1").has_blocks("a", 0, 0, 1);
    skilled("uxm", 2)
        .corn("a", 9)
        .play("pick uxm 2; use uxm 2; buy wood; buy stone; buy gold")
        .has_blocks("a", 1, 1, 1);
    skilled("tik", 2)
        .row(&["government-agriculture-stone"])
        .blocks("a", 3, 0, 0)
        .play("pick tik 2; use tik 2; build government-agriculture-stone")
        .has_blocks("a", 0, 1, 0);
    bonus("extraction").play("gain stone 2").has_blocks("a", 0, 2, 0);
}

#[test]
fn z231_extraction_adds_nothing_to_the_rewards_of_temples() {
    scenario(2)
        .level("a", "extraction", 3)
        .food_day(1)
        .corn("a", 6)
        .step("a", "chaac", 2)
        .step("a", "quetzalcoatl", 3)
        .step("a", "kukulkan", 2)
        .play("place pal; end")
        .finish_round()
        .has_blocks("a", 1, 1, 1);
}

/// A worker picked up from Chichen Itza, with a skull and no corn.
fn picked_from_chichen_itza(position: u8, level: u8) -> Scenario {
    let table = on("chi", position).skulls("a", 2).level("a", "theology", level);
    table.play(&format!("pick chi {position}"))
}

#[test]
fn z238_theology_one_reaches_the_next_action_for_nothing() {
    picked_from_chichen_itza(3, 0).offers_only(&["use chi 3", "no"]);
    picked_from_chichen_itza(3, 1)
        .offers_only(&["use chi 3", "use chi 4", "no"])
        .refuses("use chi 5", Illegal::OutOfReach { wheel: Wheel::ChichenItza, number: 5 })
        .play("use chi 4")
        .has_corn("a", 0)
        .has_score("a", 7)
        .shows("a skull at 4", |it| it.is_offered(4), true)
        .shows("none at 3", |it| it.is_offered(3), false);
    picked_from_chichen_itza(0, 1).offers_only(&["use chi 1", "no"]);
    // Other wheels know no such thing.
    on("yax", 1).level("a", "theology", 3).corn("a", 3).play("pick yax 1").offers_only(&["use yax 1", "no"]);
}

#[test]
fn z239_zd04_with_theology_one_the_worker_performs_one_action() {
    picked_from_chichen_itza(3, 1)
        .play("use chi 4")
        .has_skulls("a", 1)
        .refuses("use chi 3", Illegal::NotNow)
        .play("end")
        .has_score("a", 7)
        .has_step("a", "chaac", 1)
        .asks("b");
}

#[test]
fn z240_theology_two_climbs_for_a_block_after_an_offering() {
    let at = |level, wood, gold| {
        let table = on("chi", 3).skulls("a", 1).level("a", "theology", level).blocks("a", wood, 0, gold);
        table.play("pick chi 3; use chi 3")
    };
    at(2, 1, 1)
        .offers_only(&["pay wood 1", "pay gold 1", "no"])
        .play("pay gold 1")
        .offers_only(&["climb chaac", "climb quetzalcoatl", "climb kukulkan"])
        .play("climb chaac")
        .has_step("a", "chaac", 3)
        .has_blocks("a", 1, 0, 0)
        // Once only.
        .refuses("pay wood 1", Illegal::NotNow)
        .offers("end");
    at(2, 1, 1).play("no").has_blocks("a", 1, 0, 1).has_step("a", "chaac", 2).offers("end");
    at(2, 0, 0).offers("end");
    at(1, 1, 1).offers("end").refuses("pay wood 1", Illegal::NotNow);
    // Not after doing nothing, nor on other wheels.
    on("chi", 3)
        .skulls("a", 1)
        .level("a", "theology", 2)
        .blocks("a", 1, 0, 0)
        .play("pick chi 3; no")
        .offers("end");
    on("uxm", 1)
        .corn("a", 3)
        .blocks("a", 1, 0, 0)
        .level("a", "theology", 2)
        .play("pick uxm 1; use uxm 1; climb chaac")
        .offers("end");
}

#[test]
fn z241_the_block_of_the_same_action_may_pay() {
    on("chi", 6)
        .skulls("a", 1)
        .level("a", "theology", 2)
        .play("pick chi 6; use chi 6; gain wood 1; pay wood 1; climb kukulkan")
        .has_blocks("a", 0, 0, 0)
        .has_step("a", "kukulkan", 3);
}

#[test]
fn z242_theology_three_adds_a_skull_at_yaxchilan_four() {
    for (level, skulls) in [(0, 1), (2, 1), (3, 2)] {
        on("yax", 4)
            .level("a", "theology", level)
            .play("pick yax 4; use yax 4")
            .has_skulls("a", skulls)
            .shows("supply", Tzolkin::skulls, 13 - skulls);
    }
}

#[test]
fn z243_theology_three_adds_nothing_to_other_skulls() {
    bonus("theology").has_skulls("a", 1);
    on("tik", 2)
        .row(&["government-any-skull"])
        .level("a", "theology", 3)
        .blocks("a", 2, 2, 0)
        .play("pick tik 2; use tik 2; build government-any-skull; learn agriculture")
        .has_skulls("a", 1);
    scenario(2)
        .level("a", "theology", 3)
        .food_day(1)
        .corn("a", 6)
        .step("a", "kukulkan", 5)
        .play("place pal; end")
        .finish_round()
        .has_skulls("a", 1);
}

#[test]
fn z244_the_theology_bonus_gives_a_skull() {
    bonus("theology").has_skulls("a", 1).shows("supply", Tzolkin::skulls, 12).offers("end");
}

#[test]
fn za01_z245_second_and_third_levels_are_told_apart() {
    // Level 2 of agriculture fishes better, level 3 harvests better.
    fished(2).has_corn("a", 4);
    harvested(2, 2).has_corn("a", 5);
    harvested(2, 3).has_corn("a", 7);
    // Level 2 of extraction is stone, level 3 gold.
    dug(5, 2).has_blocks("a", 0, 2, 1);
    dug(5, 3).has_blocks("a", 0, 2, 2);
    // Level 2 of theology pays for a step, level 3 finds a second skull.
    on("yax", 4).level("a", "theology", 2).play("pick yax 4; use yax 4").has_skulls("a", 1);
    on("chi", 1)
        .skulls("a", 1)
        .blocks("a", 1, 0, 0)
        .level("a", "theology", 2)
        .play("pick chi 1; use chi 1")
        .offers("pay wood 1");
    // Level 2 of architecture is points, level 3 saves.
    let built =
        |level| on("tik", 2).row(&["farm-each-a"]).blocks("a", 4, 0, 0).level("a", "architecture", level);
    built(2)
        .play("pick tik 2; use tik 2")
        .refuses("build farm-each-a save wood", Illegal::NoDiscount)
        .play("build farm-each-a")
        .has_score("a", 2);
    built(3).play("pick tik 2; use tik 2; build farm-each-a save wood").has_blocks("a", 1, 0, 0);
}

#[test]
fn za01_z245_the_component_list_has_the_levels_in_this_order() {
    let list = components();
    let level = |track: usize, level: &str, key: &str| list["technologies"][track][level].get(key).cloned();
    let worth = |track, at, key| level(track, at, key).as_ref().map(number);
    assert_eq!(worth(0, "level_1", "harvest_corn_extra"), Some(1));
    assert_eq!(worth(0, "level_2", "fishing_corn_extra"), Some(1));
    assert_eq!(worth(0, "level_3", "harvest_corn_extra"), Some(2));
    for (at, key) in [("level_1", "wood_extra"), ("level_2", "stone_extra"), ("level_3", "gold_extra")] {
        assert_eq!(worth(1, at, key), Some(1), "{key}");
    }
    assert_eq!(worth(2, "level_1", "corn_per_building"), Some(1));
    assert_eq!(worth(2, "level_2", "vp_per_building"), Some(2));
    assert_eq!(worth(2, "level_3", "blocks_less"), Some(1));
    assert_eq!(worth(3, "level_2", "after_chichen_itza_pay_any_block"), Some(1));
    assert_eq!(worth(3, "level_3", "skull_extra_at_yaxchilan_4"), Some(1));
}
