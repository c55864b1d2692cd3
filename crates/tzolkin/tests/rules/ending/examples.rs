//! Worked examples: ZX-15 to ZX-20.

use super::day::{self, fed};
use crate::scenario::{Scenario, scenario, seat};

#[test]
fn zx15_feeding_with_farms() {
    let farms = ["farm-single-a", "farm-single-b", "farm-each-a"];
    let at = scenario(2).row(&[]).owns("a", &farms).food_day(1).hand("a", 5).corn("a", 7).corn("b", 6);
    let after = day::over(at);
    assert_eq!(fed(&after, "a"), (5, 5, 3, 0));
    after.has_corn("a", 4).has_score("a", 0);
    // With exactly 3 corn nobody goes unfed, with 2 one does.
    for (corn, score) in [(3, 0), (2, -3)] {
        let at = scenario(2).row(&[]).owns("a", &farms).food_day(1).hand("a", 5).corn("a", corn);
        day::over(at.corn("b", 6)).has_corn("a", 0).has_score("a", score);
    }
}

#[test]
fn zx16_feeding_with_too_little_corn() {
    let after = day::over(scenario(2).food_day(1).corn("a", 5).corn("b", 6));
    assert_eq!(fed(&after, "a"), (3, 2, 4, 3));
    after.has_corn("a", 1).has_score("a", -3);
}

/// Red is a, Blue is b, Yellow is c; their steps are those of the printed points.
fn temples(number: u8) -> Scenario {
    let at = if number > 2 { scenario(3).second_epoch() } else { scenario(3) };
    let at = at.food_day(number).corn("a", 6).corn("b", 6).corn("c", 6);
    // Brown 2, 6, 6; yellow 0, 0, 0; green 9, 5, -3.
    let at = at.step("a", "chaac", 2).step("b", "chaac", 4).step("c", "chaac", 4);
    day::over(at.step("a", "kukulkan", 6).step("b", "kukulkan", 4).step("c", "kukulkan", 0))
}

#[test]
fn zx17_temple_goods_in_the_middle_of_an_epoch() {
    for number in [1, 3] {
        let after = temples(number);
        let after = after.has_blocks("a", 2, 1, 0).has_blocks("b", 2, 2, 0).has_blocks("c", 0, 2, 0);
        after.has_skulls("a", 1).has_skulls("b", 0).has_skulls("c", 0);
    }
}

#[test]
fn zx18_temple_points_at_the_end_of_epoch_one() {
    temples(2).has_score("a", 16).has_score("b", 15).has_score("c", 7);
}

#[test]
fn zx19_temple_points_at_the_end_of_epoch_two() {
    temples(4).has_score("a", 18).has_score("b", 15).has_score("c", 7);
}

#[test]
fn zx20_the_monument_for_one_temple() {
    let at = scenario(2).second_epoch().food_day(4).corn("a", 6).corn("b", 6);
    let at = at.monuments(&["monument-best-temple"]).has_built("a", "monument-best-temple");
    // Four steps above the start.
    let over = day::over(at.step("a", "kukulkan", 5)).is_over();
    // 7 for the step, 4 for the highest place, halves of 2 and 6 for the others, 12 for the monument.
    assert_eq!(over.game().score(seat("a")), 4 * (7 + 4 + 1 + 3 + 12));
}
