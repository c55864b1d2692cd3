//! Ahmakiq passes, Bacab is never without corn: ZE-023 to ZE-027.

use patolli_tzolkin::{Event, Illegal, TurnState};

use super::{led_by, led_by_others, on_lowest_steps, others, tribal, without_free_places};
use crate::scenario::{Scenario, expansion, seat};

#[test]
fn ze023_ahmakiq_may_pass() {
    let table = led_by("ahmakiq").is_turn_state(TurnState::Open).play("end").asks("b").has_hand("a", 3);
    assert_eq!(table.events()[0], Event::Passed { seat: seat("a") });
    // Also with workers on the wheels, and as often as wanted.
    let table = led_by("ahmakiq").corn("b", 9).worker("a", "yax", 2);
    table.play("end; place pal; end").has_on("a", "yax", &[3]).play("end; place pal; end");
    // It is no duty.
    let table = led_by("ahmakiq").play("place pal; end").has_on("a", "pal", &[0]);
    assert!(!table.events().contains(&Event::Passed { seat: seat("a") }));
}

#[test]
fn ze023_no_other_tribe_may_pass() {
    for table in led_by_others("ahmakiq") {
        table.clone().refuses("end", Illegal::NothingDone);
        table.worker("a", "yax", 2).refuses("end", Illegal::NothingDone);
    }
}

#[test]
fn zea46_ahmakiq_passes_instead_of_begging() {
    let poor = |tribe| without_free_places(led_by(tribe));
    poor("ahmakiq").offers_only(&["beg", "end"]).play("end").asks("b").has_corn("a", 0);
    poor("balam").offers_only(&["beg"]);
    // Who has begged may pass as well.
    poor("ahmakiq").play("beg; anger chaac").has_corn("a", 3).offers("end");
}

#[test]
fn zea46_ahmakiq_passes_instead_of_mercy() {
    let table = on_lowest_steps(without_free_places(led_by("ahmakiq")));
    table.offers("end").refuses("beg", Illegal::NoStepToLose).play("end").asks("b");
    on_lowest_steps(without_free_places(led_by("balam")))
        .refuses("end", Illegal::NothingDone)
        .offers("place pal");
}

/// Seat b leads the tribe; a is to move.
fn b_leads(tribe: &str) -> Scenario {
    expansion(tribal(2)).tribe("b", tribe)
}

/// Seat b with so much corn at the start of its turn.
fn turn_of_b(tribe: &str, corn: u16) -> Scenario {
    b_leads(tribe).corn("b", corn).play("place pal; end").asks("b")
}

#[test]
fn ze024_every_turn_starts_with_2_corn_at_least() {
    for (before, after) in [(0, 2), (1, 2), (2, 2), (3, 3), (7, 7)] {
        turn_of_b("bacab", before).has_corn("b", after);
    }
    // The next turn as well: 2 corn pay for position 2, then there are 2 again.
    let table = turn_of_b("bacab", 0).play("place yax; place tik").has_corn("b", 1);
    table.play("end; place yax; end").has_corn("b", 2);
    // The turn of another brings nothing.
    b_leads("bacab").has_corn("b", 0).play("place pal").has_corn("b", 0);
}

#[test]
fn ze024_no_other_tribe_is_topped_up() {
    for tribe in others("bacab") {
        turn_of_b(tribe, 0).has_corn("b", 0);
        turn_of_b(tribe, 1).has_corn("b", 1);
    }
}

#[test]
fn ze025_to_be_topped_up_is_not_to_beg() {
    let table = turn_of_b("bacab", 0);
    assert!(table.events().contains(&Event::ToppedUp { seat: seat("b"), corn: 2 }));
    assert!(!table.events().iter().any(|it| matches!(it, Event::Begged { .. } | Event::Angered { .. })));
    let table = table.has_step("b", "chaac", 1).has_step("b", "quetzalcoatl", 1).has_step("b", "kukulkan", 1);
    // So the player may still beg, and may do without.
    table.offers("beg").offers("place yax");
    let table = turn_of_b("bacab", 2);
    assert!(!table.events().iter().any(|it| matches!(it, Event::ToppedUp { .. })));
}

#[test]
fn ze026_ze027_zex19_begging_brings_4_and_costs_a_step() {
    let table = turn_of_b("bacab", 0).has_corn("b", 2).play("beg").has_corn("b", 4);
    let table = table.offers_only(&["anger chaac", "anger quetzalcoatl", "anger kukulkan"]);
    let table = table.refuses("no", Illegal::NoDeclining).play("anger kukulkan").has_step("b", "kukulkan", 0);
    table.has_corn("b", 4).refuses("beg", Illegal::TooLateToBeg);
}

#[test]
fn ze027_without_a_step_to_lose_there_is_no_begging() {
    let table = on_lowest_steps(led_by("bacab")).corn("a", 2);
    table.refuses("beg", Illegal::NoStepToLose);
}

#[test]
fn ze026_no_other_tribe_begs_up_to_4() {
    for table in led_by_others("bacab") {
        table.clone().corn("a", 2).play("beg").has_corn("a", 3);
        table.corn("a", 3).refuses("beg", Illegal::TooRichToBeg { most: 2, have: 3 });
    }
}

#[test]
fn zea41_topped_up_first_then_exactly_4() {
    for corn in 0..=3 {
        turn_of_b("bacab", corn).play("beg; anger chaac").has_corn("b", 4).has_step("b", "chaac", 0);
    }
    turn_of_b("bacab", 4).refuses("beg", Illegal::TooRichToBeg { most: 3, have: 4 });
}
