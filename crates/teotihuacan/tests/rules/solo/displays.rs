//! Displays slide in the solo game: H-420, H-421.

use patolli_teotihuacan::data::{DecorationId, PyramidId};

use super::{Solo as _, bot_activates};
use crate::scenario::{Scenario, read, scenario, solo};

/// The human has arrived with two workers there and can pay.
fn on(board: &str) -> Scenario {
    let table = solo().workers("p1", &[(board, 1), ("palace", 1)]).arrived(board, &[1]);
    table.cocoa("p1", 9).resources("p1", 9, 9, 9).display(["p1", "p2", "p3"])
}

/// The names of the two pyramid tiles on top of the stack, under the 3 of the display and the 14 laid.
fn next_tiles(table: Scenario) -> (Scenario, [String; 2]) {
    let mut next = None;
    let table = table.sheet(|it| {
        let name = |at: usize| it["deal"]["pyramid"][at].as_str().expect("a name").to_owned();
        next = Some([name(17), name(18)]);
    });
    (table, next.expect("two tiles"))
}

fn display(table: &Scenario) -> [Option<PyramidId>; 3] {
    table.view("p1").pyramid_display
}

fn decoration_display(table: &Scenario) -> [Option<DecorationId>; 4] {
    table.view("p1").decoration_display
}

fn tiles<T, const N: usize>(names: [&str; N]) -> [Option<T>; N]
where
    T: std::str::FromStr<Err: std::fmt::Debug>,
{
    names.map(|it| if it == "-" { None } else { Some(read(it)) })
}

/// Temple steps that matching icons offer are not taken.
fn decline_steps(table: Scenario) -> Scenario {
    let mut table = table;
    while table.offered().iter().any(|it| it.starts_with("climb")) {
        table = table.play("no");
    }
    table
}

/// Decorations laid out, and the next one.
fn with_decorations(table: Scenario) -> Scenario {
    table.decoration_display(["d1", "d2", "d3", "d4"]).put("decorations", 4, "d5")
}

#[test]
fn h420_h421_pyramid_tiles_slide_left_after_the_humans_action() {
    let (table, [next, _]) = next_tiles(on("construction"));
    let table = table.play("main; build 0 1.0.2 turn 0");
    // HA-76: not before the power-ups.
    assert_eq!(display(&table), tiles(["-", "p2", "p3"]));
    let table = decline_steps(table).play("no; power-up construction 1");
    assert_eq!(display(&table), tiles(["p2", "p3", &next]));
    let table = decline_steps(on("construction").play("main; build 1 1.0.2 turn 0"));
    assert_eq!(display(&table.play("no; power-up construction 1")), tiles(["p1", "p3", &next]));
}

#[test]
fn h420_h421_several_new_tiles_come_in_at_the_right_end() {
    let (table, [next, after]) = next_tiles(on("construction"));
    let table = decline_steps(table.play("main; build 2 1.0.2 turn 0")).play("build 0 1.0.3 turn 0");
    let table = decline_steps(table).play("power-up construction 1");
    assert_eq!(display(&table), tiles(["p2", &next, &after]));
}

#[test]
fn h420_h421_decorations_slide_up_after_the_humans_action() {
    let table = with_decorations(on("decorations")).play("main; decorate 1 right");
    assert_eq!(decoration_display(&table), tiles(["d1", "-", "d3", "d4"]));
    let table = decline_steps(table).play("power-up decorations 1");
    assert_eq!(decoration_display(&table), tiles(["d1", "d3", "d4", "d5"]));
}

#[test]
fn h420_h421_both_slide_after_the_bots_tile() {
    let (table, [next, _]) = next_tiles(bot_activates("construction").display(["p1", "p2", "p3"]));
    assert_eq!(display(&table.pass()), tiles(["p2", "p3", &next]));
    let workers = [("decorations", 2), ("nobles", 2), ("construction", 2)];
    let table = with_decorations(bot_activates("decorations").workers("bot", &workers)).pass();
    assert_eq!(decoration_display(&table), tiles(["d2", "d3", "d4", "d5"]));
}

#[test]
fn h420_with_two_players_nothing_slides() {
    let table =
        scenario(2).workers("p1", &[("construction", 1), ("palace", 1)]).arrived("construction", &[1]);
    let table = table.cocoa("p1", 9).resources("p1", 9, 9, 9).display(["p1", "p2", "p3"]);
    let (table, [next, _]) = next_tiles(table);
    let table = decline_steps(table.play("main; build 0 1.0.2 turn 0")).play("no; power-up construction 1");
    assert_eq!(display(&table), tiles([&next, "p2", "p3"]));
}

#[test]
fn h421_an_empty_stack_leaves_the_right_end_empty() {
    let table = bot_activates("construction").three_floors();
    let shown = display(&table);
    let table = table.pass();
    assert_eq!(display(&table), [shown[1], shown[2], None]);
}
