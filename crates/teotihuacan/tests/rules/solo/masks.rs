//! The Mask Collection tile: H-513 to H-518, HA-51.

use patolli_teotihuacan::BotOutcome;

use super::{Solo as _, bot_activates};
use crate::scenario::{Scenario, read, seat};

/// Mask Collection is woken. Lying clockwise from the Palace: score-4-vp, quarry mask-5, forest mask-4, decorations
/// mask-7, gold-deposits mask-6, 1 wood each.
fn collects() -> Scenario {
    bot_activates("masks").resources("bot", 1, 0, 0)
}

/// The one mask the bot has afterwards.
fn got(table: Scenario, mask: &str) -> Scenario {
    let table = table.pass().has_outcome(BotOutcome::First).has_tiles("bot", mask, 1);
    assert_eq!(table.game().masks(seat("bot")).iter().sum::<u8>(), 1);
    table
}

#[test]
fn h513_the_bot_pays_for_a_mask_and_takes_it() {
    got(collects(), "mask-5").has_resources("bot", 0, 0, 0);
    // One at each of the five places.
    for board in ["palace", "forest", "quarry", "gold-deposits", "decorations"] {
        let plain = ["palace", "forest", "quarry", "gold-deposits", "decorations"];
        let tiles = ["no-cocoa", "free-move", "double-move", "virtual-worker", "two-resources"];
        let table = plain.iter().zip(tiles).fold(collects(), |it, (place, tile)| it.discovery(place, tile));
        got(table.discovery(board, "mask-7"), "mask-7");
    }
}

#[test]
fn h513_only_a_mask_it_does_not_have() {
    let table = collects().owns("bot", "mask-5").pass().has_outcome(BotOutcome::First);
    table.has_tiles("bot", "mask-5", 1).has_tiles("bot", "mask-4", 1).has_discovery("quarry", Some("mask-5"));
    let all = ["mask-4", "mask-5", "mask-6", "mask-7"];
    let table = all.iter().fold(collects(), |it, mask| it.owns("bot", mask)).pass();
    table.has_outcome(BotOutcome::Fallback).has_resources("bot", 1, 0, 0);
    // The human's masks are no matter.
    got(collects().owns("p1", "mask-5"), "mask-5");
}

#[test]
fn h513_only_a_mask_it_can_pay() {
    collects()
        .resources("bot", 0, 9, 9)
        .pass()
        .has_outcome(BotOutcome::Fallback)
        .has_resources("bot", 0, 9, 9);
    let rare = |cocoa, gold| {
        collects().discovery("forest", "mask-1").cocoa("bot", cocoa).resources("bot", 1, 0, gold)
    };
    got(rare(2, 1), "mask-1").has_cocoa("bot", 0).has_resources("bot", 1, 0, 0);
    got(rare(1, 1), "mask-5").has_cocoa("bot", 1).has_resources("bot", 0, 0, 1);
    got(rare(2, 0), "mask-5");
}

#[test]
fn h513_other_tiles_are_not_taken() {
    let tiles = ["score-4-vp", "two-resources", "no-cocoa", "free-move", "four-cocoa"];
    let places = ["palace", "forest", "quarry", "gold-deposits", "decorations"];
    let table =
        places.iter().zip(tiles).fold(bot_activates("masks"), |it, (place, tile)| it.discovery(place, tile));
    table.pass().has_outcome(BotOutcome::Fallback).has_discovery("quarry", Some("no-cocoa"));
    // Nor masks on large steps and on the Avenue.
    let table =
        places.iter().zip(tiles).fold(bot_activates("masks"), |it, (place, tile)| it.discovery(place, tile));
    let table = table.step_tiles("red", 5, &["mask-4"]).avenue_tiles(3, &["mask-5"]);
    table.pass().has_outcome(BotOutcome::Fallback).has_tiles("bot", "mask-4", 0);
}

#[test]
fn h514_a_new_tile_is_drawn() {
    let table = got(collects().next_discoveries(&["double-move"]), "mask-5");
    table.has_discovery("quarry", Some("double-move")).has_discovery("forest", Some("mask-4"));
    // It may be a mask, which stays for another time.
    let table = got(collects().resources("bot", 5, 0, 0).next_discoveries(&["mask-4"]), "mask-5");
    table.has_discovery("quarry", Some("mask-4"));
}

#[test]
fn h515_no_worker_is_moved() {
    let table = got(collects(), "mask-5").has_worshipper("decorations", Some(("bot", 1)));
    let table = table.has_workers("bot", &[("gold-deposits", 2), ("nobles", 2), ("construction", 2)]);
    table.has_cocoa("bot", 0).has_temples("bot", 1, 1, 9);
}

#[test]
fn h516_ha51_the_lowest_copy_number_first() {
    // One copy of mask 1, two each of 2 and 3, three of the others.
    let rich = || bot_activates("masks").resources("bot", 9, 9, 9).cocoa("bot", 4);
    got(rich().discovery("gold-deposits", "mask-3"), "mask-3");
    got(rich().discovery("gold-deposits", "mask-3").discovery("quarry", "mask-1"), "mask-1");
    got(rich().discovery("gold-deposits", "mask-1").discovery("quarry", "mask-3"), "mask-1");
    let copies = |name: &str| read::<patolli_teotihuacan::data::Discovery>(name).tile().copies;
    assert_eq!(["mask-1", "mask-3", "mask-5"].map(copies), [1, 2, 3]);
    // Rarity, not the number of the mask: 3 is as rare as 2 and lies nearer.
    got(rich().discovery("gold-deposits", "mask-2").discovery("forest", "mask-3"), "mask-3");
    // One it has does not count.
    let table = rich().discovery("gold-deposits", "mask-3").owns("bot", "mask-3").pass();
    table.has_tiles("bot", "mask-3", 1).has_tiles("bot", "mask-5", 1);
}

#[test]
fn h517_among_equals_the_first_clockwise_from_the_palace_included() {
    got(collects().discovery("palace", "mask-7"), "mask-7").has_discovery("decorations", Some("mask-7"));
    got(collects(), "mask-5");
    got(collects().discovery("quarry", "no-cocoa"), "mask-4");
    got(collects().discovery("quarry", "no-cocoa").discovery("forest", "free-move"), "mask-7");
    let table = collects().discovery("quarry", "no-cocoa").discovery("forest", "free-move");
    got(table.discovery("decorations", "double-move"), "mask-6");
}

#[test]
fn h518_without_a_mask_5_cocoa_and_the_weakest_worker_moves_on() {
    let table =
        collects().resources("bot", 0, 2, 2).pass().has_outcome(BotOutcome::Fallback).has_cocoa("bot", 5);
    let table = table.has_workers("bot", &[("decorations", 3), ("nobles", 2), ("gold-deposits", 2)]);
    table.has_resources("bot", 0, 2, 2).has_score("bot", 0).has_discovery("quarry", Some("mask-5"));
}
