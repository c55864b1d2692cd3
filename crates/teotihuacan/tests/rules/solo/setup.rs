//! Components and set-up of the solo game: H-398 to H-419, HA-38.

use std::collections::BTreeSet;

use patolli_core::Game as _;
use patolli_teotihuacan::{BotTile, Event, Owner, Resources, View};

use super::{Solo as _, bot_activates, idle, whole_game};
use crate::scenario::{at, begun, dealt, normal, opening, opening_with, read, seat, solo};

/// Neutral dice of each colour.
fn neutrals(view: &View) -> [u8; 2] {
    let dice = || view.boards.iter().flat_map(|it| &it.workers);
    [0, 1].map(|colour| dice().filter(|it| it.owner == Owner::Neutral(colour)).map(|it| it.n).sum())
}

#[test]
fn h398_one_human_plays_against_the_bot() {
    let view = opening(normal(1), 7).view("p1");
    assert_eq!(view.players.iter().map(|it| it.bot).collect::<Vec<_>>(), [false, true]);
    assert!(opening(normal(2), 7).view("p1").players.iter().all(|it| !it.bot));
    // Its turn is over at once; nobody decides for it.
    let table = idle().asks("p1").pass().asks("p1");
    assert!(table.events().iter().any(|it| *it == Event::TurnBegan { seat: seat("bot") }));
    assert!(whole_game(1).contains(&Event::GameOver));
}

#[test]
fn h400_there_are_seven_action_tiles_and_two_direction_tiles() {
    let names = ["construction", "decorations", "alchemy", "nobles", "mastery", "worship", "masks"];
    let expected: BTreeSet<BotTile> = names.iter().map(|it| read(&format!("bot-{it}"))).collect();
    let bot = opening(normal(1), 3).bot();
    assert_eq!(bot.tiles.len(), 7);
    assert_eq!(BTreeSet::from(bot.tiles), expected);
    assert_eq!(bot.arrows.len(), 2);
    assert_eq!(opening(normal(2), 3).view("p1").bot, None);
}

#[test]
fn h401_the_table_is_set_up_as_for_two_players() {
    let (one, two) = (opening(normal(1), 5).view("p1"), opening(normal(2), 5).view("p1"));
    assert_eq!((one.calendar.light, one.calendar.dark), (0, 10));
    assert_eq!(one.calendar, two.calendar);
    assert_eq!(one.pyramid, two.pyramid);
    assert_eq!(one.pyramid.tiles.len(), 14);
    assert_eq!((one.pyramid_display, one.decoration_display), (two.pyramid_display, two.decoration_display));
    assert_eq!((&one.royals, &one.avenue), (&two.royals, &two.avenue));
    assert_eq!(one.temples, two.temples);
    let counts = one.temples.iter().flat_map(|it| &it.large_steps).map(|it| it.tiles.len());
    assert_eq!(counts.collect::<Vec<_>>(), [2, 3, 1, 2]);
    assert_eq!(neutrals(&at(begun(normal(1))).view("p1")), [3, 3]);
}

#[test]
fn h401_later_eras_are_as_long_as_for_two_players() {
    let table = idle().last_round().pass().play("wages 0").has_eclipses(1).has_light(0).has_dark(9);
    let moved = |it: &&Event| matches!(it, Event::NeutralsPlaced { .. });
    assert_eq!(table.events().iter().filter(moved).count(), 2);
    idle().eclipses(1).last_round().pass().play("wages 0").has_eclipses(2).has_dark(8);
}

#[test]
fn h402_h403_the_bot_starts_with_two_of_each_resource_and_no_cocoa() {
    opening(normal(1), 2).has_resources("bot", 2, 2, 2).has_cocoa("bot", 0);
}

#[test]
fn h404_the_bots_builder_starts_on_space_0() {
    opening(normal(1), 2).has_pyramid_track("bot", 0);
}

#[test]
fn h405_the_bot_starts_on_the_first_steps_without_their_rewards() {
    let table = opening(normal(1), 2).has_temples("bot", 1, 1, 1).has_temples("p1", 0, 0, 0);
    table.has_resources("bot", 2, 2, 2).has_score("bot", 0).has_cocoa("bot", 0);
}

#[test]
fn h406_the_bot_starts_on_the_first_space_of_the_avenue() {
    opening(normal(1), 2).has_avenue("bot", 1).has_avenue("p1", 0);
}

#[test]
fn h407_h408_the_bot_starts_with_the_right_technology_of_the_upper_row() {
    let drawn: &[&str] = &["tech-17", "tech-1", "tech-13", "tech-7", "tech-3", "tech-9"];
    let table = opening_with(normal(1), &[("technologies", drawn)]);
    // Sorted: 1, 3, 7 above 9, 13, 17.
    let view = table.view("p1");
    let owned = view.technologies.iter().filter(|it| !it.owners.is_empty());
    let owned: Vec<_> = owned.map(|it| (it.technology, it.owners.as_slice())).collect();
    assert_eq!(owned, [(read("tech-7"), [seat("bot")].as_slice())]);
    // The green column would be a step to green 2 and 1 cocoa.
    table.has_step("bot", "green", 1).has_cocoa("bot", 0);
}

#[test]
fn h409_h410_h411_three_free_workers_of_power_2() {
    let free = [("gold-deposits", 2), ("nobles", 2), ("construction", 2)];
    opening(normal(1), 4).has_workers("bot", &free);
    at(begun(normal(1))).has_workers("bot", &free);
}

#[test]
fn h412_one_worker_of_power_1_worships_on_decorations() {
    let table = opening(normal(1), 4).has_worshipper("decorations", Some(("bot", 1)));
    assert_eq!(table.game().worshipping(seat("bot")).count(), 1);
}

#[test]
fn h413_all_four_workers_of_the_bot_are_in_play() {
    let table = opening(normal(1), 4);
    assert_eq!(table.game().powers(seat("bot")).count(), 4);
    let players = table.view("p1").players;
    assert_eq!(players.iter().map(|it| it.reserve).collect::<Vec<_>>(), [true, false]);
}

#[test]
fn h414_h415_six_random_tiles_form_the_pyramid_and_the_seventh_lies_beside_it() {
    // Every tile turns up in every one of the seven places.
    let mut seen = BTreeSet::new();
    for number in 0..200 {
        let tiles = opening(normal(1), number).bot().tiles;
        assert_eq!(tiles, dealt(number).bot_tiles);
        seen.extend(tiles.into_iter().enumerate());
    }
    assert_eq!(seen.len(), 7 * 7);
}

#[test]
fn h414_the_rows_hold_one_two_and_three_tiles() {
    // One tile can move up to the top from two places, one to each middle place from two.
    let names = ["alchemy", "nobles", "masks", "construction", "decorations", "worship", "mastery"];
    for (upper, up) in [("left", "masks"), ("right", "nobles")] {
        let table = solo().bot_tiles(names).arrows(upper, "left").roll(3, 4).pass();
        assert_eq!(table.bot().tiles[0], read(&format!("bot-{up}")));
    }
}

#[test]
fn h416_the_direction_tiles_lie_with_a_random_side_up() {
    let seen: BTreeSet<_> = (0..40).map(|it| opening(normal(1), it).bot().arrows).collect();
    assert_eq!(seen.len(), 4);
    // The upper one is beside the top row: it says who moves up to the top.
    let names = ["alchemy", "nobles", "masks", "construction", "decorations", "worship", "mastery"];
    let table = solo().bot_tiles(names).arrows("right", "left").roll(3, 4).pass();
    table.has_bot_tiles(["nobles", "decorations", "masks", "construction", "mastery", "worship", "alchemy"]);
}

#[test]
fn h417_the_two_dice_no_neutral_worker_needs_are_the_bots() {
    let neutral: u8 = neutrals(&solo().view("p1")).iter().sum();
    let table = idle().roll(2, 6).pass();
    let dice = table.bot().last.expect("a turn").dice;
    assert_eq!(dice, [2, 6]);
    // Two colours of four dice.
    assert_eq!(usize::from(neutral) + dice.len(), 2 * 4);
    let faces: BTreeSet<u8> = dealt(1).dice.into_iter().collect();
    assert_eq!(faces, (1..=6).collect());
}

#[test]
fn h418_the_human_is_first_with_token_1_and_1_cocoa() {
    for number in 0..5 {
        let table = opening(normal(1), number).asks("p1").has_cocoa("p1", 1);
        assert_eq!(table.view("p1").players[0].token, 1);
    }
    at(begun(normal(1))).asks("p1");
    assert_eq!(normal(1).first, seat("p1"));
}

#[test]
fn h419_the_bot_is_the_last_player() {
    assert_eq!(opening(normal(1), 6).view("p1").players[1].token, 2);
    // The light disc moves once a round, with its turn.
    let table = idle().pass().has_light(1);
    let began = table.events().iter().position(|it| *it == Event::TurnBegan { seat: seat("bot") });
    let disc = table.events().iter().position(|it| *it == Event::DiscMoved { space: 1 });
    assert!(began.expect("its turn") < disc.expect("the disc"));
}

#[test]
fn ha38_the_disc_moves_with_the_bots_turns_and_with_ascensions_only() {
    let table = idle().pass().pass().pass().has_light(3);
    assert_eq!(table.game().scores().len(), 2);
    // A human worker ascends: one space at once, one more at the end of the bot's turn.
    let table = bot_activates("masks").workers("p1", &[("palace", 1), ("palace", 1)]).arrived("forest", &[5]);
    let table = table.play("main; power-up forest 5; ascend vp").has_light(1).play("end").has_light(2);
    table.asks("p1");
    // One of the bot's as well.
    let fives = [("nobles", 5), ("nobles", 5), ("nobles", 5)];
    idle().workers("bot", &fives).pass().has_light(2);
}

#[test]
fn ha38_the_extra_cocoa_is_the_first_players_own() {
    let (one, two) = (opening(normal(1), 8), opening(normal(2), 8));
    let cocoa = |it: &View| it.players.iter().map(|it| it.cocoa).collect::<Vec<_>>();
    assert_eq!(cocoa(&one.view("p1")), [1, 0]);
    assert_eq!(cocoa(&two.view("p1")), [1, 3]);
    assert_eq!(one.game().resources(seat("p1")), Resources::NONE);
}
