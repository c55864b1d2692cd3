//! The last round: Z-143, ZA-33, ZA-49.

use patolli_core::Game as _;
use patolli_tzolkin::{Event, Tzolkin};

use crate::scenario::{Scenario, scenario, seat};

fn last() -> Scenario {
    scenario(2).second_epoch().food_day(4)
}

#[test]
fn z143_the_corn_of_the_space_still_feeds_and_scores() {
    let table = last().corn_on_teeth(11).corn("b", 6).play("place start; end").has_corn("a", 11);
    // 6 corn feed three workers; the temples give each 1 + 3 + 2 for a shared place.
    let table = table.play("place pal; end").is_over().has_score("b", 6).has_quarters("a", 4 * 6 + 5);
    // Nobody is asked how far the calendar turns.
    assert!(table.events().contains(&Event::CalendarTurned { days: 1, tooth: 27 }));
    assert!(table.game().is_light(seat("a")));
}

#[test]
fn za33_phase_3_of_the_last_round_turns_one_tooth() {
    let table =
        last().corn("a", 50).corn("b", 50).worker("a", "yax", 7).worker("a", "yax", 6).worker("b", "chi", 10);
    let table =
        table.on_start_space("a").to_move("b").hand("a", 1).hand("b", 2).play("place pal; end").is_over();
    let table = table.has_on("a", "yax", &[7]).has_hand("a", 1 + 1 + 1).has_on("b", "chi", &[]).has_on(
        "b",
        "pal",
        &[1],
    );
    table.has_hand("b", 1 + 1).shows("tooth", Tzolkin::tooth, 27);
}

#[test]
fn za33_the_worker_on_the_space_does_not_count_for_the_tie() {
    // Four workers each, all fed, nothing left: only the worker of b rides a wheel at the end.
    let table = last().corn("a", 8).corn("b", 8).on_start_space("a").worker("b", "tik", 3).to_move("b");
    let table = table.play("pick tik 3; no; end").is_over();
    assert_eq!(table.game().places()[..], [1, 1], "a tie when neither rides");
    let table =
        last().corn("a", 8).corn("b", 8).on_start_space("a").hand("b", 4).to_move("b").play("place tik; end");
    assert_eq!(table.game().scores()[0], table.game().scores()[1]);
    assert_eq!(table.game().places()[..], [2, 1]);
    // A worker pushed off the last position does not count either.
    let table = last()
        .corn("a", 8)
        .corn("b", 8)
        .worker("a", "tik", 7)
        .worker("b", "tik", 3)
        .worker("b", "yax", 0)
        .hand("b", 2)
        .to_move("b");
    let table = table.play("pick yax 0; no; end").is_over();
    assert_eq!(table.game().places()[..], [2, 1]);
}

#[test]
fn za49_corn_and_token_have_no_further_effect() {
    let end = |text: &str| last().corn("a", 20).corn("b", 20).play(text).is_over();
    let plain = end("place pal; end; place yax; end");
    assert!(plain.events().iter().any(|it| matches!(it, Event::CornLaid { .. })));
    let token = end("place start; end; place yax; end");
    let passed = Event::TokenPassed { seat: seat("b"), from: seat("a") };
    assert!(token.events().contains(&passed));
    assert!(!token.events().iter().any(|it| matches!(it, Event::CornLaid { .. })));
    assert_eq!(plain.game().scores(), token.game().scores());
}
