//! Which worker, where it goes, how it ascends: H-443 to H-449, H-454 to H-457, HX-33, HA-45.

use patolli_teotihuacan::{AscensionReward, BotOutcome, Event, PointSource};

use super::{Solo as _, bot_activates, idle, points_from};
use crate::scenario::{Scenario, read, seat};

/// The weakest of these workers is powered up and moves.
fn trained(workers: &[(&str, u8)]) -> Scenario {
    idle().workers("bot", workers).pass().has_outcome(BotOutcome::Fallback)
}

#[test]
fn h443_the_strongest_on_the_board_is_powered_up() {
    let workers = [("construction", 2), ("construction", 3), ("construction", 1)];
    let table = bot_activates("construction").workers("bot", &workers).pass();
    table.has_workers("bot", &[("construction", 1), ("construction", 2), ("nobles", 4)]);
    // Also when it gathers.
    let table = bot_activates("nobles").resources("bot", 0, 0, 0);
    let table = table.workers("bot", &[("forest", 1), ("forest", 2), ("quarry", 5)]).pass();
    table.has_workers("bot", &[("forest", 1), ("construction", 3), ("quarry", 5)]);
}

#[test]
fn h444_of_equally_strong_workers_the_one_furthest_from_the_palace_is_taken() {
    // Clockwise: palace, quarry, alchemy, forest, construction, decorations, nobles, gold-deposits.
    let table =
        bot_activates("mastery").workers("bot", &[("quarry", 3), ("forest", 3), ("gold-deposits", 3)]).pass();
    table.has_outcome(BotOutcome::Mastery(read("gold-deposits")));
    let table =
        bot_activates("mastery").workers("bot", &[("quarry", 3), ("forest", 3), ("gold-deposits", 2)]).pass();
    table.has_outcome(BotOutcome::Mastery(read("forest")));
    let table =
        bot_activates("mastery").workers("bot", &[("quarry", 4), ("forest", 3), ("gold-deposits", 3)]).pass();
    table.has_outcome(BotOutcome::Mastery(read("quarry")));
}

#[test]
fn h445_of_equally_weak_workers_the_one_nearest_to_the_palace_is_taken() {
    let table = trained(&[("quarry", 2), ("forest", 2), ("gold-deposits", 2)]);
    table.has_workers("bot", &[("alchemy", 3), ("forest", 2), ("gold-deposits", 2)]);
    let table = trained(&[("quarry", 3), ("forest", 2), ("gold-deposits", 2)]);
    table.has_workers("bot", &[("quarry", 3), ("construction", 3), ("gold-deposits", 2)]);
    let table = trained(&[("quarry", 3), ("forest", 3), ("gold-deposits", 2)]);
    table.has_workers("bot", &[("quarry", 3), ("forest", 3), ("quarry", 3)]);
}

#[test]
fn h446_a_worker_of_power_3_or_less_moves_one_board() {
    for (power, board) in [(1, "alchemy"), (2, "alchemy")] {
        let table = trained(&[("quarry", power), ("nobles", 5), ("nobles", 5)]);
        table.has_workers("bot", &[(board, power + 1), ("nobles", 5), ("nobles", 5)]);
    }
}

#[test]
fn h447_a_worker_of_power_4_or_5_moves_two_boards() {
    for power in [3, 4] {
        let table = trained(&[("quarry", power), ("nobles", 5), ("nobles", 5)]);
        table.has_workers("bot", &[("forest", power + 1), ("nobles", 5), ("nobles", 5)]);
    }
}

#[test]
fn h449_the_power_after_the_power_up_decides() {
    // 3 becomes 4 and goes two boards; 2 becomes 3 and goes one.
    let table = trained(&[("construction", 3), ("nobles", 5), ("nobles", 5)]);
    table.has_workers("bot", &[("nobles", 4), ("nobles", 5), ("nobles", 5)]);
    let table = trained(&[("construction", 2), ("nobles", 5), ("nobles", 5)]);
    table.has_workers("bot", &[("decorations", 3), ("nobles", 5), ("nobles", 5)]);
}

#[test]
fn h448_hx33_the_palace_is_left_out() {
    for (power, board) in [(1, "quarry"), (2, "quarry"), (3, "alchemy"), (4, "alchemy")] {
        let table = trained(&[("gold-deposits", power), ("construction", 5), ("construction", 5)]);
        table.has_workers("bot", &[(board, power + 1), ("construction", 5), ("construction", 5)]);
    }
    let table = trained(&[("nobles", 4), ("construction", 5), ("construction", 5)]);
    table.has_workers("bot", &[("quarry", 5), ("construction", 5), ("construction", 5)]);
}

#[test]
fn hx33_a_worker_on_the_palace_moves_to_the_quarry() {
    let table = trained(&[("palace", 1), ("nobles", 5), ("nobles", 5)]);
    table.has_workers("bot", &[("quarry", 2), ("nobles", 5), ("nobles", 5)]);
    // The reborn one of power 1 as well.
    let table = trained(&[("gold-deposits", 5), ("gold-deposits", 5), ("gold-deposits", 5)]);
    table.has_workers("bot", &[("quarry", 1), ("gold-deposits", 5), ("gold-deposits", 5)]);
}

/// A worker of the bot ascends and moves on.
fn ascended() -> Scenario {
    idle().workers("bot", &[("nobles", 5), ("nobles", 5), ("nobles", 5)])
}

#[test]
fn h454_the_ascension_reward_is_5_points() {
    let table = ascended().pass().has_score("bot", 5).has_cocoa("bot", 5);
    assert_eq!(points_from(&table, PointSource::Ascension), 5);
    let rewarded = Event::Rewarded { seat: seat("bot"), reward: AscensionReward::Points };
    assert_eq!(table.events().iter().filter(|it| **it == rewarded).count(), 1);
    table.has_temples("bot", 1, 1, 9);
}

#[test]
fn h455_ascending_moves_the_bot_on_the_avenue() {
    ascended().pass().has_avenue("bot", 2);
    ascended().avenue("bot", 8).pass().has_avenue("bot", 9);
    ascended().avenue("bot", 9).pass().has_avenue("bot", 9).has_score("bot", 5);
}

#[test]
fn h456_a_new_worker_of_power_1_stands_on_the_palace_and_the_disc_moves() {
    // Alchemy without gold powers up twice and moves nobody: the new worker stays where it came.
    let workers = [("nobles", 5), ("nobles", 5), ("nobles", 5)];
    let table = bot_activates("alchemy").resources("bot", 0, 0, 0).workers("bot", &workers).pass();
    let table = table.has_workers("bot", &[("palace", 2), ("nobles", 5), ("nobles", 5)]).has_light(2);
    // In the order of HA-77: die, Avenue, reward, disc.
    let order = table.events().iter().filter_map(|it| match it {
        Event::Ascended { .. } => Some("die"),
        Event::Walked { .. } => Some("avenue"),
        Event::Rewarded { .. } => Some("reward"),
        Event::DiscMoved { .. } => Some("disc"),
        _ => None,
    });
    assert_eq!(order.collect::<Vec<_>>(), ["die", "avenue", "reward", "disc", "disc"]);
    let table = ascended().pass().has_light(2);
    table.has_workers("bot", &[("quarry", 1), ("nobles", 5), ("nobles", 5)]);
}

#[test]
fn h457_a_moved_worker_triggers_nothing() {
    // To the Quarry, where it could gather, worship and take a tile.
    let table = idle().workers("bot", &[("gold-deposits", 1), ("nobles", 5), ("nobles", 5)]).pass();
    let table = table.has_workers("bot", &[("quarry", 2), ("nobles", 5), ("nobles", 5)]);
    let table = table.has_cocoa("bot", 5).has_resources("bot", 0, 0, 0).has_score("bot", 0);
    let table = table.has_worshipper("quarry", None).has_discovery("quarry", Some("mask-5"));
    table.has_temples("bot", 1, 1, 9);
    // A human's worker that worships there stays.
    let table = idle().worships("p1", "quarry", 2).workers("p1", &[("palace", 1), ("palace", 1)]);
    let table = table.workers("bot", &[("gold-deposits", 1), ("nobles", 5), ("nobles", 5)]).pass();
    table.has_worshipper("quarry", Some(("p1", 2)));
}

#[test]
fn ha45_the_worshipping_worker_counts_on_no_board() {
    // It worships on Decorations: no decoration, but gold from the Gold Deposits.
    let table =
        bot_activates("decorations").pass().has_outcome(BotOutcome::Second).has_resources("bot", 2, 2, 4);
    table.has_worshipper("decorations", Some(("bot", 1)));
    // On the Gold Deposits it gathers nothing either.
    let table = bot_activates("decorations").clear_space("decorations").worships("bot", "gold-deposits", 1);
    let table = table.workers("bot", &[("nobles", 2), ("nobles", 2), ("nobles", 2)]).pass();
    table.has_outcome(BotOutcome::Fallback).has_resources("bot", 2, 2, 2);
}

#[test]
fn ha45_the_worshipping_worker_is_never_the_weakest_nor_the_strongest() {
    let table = idle().pass().has_worshipper("decorations", Some(("bot", 1)));
    table.has_workers("bot", &[("decorations", 3), ("nobles", 2), ("gold-deposits", 2)]);
    let table = bot_activates("mastery")
        .clear_space("decorations")
        .worships("bot", "forest", 5)
        .resources("bot", 0, 0, 0);
    let table = table.workers("bot", &[("quarry", 2), ("nobles", 3), ("nobles", 4)]).pass();
    table.has_outcome(BotOutcome::Mastery(read("quarry"))).has_worshipper("forest", Some(("bot", 5)));
    // Alchemy's two power-ups pass it by as well.
    let table = bot_activates("alchemy").pass().has_worshipper("decorations", Some(("bot", 1)));
    table.has_workers("bot", &[("construction", 4), ("nobles", 2), ("gold-deposits", 2)]);
}
