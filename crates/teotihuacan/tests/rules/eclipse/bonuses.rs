//! Temple bonus tiles: H-391 to H-397.

use super::support::{before_eclipse, scored};
use crate::scenario::{Scenario, seat};

/// The last eclipse with this tile at the blue temple.
fn last(tile: &str) -> Scenario {
    let rest: Vec<&str> =
        ["bonus-masks", "bonus-flat", "bonus-avenue"].into_iter().filter(|it| *it != tile).collect();
    before_eclipse(2, 2).bonuses([tile, rest[0], rest[1]])
}

/// What the tile at the blue temple is worth to p1: by reaching it; the top step is worth no more.
fn worth(at: &Scenario) -> u16 {
    let score = |step| scored(at.clone().step("p1", "blue", step)).game().score(seat("p1"));
    assert_eq!(score(10), score(11), "penultimate and top step");
    score(10) - score(9)
}

#[test]
fn h391_the_most_valuable_mask_set_scores_once_more() {
    assert_eq!(worth(&last("bonus-masks")), 0);
    assert_eq!(worth(&last("bonus-masks").owns("p1", "mask-4")), 1);
    let two = last("bonus-masks").owns("p1", "mask-4").owns("p1", "mask-4").owns("p1", "mask-5");
    assert_eq!(worth(&two), 3, "the set of two, not the other of one");
    let three = two.owns("p1", "mask-5").owns("p1", "mask-3").owns("p2", "mask-1");
    assert_eq!(worth(&three), 6);
}

#[test]
fn h392_five_points_per_technology() {
    let names = ["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-11"];
    let at = last("bonus-technologies").technologies(names).has_technologies("p2", &names[..2]);
    for n in 0..=6 {
        assert_eq!(usize::from(worth(&at.clone().has_technologies("p1", &names[..n]))), 5 * n);
    }
}

#[test]
fn h393_fifteen_points() {
    assert_eq!(worth(&last("bonus-flat")), 15);
    assert_eq!(worth(&last("bonus-flat").avenue("p1", 9).owns("p1", "mask-1")), 15);
}

#[test]
fn h394_three_points_per_space_reached_on_the_avenue() {
    for spaces in [0, 1, 5, 9] {
        let at = last("bonus-avenue").avenue("p1", spaces).avenue("p2", 2).pyramid_track("p1", 4);
        assert_eq!(worth(&at), 3 * u16::from(spaces));
    }
}

#[test]
fn h395_nine_points_per_temple_bonus_tile_reached_this_one_included() {
    let at = before_eclipse(2, 2).bonuses(["bonus-bonuses", "bonus-technologies", "bonus-masks"]);
    assert_eq!(worth(&at), 9);
    let two = at.step("p1", "red", 10).step("p2", "green", 10);
    assert_eq!(worth(&two), 18);
    assert_eq!(worth(&two.clone().step("p1", "green", 9)), 18);
    assert_eq!(worth(&two.step("p1", "green", 11)), 27);
}

#[test]
fn h396_two_points_per_discovery_tile_used_or_unused_masks_excluded() {
    assert_eq!(worth(&last("bonus-discoveries")), 0);
    let masks = last("bonus-discoveries").owns("p1", "mask-4").owns("p1", "mask-5");
    assert_eq!(worth(&masks), 0);
    let unused = masks.owns("p1", "no-cocoa").owns("p1", "free-move").owns("p1", "free-move");
    assert_eq!(worth(&unused), 6);
    assert_eq!(worth(&unused.used("p1", &["four-cocoa", "score-4-vp"]).owns("p2", "no-cocoa")), 10);
    let used = last("bonus-discoveries").used("p1", &["four-cocoa"]);
    assert_eq!(worth(&used), 2);
}

#[test]
fn h397_four_points_per_worker_of_power_1_to_3_and_nine_per_worker_of_power_4_or_5() {
    let at = last("bonus-workers");
    for power in 1..=5 {
        let each = if power <= 3 { 4 } else { 9 };
        let three = [("forest", power), ("palace", power), ("nobles", power)];
        // Whoever pays 3 of 6 cocoa loses points whether or not the tile is reached.
        assert_eq!(worth(&at.clone().workers("p1", &three).score("p1", 50)), 3 * each, "power {power}");
    }
    let four = [("forest", 1), ("palace", 3), ("nobles", 4), ("quarry", 5)];
    assert_eq!(worth(&at.workers("p1", &four).score("p1", 50)), 4 + 4 + 9 + 9);
}
