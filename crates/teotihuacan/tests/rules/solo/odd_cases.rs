//! Odd cases of the bot: HA-82.

use patolli_teotihuacan::{BotOutcome, Event};
use serde_json::json;

use super::{Solo as _, bot_activates, idle};
use crate::scenario::{Scenario, read, seat, solo};

#[test]
fn ha82_a_worker_on_the_palace_has_distance_0() {
    // The nearest of equally weak ones.
    let table = idle().workers("bot", &[("quarry", 2), ("palace", 2), ("gold-deposits", 2)]).pass();
    table.has_workers("bot", &[("quarry", 2), ("quarry", 3), ("gold-deposits", 2)]);
}

#[test]
fn ha82_mastery_finds_nothing_on_the_palace_and_goes_on() {
    let table =
        bot_activates("mastery").workers("bot", &[("palace", 5), ("quarry", 1), ("palace", 3)]).pass();
    table
        .has_outcome(BotOutcome::Mastery(read("quarry")))
        .has_workers("bot", &[("palace", 5), ("alchemy", 2), ("palace", 3)]);
    let table =
        bot_activates("mastery").workers("bot", &[("palace", 5), ("palace", 4), ("palace", 3)]).pass();
    table
        .has_outcome(BotOutcome::Fallback)
        .has_workers("bot", &[("palace", 5), ("palace", 4), ("alchemy", 4)]);
}

/// Nothing is laid out and nothing is built.
fn no_display(table: Scenario) -> Scenario {
    table.sheet(|it| {
        it["pyramid-tiles"] = json!([]);
        it["pyramid-display"] = json!([null, null, null]);
        it["pyramid-tiles-drawn"] = json!(0);
    })
}

/// The top tile is laid, the last of the display; the last eclipse comes at the end of the next round.
fn completed(table: Scenario) -> Scenario {
    table.three_floors().sheet(|it| {
        let tile = it["pyramid-display"][2].take();
        it["pyramid-tiles"]
            .as_array_mut()
            .expect("tiles")
            .push(json!({ "spot": "4.0.0", "tile": tile, "turn": 0 }));
        it["complete"] = json!(true);
        it["light"] = json!(10);
        it["rounds-to-eclipse"] = json!(2);
    })
}

#[test]
fn ha82_construction_fails_without_a_tile_or_a_place() {
    for table in [no_display(bot_activates("construction")), completed(bot_activates("construction"))] {
        let table =
            table.pass().has_outcome(BotOutcome::Fallback).has_resources("bot", 2, 2, 2).has_score("bot", 0);
        table.has_cocoa("bot", 5).has_pyramid_track("bot", 0);
    }
    let workers = [("construction", 2), ("quarry", 2), ("nobles", 5)];
    let table = completed(bot_activates("construction").workers("bot", &workers)).pass();
    table.has_outcome(BotOutcome::Second).has_resources("bot", 2, 4, 2);
}

#[test]
fn ha82_an_advance_with_no_temple_left_is_lost() {
    let table =
        bot_activates("construction").temples("bot", 11, 11, 11).pass().has_outcome(BotOutcome::First);
    table.has_temples("bot", 11, 11, 11).has_score("bot", 1 + 2);
    // Barred by the human everywhere.
    let table = bot_activates("construction").temples("bot", 10, 10, 10).temples("p1", 11, 11, 11).pass();
    table.has_temples("bot", 10, 10, 10).has_score("bot", 1 + 2);
    let table = solo().clear_space("decorations").worships("bot", "forest", 1).bot_activates("worship");
    let table = table.temples("bot", 11, 11, 11).pass().has_worshipper("decorations", Some(("bot", 1)));
    table.has_score("bot", 0);
}

#[test]
fn ha82_a_discarded_tile_leaves_the_game_also_when_the_stack_is_empty() {
    let table = bot_activates("worship").no_stack().pass().has_worshipper("gold-deposits", Some(("bot", 1)));
    let table = table.has_discovery("gold-deposits", None).has_tiles("bot", "mask-6", 0);
    let gone = Event::TileDiscarded { board: read("gold-deposits"), tile: read("mask-6") };
    assert!(table.events().contains(&gone));
    assert_eq!(table.view("p1").stacks.discoveries, 0);
    // Nor does it come back under the stack.
    let table = bot_activates("worship");
    let stack = table.view("p1").stacks.discoveries;
    assert_eq!(table.pass().view("p1").stacks.discoveries, stack - 1);
    // Where none lies, none is discarded.
    let table = bot_activates("worship").no_discovery("gold-deposits").no_stack().pass();
    assert!(!table.events().iter().any(|it| matches!(it, Event::TileDiscarded { .. })));
    assert_eq!(table.game().masks(seat("bot")), [0; 7]);
}
