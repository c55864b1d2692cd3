//! The double advance: Z-135 to Z-142, ZX-13, ZA-19 to ZA-21.

use patolli_tzolkin::{Event, Illegal, Tzolkin, Wheel};

use super::support::{SMALL, WHEELS, neutral_on};
use crate::scenario::{Scenario, read, scenario, seat};

/// Seat a stands on the start-player space, b is last to play.
fn standing() -> Scenario {
    scenario(2).corn("a", 99).corn("b", 99).on_start_space("a").to_move("b")
}

/// Everybody has played; the calendar is to turn.
fn to_turn(table: Scenario) -> Scenario {
    table.play("place uxm; end")
}

fn would_push(wheel: &str, position: u8) -> Illegal {
    Illegal::WouldPush { wheel: read::<Wheel>(wheel), position }
}

#[test]
fn z135_the_owner_may_advance_by_two() {
    let table = || {
        to_turn(standing().worker("b", "pal", 3).worker("a", "chi", 4))
            .asks("a")
            .offers_only(&["turn 1", "turn 2"])
    };
    table()
        .play("turn 2")
        .shows("tooth", Tzolkin::tooth, 2)
        .shows("round", Tzolkin::round, 2)
        .has_on("b", "pal", &[5])
        .has_on("a", "chi", &[6]);
    table().play("turn 1").shows("tooth", Tzolkin::tooth, 1).shows("round", Tzolkin::round, 2).has_on(
        "b",
        "pal",
        &[4],
    );
}

#[test]
fn z136_z137_once_and_then_the_board_is_dark() {
    let table = to_turn(standing()).play("turn 2").is_light("a", false).is_light("b", true);
    // Single again: nobody is asked.
    let table = table.asks("b").play("place pal; end").asks("a").play("place start; end");
    table.asks("a").shows("round", Tzolkin::round, 3).shows("tooth", Tzolkin::tooth, 3);
    // A single advance keeps the board light.
    to_turn(standing()).play("turn 1").is_light("a", true);
    to_turn(standing().dark("a")).shows("tooth", Tzolkin::tooth, 1);
    // The other player's dark side does not matter.
    to_turn(standing().dark("b")).offers("turn 2");
}

#[test]
fn z138_an_extra_day_may_push_nobody_off() {
    for wheel in SMALL {
        let table = to_turn(standing().worker("b", wheel, 6)).offers_only(&["turn 1"]);
        table.refuses("turn 2", would_push(wheel, 6));
        to_turn(standing().worker("b", wheel, 5)).play("turn 2").has_on(
            "b",
            wheel,
            &if wheel == "uxm" { vec![2, 7] } else { vec![7] },
        );
    }
    to_turn(standing().worker("b", "chi", 9)).refuses("turn 2", would_push("chi", 9));
    to_turn(standing().worker("b", "chi", 8)).play("turn 2").has_on("b", "chi", &[10]);
    // Positions 6 to 8 of Chichen Itza are not the last but one.
    to_turn(standing().worker("b", "chi", 6)).offers("turn 2");
}

#[test]
fn z139_workers_on_the_last_position_prevent_nothing() {
    for (wheel, last) in WHEELS.into_iter().zip([7, 7, 7, 7, 10]) {
        let table = to_turn(standing().hand("b", 3).worker("b", wheel, last)).play("turn 2");
        table.has_hand("b", 3).is_light("a", false);
    }
}

#[test]
fn z140_own_workers_count_as_well() {
    to_turn(standing().worker("a", "tik", 6)).refuses("turn 2", would_push("tik", 6));
    to_turn(standing().worker("a", "chi", 9)).refuses("turn 2", would_push("chi", 9));
    let third = scenario(3).corn("b", 9).corn("c", 9).on_start_space("b").to_move("c").worker("a", "yax", 6);
    third.play("place uxm; end").asks("b").refuses("turn 2", would_push("yax", 6));
}

#[test]
fn z141_all_else_remains_without_the_double_advance() {
    let gains = |table: Scenario| {
        let table = table
            .corn("a", 1)
            .corn_on_teeth(5)
            .play("place start; end")
            .has_corn("a", 6)
            .play("place uxm; end");
        table.has_hand("a", 3).shows("token", Tzolkin::start_player, seat("b")).does_not_offer("turn 2")
    };
    let start = || scenario(2).corn("b", 9).day(5);
    gains(start().dark("a"));
    let pushed = gains(start().worker("b", "pal", 6)).play("turn 1");
    pushed.shows("tooth", Tzolkin::tooth, 6).is_light("a", true).asks("b");
}

#[test]
fn zx13_preventing_a_double_advance() {
    let table = || standing().worker("b", "yax", 6).worker("b", "yax", 7);
    let free = table().play("pick yax 6; no; end").asks("a").offers_only(&["turn 1", "turn 2"]);
    free.play("turn 2").has_on("b", "yax", &[]);
    let held = table().play("pick yax 7; no; end").asks("a").offers_only(&["turn 1"]);
    held.refuses("turn 2", would_push("yax", 6)).play("turn 1").has_on("b", "yax", &[7]);
}

#[test]
fn z142_za19_an_extra_day_skips_no_food_day() {
    // (tooth before, food days done): landing on the food day, then passing over it.
    for (food_day, done) in [(7, 0), (13, 1), (20, 2), (26, 3)] {
        for tooth in [food_day - 2, food_day - 1] {
            let table = to_turn(standing().day(tooth).food_days(done)).play("turn 2");
            let table =
                table.shows("food day", Tzolkin::is_food_day, true).shows("tooth", Tzolkin::tooth, tooth + 2);
            let round = table.game().round();
            let table =
                table.play("place pal; end; place pal; end").shows("food days", Tzolkin::food_days, done + 1);
            // The next advance counts from where the arrow is, and the food day is over.
            assert_eq!(table.game().tooth(), tooth + 3);
            if done < 3 {
                table.shows("food day", Tzolkin::is_food_day, false).shows(
                    "round",
                    Tzolkin::round,
                    round + 1,
                );
            } else {
                table.is_over();
            }
        }
        // A tooth further away there is none.
        to_turn(standing().day(food_day - 3).food_days(done)).play("turn 2").shows(
            "food day",
            Tzolkin::is_food_day,
            false,
        );
    }
}

#[test]
fn za19_the_food_day_passed_over_keeps_its_kind() {
    let pass = |food_day: u8, done| {
        let table = standing().step("b", "chaac", 2).day(food_day - 1).food_days(done);
        to_turn(table).play("turn 2").play("place pal; end; place pal; end")
    };
    // Orange: goods. Turquoise: points and, the first time, the change of epoch.
    let orange = pass(7, 0).has_blocks("b", 0, 1, 0).has_score("b", 0);
    assert_eq!(orange.game().epoch(), 1);
    // 2 points of the step, 6 as the highest in brown, half of 2 and 4 shared in the others.
    let turquoise = pass(13, 1).has_blocks("b", 0, 0, 0).has_score("b", 2 + 6 + 1 + 2);
    assert_eq!(turquoise.game().epoch(), 2);
    pass(20, 2).has_blocks("b", 0, 1, 0);
}

#[test]
fn z142_four_food_days_even_with_extra_days() {
    let mut table = scenario(4);
    for who in ["a", "b", "c", "d"] {
        table = table.corn(who, 300);
    }
    let (mut rounds, mut food, mut extra) = (0, 0, 0);
    while table.game().phase() == patolli_tzolkin::Phase::Play {
        rounds += 1;
        food += u8::from(table.game().is_food_day());
        // Whoever begins takes the space if a worker is in hand.
        if table.offered().iter().any(|it| it == "place start") {
            table = table.play("place start; end");
        }
        table = table.finish_round();
        if table.offered().iter().any(|it| it == "turn 2") {
            extra += 1;
            table = table.play("turn 2");
        }
    }
    assert_eq!((food, extra > 0, rounds), (4, true, 27 - extra));
}

#[test]
fn za20_neutral_pieces_never_forbid_it() {
    let table = standing().neutral("pal", 6).neutral("pal", 7).neutral("yax", 6).neutral("chi", 9);
    let table = to_turn(table).offers("turn 2").play("turn 2");
    assert_eq!((neutral_on(table.game(), "pal"), neutral_on(table.game(), "chi")), (vec![8, 9], vec![11]));
}

#[test]
fn za21_no_corn_on_a_tooth_passed_over() {
    let table = to_turn(standing().day(2)).play("turn 2");
    assert!(table.view("a").calendar.corn.is_empty());
    assert!(!table.events().iter().any(|it| matches!(it, Event::CornLaid { .. })));
    // The next unclaimed round pays for its own tooth only.
    let table = table.play("place pal; end; place pal; end");
    assert_eq!(table.view("a").calendar.corn, [4]);
}
