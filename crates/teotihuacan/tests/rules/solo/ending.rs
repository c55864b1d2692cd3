//! Eclipse and end of the solo game: H-519 to H-525, HX-37, HX-40, HA-53.

use patolli_core::Game as _;
use patolli_teotihuacan::{BotOutcome, Event};

use super::{Solo as _, bot_activates, whole_game};
use crate::scenario::{Scenario, seat};

const KNOWN: [&str; 6] = ["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-11"];

/// The last round before an eclipse, after `eclipses` others; the bot has nothing and its tile powers up a worker.
fn before(eclipses: u8) -> Scenario {
    let table =
        bot_activates("alchemy").technologies(KNOWN).has_technologies("bot", &[]).temples("bot", 1, 1, 1);
    let table = table.resources("bot", 0, 0, 0).avenue("bot", 0).cocoa("p1", 3);
    table.eclipses(eclipses).last_round()
}

/// The round is played, the human pays.
fn score(table: Scenario) -> Scenario {
    table.pass().has_outcome(BotOutcome::Second).play("wages 3")
}

#[test]
fn h519_the_bot_pays_no_wages() {
    for eclipses in 0..2 {
        score(before(eclipses).cocoa("bot", 7).score("bot", 50)).has_cocoa("bot", 7).has_score("bot", 50);
        score(before(eclipses).score("bot", 50)).has_score("bot", 50);
    }
    let paid = |it: &Event| matches!(it, Event::WagesPaid { seat: who, .. } if *who == seat("bot"));
    assert!(!whole_game(2).iter().any(paid));
    assert_eq!(before(0).view("p1").players[1].wages, 0);
}

#[test]
fn h520_the_avenue_counts() {
    // No building taken: 5 a space; seven taken: 2.
    score(before(0).avenue("bot", 3)).has_score("bot", 15);
    score(before(0).avenue("bot", 3).houses(3, 3, 1)).has_score("bot", 6);
}

#[test]
fn h520_the_pyramid_track_counts() {
    // 4 for leading; 4, 3, 2 a space.
    score(before(0).pyramid_track("bot", 3)).has_score("bot", 4 + 12).has_pyramid_track("bot", 0);
    score(before(1).pyramid_track("bot", 3)).has_score("bot", 4 + 9).has_pyramid_track("bot", 0);
    score(before(2).pyramid_track("bot", 3)).has_score("bot", 4 + 6);
}

#[test]
fn h520_masks_count() {
    let table = before(0).owns("bot", "mask-1").owns("bot", "mask-4").owns("bot", "mask-5");
    let table = score(table.owns("bot", "mask-5")).has_score("bot", 6 + 1);
    table.has_tiles("bot", "mask-5", 2);
}

#[test]
fn h521_one_point_for_each_resource_and_cocoa_left() {
    let table = score(before(2).resources("bot", 1, 2, 0).cocoa("bot", 4)).is_over().has_score("bot", 3 + 4);
    assert!(table.events().iter().any(|it| matches!(it, Event::BotGoodsScored { points: 7, .. })));
    // Not at the others, and not for the human.
    score(before(1).resources("bot", 1, 2, 0).cocoa("bot", 4)).has_score("bot", 0);
    score(before(2).resources("p1", 5, 5, 5).cocoa("p1", 9)).has_score("p1", 0);
}

#[test]
fn h522_two_points_for_each_technology() {
    score(before(2).has_technologies("bot", &KNOWN)).has_score("bot", 12);
    score(before(2).has_technologies("bot", &KNOWN[..1])).has_score("bot", 2);
    score(before(1).has_technologies("bot", &KNOWN)).has_score("bot", 0);
    score(before(2).has_technologies("p1", &KNOWN)).has_score("p1", 0);
}

#[test]
fn h523_fifteen_points_for_each_temple_bonus_tile() {
    let tiles = ["bonus-technologies", "bonus-flat", "bonus-bonuses"];
    let table = || before(2).bonuses(tiles);
    score(table().temples("bot", 9, 9, 9)).has_score("bot", 0);
    score(table().temples("bot", 10, 9, 9)).has_score("bot", 15);
    score(table().temples("bot", 10, 11, 9)).has_score("bot", 30);
    score(table().temples("bot", 10, 11, 10)).has_score("bot", 45);
    // Whatever the tile says: the first would be 5 for a technology, which is 2 for the bot.
    score(table().temples("bot", 10, 1, 1).has_technologies("bot", &["tech-1"])).has_score("bot", 15 + 2);
    // The human scores them as usual, and nobody before the end.
    score(table().temples("p1", 0, 10, 10)).has_score("p1", 15 + 18);
    score(before(1).bonuses(tiles).temples("bot", 10, 11, 10)).has_score("bot", 0);
}

#[test]
fn hx37_final_points_of_the_bot() {
    let table = before(2).resources("bot", 1, 1, 1).cocoa("bot", 6).has_technologies("bot", &KNOWN[..4]);
    score(table.temples("bot", 1, 10, 1)).is_over().has_score("bot", 32).has_cocoa("bot", 6);
    // On top of Avenue, pyramid track and masks.
    let table = before(2).resources("bot", 1, 1, 1).cocoa("bot", 6).has_technologies("bot", &KNOWN[..4]);
    let table = table.temples("bot", 1, 10, 1).avenue("bot", 2).pyramid_track("bot", 1).owns("bot", "mask-4");
    score(table).has_score("bot", 32 + 10 + (4 + 2) + 1);
}

/// The last eclipse with these points.
fn ended(human: u16, bot: u16) -> [u8; 2] {
    let table = score(before(2).score("p1", human).score("bot", bot).cocoa("p1", 9)).is_over();
    let table = table.has_score("p1", human).has_score("bot", bot);
    [table.game().places()[0], table.game().places()[1]]
}

#[test]
fn h524_the_human_wins_with_more_points() {
    assert_eq!(ended(151, 150), [1, 2]);
}

#[test]
fn h525_a_tie_or_more_points_of_the_bot_is_a_defeat() {
    // Cocoa left over does not help.
    assert_eq!(ended(150, 150), [2, 1]);
    assert_eq!(ended(150, 151), [2, 1]);
    assert_eq!(ended(0, 0), [2, 1]);
}

#[test]
fn hx40_150_each_is_lost() {
    assert_eq!(ended(150, 150), [2, 1]);
}

/// The bot lays the top tile in the first era; its next turn powers up a worker.
fn top_tile() -> Scenario {
    let tiles = ["construction", "alchemy", "decorations", "nobles", "mastery", "worship", "masks"];
    let table =
        before(0).light(3).three_floors().resources("bot", 1, 2, 0).has_technologies("bot", &["tech-1"]);
    let table = table.bot_tiles(tiles).arrows("right", "right").roll(3, 4);
    table.put("dice", 2, "3").put("dice", 3, "4")
}

#[test]
fn ha53_the_bots_final_points_come_also_when_the_pyramid_is_complete() {
    // Level 4 gives 3 and 2; the step to blue 2 gives a resource.
    let table = top_tile().pass().has_score("bot", 5).has_light(10).has_resources("bot", 1, 0, 1);
    // One more round; 4 for the lead and 4 for the space at the first eclipse, 2 resources, 1 technology.
    let table = table.pass().has_outcome(BotOutcome::Second).play("wages 3").is_over();
    table.has_score("bot", 5 + (4 + 4) + 2 + 2);
}
