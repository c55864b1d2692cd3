//! Feeding: Z-289 to Z-295, ZA-34, ZA-35.

use super::day::{self, fed};
use crate::scenario::{Scenario, scenario};

/// A food day on which seat a has these workers in hand and this corn.
fn hungry(workers: u8, corn: u16) -> Scenario {
    scenario(2).food_day(1).hand("a", workers).corn("a", corn).corn("b", 6)
}

#[test]
fn z289_each_worker_costs_two_corn() {
    for workers in 1..=6 {
        let after = day::over(hungry(workers, 12));
        assert_eq!(fed(&after, "a"), (workers, workers, 2 * workers, 0));
        after.has_corn("a", 12 - 2 * u16::from(workers)).has_score("a", 0);
    }
}

#[test]
fn z290_workers_in_hand_and_on_the_board_are_in_play_those_in_the_supply_are_not() {
    let at = hungry(2, 12).worker("a", "pal", 3).worker("a", "chi", 9);
    let after = day::over(at);
    assert_eq!(fed(&after, "a"), (4, 4, 8, 0));
    // A worker pushed off right after feeding was still on the board when it was fed.
    let last = hungry(1, 12).worker("a", "uxm", 7);
    assert_eq!(fed(&day::over(last), "a"), (2, 2, 4, 0));
}

#[test]
fn za34_a_worker_on_the_start_player_space_is_fed() {
    let after = day::over(hungry(2, 12).on_start_space("a"));
    assert_eq!(fed(&after, "a"), (3, 3, 6, 0));
    // It returns only afterwards.
    let turned = after.play("turn 1");
    turned.has_corn("a", 6).has_workers("a", 3);
}

#[test]
fn z291_za35_as_many_workers_as_possible_are_fed_without_a_question() {
    for (corn, fed_workers) in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)] {
        let after = day::over(hungry(3, corn));
        let paid = 2 * fed_workers;
        assert_eq!(fed(&after, "a"), (3, fed_workers, paid, 3 * (3 - fed_workers)), "{corn} corn");
        // The next thing anybody is asked is the first turn of the next round.
        let after = after.has_corn("a", corn - u16::from(paid));
        after.asks("a").offers("place pal").does_not_offer("no");
    }
}

#[test]
fn z291_farms_make_the_greatest_number_possible() {
    // One worker costs nothing; 1 corn feeds nobody else, 2 corn one more.
    for (corn, expected) in [(1, (3, 1, 0, 6)), (2, (3, 2, 2, 3)), (3, (3, 2, 2, 3)), (4, (3, 3, 4, 0))] {
        let at = scenario(2).row(&[]).owns("a", &["farm-single-a"]).food_day(1).corn("a", corn).corn("b", 6);
        assert_eq!(fed(&day::over(at), "a"), expected, "{corn} corn");
    }
    // The free ones first, then those who need one corn.
    let at = scenario(2).row(&[]).owns("a", &["farm-single-a", "farm-each-a"]).food_day(1);
    assert_eq!(fed(&day::over(at.hand("a", 5).corn("a", 2).corn("b", 6)), "a"), (5, 3, 2, 6));
}

#[test]
fn z292_each_worker_not_fed_costs_three_points() {
    for (corn, unfed) in [(6, 0), (4, 1), (2, 2), (0, 3)] {
        day::over(hungry(3, corn).score("a", 20)).has_score("a", 20 - 3 * unfed);
    }
    day::over(hungry(6, 0).score("a", 20)).has_score("a", 2);
}

#[test]
fn z293_a_worker_is_fed_fully_or_not_and_the_rest_of_the_corn_stays() {
    day::over(hungry(3, 5).score("a", 10)).has_corn("a", 1).has_score("a", 7);
    day::over(hungry(3, 1).score("a", 10)).has_corn("a", 1).has_score("a", 1);
    day::over(hungry(3, 9)).has_corn("a", 3);
}

#[test]
fn z294_the_score_can_fall_below_zero() {
    day::over(hungry(3, 4).score("a", 2)).has_score("a", -1);
    day::over(hungry(6, 0)).has_score("a", -18);
}

#[test]
fn z295_farms_lower_the_corn_needed() {
    let with = |farms: &[&str]| {
        let at = scenario(2).row(&[]).owns("a", farms).food_day(1).corn("a", 4).corn("b", 6);
        fed(&day::over(at), "a")
    };
    assert_eq!(with(&[]), (3, 2, 4, 3));
    assert_eq!(with(&["farm-single-a"]), (3, 3, 4, 0));
    assert_eq!(with(&["farm-each-a"]), (3, 3, 3, 0));
    assert_eq!(with(&["farm-each-a", "farm-triple-a"]), (3, 3, 0, 0));
}
