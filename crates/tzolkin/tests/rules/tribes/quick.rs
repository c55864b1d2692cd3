//! Quick actions together with tribes: ZEA-54, ZEA-55.

use patolli_tzolkin::{Event, Illegal, Options, QuickAction};

use super::{on_lowest_steps, tribal};
use crate::scenario::{Scenario, expansion, seat};

/// Two seats with quick actions; a leads the tribe, this tile is on the board.
fn quick(tribe: &str, tile: &str) -> Scenario {
    expansion(Options { quick: true, ..tribal(2) }).tribe("a", tribe).quick_tile(tile)
}

#[test]
fn zea54_a_space_is_taken_only_if_the_action_can_be_paid_at_that_moment() {
    // The market needs a block or 2 corn, after 1 for the space.
    quick("balam", "market").corn("a", 2).refuses("place quick", Illegal::QuickImpossible);
    quick("balam", "market")
        .corn("a", 3)
        .play("place quick; quick; buy wood; no; end")
        .has_blocks("a", 1, 0, 0);
    quick("balam", "market").corn("a", 1).blocks("a", 1, 0, 0).offers("place quick");
}

#[test]
fn zea54_calendar_corn_counts_if_the_start_player_space_was_taken_before() {
    let table = quick("balam", "market").corn("a", 2).corn_on_teeth(2);
    let table = table.refuses("place quick", Illegal::QuickImpossible).play("place start; place quick");
    let table = table.has_corn("a", 0).play("quick").has_corn("a", 2);
    let place = |it: &Event| matches!(it, Event::TeethCleared { .. } | Event::QuickPerformed { .. });
    let order: Vec<&Event> = table.events().iter().filter(|it| place(it)).collect();
    let (seat, quick) = (seat("a"), QuickAction::Market);
    assert_eq!(order, [&Event::TeethCleared { seat, corn: 2 }, &Event::QuickPerformed { seat, quick }]);
    table.play("buy wood; no; end").has_corn("a", 0).has_blocks("a", 1, 0, 0);
    // One corn on the teeth is one too few.
    let table = self::quick("balam", "market").corn("a", 2).corn_on_teeth(1).play("place start");
    table.refuses("place quick", Illegal::QuickImpossible);
}

#[test]
fn zea54_the_calendar_corn_is_taken_once() {
    let table = quick("balam", "corn-3").corn("a", 2).corn_on_teeth(4);
    table.play("place start; place quick; quick").has_corn("a", 4 + 3).play("end").has_corn("a", 7);
}

#[test]
fn zea54_later_workers_may_not_make_it_unpayable() {
    let table = quick("balam", "market").corn("a", 3).play("place quick").has_corn("a", 2);
    table.refuses("place pal", Illegal::QuickImpossible).offers("quick");
    quick("balam", "market").corn("a", 4).play("place quick; place pal").has_corn("a", 2).offers("quick");
}

#[test]
fn zea54_nor_may_a_sale() {
    let table = quick("xaman-ek", "technology").corn("a", 1).blocks("a", 1, 0, 0).play("place quick");
    let table = table.refuses("sell wood", Illegal::SaleLeavesNoAnswer);
    table.play("quick; learn extraction; pay wood 1; end").has_level("a", "extraction", 1);
    let table = quick("xaman-ek", "technology").corn("a", 1).blocks("a", 2, 0, 0).play("place quick");
    table.play("sell wood; quick; learn extraction; pay wood 1; end").has_corn("a", 2);
}

#[test]
fn zea54_the_action_taken_must_be_performed() {
    let table = quick("balam", "stone-1")
        .corn("a", 1)
        .play("place quick")
        .refuses("end", Illegal::QuickActionOutstanding);
    table.play("quick; end").has_blocks("a", 0, 1, 0);
    // Then placing is over.
    let table = quick("balam", "stone-1").corn("a", 9).play("place quick; quick");
    table.refuses("place pal", Illegal::PlacingOver).offers_only(&["end"]);
}

/// Ah Chuy Kak has placed on both spaces and two wheels for all the corn; 3 corn lie on the teeth.
fn all_spent(tile: &str) -> Scenario {
    let table =
        quick("ah-chuy-kak", tile).hand("a", 4).worker("a", "uxm", 1).corn("a", 1 + 6).corn_on_teeth(3);
    table.play("place start; place quick; place pal; place yax").has_corn("a", 0)
}

#[test]
fn zea54_a_pick_up_before_the_quick_action_has_no_calendar_corn() {
    let table = all_spent("stone-1").play("pick uxm 1").offers_only(&["no"]);
    table.refuses("use uxm 1", Illegal::Corn { need: 3, have: 0 }).play("no; quick; end").has_corn("a", 3);
}

#[test]
fn zea54_a_pick_up_after_it_has() {
    let table =
        all_spent("stone-1").play("quick").has_corn("a", 3).play("pick uxm 1; use uxm 1; climb chaac");
    table.has_corn("a", 0).has_step("a", "chaac", 2).has_blocks("a", 0, 1, 0).play("end");
}

#[test]
fn zea54_without_a_quick_action_the_corn_comes_at_the_end_of_the_turn() {
    let table = quick("ah-chuy-kak", "stone-1").worker("a", "uxm", 1).corn("a", 3).corn_on_teeth(3);
    let table = table.play("place start; place pal; place yax; pick uxm 1");
    table.refuses("use uxm 1", Illegal::Corn { need: 3, have: 0 }).play("no; end").has_corn("a", 3);
}

#[test]
fn zea54_a_pick_up_may_make_the_quick_action_lapse() {
    let table = quick("ah-chuy-kak", "technology").hand("a", 3).worker("a", "tik", 1);
    let table = table.corn("a", 1 + 3).blocks("a", 1, 0, 0).play("place quick; place pal; place yax");
    let table = table.refuses("end", Illegal::QuickActionOutstanding);
    let table = table.play("pick tik 1; use tik 1; learn theology; pay wood 1");
    let table = table.refuses("quick", Illegal::QuickImpossible).play("end");
    assert_eq!(table.events()[0], Event::QuickLapsed { seat: seat("a") });
    // With a second block it stays due.
    let table = quick("ah-chuy-kak", "technology").hand("a", 3).worker("a", "tik", 1);
    let table = table.corn("a", 1 + 3).blocks("a", 2, 0, 0).play("place quick; place pal; place yax");
    let table = table.play("pick tik 1; use tik 1; learn theology; pay wood 1");
    table.refuses("end", Illegal::QuickActionOutstanding).play("quick; learn extraction; pay wood 1; end");
}

/// Every position costs 2 or more, the start-player space is taken, and no temple step can be lost.
fn with_expensive_positions(tribe: &str, tile: &str) -> Scenario {
    let wheels = ["pal", "yax", "tik", "uxm", "chi"];
    let table =
        wheels.into_iter().fold(quick(tribe, tile), |it, wheel| it.neutral(wheel, 0).neutral(wheel, 1));
    on_lowest_steps(table.on_start_space("b"))
}

#[test]
fn zea55_a_quick_space_counts_as_a_place() {
    // With 1 corn the space can be paid, so there is no mercy.
    let table = with_expensive_positions("balam", "stone-1").corn("a", 1).offers_only(&["place quick"]);
    table.refuses("place pal", Illegal::Corn { need: 2, have: 1 }).play("place quick; quick; end");
    // An action that cannot be performed is no place.
    let table = with_expensive_positions("balam", "technology").corn("a", 1);
    let table =
        table.refuses("place quick", Illegal::QuickImpossible).offers("place pal").offers("place chi");
    table.play("place pal").has_corn("a", 0);
}

#[test]
fn zea55_it_is_no_place_for_mercy() {
    let table = with_expensive_positions("balam", "stone-1").refuses("place quick", Illegal::NotCheapest);
    let wheels = ["place pal", "place yax", "place tik", "place uxm", "place chi"];
    table.offers_only(&wheels).play("place tik").has_on("a", "tik", &[2]);
}

#[test]
fn zea55_a_quick_space_that_can_be_paid_forces_no_begging() {
    let table = with_expensive_positions("balam", "stone-1").step("a", "chaac", 1).corn("a", 1);
    table.offers_only(&["beg", "place quick"]);
    with_expensive_positions("balam", "stone-1").step("a", "chaac", 1).offers_only(&["beg"]);
}

#[test]
fn zea55_ahmakiq_may_pass_instead() {
    with_expensive_positions("ahmakiq", "stone-1").offers("end").offers("place pal").play("end").asks("b");
    with_expensive_positions("ahmakiq", "stone-1").step("a", "chaac", 1).offers_only(&["beg", "end"]);
    with_expensive_positions("ahmakiq", "stone-1").corn("a", 1).offers_only(&["place quick", "end"]);
}
