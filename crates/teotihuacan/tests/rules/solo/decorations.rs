//! The Decorations tile: H-470 to H-478, HA-46.

use patolli_teotihuacan::{BotOutcome, Event, PointSource, Side};
use serde_json::json;

use super::{Solo as _, bot_activates, points_from};
use crate::scenario::{Scenario, read};

/// Decorations is woken; the bot has a free worker there and 2 gold.
fn decorates() -> Scenario {
    let workers = [("decorations", 2), ("nobles", 5), ("nobles", 5)];
    bot_activates("decorations").resources("bot", 0, 0, 2).workers("bot", &workers)
}

/// Decorations is woken; the bot's worker stands on the Gold Deposits, none on Decorations.
fn gathers_gold(power: u8) -> Scenario {
    bot_activates("decorations").workers("bot", &[("gold-deposits", power), ("nobles", 5), ("nobles", 5)])
}

/// Where the bot laid its decoration.
fn laid(table: &Scenario) -> Option<(Side, u8)> {
    table.events().iter().find_map(|it| match *it {
        Event::Decorated { side, step, .. } => Some((side, step)),
        _ => None,
    })
}

#[test]
fn h470_two_gold_and_a_worker_there_decorate() {
    decorates().resources("bot", 3, 3, 3).pass().has_outcome(BotOutcome::First).has_resources("bot", 3, 3, 1);
    let table = decorates().resources("bot", 2, 2, 1).pass().has_outcome(BotOutcome::Fallback);
    assert_eq!(laid(&table), None);
    table.has_resources("bot", 2, 2, 1);
    // The one that worships there does not count.
    let table =
        bot_activates("decorations").workers("bot", &[("nobles", 2), ("nobles", 2), ("forest", 2)]).pass();
    table
        .has_outcome(BotOutcome::Fallback)
        .has_worshipper("decorations", Some(("bot", 1)))
        .has_resources("bot", 2, 2, 2);
}

#[test]
fn h470_the_price_is_2_gold_however_many_workers() {
    let many = [("decorations", 2), ("decorations", 2), ("decorations", 2)];
    decorates().workers("bot", &many).resources("bot", 0, 0, 5).pass().has_resources("bot", 0, 0, 3);
}

#[test]
fn h471_the_topmost_tile_is_laid() {
    let table = decorates().decoration_display(["d7", "d8", "d9", "d10"]).pass();
    assert_eq!(table.view("p1").pyramid.decorations[0][0], Some(read("d7")));
}

#[test]
fn h472_ha46_sides_are_tried_clockwise_from_the_top() {
    assert_eq!(laid(&decorates().pass()), Some((Side::Top, 1)));
    // The second place at the top lacks 1.0.2 under it, the third on the right 2.1.2.
    assert_eq!(laid(&decorates().decorated("top", 1).pass()), Some((Side::Right, 1)));
    assert_eq!(laid(&decorates().decorated("top", 1).built(&["1.0.2"]).pass()), Some((Side::Top, 2)));
    let table = decorates().decorated("top", 1).decorated("right", 1);
    assert_eq!(laid(&table.pass()), Some((Side::Right, 2)));
    let table = decorates().decorated("top", 1).decorated("right", 2);
    assert_eq!(laid(&table.pass()), Some((Side::Bottom, 1)));
    let table = decorates().decorated("top", 1).decorated("right", 2).decorated("bottom", 1);
    assert_eq!(laid(&table.pass()), Some((Side::Left, 1)));
}

#[test]
fn ha46_a_full_side_is_passed_over() {
    let table = decorates().two_floors().built(&["3.0.0", "3.0.1"]).decorated("top", 4);
    assert_eq!(laid(&table.pass()), Some((Side::Right, 1)));
    let table = decorates().two_floors().built(&["3.0.0", "3.0.1"]).decorated("top", 3);
    assert_eq!(laid(&table.pass()), Some((Side::Top, 4)));
}

/// Every side has its first decoration and no pyramid under the second.
fn nowhere() -> Scenario {
    let bare = bot_activates("decorations").bare_ground();
    ["top", "right", "bottom", "left"].iter().fold(bare, |it, side| it.decorated(side, 1))
}

#[test]
fn ha46_without_a_legal_place_step_1_fails() {
    let table = nowhere().workers("bot", &[("decorations", 2), ("gold-deposits", 2), ("nobles", 5)]).pass();
    assert_eq!(laid(&table), None);
    table.has_outcome(BotOutcome::Second).has_resources("bot", 2, 2, 4);
    let table = nowhere().workers("bot", &[("decorations", 2), ("nobles", 5), ("nobles", 5)]).pass();
    table.has_outcome(BotOutcome::Fallback).has_resources("bot", 2, 2, 2);
}

#[test]
fn ha46_without_a_tile_step_1_fails() {
    let table = decorates().sheet(|it| {
        it["decoration-display"] = json!([null, null, null, null]);
        it["decorations-drawn"] = json!(0);
    });
    table.pass().has_outcome(BotOutcome::Fallback).has_resources("bot", 0, 0, 2).has_score("bot", 0);
}

#[test]
fn h473_the_bot_gains_5_points_and_none_for_matches() {
    // d9 covers r and g at the top with R and G: a human would score 3 + 2 and go up two temples.
    let table = decorates().decoration_display(["d9", "d8", "d7", "d10"]).pass().has_score("bot", 5);
    assert_eq!(points_from(&table, PointSource::Decorations), 5);
    table.has_temples("bot", 1, 1, 10);
}

#[test]
fn h474_the_bot_advances_on_the_pyramid_track() {
    decorates().pyramid_track("bot", 2).pass().has_pyramid_track("bot", 3);
}

#[test]
fn h475_the_bot_goes_up_one_step_on_one_temple() {
    decorates().pass().has_temples("bot", 1, 1, 10);
    decorates().temples("bot", 4, 5, 5).pass().has_temples("bot", 4, 6, 5);
}

#[test]
fn h476_without_step_1_a_worker_on_the_gold_deposits_brings_2_gold() {
    let table = gathers_gold(1)
        .resources("bot", 0, 0, 0)
        .pass()
        .has_outcome(BotOutcome::Second)
        .has_resources("bot", 0, 0, 2);
    table.has_score("bot", 0).has_pyramid_track("bot", 0).has_temples("bot", 1, 1, 9).has_cocoa("bot", 0);
    let both = [("decorations", 1), ("gold-deposits", 1), ("nobles", 5)];
    decorates().workers("bot", &both).pass().has_outcome(BotOutcome::First).has_resources("bot", 0, 0, 0);
    let table = decorates().workers("bot", &both).resources("bot", 0, 0, 1).pass();
    table.has_outcome(BotOutcome::Second).has_resources("bot", 0, 0, 3);
}

#[test]
fn h477_one_worker_of_that_board_is_powered_up_and_moves() {
    decorates().pass().has_workers("bot", &[("nobles", 3), ("nobles", 5), ("nobles", 5)]);
    gathers_gold(3).pass().has_workers("bot", &[("alchemy", 4), ("nobles", 5), ("nobles", 5)]);
    let both = [("decorations", 1), ("gold-deposits", 1), ("nobles", 5)];
    let table = decorates().workers("bot", &both).pass();
    table.has_workers("bot", &[("nobles", 2), ("gold-deposits", 1), ("nobles", 5)]);
}

#[test]
fn h477_the_worker_may_ascend_and_the_new_one_moves() {
    let table = decorates().workers("bot", &[("decorations", 5), ("nobles", 2), ("nobles", 2)]).pass();
    let table = table.has_workers("bot", &[("quarry", 1), ("nobles", 2), ("nobles", 2)]);
    table.has_score("bot", 5 + 5).has_avenue("bot", 2).has_light(2);
    let table = gathers_gold(5).pass().has_workers("bot", &[("quarry", 1), ("nobles", 5), ("nobles", 5)]);
    table.has_score("bot", 5).has_light(2);
}

#[test]
fn h478_with_neither_5_cocoa_and_the_weakest_worker_moves_on() {
    let table =
        bot_activates("decorations").workers("bot", &[("forest", 1), ("quarry", 2), ("nobles", 2)]).pass();
    let table = table.has_outcome(BotOutcome::Fallback).has_cocoa("bot", 5).has_score("bot", 0);
    table
        .has_workers("bot", &[("construction", 2), ("quarry", 2), ("nobles", 2)])
        .has_resources("bot", 2, 2, 2);
}
