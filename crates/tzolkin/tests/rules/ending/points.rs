//! Rewards at the end of an epoch: Z-305 to Z-311, ZA-42.

use patolli_tzolkin::Event;

use super::day;
use crate::scenario::{Scenario, scenario, seat};

/// The food day that ends an epoch, with corn enough for all.
fn points_day(seats: u8, epoch: u8) -> Scenario {
    let day = scenario(seats).food_day(2 * epoch);
    let day = if epoch == 2 { day.second_epoch() } else { day };
    ["a", "b", "c", "d"].into_iter().take(seats.into()).fold(day, |it, who| it.corn(who, 6))
}

/// What a seat scored in a temple: for its step, and for the highest place.
fn scored(day: &Scenario, who: &str, temple: &str) -> (i8, u8) {
    let scored = day.events().iter().find_map(|it| match *it {
        Event::TempleScored { seat: of, temple: at, points, bonus, .. }
            if of == seat(who) && at.key() == temple =>
        {
            Some((points, bonus))
        }
        _ => None,
    });
    scored.unwrap_or_else(|| panic!("{who} scored nothing at {temple}"))
}

#[test]
fn z305_the_end_of_an_epoch_gives_points_and_no_goods() {
    for epoch in [1, 2] {
        let at = points_day(2, epoch).step("a", "chaac", 4).step("a", "kukulkan", 5);
        let after = day::over(at).has_blocks("a", 0, 0, 0).has_skulls("a", 0);
        assert!(after.game().score(seat("a")) > 0);
    }
}

#[test]
fn z306_z307_z308_the_own_step_alone_counts_and_the_lowest_is_negative() {
    let temples: [(&str, &[i8]); 3] = [
        ("chaac", &[-1, 0, 2, 4, 6, 7, 8]),
        ("quetzalcoatl", &[-2, 0, 1, 2, 4, 6, 9, 12, 13]),
        ("kukulkan", &[-3, 0, 1, 3, 5, 7, 9, 10]),
    ];
    for (temple, points) in temples {
        for (step, expected) in (0..).zip(points) {
            let after = day::over(points_day(2, 1).step("a", temple, step));
            assert_eq!(scored(&after, "a", temple).0, *expected, "{temple} {step}");
        }
    }
    // The score moves by just that: the lowest step of each, while b is highest everywhere (6 + 2 + 4).
    let low =
        ["chaac", "quetzalcoatl", "kukulkan"].iter().fold(points_day(2, 1), |it, at| it.step("a", at, 0));
    day::over(low.score("a", 10)).has_score("a", 10 - 6).has_score("b", 12);
}

#[test]
fn z309_the_highest_marker_scores_the_bonus_in_addition() {
    let after = day::over(points_day(3, 1).step("b", "kukulkan", 3).step("c", "kukulkan", 2));
    assert_eq!(["a", "b", "c"].map(|it| scored(&after, it, "kukulkan")), [(0, 0), (3, 4), (1, 0)]);
}

#[test]
fn z310_the_bonuses_of_the_two_epochs() {
    let bonus = |epoch, temple| scored(&day::over(points_day(2, epoch).step("a", temple, 2)), "a", temple).1;
    assert_eq!(["chaac", "quetzalcoatl", "kukulkan"].map(|it| bonus(1, it)), [6, 2, 4]);
    assert_eq!(["chaac", "quetzalcoatl", "kukulkan"].map(|it| bonus(2, it)), [2, 6, 4]);
}

#[test]
fn z311_who_share_the_highest_place_score_half_the_bonus_each() {
    let all = ["a", "b", "c", "d"];
    // Two, three and four at the top: always half, not a share by number.
    for top in 2..=4 {
        let at = all[..top].iter().fold(points_day(4, 1), |it, who| it.step(who, "chaac", 3));
        let after = day::over(at);
        for (place, who) in all.into_iter().enumerate() {
            let expected = if place < top { (4, 3) } else { (0, 0) };
            assert_eq!(scored(&after, who, "chaac"), expected, "{top} at the top, {who}");
        }
    }
}

#[test]
fn za42_the_bonus_goes_to_the_highest_on_the_starting_or_lowest_step_too() {
    // Alone on the starting step.
    let start = day::over(points_day(3, 1).step("b", "chaac", 0).step("c", "chaac", 0));
    assert_eq!(["a", "b", "c"].map(|it| scored(&start, it, "chaac")), [(0, 6), (-1, 0), (-1, 0)]);
    // All on the lowest step: half each.
    let low = ["a", "b", "c"].iter().fold(points_day(3, 2), |it, who| it.step(who, "quetzalcoatl", 0));
    let low = day::over(low);
    assert_eq!(["a", "b", "c"].map(|it| scored(&low, it, "quetzalcoatl")), [(-2, 3); 3]);
}
