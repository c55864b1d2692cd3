//! Scoring rounds: T-136 to T-150.

use patolli_core::{Game as _, Log, Options as _, Seed, random_action};
use patolli_tikal::{Event, Illegal, Options, Phase, Tikal, TurnKind};

use crate::rules::scenario::{Scenario, hex, scenario, scorers, seat, tile};

/// Seat a is about to end its turn; the next tile is the first volcano, then a temple.
fn before_volcano(seats: u8) -> Scenario {
    scenario(seats).next_tiles(&["b6", "b1"])
}

#[test]
fn t136_a_revealed_volcano_starts_a_scoring_round_at_once() {
    let after = before_volcano(2).play("end").asks("c").kind(TurnKind::Scoring).phase(Phase::Act);
    let c = seat("c");
    assert_eq!(
        after.events()[1..],
        [
            Event::TurnBegan { seat: c, kind: TurnKind::Normal },
            Event::TileDrawn { seat: c, tile: tile("b6") },
            Event::ScoringBegan { round: 1, seat: c },
            Event::TurnBegan { seat: c, kind: TurnKind::Scoring },
        ]
    );
    assert_eq!(after.view().turn.scoring_round, Some(1));
}

#[test]
fn t137_the_volcano_lies_before_its_player_not_on_the_board() {
    let view = before_volcano(2).play("end").view();
    assert_eq!(view.piles.aside, Some(tile("b6")));
    assert_eq!(view.piles.in_hand, None);
    assert!(view.hexes.iter().all(|it| it.tile != Some(tile("b6"))));
}

#[test]
fn t138_a_scoring_turn_has_ten_points_for_any_action_and_no_tile() {
    before_volcano(2)
        .lay("a4", "h23", 0)
        .members("c", "h23", 1)
        .members("c", "h03", 1)
        .play("end")
        .has_points(10)
        .refuses("place h12 0", Illegal::ScoringTurn)
        .play("dig h23; uncover h03; camp h13")
        .has_points(0)
        .asks("c")
        .refuses("place h12 0", Illegal::ScoringTurn);
}

#[test]
fn t139_a_player_scores_right_after_his_scoring_turn() {
    let after = before_volcano(2)
        .members("c", "h03", 1)
        .play("end; uncover h03")
        .has_score("c", 0)
        .play("end")
        .has_score("c", 2);
    let (a, c) = (seat("a"), seat("c"));
    assert_eq!(
        after.events(),
        [
            Event::TurnEnded { seat: c, unspent: 8 },
            Event::TempleScored { seat: c, round: 1, hex: hex("h03"), points: 2 },
            Event::Scored { seat: c, round: 1, temples: 2, treasures: 0, total: 2 },
            Event::TurnBegan { seat: a, kind: TurnKind::Scoring },
        ]
    );
}

#[test]
fn t140_every_temple_with_the_strict_majority_scores() {
    scenario(3)
        .lay("b2", "h12", 3)
        .value("h03", 4)
        .value("h14", 5)
        .members("a", "h03", 2)
        .members("c", "h03", 1)
        .leader("a", "h14")
        .members("d", "h14", 2)
        .members("a", "h12", 1)
        .members("c", "h12", 2)
        .scoring(&["a", "c", "d"])
        .play("end; end; end")
        .has_score("a", 4 + 5)
        .has_score("c", 3)
        .has_score("d", 0);
}

#[test]
fn t140_tr21_a_tie_scores_for_nobody_and_so_does_an_empty_temple() {
    let tied = scenario(3)
        .value("h03", 4)
        .leader("a", "h03")
        .members("c", "h03", 3)
        .members("d", "h03", 2)
        .scoring(&["a", "c", "d"])
        .play("end; end; end");
    for who in ["a", "c", "d"] {
        assert_eq!(tied.game().score(seat(who)), 0, "{who}");
    }
    assert_eq!(tied.game().scorer(hex("h03")), None);
    assert_eq!(tied.game().scorer(hex("h14")), None);
}

#[test]
fn t141_temples_with_an_own_guard_score() {
    scenario(2)
        .value("h03", 6)
        .value("h14", 3)
        .guard("a", "h03")
        .guard("a", "h14")
        .members("c", "h14", 5)
        .scoring(&["a", "c"])
        .play("end; end")
        .has_score("a", 9)
        .has_score("c", 0);
}

#[test]
fn t142_treasures_score_by_sets() {
    scenario(2)
        .treasure("a", "jug", 1)
        .treasure("a", "flute", 1)
        .treasure("a", "knife", 2)
        .treasure("c", "crown", 3)
        .scoring(&["a", "c"])
        .play("end; end")
        .has_score("a", 1 + 1 + 3)
        .has_score("c", 6);
}

#[test]
fn t143_the_sum_is_added_to_the_score() {
    let after = scenario(2)
        .score("a", 30)
        .value("h03", 4)
        .members("a", "h03", 1)
        .guard("a", "h14")
        .treasure("a", "jug", 2)
        .scoring(&["a", "c"])
        .play("end")
        .has_score("a", 30 + 4 + 1 + 3);
    let scored = Event::Scored { seat: seat("a"), round: 1, temples: 5, treasures: 3, total: 38 };
    assert!(after.events().contains(&scored), "{:?}", after.events());
}

#[test]
fn t144_every_player_once_clockwise_with_ten_points_each() {
    let start = before_volcano(4).to_move("d").play("end").asks("e").has_points(10);
    assert_eq!(start.view().turn.scoring_next, [seat("a"), seat("c"), seat("d")]);
    start
        .play("bring m h04; end")
        .asks("a")
        .kind(TurnKind::Scoring)
        .has_points(10)
        .play("bring m h04; end")
        .asks("c")
        .has_points(10)
        .play("end")
        .asks("d")
        .has_points(10)
        .play("end")
        .asks("e")
        .kind(TurnKind::AfterVolcano);
}

#[test]
fn t145_a_temple_may_score_for_several_players_in_one_round() {
    scenario(3)
        .value("h03", 5)
        .members("a", "h03", 1)
        .members("c", "h04", 2)
        .members("d", "h04", 3)
        .scoring(&["a", "c", "d"])
        .play("end")
        .has_score("a", 5)
        .play("move m h04 h03; move m h04 h03; end")
        .has_score("c", 5)
        .play("move m h04 h03; move m h04 h03; move m h04 h03; end")
        .has_score("d", 5);
}

#[test]
fn t145_what_others_do_after_the_own_scoring_changes_nothing_any_more() {
    scenario(2)
        .value("h03", 5)
        .members("a", "h03", 1)
        .members("c", "h03", 2)
        .scoring(&["c", "a"])
        .play("move m h03 h04; move m h03 h04; end; end")
        .has_score("c", 0)
        .has_score("a", 5);
}

#[test]
fn t146_t147_t148_the_volcano_is_placed_and_a_full_turn_without_another_tile_follows() {
    before_volcano(2)
        .play("end; end; end")
        .asks("c")
        .phase(Phase::Place)
        .kind(TurnKind::AfterVolcano)
        .holds("b6")
        .refuses("bring m h04", Illegal::PlaceVolcanoFirst)
        .play("place h12 0")
        .phase(Phase::Act)
        .has_points(10)
        .refuses("place h23 0", Illegal::VolcanoPlaced)
        .play("bring m h04")
        .has_points(9)
        .play("end")
        .asks("a")
        .holds("b1");
}

#[test]
fn t146_the_volcano_needs_a_free_hex_next_to_an_explored_one() {
    before_volcano(2)
        .play("end; end; end")
        .refuses("place h13 0", Illegal::NotFree { hex: hex("h13") })
        .refuses("place h00 0", Illegal::VolcanoNotAdjacent { hex: hex("h00") });
}

#[test]
fn t147_tr19_limits_start_anew_in_the_turn_after_the_round() {
    before_volcano(2)
        .lay("a4", "h23", 0)
        .members("c", "h23", 2)
        .members("c", "h03", 1)
        .play("end; dig h23; dig h23; uncover h03")
        .refuses("dig h23", Illegal::TwoTreasuresDug { hex: hex("h23") })
        .play("end; end; place h12 0")
        .asks("c")
        .play("dig h23; dig h23; uncover h03")
        .has_points(2)
        .is_worth("h03", 3)
        .has_tokens("h23", 0);
}

#[test]
fn t149_turns_go_on_from_the_next_player_clockwise() {
    before_volcano(3)
        .play("end; end; end; end")
        .asks("c")
        .play("place h12 0; end")
        .asks("d")
        .kind(TurnKind::Normal)
        .phase(Phase::Place)
        .holds("b1");
}

/// Letters of the volcanoes that started a scoring round, and the numbers of all rounds.
fn rounds(options: Options, seed: u64) -> (Vec<char>, Vec<u8>) {
    let mut rng = Seed::from(seed).rng();
    let mut game = Tikal::start(&options, Tikal::deal(&options, &mut rng));
    let mut log = Log::new();
    let (mut letters, mut numbers) = (Vec::new(), Vec::new());
    while let Some((action, _)) = random_action(&game, &mut rng) {
        game.apply(action, &mut log);
        for event in log.take() {
            match event {
                Event::ScoringBegan { round, .. } => {
                    let aside = game.view(patolli_core::Viewer::Watcher).piles.aside;
                    letters.push(aside.expect("the volcano lies aside").letter());
                    numbers.push(round);
                }
                Event::FinalScoringBegan { round, .. } => numbers.push(round),
                _ => {}
            }
        }
    }
    (letters, numbers)
}

#[test]
fn t150_three_volcanoes_start_three_scoring_rounds() {
    for seats in 2..=4 {
        for auction in [false, true] {
            let options = Options { auction, ..Options::for_seats(seats).expect("two to four may play") };
            let found = rounds(options, seats.into());
            assert_eq!(found, (vec!['B', 'D', 'F'], vec![1, 2, 3, 4]), "{options:?}");
        }
    }
}

#[test]
fn tx30_the_same_temple_scores_for_red_and_then_for_white() {
    scenario(2)
        .value("h03", 6)
        .members("a", "h03", 2)
        .members("c", "h03", 1)
        .scoring(&["a", "c"])
        .play("bring m h04; camp h13; end")
        .has_score("a", 6)
        .play("bring m h04; bring m h04; move m h04 h03; move m h04 h03; end")
        .has_members("c", "h03", 3)
        .has_score("c", 6)
        .has_score("a", 6);
}

#[test]
fn tx31_the_order_of_a_volcano_round_with_four_players() {
    let (p1, p2, p3, p4) = (seat("a"), seat("c"), seat("d"), seat("e"));
    let third_draws =
        before_volcano(4).to_move("c").play("end").asks("d").kind(TurnKind::Scoring).has_points(10);
    let round = third_draws
        .play("bring l h04; end; bring m h04; end; camp h13; end; bring m h04; end")
        .asks("d")
        .kind(TurnKind::AfterVolcano)
        .holds("b6");
    assert_eq!(scorers(round.events()), [p3, p4, p1, p2]);
    round
        .play("place h12 0; move l h04 h13")
        .has_points(9)
        .play("end")
        .asks("e")
        .kind(TurnKind::Normal)
        .phase(Phase::Place)
        .holds("b1");
}
