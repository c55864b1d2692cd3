//! Displays slide in the solo game: H-420, H-421.

use patolli_teotihuacan::{
    Teotihuacan,
    data::{DecorationId, PyramidId},
};

use super::wakes;
use crate::scenario::{Scenario, read, scenario, solo};

/// The human has arrived with two workers there and can pay.
fn on(board: &str) -> Scenario {
    let table = solo().workers("p1", &[(board, 1), ("palace", 1)]).arrived(board, &[1]);
    table.cocoa("p1", 9).resources("p1", 9, 9, 9).display(["p1", "p2", "p3"]).put("pyramid", 17, "p4")
}

fn display(table: &Scenario) -> [Option<PyramidId>; 3] {
    table.view("p1").display
}

fn ornaments(table: &Scenario) -> [Option<DecorationId>; 4] {
    table.view("p1").ornaments
}

fn tiles<T, const N: usize>(names: [&str; N]) -> [Option<T>; N]
where
    T: std::str::FromStr<Err: std::fmt::Debug>,
{
    names.map(|it| if it == "-" { None } else { Some(read(it)) })
}

/// Decorations laid out, and the next one.
fn gallery(table: Scenario) -> Scenario {
    table.ornaments(["d1", "d2", "d3", "d4"]).put("decorations", 4, "d5")
}

#[test]
fn h420_h421_pyramid_tiles_slide_left_after_the_humans_action() {
    let table = on("construction").play("main; build 0 1.0.2 turn 0");
    // HA-76: not before the power-ups.
    assert_eq!(display(&table), tiles(["-", "p2", "p3"]));
    let table = table.play("no; power-up construction 1");
    assert_eq!(display(&table), tiles(["p2", "p3", "p4"]));
    let table = on("construction").play("main; build 1 1.0.2 turn 0; no; power-up construction 1");
    assert_eq!(display(&table), tiles(["p1", "p3", "p4"]));
}

#[test]
fn h420_h421_several_new_tiles_come_in_at_the_right_end() {
    let table = on("construction").put("pyramid", 18, "p5");
    let table = table.play("main; build 2 1.0.2 turn 0; build 0 1.0.3 turn 0; power-up construction 1");
    assert_eq!(display(&table), tiles(["p2", "p4", "p5"]));
}

#[test]
fn h420_h421_decorations_slide_up_after_the_humans_action() {
    let table = gallery(on("decorations")).play("main; decorate 1 right");
    assert_eq!(ornaments(&table), tiles(["d1", "-", "d3", "d4"]));
    let steps: Vec<String> = table.offered();
    let table = if steps.iter().any(|it| it.starts_with("climb")) { table.play("no") } else { table };
    let table = table.play("power-up decorations 1");
    assert_eq!(ornaments(&table), tiles(["d1", "d3", "d4", "d5"]));
}

#[test]
fn h420_h421_both_slide_after_the_bots_tile() {
    let table = wakes("construction").display(["p1", "p2", "p3"]).put("pyramid", 17, "p4").pass();
    assert_eq!(display(&table), tiles(["p2", "p3", "p4"]));
    let workers = [("decorations", 2), ("nobles", 2), ("construction", 2)];
    let table = gallery(wakes("decorations").workers("bot", &workers)).pass();
    assert_eq!(ornaments(&table), tiles(["d2", "d3", "d4", "d5"]));
}

#[test]
fn h420_with_two_players_nothing_slides() {
    let table = scenario(2).workers("p1", &[("construction", 1), ("palace", 1)]).arrived("construction", &[1]);
    let table = table.cocoa("p1", 9).resources("p1", 9, 9, 9).display(["p1", "p2", "p3"]);
    let table = table.put("pyramid", 17, "p4").play("main; build 0 1.0.2 turn 0; no; power-up construction 1");
    assert_eq!(display(&table), tiles(["p4", "p2", "p3"]));
    table.shows("seats", Teotihuacan::seat_count, 2);
}

#[test]
fn h421_an_empty_stack_leaves_the_right_end_empty() {
    use super::Solo as _;
    let table = wakes("construction").three_floors();
    let shown = display(&table);
    let table = table.pass();
    assert_eq!(display(&table), [shown[1], shown[2], None]);
}
