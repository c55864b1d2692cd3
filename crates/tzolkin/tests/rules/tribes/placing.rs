//! Placing cheaper: Cit-Bolon-Tum (ZE-033, ZE-034) and Yumkaax (ZE-053, ZE-054).

use patolli_tzolkin::{Illegal, Options};

use super::{led_by, led_by_others, on_lowest_steps, tribal};
use crate::scenario::{Scenario, expansion, seat};

/// Neutral pieces on the positions below `position` of a wheel.
fn lowest(table: Scenario, wheel: &str, position: u8) -> Scenario {
    (0..position).fold(table, |it, below| it.neutral(wheel, below))
}

/// Where the lowest free position of Palenque is this one.
fn cit(position: u8) -> Scenario {
    lowest(led_by("cit-bolon-tum"), "pal", position)
}

/// Positions 5 are the lowest free ones of Palenque and Uxmal.
fn two_fives(table: Scenario) -> Scenario {
    lowest(lowest(table, "pal", 5), "uxm", 5)
}

#[test]
fn ze033_zex14_position_5_costs_3() {
    cit(5).corn("a", 3).play("place pal").has_corn("a", 0).has_on("a", "pal", &[5]);
    cit(5).corn("a", 2).refuses("place pal", Illegal::Corn { need: 3, have: 2 });
}

#[test]
fn ze033_two_less_on_every_wheel_and_position() {
    for (position, cost) in [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (6, 4), (7, 5)] {
        cit(position).corn("a", 9).play("place pal").has_corn("a", 9 - cost);
    }
    let wheel = lowest(led_by("cit-bolon-tum"), "chi", 10).corn("a", 8);
    wheel.play("place chi").has_corn("a", 0).has_on("a", "chi", &[10]);
}

#[test]
fn ze033_no_other_tribe_has_the_reduction() {
    for table in led_by_others("cit-bolon-tum") {
        let table = lowest(table, "pal", 5);
        table.clone().corn("a", 4).refuses("place pal", Illegal::Corn { need: 5, have: 4 });
        table.corn("a", 5).play("place pal").has_corn("a", 0);
    }
}

#[test]
fn ze033_mercy_is_for_the_place_that_is_cheapest_with_the_reduction() {
    // Under high floodwaters Chichen Itza 0 costs 2, Palenque 3 costs 1 with the reduction.
    let options = Options { prophecies: true, ..tribal(2) };
    let table = expansion(options).tribe("a", "cit-bolon-tum").prophecy("high-floodwaters");
    let table = on_lowest_steps(lowest(table, "pal", 3)).on_start_space("b").hand("b", 4);
    let table = ["yax", "tik"].into_iter().fold(table, |it, wheel| lowest(it, wheel, 4));
    let table = (0..4).fold(table, |it, position| it.worker("b", "uxm", position));
    table
        .refuses("place chi", Illegal::NotCheapest)
        .refuses("place yax", Illegal::NotCheapest)
        .play("place pal")
        .has_on("a", "pal", &[3]);
}

#[test]
fn ze034_zex15_one_worker_of_two_in_either_order() {
    let table = two_fives(led_by("cit-bolon-tum")).corn("a", 9);
    table.clone().play("place pal; place uxm").has_corn("a", 0);
    table.play("place uxm; place pal").has_corn("a", 0);
    let poor = two_fives(led_by("cit-bolon-tum")).corn("a", 8).play("place pal").has_corn("a", 5);
    poor.refuses("place uxm", Illegal::Corn { need: 6, have: 5 });
}

#[test]
fn ze034_the_surcharge_is_unchanged() {
    // Positions 5, 5 and 0: 3 + (5 + 1) + (0 + 2).
    let table = two_fives(led_by("cit-bolon-tum")).corn("a", 20);
    table.play("place pal; place uxm; place yax").has_corn("a", 20 - 3 - 6 - 2);
    let others = led_by("cit-bolon-tum").corn("a", 20).hand("a", 6);
    others.play("place pal; place yax; place tik; place uxm; place chi; place start").has_corn("a", 20 - 15);
}

#[test]
fn ze034_every_turn_one_worker_anew() {
    let table = two_fives(led_by("cit-bolon-tum")).corn("a", 20).corn("b", 20);
    let table = table.play("place pal; end; place yax; end").has_on("a", "pal", &[6]);
    // The neutral pieces have moved on with the worker, so Palenque 0 and 7 are free.
    let table = table.has_corn("a", 17).play("place pal; place pal").has_on("a", "pal", &[0, 6, 7]);
    table.has_corn("a", 17 - (7 - 2 + 1));
}

#[test]
fn zea50_never_below_0_and_the_owner_chooses_the_worker() {
    cit(1).play("place pal").has_corn("a", 0);
    // Positions 1 and 3: the second worker gets the 2 corn, 1 + (1 + 1) in all.
    let table = lowest(cit(1), "yax", 3);
    table.clone().corn("a", 3).play("place pal; place yax").has_corn("a", 0);
    table.clone().corn("a", 3).play("place yax; place pal").has_corn("a", 0);
    table.corn("a", 2).play("place pal").refuses("place yax", Illegal::Corn { need: 3, have: 2 });
}

#[test]
fn zea50_only_for_a_worker_on_a_wheel() {
    let options = Options { quick: true, ..tribal(2) };
    let table = expansion(options).tribe("a", "cit-bolon-tum").quick_tile("stone-1");
    table.clone().corn("a", 1).play("place quick").has_corn("a", 0);
    table.refuses("place quick", Illegal::Corn { need: 1, have: 0 });
}

/// All six workers, each where the position costs nothing.
const SIX: [&str; 6] = ["pal", "yax", "tik", "uxm", "chi", "start"];

fn totals(table: &Scenario) -> Vec<u16> {
    let mut table = table.clone().hand("a", 6).corn("a", 30);
    let mut totals = Vec::new();
    for spot in SIX {
        table = table.play(&format!("place {spot}"));
        totals.push(30 - table.game().corn(seat("a")));
    }
    totals
}

#[test]
fn ze053_the_surcharge_of_the_tribe() {
    assert_eq!(totals(&led_by("yumkaax")), [0, 0, 2, 5, 9, 13]);
    led_by("yumkaax").play("place pal; place yax").refuses("place tik", Illegal::Corn { need: 2, have: 0 });
    led_by("yumkaax").corn("a", 2).play("place pal; place yax; place tik").has_corn("a", 0);
}

#[test]
fn ze053_no_other_tribe_has_it() {
    for table in led_by_others("yumkaax") {
        assert_eq!(totals(&table), [0, 1, 3, 6, 10, 15]);
    }
}

#[test]
fn ze053_the_start_player_space_counts_as_a_worker() {
    led_by("yumkaax").corn("a", 9).play("place start; place yax; place tik").has_corn("a", 7);
}

#[test]
fn ze054_position_costs_are_unchanged() {
    let table = lowest(led_by("yumkaax"), "pal", 5);
    table.clone().corn("a", 4).refuses("place pal", Illegal::Corn { need: 5, have: 4 });
    table.corn("a", 20).play("place pal; place pal; place yax").has_corn("a", 20 - 5 - 6 - 2);
}
