//! Masks at an eclipse: H-296 to H-298, HX-15, HA-24.

use super::support::{before_eclipse, play_quiet_turn, scored};
use crate::scenario::{Scenario, seat};

/// p1 owns masks, by number.
fn masks(at: Scenario, masks: &[u8]) -> Scenario {
    masks.iter().fold(at, |it, n| it.owns("p1", &format!("mask-{n}")))
}

/// A position without masks on the boards, so that all can be owned.
fn before_eclipse_without_tiles(eclipses: u8) -> Scenario {
    let boards = ["forest", "quarry", "gold-deposits", "decorations"];
    boards.into_iter().fold(before_eclipse(2, eclipses), Scenario::no_discovery)
}

fn points(own: &[u8]) -> u16 {
    let at = scored(masks(before_eclipse_without_tiles(0), own)).has_score("p2", 0);
    at.game().score(seat("p1"))
}

#[test]
fn h296_masks_are_grouped_into_sets_in_which_all_differ() {
    assert_eq!(points(&[4, 5]), 3, "one set of two");
    assert_eq!(points(&[4, 4]), 1 + 1, "two sets of one");
    assert_eq!(points(&[4, 4, 5]), 3 + 1, "a set of two and one of one");
    assert_eq!(points(&[4, 4, 4, 5, 5, 5]), 3 + 3 + 3, "three sets");
}

#[test]
fn h297_a_set_of_one_to_seven_masks_scores_1_3_6_10_15_21_28() {
    let all = [1, 2, 3, 4, 5, 6, 7];
    for (n, expected) in (0..).zip([0, 1, 3, 6, 10, 15, 21, 28]) {
        assert_eq!(points(&all[..n]), expected, "{n} masks");
        // Which masks they are does not matter.
        assert_eq!(points(&all[7 - n..]), expected, "{n} other masks");
    }
}

#[test]
fn ha24_sets_take_one_of_every_kind_owned_then_one_of_every_kind_owned_twice() {
    assert_eq!(points(&[1, 2, 3, 4, 4, 4]), 10 + 1 + 1);
    assert_eq!(points(&[4, 4, 5, 5, 6, 6, 7]), 10 + 6);
    assert_eq!(
        points(&[1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7]),
        28 + 21 + 10,
        "every mask there is"
    );
}

#[test]
fn h298_masks_are_kept_and_score_again_at_each_later_eclipse() {
    let own = [4, 5, 6];
    let mut at = scored(masks(before_eclipse_without_tiles(0), &own)).has_score("p1", 6);
    for (eclipses, expected) in [(2, 12), (3, 18)] {
        at = at.has_tiles("p1", "mask-4", 1).has_tiles("p1", "mask-5", 1).has_tiles("p1", "mask-6", 1);
        while at.game().eclipses() < eclipses {
            at = play_quiet_turn(at);
        }
        at = at.has_score("p1", expected).has_score("p2", 0);
    }
    at.is_over();
}

#[test]
fn hx15_mask_sets_and_the_best_of_them_again() {
    let own = [4, 4, 5, 6, 6, 7];
    assert_eq!(points(&own), 10 + 3);
    let last = masks(before_eclipse_without_tiles(2), &own).step("p1", "red", 10);
    let last = last.bonuses(["bonus-flat", "bonus-masks", "bonus-avenue"]);
    scored(last).has_score("p1", 10 + 3 + 10);
}
