//! When food days are: Z-282 to Z-288, ZD-11.

use patolli_core::{Game as _, Log, Seed, random_action};
use patolli_tzolkin::{Event, Tzolkin};

use super::day::{self, event_index};
use crate::scenario::{Scenario, base, dealt, scenario};

/// The calendar stands here, and `done` food days are over.
fn at(tooth: u8, done: u8) -> Scenario {
    scenario(2).day(tooth).food_days(done).corn("a", 6).corn("b", 6)
}

#[test]
fn z282_there_are_exactly_four_food_days() {
    let mut doubles = 0;
    for seed in 0..30 {
        let mut rng = Seed::from(seed).rng();
        let mut game = Tzolkin::start(&base(2), dealt(seed));
        let mut log = Log::new();
        while let Some((action, _)) = random_action(&game, &mut rng) {
            game.apply(action, &mut log);
        }
        let events = log.take();
        let numbers: Vec<u8> = events
            .iter()
            .filter_map(|it| match it {
                Event::FoodDayBegan { number } => Some(*number),
                _ => None,
            })
            .collect();
        assert_eq!(numbers, [1, 2, 3, 4], "seed {seed}");
        doubles += events.iter().filter(|it| matches!(it, Event::CalendarTurned { days: 2, .. })).count();
    }
    assert!(doubles > 10, "{doubles} double advances were among them");
}

#[test]
fn z283_the_round_that_begins_on_a_food_day_tooth_is_a_food_day() {
    let begins = |tooth, done| day::over(at(tooth, done)).game().is_food_day();
    for (done, tooth) in [7, 13, 20, 26].into_iter().enumerate() {
        let done = u8::try_from(done).expect("small");
        assert!(begins(tooth - 1, done), "tooth {tooth}");
        assert!(!begins(tooth - 2, done), "one tooth before {tooth}");
        if tooth < 26 {
            assert!(!begins(tooth, done + 1), "one tooth after {tooth}");
        }
    }
}

#[test]
fn z284_so_is_the_round_after_a_double_advance_over_that_tooth() {
    for (done, tooth) in [7, 13, 20, 26].into_iter().enumerate() {
        let done = u8::try_from(done).expect("small");
        let skipping = day::over(at(tooth - 1, done).on_start_space("b")).play("turn 2");
        let skipping =
            skipping.shows("tooth", Tzolkin::tooth, tooth + 1).shows("food day", Tzolkin::is_food_day, true);
        // It is held in that round, and only there.
        let after = day::over(skipping).shows("food days", Tzolkin::food_days, done + 1);
        assert!(!after.game().is_food_day(), "after tooth {tooth}");
        // Landing on the tooth exactly is a food day as well.
        let landing = day::over(at(tooth - 2, done).on_start_space("b")).play("turn 2");
        landing.shows("tooth", Tzolkin::tooth, tooth).shows("food day", Tzolkin::is_food_day, true);
    }
}

/// Whether the end of a food day brought goods of temples, and whether it brought points.
fn brought(number: u8) -> (bool, bool) {
    let at = scenario(2).second_epoch().food_day(number).corn("a", 6).corn("b", 6);
    let after = day::over(at.step("a", "chaac", 2));
    let goods = after.events().iter().any(|it| matches!(it, Event::Gained { .. }));
    (goods, after.events().iter().any(|it| matches!(it, Event::TempleScored { .. })))
}

#[test]
fn z285_after_one_and_three_quarters_of_the_game_goods_are_given() {
    assert_eq!([1, 3].map(brought), [(true, false); 2]);
    // A calendar has 26 teeth: 7 and 20 are the first ones after 6.5 and 19.5.
    assert!(day::over(at(6, 0)).game().is_food_day() && day::over(at(19, 2)).game().is_food_day());
}

#[test]
fn z286_at_half_and_at_the_end_of_the_game_points_are_given() {
    assert_eq!([2, 4].map(brought), [(false, true); 2]);
    assert!(day::over(at(12, 1)).game().is_food_day() && day::over(at(25, 3)).game().is_food_day());
}

#[test]
fn z287_phase_two_comes_after_all_turns_and_before_the_advance() {
    let at = scenario(3).food_day(1).corn("a", 6).corn("b", 7).corn("c", 6).worker("c", "pal", 7);
    // Two turns have passed: nobody was fed, nothing has moved.
    let two = at.play("place pal; end; place pal; end").asks("c");
    let two = two.has_corn("a", 6).has_corn("b", 6).has_on("c", "pal", &[7]);
    let after = two.play("pick pal 7; use pal 1; end").asks("a");
    // The corn of the last turn could still be eaten.
    let after = after.has_corn("a", 0).has_corn("c", 6 + 3 - 8).has_on("a", "pal", &[1]);
    let fed = event_index(&after, "feeding", |it| matches!(it, Event::Fed { .. }));
    let turned = event_index(&after, "advance", |it| matches!(it, Event::CalendarTurned { .. }));
    assert!(fed < turned);
    // A round that is no food day has none of it.
    let plain = day::over(scenario(2).day(5).corn("a", 6).corn("b", 6));
    assert!(!plain.events().iter().any(|it| matches!(it, Event::Fed { .. } | Event::FoodDayBegan { .. })));
    plain.has_corn("a", 6);
}

fn second_food_day() -> Scenario {
    day::over(scenario(2).food_day(2).corn("a", 6).corn("b", 6))
}

#[test]
fn z288_zd11_feeding_then_the_change_of_epoch_then_the_rewards() {
    let after = second_food_day();
    let last_fed = after.events().iter().rposition(|it| matches!(it, Event::Fed { .. })).expect("feeding");
    let changed = event_index(&after, "change of epoch", |it| *it == Event::EpochChanged);
    let rewards = event_index(&after, "reward", |it| matches!(it, Event::TempleScored { .. }));
    assert!(last_fed < changed && changed < rewards, "{:?}", after.events());
    // The epoch changes on the second food day only.
    for number in [1, 3, 4] {
        let other = day::over(scenario(2).second_epoch().food_day(number).corn("a", 6).corn("b", 6));
        assert!(!other.events().contains(&Event::EpochChanged), "food day {number}");
        let fed = other.events().iter().rposition(|it| matches!(it, Event::Fed { .. })).expect("feeding");
        let paid = |it: &Event| matches!(it, Event::TempleScored { .. });
        assert!(other.events().iter().position(paid).is_none_or(|it| it > fed));
    }
    // On a goods day too: goods come after feeding, so they feed nobody and pay for nothing before it.
    let goods = day::over(scenario(2).food_day(1).corn("a", 6).corn("b", 6).step("b", "chaac", 2));
    let gained = event_index(&goods, "goods", |it| matches!(it, Event::Gained { .. }));
    assert!(goods.events().iter().rposition(|it| matches!(it, Event::Fed { .. })) < Some(gained));
}
