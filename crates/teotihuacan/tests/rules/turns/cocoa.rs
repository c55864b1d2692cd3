//! Collecting cocoa: H-125 to H-131, HX-01, HX-19.

use super::support::RING;
use crate::scenario::{Scenario, scenario};

/// A worker of p1 has arrived on the Quarry, the other three stand elsewhere.
fn arrived() -> Scenario {
    scenario(4).workers("p1", &[("nobles", 1); 3]).arrived("quarry", &[2])
}

#[test]
fn h125_on_every_board() {
    for board in RING {
        let table = scenario(4).workers("p2", &[(board, 1); 3]).workers("p3", &[("nobles", 1); 3]);
        let table = table.workers("p4", &[("nobles", 1); 3]).workers("p1", &[("forest", 1); 3]);
        // p1 is on the Forest, p3 and p4 are on the Nobles.
        let expected = 2 + u16::from(board == "forest") + 2 * u16::from(board == "nobles");
        table.arrived(board, &[3]).offers("collect").play("collect").has_cocoa("p1", expected);
    }
}

#[test]
fn h126_h130_one_for_each_colour_and_one_more() {
    arrived().play("collect").has_cocoa("p1", 1);
    let two = |it: Scenario| it.workers("p2", &[("quarry", 1), ("quarry", 5), ("palace", 1)]);
    // Colours count, not workers.
    two(arrived()).play("collect").has_cocoa("p1", 2);
    let three = |it: Scenario| two(it).workers("p3", &[("quarry", 1), ("palace", 1), ("palace", 1)]);
    three(arrived()).play("collect").has_cocoa("p1", 3);
    let four = |it: Scenario| three(it).workers("p4", &[("quarry", 1), ("palace", 1), ("palace", 1)]);
    four(arrived()).cocoa("p1", 2).play("collect").has_cocoa("p1", 2 + 4).has_cocoa("p2", 0);
    // Before the moved worker is placed: it does not count itself.
    let table = four(scenario(4)).play("move palace 1 quarry; collect").has_cocoa("p1", 4);
    table.has_workers("p1", &[("palace", 1), ("palace", 1), ("quarry", 1)]);
}

#[test]
fn h126_neutral_colours_count() {
    let table = scenario(2).neutral(&["quarry", "nobles", "palace"], &["quarry", "forest", "palace"]);
    table.play("move palace 1 quarry; collect").has_cocoa("p1", 3);
    let table = scenario(3).neutral(&["quarry", "nobles", "palace"], &["palace"; 3]);
    table.play("move palace 1 quarry; collect").has_cocoa("p1", 2);
}

#[test]
fn h127_worshipping_workers_do_not_count() {
    let table = scenario(4).worships("p2", "quarry", 1).workers("p2", &[("nobles", 1), ("nobles", 1)]);
    table.play("move palace 1 quarry; collect").has_cocoa("p1", 1);
    let table = scenario(4).worships("p1", "quarry", 1).workers("p1", &[("palace", 1), ("palace", 1)]);
    table.play("move palace 1 quarry; collect").has_cocoa("p1", 1);
    // A free worker of the same colour does.
    let table = scenario(4).worships("p2", "quarry", 1).workers("p2", &[("nobles", 1), ("quarry", 1)]);
    table.play("move palace 1 quarry; collect").has_cocoa("p1", 2);
}

#[test]
fn h128_the_moved_worker_does_not_count() {
    scenario(4).play("move palace 1 quarry; collect").has_cocoa("p1", 1);
    // Not even where it set out from.
    let table = scenario(4).workers("p1", &[("quarry", 1), ("nobles", 1), ("nobles", 1)]);
    table.owns("p1", "free-move").play("move quarry 1 quarry anywhere; collect").has_cocoa("p1", 1);
}

#[test]
fn h129_another_own_free_worker_counts() {
    let table = scenario(4).workers("p1", &[("palace", 1), ("quarry", 3), ("nobles", 1)]);
    table.play("move palace 1 quarry; collect").has_cocoa("p1", 2);
    let table = scenario(4).workers("p1", &[("palace", 1), ("quarry", 3), ("quarry", 1)]);
    table.play("move palace 1 quarry; collect").has_cocoa("p1", 2);
}

#[test]
fn h131_the_worker_goes_to_the_main_area() {
    let table = scenario(4).workers("p1", &[("palace", 4), ("nobles", 1), ("nobles", 1)]);
    let table = table.play("move palace 4 quarry; collect").has_worshipper("quarry", None);
    table.has_workers("p1", &[("quarry", 4), ("nobles", 1), ("nobles", 1)]);
}

#[test]
fn hx01_two_colours_and_a_worshipper() {
    let table = scenario(4).workers("p1", &[("quarry", 1), ("nobles", 1), ("nobles", 1)]);
    let table = table.workers("p2", &[("quarry", 1), ("nobles", 1), ("nobles", 1)]);
    let table = table.worships("p3", "quarry", 1).workers("p3", &[("nobles", 1), ("nobles", 1)]);
    let table = table.to_move("p4").play("move palace 1 quarry; collect").has_cocoa("p4", 3);
    table.has_workers("p4", &[("palace", 1), ("palace", 1), ("quarry", 1)]);
}

#[test]
fn hx19_an_empty_board_and_two_of_one_neutral_colour() {
    scenario(2).play("move palace 1 quarry; collect").has_cocoa("p1", 1);
    let table = scenario(2).neutral(&["quarry", "quarry", "palace"], &["palace"; 3]);
    let table = table.workers("p1", &[("palace", 1), ("quarry", 1), ("nobles", 1)]);
    table.play("move palace 1 quarry; collect").has_cocoa("p1", 3);
}
