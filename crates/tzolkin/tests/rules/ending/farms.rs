//! Farms: Z-270 to Z-276.

use patolli_tzolkin::data::{BUILDINGS, Effect, STARTING_TILES};

use super::day::{self, fed};
use crate::scenario::{Scenario, scenario};

/// The end of a food day for a seat with this number of workers, 20 corn and these farms.
fn day_of(number: u8, workers: u8, farms: &[&str]) -> Scenario {
    let at = scenario(2).row(&[]).owns("a", farms).food_day(number).hand("a", workers);
    day::over(at.corn("a", 20).corn("b", 6))
}

/// Corn that feeds this number of workers with these farms.
fn corn(workers: u8, farms: &[&str]) -> u8 {
    let (of, fed, corn, lost) = fed(&day_of(1, workers, farms), "a");
    assert_eq!((of, fed, lost), (workers, workers, 0));
    corn
}

#[test]
fn z270_a_farm_works_on_every_food_day() {
    for number in 1..=4 {
        assert_eq!(fed(&day_of(number, 3, &["farm-single-a"]), "a"), (3, 3, 4, 0), "food day {number}");
    }
    // Two of them in a row, with the same farm.
    let first = scenario(2).row(&[]).owns("a", &["farm-each-a"]).food_day(1).corn("a", 6).corn("b", 12);
    let mut days = day::over(first);
    assert_eq!(fed(&days, "a").2, 3);
    while !days.game().is_food_day() {
        days = day::over(days);
    }
    assert_eq!(fed(&day::over(days), "a"), (3, 3, 3, 0));
}

#[test]
fn z271_one_worker_needs_no_corn() {
    assert_eq!(corn(3, &[]), 6);
    assert_eq!(corn(3, &["farm-single-a"]), 4);
    assert_eq!(corn(3, &["farm-single-a", "farm-single-b"]), 2);
    assert_eq!(corn(6, &["farm-single-c"]), 10);
}

#[test]
fn z272_three_workers_need_no_corn() {
    assert_eq!(corn(5, &["farm-triple-a"]), 4);
    assert_eq!(corn(6, &["farm-triple-a", "farm-triple-b"]), 0);
    assert_eq!(corn(6, &["farm-triple-c", "farm-single-a"]), 4);
}

#[test]
fn z273_every_worker_needs_one_corn_less() {
    assert_eq!(corn(3, &["farm-each-a"]), 3);
    assert_eq!(corn(6, &["farm-each-b"]), 6);
}

#[test]
fn z274_two_such_farms_feed_everybody_and_feeding_may_cost_nothing() {
    assert_eq!(corn(3, &["farm-each-a", "farm-each-b"]), 0);
    assert_eq!(corn(6, &["farm-each-a", "farm-each-b"]), 0);
    // Without any corn as well.
    let at = scenario(2).row(&[]).owns("a", &["farm-each-a", "farm-each-b"]).food_day(1).hand("a", 6);
    let after = day::over(at.corn("b", 6));
    assert_eq!(fed(&after, "a"), (6, 6, 0, 0));
    after.has_corn("a", 0).has_score("a", 0);
}

#[test]
fn z275_a_worker_never_needs_less_than_nothing() {
    assert_eq!(corn(3, &["farm-triple-a", "farm-single-a"]), 0, "more icons than workers");
    assert_eq!(corn(3, &["farm-each-a", "farm-each-b", "farm-single-a"]), 0);
    // A spared worker passes nothing of its spare corn to the others.
    assert_eq!(corn(3, &["farm-each-a", "farm-single-a"]), 2);
    day_of(1, 3, &["farm-each-a", "farm-each-b", "farm-triple-a"]).has_corn("a", 20);
}

#[test]
fn z276_these_tiles_and_no_others_carry_a_farm_icon() {
    let feeds = |effects: &[Effect]| {
        effects.iter().any(|it| matches!(it, Effect::FeedWorkers(_) | Effect::FeedEvery))
    };
    let starting = STARTING_TILES.iter().filter(|it| feeds(it.effects)).map(|it| it.name);
    assert_eq!(starting.collect::<Vec<_>>(), ["w-uxmal-3"]);
    let buildings = BUILDINGS.iter().filter(|it| feeds(it.effects)).map(|it| it.name);
    let farms = [
        "farm-single-a",
        "farm-single-b",
        "farm-single-c",
        "farm-each-a",
        "farm-each-b",
        "farm-triple-a",
        "farm-triple-b",
        "farm-triple-c",
    ];
    assert_eq!(buildings.collect::<Vec<_>>(), farms);
    // The icon of the starting tile works as that of a farm, and only for who kept it.
    let kept = scenario(2).keeps("a", "w-uxmal-3", "w-palenque-7").food_day(1).corn("a", 6).corn("b", 6);
    let after = day::over(kept);
    assert_eq!((fed(&after, "a").2, fed(&after, "b").2), (4, 6));
    let dropped = scenario(2).put(0, 2, "w-uxmal-3").food_day(1).corn("a", 6).corn("b", 6);
    assert_eq!(fed(&day::over(dropped), "a").2, 6, "dealt, but not kept");
}
