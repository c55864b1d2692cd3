//! Exchanging treasures: T-106 to T-113.

use patolli_tikal::{Event, Illegal};

use crate::rules::scenario::{Scenario, motif, scenario, seat};

/// Seat a owns a statue, seat c a plate.
fn one_each() -> Scenario {
    scenario(2).treasure("a", "statue", 1).treasure("c", "plate", 1)
}

#[test]
fn t106_an_exchange_costs_three_points() {
    one_each().points(3).play("swap statue plate c").has_points(0);
    one_each().points(2).refuses("swap statue plate c", Illegal::ActionPoints { need: 3, have: 2 });
}

#[test]
fn t106_one_exchanges_with_an_opponent_only() {
    one_each()
        .treasure("a", "jug", 1)
        .refuses("swap statue jug a", Illegal::NoOpponent)
        .refuses("swap statue plate d", Illegal::NoOpponent)
        .refuses("swap statue plate e", Illegal::NoOpponent);
}

#[test]
fn t107_one_treasure_is_taken_and_one_given() {
    let after = one_each()
        .play("swap statue plate c")
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
        .refuses("swap jug plate c", Illegal::NotOwned)
        .refuses("swap statue jug c", Illegal::OpponentLacks);
}

#[test]
fn t108_the_opponent_is_not_asked() {
    one_each().play("swap statue plate c").asks("a").has_treasures("a", "plate", 1).offers("end");
}

#[test]
fn t109_sets_of_the_opponent_stay_together() {
    for count in [2, 3] {
        scenario(2)
            .treasure("a", "statue", 1)
            .treasure("c", "plate", count)
            .refuses("swap statue plate c", Illegal::OpponentSet);
    }
}

#[test]
fn t110_own_sets_stay_together() {
    for count in [2, 3] {
        scenario(2)
            .treasure("a", "statue", count)
            .treasure("c", "plate", 1)
            .refuses("swap statue plate c", Illegal::OwnSet);
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
    assert_eq!(swaps, ["swap jug statue c", "swap statue flute d", "swap jug flute d"]);
}

#[test]
fn tr20_equal_motifs_are_not_exchanged() {
    scenario(2)
        .treasure("a", "statue", 1)
        .treasure("c", "statue", 1)
        .refuses("swap statue statue c", Illegal::SameMotif);
}

#[test]
fn tr20_what_was_dug_or_gained_in_the_turn_may_be_given() {
    scenario(3)
        .lay("a4", "h23", 0)
        .members("a", "h23", 1)
        .treasures_below("h23", &["jug"])
        .treasure("c", "plate", 1)
        .treasure("d", "knife", 1)
        .play("dig h23; swap jug plate c; swap plate knife d")
        .has_points(1)
        .has_treasures("a", "knife", 1)
        .has_treasures("c", "jug", 1)
        .has_treasures("d", "plate", 1);
}

#[test]
fn tr20_no_piece_on_the_board_is_needed_and_it_may_be_undone_by_another_exchange() {
    one_each()
        .has_supply("a", 18)
        .play("swap statue plate c; swap plate statue c")
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
        .play("swap statue knife c")
        .has_points(7)
        .play("swap plate flute d")
        .has_points(4)
        .play("swap jug sun-disc e")
        .has_points(1)
        .refuses("swap crown statue c", Illegal::ActionPoints { need: 3, have: 1 });
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
        .play("swap statue knife c; swap plate knife d")
        .has_treasures("a", "knife", 2);
    pair.refuses("swap knife statue c", Illegal::OwnSet)
        .play("swap jug knife e")
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
        .play("swap statue jug c; swap plate jug d")
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
        .play("swap statue jug c; swap plate jug d; swap jade-mask jug e")
        .has_points(0)
        .has_treasures("a", "jug", 3)
        .has_treasures("e", "jade-mask", 1);
}

#[test]
fn tx22_a_pair_is_neither_taken_from_nor_given_from() {
    scenario(2)
        .treasure("a", "statue", 1)
        .treasure("c", "knife", 2)
        .refuses("swap statue knife c", Illegal::OpponentSet);
    scenario(2)
        .treasure("a", "statue", 2)
        .treasure("c", "knife", 1)
        .refuses("swap statue knife c", Illegal::OwnSet);
}

#[test]
fn tx23_a_pair_may_grow_to_a_triple() {
    scenario(2)
        .treasure("a", "jug", 2)
        .treasure("a", "crown", 1)
        .treasure("c", "jug", 1)
        .play("swap crown jug c")
        .has_treasures("a", "jug", 3)
        .has_treasures("c", "crown", 1);
}
