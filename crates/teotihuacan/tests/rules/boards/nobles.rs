//! Nobles: H-207 to H-218, HX-06, HX-20, HA-09, HA-18.

use patolli_teotihuacan::{Board, Event, Illegal, Row};

use super::{components, event_index, number, on, powered_up};
use crate::scenario::Scenario;

const NOTHING: Illegal = Illegal::NothingPossible { board: Board::Nobles };

/// p1 with 2 wood has brought this number of workers to the Nobles.
fn on_nobles(workers: usize) -> Scenario {
    on("nobles", &[1, 1, 1, 1][..workers]).resources("p1", 2, 0, 0)
}

/// The houses of the three rows are then these.
fn houses(table: Scenario, expected: [u8; 3]) -> Scenario {
    assert_eq!(table.view("p1").houses, expected);
    table
}

/// The numbers printed in a row of the component list.
fn printed(key: &str) -> Vec<u8> {
    let list = components();
    list["nobles"][key].as_array().expect("a row").iter().map(|it| number(Some(it))).collect()
}

#[test]
fn h207_a_house_costs_two_wood() {
    on_nobles(1).play("main").has_resources("p1", 0, 0, 0);
    on_nobles(1).resources("p1", 5, 5, 5).play("main").has_resources("p1", 3, 5, 5);
    on_nobles(3).play("main").has_resources("p1", 0, 0, 0);
    on_nobles(1).resources("p1", 1, 9, 9).refuses("main", NOTHING);
}

#[test]
fn h208_buildings_are_taken_from_left_to_right() {
    let row = printed("building_row");
    // With so many taken, the number under the last one taken is the lowest that is visible.
    for taken in 0..11u8 {
        let (top, middle) = (taken.min(4), taken.saturating_sub(4).min(4));
        let bottom = taken.saturating_sub(8);
        let each = |it: &patolli_teotihuacan::Teotihuacan| it.avenue_points();
        on_nobles(1)
            .houses(top, middle, bottom)
            .shows("before", each, row[usize::from(taken)])
            .play("main")
            .shows("after", each, row[usize::from(taken) + 1])
            .shows("taken", patolli_teotihuacan::Teotihuacan::buildings_taken, taken + 1);
    }
}

#[test]
fn h209_one_worker_builds_in_the_top_row() {
    for before in 0..5 {
        houses(on_nobles(1).houses(before, 1, 1).play("main"), [before + 1, 1, 1])
            .offers_only(&["power-up nobles 1"]);
    }
}

#[test]
fn h210_one_worker_cannot_build_beside_a_full_top_row() {
    on_nobles(1).houses(5, 0, 0).refuses("main", NOTHING);
    on_nobles(1).houses(4, 4, 2).offers("main");
}

#[test]
fn h211_two_workers_build_in_the_middle_row() {
    for before in 0..4 {
        houses(on_nobles(2).houses(1, before, 1).play("main"), [1, before + 1, 1]);
    }
}

#[test]
fn h212_two_workers_go_to_the_top_row_when_the_middle_is_full() {
    houses(on_nobles(2).houses(2, 4, 0).play("main"), [3, 4, 0]).has_score("p1", 2);
    on_nobles(2).houses(5, 4, 0).refuses("main", NOTHING);
}

#[test]
fn h213_three_workers_build_in_the_bottom_row() {
    for before in 0..3 {
        houses(on_nobles(3).houses(1, 1, before).play("main"), [1, 1, before + 1]);
        houses(on_nobles(4).houses(1, 1, before).play("main"), [1, 1, before + 1]);
    }
}

#[test]
fn h214_three_workers_choose_a_row_above_a_full_bottom_row() {
    let full = || on_nobles(3).houses(1, 2, 3).play("main");
    full()
        .offers_only(&["house top-row", "house middle-row"])
        .refuses("house bottom-row", Illegal::RowFull { row: Row::Bottom });
    houses(full().play("house top-row"), [2, 2, 3]).has_score("p1", 2);
    houses(full().play("house middle-row"), [1, 3, 3]).has_score("p1", 3);
    houses(on_nobles(3).houses(1, 4, 3).play("main"), [2, 4, 3]);
    houses(on_nobles(3).houses(5, 1, 3).play("main"), [5, 2, 3]);
}

#[test]
fn h215_ha09_the_covered_space_gives_its_points() {
    for (workers, key) in [(1, "row_top"), (2, "row_middle"), (3, "row_bottom")] {
        for (points, before) in printed(key).into_iter().zip(0..) {
            let rows = match workers {
                1 => (before, 0, 0),
                2 => (0, before, 0),
                _ => (0, 0, before),
            };
            on_nobles(workers).houses(rows.0, rows.1, rows.2).play("main").has_score("p1", points.into());
        }
    }
    on_nobles(2).play("main").has_score("p1", 5);
    on_nobles(2).houses(0, 1, 0).play("main").has_score("p1", 4);
}

#[test]
fn h216_the_marker_walks_one_space_of_the_avenue() {
    on_nobles(1).play("main").has_avenue("p1", 1).has_avenue("p2", 0);
    on_nobles(3).avenue("p1", 4).play("main").has_avenue("p1", 5);
    on_nobles(1).avenue("p1", 8).play("main").has_avenue("p1", 9);
    on_nobles(1).avenue("p1", 9).play("main").has_avenue("p1", 9).has_score("p1", 3);
}

#[test]
fn h217_finally_one_worker_on_the_nobles_is_powered_up() {
    let after = on_nobles(2).play("main; power-up nobles 1");
    assert!(event_index(&after, |it| matches!(it, Event::Walked { .. })) < powered_up(&after));
    after.has_workers("p1", &[("nobles", 1), ("nobles", 2), ("palace", 1)]).offers_only(&["end"]);
    on_nobles(1)
        .play("main")
        .offers_only(&["power-up nobles 1"])
        .refuses("power-up palace 1", Illegal::OtherBoard { board: Board::Nobles });
}

#[test]
fn h218_three_workers_on_the_nobles_may_be_powered_up_twice() {
    for workers in [3, 4] {
        on_nobles(workers)
            .play("main; power-up nobles 1")
            .offers_only(&["power-up nobles 1", "power-up nobles 2", "no"])
            .refuses("power-up palace 1", Illegal::OtherBoard { board: Board::Nobles });
    }
    on_nobles(3)
        .play("main; power-up nobles 1; power-up nobles 2")
        .has_workers("p1", &[("nobles", 1), ("nobles", 1), ("nobles", 3)])
        .offers_only(&["end"]);
}

#[test]
fn hx06_two_workers_build_on_a_space_worth_four() {
    let after = on_nobles(2).resources("p1", 3, 0, 0).houses(0, 1, 0).play("main");
    houses(after, [0, 2, 0])
        .has_resources("p1", 1, 0, 0)
        .has_score("p1", 4)
        .has_avenue("p1", 1)
        .shows("buildings", patolli_teotihuacan::Teotihuacan::buildings_taken, 2)
        .play("power-up nobles 1")
        .offers_only(&["end"]);
}

#[test]
fn hx20_two_power_ups_and_two_ascensions() {
    on("nobles", &[5, 5, 1])
        .resources("p1", 2, 0, 0)
        .play("main; power-up nobles 5; ascend vp; power-up nobles 5; ascend cocoa")
        .has_avenue("p1", 3)
        .has_workers("p1", &[("nobles", 1), ("palace", 1), ("palace", 1)])
        .has_score("p1", 7 + 5)
        .has_cocoa("p1", 5)
        .has_light(2)
        .offers_only(&["end"]);
    on("nobles", &[5, 5, 1])
        .resources("p1", 2, 0, 0)
        .light(9)
        .play("main; power-up nobles 5; ascend vp; power-up nobles 5; ascend cocoa")
        .has_light(10);
}

#[test]
fn ha18_a_row_below_the_own_number_is_never_open() {
    on_nobles(1).houses(5, 0, 0).refuses("main", NOTHING);
    on_nobles(2).houses(5, 4, 0).refuses("main", NOTHING);
    // Nor a row above it while the own one has a space.
    houses(on_nobles(2).houses(0, 3, 0).play("main"), [0, 4, 0]);
    houses(on_nobles(3).houses(0, 0, 2).play("main"), [0, 0, 3]);
    on_nobles(4).houses(0, 0, 3).play("main").offers_only(&["house top-row", "house middle-row"]);
}

#[test]
fn ha18_without_a_building_nothing_is_built() {
    on_nobles(3).houses(4, 4, 3).refuses("main", NOTHING);
    on_nobles(1).houses(4, 4, 3).refuses("main", NOTHING);
    houses(on_nobles(3).houses(3, 4, 3).play("main"), [4, 4, 3]);
}
