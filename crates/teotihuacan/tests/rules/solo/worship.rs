//! The Worship tile: H-508 to H-512, HA-50.

use patolli_teotihuacan::{BotOutcome, Event};

use super::Solo as _;
use crate::scenario::{Scenario, read, seat, solo};

/// Worship is woken; the bot's worker worships on this space.
fn from(space: &str) -> Scenario {
    let table = solo().clear_space("decorations").worships("bot", space, 3).bot_activates("worship");
    table.resources("bot", 0, 9, 9)
}

#[test]
fn h508_the_worshipper_moves_to_the_next_temple_field_clockwise() {
    for (old, new) in [
        ("quarry", "forest"),
        ("forest", "decorations"),
        ("decorations", "gold-deposits"),
        ("gold-deposits", "quarry"),
    ] {
        let table = from(old).pass().has_outcome(BotOutcome::First).has_worshipper(new, Some(("bot", 3)));
        let table = table.has_worshipper(old, None).has_worshipper("palace-1", None);
        // Nobody else moves or grows.
        table.has_workers("bot", &[("gold-deposits", 2), ("nobles", 2), ("construction", 2)]);
    }
}

#[test]
fn h509_a_human_worker_there_is_freed() {
    let table = from("decorations").worships("p1", "gold-deposits", 4).workers("p1", &[("palace", 1); 2]);
    let table = table.cocoa("bot", 2).pass().has_worshipper("gold-deposits", Some(("bot", 3)));
    let table = table.has_workers("p1", &[("palace", 1), ("quarry", 1), ("gold-deposits", 4)]);
    let freed = Event::Evicted { seat: seat("p1"), board: read("gold-deposits"), power: 4 };
    assert!(table.events().contains(&freed));
    table.has_cocoa("bot", 2);
    // It does not look for an empty space: the next one is taken, full or not.
    let table = from("quarry").worships("p1", "forest", 2).workers("p1", &[("palace", 1); 2]).pass();
    table.has_worshipper("forest", Some(("bot", 3))).has_worshipper("decorations", None);
}

#[test]
fn h510_two_steps_on_the_matching_temple_with_both_rewards() {
    // Red 2 and 3: 1 and 2 points.
    let table = from("quarry").pass().has_temples("bot", 1, 3, 1).has_score("bot", 1 + 2);
    table.has_cocoa("bot", 0).has_resources("bot", 0, 9, 9);
    // Green 3 and 4: 1 and 2 cocoa.
    from("gold-deposits").temples("bot", 1, 1, 2).pass().has_temples("bot", 1, 1, 4).has_cocoa("bot", 1 + 2);
    // Blue 4 and 5: 1 and 2 resources.
    let table = from("decorations").temples("bot", 3, 1, 1).pass().has_temples("bot", 5, 1, 1);
    table.has_resources("bot", 3, 9, 9);
}

#[test]
fn h510_the_matching_temple_is_taken_wherever_the_bot_is_furthest() {
    from("quarry").temples("bot", 7, 1, 7).pass().has_temples("bot", 7, 3, 7);
}

#[test]
fn h511_on_decorations_three_steps_on_one_temple() {
    // Red 4, 5 and 6: 2, 2 and 3 points.
    let table = from("forest").temples("bot", 2, 3, 1).pass().has_temples("bot", 2, 6, 1);
    table.has_score("bot", 2 + 2 + 3);
    from("forest").pass().has_temples("bot", 4, 1, 1).has_resources("bot", 3, 9, 9);
}

#[test]
fn ha50_all_three_steps_go_to_the_temple_chosen_before_the_first() {
    // Blue 10 and 11; the third step is lost, though red is open.
    let table =
        from("forest").temples("bot", 9, 8, 1).pass().has_temples("bot", 11, 8, 1).has_score("bot", 6);
    let lost = Event::StepLost { seat: seat("bot"), temple: read("blue") };
    assert_eq!(table.events().iter().filter(|it| **it == lost).count(), 1);
    // A finished temple is not chosen in the first place.
    from("forest").temples("bot", 11, 5, 1).pass().has_temples("bot", 11, 8, 1);
}

#[test]
fn ha50_steps_onto_an_occupied_top_are_lost() {
    let table = from("forest").temples("bot", 9, 8, 1).temples("p1", 11, 0, 0).pass();
    table.has_temples("bot", 10, 8, 1).has_score("bot", 0);
    // On a named temple as well.
    let table = from("quarry").temples("bot", 1, 9, 1).temples("p1", 0, 11, 0).pass();
    table.has_temples("bot", 1, 10, 1).has_score("bot", 0);
    from("quarry").temples("bot", 1, 10, 1).pass().has_temples("bot", 1, 11, 1).has_score("bot", 7);
    from("quarry").temples("bot", 5, 11, 1).pass().has_temples("bot", 5, 11, 1).has_score("bot", 0);
}

#[test]
fn h512_the_discovery_tile_there_is_discarded_and_replaced() {
    let table =
        from("quarry").next_discoveries(&["free-move", "no-cocoa"]).has_discovery("forest", Some("mask-4"));
    let stack = table.view("p1").stacks.discoveries;
    let table =
        table.pass().has_discovery("forest", Some("free-move")).has_discovery("quarry", Some("mask-5"));
    assert_eq!(table.view("p1").stacks.discoveries, stack - 1);
    let gone = Event::TileDiscarded { board: read("forest"), tile: read("mask-4") };
    assert!(table.events().contains(&gone));
    table.has_tiles("bot", "mask-4", 0).has_tiles("p1", "mask-4", 0);
}
