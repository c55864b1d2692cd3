//! Neutral workers: H-097 to H-102, HA-31, HA-85.

use std::collections::BTreeSet;

use patolli_core::{Game as _, Status};
use patolli_teotihuacan::{Board, Deal, Options, Owner, Phase};

use super::support::{
    begun_from, draft, drawing, eclipsed, first_game, hands, kept, neutrals, starting_and_drawing,
};
use crate::scenario::{Scenario, dealt, normal, opening_with, read, scenario};

/// How many neutral workers stand on the boards, by colour.
fn count(table: &Scenario) -> [u8; 2] {
    [0, 1].map(|colour| {
        let dice = table.view("p1").boards.into_iter().flat_map(|it| it.workers);
        dice.filter(|it| it.owner == Owner::Neutral(colour)).map(|it| it.n).sum()
    })
}

#[test]
fn h097_neutral_workers_with_two_and_three_players_only() {
    for options in [normal, draft, first_game] {
        assert_eq!(count(&begun_from(options(4), &dealt(1))), [0, 0]);
        assert_eq!(count(&begun_from(options(3), &dealt(1))), [3, 0]);
        assert_eq!(count(&begun_from(options(2), &dealt(1))), [3, 3]);
    }
}

#[test]
fn h098_three_players_the_first_three_boards_of_the_tiles_drawn() {
    let placed = |tiles: &[&str]| neutrals(&begun_from(normal(3), &starting_and_drawing(12, tiles)), 0);
    // Palace and Forest, then Nobles; Decorations comes too late, and so does the third tile.
    assert_eq!(placed(&["start-1", "start-8", "start-17"]), ["palace", "forest", "nobles"]);
    // Forest is named twice and passed over the second time.
    assert_eq!(placed(&["start-1", "start-15", "start-17"]), ["palace", "forest", "nobles"]);
    assert_eq!(placed(&["start-8", "start-1", "start-17"]), ["palace", "nobles", "decorations"]);
}

#[test]
fn h099_two_players_once_for_each_of_two_colours() {
    let tiles = ["start-1", "start-8", "start-17", "start-13", "start-16", "start-4"];
    let table = begun_from(normal(2), &starting_and_drawing(8, &tiles));
    assert_eq!(neutrals(&table, 0), ["palace", "forest", "nobles"]);
    assert_eq!(neutrals(&table, 1), ["quarry", "gold-deposits", "alchemy"]);
    assert_eq!(count(&table), [3, 3]);
}

#[test]
fn h100_neutral_workers_count_as_another_colour() {
    let others = [("construction", 1), ("construction", 1), ("construction", 1)];
    let table = |one: &[&str; 3], two: &[&str; 3]| {
        let table = scenario(2).neutral(one, two).workers("p2", &others).cocoa("p1", 2);
        table.play("move palace 1 quarry")
    };
    let (here, away) = (["quarry", "nobles", "forest"], ["nobles", "forest", "alchemy"]);
    table(&away, &away).play("collect").has_cocoa("p1", 2 + 1);
    table(&here, &away).play("collect").has_cocoa("p1", 2 + 2);
    table(&here, &here).play("collect").has_cocoa("p1", 2 + 3);
    // They make main actions dearer, too.
    table(&away, &away).play("main").has_cocoa("p1", 2);
    table(&here, &away).play("main").has_cocoa("p1", 1);
    table(&here, &here).play("main").has_cocoa("p1", 0);
    let poor = scenario(2).neutral(&here, &here).workers("p2", &others).cocoa("p1", 1);
    poor.play("move palace 1 quarry").refuses("main", crate::scenario::short_of_cocoa(2, 1));
}

#[test]
fn h101_they_are_free_workers_in_main_areas() {
    let table = begun_from(normal(2), &dealt(3));
    let named: BTreeSet<String> = [0, 1].into_iter().flat_map(|it| neutrals(&table, it)).collect();
    for board in Board::ALL {
        let dice = table.view("p1").boards.into_iter().find(|it| it.board == board).expect("a board").workers;
        let neutral = dice.iter().filter(|it| matches!(it.owner, Owner::Neutral(_))).count();
        assert_eq!(neutral > 0, named.contains(board.key()));
        assert_eq!(usize::from(table.game().colours(board)), dice.len(), "every colour there counts");
    }
    // No worship space is taken by them, wherever they stand.
    let table = scenario(2).neutral(&["quarry"; 3], &["quarry"; 3]).has_worshipper("quarry", None);
    table.play("move palace 1 quarry; worship quarry ability").has_cocoa("p1", 0);
}

#[test]
fn h102_they_take_no_turns_and_move_at_an_eclipse_only() {
    let mut table = scenario(3).neutral(&["forest", "nobles", "alchemy"], &["palace"; 3]);
    for _ in 0..12 {
        assert!(matches!(table.game().status(), Status::Asks(seat) if seat.number() < 3));
        table = table.pass();
        assert_eq!(neutrals(&table, 0), ["forest", "alchemy", "nobles"]);
    }
    let table = scenario(3).neutral(&["forest", "nobles", "alchemy"], &["palace"; 3]);
    let table = table.put("eclipse-1", 0, "start-4").put("eclipse-1", 1, "start-3");
    assert_eq!(neutrals(&eclipsed(table), 0), ["palace", "forest", "gold-deposits"]);
}

#[test]
fn ha31_three_tiles_at_setup_and_two_at_an_eclipse_for_each_colour() {
    // The fourth tile of the setup belongs to the second colour, at an eclipse the third.
    let tiles = ["start-1", "start-3", "start-8", "start-9", "start-17", "start-2"];
    let table = begun_from(normal(2), &starting_and_drawing(8, &tiles));
    assert_eq!(neutrals(&table, 0), ["palace", "forest", "quarry"]);
    assert_eq!(neutrals(&table, 1), ["quarry", "alchemy", "nobles"]);
    let draw = |it: Scenario, line: &str| {
        tiles.iter().enumerate().fold(it, |it, (place, tile)| it.put(line, place, tile))
    };
    for (era, line) in [(0, "eclipse-1"), (1, "eclipse-2")] {
        let table = eclipsed(draw(scenario(2).eclipses(era), line));
        assert_eq!(neutrals(&table, 0), ["palace", "forest", "quarry"]);
        assert_eq!(neutrals(&table, 1), ["alchemy", "nobles", "decorations"]);
    }
    // Two tiles are always enough: no two name the same pair.
    for seed in 0..60 {
        assert_eq!(count(&begun_from(normal(2), &dealt(seed))), [3, 3]);
    }
    // Their power is 1.
    let dice = table.view("p1").boards.into_iter().flat_map(|it| it.workers);
    assert!(dice.filter(|it| matches!(it.owner, Owner::Neutral(_))).all(|it| it.power == 1));
    // The first game draws in the same way, from all starting tiles.
    let table = opening_with(first_game(2), &[("neutral", &tiles)]);
    assert_eq!(neutrals(&table, 0), ["palace", "forest", "quarry"]);
    assert_eq!(neutrals(&table, 1), ["quarry", "alchemy", "nobles"]);
}

#[test]
fn h098_tiles_that_players_give_back_are_drawn_and_kept_ones_are_not() {
    // p1 gives back start-1 (Palace, Forest) and start-8 (Nobles, Decorations) and keeps start-13 and start-17.
    let deal = hands(&["start-13", "start-17", "start-1", "start-8"]);
    let deal = drawing(deal, &["start-13", "start-1", "start-17", "start-8"]);
    let table = kept(&deal, "start-13", "start-17");
    assert_eq!(neutrals(&table, 0), ["palace", "forest", "nobles"]);
    // By the first version of the rules only what was never dealt is drawn.
    let first = Options { rules: 1, ..normal(2) };
    let table =
        begun_from(first, &Deal { neutral: None, ..starting_and_drawing(8, &["start-1", "start-8"]) });
    assert_eq!(neutrals(&table, 0), ["palace", "forest", "nobles"]);
}

#[test]
fn h098_the_draw_does_not_depend_on_what_hides_in_other_hands() {
    // Whatever p2 holds and gives back, the pile is the same: only kept tiles are passed over, and those are shown.
    let deal = hands(&["start-13", "start-15"]);
    let mut other = deal;
    other.starting.swap(6, 12);
    other.starting.swap(7, 13);
    let placed = |deal: &Deal| {
        let table = kept(deal, "start-13", "start-15").play("place forest 1; place quarry 1; place nobles 1");
        [neutrals(&table, 0), neutrals(&table, 1)]
    };
    assert_ne!(deal.starting, other.starting);
    assert_eq!(placed(&deal), placed(&other));
}

#[test]
fn ha31_tiles_in_use_at_setup_come_up_again_at_an_eclipse() {
    let table = kept(&hands(&["start-13", "start-17"]), "start-13", "start-17");
    assert_eq!(table.game().phase(), Phase::Play);
    let drawn: BTreeSet<usize> = dealt(1).eclipses[0].iter().map(|it| it.index()).collect();
    assert_eq!(drawn.len(), 18);
    let shuffled: BTreeSet<usize> = (0..150).map(|it| dealt(it).eclipses[1][0].index()).collect();
    assert_eq!(shuffled.len(), 18);
}

#[test]
fn ha85_two_neutral_workers_of_one_colour_on_one_board_can_be_loaded() {
    let table = scenario(2).neutral(&["forest", "forest", "palace"], &["nobles"; 3]);
    let table = table.workers("p1", &[("forest", 1), ("palace", 1), ("nobles", 1)]);
    let forest = table.view("p1").boards.into_iter().find(|it| it.board == read("forest")).expect("it");
    assert!(forest.workers.iter().any(|it| it.owner == Owner::Neutral(0) && it.n == 2));
    // One own worker and two neutral ones of one colour: 2 colours, 3 cocoa (HX-19).
    table.play("move palace 1 forest; collect").has_cocoa("p1", 3);
}
