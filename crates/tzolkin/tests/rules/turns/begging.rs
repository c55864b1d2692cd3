//! Begging and mercy: Z-084 to Z-089, Z-102, ZA-09 to ZA-12, ZA-43, ZD-10.

use patolli_tzolkin::{Event, Illegal, Temple, TurnState, Tzolkin};

use super::support::{WHEELS, on_lowest_steps, with_expensive_positions};
use crate::scenario::{Scenario, scenario};

const PLACES: [&str; 5] = ["place pal", "place yax", "place tik", "place uxm", "place chi"];

#[test]
fn z084_two_corn_or_less_may_beg() {
    for corn in 0..=2 {
        scenario(2).corn("a", corn).offers("beg");
    }
    scenario(2).corn("a", 3).refuses("beg", Illegal::TooRichToBeg { most: 2, have: 3 });
}

#[test]
fn z084_begging_is_a_choice() {
    scenario(2).corn("a", 2).offers("beg").play("place pal; end").has_corn("a", 2).has_step("a", "chaac", 1);
}

#[test]
fn z085_a_beggar_has_exactly_three_corn() {
    for corn in 0..=2 {
        scenario(2).corn("a", corn).play("beg; anger chaac").has_corn("a", 3);
    }
}

#[test]
fn z086_begging_costs_a_step_on_a_temple_of_choice() {
    let begged = || scenario(2).step("a", "kukulkan", 3).play("beg");
    let asked = begged().offers_only(&["anger chaac", "anger quetzalcoatl", "anger kukulkan"]);
    asked.play("anger kukulkan").has_step("a", "kukulkan", 2).has_step("a", "chaac", 1);
    begged().play("anger quetzalcoatl").has_step("a", "quetzalcoatl", 0).has_step("a", "kukulkan", 3);
    let lowest = scenario(2).step("a", "chaac", 0).play("beg");
    lowest.refuses("anger chaac", Illegal::LowestStep { temple: Temple::Chaac });
}

#[test]
fn z087_z102_who_can_neither_pick_up_nor_pay_must_beg() {
    for corn in 0..=1 {
        let table = with_expensive_positions(2).corn("a", corn).offers_only(&["beg"]);
        let table = table
            .refuses("place pal", Illegal::Corn { need: 2, have: corn })
            .refuses("end", Illegal::NothingDone);
        // ZA-11: the temple is chosen as usual, then a worker is placed and paid.
        let table = table.play("beg").offers_only(&["anger chaac", "anger quetzalcoatl", "anger kukulkan"]);
        table.play("anger chaac; place tik").has_corn("a", 3 - 2).is_turn_state(TurnState::Placing);
    }
    // Exactly enough: nothing is forced.
    with_expensive_positions(2).corn("a", 2).offers("place pal").offers("beg");
    // One free place at 0 is enough too.
    scenario(2).corn("a", 0).offers("place pal").offers("beg");
}

#[test]
fn z088_nobody_begs_from_the_lowest_steps() {
    on_lowest_steps(scenario(2)).refuses("beg", Illegal::NoStepToLose);
    on_lowest_steps(scenario(2)).step("a", "chaac", 1).play("beg").offers_only(&["anger chaac"]);
}

fn mercy(cost: u8, corn: u16) -> Scenario {
    on_lowest_steps(with_expensive_positions(cost)).corn("a", corn)
}

#[test]
fn z089_mercy_places_one_worker_for_all_corn() {
    for corn in 0..=2 {
        let table =
            mercy(3, corn).offers_only(&PLACES).play("place uxm").has_on("a", "uxm", &[3]).has_corn("a", 0);
        let told = table.events().iter().any(|it| matches!(it, Event::Placed { mercy: true, .. }));
        assert!(told);
        let table = table.has_hand("a", 2).is_turn_state(TurnState::Mercy).offers_only(&["end"]);
        let table = table.refuses("place yax", Illegal::OneByMercy);
        table.play("end; turn 1").has_on("a", "uxm", &[4]);
    }
}

#[test]
fn z089_mercy_is_for_the_cheapest_place_only() {
    // Position 2 of Uxmal is free, all other wheels cost 3.
    let taken = |wheel: &str, position: u8| (wheel, position) != ("uxm", 2);
    let places = (0..3).flat_map(|position| WHEELS.map(|wheel| (wheel, position)));
    let table = places.filter(|it| taken(it.0, it.1)).enumerate().fold(scenario(2), |table, (nth, it)| {
        if nth < 12 { table.neutral(it.0, it.1) } else { table.worker("b", it.0, it.1) }
    });
    let table =
        on_lowest_steps(table.on_start_space("b").start_player("b")).corn("a", 1).offers_only(&["place uxm"]);
    table.refuses("place pal", Illegal::NotCheapest).play("place uxm").has_corn("a", 0).has_on(
        "a",
        "uxm",
        &[2],
    );
}

#[test]
fn z089_no_mercy_for_who_can_pay_or_pick_up_or_beg() {
    // Exactly enough corn: a worker is paid as usual, and another would have to be paid as well.
    let paid = mercy(2, 2).play("place pal").has_corn("a", 0).is_turn_state(TurnState::Placing);
    paid.refuses("place pal", Illegal::Corn { need: 4, have: 0 });
    let picks = mercy(2, 1).worker("a", "pal", 5).offers_only(&["pick pal 5"]);
    picks.refuses("place yax", Illegal::Corn { need: 2, have: 1 });
    mercy(2, 1).step("a", "chaac", 1).offers_only(&["beg"]);
}

#[test]
fn za10_the_mercy_worker_goes_to_any_cheapest_place() {
    for (wheel, place) in WHEELS.into_iter().zip(PLACES) {
        mercy(1, 0)
            .offers_only(&PLACES)
            .play(place)
            .has_on("a", wheel, &[1])
            .has_corn("a", 0)
            .offers_only(&["end"]);
    }
    // With a free start-player space mercy does not arise: it costs 0.
    let free = on_lowest_steps(scenario(2)).corn("a", 0).start_player("b");
    let free = WHEELS.into_iter().fold(free, |it, wheel| it.neutral(wheel, 0)).offers_only(&["place start"]);
    free.refuses("place pal", Illegal::Corn { need: 1, have: 0 })
        .play("place start")
        .is_turn_state(TurnState::Placing);
}

#[test]
fn za09_somebody_can_always_do_something() {
    // With a worker on a wheel: picking it up for nothing.
    let table = mercy(3, 0).hand("a", 0).worker("a", "chi", 8).offers_only(&["pick chi 8"]);
    table.play("pick chi 8").offers_only(&["no"]).play("no; end");
    // Begged, and still too poor: mercy comes after begging.
    let table = with_expensive_positions(4).corn("a", 1).offers_only(&["beg"]).play("beg; anger chaac");
    let table = table.has_corn("a", 3).offers_only(&PLACES).play("place chi");
    table.has_on("a", "chi", &[4]).has_corn("a", 0).is_turn_state(TurnState::Mercy).offers_only(&["end"]);
}

#[test]
fn za11_begging_comes_first_and_once() {
    let table = scenario(2).corn("a", 2).worker("a", "yax", 2);
    let begged = table.clone().play("beg; anger chaac");
    // Also before picking up; the corn pays for a step back.
    let picked = begged.clone().play("pick yax 2; use yax 1").has_corn("a", 2).has_blocks("a", 1, 0, 0);
    picked.refuses("beg", Illegal::TooLateToBeg);
    begged.refuses("beg", Illegal::TooLateToBeg);
    table.clone().play("place pal").refuses("beg", Illegal::TooLateToBeg);
    table.play("pick yax 2; no").refuses("beg", Illegal::TooLateToBeg);
}

#[test]
fn za12_zd10_who_can_pick_up_need_not_beg() {
    let table =
        with_expensive_positions(1).corn("a", 0).worker("a", "pal", 3).offers_only(&["beg", "pick pal 3"]);
    table.play("pick pal 3; no; end").has_corn("a", 0).has_step("a", "chaac", 1);
    // A worker on the start-player space is back before the own next turn, so it never matters.
    let table =
        scenario(2).corn("a", 1).play("place start; end; place pal; end; turn 1").play("place yax; end");
    table.asks("a").has_hand("a", 3).shows("start space", Tzolkin::start_space, None);
}

#[test]
fn za43_above_two_corn_mercy_instead_of_begging() {
    let table =
        with_expensive_positions(4).corn("a", 3).refuses("beg", Illegal::TooRichToBeg { most: 2, have: 3 });
    let table = table.offers_only(&PLACES).play("place tik").has_corn("a", 0).has_on("a", "tik", &[4]);
    table.has_step("a", "chaac", 1).offers_only(&["end"]);
    // Exactly enough: no mercy.
    with_expensive_positions(4)
        .corn("a", 4)
        .play("place tik")
        .has_corn("a", 0)
        .is_turn_state(TurnState::Placing);
}
