//! Pulling down a building to pay for a new tile: ZE-102 to ZE-109.

use patolli_tzolkin::{Action, Block, Illegal, data::BuildingId};

use super::{builders, last_day, play_food_day, prophecy_score};
use crate::scenario::{Scenario, read, seat};

/// Seat a owns these and has a worker on Tikal 2; this lies in the row.
fn renovating(row: &[&str], owned: &[&str]) -> Scenario {
    builders().row(row).owns("a", owned).worker("a", "tik", 2)
}

const BUILD: &str = "pick tik 2; use tik 2";

#[test]
fn ze102_the_four_new_buildings_of_the_first_epoch_can_be_renovated() {
    // Each of them shares a block with the new building.
    for old in ["x-farm-granary", "x-tomb-seasons", "x-government-gold", "x-shrine-stone"] {
        let table = renovating(&["tomb-three-temples"], &[old]).blocks("a", 1, 2, 1).play(BUILD);
        table.play(&format!("build tomb-three-temples pull {old}")).owns_building("a", old, false);
    }
    // No other building can, be it new or old.
    for old in ["x-farm-harvest", "x-tomb-monument", "x-government-exchange", "farm-each-a", "tomb-vp"] {
        let table = renovating(&["tomb-three-temples"], &[old]).blocks("a", 1, 2, 1).play(BUILD);
        let building = read(old);
        table.refuses(&format!("build tomb-three-temples pull {old}"), Illegal::NotRenovatable { building });
    }
}

#[test]
fn ze103_it_pays_for_any_building_or_monument_of_its_owner() {
    let temple = renovating(&["shrine-green"], &["x-shrine-stone"]).play(BUILD);
    // Building without pulling down would need 2 gold.
    temple
        .refuses("build shrine-green", Illegal::Blocks { block: Block::Gold, need: 2, have: 0 })
        .play("build shrine-green pull x-shrine-stone")
        .owns_building("a", "shrine-green", true)
        .owns_building("a", "x-shrine-stone", false);
    let monument = builders().monuments(&["monument-workers"]).row(&[]).owns("a", &["x-farm-granary"]);
    let monument = monument.blocks("a", 0, 0, 3).worker("a", "tik", 4);
    let monument = monument.play("pick tik 4; use tik 4; monument monument-workers pull x-farm-granary");
    monument.has_blocks("a", 0, 0, 0).owns_building("a", "x-farm-granary", false);
    // Another player's building pays nothing.
    let foreign = builders().row(&["shrine-green", "farm-triple-a"]).owns("b", &["x-shrine-stone"]);
    let foreign = foreign.blocks("a", 2, 0, 0).worker("a", "tik", 2).play(BUILD);
    let building = read("x-shrine-stone");
    foreign.refuses("build shrine-green pull x-shrine-stone", Illegal::NotRenovatable { building });
    // It may be left standing.
    let kept = renovating(&["shrine-green"], &["x-shrine-stone"]).blocks("a", 0, 0, 2).play(BUILD);
    kept.play("build shrine-green").owns_building("a", "x-shrine-stone", true).has_blocks("a", 0, 0, 0);
}

#[test]
fn ze104_only_what_is_not_covered_is_paid() {
    // 2 wood 1 gold cover all but the stone of 2 wood 1 stone 1 gold.
    let table = renovating(&["tomb-any-action"], &["x-tomb-seasons"]);
    let built =
        table.clone().blocks("a", 0, 1, 0).play(BUILD).play("build tomb-any-action pull x-tomb-seasons");
    built.has_blocks("a", 0, 0, 0).owns_building("a", "tomb-any-action", true);
    table.blocks("a", 5, 0, 5).play("pick tik 2").refuses("use tik 2", Illegal::NothingToBuild);
    // What shares nothing with the new tile cannot be pulled down for it.
    let strange = renovating(&["farm-triple-a"], &["x-shrine-stone"]).blocks("a", 2, 0, 0).play(BUILD);
    let building = read("x-shrine-stone");
    strange.refuses("build farm-triple-a pull x-shrine-stone", Illegal::CoversNothing { building });
}

#[test]
fn ze105_no_change_is_given() {
    // 3 wood for a building of 2 wood.
    let table = renovating(&["farm-triple-a"], &["x-farm-granary"]).blocks("a", 1, 1, 1).play(BUILD);
    table.play("build farm-triple-a pull x-farm-granary").has_blocks("a", 1, 1, 1);
}

#[test]
fn ze106_at_uxmal_4_the_missing_blocks_are_paid_in_corn() {
    let table = builders().row(&["tomb-any-action"]).owns("a", &["x-tomb-seasons"]).worker("a", "uxm", 4);
    // 1 stone is missing: 2 corn, not 8 less something.
    let built =
        table.clone().corn("a", 2).play("pick uxm 4; use uxm 4; build tomb-any-action pull x-tomb-seasons");
    built.has_corn("a", 0).owns_building("a", "tomb-any-action", true);
    table.corn("a", 1).play("pick uxm 4").refuses("use uxm 4", Illegal::NothingToBuild);
}

#[test]
fn ze107_at_most_one_is_pulled_down_for_a_tile() {
    let both =
        renovating(&["tomb-three-temples"], &["x-shrine-stone", "x-government-gold"]).play("pick tik 2");
    // Together they would cover it.
    both.refuses("use tik 2", Illegal::NothingToBuild);
    let two = "build tomb-three-temples pull x-shrine-stone pull x-government-gold";
    assert!(two.parse::<Action>().is_err());
    let monument = "monument monument-tombs pull x-shrine-stone pull x-government-gold";
    assert!(monument.parse::<Action>().is_err());
}

#[test]
fn ze108_a_building_pulled_down_no_longer_counts() {
    let table = renovating(&["shrine-green"], &["x-shrine-stone", "farm-single-a"]);
    let table = table.monuments(&["monument-all-own"]).has_built("a", "monument-all-own");
    let points = |it: &Scenario| it.view("a").players[0].monument_points.clone();
    let before = points(&table);
    let after = table.play(BUILD).play("build shrine-green pull x-shrine-stone");
    // One came, one went.
    assert_eq!((before, points(&after)), (vec![6], vec![6]));
    assert_eq!(after.game().buildings_of(seat("a")).count(), 2);
    // Nor does it for a prophecy.
    let crowded =
        last_day("crowded-cities").row(&["shrine-green"]).owns("a", &["x-shrine-stone", "farm-single-a"]);
    let crowded = crowded.blocks("a", 1, 0, 0).worker("a", "tik", 2).play(BUILD);
    let crowded = crowded.play("build shrine-green pull x-shrine-stone; pay wood 1; end; place pal; end");
    assert_eq!(prophecy_score(&crowded, "a"), (2, 0));
}

#[test]
fn ze108_it_comes_back_to_nobody() {
    let gone = renovating(&["shrine-green"], &["x-shrine-stone"]).play(BUILD);
    let gone = gone.play("build shrine-green pull x-shrine-stone; end");
    let old: BuildingId = read("x-shrine-stone");
    assert!(!gone.game().row().contains(&Some(old)));
    gone.owns_building("b", "x-shrine-stone", false);
}

#[test]
fn ze109_a_building_pulled_down_gives_nothing_more() {
    let table = || renovating(&["shrine-green"], &["x-shrine-stone"]).food_day(3).corn("a", 9).corn("b", 9);
    play_food_day(table()).has_blocks("a", 0, 1, 0);
    let pulled = table().play(BUILD).play("build shrine-green pull x-shrine-stone; end; place pal; end");
    // The green temple rewards wood; no stone comes.
    pulled.has_blocks("a", 1, 0, 0);
}

#[test]
fn zex05_three_ways_to_pay() {
    let owned = ["x-shrine-stone", "x-government-gold"];
    let table = || builders().row(&["tomb-three-temples"]).owns("a", &owned);
    let rich = || table().blocks("a", 1, 2, 1).worker("a", "tik", 2).play(BUILD);
    let ways = [
        "build tomb-three-temples",
        "build tomb-three-temples pull x-shrine-stone",
        "build tomb-three-temples pull x-government-gold",
    ];
    rich().offers_only(&ways).play(ways[0]).has_blocks("a", 0, 0, 0);
    rich().play(ways[1]).has_blocks("a", 0, 0, 1);
    rich().play(ways[2]).has_blocks("a", 1, 2, 0);
    // In corn: 8, 6 and 2.
    for (way, corn) in ways.into_iter().zip([8, 6, 2]) {
        let paid = |corn| table().corn("a", corn).worker("a", "uxm", 4).play("pick uxm 4");
        paid(corn).play("use uxm 4").play(way).has_corn("a", 0);
        let poor = paid(corn - 1);
        if corn > 2 {
            poor.play("use uxm 4").does_not_offer(way);
        } else {
            poor.refuses("use uxm 4", Illegal::NothingToBuild);
        }
    }
}

#[test]
fn zea24_the_printed_cost_is_covered_whatever_was_paid() {
    let table = || builders().row(&["x-shrine-stone", "shrine-architecture"]).worker("a", "tik", 2);
    let new = "build shrine-architecture pull x-shrine-stone";
    // Paid in corn.
    let corn = table().corn("a", 4).worker("a", "uxm", 4).play("pick uxm 4; use uxm 4; build x-shrine-stone");
    corn.play(BUILD).play(new).owns_building("a", "shrine-architecture", true).has_blocks("a", 0, 0, 0);
    // Paid with a discount: 1 gold, and still 2 are covered.
    let cheap = builders().monuments(&["monument-best-temple"]).row(&["x-shrine-stone"]).level(
        "a",
        "architecture",
        3,
    );
    let cheap = cheap.blocks("a", 0, 3, 2).worker("a", "tik", 2).worker("a", "tik", 4);
    let cheap = cheap.play(BUILD).play("build x-shrine-stone save gold").has_blocks("a", 0, 3, 1);
    let cheap = cheap.play("pick tik 4; use tik 4; monument monument-best-temple pull x-shrine-stone");
    cheap.has_blocks("a", 0, 0, 0);
}

#[test]
fn zea25_first_renovation_then_architecture_3() {
    let owned = ["x-shrine-stone", "x-government-gold"];
    let table = || builders().row(&["tomb-three-temples"]).owns("a", &owned).level("a", "architecture", 3);
    let tikal = || table().worker("a", "tik", 2).play(BUILD);
    // One gold is still due and is saved; wood is not due any more.
    tikal()
        .refuses("build tomb-three-temples pull x-government-gold save wood", Illegal::NoDiscount)
        .play("build tomb-three-temples pull x-government-gold save gold")
        .has_blocks("a", 0, 0, 0)
        .owns_building("a", "tomb-three-temples", true);
    // At Uxmal 4: three blocks due, 6 corn, 2 less; architecture 1 gives a corn.
    let corn = table().worker("a", "uxm", 4).corn("a", 4).play("pick uxm 4; use uxm 4");
    corn.play("build tomb-three-temples pull x-shrine-stone save corn").has_corn("a", 1);
    // Not for monuments: exactly the missing blocks, or nothing.
    let monument = |gold| {
        let table = builders().monuments(&["monument-workers"]).row(&[]).owns("a", &["x-farm-granary"]);
        table.level("a", "architecture", 3).blocks("a", 0, 0, gold).worker("a", "tik", 4).play("pick tik 4")
    };
    monument(3)
        .play("use tik 4; monument monument-workers pull x-farm-granary")
        .has_corn("a", 0)
        .has_score("a", 0);
    monument(2).refuses("use tik 4", Illegal::NothingToBuild);
}

#[test]
fn zea26_the_first_building_of_tikal_4_may_be_pulled_down_for_the_second() {
    let table = builders().row(&["x-shrine-stone", "shrine-architecture"]).blocks("a", 0, 0, 2);
    let built = table.worker("a", "tik", 4).play("pick tik 4; use tik 4; build x-shrine-stone");
    let built = built.play("build shrine-architecture pull x-shrine-stone");
    built.has_blocks("a", 0, 0, 0).owns_building("a", "x-shrine-stone", false);
    // Two new buildings, one renovation each.
    let two =
        builders().row(&["shrine-green", "farm-triple-a"]).owns("a", &["x-shrine-stone", "x-farm-granary"]);
    let two = two.worker("a", "tik", 4).play("pick tik 4; use tik 4; build shrine-green pull x-shrine-stone");
    let two = two.play("build farm-triple-a pull x-farm-granary");
    two.owns_building("a", "farm-triple-a", true).owns_building("a", "x-farm-granary", false);
}

#[test]
fn zea27_renovation_never_covers_a_skull() {
    let table = || renovating(&["x-shrine-skull", "farm-triple-a"], &["x-shrine-stone"]).blocks("a", 2, 0, 0);
    table().play(BUILD).refuses("build x-shrine-skull pull x-shrine-stone", Illegal::NoSkull);
    let paid =
        table().skulls("a", 1).play(BUILD).play("build x-shrine-skull pull x-shrine-stone; climb chaac");
    paid.has_skulls("a", 0).has_blocks("a", 2, 0, 0);
    // No old building has a skull in its cost.
    assert!(patolli_tzolkin::data::RENOVATABLE.iter().all(|it| it.tile().cost.skulls == 0));
}
