//! The eight new buildings: ZE-101, ZE-110 to ZE-122.

use patolli_tzolkin::{Event, Illegal, Options, Tzolkin, data::BuildingId};

use super::{builders, building_under, components, fed, play_food_day};
use crate::scenario::{Scenario, base, expansion, read, seat};

/// A food day on which seat a owns these; nobody is hungry.
fn income(number: u8, owned: &[&str]) -> Scenario {
    let table = builders().row(&[]).owns("a", owned);
    let table = if number > 2 { table.second_epoch() } else { table };
    table.food_day(number).corn("a", 6).corn("b", 6)
}

/// One of the new buildings of the second epoch lies there, with a farm of 2 wood.
fn site(building: &str) -> Scenario {
    builders().row(&[building, "farm-triple-a"]).worker("a", "tik", 2)
}

#[test]
fn ze101_kinds_and_costs_are_those_of_the_component_list() {
    let listed = components();
    let listed = listed["buildings"].as_array().expect("a list").iter();
    let new: Vec<_> = listed.filter(|it| it["set"].as_str() == Some("expansion")).collect();
    assert_eq!(new.len(), 8);
    for entry in new {
        let building: BuildingId = read(&entry["id"].as_str().expect("an id").replace('_', "-"));
        let tile = building.tile();
        let of = |kind: &str| entry["cost"].get(kind).and_then(toml::Value::as_integer).unwrap_or(0);
        let cost =
            [tile.cost.blocks.wood, tile.cost.blocks.stone, tile.cost.blocks.gold, tile.cost.skulls.into()];
        let listed = [of("wood"), of("stone"), of("gold"), of("skull")];
        assert_eq!(cost.map(i64::from), listed, "{building}");
        assert_eq!(Some(i64::from(tile.epoch)), entry["age"].as_integer(), "{building}");
        let kind = format!("{:?}", tile.kind).to_lowercase();
        assert_eq!(Some(kind.as_str()), entry["category"].as_str(), "{building}");
        assert!(tile.expansion);
    }
}

#[test]
fn ze101_the_harvest_farm_gives_8_corn() {
    let built =
        site("x-farm-harvest").blocks("a", 2, 0, 0).play("pick tik 2; use tik 2; build x-farm-harvest");
    built.has_corn("a", 8).has_blocks("a", 0, 0, 0);
}

#[test]
fn ze110_income_comes_at_each_food_day_before_feeding() {
    for number in [1, 2, 3, 4] {
        let plain = play_food_day(income(number, &[])).game().blocks(seat("a"));
        let stone = play_food_day(income(number, &["x-shrine-stone"])).game().blocks(seat("a"));
        let gold = play_food_day(income(number, &["x-government-gold"])).game().blocks(seat("a"));
        assert_eq!((stone.minus(plain).stone, stone.total() - plain.total()), (1, 1), "food day {number}");
        assert_eq!((gold.minus(plain).gold, gold.total() - plain.total()), (1, 1), "food day {number}");
    }
    let day = play_food_day(income(1, &["x-farm-granary"])).has_corn("a", 3);
    let corn = |it: &Event| matches!(it, Event::Gained { goods, .. } if goods.corn == 3);
    assert!(super::event_index(&day, corn) < super::event_index(&day, |it| matches!(it, Event::Fed { .. })));
    // On no other day.
    let quiet = builders().row(&[]).owns("a", &["x-farm-granary"]);
    play_food_day(quiet).has_corn("a", 0);
}

#[test]
fn ze110_income_begins_with_the_building() {
    // Built in the very round of the food day.
    let built = builders().row(&["x-farm-granary"]).food_day(1).blocks("a", 3, 0, 0).corn("a", 6);
    let built = built
        .worker("a", "tik", 2)
        .hand("a", 2)
        .play("pick tik 2; use tik 2; build x-farm-granary; end; place pal; end");
    built.has_corn("a", 3);
}

#[test]
fn ze111_corn_of_the_income_feeds_on_the_same_day() {
    let day = play_food_day(income(1, &["x-farm-granary"]).corn("a", 3));
    assert_eq!(fed(&day, "a"), (3, 3, 6));
    assert_eq!(fed(&play_food_day(income(1, &[]).corn("a", 3)), "a"), (3, 1, 2));
}

#[test]
fn ze112_zea07_wood_in_the_first_epoch_a_skull_in_the_second() {
    for (number, wood, skulls) in [(1, 1, 0), (2, 1, 0), (3, 0, 1), (4, 0, 1)] {
        let day = play_food_day(income(number, &["x-tomb-seasons"]));
        day.has_blocks("a", wood, 0, 0).has_skulls("a", skulls);
    }
}

#[test]
fn zea08_who_finds_no_skull_gets_none() {
    let none = income(3, &["x-tomb-seasons"]).skulls("b", 13);
    play_food_day(none).has_skulls("a", 0);
    // Under desecration it may be refused.
    let asked = expansion(Options { prophecies: true, buildings: true, ..base(2) }).put(6, 1, "desecration");
    let asked =
        asked.row(&[]).owns("a", &["x-tomb-seasons"]).second_epoch().food_day(3).corn("a", 6).corn("b", 6);
    let asked = play_food_day(asked).asks("a");
    asked.clone().play("no").has_skulls("a", 0).has_step("a", "chaac", 1);
    asked.play("anger chaac").has_skulls("a", 1).has_step("a", "chaac", 0);
}

/// The skull building is about to be built with Tikal 2.
fn shrine(theology: u8, wood: u16) -> Scenario {
    let table =
        site("x-shrine-skull").skulls("a", 2).blocks("a", wood, 0, 1).level("a", "theology", theology);
    table.play("pick tik 2; use tik 2; build x-shrine-skull")
}

#[test]
fn ze113_the_skull_spent_lies_on_the_tile() {
    // Neither with the player nor back in the supply.
    shrine(0, 0).has_skulls("a", 1).has_blocks("a", 0, 0, 0).shows("supply", Tzolkin::skulls, 11);
}

#[test]
fn ze114_the_skull_building_gives_7_points_and_a_step() {
    let asked =
        shrine(0, 0).has_score("a", 7).offers_only(&["climb chaac", "climb quetzalcoatl", "climb kukulkan"]);
    for temple in ["chaac", "quetzalcoatl", "kukulkan"] {
        asked.clone().play(&format!("climb {temple}")).has_step("a", temple, 2).offers("end");
    }
}

#[test]
fn ze115_with_the_skull_building_theology_2_can_be_used() {
    let asked = shrine(2, 1).play("climb chaac").offers_only(&["pay wood 1", "no"]);
    asked.clone().play("pay wood 1; climb chaac").has_step("a", "chaac", 3).has_blocks("a", 0, 0, 0);
    asked.play("no").has_step("a", "chaac", 2).has_blocks("a", 1, 0, 0);
}

#[test]
fn zea28_the_level_is_needed() {
    shrine(0, 1).play("climb chaac").offers("end");
    shrine(1, 1).play("climb chaac").offers("end");
    shrine(3, 1).play("climb chaac").offers("pay wood 1");
    // Without a block nothing is offered.
    shrine(2, 0).play("climb chaac").offers("end");
    let lore = building_under("forgotten-lore").row(&["x-shrine-skull"]).skulls("a", 1).blocks("a", 1, 0, 1);
    let lore = lore.level("a", "theology", 2).worker("a", "tik", 2);
    lore.play("pick tik 2; use tik 2; build x-shrine-skull; climb chaac").offers("end");
}

#[test]
fn ze116_its_skull_counts_for_the_monument_of_skulls() {
    let points = |it: Scenario| {
        let it = it.monuments(&["monument-skulls"]).has_built("a", "monument-skulls");
        it.view("a").players[0].monument_points.clone()
    };
    let table = || builders().row(&[]).offerings(&[1, 5]);
    assert_eq!(points(table()), [6]);
    let lying = |it: Scenario, who: &str| {
        it.owns(who, &["x-shrine-skull"]).sheet(|it| it["skulls"] = serde_json::json!(10))
    };
    assert_eq!(points(lying(table(), "a")), [9]);
    // Whoever built it.
    assert_eq!(points(lying(table(), "b")), [9]);
}

#[test]
fn ze117_the_skull_has_to_be_owned_before() {
    let poor = site("x-shrine-skull").blocks("a", 2, 0, 1).play("pick tik 2; use tik 2");
    poor.refuses("build x-shrine-skull", Illegal::NoSkull);
    // The supply has some; that does not help.
    let lone = builders().row(&["x-shrine-skull"]).blocks("a", 0, 0, 1).worker("a", "tik", 2);
    lone.play("pick tik 2").refuses("use tik 2", Illegal::NothingToBuild);
}

#[test]
fn ze118_with_uxmal_4_it_costs_2_corn_and_the_skull() {
    let table = || builders().row(&["x-shrine-skull"]).worker("a", "uxm", 4);
    let built =
        table().corn("a", 2).skulls("a", 1).play("pick uxm 4; use uxm 4; build x-shrine-skull; climb chaac");
    built.has_corn("a", 0).has_skulls("a", 0).has_score("a", 7);
    table().corn("a", 1).skulls("a", 1).play("pick uxm 4").refuses("use uxm 4", Illegal::NothingToBuild);
    table().corn("a", 9).play("pick uxm 4").refuses("use uxm 4", Illegal::NothingToBuild);
}

#[test]
fn ze119_architecture_3_saves_blocks_never_a_skull() {
    let master = |skulls| {
        builders().row(&["x-shrine-skull", "farm-triple-a"]).level("a", "architecture", 3).skulls("a", skulls)
    };
    let saved = master(1).worker("a", "tik", 2).play("pick tik 2; use tik 2; build x-shrine-skull save gold");
    saved.has_skulls("a", 0);
    let without = master(0).blocks("a", 2, 0, 1).worker("a", "tik", 2).play("pick tik 2; use tik 2");
    without.refuses("build x-shrine-skull save gold", Illegal::NoSkull);
    // In corn: nothing but the skull, and architecture 1 gives a corn.
    let corn = master(1).worker("a", "uxm", 4).play("pick uxm 4; use uxm 4; build x-shrine-skull save corn");
    corn.has_skulls("a", 0).has_corn("a", 1);
}

/// The technology building is built; seat a has these levels.
fn exchange(levels: [u8; 4]) -> Scenario {
    let tracks = ["agriculture", "extraction", "architecture", "theology"];
    let table = site("x-government-exchange").blocks("a", 1, 1, 0).hand("a", 2);
    let table = tracks.into_iter().zip(levels).fold(table, |it, (track, level)| it.level("a", track, level));
    table.play("pick tik 2; use tik 2; build x-government-exchange")
}

#[test]
fn ze120_one_technology_back_the_three_others_forward() {
    let asked = exchange([2, 1, 0, 0]).offers_only(&["retreat agriculture", "retreat extraction"]);
    let track = read("theology");
    let asked = asked.refuses("retreat theology", Illegal::NoLevel { track });
    let back = asked.play("retreat agriculture").has_level("a", "agriculture", 1);
    let track = read("agriculture");
    let back = back.refuses("learn agriculture", Illegal::NotOffered { track });
    // Each of the others once, for nothing.
    let all = back
        .play("learn theology; learn extraction; learn architecture")
        .offers("end")
        .has_blocks("a", 0, 0, 0);
    let all =
        all.has_level("a", "theology", 1).has_level("a", "extraction", 2).has_level("a", "architecture", 1);
    all.has_level("a", "agriculture", 1);
    let track = read("extraction");
    let twice = exchange([1, 0, 0, 0]).play("retreat agriculture; learn extraction");
    twice.refuses("learn extraction", Illegal::NotOffered { track });
}

#[test]
fn ze121_on_level_3_the_advance_gives_the_bonus() {
    let bonus = exchange([1, 3, 0, 0]).play("retreat agriculture; learn extraction; gain wood 1 gold 1");
    bonus.has_blocks("a", 1, 0, 1).has_level("a", "extraction", 3).offers("learn theology");
    exchange([1, 0, 3, 0])
        .has_score("a", 2)
        .play("retreat agriculture; learn architecture")
        .has_score("a", 5);
}

#[test]
fn zea29_without_a_level_it_has_no_effect_but_can_be_built() {
    exchange([0, 0, 0, 0]).owns_building("a", "x-government-exchange", true).offers("end");
    // Fewer than three may advance.
    let fewer = exchange([1, 0, 0, 0]).play("retreat agriculture; learn theology; no").offers("end");
    fewer.has_level("a", "theology", 1).has_level("a", "extraction", 0);
}

#[test]
fn zea29_the_benefit_of_the_level_is_lost_at_once() {
    let table =
        site("x-government-exchange").blocks("a", 1, 1, 0).level("a", "extraction", 1).worker("a", "yax", 1);
    let table = table.play("pick tik 2; use tik 2; build x-government-exchange; retreat extraction; no");
    table.play("pick yax 1; use yax 1").has_blocks("a", 1, 0, 0);
}

#[test]
fn zea58_the_step_back_is_compulsory_the_advances_are_not() {
    let asked = exchange([0, 0, 0, 1]).refuses("no", Illegal::NoDeclining);
    asked
        .play("retreat theology; no")
        .has_level("a", "theology", 0)
        .has_level("a", "agriculture", 0)
        .offers("end");
    // One by one.
    exchange([1, 0, 0, 0]).play("retreat agriculture; learn extraction; learn theology; no").offers("end");
}

/// The monument building is built with Tikal 2 by a seat that has so much left.
fn building_monument_tomb(wood: u16, gold: u16) -> Scenario {
    let table = site("x-tomb-monument").monuments(&["monument-workers"]).blocks("a", wood + 1, 0, gold + 1);
    table.play("pick tik 2; use tik 2; build x-tomb-monument")
}

#[test]
fn ze122_the_monument_building_lets_build_a_monument() {
    let asked =
        building_monument_tomb(3, 3).has_score("a", 1).offers("monument monument-workers").offers("no");
    let built = asked.clone().play("monument monument-workers").has_blocks("a", 0, 0, 0);
    assert_eq!(built.game().monuments_of(seat("a")).count(), 1);
    // One only.
    built.offers("end");
    asked.play("no").has_blocks("a", 3, 0, 3).offers("end");
    // Another monument lies there, but cannot be paid.
    building_monument_tomb(3, 2).offers("end");
}

#[test]
fn zea30_the_monument_is_paid_in_full() {
    // Architecture helps with the tile, not with the monument.
    let master = |gold: u16| {
        let table = site("x-tomb-monument").monuments(&["monument-workers"]).level("a", "architecture", 3);
        table.blocks("a", 3, 0, gold + 1).play("pick tik 2; use tik 2; build x-tomb-monument save wood")
    };
    let full = master(3).play("monument monument-workers").has_blocks("a", 0, 0, 0);
    // 1 corn and 2 points for the tile alone, 1 point of its own.
    full.has_corn("a", 1).has_score("a", 3);
    master(2).does_not_offer("monument monument-workers");
    // Renovation is allowed.
    let old =
        builders().row(&["x-tomb-monument"]).owns("a", &["x-farm-granary"]).monuments(&["monument-workers"]);
    let old =
        old.blocks("a", 1, 0, 4).worker("a", "tik", 2).play("pick tik 2; use tik 2; build x-tomb-monument");
    old.play("monument monument-workers pull x-farm-granary").has_blocks("a", 0, 0, 0);
}

#[test]
fn zea30_with_uxmal_4_only_the_tile_is_paid_in_corn() {
    let table = builders().row(&["x-tomb-monument"]).monuments(&["monument-workers"]).worker("a", "uxm", 4);
    let built =
        table.clone().corn("a", 4).blocks("a", 3, 0, 3).play("pick uxm 4; use uxm 4; build x-tomb-monument");
    built.has_corn("a", 0).play("monument monument-workers").has_blocks("a", 0, 0, 0);
    table.corn("a", 40).play("pick uxm 4; use uxm 4; build x-tomb-monument").offers("end");
}
