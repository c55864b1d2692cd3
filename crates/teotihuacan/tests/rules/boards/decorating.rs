//! Decorations, what they give: H-227 to H-234.

use patolli_teotihuacan::{Board, Event, Illegal, Obligation};

use super::{event_index, on, powered_up};
use crate::scenario::{Scenario, read};

/// p1 decorates bare ground with this tile in slot 0; outside the top lie red and green.
fn decorating(tile: &str) -> Scenario {
    let table = on("decorations", &[1]).bare_ground().resources("p1", 0, 0, 3);
    table.decoration_display([tile, "d10", "d11", "d12"])
}

#[test]
fn h227_each_icon_on_its_like_gives_a_point() {
    for (tile, matches) in [("d13", 0), ("d1", 0), ("d7", 1), ("d3", 1), ("d14", 1), ("d9", 2)] {
        decorating(tile).play("main; decorate 0 top").has_score("p1", 3 + matches);
    }
    // The right side shows neutral and green.
    decorating("d15").play("main; decorate 0 right").has_score("p1", 3 + 2);
}

#[test]
fn h228_a_coloured_match_advances_on_its_temple() {
    decorating("d9")
        .play("main; decorate 0 top")
        .offers_only(&["climb red", "climb green", "no"])
        .play("climb green")
        .offers_only(&["climb red", "no"])
        .play("climb red")
        .has_step("p1", "green", 1)
        .has_step("p1", "red", 1)
        .offers_only(&["power-up decorations 1"]);
    // Of two reds one lies on red; a blue that matches nothing gives no step, nor does a neutral that does.
    decorating("d7").play("main; decorate 0 top; climb red").offers_only(&["power-up decorations 1"]);
    decorating("d4").play("main; decorate 0 top").offers_only(&["climb green", "no"]);
    decorating("d2")
        .play("main; decorate 0 right")
        .has_score("p1", 4)
        .offers_only(&["power-up decorations 1"]);
}

#[test]
fn h229_the_colour_below_does_not_matter() {
    // The left cell of the second place shows a plain or a coloured blue icon.
    for below in ["p2", "p9"] {
        decorating("d1")
            .laid("1.0.1", below, 0)
            .laid("1.0.2", "p5", 0)
            .decorated("top", 1)
            .play("main; decorate 0 top")
            .has_score("p1", 3 + 1)
            .offers_only(&["climb blue", "no"]);
    }
}

#[test]
fn h230_a_decoration_gives_three_points() {
    decorating("d13").score("p1", 10).play("main; decorate 0 top").has_score("p1", 13).has_score("p2", 0);
}

#[test]
fn h231_the_marker_advances_on_the_pyramid_track() {
    decorating("d1").play("main; decorate 0 top").has_pyramid_track("p1", 1).has_pyramid_track("p2", 0);
    decorating("d1").pyramid_track("p1", 6).play("main; decorate 0 top").has_pyramid_track("p1", 7);
}

#[test]
fn h232_then_one_free_worker_on_decorations_is_powered_up() {
    let after = decorating("d9").play("main; decorate 0 top; climb red; climb green; power-up decorations 1");
    assert!(event_index(&after, |it| matches!(it, Event::Climbed { .. })) < powered_up(&after));
    after.has_workers("p1", &[("decorations", 2), ("palace", 1), ("palace", 1)]).offers_only(&["end"]);
    decorating("d13")
        .workers("p1", &[("decorations", 3)])
        .worships("p1", "decorations", 4)
        .cocoa("p1", 1)
        .play("main; decorate 0 top")
        .offers_only(&["power-up decorations 1", "power-up decorations 3"])
        .refuses("no", Illegal::NoDeclining { obligation: Obligation::PowerUp })
        .refuses("power-up decorations 4", Illegal::NoWorkerThere { board: Board::Decorations, power: 4 });
}

#[test]
fn h233_decorations_never_give_two_power_ups() {
    for powers in [&[1, 1, 1][..], &[1, 1, 1, 1]] {
        on("decorations", powers)
            .bare_ground()
            .resources("p1", 0, 0, 1)
            .decoration_display(["d13", "d10", "d11", "d12"])
            .play("main; decorate 0 top; power-up decorations 1")
            .offers_only(&["end"]);
    }
}

#[test]
fn h234_finally_the_display_is_refilled() {
    let before = decorating("d13").play("main; decorate 0 top");
    assert_eq!(
        before.view("p1").decoration_display,
        [None, Some(read("d10")), Some(read("d11")), Some(read("d12"))]
    );
    let stack = before.view("p1").stacks.decorations;
    let after = before.play("power-up decorations 1");
    let view = after.view("p1");
    assert_eq!(view.decoration_display[1..], [Some(read("d10")), Some(read("d11")), Some(read("d12"))]);
    let new = view.decoration_display[0].expect("a new tile");
    assert!(!["d10", "d11", "d12", "d13"].contains(&new.tile().name));
    assert_eq!(view.stacks.decorations, stack - 1);
    assert!(powered_up(&after) < event_index(&after, |it| matches!(it, Event::DecorationsLaid { .. })));
}
