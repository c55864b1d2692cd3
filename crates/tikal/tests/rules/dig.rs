//! Digging treasures: T-097 to T-105.

use patolli_tikal::{Event, Illegal};

use crate::rules::scenario::{Scenario, hex, motif, scenario, seat};

/// Two treasure sites, both one stone away from the clearing on h13.
fn two_sites() -> Scenario {
    scenario(2).lay("a4", "h23", 0).lay("a5", "h24", 0)
}

#[test]
fn t097_digging_costs_three_points() {
    two_sites().members("a", "h23", 1).points(3).play("dig h23").has_points(0).has_tokens("h23", 3);
    two_sites()
        .members("a", "h23", 1)
        .points(2)
        .refuses("dig h23", Illegal::ActionPoints { need: 3, have: 2 });
}

#[test]
fn t098_digging_needs_a_piece_on_a_site_with_tokens() {
    two_sites()
        .members("a", "h13", 1)
        .members("c", "h23", 2)
        .refuses("dig h23", Illegal::NoPieceToDig { hex: hex("h23") })
        .refuses("dig h13", Illegal::NoTreasure { hex: hex("h13") })
        .play("move m h13 h23; dig h23")
        .has_tokens("h23", 3);
    two_sites()
        .members("a", "h23", 2)
        .tokens("h23", 0)
        .refuses("dig h23", Illegal::NoTreasure { hex: hex("h23") });
}

#[test]
fn t098_the_last_token_can_be_dug_and_then_nothing_is_left() {
    two_sites()
        .members("a", "h23", 2)
        .tokens("h23", 1)
        .play("dig h23")
        .has_tokens("h23", 0)
        .refuses("dig h23", Illegal::NoTreasure { hex: hex("h23") });
}

#[test]
fn t099_the_top_token_of_the_pile_is_taken() {
    two_sites()
        .members("a", "h23", 2)
        .treasures_below("h23", &["flute", "crown", "jug"])
        .play("dig h23")
        .has_treasures("a", "flute", 1)
        .has_treasures("a", "crown", 0)
        .play("dig h23")
        .has_treasures("a", "crown", 1)
        .has_treasures("a", "jug", 0)
        .has_tokens("h23", 2);
}

#[test]
fn t100_a_dug_treasure_lies_open_before_its_player() {
    let after = two_sites().members("a", "h23", 1).treasures_below("h23", &["flute"]).play("dig h23");
    assert_eq!(after.events(), [Event::Dug { seat: seat("a"), hex: hex("h23"), motif: motif("flute") }]);
    let players = after.view().players;
    assert_eq!(players[0].treasures_of(motif("flute")), 1);
    assert_eq!(players[1].treasures, [0; 8]);
}

#[test]
fn t101_at_most_two_treasures_a_hex_and_turn() {
    two_sites()
        .members("a", "h23", 4)
        .play("dig h23; dig h23")
        .refuses("dig h23", Illegal::TwoTreasuresDug { hex: hex("h23") })
        .has_points(4)
        .has_tokens("h23", 2);
}

#[test]
fn t101_the_limit_starts_anew_with_the_next_turn() {
    two_sites()
        .next_tiles(&["a6", "a1"])
        .members("a", "h23", 2)
        .play("dig h23; dig h23; end; place h12 0; end; place h02 0")
        .asks("a")
        .play("dig h23; dig h23")
        .has_tokens("h23", 0);
}

#[test]
fn t102_tr18_the_second_treasure_needs_a_second_piece_there_at_that_moment() {
    let second = Illegal::SecondTreasureNeedsSecondPiece { hex: hex("h23") };
    two_sites()
        .members("a", "h23", 1)
        .members("a", "h13", 1)
        .members("c", "h23", 3)
        .play("dig h23")
        .refuses("dig h23", second)
        .play("move m h13 h23; dig h23")
        .has_tokens("h23", 2)
        .has_points(10 - 3 - 1 - 3);
    // Two pieces were there for the first treasure, but one has left; coming back does not count as new.
    two_sites()
        .members("a", "h23", 2)
        .play("dig h23; move m h23 h13")
        .refuses("dig h23", second)
        .play("move m h13 h23; dig h23")
        .refuses("dig h23", Illegal::TwoTreasuresDug { hex: hex("h23") });
}

#[test]
fn t103_the_leader_digs_like_one_piece() {
    two_sites()
        .leader("a", "h23")
        .play("dig h23")
        .refuses("dig h23", Illegal::SecondTreasureNeedsSecondPiece { hex: hex("h23") })
        .has_tokens("h23", 3);
    two_sites().leader("a", "h23").members("a", "h23", 1).play("dig h23; dig h23").has_tokens("h23", 2);
}

#[test]
fn t104_every_site_has_its_own_limit() {
    let third = scenario(2)
        .lay("a4", "h23", 0)
        .lay("a5", "h24", 0)
        .lay("b3", "h12", 3)
        .members("a", "h23", 1)
        .members("a", "h24", 1)
        .members("a", "h12", 1);
    third
        .play("dig h23; dig h24; dig h12")
        .has_points(1)
        .has_tokens("h23", 3)
        .has_tokens("h24", 3)
        .has_tokens("h12", 3);
    two_sites()
        .members("a", "h23", 2)
        .members("a", "h24", 1)
        .play("dig h23; dig h23; dig h24")
        .refuses("dig h24", Illegal::SecondTreasureNeedsSecondPiece { hex: hex("h24") });
}

#[test]
fn t105_one_two_or_three_of_a_motif_score_one_three_or_six() {
    for (count, points) in [(0, 0), (1, 1), (2, 3), (3, 6)] {
        scenario(2).treasure("a", "knife", count).scoring(&["a", "c"]).play("end").has_score("a", points);
    }
}

#[test]
fn tx18_a_second_piece_arrives_for_the_second_treasure() {
    two_sites()
        .members("a", "h23", 1)
        .members("a", "h24", 1)
        .leader("a", "h13")
        .has_tokens("h23", 4)
        .play("dig h23")
        .has_points(7)
        .refuses("dig h23", Illegal::SecondTreasureNeedsSecondPiece { hex: hex("h23") })
        .play("move l h13 h23")
        .has_points(6)
        .play("dig h23")
        .has_points(3)
        .refuses("dig h23", Illegal::TwoTreasuresDug { hex: hex("h23") })
        .play("dig h24")
        .has_points(0);
}

#[test]
fn tx19_a_triple_a_pair_and_a_single_score_ten() {
    scenario(2)
        .treasure("a", "statue", 3)
        .treasure("a", "plate", 2)
        .treasure("a", "jade-mask", 1)
        .scoring(&["a", "c"])
        .play("end")
        .has_score("a", 6 + 3 + 1);
}
