//! Yaxchilan: Z-164 to Z-170.

use patolli_tzolkin::Tzolkin;

use super::on;
use crate::scenario::Scenario;

fn used(number: u8) -> Scenario {
    on("yax", number).play(&format!("pick yax {number}; use yax {number}"))
}

#[test]
fn z164_yaxchilan_one_gives_wood() {
    used(1).has_blocks("a", 1, 0, 0).has_corn("a", 0).has_skulls("a", 0);
}

#[test]
fn z165_yaxchilan_two_gives_stone_and_corn() {
    used(2).has_blocks("a", 0, 1, 0).has_corn("a", 1).has_skulls("a", 0);
}

#[test]
fn z166_yaxchilan_three_gives_gold_and_two_corn() {
    used(3).has_blocks("a", 0, 0, 1).has_corn("a", 2).has_skulls("a", 0);
}

#[test]
fn z167_yaxchilan_four_gives_a_skull() {
    used(4).has_blocks("a", 0, 0, 0).has_corn("a", 0).has_skulls("a", 1);
}

#[test]
fn z168_yaxchilan_five_gives_gold_stone_and_two_corn() {
    used(5).has_blocks("a", 0, 1, 1).has_corn("a", 2).has_skulls("a", 0);
}

#[test]
fn z169_six_and_seven_choose_freely() {
    for position in [6, 7] {
        let at = || on("yax", position).play(&format!("pick yax {position}"));
        at().offers_only(&["use yax 1", "use yax 2", "use yax 3", "use yax 4", "use yax 5", "no"]);
        at().play("use yax 1").has_blocks("a", 1, 0, 0);
        at().play("use yax 5").has_blocks("a", 0, 1, 1).has_corn("a", 2);
    }
}

#[test]
fn z170_without_skulls_yaxchilan_four_does_nothing() {
    let left = |n: u8| on("yax", 4).worker("a", "yax", 6).skulls("b", 13 - n);
    left(0)
        .play("pick yax 4; use yax 4; end")
        .has_skulls("a", 0)
        .has_corn("a", 0)
        .has_blocks("a", 0, 0, 0)
        .shows("supply", Tzolkin::skulls, 0);
    // The thirteenth is the last.
    left(1)
        .play("pick yax 4; use yax 4; pick yax 6; use yax 4")
        .has_skulls("a", 1)
        .has_skulls("b", 12)
        .shows("supply", Tzolkin::skulls, 0);
}

#[test]
fn z170_skulls_at_chichen_itza_are_no_supply() {
    on("yax", 4)
        .offerings(&[1, 2, 3, 4, 5, 6, 7, 8, 9])
        .skulls("b", 4)
        .play("pick yax 4; use yax 4")
        .has_skulls("a", 0);
}
