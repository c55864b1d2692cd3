//! Search skips what leads nowhere else, and nothing that does.

use patolli_core::{Game as _, Log, Options as _, Seat};
use patolli_testkit::legal_actions;
use patolli_tikal::{Action, Options, Piece, Tikal};

fn after(position: &Tikal, actions: &[Action]) -> Tikal {
    let mut position = position.clone();
    for action in actions {
        position.play(*action, &mut Log::off()).expect("a better way is legal");
    }
    position
}

/// Shows every position of random games of every kind.
fn each_position(look: impl FnMut(&Tikal)) {
    let tables = [2, 3, 4].into_iter().flat_map(|it| [(it, false), (it, true)]);
    let games = tables.flat_map(|(seats, auction)| {
        let options = Options { auction, ..Options::for_seats(seats).expect("two to four seats") };
        (0..12).map(move |seed| (options, seed))
    });
    patolli_testkit::each_position(games, look);
}

#[test]
fn something_is_always_left_to_do() {
    let mut skipped = 0;
    each_position(|position| {
        let actions = legal_actions(position);
        let left = actions.iter().filter(|it| !position.is_redundant(**it)).count();
        assert!(left > 0, "everything is redundant: {actions:?}");
        skipped += actions.len() - left;
    });
    assert!(skipped > 1000, "only {skipped} actions are skipped");
}

#[test]
fn a_skipped_lie_of_a_tile_opens_the_same_ways_as_another() {
    let mut skipped = 0;
    each_position(|position| {
        for action in legal_actions(position).into_iter().filter(|it| position.is_redundant(*it)) {
            let Action::Place { hex, rotation: turns } = action else { continue };
            let walked = after(position, &[action]);
            let same = (0..turns).map(|turns| Action::Place { hex, rotation: turns }).any(|other| {
                let ways = |it: &Tikal| it.walkable().map(|hex| it.stone_costs_from(hex)).collect::<Vec<_>>();
                position.check(other).is_ok() && ways(&after(position, &[other])) == ways(&walked)
            });
            assert!(same, "{action} is like no other");
            skipped += 1;
        }
    });
    assert!(skipped > 20, "only {skipped} lies are skipped");
}

#[test]
fn a_skipped_move_is_made_by_a_fresh_member_as_cheaply() {
    let mut skipped = 0;
    each_position(|position| {
        let seat = position.active_seat();
        let skips = |it: &Action| position.is_redundant(*it) && !position.is_last_round();
        for action in legal_actions(position).into_iter().filter(skips) {
            let Action::Move { piece, from, to } = action else { continue };
            assert_eq!(piece, Piece::Member, "a leader is not fresh");
            let moved = after(position, &[action]);
            let cheaper = position.camps_of(seat).any(|camp| {
                let bring = Action::Bring { piece, to: camp };
                let go = Action::Move { piece, from: camp, to };
                let way = if camp == to { vec![bring] } else { vec![bring, go] };
                if position.stone_costs_from(camp).to(to) >= position.action_points() {
                    return false;
                }
                let fresh = after(position, &way);
                fresh.action_points() >= moved.action_points()
                    && fresh.members_on(seat, to) == moved.members_on(seat, to)
                    && fresh.members_on(seat, from) > moved.members_on(seat, from)
            });
            assert!(cheaper, "{action} has no better way");
            skipped += 1;
        }
    });
    assert!(skipped > 1000, "only {skipped} moves are skipped");
}

#[test]
fn a_skipped_exchange_brings_no_points() {
    each_position(|position| {
        let seat = position.active_seat();
        for action in legal_actions(position).into_iter().filter(|it| position.is_redundant(*it)) {
            let Action::Swap { from, .. } = action else { continue };
            let swapped = after(position, &[action]);
            assert_eq!(swapped.treasure_points(seat), position.treasure_points(seat));
            assert!(swapped.treasure_points(from) >= position.treasure_points(from));
        }
    });
}

#[test]
fn a_skipped_bid_is_higher_than_any_rival_can_answer() {
    let mut skipped = 0;
    each_position(|position| {
        for action in legal_actions(position).into_iter().filter(|it| position.is_redundant(*it)) {
            let Action::Bid { points } = action else { continue };
            let lower = Action::Bid { points: points - 1 };
            assert!(position.check(lower).is_ok(), "{lower} is enough and legal");
            let rivals = Seat::all(position.seats()).filter(|it| *it != position.active_seat());
            let in_auction = rivals.filter(|it| !position.has_moved(*it) && !position.has_passed(*it));
            assert!(in_auction.map(|it| position.score(it)).all(|it| it < points), "{action} may be needed");
            skipped += 1;
        }
    });
    assert!(skipped > 20, "only {skipped} bids are skipped");
}

#[test]
fn in_the_last_scoring_turn_pieces_go_where_they_count() {
    let mut skipped = 0;
    each_position(|position| {
        let skips = |it: &Action| position.is_redundant(*it) && position.is_last_round();
        for action in legal_actions(position).into_iter().filter(skips) {
            let Action::Move { piece: Piece::Leader, to, .. } = action else { continue };
            let counts = position.temples().has(to) && position.guard_on(to).is_none();
            assert!(!counts && position.tokens_on(to) == 0, "{action} may be needed");
            skipped += 1;
        }
    });
    assert!(skipped > 20, "only {skipped} moves are skipped");
}
