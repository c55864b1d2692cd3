//! Exchanging treasures: T-106 to T-113.

use patolli_tikal::{Event, Illegal};

use crate::rules::scenario::{Scenario, motif, scenario, seat};

/// Seat a owns a statue, seat c a plate.
fn one_each() -> Scenario {
    scenario(2).treasure("a", "statue", 1).treasure("c", "plate", 1)
}

#[test]
fn t106_an_exchange_costs_three_points() {
    one_each().points(3).play("swap statue plate 1").has_points(0);
    one_each().points(2).refuses("swap statue plate 1", Illegal::ActionPoints { need: 3, have: 2 });
}

#[test]
fn t106_one_exchanges_with_an_opponent_only() {
    one_each()
        .treasure("a", "jug", 1)
        .refuses("swap statue jug 0", Illegal::NoOpponent)
        .refuses("swap statue plate 2", Illegal::NoOpponent)
        .refuses("swap statue plate 3", Illegal::NoOpponent);
}

#[test]
fn t107_one_treasure_is_taken_and_one_given() {
    let after = one_each()
        .play("swap statue plate 1")
        .has_treasures("a", "statue", 0)
        .has_treasures("a", "plate", 1)
        .has_treasures("c", "plate", 0)
        .has_treasures("c", "statue", 1);
    assert_eq!(
        after.events(),
        [Event::Swapped { seat: seat("a"), other: seat("c"), give: motif("statue"), take: motif("plate") }]
    );
}

#[test]
fn t107_nobody_gives_or_loses_what_he_does_not_own() {
    one_each()
        .refuses("swap jug plate 1", Illegal::NotOwned)
        .refuses("swap statue jug 1", Illegal::OpponentLacks);
}

#[test]
fn t108_the_opponent_is_not_asked() {
    one_each().play("swap statue plate 1").asks("a").has_treasures("a", "plate", 1).offers("end");
}

#[test]
fn t109_sets_of_the_opponent_stay_together() {
    for count in [2, 3] {
        scenario(2)
            .treasure("a", "statue", 1)
            .treasure("c", "plate", count)
            .refuses("swap statue plate 1", Illegal::OpponentSet);
    }
}

#[test]
fn t110_own_sets_stay_together() {
    for count in [2, 3] {
        scenario(2)
            .treasure("a", "statue", count)
            .treasure("c", "plate", 1)
            .refuses("swap statue plate 1", Illegal::OwnSet);
    }
}

#[test]
fn t111_tr20_both_treasures_are_single_and_differ() {
    let offered: Vec<String> = scenario(3)
        .treasure("a", "statue", 1)
        .treasure("a", "plate", 2)
        .treasure("a", "jug", 1)
        .treasure("c", "statue", 1)
        .treasure("c", "knife", 2)
        .treasure("d", "flute", 1)
        .offered();
    let swaps: Vec<&str> = offered.iter().map(String::as_str).filter(|it| it.starts_with("swap")).collect();
    assert_eq!(swaps, ["swap jug statue 1", "swap statue flute 2", "swap jug flute 2"]);
}

#[test]
fn tr20_equal_motifs_are_not_exchanged() {
    scenario(2)
        .treasure("a", "statue", 1)
        .treasure("c", "statue", 1)
        .refuses("swap statue statue 1", Illegal::SameMotif);
}

#[test]
fn tr20_what_was_dug_or_gained_in_the_turn_may_be_given() {
    scenario(3)
        .lay("a4", "h23", 0)
        .members("a", "h23", 1)
        .treasures_below("h23", &["jug"])
        .treasure("c", "plate", 1)
        .treasure("d", "knife", 1)
        .play("dig h23; swap jug plate 1; swap plate knife 2")
        .has_points(1)
        .has_treasures("a", "knife", 1)
        .has_treasures("c", "jug", 1)
        .has_treasures("d", "plate", 1);
}

#[test]
fn tr20_no_piece_on_the_board_is_needed_and_it_may_be_undone_by_another_exchange() {
    one_each()
        .has_supply("a", 18)
        .play("swap statue plate 1; swap plate statue 1")
        .has_treasures("a", "statue", 1)
        .has_treasures("c", "plate", 1);
}

#[test]
fn t112_several_exchanges_in_one_turn_cost_three_points_each() {
    scenario(4)
        .treasure("a", "statue", 1)
        .treasure("a", "plate", 1)
        .treasure("a", "jug", 1)
        .treasure("a", "crown", 1)
        .treasure("c", "knife", 1)
        .treasure("d", "flute", 1)
        .treasure("e", "sun-disc", 1)
        .play("swap statue knife 1")
        .has_points(7)
        .play("swap plate flute 2")
        .has_points(4)
        .play("swap jug sun-disc 3")
        .has_points(1)
        .refuses("swap crown statue 1", Illegal::ActionPoints { need: 3, have: 1 });
}

#[test]
fn t113_single_treasures_become_a_pair_or_a_triple() {
    let pair = scenario(4)
        .treasure("a", "statue", 1)
        .treasure("a", "plate", 1)
        .treasure("a", "jug", 1)
        .treasure("c", "knife", 1)
        .treasure("d", "knife", 1)
        .treasure("e", "knife", 1)
        .play("swap statue knife 1; swap plate knife 2")
        .has_treasures("a", "knife", 2);
    pair.refuses("swap knife statue 1", Illegal::OwnSet)
        .play("swap jug knife 3")
        .has_treasures("a", "knife", 3);
}

/// Motifs 1 to 4 of the component list are statue, plate, jade mask and jug.
fn three_singles(seats: u8) -> Scenario {
    scenario(seats)
        .treasure("a", "statue", 1)
        .treasure("a", "plate", 1)
        .treasure("a", "jade-mask", 1)
        .treasure("c", "jug", 1)
        .treasure("d", "jug", 1)
}

#[test]
fn tx20_two_exchanges_make_a_pair() {
    three_singles(3)
        .points(6)
        .play("swap statue jug 1; swap plate jug 2")
        .has_points(0)
        .has_treasures("a", "jug", 2)
        .has_treasures("a", "jade-mask", 1)
        .has_treasures("a", "statue", 0)
        .has_treasures("a", "plate", 0)
        .has_treasures("c", "statue", 1)
        .has_treasures("d", "plate", 1);
}

#[test]
fn tx21_three_exchanges_make_a_triple() {
    three_singles(4)
        .treasure("e", "jug", 1)
        .points(9)
        .play("swap statue jug 1; swap plate jug 2; swap jade-mask jug 3")
        .has_points(0)
        .has_treasures("a", "jug", 3)
        .has_treasures("e", "jade-mask", 1);
}

#[test]
fn tx22_a_pair_is_neither_taken_from_nor_given_from() {
    scenario(2)
        .treasure("a", "statue", 1)
        .treasure("c", "knife", 2)
        .refuses("swap statue knife 1", Illegal::OpponentSet);
    scenario(2)
        .treasure("a", "statue", 2)
        .treasure("c", "knife", 1)
        .refuses("swap statue knife 1", Illegal::OwnSet);
}

#[test]
fn tx23_a_pair_may_grow_to_a_triple() {
    scenario(2)
        .treasure("a", "jug", 2)
        .treasure("a", "crown", 1)
        .treasure("c", "jug", 1)
        .play("swap crown jug 1")
        .has_treasures("a", "jug", 3)
        .has_treasures("c", "crown", 1);
}

#[test]
fn decisions_that_were_stored_with_letters_are_read() {
    for (stored, now) in [("swap jug knife c", "swap jug knife 1"), ("swap jug knife e", "swap jug knife 3")]
    {
        let action: patolli_tikal::Action = stored.parse().expect("it is a decision");
        assert_eq!(action.to_string(), now);
    }
    for wrong in ["swap jug knife b", "swap jug knife 4", "swap jug knife -1", "swap jug knife"] {
        assert!(wrong.parse::<patolli_tikal::Action>().is_err(), "{wrong}");
    }
}
