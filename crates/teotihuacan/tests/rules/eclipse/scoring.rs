//! Avenue and pyramid track at an eclipse: H-287 to H-295, HX-26, HA-23, HA-56, HA-62.

use patolli_teotihuacan::Event;

use super::support::{TURN, before_eclipse, count, scored};
use crate::scenario::{Scenario, seat};

/// Steps of an eclipse by their events, in the order of the ledger.
fn step(event: &Event) -> Option<u8> {
    Some(match event {
        Event::AvenueScored { .. } => 1,
        Event::LeaderScored { .. } => 2,
        Event::PyramidScored { .. } => 3,
        // Step 4, markers going back, is shown by the board.
        Event::MasksScored { .. } => 5,
        Event::WagesPaid { .. } => 6,
        Event::DiscsReset { .. } | Event::NeutralsPlaced { .. } => 7,
        Event::BonusScored { .. } => 8,
        _ => return None,
    })
}

fn steps(at: &Scenario) -> Vec<u8> {
    at.events().iter().filter_map(step).collect()
}

#[test]
fn h287_ha56_the_steps_come_in_the_order_given() {
    let at = before_eclipse(3, 0).avenue("p1", 2).pyramid_track("p2", 1).owns("p3", "mask-1");
    assert_eq!(steps(&scored(at)), [1, 1, 1, 2, 3, 3, 3, 5, 5, 5, 6, 6, 6, 7, 7]);
    // The last eclipse has step 8 instead of step 7.
    let at = before_eclipse(3, 2).pyramid_track("p2", 1).step("p1", "blue", 10).step("p3", "red", 11);
    assert_eq!(steps(&scored(at)), [1, 1, 1, 2, 3, 3, 3, 5, 5, 5, 6, 6, 6, 8, 8]);
    // What is gained before the wages can be lost with them; what comes after cannot.
    let poor = before_eclipse(2, 2).avenue("p1", 1).cocoa("p1", 0).step("p1", "blue", 10);
    let poor = poor.bonuses(["bonus-flat", "bonus-masks", "bonus-avenue"]);
    poor.play(&format!("{TURN}; wages 3")).has_score("p1", 15);
}

#[test]
fn h288_the_lowest_visible_number_of_the_buildings_row_counts() {
    let row = [5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1];
    for (taken, expected) in (0u8..).zip(row) {
        let (top, middle) = (taken.min(5), taken.saturating_sub(5).min(4));
        let at = before_eclipse(2, 0).houses(top, middle, taken - top - middle).avenue("p1", 1);
        scored(at).has_score("p1", expected).has_score("p2", 0);
    }
}

#[test]
fn h289_each_player_gains_that_number_for_each_space_reached_on_the_avenue() {
    let at = before_eclipse(4, 0).avenue("p1", 9).avenue("p2", 1).avenue("p3", 4).houses(2, 0, 0);
    let at = scored(at).has_score("p1", 36).has_score("p2", 4).has_score("p3", 16).has_score("p4", 0);
    let p3 = Event::AvenueScored { seat: seat("p3"), number: 1, spaces: 4, each: 4, points: 16 };
    assert_eq!(count(&at, |it| *it == p3), 1);
}

#[test]
fn h290_the_furthest_on_the_pyramid_track_gains_four_and_so_does_everybody_tied() {
    // At the third eclipse a space is worth 2.
    let alone =
        scored(before_eclipse(3, 2).pyramid_track("p1", 3).pyramid_track("p2", 4).pyramid_track("p3", 3));
    let alone = alone.has_score("p1", 6).has_score("p2", 8 + 4).has_score("p3", 6);
    assert_eq!(count(&alone, |it| matches!(it, Event::LeaderScored { points: 4, .. })), 1);
    let tied =
        scored(before_eclipse(3, 2).pyramid_track("p1", 4).pyramid_track("p2", 1).pyramid_track("p3", 4));
    let tied = tied.has_score("p1", 12).has_score("p2", 2).has_score("p3", 12);
    assert_eq!(count(&tied, |it| matches!(it, Event::LeaderScored { points: 4, .. })), 2);
}

#[test]
fn ha23_nobody_gains_the_four_points_while_all_markers_are_on_0() {
    let at = scored(before_eclipse(3, 0)).has_score("p1", 0).has_score("p2", 0).has_score("p3", 0);
    assert_eq!(count(&at, |it| matches!(it, Event::LeaderScored { .. })), 0);
    scored(before_eclipse(3, 0).pyramid_track("p2", 1))
        .has_score("p1", 0)
        .has_score("p2", 4 + 4)
        .has_score("p3", 0);
}

#[test]
fn h291_at_the_first_eclipse_a_space_of_the_pyramid_track_is_worth_four() {
    scored(before_eclipse(2, 0).pyramid_track("p1", 5).pyramid_track("p2", 2))
        .has_score("p1", 24)
        .has_score("p2", 8);
}

#[test]
fn h292_at_the_second_eclipse_it_is_worth_three() {
    scored(before_eclipse(2, 1).pyramid_track("p1", 5).pyramid_track("p2", 2))
        .has_score("p1", 19)
        .has_score("p2", 6);
}

#[test]
fn h293_at_the_third_eclipse_it_is_worth_two() {
    scored(before_eclipse(2, 2).pyramid_track("p1", 5).pyramid_track("p2", 2))
        .has_score("p1", 14)
        .has_score("p2", 4);
}

#[test]
fn h294_all_pyramid_track_markers_go_back_to_the_start() {
    for eclipses in 0..=1 {
        let at = before_eclipse(3, eclipses).pyramid_track("p1", 1).pyramid_track("p3", 10);
        let at = scored(at).has_pyramid_track("p1", 0).has_pyramid_track("p2", 0);
        at.has_pyramid_track("p3", 0);
    }
    // They are back before the wages are asked for.
    before_eclipse(3, 0).pyramid_track("p1", 7).play(TURN).offers("wages 3").has_pyramid_track("p1", 0);
}

#[test]
fn h295_markers_on_other_tracks_keep_their_places() {
    let at = before_eclipse(2, 0)
        .avenue("p1", 4)
        .step("p1", "blue", 3)
        .step("p1", "red", 11)
        .step("p2", "green", 10);
    let at = at.technologies(["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-11"]);
    let at = scored(at.avenue("p2", 9).has_technologies("p2", &["tech-1"]).score("p2", 7)).has_eclipses(1);
    let at = at.has_avenue("p1", 4).has_step("p1", "blue", 3).has_step("p1", "red", 11);
    let at = at.has_step("p1", "green", 0).has_avenue("p2", 9).has_step("p2", "green", 10);
    at.has_technology("p2", "tech-1", true).has_score("p2", 7 + 45);
}

#[test]
fn hx26_eclipse_arithmetic() {
    let at = before_eclipse(2, 0).houses(1, 1, 0).avenue("p1", 3).pyramid_track("p1", 2);
    let at = at.avenue("p2", 1).pyramid_track("p2", 2).play(TURN);
    let at = at.has_score("p1", 12 + 4 + 8).has_score("p2", 4 + 4 + 8);
    at.has_pyramid_track("p1", 0).has_pyramid_track("p2", 0);
}

#[test]
fn ha62_all_players_complete_a_step_before_the_next_begins() {
    let at = scored(before_eclipse(4, 0).pyramid_track("p1", 2).pyramid_track("p4", 2));
    assert_eq!(steps(&at)[..14], [1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 5, 5, 5, 5]);
    // Wages: what one player pays changes nothing for another.
    let due = before_eclipse(2, 0).score("p1", 20).score("p2", 20).play(TURN);
    for p1 in 0..=3 {
        for p2 in 0..=3 {
            let paid = due.clone().play(&format!("wages {p1}; wages {p2}"));
            let paid = paid.has_score("p1", 20 - 3 * (3 - p1)).has_score("p2", 20 - 3 * (3 - p2));
            paid.has_cocoa("p1", 3 - p1).has_cocoa("p2", 4 - p2);
        }
    }
}
