//! Farms when workers need more than 2 corn: ZE-165 to ZE-171.

use patolli_tzolkin::Options;

use super::{fed, last_day, leading_under, play_food_day};
use crate::scenario::{Scenario, base, expansion};

/// A hungry food day on which seat a owns these farms.
fn fed_under_hunger(farms: &[&str], workers: u8, corn: u16) -> (u8, u8, u8) {
    fed(&play_food_day(last_day("hunger").owns("a", farms).hand("a", workers).corn("a", corn)), "a")
}

/// The same without a prophecy that makes anybody hungry.
fn fed_without_hunger(farms: &[&str], workers: u8, corn: u16) -> (u8, u8, u8) {
    fed(&play_food_day(last_day("drought").owns("a", farms).hand("a", workers).corn("a", corn)), "a")
}

#[test]
fn ze165_farms_are_read_anew_when_workers_need_more() {
    // A worker who needs 2 is fed by one icon; a hungry one is not.
    assert_eq!(fed_without_hunger(&["farm-single-a"], 1, 0), (1, 1, 0));
    assert_eq!(fed_under_hunger(&["farm-single-a"], 1, 0), (1, 0, 0));
    assert_eq!(fed_under_hunger(&["farm-single-a"], 1, 1), (1, 1, 1));
}

#[test]
fn ze166_one_worker_means_2_corn_less_for_one_worker() {
    // 1 and 3 and 3.
    assert_eq!(fed_under_hunger(&["farm-single-a"], 3, 40), (3, 3, 7));
    assert_eq!(fed_under_hunger(&["farm-triple-a"], 3, 40), (3, 3, 3));
    // The starting tile shows the same icon.
    let tile = last_day("hunger").keeps("a", "w-uxmal-3", "w-palenque-7");
    assert_eq!(fed(&play_food_day(tile), "a"), (3, 3, 7));
}

#[test]
fn ze167_no_worker_has_two_such_icons() {
    // Three icons and one worker: 1 corn is still needed.
    assert_eq!(fed_under_hunger(&["farm-triple-a"], 1, 40), (1, 1, 1));
    assert_eq!(fed_under_hunger(&["farm-triple-a", "farm-triple-b"], 2, 40), (2, 2, 2));
}

#[test]
fn ze168_every_worker_means_1_corn_less_for_each() {
    assert_eq!(fed_under_hunger(&["farm-each-a"], 4, 40), (4, 4, 8));
    assert_eq!(fed_without_hunger(&["farm-each-a"], 4, 40), (4, 4, 4));
}

#[test]
fn ze169_icons_for_every_worker_add_up() {
    // 2 less is not all of 3, but all of 2.
    assert_eq!(fed_under_hunger(&["farm-each-a", "farm-each-b"], 4, 40), (4, 4, 4));
    assert_eq!(fed_without_hunger(&["farm-each-a", "farm-each-b"], 4, 0), (4, 4, 0));
}

#[test]
fn ze170_a_worker_may_have_both_kinds() {
    // 3 - 2 - 1 for one, 3 - 1 for the other.
    assert_eq!(fed_under_hunger(&["farm-single-a", "farm-each-a"], 2, 40), (2, 2, 2));
    assert_eq!(fed_under_hunger(&["farm-triple-a", "farm-each-a"], 3, 0), (3, 3, 0));
}

#[test]
fn ze171_what_is_spared_beyond_the_need_is_lost() {
    // 4 spared for a need of 3: the second worker still needs its own 1.
    assert_eq!(fed_under_hunger(&["farm-single-a", "farm-each-a", "farm-each-b"], 2, 40), (2, 2, 1));
    assert_eq!(fed_under_hunger(&["farm-single-a", "farm-each-a", "farm-each-b"], 2, 0), (2, 1, 0));
}

#[test]
fn zex09_two_farms_for_every_and_one_for_one_worker() {
    assert_eq!(fed_under_hunger(&["farm-each-a", "farm-each-b", "farm-single-a"], 3, 40), (3, 3, 2));
}

#[test]
fn zex10_yaluk_and_hunger_with_six_icons() {
    let table = expansion(Options { tribes: true, prophecies: true, ..base(2) })
        .put(6, 1, "hunger")
        .tribe("a", "yaluk");
    let table =
        table.second_epoch().food_day(3).owns("a", &["farm-triple-a", "farm-triple-b", "farm-each-a"]);
    let day = |it: Scenario, corn| fed(&play_food_day(it.hand("a", 5).corn("a", corn)), "a");
    assert_eq!(day(table.clone(), 5), (5, 5, 5));
    assert_eq!(day(table, 4), (5, 4, 4));
}

#[test]
fn zea22_the_cheapest_are_fed_first() {
    // Needs 1, 3, 3: with 4 corn two are fed, the one with the farm among them.
    assert_eq!(fed_under_hunger(&["farm-single-a"], 3, 4), (3, 2, 4));
    assert_eq!(fed_under_hunger(&["farm-single-a"], 3, 3), (3, 1, 1));
    // Icons go to different workers, so that as many as possible are fed.
    assert_eq!(fed_under_hunger(&["farm-triple-a"], 3, 2), (3, 2, 2));
    let yaluk =
        leading_under("yaluk", "hunger").food_day(2).row(&[]).owns("a", &["farm-single-a"]).hand("a", 3);
    // Needs 2, 4, 4.
    assert_eq!(fed(&play_food_day(yaluk.clone().corn("a", 6)), "a"), (3, 2, 6));
    assert_eq!(fed(&play_food_day(yaluk.corn("a", 5)), "a"), (3, 1, 2));
}
