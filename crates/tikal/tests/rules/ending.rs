//! The end of the game: T-151 to T-156.

use patolli_core::Game as _;
use patolli_tikal::{Event, Illegal, Phase, TurnKind};

use crate::rules::scenario::{Scenario, hex, scenario, seat};

/// Seat a is about to place the last tile of the stack.
fn last_tile(seats: u8) -> Scenario {
    scenario(seats).hand("g4").stack_empty()
}

#[test]
fn t151_the_last_round_follows_the_last_tile_and_its_points() {
    last_tile(2)
        .play("place h23 0")
        .asks("a")
        .kind(TurnKind::Normal)
        .has_points(10)
        .play("bring m h04")
        .kind(TurnKind::Normal)
        .play("end")
        .kind(TurnKind::Scoring)
        .phase(Phase::Act);
    // One tile left: the game goes on with it.
    scenario(2)
        .hand("g3")
        .next_tiles(&["g4"])
        .play("place h23 4; end")
        .asks("c")
        .kind(TurnKind::Normal)
        .holds("g4");
}

#[test]
fn t152_it_begins_clockwise_after_who_placed_the_last_tile() {
    let after = last_tile(3).to_move("d").play("place h23 0; end").asks("a");
    let began = Event::FinalScoringBegan { round: 4, seat: seat("a") };
    assert!(after.events().contains(&began), "{:?}", after.events());
    assert_eq!(after.view().turn.scoring_next, [seat("c"), seat("d")]);
}

#[test]
fn t153_each_player_once_has_ten_points_and_scores() {
    last_tile(2)
        .members("a", "h03", 1)
        .play("place h23 0; end")
        .asks("c")
        .has_points(10)
        .refuses("place h12 0", Illegal::ScoringTurn)
        .play("bring l h04; move l h04 h14; uncover h14; end")
        .has_score("c", 2)
        .asks("a")
        .has_points(10)
        .play("uncover h03; end")
        .has_score("a", 2);
}

#[test]
fn t154_the_game_ends_after_the_last_player_has_scored() {
    let over = scenario(2)
        .members("a", "h03", 1)
        .final_scoring(&["c", "a"])
        .play("end")
        .asks("a")
        .play("end")
        .is_over()
        .phase(Phase::Over)
        .has_score("a", 1)
        .refuses("end", Illegal::Over)
        .refuses("bring m h04", Illegal::Over);
    assert_eq!(over.events().last(), Some(&Event::GameOver));
    assert_eq!(over.offered(), Vec::<String>::new());
    assert_eq!(over.view().to_move, None);
}

#[test]
fn t155_tr24_points_go_on_above_one_hundred() {
    scenario(2)
        .score("a", 100)
        .members("a", "h03", 1)
        .final_scoring(&["a", "c"])
        .play("end")
        .has_score("a", 101);
    scenario(2)
        .score("a", 199)
        .value("h03", 7)
        .members("a", "h03", 1)
        .scoring_with("f5", &["a", "c"])
        .play("end")
        .has_score("a", 206);
}

#[test]
fn t156_the_most_points_win() {
    let over = scenario(3)
        .score("a", 40)
        .score("c", 52)
        .score("d", 47)
        .final_scoring(&["a", "c", "d"])
        .play("end; end; end")
        .is_over();
    assert_eq!(over.game().places()[..], [3, 1, 2]);
}

#[test]
fn tr25_tied_players_share_the_victory() {
    let over = scenario(4)
        .score("a", 51)
        .score("c", 52)
        .score("d", 47)
        .score("e", 52)
        .members("a", "h03", 1)
        .final_scoring(&["a", "c", "d", "e"])
        .play("end; end; end; end")
        .is_over();
    assert_eq!(over.game().scores()[..], [52, 52, 47, 52]);
    assert_eq!(over.game().places()[..], [1, 1, 4, 1]);
}

#[test]
fn tx32_the_order_of_the_last_round_with_four_players() {
    let (p1, p2, p3, p4) = (seat("a"), seat("c"), seat("d"), seat("e"));
    let last = last_tile(4)
        .to_move("c")
        .play("place h23 0; camp h13; bring m h13; end")
        .asks("d")
        .kind(TurnKind::Scoring)
        .play("bring m h04; end")
        .asks("e")
        .play("bring m h04; end")
        .asks("a")
        .play("bring m h04; end")
        .asks("c");
    last.refuses("bring m h23", Illegal::NotACamp { hex: hex("h23") }).play("bring m h13; end").is_over();
    let whole = last_tile(4).to_move("c").play("place h23 0; end; end; end; end; end").is_over();
    let scored: Vec<_> = whole
        .events()
        .iter()
        .filter_map(|it| match it {
            Event::Scored { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(scored, [p3, p4, p1, p2]);
}

#[test]
fn tx33_ninety_seven_and_eight_are_a_lap_and_five() {
    scenario(2)
        .score("a", 97)
        .value("h03", 8)
        .members("a", "h03", 1)
        .scoring(&["a", "c"])
        .play("end")
        .has_score("a", 105);
}
