//! Uncovering temple levels: T-085 to T-096.

use patolli_tikal::{Event, Illegal};

use crate::rules::scenario::{hex, scenario, seat};

fn second(at: &str) -> Illegal {
    Illegal::SecondLevelNeedsSecondPiece { hex: hex(at) }
}

fn third(at: &str) -> Illegal {
    Illegal::TwoLevelsUncovered { hex: hex(at) }
}

#[test]
fn t085_the_topmost_level_is_the_value() {
    scenario(2)
        .lay("b2", "h23", 0)
        .members("a", "h23", 2)
        .is_worth("h23", 3)
        .play("uncover h23")
        .is_worth("h23", 4)
        .play("uncover h23")
        .is_worth("h23", 5)
        .is_worth("h03", 1);
}

#[test]
fn t086_t091_tx13_one_level_costs_two_points_and_the_next_token() {
    let table = scenario(2)
        .lay("c2", "h23", 0)
        .members("a", "h23", 1)
        .points(2)
        .has_level_tokens(5, 11)
        .play("uncover h23")
        .has_level_tokens(5, 10)
        .is_worth("h23", 5)
        .has_points(0);
    let uncovered = Event::Uncovered { seat: seat("a"), hex: hex("h23"), level: 5 };
    assert_eq!(table.events(), [uncovered]);
    assert_eq!(table.view().piles.levels, [3, 6, 9, 10, 8, 5, 3, 2, 1]);
}

#[test]
fn t056_t087_one_own_piece_must_be_there() {
    scenario(2)
        .members("c", "h03", 3)
        .members("a", "h04", 3)
        .refuses("uncover h03", Illegal::NoPieceToUncover { hex: hex("h03") })
        .play("move m h04 h03; uncover h03")
        .is_worth("h03", 2);
    scenario(2).leader("a", "h14").play("uncover h14").is_worth("h14", 2);
    scenario(2).members("a", "h13", 1).refuses("uncover h13", Illegal::NoTemple { hex: hex("h13") });
}

#[test]
fn t088_no_majority_is_needed() {
    scenario(3)
        .members("a", "h03", 1)
        .members("c", "h03", 5)
        .leader("d", "h03")
        .play("uncover h03")
        .is_worth("h03", 2);
}

#[test]
fn t089_tx15_one_piece_uncovers_one_level_a_turn() {
    let position = || scenario(2).lay("b2", "h23", 0).members("a", "h23", 1);
    position()
        .play("uncover h23")
        .refuses("uncover h23", second("h23"))
        .play("end; place h24 0; end; place h12 0; uncover h23")
        .is_worth("h23", 5);
    // A second piece may arrive during the turn.
    position()
        .members("a", "h13", 1)
        .play("uncover h23")
        .refuses("uncover h23", second("h23"))
        .play("move m h13 h23; uncover h23")
        .is_worth("h23", 5)
        .refuses("uncover h23", third("h23"));
}

#[test]
fn t090_tx14_two_pieces_uncover_two_levels_a_turn() {
    for pieces in [2, 3] {
        scenario(2)
            .lay("b2", "h23", 0)
            .members("a", "h23", pieces)
            .play("uncover h23; uncover h23")
            .is_worth("h23", 5)
            .has_points(6)
            .refuses("uncover h23", third("h23"));
    }
}

#[test]
fn t092_tx16_without_the_next_token_a_temple_stays() {
    scenario(2)
        .value("h03", 5)
        .level_tokens_gone(6)
        .members("a", "h03", 2)
        .has_level_tokens(6, 0)
        .has_level_tokens(7, 5)
        .refuses("uncover h03", Illegal::NoLevelToken { level: 6 })
        .is_worth("h03", 5);
}

#[test]
fn t093_no_level_is_skipped() {
    let table = scenario(2)
        .lay("b2", "h23", 0)
        .members("a", "h23", 2)
        .play("uncover h23; uncover h23")
        .has_level_tokens(4, 8)
        .has_level_tokens(5, 10);
    let levels: Vec<u8> = table
        .events()
        .iter()
        .filter_map(|it| match it {
            Event::Uncovered { level, .. } => Some(*level),
            _ => None,
        })
        .collect();
    assert_eq!(levels, [4, 5]);
    // Not even when the tokens in between are gone.
    scenario(2)
        .level_tokens_gone(7)
        .value("h03", 5)
        .members("a", "h03", 2)
        .play("uncover h03")
        .is_worth("h03", 6)
        .refuses("uncover h03", Illegal::NoLevelToken { level: 7 })
        .has_level_tokens(8, 3);
}

#[test]
fn t094_tx17_several_temples_in_one_turn() {
    scenario(2)
        .lay("b2", "h23", 0)
        .members("a", "h03", 2)
        .members("a", "h14", 2)
        .members("a", "h23", 1)
        .play("uncover h03; uncover h14; uncover h03; uncover h14")
        .has_points(2)
        .play("uncover h23")
        .has_points(0)
        .is_worth("h03", 3)
        .is_worth("h14", 3)
        .is_worth("h23", 4);
}

#[test]
fn t095_ten_is_the_highest_level() {
    scenario(2)
        .value("h03", 9)
        .members("a", "h03", 2)
        .play("uncover h03")
        .is_worth("h03", 10)
        .has_level_tokens(10, 0)
        .refuses("uncover h03", Illegal::HighestLevel);
}

#[test]
fn t096_a_guarded_temple_is_not_uncovered() {
    for owner in ["a", "c"] {
        scenario(2)
            .guard(owner, "h03")
            .members("a", "h03", 2)
            .members("a", "h14", 2)
            .refuses("uncover h03", Illegal::Guarded { hex: hex("h03") })
            .play("uncover h14");
    }
}

#[test]
fn tr18_levels_are_counted_per_hex_and_player() {
    // Two levels with two pieces; both leave, both return: the count stays.
    scenario(2)
        .lay("a1", "h12", 0)
        .members("a", "h03", 2)
        .play("uncover h03; uncover h03; move m h03 h12; move m h03 h12; move m h12 h03; move m h12 h03")
        .refuses("uncover h03", third("h03"));
    // One level, then its piece goes and another one comes: two pieces must be there at once.
    scenario(2)
        .lay("a1", "h12", 0)
        .members("a", "h03", 1)
        .members("a", "h12", 1)
        .play("uncover h03; move m h03 h12; move m h12 h03")
        .refuses("uncover h03", second("h03"))
        .play("move m h12 h03; uncover h03")
        .is_worth("h03", 3);
    // What one player uncovered does not count against another.
    scenario(2)
        .members("a", "h03", 2)
        .members("c", "h03", 2)
        .play("uncover h03; uncover h03; end; place h23 0; uncover h03; uncover h03")
        .is_worth("h03", 5);
}

#[test]
fn tx44_a_piece_is_not_used_up() {
    scenario(2)
        .lay("a1", "h12", 0)
        .members("a", "h03", 1)
        .play("uncover h03; move m h03 h12; uncover h12")
        .has_points(5)
        .is_worth("h03", 2)
        .is_worth("h12", 2)
        .play("move m h12 h03")
        .refuses("uncover h03", second("h03"));
}
