//! Construction, what tiles give and what follows: H-252 to H-260, HX-08, HA-20, HA-63.

use patolli_teotihuacan::{Board, Event, Illegal, Options};

use super::{bring, event_index, levels, on, powered_up, with_icons_below, with_only_tiles};
use crate::scenario::{Scenario, printed, read, variant};

/// Under 2.0.0 lie red, green (coloured), green and blue, clockwise from the top left; these tiles are on display.
fn on_matching_icons(workers: usize, tile: &str) -> Scenario {
    let powers = &[1, 1, 1, 1][..workers];
    with_icons_below(on("construction", powers).bare_ground(), "2.0.0")
        .display([tile, "p31", "p32"])
        .resources("p1", 9, 9, 0)
}

#[test]
fn h252_a_tile_may_be_turned() {
    let all = on_matching_icons(1, "p1").play("main");
    for turn in 0..4 {
        let table = all.clone().play(&format!("build 0 2.0.0 turn {turn}"));
        table.shows("turn", |it| it.tile_at(read("2.0.0")).map(|it| it.turn), Some(turn));
    }
    // A blank tile looks the same however it lies.
    all.offers("build 1 2.0.0 turn 0").refuses("build 1 2.0.0 turn 1", Illegal::SameRotation);
}

#[test]
fn h253_each_icon_on_its_like_gives_a_point() {
    // p5 is green, neutral, blue and red, p28 green, blue, green and blue.
    for (tile, turn, matches) in [
        ("p5", 0, 0),
        ("p5", 1, 3),
        ("p5", 2, 1),
        ("p5", 3, 0),
        ("p28", 0, 2),
        ("p28", 1, 1),
        ("p28", 2, 2),
        ("p28", 3, 1),
    ] {
        on_matching_icons(1, tile)
            .play(&format!("main; build 0 2.0.0 turn {turn}"))
            .has_score("p1", 3 + matches);
    }
    // On the ground too: blue, blue, green, green on 1.3.0.
    let ground = |turn: u8| {
        let table = on("construction", &[1]).bare_ground().display(["p28", "p31", "p32"]);
        table.resources("p1", 0, 2, 0).play(&format!("main; build 0 1.3.0 turn {turn}"))
    };
    ground(0).has_score("p1", 1 + 2);
    ground(1).has_score("p1", 1 + 2);
}

#[test]
fn h254_a_coloured_match_advances_on_its_temple() {
    let turned = |turn: u8| on_matching_icons(1, "p28").play(&format!("main; build 0 2.0.0 turn {turn}"));
    turned(0)
        .offers_only(&["climb green", "no"])
        .play("climb green")
        .has_step("p1", "green", 1)
        .has_cocoa("p1", 1);
    // The coloured icon matches nothing.
    turned(1).offers_only(&["power-up construction 1"]);
    turned(2).offers_only(&["power-up construction 1"]);
    // Red on red.
    on_matching_icons(1, "p1")
        .play("main; build 0 2.0.0 turn 2")
        .has_score("p1", 3 + 2)
        .offers_only(&["climb red", "no"])
        .play("climb red")
        .has_step("p1", "red", 1);
}

#[test]
fn h255_the_colour_below_does_not_matter() {
    // A plain green icon on the coloured one: a point, no step.
    on_matching_icons(1, "p28")
        .play("main; build 0 2.0.0 turn 1")
        .has_score("p1", 3 + 1)
        .offers_only(&["power-up construction 1"]);
    // A coloured one on the coloured or on the plain one: a point and a step.
    for (turn, matches) in [(3, 2), (0, 1)] {
        on_matching_icons(1, "p14")
            .play(&format!("main; build 0 2.0.0 turn {turn}"))
            .has_score("p1", 3 + matches)
            .offers_only(&["climb green", "no"]);
    }
}

#[test]
fn h256_each_tile_advances_on_the_pyramid_track() {
    on_matching_icons(1, "p5")
        .play("main; build 0 2.0.0 turn 0")
        .has_pyramid_track("p1", 1)
        .has_pyramid_track("p2", 0);
    on_matching_icons(3, "p5")
        .pyramid_track("p1", 2)
        .play("main; build 1 2.0.0 turn 0; build 2 1.3.0 turn 0")
        .has_pyramid_track("p1", 4)
        .play("build 0 1.3.1 turn 0")
        .has_pyramid_track("p1", 5);
}

#[test]
fn h257_each_tile_is_resolved_before_the_next() {
    // The blue icon matches: its step brings the stone for the second tile.
    let first = || {
        on_matching_icons(2, "p11")
            .resources("p1", 1, 3, 0)
            .play("main; build 0 2.0.0 turn 3")
            .has_resources("p1", 0, 1, 0)
            .has_score("p1", 4)
            .has_pyramid_track("p1", 1)
            .offers_only(&["climb blue", "no"])
    };
    first()
        .play("climb blue; gain stone 1; build 1 1.3.0 turn 0")
        .has_resources("p1", 0, 0, 0)
        .has_score("p1", 5)
        .has_pyramid_track("p1", 2);
    // Without it, the second cannot be paid.
    first().play("no").offers_only(&["power-up construction 1"]);
}

#[test]
fn h258_after_all_tiles_one_worker_is_powered_up() {
    let after = on_matching_icons(2, "p5")
        .play("main; build 1 2.0.0 turn 0; build 2 1.3.0 turn 0; power-up construction 1");
    let last = after.events().iter().rposition(|it| matches!(it, Event::Built { .. }));
    assert!(last < Some(powered_up(&after)));
    after.has_workers("p1", &[("construction", 1), ("construction", 2), ("palace", 1)]).offers_only(&["end"]);
    on_matching_icons(1, "p5")
        .play("main; build 1 2.0.0 turn 0")
        .offers_only(&["power-up construction 1"])
        .refuses("power-up palace 1", Illegal::OtherBoard { board: Board::Construction });
}

#[test]
fn h259_three_workers_may_be_powered_up_twice() {
    for workers in [3, 4] {
        on_matching_icons(workers, "p5")
            .play("main; build 1 1.3.0 turn 0; no; power-up construction 1")
            .offers_only(&["power-up construction 1", "power-up construction 2", "no"])
            .refuses("power-up palace 1", Illegal::OtherBoard { board: Board::Construction })
            .play("power-up construction 1")
            .offers_only(&["end"]);
    }
    on_matching_icons(2, "p5")
        .play("main; build 1 1.3.0 turn 0; no; power-up construction 1")
        .offers_only(&["end"]);
}

#[test]
fn h260_the_display_is_refilled_only_at_the_end() {
    let table = on_matching_icons(2, "p5")
        .play("main; build 0 1.3.0 turn 0")
        .refuses("build 0 1.3.1 turn 0", Illegal::NotLaidOut { board: Board::Palace });
    let table = table.play("build 2 1.3.1 turn 0");
    assert_eq!(table.view("p1").pyramid_display, [None, Some(read("p31")), None]);
    let stack = table.view("p1").stacks.pyramid;
    let table = table.play("power-up construction 1");
    assert!(powered_up(&table) < event_index(&table, |it| matches!(it, Event::TilesLaid { .. })));
    let view = table.view("p1");
    assert_eq!(view.pyramid_display[1], Some(read("p31")));
    assert!(view.pyramid_display.iter().all(Option::is_some));
    assert_eq!(view.stacks.pyramid, stack - 2);
}

#[test]
fn hx08_three_matches_on_the_second_level_one_of_them_blue() {
    // Red, blue, red and neutral lie below.
    on("construction", &[1])
        .bare_ground()
        .laid("1.0.0", "p2", 0)
        .laid("1.0.1", "p6", 0)
        .laid("1.1.1", "p30", 3)
        .laid("1.1.0", "p5", 0)
        .display(["p29", "p31", "p32"])
        .resources("p1", 1, 2, 0)
        .play("main; build 0 2.0.0 turn 0")
        .has_resources("p1", 0, 0, 0)
        .has_score("p1", 6)
        .has_pyramid_track("p1", 1)
        .offers_only(&["climb blue", "no"])
        .play("climb blue; gain gold 1")
        .has_step("p1", "blue", 1)
        .offers_only(&["power-up construction 1"]);
}

#[test]
fn ha20_the_top_gives_three_points_or_as_printed_seven() {
    for (printed_values, points) in [(false, 3), (true, 7)] {
        let table = variant(Options { printed_values, ..printed(2) });
        let table = with_only_tiles(bring(table, "construction", &[1]), &levels(2));
        with_icons_below(table, "4.0.0")
            .display(["p31", "p32", "p19"])
            .resources("p1", 3, 2, 0)
            .play("main; build 0 4.0.0 turn 0")
            .has_score("p1", points);
    }
}

#[test]
fn ha63_neutral_icons_match_without_a_step() {
    let blank =
        || on("construction", &[1]).bare_ground().display(["p31", "p32", "p19"]).resources("p1", 0, 2, 0);
    // Four neutral icons; two; none.
    for (spot, matches) in [("1.0.3", 4), ("1.1.0", 2), ("1.3.0", 0)] {
        blank()
            .play(&format!("main; build 0 {spot} turn 0"))
            .has_score("p1", 1 + matches)
            .offers_only(&["power-up construction 1"]);
    }
    // Types match whatever their colouring: plain green on coloured and on plain green.
    let table = |turn: u8| on_matching_icons(1, "p21").play(&format!("main; build 0 2.0.0 turn {turn}"));
    table(2).has_score("p1", 3 + 1);
    table(3).has_score("p1", 3 + 1);
    table(0).has_score("p1", 3);
}
