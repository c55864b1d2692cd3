//! Difficulty changes: H-399, H-526 to H-531, HA-83.

use patolli_core::Options as _;
use patolli_teotihuacan::Options;

use super::Solo as _;
use crate::scenario::{Scenario, opening, printed, variant};

const ONES: [(&str, i8); 2] = [("minus-1", -1), ("plus-1", 1)];
const TWOS: [(&str, i8); 4] = [("minus-2", -2), ("minus-1", -1), ("plus-1", 1), ("plus-2", 2)];
const TENS: [(&str, i8); 4] = [("minus-10", -10), ("minus-5", -5), ("plus-5", 5), ("plus-10", 10)];

/// A solo game with these changes.
fn changed(changes: &[(&str, &str)]) -> Options {
    let mut options = printed(1);
    for (key, value) in changes {
        options.set(key, value).expect("a change");
    }
    options
}

/// No such change.
fn refused(key: &str, value: &str) {
    assert!(printed(1).set(key, value).is_err(), "{key} {value}");
}

/// The last round of the game with a change; the bot has nothing and its tile powers up a worker.
fn last(key: &str, value: &str) -> Scenario {
    let known = ["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-11"];
    let table = variant(changed(&[(key, value)])).technologies(known).has_technologies("bot", &[]);
    let table = table.resources("bot", 0, 0, 0).avenue("bot", 0).bot_activates("alchemy").eclipses(2);
    table.last_round().cocoa("p1", 3)
}

#[test]
fn h399_any_number_of_changes_may_be_combined() {
    let keys = [
        "bot-gold-deposits",
        "bot-nobles",
        "bot-construction",
        "bot-wood",
        "bot-stone",
        "bot-gold",
        "bot-cocoa",
        "bot-worship",
        "bot-technology",
    ];
    let mut options = changed(&keys.map(|it| (it, "plus-1")));
    options.set("bot-bonus", "minus-10").expect("a change");
    for key in keys {
        assert_eq!(options.get(key).as_deref(), Some("plus-1"), "{key}");
    }
    let table = opening(options, 1).has_resources("bot", 3, 3, 3);
    let table = table.has_workers("bot", &[("gold-deposits", 3), ("nobles", 3), ("construction", 3)]);
    assert_eq!(table.bot().difficulty, options.bot);
    // None at all is the normal game.
    opening(changed(&[]), 1).has_resources("bot", 2, 2, 2);
}

#[test]
fn h526_the_power_of_free_workers() {
    for (word, by) in ONES {
        let power = 2u8.saturating_add_signed(by);
        let table = opening(changed(&[("bot-gold-deposits", word)]), 1);
        table.has_workers("bot", &[("gold-deposits", power), ("nobles", 2), ("construction", 2)]);
        let table = opening(changed(&[("bot-nobles", word)]), 1);
        table.has_workers("bot", &[("gold-deposits", 2), ("nobles", power), ("construction", 2)]);
        let table = opening(changed(&[("bot-construction", word)]), 1);
        let table = table.has_workers("bot", &[("gold-deposits", 2), ("nobles", 2), ("construction", power)]);
        table.has_worshipper("decorations", Some(("bot", 1)));
    }
    refused("bot-nobles", "plus-2");
    refused("bot-decorations", "plus-1");
}

#[test]
fn h527_the_resources_at_the_start() {
    for (word, by) in ONES {
        let n = 2u8.saturating_add_signed(by);
        opening(changed(&[("bot-wood", word)]), 1).has_resources("bot", n, 2, 2);
        opening(changed(&[("bot-stone", word)]), 1).has_resources("bot", 2, n, 2);
        opening(changed(&[("bot-gold", word)]), 1).has_resources("bot", 2, 2, n);
    }
    refused("bot-gold", "minus-2");
}

#[test]
fn ha83_workers_and_resources_change_freely() {
    let changes = [
        ("bot-gold-deposits", "plus-1"),
        ("bot-nobles", "minus-1"),
        ("bot-construction", "plus-1"),
        ("bot-wood", "minus-1"),
        ("bot-gold", "plus-1"),
    ];
    let table = opening(changed(&changes), 1).has_resources("bot", 1, 2, 3);
    table.has_workers("bot", &[("gold-deposits", 3), ("nobles", 1), ("construction", 3)]);
}

#[test]
fn h528_the_points_for_10_cocoa() {
    for (word, by) in TWOS {
        let table = variant(changed(&[("bot-cocoa", word)])).resources("bot", 0, 0, 0).bot_activates("masks");
        let table = table.cocoa("bot", 6).pass().has_cocoa("bot", 1);
        table.has_score("bot", 3u16.saturating_add_signed(by.into()));
    }
    refused("bot-cocoa", "plus-5");
}

#[test]
fn h529_ha83_the_steps_of_the_worship_tile_on_named_temples_and_on_decorations() {
    for (word, by) in ONES {
        let table =
            || variant(changed(&[("bot-worship", word)])).bot_activates("worship").clear_space("decorations");
        let named = table().worships("bot", "quarry", 1).pass();
        named.has_temples("bot", 1, 1 + 2u8.saturating_add_signed(by), 1);
        let chosen = table().worships("bot", "forest", 1).temples("bot", 1, 3, 1).pass();
        chosen.has_temples("bot", 1, 3 + 3u8.saturating_add_signed(by), 1);
    }
    refused("bot-worship", "plus-2");
}

#[test]
fn h530_the_points_per_temple_bonus_tile() {
    for (word, by) in TENS {
        let each = 15u16.saturating_add_signed(by.into());
        let table = last("bot-bonus", word).temples("bot", 10, 11, 1).pass().play("wages 3").is_over();
        table.has_score("bot", 2 * each);
    }
    refused("bot-bonus", "plus-1");
}

#[test]
fn h531_the_points_per_technology() {
    for (word, by) in TWOS {
        let each = 2u16.saturating_add_signed(by.into());
        let known = ["tech-1", "tech-3", "tech-5"];
        let table =
            last("bot-technology", word).has_technologies("bot", &known).pass().play("wages 3").is_over();
        table.has_score("bot", 3 * each);
    }
    refused("bot-technology", "plus-5");
}
