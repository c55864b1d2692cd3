//! Yaluk has many hungry workers: ZE-050 to ZE-052, ZEA-49.

use patolli_tzolkin::{Event, Illegal, Options};

use super::{led_by, led_by_others, opening_with, tribal};
use crate::scenario::{Scenario, expansion, seat};

/// The food day is played: a and b place a worker each.
fn fed(table: Scenario) -> Scenario {
    table.corn("b", 20).play("place pal; end; place yax; end")
}

fn yaluk(corn: u16) -> Scenario {
    led_by("yaluk").row(&[]).food_day(1).corn("a", corn)
}

/// Yaluk on the second food day, under the prophecy hunger.
fn hungry(corn: u16) -> Scenario {
    let options = Options { prophecies: true, ..tribal(2) };
    expansion(options).tribe("a", "yaluk").put(6, 0, "hunger").food_day(2).corn("a", corn)
}

/// Corn seat a paid for feeding, workers fed, points lost.
fn feeding_result(table: &Scenario) -> (u8, u8, u8) {
    let of_a = |it: &Event| match it {
        Event::Fed { seat: who, fed, corn, lost, .. } if *who == seat("a") => Some((*corn, *fed, *lost)),
        _ => None,
    };
    table.events().iter().find_map(of_a).expect("a was fed")
}

#[test]
fn ze050_zex20_three_corn_a_worker() {
    assert_eq!(feeding_result(&fed(yaluk(9)).has_corn("a", 0)), (9, 3, 0));
    assert_eq!(feeding_result(&fed(yaluk(8)).has_corn("a", 2)), (6, 2, 5));
    assert_eq!(feeding_result(&fed(yaluk(20).hand("a", 6)).has_corn("a", 2)), (18, 6, 0));
}

#[test]
fn ze050_no_other_tribe_needs_more() {
    for table in led_by_others("yaluk") {
        let table = table.food_day(1);
        assert_eq!(feeding_result(&fed(table.clone().corn("a", 6))), (6, 3, 0));
        assert_eq!(feeding_result(&fed(table.corn("a", 5))), (4, 2, 3));
    }
    // Nor the opponents of Yaluk.
    fed(yaluk(9)).has_corn("b", 20 - 6);
}

#[test]
fn ze051_zex20_four_corn_a_worker_in_hunger() {
    assert_eq!(feeding_result(&fed(hungry(12)).has_corn("a", 0)), (12, 3, 0));
    assert_eq!(feeding_result(&fed(hungry(11)).has_corn("a", 3)), (8, 2, 5));
    // Another tribe needs 3 under hunger.
    fed(hungry(12)).has_corn("b", 20 - 9);
}

#[test]
fn ze052_a_one_worker_icon_spares_2_of_the_3() {
    let farm = |corn| yaluk(corn).owns("a", &["farm-single-a"]);
    assert_eq!(feeding_result(&fed(farm(7))), (1 + 3 + 3, 3, 0));
    assert_eq!(feeding_result(&fed(farm(6))), (1 + 3, 2, 5));
    // Each icon serves another worker.
    assert_eq!(
        feeding_result(&fed(yaluk(9).owns("a", &["farm-single-a", "farm-single-b"]))),
        (1 + 1 + 3, 3, 0)
    );
}

#[test]
fn ze052_an_every_worker_icon_spares_1_each() {
    assert_eq!(feeding_result(&fed(yaluk(9).owns("a", &["farm-each-a"]))), (2 * 3, 3, 0));
    assert_eq!(feeding_result(&fed(yaluk(9).owns("a", &["farm-each-a", "farm-each-b"]))), (3, 3, 0));
    // Both kinds together feed one worker whole; nothing is left over for the others.
    assert_eq!(feeding_result(&fed(yaluk(9).owns("a", &["farm-each-a", "farm-single-a"]))), (2 + 2, 3, 0));
    let all = ["farm-each-a", "farm-each-b", "farm-single-a"];
    assert_eq!(feeding_result(&fed(yaluk(9).owns("a", &all))), (1 + 1, 3, 0));
}

/// Yaluk is chosen by a with these two starting tiles.
fn chosen(one: &str, two: &str) -> Scenario {
    let tiles = [one, two, "w-palenque-3", "w-tikal-3", "w-palenque-7", "w-tikal-7"];
    let table = opening_with(tribal(2), &[(5, &["yaluk", "ahmakiq", "huracan", "balam"]), (0, &tiles)]);
    let table = table.play(&format!("tribe yaluk; keep {one}; keep {two}; end"));
    table.play("tribe huracan; keep w-palenque-7; keep w-tikal-7; end").asks("a")
}

#[test]
fn zea49_yaluk_starts_with_5_workers() {
    let table = chosen("w-uxmal-7", "w-yaxchilan-7").has_hand("a", 5).has_workers("a", 5);
    table.has_hand("b", 3).has_workers("b", 3);
    // A worker of a starting tile is the sixth.
    chosen("w-uxmal-5", "w-yaxchilan-7").has_hand("a", 6).has_workers("a", 6);
}

#[test]
fn zea49_six_workers_are_the_limit() {
    let table = led_by("yaluk").hand("a", 4).worker("a", "uxm", 3).worker("a", "uxm", 6);
    let table = table.has_workers("a", 6).play("pick uxm 3; use uxm 3").has_workers("a", 6).has_hand("a", 5);
    table.play("pick uxm 6; use uxm 3; end").has_workers("a", 6);
    let table = led_by("yaluk").hand("a", 4).worker("a", "uxm", 3).play("pick uxm 3; use uxm 3");
    table.has_workers("a", 6).refuses("place pal", Illegal::Picking);
}

#[test]
fn zea49_five_points_for_each_unfed_worker() {
    fed(yaluk(0)).has_score("a", -15).has_score("b", 0);
    fed(yaluk(8)).has_score("a", -5);
    // The others lose 3.
    let table = led_by("yaluk").food_day(1).corn("a", 9).play("place pal; end; place yax; end");
    table.has_score("a", 0).has_score("b", -9);
}
