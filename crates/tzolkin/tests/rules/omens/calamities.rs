//! What prophecies make harder, gains and steps: ZE-073 to ZE-092.

use patolli_tzolkin::{Event, HarvestKind, Illegal, Tzolkin, data::Prophecy};

use super::{building_under, under};
use crate::scenario::{Scenario, seat};

#[test]
fn ze073_under_wrathful_gods_each_step_costs_a_corn() {
    let priests = under("wrathful-gods").blocks("a", 1, 0, 0).worker("a", "tik", 5);
    let climb = "pick tik 5; use tik 5; pay wood 1; climb chaac";
    let two = priests.clone().corn("a", 2).play(climb).has_corn("a", 1).play("climb kukulkan");
    two.has_corn("a", 0).has_step("a", "chaac", 2).has_step("a", "kukulkan", 2);
    // The second step cannot be paid.
    let one = priests.clone().corn("a", 1).play(climb).has_corn("a", 0).has_step("a", "chaac", 2);
    one.has_step("a", "kukulkan", 1).offers("end");
    // Every temple has its price.
    let offering = |number: u8| {
        let table = under("wrathful-gods").corn("a", 1).skulls("a", 1).worker("a", "chi", number);
        table.play(&format!("pick chi {number}; use chi {number}"))
    };
    offering(1).play("climb chaac").has_corn("a", 0);
    offering(4).play("climb kukulkan").has_corn("a", 0);
    offering(7).play("climb quetzalcoatl").has_corn("a", 0);
    // Without corn the offering brings its points only.
    let poor = under("wrathful-gods").skulls("a", 1).worker("a", "chi", 1).play("pick chi 1; use chi 1");
    poor.has_score("a", 4).has_step("a", "chaac", 1).offers("end");
}

#[test]
fn ze073_stepping_down_costs_nothing() {
    under("wrathful-gods").play("beg; anger chaac").has_corn("a", 3).has_step("a", "chaac", 0);
}

#[test]
fn ze075_under_an_angry_god_each_step_on_his_temple_costs_a_block() {
    let temples = ["chaac", "quetzalcoatl", "kukulkan"];
    for angry in temples {
        let priest = under(&format!("angry-god-{angry}")).corn("a", 3).worker("a", "uxm", 1);
        let asked = priest.clone().blocks("a", 0, 1, 0).play("pick uxm 1; use uxm 1");
        let paid = asked.clone().play(&format!("climb {angry}; pay stone 1"));
        paid.has_blocks("a", 0, 0, 0).has_step("a", angry, 2);
        for calm in temples.into_iter().filter(|it| *it != angry) {
            let free = asked.clone().play(&format!("climb {calm}"));
            free.has_blocks("a", 0, 1, 0).has_step("a", calm, 2).offers("end");
        }
        let poor = priest.play("pick uxm 1; use uxm 1");
        poor.refuses(&format!("climb {angry}"), Illegal::AnyBlocks { need: 1, have: 0 });
    }
}

#[test]
fn ze077_there_is_an_angry_god_for_each_temple() {
    let angry = |it: &&Prophecy| it.to_string().starts_with("angry-god-");
    let found: Vec<String> = Prophecy::ALL.iter().filter(angry).map(ToString::to_string).collect();
    assert_eq!(found, ["angry-god-chaac", "angry-god-quetzalcoatl", "angry-god-kukulkan"]);
    assert_eq!(Prophecy::ALL.len(), 13);
}

/// A worker picked up from Palenque harvests.
fn harvest(it: Scenario, number: u8, crop: &str) -> Scenario {
    it.worker("a", "pal", number).play(&format!("pick pal {number}; harvest {number} {crop}"))
}

#[test]
fn ze078_forest_fires_leave_a_wood_less_at_palenque() {
    for (number, wood) in [(3, 1), (4, 2), (5, 3)] {
        harvest(under("forest-fires"), number, "wood")
            .has_blocks("a", wood, 0, 0)
            .has_harvest_tiles("a", 0, 1);
    }
    // Wood from elsewhere is untouched, corn too.
    under("forest-fires").worker("a", "yax", 1).play("pick yax 1; use yax 1").has_blocks("a", 1, 0, 0);
    harvest(under("forest-fires"), 2, "corn").has_corn("a", 4);
}

#[test]
fn ze080_drought_leaves_a_corn_less_at_palenque() {
    harvest(under("drought"), 2, "corn").has_corn("a", 3).has_harvest_tiles("a", 1, 0);
    for (number, corn) in [(3, 4), (4, 6), (5, 8)] {
        let open = under("drought").jungle_tiles(number.into(), 0, 2);
        harvest(open, number, "corn").has_corn("a", corn).has_jungle_tiles(number, 0, 1);
    }
    // Corn from elsewhere is untouched, wood too.
    under("drought").worker("a", "yax", 2).play("pick yax 2; use yax 2").has_corn("a", 1);
    harvest(under("drought"), 3, "wood").has_blocks("a", 2, 0, 0);
}

#[test]
fn ze081_drought_does_not_apply_to_fishing() {
    under("drought").worker("a", "pal", 1).play("pick pal 1; use pal 1").has_corn("a", 3);
    let skilled = under("drought").level("a", "agriculture", 2).worker("a", "pal", 1);
    skilled.play("pick pal 1; use pal 1").has_corn("a", 4);
}

#[test]
fn ze083_under_gold_shortage_each_gold_costs_a_corn() {
    let gold =
        under("gold-shortage").corn("a", 4).worker("a", "yax", 3).play("pick yax 3; use yax 3; gold 1");
    gold.has_corn("a", 5).has_blocks("a", 0, 0, 1);
    let two = under("gold-shortage").corn("a", 4).level("a", "extraction", 3).worker("a", "yax", 3);
    two.play("pick yax 3; use yax 3; gold 2").has_corn("a", 4).has_blocks("a", 0, 0, 2);
    // Wood and stone have no price.
    under("gold-shortage").corn("a", 4).worker("a", "yax", 1).play("pick yax 1; use yax 1").has_corn("a", 4);
}

#[test]
fn ze084_corn_gained_with_the_gold_pays_for_it() {
    // 2 corn come with it, exactly enough for 2 gold.
    let both = under("gold-shortage").level("a", "extraction", 3).worker("a", "yax", 3);
    both.play("pick yax 3; use yax 3; gold 2").has_corn("a", 0).has_blocks("a", 0, 0, 2);
    // The corn of architecture 1 pays for the gold of the building.
    under("gold-shortage")
        .row(&["government-extraction-gold"])
        .blocks("a", 2, 1, 0)
        .level("a", "architecture", 1)
        .worker("a", "tik", 2)
        .play("pick tik 2; use tik 2; build government-extraction-gold; gold 1")
        .has_corn("a", 0)
        .has_blocks("a", 0, 0, 1);
}

#[test]
fn ze086_under_desecration_each_skull_costs_a_step() {
    let all = ["anger chaac", "anger quetzalcoatl", "anger kukulkan", "no"];
    let asked = under("desecration").worker("a", "yax", 4).play("pick yax 4; use yax 4").offers_only(&all);
    for temple in ["chaac", "quetzalcoatl", "kukulkan"] {
        let taken = asked.clone().play(&format!("anger {temple}"));
        taken.has_skulls("a", 1).has_step("a", temple, 0).shows("supply", Tzolkin::skulls, 12);
    }
    asked.play("no").has_skulls("a", 0).has_step("a", "chaac", 1);
    // The skull of a building too.
    under("desecration")
        .row(&["government-any-skull"])
        .blocks("a", 2, 2, 0)
        .worker("a", "tik", 2)
        .play("pick tik 2; use tik 2; build government-any-skull; anger kukulkan; learn theology")
        .has_skulls("a", 1)
        .has_step("a", "kukulkan", 0);
}

#[test]
fn ze090_forgotten_lore_takes_every_second_level() {
    let lore = |track| under("forgotten-lore").level("a", track, 2);
    lore("agriculture").worker("a", "pal", 1).play("pick pal 1; use pal 1").has_corn("a", 3);
    let closed = lore("agriculture").worker("a", "pal", 3).play("pick pal 3");
    closed.refuses("harvest 3 corn", Illegal::NoCornTile);
    let stone = lore("extraction").worker("a", "yax", 2).play("pick yax 2; use yax 2");
    stone.has_blocks("a", 0, 1, 0);
    let built = lore("architecture").row(&["farm-single-a"]).blocks("a", 1, 0, 0).worker("a", "tik", 2);
    built.play("pick tik 2; use tik 2; build farm-single-a").has_score("a", 0).has_corn("a", 1);
    let offering = lore("theology").blocks("a", 1, 0, 0).skulls("a", 1).worker("a", "chi", 1);
    offering.play("pick chi 1; use chi 1").offers("end").has_blocks("a", 1, 0, 0);
}

#[test]
fn ze091_level_3_is_still_reached_from_level_2() {
    let pupil = |level| {
        let table = under("forgotten-lore").level("a", "extraction", level).blocks("a", 3, 0, 0);
        table.worker("a", "tik", 1).play("pick tik 1; use tik 1; learn extraction")
    };
    pupil(1).play("pay wood 2").has_level("a", "extraction", 2);
    pupil(2).play("pay wood 3").has_level("a", "extraction", 3);
}

#[test]
fn zea16_levels_1_and_3_work_under_forgotten_lore() {
    let lore = |track| under("forgotten-lore").level("a", track, 3);
    // Agriculture 1 and 3: +3.
    harvest(lore("agriculture"), 2, "corn").has_corn("a", 7);
    let fish = lore("agriculture").worker("a", "pal", 1).play("pick pal 1; use pal 1");
    fish.has_corn("a", 3);
    lore("agriculture")
        .worker("a", "pal", 4)
        .play("pick pal 4")
        .refuses("harvest 4 corn", Illegal::NoCornTile);
    // Extraction 3 and 1, not 2.
    lore("extraction").worker("a", "yax", 5).play("pick yax 5; use yax 5").has_blocks("a", 0, 1, 2);
    lore("extraction").worker("a", "yax", 1).play("pick yax 1; use yax 1").has_blocks("a", 2, 0, 0);
    // Architecture 1 and 3, not 2.
    let built = lore("architecture").row(&["farm-each-a"]).blocks("a", 3, 0, 0).worker("a", "tik", 2);
    let built = built.play("pick tik 2; use tik 2; build farm-each-a save wood");
    built.has_corn("a", 1).has_score("a", 0).has_blocks("a", 0, 0, 0);
    // Theology 1 and 3, not 2.
    lore("theology").worker("a", "yax", 4).play("pick yax 4; use yax 4").has_skulls("a", 2);
    let ahead = lore("theology").blocks("a", 1, 0, 0).skulls("a", 1).worker("a", "chi", 1);
    ahead.play("pick chi 1; use chi 2").has_score("a", 5).has_blocks("a", 1, 0, 0).offers("end");
}

#[test]
fn zea16_theology_2_is_lost_on_the_skull_building_too() {
    let shrine = |prophecy| {
        let table =
            building_under(prophecy).row(&["x-shrine-skull"]).level("a", "theology", 2).skulls("a", 1);
        let table = table.blocks("a", 1, 0, 1).worker("a", "tik", 2);
        table.play("pick tik 2; use tik 2; build x-shrine-skull; climb chaac")
    };
    shrine("forgotten-lore").offers("end");
    shrine("drought").offers_only(&["pay wood 1", "no"]);
}

#[test]
fn zea17_prophecies_take_from_what_is_printed() {
    let drought = |level| under("drought").level("a", "agriculture", level);
    harvest(drought(1), 2, "corn").has_corn("a", 4);
    harvest(drought(3), 2, "corn").has_corn("a", 6);
    // Without a tile, and on a burned field.
    let bare = harvest(drought(2), 3, "corn").has_corn("a", 5).has_jungle_tiles(3, 2, 0);
    let number = 3;
    let event = Event::Harvested { seat: seat("a"), number, crop: HarvestKind::Corn, tile: false };
    assert!(bare.events().contains(&event));
    harvest(drought(0), 3, "burn").has_corn("a", 4).has_harvest_tiles("a", 1, 0).has_jungle_tiles(3, 1, 0);
    let fires = under("forest-fires").level("a", "extraction", 1);
    harvest(fires, 3, "wood").has_blocks("a", 2, 0, 0).has_harvest_tiles("a", 0, 1).has_jungle_tiles(3, 1, 1);
    harvest(under("forest-fires"), 3, "burn").has_corn("a", 5).has_harvest_tiles("a", 1, 0);
}
