//! Temple guards: T-123 to T-135.

use patolli_core::{Game as _, Log, Options as _, Seat, Seed, random_action};
use patolli_tikal::{Event, Hex, Illegal, Leader, Options, Phase, Piece, Tikal};

use crate::rules::scenario::{Scenario, hex, scenario, seat};

fn no_majority(mine: u8, other: u8) -> Illegal {
    Illegal::NoMajority { hex: hex("h03"), mine, other }
}

#[test]
fn t123_a_guard_costs_five_points() {
    scenario(2).members("a", "h03", 1).points(5).play("guard h03").has_points(0).has_guard("h03", Some("a"));
    scenario(2)
        .members("a", "h03", 1)
        .points(4)
        .refuses("guard h03", Illegal::ActionPoints { need: 5, have: 4 });
}

#[test]
fn t123_a_guard_needs_the_majority_on_a_temple() {
    scenario(2).members("a", "h03", 2).members("c", "h03", 1).play("guard h03").has_guard("h03", Some("a"));
    scenario(2)
        .members("a", "h03", 1)
        .members("a", "h13", 1)
        .members("c", "h03", 2)
        .refuses("guard h03", no_majority(1, 2))
        .refuses("guard h13", Illegal::NoTempleToGuard { hex: hex("h13") })
        .refuses("guard h14", Illegal::NoPieceToGuard { hex: hex("h14") });
}

#[test]
fn t124_stronger_than_each_other_expedition_not_than_all_together() {
    let against = |c, d| scenario(3).members("a", "h03", 3).members("c", "h03", c).members("d", "h03", d);
    against(2, 2).play("guard h03").has_guard("h03", Some("a"));
    against(3, 1).refuses("guard h03", no_majority(3, 3));
    against(1, 3).refuses("guard h03", no_majority(3, 3));
    against(1, 4).refuses("guard h03", no_majority(3, 4));
}

#[test]
fn t125_the_leader_counts_three() {
    scenario(2).leader("a", "h03").members("c", "h03", 2).play("guard h03").has_guard("h03", Some("a"));
    scenario(2).leader("a", "h03").members("c", "h03", 3).refuses("guard h03", no_majority(3, 3));
    scenario(2).members("a", "h03", 3).leader("c", "h03").refuses("guard h03", no_majority(3, 3));
}

#[test]
fn t126_the_guard_is_an_own_piece_that_stands_there() {
    let after =
        scenario(2).members("a", "h03", 1).play("guard h03").has_members("a", "h03", 0).has_supply("a", 17);
    let guard = Event::GuardPlaced { seat: seat("a"), hex: hex("h03"), piece: Piece::Member, removed: 0 };
    assert_eq!(after.events(), [guard]);
    assert_eq!(after.view().players[0].removed, 0);
    scenario(2).members("a", "h04", 5).refuses("guard h03", Illegal::NoPieceToGuard { hex: hex("h03") });
}

#[test]
fn t127_all_other_own_pieces_there_leave_the_game() {
    let after = scenario(2)
        .members("a", "h03", 4)
        .leader("a", "h03")
        .members("a", "h04", 2)
        .play("guard h03")
        .has_members("a", "h03", 0)
        .has_members("a", "h04", 2)
        .has_leader("a", Leader::Removed)
        .has_supply("a", 12);
    let guard = Event::GuardPlaced { seat: seat("a"), hex: hex("h03"), piece: Piece::Member, removed: 4 };
    assert_eq!(after.events(), [guard]);
    assert_eq!(after.view().players[0].removed, 3);
}

#[test]
fn t128_removed_pieces_never_come_back() {
    scenario(2)
        .members("a", "h03", 18)
        .leader("a", "h03")
        .play("guard h03")
        .refuses("bring m h04", Illegal::NoneInSupply)
        .refuses("bring l h04", Illegal::LeaderRemoved)
        .refuses("move m h03 h04", Illegal::GuardStays { hex: hex("h03") })
        .refuses("move l h03 h04", Illegal::NoPiece { hex: hex("h03") });
}

#[test]
fn t129_pieces_of_others_stay_and_may_move_on() {
    scenario(2)
        .next_tiles(&["a6"])
        .members("a", "h03", 3)
        .members("c", "h03", 2)
        .play("guard h03")
        .has_members("c", "h03", 2)
        .play("end; place h12 0; move m h03 h04")
        .has_members("c", "h03", 1)
        .has_members("c", "h04", 1);
}

#[test]
fn t130_everybody_may_enter_a_guarded_temple() {
    for who in ["a", "c"] {
        scenario(2)
            .guard("a", "h03")
            .members(who, "h04", 1)
            .leader(who, "h04")
            .to_move(who)
            .play("move m h04 h03; move l h04 h03")
            .has_points(10 - 2 - 2)
            .has_members(who, "h03", 1)
            .play("move m h03 h04")
            .has_points(4);
    }
}

/// Guarded temples and the seats that guard them.
fn guards(game: &Tikal) -> Vec<(Hex, Seat)> {
    game.temples().filter_map(|it| Some((it, game.guard_on(it)?))).collect()
}

#[test]
fn t131_a_guard_stays_until_the_end_of_the_game() {
    let options = Options::for_seats(2).expect("two may play");
    let mut placed_in_all = 0;
    for seed in 0..30 {
        let mut rng = Seed::from(seed).rng();
        let mut game = Tikal::start(&options, Tikal::deal(&options, &mut rng));
        let mut log = Log::new();
        let mut placed = Vec::new();
        while let Some((action, _)) = random_action(&game, &mut rng) {
            game.apply(action, &mut log);
            for event in log.take() {
                if let Event::GuardPlaced { seat, hex, .. } = event {
                    placed.push((hex, seat));
                    placed.sort_unstable();
                }
            }
            assert_eq!(guards(&game), placed, "seed {seed}, after `{action}`");
        }
        assert_eq!(game.phase(), Phase::Over);
        placed_in_all += placed.len();
    }
    assert!(placed_in_all > 10, "only {placed_in_all} guards in 30 games");
}

#[test]
fn t132_nobody_uncovers_a_guarded_temple() {
    for who in ["a", "c"] {
        scenario(2)
            .value("h03", 4)
            .guard("a", "h03")
            .members(who, "h03", 3)
            .to_move(who)
            .refuses("uncover h03", Illegal::Guarded { hex: hex("h03") })
            .is_worth("h03", 4);
    }
    scenario(2)
        .members("a", "h03", 3)
        .play("uncover h03; guard h03")
        .is_worth("h03", 2)
        .refuses("uncover h03", Illegal::Guarded { hex: hex("h03") });
}

#[test]
fn t133_a_guarded_temple_scores_for_its_guard_only() {
    scenario(3)
        .value("h03", 5)
        .guard("c", "h03")
        .members("a", "h03", 4)
        .leader("a", "h03")
        .scoring(&["a", "c", "d"])
        .play("end; end; end")
        .has_score("a", 0)
        .has_score("c", 5)
        .has_score("d", 0);
}

#[test]
fn tr23_no_second_guard_on_a_temple_and_new_pieces_change_nothing() {
    for who in ["a", "c"] {
        scenario(2)
            .guard("a", "h03")
            .members(who, "h03", 3)
            .to_move(who)
            .refuses("guard h03", Illegal::GuardThere { hex: hex("h03") });
    }
    // The owner's own new pieces neither add to the score nor endanger it.
    scenario(2)
        .value("h03", 3)
        .guard("a", "h03")
        .members("a", "h03", 2)
        .members("c", "h03", 2)
        .scoring(&["a", "c"])
        .play("end; end")
        .has_score("a", 3)
        .has_score("c", 0);
}

#[test]
fn t134_two_guards_an_expedition() {
    let three_temples = || {
        scenario(2).lay("a1", "h12", 3).members("a", "h03", 1).members("a", "h14", 1).members("a", "h12", 1)
    };
    three_temples().play("guard h03; guard h14").has_points(0).refuses("guard h12", Illegal::NoGuardLeft);
    scenario(2)
        .lay("a1", "h12", 3)
        .guard("a", "h03")
        .guard("c", "h14")
        .members("a", "h12", 1)
        .play("guard h12")
        .has_guard("h12", Some("a"));
}

#[test]
fn t135_a_guard_is_placed_in_the_own_turn_normal_or_scoring() {
    // In the turn of another seat the majority of seat a gives that seat nothing.
    scenario(2)
        .members("a", "h03", 2)
        .to_move("c")
        .refuses("guard h03", Illegal::NoPieceToGuard { hex: hex("h03") });
    scenario(2)
        .members("a", "h03", 2)
        .scoring(&["c", "a"])
        .refuses("guard h03", Illegal::NoPieceToGuard { hex: hex("h03") })
        .play("end; guard h03")
        .has_guard("h03", Some("a"));
    scenario(2).members("a", "h03", 2).hand("a6").refuses("guard h03", Illegal::PlaceFirst);
}

/// Red leader and one member, white three or four members, black two, on a temple worth 3.
fn contested(white: u8) -> Scenario {
    scenario(4)
        .value("h03", 3)
        .leader("a", "h03")
        .members("a", "h03", 1)
        .members("e", "h03", white)
        .members("d", "h03", 2)
}

#[test]
fn tx26_four_beats_three_and_two() {
    contested(3).play("guard h03").has_guard("h03", Some("a"));
}

#[test]
fn tx27_a_tie_forbids_the_guard_and_the_score() {
    contested(4).refuses("guard h03", no_majority(4, 4));
    contested(4).to_move("e").refuses("guard h03", no_majority(4, 4));
    let scored = contested(4).scoring(&["a", "c", "d", "e"]).play("end; end; end; end");
    for who in ["a", "c", "d", "e"] {
        assert_eq!(scored.game().score(seat(who)), 0, "{who}");
    }
}

#[test]
fn tx28_the_guard_holds_the_temple_against_a_stronger_force() {
    contested(3)
        .scoring(&["a", "c", "d", "e"])
        .play("guard h03")
        .has_points(5)
        .has_guard("h03", Some("a"))
        .has_leader("a", Leader::Removed)
        .has_members("e", "h03", 3)
        .has_members("d", "h03", 2)
        .refuses("bring l h04", Illegal::LeaderRemoved)
        .play("end")
        .has_score("a", 3)
        .asks("c")
        .play("end; end")
        .asks("e")
        .play("bring m h04; bring m h04; move m h04 h03; move m h04 h03")
        .has_members("e", "h03", 5)
        .refuses("uncover h03", Illegal::Guarded { hex: hex("h03") })
        .play("move m h03 h04; move m h04 h03; end")
        .has_score("e", 0)
        .is_worth("h03", 3);
}

#[test]
fn tx29_no_third_guard_with_any_majority() {
    scenario(2)
        .lay("a1", "h12", 3)
        .guard("a", "h03")
        .guard("a", "h14")
        .members("a", "h12", 9)
        .leader("a", "h12")
        .refuses("guard h12", Illegal::NoGuardLeft);
}

#[test]
fn tx41_tr22_the_leader_alone_becomes_the_guard_and_counts_nowhere() {
    let after = scenario(2)
        .leader("a", "h03")
        .play("guard h03")
        .has_points(5)
        .has_guard("h03", Some("a"))
        .has_leader("a", Leader::Guards(hex("h03")))
        .refuses("move l h03 h04", Illegal::GuardStays { hex: hex("h03") })
        .refuses("bring l h04", Illegal::LeaderGuards);
    let guard = Event::GuardPlaced { seat: seat("a"), hex: hex("h03"), piece: Piece::Leader, removed: 0 };
    assert_eq!(after.events(), [guard]);
    assert_eq!(after.game().strength(seat("a"), hex("h03")), 0);
    assert_eq!(after.game().pieces_on(seat("a"), hex("h03")), 0);
}

#[test]
fn tr22_a_guard_adds_nothing_to_the_strength_there() {
    let guarded = scenario(2).guard("a", "h03").members("a", "h03", 2);
    assert_eq!(guarded.game().strength(seat("a"), hex("h03")), 2);
    assert_eq!(guarded.view().hexes[hex("h03").index()].men[0].strength, 2);
}

#[test]
fn tx42_tr32_a_guard_placed_in_a_scoring_turn_counts_at_once() {
    const APPROACH_MOVES: &str =
        "move m h04 h03; move m h04 h03; move m h04 h03; move m h04 h03; move m h04 h03; end";
    let both_lead =
        || scenario(2).value("h03", 7).members("a", "h03", 2).members("c", "h04", 5).scoring(&["a", "c"]);
    both_lead().play("guard h03; end").has_score("a", 7).play(APPROACH_MOVES).has_score("c", 0);
    both_lead().play("end").has_score("a", 7).play(APPROACH_MOVES).has_score("c", 7);
}
