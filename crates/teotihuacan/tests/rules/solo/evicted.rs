//! Teotibot evicted from a worship space, and Teotibot as a player: H-422 to H-424, HX-35, HA-39, HA-52.

use patolli_teotihuacan::Event;

use super::{Solo as _, bot_activates, idle, whole_game};
use crate::scenario::{Scenario, read, seat, solo};

/// Teotibot worships on a space; the human has arrived there with 1 cocoa.
fn against(space: &str) -> Scenario {
    let table = solo().clear_space("decorations").worships("bot", space, 1);
    table.workers("p1", &[("palace", 1), ("palace", 1)]).arrived(space, &[1]).cocoa("p1", 1)
}

#[test]
fn h422_the_evicted_bot_worker_goes_to_the_next_empty_space() {
    // Clockwise: quarry, forest, decorations, gold-deposits, and the palace is left out.
    for (from, to) in [
        ("quarry", "forest"),
        ("forest", "decorations"),
        ("decorations", "gold-deposits"),
        ("gold-deposits", "quarry"),
    ] {
        let table = against(from).play(&format!("worship {from} ability")).has_cocoa("p1", 0);
        let table = table.has_worshipper(from, Some(("p1", 1))).has_worshipper(to, Some(("bot", 1)));
        // It does not become free.
        let table = table.has_workers("bot", &[("gold-deposits", 2), ("nobles", 2), ("construction", 2)]);
        table.has_worshipper("palace-1", None);
    }
}

#[test]
fn h423_the_new_space_has_no_effect_for_the_bot() {
    let table = against("quarry").play("worship quarry ability").has_worshipper("forest", Some(("bot", 1)));
    let table = table.has_temples("bot", 1, 1, 1).has_score("bot", 0).has_resources("bot", 2, 2, 2);
    table.has_cocoa("bot", 0).has_discovery("forest", Some("mask-4")).has_tiles("bot", "mask-4", 0);
}

#[test]
fn hx35_an_occupied_space_is_passed_over_while_one_is_empty() {
    let table = solo().clear_space("decorations").worships("bot", "quarry", 1).worships("p1", "forest", 2);
    let table = table.workers("p1", &[("palace", 1), ("palace", 1)]).cocoa("p1", 1);
    let table = table.play("move palace 1 quarry; worship quarry ability; climb green");
    // 1 cocoa for evicting, 1 from the step on the green temple.
    let table = table.has_cocoa("p1", 1).has_worshipper("decorations", Some(("bot", 1)));
    let table = table.has_worshipper("forest", Some(("p1", 2))).has_worshipper("quarry", Some(("p1", 1)));
    table.has_temples("bot", 1, 1, 1).has_discovery("decorations", Some("mask-7"));
}

#[test]
fn h424_if_all_are_full_the_nearest_human_worker_is_evicted() {
    let table = solo().clear_space("decorations").worships("bot", "quarry", 1);
    let table = table.worships("p1", "forest", 2).worships("p1", "decorations", 3);
    let table = table.worships("p1", "gold-deposits", 4).workers("p1", &[]).arrived("quarry", &[1]);
    let table = table.cocoa("p1", 1).play("worship quarry ability");
    let table = table.has_worshipper("forest", Some(("bot", 1))).has_workers("p1", &[("forest", 2)]);
    let table = table.has_worshipper("decorations", Some(("p1", 3)));
    let table = table.has_worshipper("gold-deposits", Some(("p1", 4)));
    let freed = Event::Evicted { seat: seat("p1"), board: read("forest"), power: 2 };
    assert!(table.events().contains(&freed));
    table.has_temples("bot", 1, 1, 1).has_discovery("forest", Some("mask-4"));
}

#[test]
fn ha39_the_search_begins_where_the_worker_was_evicted() {
    // Full but for the space before: the human's own worker on Decorations is passed over, the quarry is empty.
    let table = solo().clear_space("decorations").worships("bot", "decorations", 1);
    let table = table.worships("p1", "gold-deposits", 2).worships("p1", "quarry", 3);
    let table = table.workers("p1", &[("palace", 1)]).arrived("decorations", &[1]).cocoa("p1", 1);
    let table = table.play("worship decorations ability").has_worshipper("forest", Some(("bot", 1)));
    table.has_worshipper("gold-deposits", Some(("p1", 2))).has_worshipper("quarry", Some(("p1", 3)));
}

#[test]
fn ha39_with_all_full_the_first_of_the_other_spaces_is_taken() {
    let table = solo().clear_space("decorations").worships("bot", "gold-deposits", 1);
    let table =
        table.worships("p1", "forest", 2).worships("p1", "decorations", 3).worships("p1", "quarry", 4);
    let table = table.workers("p1", &[]).arrived("gold-deposits", &[1]).cocoa("p1", 1);
    let table = table.play("worship gold-deposits ability").has_worshipper("quarry", Some(("bot", 1)));
    // The human's worker that has just come stays.
    table.has_worshipper("gold-deposits", Some(("p1", 1))).has_workers("p1", &[("quarry", 4)]);
}

#[test]
fn ha52_evicting_the_bot_costs_1_cocoa() {
    let table = against("quarry").cocoa("p1", 0);
    table.refuses("worship quarry ability", crate::scenario::short_of_cocoa(1, 0));
    against("quarry").cocoa("p1", 1).offers("worship quarry ability");
}

#[test]
fn ha52_the_bots_colour_counts() {
    // Its free worker on Nobles counts, its worshipper on Decorations does not.
    let on = |board| {
        solo().workers("p1", &[("palace", 1), ("palace", 1)]).arrived(board, &[1]).resources("p1", 9, 9, 9)
    };
    on("nobles").play("collect").has_cocoa("p1", 1 + 1);
    on("decorations").play("collect").has_cocoa("p1", 1);
    let table = on("nobles").refuses("main", crate::scenario::short_of_cocoa(1, 0));
    table.offers("collect");
    on("decorations").offers("main");
}

#[test]
fn ha52_earlier_owners_gain_3_points_on_both_sides() {
    let known = ["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-11"];
    let table = solo().technologies(known).has_technologies("bot", &["tech-3"]).resources("p1", 0, 0, 1);
    let table = table.workers("p1", &[("palace", 1), ("palace", 1)]).arrived("alchemy", &[1]);
    let table = table.play("main; develop tech-3; no; power-up alchemy 1");
    table.has_score("bot", 3).has_score("p1", 0);
    // The other way round it is H-481.
    let table = bot_activates("alchemy")
        .technologies(known)
        .has_technologies("bot", &["tech-1"])
        .has_technologies("p1", &known);
    let workers = [("alchemy", 1), ("nobles", 2), ("construction", 2)];
    table.workers("bot", &workers).pass().has_score("p1", 3);
}

#[test]
fn ha52_the_bot_competes_for_the_lead_on_the_pyramid_track() {
    // 4 points for leading, 4 per space at the first eclipse; a space of the Avenue is worth 5.
    let table = || idle().last_round().avenue("bot", 0).pyramid_track("p1", 2).cocoa("p1", 8);
    table().pyramid_track("bot", 3).pass().play("wages 3").has_score("p1", 8).has_score("bot", 4 + 12);
    table().pyramid_track("bot", 2).pass().play("wages 3").has_score("p1", 4 + 8).has_score("bot", 4 + 8);
    table().pyramid_track("bot", 1).pass().play("wages 3").has_score("p1", 4 + 8).has_score("bot", 4);
}

#[test]
fn ha52_the_bot_can_hold_a_top_step() {
    let table = solo().temples("bot", 1, 1, 11).temples("p1", 0, 0, 10);
    let table = table.workers("p1", &[("palace", 1), ("palace", 1)]).arrived("quarry", &[1]);
    table.play("worship quarry ability; end").has_step("p1", "green", 10);
}

#[test]
fn ha52_the_bot_never_takes_a_royal_tile() {
    let royal = |it: &Event| match it {
        Event::BotWorshipped { space, .. } => space.royal_place().is_some(),
        _ => false,
    };
    for number in 0..4 {
        let events = whole_game(number);
        assert!(events.iter().any(|it| matches!(it, Event::BotWorshipped { .. })));
        assert!(!events.iter().any(royal));
    }
}
