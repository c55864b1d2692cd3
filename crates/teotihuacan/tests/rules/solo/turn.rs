//! Teotibot's turn: H-425 to H-432, H-438 to H-440, HX-34, HA-40, HA-42.

use patolli_teotihuacan::{BotOutcome, BotTile, Event, PointSource};

use super::{Solo as _, bot_activates, idle, points_from};
use crate::scenario::{Scenario, read, seat, solo};

const TILES: [&str; 7] = ["construction", "decorations", "alchemy", "nobles", "mastery", "worship", "masks"];

/// The tile that a roll wakes.
fn activated(one: u8, two: u8) -> BotTile {
    let table = solo().bot_tiles(TILES).roll(one, two).pass();
    let rolled = table.events().iter().find_map(|it| match *it {
        Event::BotRolled { seat: who, dice, tile } => {
            assert_eq!((who, dice), (seat("bot"), [one, two]));
            Some(tile)
        }
        _ => None,
    });
    rolled.expect("a roll")
}

/// Every roll with this sum wakes the tile at this place.
fn sum_activates(sums: &[u8], place: usize) {
    let rolls = (1..=6).flat_map(|one| (1..=6).map(move |two| (one, two)));
    for (one, two) in rolls.filter(|(one, two)| sums.contains(&(one + two))) {
        assert_eq!(activated(one, two), read(&format!("bot-{}", TILES[place])), "{one} and {two}");
    }
}

#[test]
fn h425_both_dice_are_rolled_and_added() {
    // Neither die alone decides.
    assert_eq!(activated(1, 1), read("bot-nobles"));
    assert_eq!(activated(1, 3), read("bot-decorations"));
    assert_eq!(activated(1, 5), read("bot-construction"));
    assert_eq!(activated(6, 1), activated(1, 6));
    assert_eq!(activated(6, 6), read("bot-worship"));
}

#[test]
fn h425_every_turn_has_a_roll_of_its_own() {
    let table = solo().bot_tiles(TILES).roll(3, 4).put("dice", 2, "6").put("dice", 3, "6");
    let table = table.pass();
    assert_eq!(table.bot().last.expect("a turn").dice, [3, 4]);
    assert_eq!(table.pass().bot().last.expect("a turn").dice, [6, 6]);
}

#[test]
fn h426_six_seven_and_eight_activate_the_top() {
    sum_activates(&[6, 7, 8], 0);
}

#[test]
fn h427_four_and_five_activate_the_middle_left() {
    sum_activates(&[4, 5], 1);
}

#[test]
fn h428_nine_and_ten_activate_the_middle_right() {
    sum_activates(&[9, 10], 2);
}

#[test]
fn h429_two_and_three_activate_the_bottom_left() {
    sum_activates(&[2, 3], 3);
}

#[test]
fn h430_eleven_and_twelve_activate_the_bottom_right() {
    sum_activates(&[11, 12], 5);
}

#[test]
fn h431_ha40_no_roll_activates_the_middle_of_the_bottom_row() {
    let rolls = (1..=6).flat_map(|one| (1..=6).map(move |two| (one, two)));
    for (one, two) in rolls {
        let tile = activated(one, two);
        assert!(tile != read("bot-mastery") && tile != read("bot-masks"), "{one} and {two}");
    }
}

#[test]
fn ha40_a_tile_in_the_middle_of_the_bottom_row_is_reached_after_it_has_moved() {
    // The top is woken: by two arrows to the left and right the bottom middle tile moves up.
    let table = solo().bot_tiles(TILES).arrows("right", "left").roll(3, 4);
    let table = table.put("dice", 2, "2").put("dice", 3, "2").pass();
    assert_eq!(table.bot().tiles[1], read("bot-mastery"));
    assert_eq!(table.pass().bot().last.expect("a turn").tile, read("bot-mastery"));
}

#[test]
fn h432_the_activated_tile_is_carried_out() {
    for tile in TILES {
        let table = bot_activates(tile).pass();
        let did = table.events().iter().find_map(|it| match *it {
            Event::BotDid { tile, .. } => Some(tile),
            _ => None,
        });
        assert_eq!(did, Some(read(&format!("bot-{tile}"))));
    }
    // A roll of 12 carries out the bottom right tile: a human would see the worshipper go.
    let table = solo().bot_tiles(TILES).roll(6, 6).pass();
    table.has_outcome(BotOutcome::First).has_worshipper("gold-deposits", Some(("bot", 1)));
}

/// What step of the turn an event tells of.
fn step(event: &Event) -> Option<u8> {
    match event {
        Event::BotRolled { .. } => Some(1),
        Event::BotDid { .. } | Event::BotMoved { .. } => Some(2),
        Event::BotShifted { .. } => Some(3),
        Event::Scored { source: PointSource::BotCocoa, .. } => Some(5),
        Event::DiscMoved { .. } => Some(6),
        _ => None,
    }
}

#[test]
fn h432_h433_h438_h439_the_steps_come_in_order() {
    let table = idle().cocoa("bot", 9).pass();
    let steps: Vec<u8> = table.events().iter().filter_map(step).collect();
    assert_eq!(steps, [1, 2, 2, 3, 5, 6]);
}

#[test]
fn h438_ten_cocoa_become_3_points() {
    // Masks fail and bring 5.
    let traded = |cocoa: u16| idle().cocoa("bot", cocoa).pass();
    traded(4).has_cocoa("bot", 9).has_score("bot", 0);
    traded(5).has_cocoa("bot", 0).has_score("bot", 3);
    traded(6).has_cocoa("bot", 1).has_score("bot", 3);
}

#[test]
fn hx34_twelve_cocoa_leave_two() {
    let table = idle().cocoa("bot", 7).pass().has_outcome(BotOutcome::Fallback);
    assert_eq!(points_from(&table, PointSource::BotCocoa), 3);
    table.has_cocoa("bot", 2).has_score("bot", 3);
}

#[test]
fn ha42_the_bot_exchanges_once_a_turn() {
    let table = idle().cocoa("bot", 20).pass().has_cocoa("bot", 15).has_score("bot", 3);
    // Another ten the next time, whatever its tile does.
    table.pass().has_score("bot", 6);
}

#[test]
fn h439_the_light_disc_moves_with_every_bot_turn() {
    for tile in TILES {
        bot_activates(tile).light(4).pass().has_light(5);
    }
}

/// An eclipse near after the bot's turn.
fn near(table: &Scenario) -> Option<u8> {
    table.view("p1").calendar.rounds_to_eclipse
}

#[test]
fn h440_the_bots_move_of_the_disc_can_trigger_an_eclipse() {
    let table = idle().light(9).pass().has_light(10).has_eclipses(0);
    assert_eq!(near(&table), Some(1));
    // The last player did it: one more round, then the eclipse is scored.
    let table = table.asks("p1").pass();
    assert!(table.events().contains(&Event::EclipseBegan { number: 1, last: false }));
    table.play("wages 0").has_eclipses(1).has_light(0).asks("p1");
    assert_eq!(near(&idle().light(8).pass().has_light(9)), None);
}

#[test]
fn h440_a_bot_ascension_can_trigger_one_too() {
    let fives = [("nobles", 5), ("nobles", 5), ("nobles", 5)];
    let table = idle().workers("bot", &fives).light(9).pass().has_light(10);
    assert_eq!(near(&table), Some(1));
}
