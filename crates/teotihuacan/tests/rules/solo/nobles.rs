//! The Nobles tile: H-486 to H-495, HA-48.

use patolli_teotihuacan::{BotOutcome, PointSource};

use super::{Solo as _, bot_activates, points_from};
use crate::scenario::Scenario;

/// Nobles is woken; the bot has a worker there and 2 wood.
fn builds() -> Scenario {
    let workers = [("nobles", 2), ("quarry", 5), ("quarry", 5)];
    bot_activates("nobles").resources("bot", 2, 0, 0).workers("bot", &workers)
}

/// Nobles is woken; the bot's worker stands in the Forest, none on Nobles.
fn gathers_wood(power: u8) -> Scenario {
    bot_activates("nobles").workers("bot", &[("forest", power), ("quarry", 5), ("quarry", 5)])
}

trait Rows: Sized {
    fn has_houses(self, top: u8, middle: u8, bottom: u8) -> Self;
}

impl Rows for Scenario {
    fn has_houses(self, top: u8, middle: u8, bottom: u8) -> Self {
        assert_eq!(self.view("p1").houses, [top, middle, bottom]);
        self
    }
}

#[test]
fn h486_two_wood_and_a_worker_there_build() {
    let table = builds()
        .resources("bot", 3, 2, 2)
        .pass()
        .has_outcome(BotOutcome::First)
        .has_resources("bot", 1, 2, 2);
    table.has_houses(1, 0, 0);
    let table = builds().resources("bot", 1, 2, 2).pass().has_outcome(BotOutcome::Fallback);
    table.has_houses(0, 0, 0).has_resources("bot", 1, 2, 2);
    let table = builds().workers("bot", &[("palace", 2), ("quarry", 5), ("quarry", 5)]).pass();
    table.has_outcome(BotOutcome::Fallback).has_houses(0, 0, 0).has_resources("bot", 2, 0, 0);
}

#[test]
fn h487_before_the_first_eclipse_in_the_top_row() {
    builds().pass().has_houses(1, 0, 0).has_score("bot", 3);
    // Also with three workers, of whom a human's would build below.
    let table = builds().workers("bot", &[("nobles", 2), ("nobles", 2), ("nobles", 2)]).pass();
    table.has_houses(1, 0, 0);
}

#[test]
fn h488_between_the_first_and_second_eclipse_in_the_middle_row() {
    builds().eclipses(1).pass().has_houses(0, 1, 0).has_score("bot", 5);
}

#[test]
fn h489_after_the_second_eclipse_in_the_bottom_row() {
    builds().eclipses(2).pass().has_houses(0, 0, 1).has_score("bot", 7);
}

#[test]
fn h490_in_a_full_row_the_least_valuable_space_of_all_rows() {
    // Next values: 5 in the middle, 7 below.
    builds().houses(5, 0, 0).pass().has_houses(5, 1, 0).has_score("bot", 5);
    builds().houses(5, 2, 2).pass().has_houses(5, 3, 2).has_score("bot", 3);
    builds().houses(5, 4, 0).pass().has_houses(5, 4, 1).has_score("bot", 7);
    // Middle row full: 2 at the top, 7 below.
    builds().eclipses(1).houses(1, 4, 0).pass().has_houses(2, 4, 0).has_score("bot", 2);
    builds().eclipses(1).houses(5, 4, 1).pass().has_houses(5, 4, 2).has_score("bot", 6);
    // Bottom row full: 1 at the top, 5 in the middle.
    builds().eclipses(2).houses(3, 0, 3).pass().has_houses(4, 0, 3).has_score("bot", 1);
    builds().eclipses(2).houses(5, 1, 3).pass().has_houses(5, 2, 3).has_score("bot", 4);
}

#[test]
fn ha48_ties_go_to_the_upper_row() {
    // 3 at the top and 3 in the middle; 5 in the middle and 5 below.
    builds().eclipses(2).houses(0, 2, 3).pass().has_houses(1, 2, 3).has_score("bot", 3);
    builds().houses(5, 0, 2).pass().has_houses(5, 1, 2).has_score("bot", 5);
}

#[test]
fn ha48_without_a_building_step_1_fails() {
    // Eleven buildings, twelve spaces.
    let table = builds().houses(5, 4, 2).pass().has_outcome(BotOutcome::Fallback).has_houses(5, 4, 2);
    table.has_resources("bot", 2, 0, 0).has_score("bot", 0);
    builds().houses(5, 3, 2).pass().has_outcome(BotOutcome::First).has_houses(5, 4, 2);
    let table = builds().workers("bot", &[("nobles", 2), ("forest", 2), ("quarry", 5)]);
    table.houses(5, 4, 2).pass().has_outcome(BotOutcome::Second).has_resources("bot", 4, 0, 0);
}

#[test]
fn h491_the_bot_gains_the_points_of_the_covered_space() {
    for (built, points) in [(0, 3), (1, 2), (2, 2), (3, 1), (4, 1)] {
        let table = builds().houses(built, 0, 0).pass().has_score("bot", points);
        assert_eq!(u16::from(points_from(&table, PointSource::Nobles)), points);
    }
}

#[test]
fn h492_the_bot_moves_on_the_avenue() {
    builds().pass().has_avenue("bot", 2);
    builds().avenue("bot", 8).pass().has_avenue("bot", 9);
    builds().avenue("bot", 9).pass().has_avenue("bot", 9).has_houses(1, 0, 0);
}

#[test]
fn h493_without_step_1_a_worker_in_the_forest_brings_2_wood() {
    let table = gathers_wood(1)
        .resources("bot", 0, 0, 0)
        .pass()
        .has_outcome(BotOutcome::Second)
        .has_resources("bot", 2, 0, 0);
    table.has_avenue("bot", 1).has_houses(0, 0, 0).has_score("bot", 0).has_cocoa("bot", 0);
    let both = [("nobles", 1), ("forest", 1), ("quarry", 5)];
    builds().workers("bot", &both).pass().has_outcome(BotOutcome::First).has_resources("bot", 0, 0, 0);
    let table = builds().workers("bot", &both).resources("bot", 1, 0, 0).pass();
    table.has_outcome(BotOutcome::Second).has_resources("bot", 3, 0, 0);
}

#[test]
fn h494_one_worker_of_that_board_is_powered_up_and_moves() {
    builds().pass().has_workers("bot", &[("gold-deposits", 3), ("quarry", 5), ("quarry", 5)]);
    gathers_wood(1).pass().has_workers("bot", &[("construction", 2), ("quarry", 5), ("quarry", 5)]);
    let both = [("nobles", 1), ("forest", 1), ("quarry", 5)];
    let table = builds().workers("bot", &both).pass();
    table.has_workers("bot", &[("gold-deposits", 2), ("forest", 1), ("quarry", 5)]);
}

#[test]
fn h494_the_worker_may_ascend_and_the_new_one_moves() {
    let table = builds().workers("bot", &[("nobles", 5), ("forest", 2), ("forest", 2)]).pass();
    let table = table.has_workers("bot", &[("quarry", 1), ("forest", 2), ("forest", 2)]);
    table.has_score("bot", 3 + 5).has_avenue("bot", 3).has_light(2);
    let table = gathers_wood(5).pass().has_workers("bot", &[("quarry", 1), ("quarry", 5), ("quarry", 5)]);
    table.has_score("bot", 5).has_light(2);
}

#[test]
fn h495_with_neither_5_cocoa_and_the_weakest_worker_moves_on() {
    let table =
        bot_activates("nobles").workers("bot", &[("alchemy", 3), ("quarry", 2), ("quarry", 4)]).pass();
    let table = table.has_outcome(BotOutcome::Fallback).has_cocoa("bot", 5).has_resources("bot", 2, 2, 2);
    table.has_workers("bot", &[("alchemy", 3), ("alchemy", 3), ("quarry", 4)]).has_score("bot", 0);
}
