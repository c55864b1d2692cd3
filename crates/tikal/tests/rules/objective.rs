//! What players are after: T-020 to T-024.

use patolli_core::{Game as _, Options as _};
use patolli_tikal::{Illegal, Options};

use crate::rules::scenario::{basic, hex, opening, scenario, seat};

#[test]
fn t020_tr03_two_to_four_players_lead_one_expedition_each() {
    for seats in 2..=4 {
        let table = opening(basic(seats), 1);
        assert_eq!(table.view().players.len(), usize::from(seats));
        assert_eq!(
            table.view().piles.levels,
            opening(basic(4), 1).view().piles.levels,
            "nothing else changes with the seats"
        );
    }
    for seats in [0, 1, 5] {
        assert!(Options::for_seats(seats).is_err(), "{seats} seats");
    }
    // Only the own expedition obeys, and an unused colour is not there to exchange with.
    scenario(2)
        .members("c", "h04", 1)
        .treasure("a", "jug", 1)
        .refuses("move m h04 h13", Illegal::NoPiece { hex: hex("h04") })
        .refuses("swap jug knife 2", Illegal::NoOpponent)
        .play("end; place h23 0; move m h04 h13")
        .has_members("c", "h13", 1);
}

#[test]
fn t021_points_come_in_scoring_rounds_only() {
    let position = || {
        scenario(2).lay("a4", "h23", 0).members("a", "h03", 2).members("a", "h23", 2).members("a", "h14", 1)
    };
    position()
        .play("uncover h03; dig h23; guard h14")
        .has_score("a", 0)
        .play("end")
        .has_score("a", 0)
        .has_score("c", 0);
    position()
        .scoring(&["a", "c"])
        .play("uncover h03; dig h23; guard h14")
        .has_score("a", 0)
        .play("end")
        .has_score("a", 2 + 1 + 1)
        .has_score("c", 0);
}

#[test]
fn t022_treasures_and_temples_with_majority_or_guard_score() {
    scenario(2)
        .value("h03", 4)
        .members("a", "h03", 2)
        .members("c", "h03", 1)
        .value("h14", 3)
        .guard("a", "h14")
        .members("c", "h14", 5)
        .lay("b2", "h23", 0)
        .members("a", "h23", 1)
        .members("c", "h23", 2)
        .treasure("a", "jug", 2)
        .treasure("a", "flute", 1)
        .scoring(&["a", "c"])
        .play("end")
        .has_score("a", 4 + 3 + 3 + 1)
        .play("end")
        .has_score("c", 3);
}

#[test]
fn t023_temples_and_treasures_change_owner() {
    let table = scenario(2)
        .members("c", "h03", 1)
        .leader("a", "h04")
        .treasure("a", "jug", 1)
        .treasure("c", "knife", 1);
    assert_eq!(table.look("h03").scorer, Some(seat("c")));
    let table = table.play("move l h04 h03");
    assert_eq!(table.look("h03").scorer, Some(seat("a")));
    table
        .play("swap jug knife 1")
        .has_treasures("a", "knife", 1)
        .has_treasures("c", "jug", 1)
        .has_treasures("c", "knife", 0);
}

#[test]
fn t024_the_most_points_win() {
    let table = scenario(3)
        .score("a", 30)
        .score("c", 40)
        .score("d", 35)
        .final_scoring(&["a", "c", "d"])
        .play("end; end; end")
        .is_over();
    assert_eq!(table.game().places()[..], [3, 1, 2]);
}
