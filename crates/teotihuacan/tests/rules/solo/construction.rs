//! The Construction tile: H-460 to H-469, HX-36, HA-44.

use std::collections::BTreeSet;

use patolli_teotihuacan::{BotOutcome, Event, PointSource};

use super::{Solo as _, bot_activates, points_from};
use crate::scenario::{Scenario, dealt, read};

/// Construction is woken; the bot has a worker there and 2 stone.
fn builds() -> Scenario {
    bot_activates("construction").resources("bot", 0, 2, 0)
}

/// Construction is woken; the bot's worker stands on the Quarry, none on Construction.
fn gathers_stone(power: u8) -> Scenario {
    bot_activates("construction").workers("bot", &[("quarry", power), ("nobles", 5), ("nobles", 5)])
}

#[test]
fn h460_two_stone_and_a_worker_there_build() {
    builds().pass().has_outcome(BotOutcome::First).has_resources("bot", 0, 0, 0);
    // One stone is too little, and so is a worker elsewhere.
    let table =
        bot_activates("construction").resources("bot", 2, 1, 2).pass().has_outcome(BotOutcome::Fallback);
    table.has_resources("bot", 2, 1, 2).has_tile_at("1.0.2", None);
    let table = builds().workers("bot", &[("decorations", 2), ("nobles", 2), ("forest", 2)]).pass();
    table.has_outcome(BotOutcome::Fallback).has_resources("bot", 0, 2, 0).has_tile_at("1.0.2", None);
}

#[test]
fn h460_nothing_but_stone_is_spent_whatever_the_level() {
    for table in [builds(), builds().ground_floor(), builds().two_floors(), builds().three_floors()] {
        let table = table.resources("bot", 3, 5, 3).cocoa("bot", 3).pass().has_outcome(BotOutcome::First);
        table.has_resources("bot", 3, 3, 3).has_cocoa("bot", 3);
    }
}

#[test]
fn h461_the_leftmost_tile_is_laid() {
    let table = builds().display(["p7", "p8", "p9"]).pass().has_tile_at("1.0.2", Some("p7"));
    assert!(!table.view("p1").pyramid_display.contains(&Some(read("p7"))));
}

#[test]
fn h461_the_tile_is_turned_at_random() {
    for turn in 0..4u8 {
        let table = builds().display(["p7", "p8", "p9"]).put("turns", 0, &turn.to_string()).pass();
        assert_eq!(table.game().tile_at(read("1.0.2")).expect("a tile").turn, turn);
    }
    let turns: BTreeSet<u8> = (0..10).flat_map(|it| dealt(it).turns).collect();
    assert_eq!(turns, BTreeSet::from([0, 1, 2, 3]));
}

#[test]
fn h462_ha44_the_tile_goes_to_the_lowest_level_the_topmost_row_the_leftmost_place() {
    // Places of the second level are open from the start, 2.1.0 for one.
    let built = |spots: &[&str], next: &str| {
        let table = builds().display(["p7", "p8", "p9"]).built(spots).has_tile_at(next, None);
        table.pass().has_tile_at(next, Some("p7"));
    };
    built(&[], "1.0.2");
    built(&["1.0.2"], "1.0.3");
    built(&["1.0.2", "1.0.3"], "1.3.0");
    built(&["1.0.2", "1.0.3", "1.3.0"], "1.3.1");
    built(&["1.0.3"], "1.0.2");
    built(&["1.0.2", "1.0.3", "1.3.0", "1.3.1"], "2.0.1");
    built(&["1.0.2", "1.0.3", "1.3.0", "1.3.1", "2.0.1", "2.0.2"], "2.1.0");
}

#[test]
fn ha44_the_level_is_chosen_by_legality() {
    // The last place of the second level comes before the open one of the third.
    let spots = ["2.0.1", "2.0.2", "2.1.0", "2.1.1", "2.1.2", "2.2.0"];
    let table = builds().display(["p7", "p8", "p9"]).ground_floor().built(&spots);
    table.pass().has_tile_at("2.2.1", Some("p7")).has_tile_at("3.0.0", None);
}

#[test]
fn h463_h465_the_points_of_the_level_and_two_more() {
    for (table, points) in [
        (builds(), 1),
        (builds().ground_floor(), 3),
        (builds().two_floors(), 5),
        (builds().three_floors(), 3),
    ] {
        let table = table.pass().has_score("bot", points + 2);
        assert_eq!(u16::from(points_from(&table, PointSource::Construction)), points + 2);
    }
}

#[test]
fn h464_the_bot_advances_on_the_pyramid_track() {
    builds().pass().has_pyramid_track("bot", 1);
    builds().pyramid_track("bot", 4).pass().has_pyramid_track("bot", 5);
}

#[test]
fn h465_matching_icons_are_not_scored() {
    // 1.0.2 shows b n above b n; so laid, B n above n r covers two of them, and B would go up the blue temple.
    let table = builds().display(["p11", "p8", "p9"]).put("turns", 0, "0").pass();
    let table = table.has_tile_at("1.0.2", Some("p11")).has_score("bot", 1 + 2).has_temples("bot", 1, 1, 10);
    assert!(table.events().iter().any(|it| matches!(it, Event::Built { matches: 0, .. })));
}

#[test]
fn h465_one_step_on_one_temple() {
    builds().temples("bot", 1, 3, 1).pass().has_temples("bot", 1, 4, 1);
}

#[test]
fn h466_without_step_1_a_worker_on_the_quarry_brings_2_stone() {
    let table = gathers_stone(1)
        .resources("bot", 0, 0, 0)
        .pass()
        .has_outcome(BotOutcome::Second)
        .has_resources("bot", 0, 2, 0);
    table.has_score("bot", 0).has_pyramid_track("bot", 0).has_temples("bot", 1, 1, 9).has_cocoa("bot", 0);
    // Enough stone, but nobody on Construction.
    gathers_stone(1)
        .resources("bot", 0, 2, 0)
        .pass()
        .has_outcome(BotOutcome::Second)
        .has_resources("bot", 0, 4, 0);
    // A worker on Construction, but too little stone.
    let table = bot_activates("construction").resources("bot", 0, 1, 0);
    let table = table.workers("bot", &[("quarry", 1), ("construction", 4), ("nobles", 5)]).pass();
    table.has_outcome(BotOutcome::Second).has_resources("bot", 0, 3, 0).has_tile_at("1.0.2", None);
    // With both, step 1 alone.
    let table = builds().workers("bot", &[("quarry", 1), ("construction", 4), ("nobles", 5)]).pass();
    table.has_outcome(BotOutcome::First).has_resources("bot", 0, 0, 0);
}

#[test]
fn h467_one_worker_of_that_board_is_powered_up_and_moves() {
    let table = builds().pass();
    table.has_workers("bot", &[("decorations", 3), ("nobles", 2), ("gold-deposits", 2)]);
    gathers_stone(1).pass().has_workers("bot", &[("alchemy", 2), ("nobles", 5), ("nobles", 5)]);
    gathers_stone(3).pass().has_workers("bot", &[("forest", 4), ("nobles", 5), ("nobles", 5)]);
    // On Construction, not on the Quarry, if it built.
    let table = builds().workers("bot", &[("quarry", 1), ("construction", 1), ("nobles", 5)]).pass();
    table.has_workers("bot", &[("quarry", 1), ("decorations", 2), ("nobles", 5)]);
}

#[test]
fn h468_the_worker_may_ascend_and_the_new_one_moves() {
    let table = builds().workers("bot", &[("construction", 5), ("nobles", 2), ("nobles", 2)]).pass();
    let table = table.has_workers("bot", &[("quarry", 1), ("nobles", 2), ("nobles", 2)]);
    table.has_score("bot", 1 + 2 + 5).has_avenue("bot", 2).has_light(2);
    let table = gathers_stone(5).pass().has_workers("bot", &[("quarry", 1), ("nobles", 5), ("nobles", 5)]);
    table.has_score("bot", 5).has_avenue("bot", 2).has_light(2);
}

#[test]
fn h469_with_neither_5_cocoa_and_the_weakest_worker_moves_on() {
    let table =
        bot_activates("construction").resources("bot", 0, 1, 0).pass().has_outcome(BotOutcome::Fallback);
    let table = table.has_cocoa("bot", 5).has_resources("bot", 0, 1, 0).has_score("bot", 0);
    let table = table.has_workers("bot", &[("decorations", 3), ("nobles", 2), ("gold-deposits", 2)]);
    table.has_pyramid_track("bot", 0).has_temples("bot", 1, 1, 9);
}

#[test]
fn hx36_construction_on_the_second_level() {
    let workers = [("construction", 2), ("construction", 4), ("gold-deposits", 2)];
    let table = builds().workers("bot", &workers).ground_floor().pass().has_resources("bot", 0, 0, 0);
    let table = table.has_score("bot", 3 + 2).has_pyramid_track("bot", 1).has_temples("bot", 1, 1, 10);
    table.has_workers("bot", &[("construction", 2), ("nobles", 5), ("gold-deposits", 2)]);
}
