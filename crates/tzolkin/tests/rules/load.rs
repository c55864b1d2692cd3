//! Positions that the rules exclude are not loaded, and the reason says where they fail; unlikely ones are.

use patolli_core::Game as _;
use patolli_tzolkin::Tzolkin;
use serde_json::{Value, json};

use crate::scenario::{base, begun, everything, scenario};

/// Why a position changed so cannot be.
fn audit_error(change: impl FnOnce(&mut Value)) -> Option<String> {
    let mut sheet = serde_json::to_value(begun(base(2))).expect("a position has a JSON form");
    change(&mut sheet);
    let game: Tzolkin = serde_json::from_value(sheet).unwrap_or_else(|why| panic!("{why}"));
    game.audit().err().map(|it| it.0)
}

/// The day of a position: teeth, rounds begun, food days done, whether today is one.
fn day(tooth: u8, round: u8, done: u8, today: bool) -> Option<String> {
    audit_error(|it| {
        it["tooth"] = json!(tooth);
        it["round"] = json!(round);
        it["food-days"] = json!(done);
        it["food-today"] = json!(today);
    })
}

#[test]
fn z283_z284_food_days_fit_the_day() {
    assert_eq!(day(6, 7, 0, false), None);
    assert_eq!(day(7, 8, 0, true), None);
    // Passed over by a double advance.
    assert_eq!(day(8, 8, 0, true), None);
    assert_eq!(day(8, 8, 1, false), None);
    let is = |found: Option<String>, part: &str| {
        let found = found.expect("this position cannot be");
        assert!(found.contains(part), "{found}");
    };
    is(day(20, 21, 0, false), "a food day was left out");
    is(day(9, 9, 0, true), "a food day was left out");
    is(day(7, 8, 0, false), "the food day does not fit the tooth");
    is(day(5, 6, 0, true), "the food day does not fit the tooth");
    is(day(5, 6, 1, false), "a food day was before its tooth");
    is(day(27, 27, 4, false), "the game should be over");
}

#[test]
fn z117_z135_rounds_turn_the_calendar_by_one_tooth_or_two() {
    assert_eq!(day(4, 3, 0, false), None);
    let why = day(5, 3, 0, false).expect("five teeth in two rounds");
    assert!(why.contains("rounds"), "{why}");
    assert!(day(1, 3, 0, false).is_some(), "one tooth in two rounds");
}

#[test]
fn z251_one_marker_on_a_top_step() {
    let both = |n: usize| {
        audit_error(move |it| {
            for seat in 0..n {
                it["players"][seat]["temples"]["chaac"] = json!(6);
            }
        })
    };
    assert_eq!(both(1), None);
    assert!(both(2).is_some_and(|it| it.contains("top step")));
}

#[test]
fn z013_hundreds_of_blocks_are_counted() {
    let rich = scenario(2).blocks("a", 300, 0, 0).worker("a", "yax", 1).play("pick yax 1; use yax 1");
    let rich = rich.has_blocks("a", 301, 0, 0);
    // And they are worth what they are worth.
    assert_eq!(rich.game().blocks(crate::scenario::seat("a")).in_corn(), 602);
    let goods = |wood: u32| audit_error(move |it| it["players"][0]["blocks"]["wood"] = json!(wood));
    assert_eq!(goods(2_000), None);
    assert!(goods(2_600).is_some_and(|it| it.contains("seat 0") && it.contains("corn")));
}

#[test]
fn z294_points_stay_within_what_a_game_can_bring() {
    let score = |points: i32| audit_error(move |it| it["players"][1]["score"] = json!(points));
    assert_eq!(score(-100), None);
    assert!(score(8_000).is_some_and(|it| it.contains("seat 1") && it.contains("points")));
    assert!(score(-8_000).is_some());
}

#[test]
fn ze131_a_quick_action_has_its_worker() {
    let mut sheet = serde_json::to_value(begun(everything(3))).expect("a position has a JSON form");
    sheet["turn"]["quick"] = json!("due");
    sheet["turn"]["state"] = json!("placing");
    sheet["turn"]["placed"] = json!(1);
    let game: Tzolkin = serde_json::from_value(sheet).expect("it has the form of a position");
    assert!(game.audit().is_err_and(|it| it.0.contains("quick action")));
}
