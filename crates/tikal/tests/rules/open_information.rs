//! What everybody sees and what nobody sees: TR-11, TR-37.

use patolli_core::{Game as _, Seat, Seed, Viewer};
use patolli_tikal::{HighestBid, Options, Piece, Tikal};

use crate::rules::{
    place::only_volcano_borders,
    scenario::{Scenario, basic, hex, opening, scenario, seat, tile},
};

fn mid_game() -> Scenario {
    scenario(3)
        .lay("a4", "h23", 0)
        .tokens("h23", 3)
        .lay("a6", "h24", 0)
        .lay("c1", "h33", 5)
        .members("a", "h23", 2)
        .leader("c", "h03")
        .guard("a", "h14")
        .camp("d", "h24")
        .treasure("c", "jug", 2)
        .treasure("a", "flute", 1)
        .value("h03", 4)
        .score("d", 17)
        .points(7)
}

#[test]
fn tr11_tr37_stack_and_undug_treasures_are_hidden_from_all() {
    let one = mid_game().treasures_below("h23", &["statue", "plate"]).next_tiles(&["c2", "c3"]);
    let other = mid_game().treasures_below("h23", &["knife", "crown"]).next_tiles(&["c4", "c2"]);
    assert_ne!(one.game(), other.game());
    let viewers = Seat::all(3).map(Viewer::Seat).chain([Viewer::Watcher]);
    for viewer in viewers {
        assert_eq!(one.game().view(viewer), other.game().view(viewer), "{viewer:?}");
    }
    // Not even a tile's place in the table of tiles leaks: only the letters of the stack are seen.
    assert_eq!(one.view().piles.stack, [0, 0, 4, 5, 5, 5, 4]);
}

#[test]
fn tr37_what_lies_on_the_table_is_public() {
    let view = mid_game().view();
    let (site, temple) = (&view.hexes[hex("h23").index()], &view.hexes[hex("h03").index()]);
    assert_eq!((site.tile, site.tokens, site.men[0].members), (Some(tile("a4")), 3, 2));
    assert_eq!((temple.value, temple.men[1].leader, temple.men[1].strength), (4, true, 3));
    assert_eq!(view.hexes[hex("h14").index()].guard, Some(seat("a")));
    assert_eq!(view.hexes[hex("h24").index()].camp, Some(seat("d")));
    assert_eq!(view.players[1].treasures.iter().sum::<u8>(), 2);
    assert_eq!((view.players[2].score, view.players[2].camps), (17, 1));
    assert_eq!((view.players[0].members, view.players[0].guards), (15, 1));
    assert_eq!((view.turn.action_points, view.piles.tokens), (7, 24 - 6));
    assert_eq!(view.piles.levels, [2, 5, 8, 11, 8, 5, 3, 2, 1]);
    let auction = scenario(2).auction().open(&["a1", "a4"]).play("bid 3").view();
    assert_eq!(auction.piles.open, [tile("a1"), tile("a4")]);
    assert_eq!(auction.turn.high_bid, Some(HighestBid { seat: seat("a"), points: 3 }));
    let scoring = scenario(2).scoring(&["a", "c"]).view();
    assert_eq!(scoring.piles.aside, Some(tile("b6")));
}

#[test]
fn tr37_tr07_tiles_that_left_the_game_are_public() {
    assert_eq!(only_volcano_borders().view().piles.removed, []);
    let drawn = only_volcano_borders().next_tiles(&["g3", "g4"]).play("end");
    assert_eq!(drawn.view().piles.removed, [tile("g3")]);
    assert_eq!(drawn.play("end").view().piles.removed, [tile("g3"), tile("g4")]);
}

#[test]
fn tr37_what_was_done_on_a_hex_in_this_turn_is_public() {
    let table = mid_game().members("a", "h03", 1).points(10).play("dig h23; uncover h03; dig h23");
    let worked =
        |table: &Scenario| (table.look("h23").worked, table.look("h03").worked, table.look("h14").worked);
    assert_eq!(worked(&table), (2, 1, 0));
    assert_eq!(worked(&table.play("end")), (0, 0, 0));
    let over = scenario(2).members("c", "h03", 1).final_scoring(&["a", "c"]).play("end; uncover h03; end");
    assert_eq!(over.is_over().look("h03").worked, 0);
}

#[test]
fn tr37_tr22_which_piece_guards_and_a_leader_that_left_are_public() {
    let alone = scenario(2).leader("a", "h03").play("guard h03").view();
    assert_eq!(alone.hexes[hex("h03").index()].guard_piece, Some(Piece::Leader));
    assert!(!alone.players[0].leader_removed && !alone.players[0].leader_in_supply);
    let both = scenario(2).leader("a", "h03").members("a", "h03", 2).play("guard h03").view();
    assert_eq!(both.hexes[hex("h03").index()].guard_piece, Some(Piece::Member));
    assert_eq!(both.hexes[hex("h14").index()].guard_piece, None);
    assert!(both.players[0].leader_removed);
    assert_eq!(both.players[0].removed, 1, "one member guards, the other left");
}

#[test]
fn tr02_tr37_who_began_and_who_passed_first_is_public() {
    for first in Seat::all(3) {
        let options = Options { first, ..basic(3) };
        assert_eq!(opening(options, 4).view().first, first);
    }
    let passed = scenario(3).auction().play("pass; bid 2; pass").view();
    assert_eq!(passed.turn.passed, []);
    let passing = scenario(3).auction().play("pass; pass").view();
    assert_eq!(passing.turn.passed, [seat("a"), seat("c")]);
}

#[test]
fn tr11_dealing_the_hidden_anew_changes_nothing_that_is_seen() {
    let table = mid_game();
    let mut rng = Seed::from(5).rng();
    let others: Vec<Tikal> = (0..50).map(|_| table.game().redeal(seat("a"), &mut rng)).collect();
    assert!(others.iter().all(|it| it.view(Viewer::Watcher) == table.view()));
    assert!(others.iter().any(|it| it != table.game()), "something was hidden");
}
