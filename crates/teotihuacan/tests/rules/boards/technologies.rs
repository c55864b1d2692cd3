//! Technologies: H-333 to H-342.

use patolli_teotihuacan::{Board, Illegal, Resource};

use super::{learned, on, with_icons_below};
use crate::scenario::{Scenario, scenario};

/// A tile that covers nothing of its like lies ready for 1.3.0, with this number of workers of p1.
fn site(technology: &str, workers: usize) -> Scenario {
    let table = on("construction", &[1, 1, 1, 1][..workers]).bare_ground().display(["p31", "p32", "p19"]);
    learned(table, technology).resources("p1", 0, 9, 0)
}

#[test]
fn h333_moving_onto_or_past_the_palace_gives_a_cocoa() {
    let table =
        || learned(scenario(2), "tech-1").workers("p1", &[("nobles", 2), ("palace", 1), ("quarry", 1)]);
    table().play("move nobles 2 gold-deposits").has_cocoa("p1", 0);
    table().play("move nobles 2 palace").has_cocoa("p1", 1);
    table().play("move nobles 2 quarry").has_cocoa("p1", 1);
    table().play("move quarry 1 forest").has_cocoa("p1", 0);
    // Not for those who lack it.
    scenario(2)
        .workers("p1", &[("nobles", 2), ("palace", 1), ("quarry", 1)])
        .play("move nobles 2 palace")
        .has_cocoa("p1", 0);
}

#[test]
fn h334_alchemy_and_nobles_give_three_points() {
    learned(on("alchemy", &[1]), "tech-3")
        .resources("p1", 0, 0, 1)
        .play("main; develop tech-1; no")
        .has_score("p1", 3);
    learned(on("nobles", &[1]), "tech-3").resources("p1", 2, 0, 0).play("main").has_score("p1", 3 + 3);
    learned(on("quarry", &[2]), "tech-3").play("main").has_score("p1", 0);
}

#[test]
fn h335_gathering_gives_one_resource_more() {
    for (board, goods) in [("forest", (2, 0, 0)), ("quarry", (0, 2, 0)), ("gold-deposits", (0, 0, 2))] {
        learned(on(board, &[2]), "tech-5")
            .play("main")
            .has_resources("p1", goods.0, goods.1, goods.2)
            .has_cocoa("p1", 0)
            .has_score("p1", 0);
    }
    // Also where the table gives none.
    learned(on("forest", &[1]), "tech-5").play("main").has_resources("p1", 1, 0, 0).has_cocoa("p1", 1);
}

#[test]
fn h336_gathering_gives_a_cocoa_and_a_point() {
    for board in ["forest", "quarry", "gold-deposits"] {
        learned(on(board, &[2]), "tech-7").play("main").has_cocoa("p1", 1).has_score("p1", 1);
    }
    learned(on("nobles", &[1]), "tech-7")
        .resources("p1", 2, 0, 0)
        .play("main")
        .has_cocoa("p1", 0)
        .has_score("p1", 3);
}

#[test]
fn h337_decorations_give_four_points() {
    learned(on("decorations", &[1]), "tech-9")
        .bare_ground()
        .decoration_display(["d13", "d1", "d2", "d3"])
        .resources("p1", 0, 0, 3)
        .play("main; decorate 0 top")
        .has_score("p1", 3 + 4);
}

#[test]
fn h338_construction_gives_three_points_however_many_tiles() {
    site("tech-11", 1).play("main; build 0 1.3.0 turn 0").has_score("p1", 1 + 3);
    site("tech-11", 3)
        .play("main; build 0 1.3.0 turn 0; build 1 1.1.3 turn 0; build 2 1.3.1 turn 0")
        .has_score("p1", 3 + 3);
    site("tech-11", 3).play("main; build 0 1.3.0 turn 0; no").has_score("p1", 1 + 3);
}

#[test]
fn h339_a_cocoa_buys_one_more_power_up() {
    for (board, play) in [
        ("forest", "main"),
        ("quarry", "main"),
        ("gold-deposits", "main"),
        ("alchemy", "main; develop tech-3; no"),
        ("nobles", "main"),
        ("decorations", "main; decorate 0 top"),
        ("construction", "main; build 0 1.3.0 turn 0; no"),
    ] {
        let up = |power| format!("power-up {board} {power}");
        let table = || {
            learned(on(board, &[2, 2]), "tech-13")
                .bare_ground()
                .display(["p31", "p32", "p19"])
                .decoration_display(["d13", "d1", "d2", "d3"])
                .cocoa("p1", 2)
                .resources("p1", 2, 4, 2)
                .play(play)
                .has_cocoa("p1", 1)
                .play(&up(2))
                .offers_only(&[&up(2), &up(3), "no"])
        };
        table()
            .refuses("power-up palace 1", Illegal::OtherBoard { board: board.parse().expect("a board") })
            .play(&up(3))
            .has_cocoa("p1", 0)
            .has_workers("p1", &[(board, 2), (board, 4), ("palace", 1)])
            .offers_only(&["end"]);
        table().play("no").has_cocoa("p1", 1).offers_only(&["end"]);
    }
    // Without a cocoa there is none.
    learned(on("forest", &[2]), "tech-13").play("main; power-up forest 2").offers_only(&["end"]);
}

#[test]
fn h340_construction_counts_one_more_worker() {
    site("tech-15", 1)
        .play("main; build 0 1.3.0 turn 0; build 1 1.1.3 turn 0")
        .has_pyramid_track("p1", 2)
        .play("power-up construction 1")
        .offers_only(&["end"]);
    site("tech-15", 2)
        .play(
            "main; build 0 1.3.0 turn 0; build 1 1.1.3 turn 0; build 2 1.3.1 turn 0; power-up construction 1",
        )
        .has_pyramid_track("p1", 3)
        .offers_only(&["power-up construction 1", "power-up construction 2", "no"]);
    // Elsewhere it counts nothing.
    learned(on("forest", &[2]), "tech-15").play("main").has_resources("p1", 1, 0, 0);
}

#[test]
fn h341_construction_costs_one_resource_less() {
    site("tech-15", 1)
        .resources("p1", 0, 1, 0)
        .play("main; build 0 1.3.0 turn 0 save stone")
        .has_resources("p1", 0, 0, 0);
    let second = || with_icons_below(site("tech-15", 1), "2.0.0");
    second()
        .resources("p1", 0, 2, 0)
        .play("main; build 0 2.0.0 turn 0 save wood")
        .has_resources("p1", 0, 0, 0);
    second()
        .resources("p1", 1, 1, 0)
        .play("main; build 0 2.0.0 turn 0 save stone")
        .has_resources("p1", 0, 0, 0);
    // Once in an action.
    site("tech-15", 1)
        .play("main; build 0 1.3.0 turn 0 save stone")
        .refuses("build 1 1.1.3 turn 0 save stone", Illegal::NoDiscount)
        .play("build 1 1.1.3 turn 0")
        .has_resources("p1", 0, 9 - 1 - 2, 0);
    site("tech-15", 1)
        .resources("p1", 9, 0, 0)
        .refuses("main", Illegal::NothingPossible { board: Board::Construction });
    let short = crate::scenario::short_of(Resource::Wood, 1, 0);
    second().resources("p1", 0, 1, 0).play("main").refuses("build 0 2.0.0 turn 0 save stone", short);
    // Others pay in full.
    on("construction", &[1])
        .bare_ground()
        .resources("p1", 0, 2, 0)
        .play("main")
        .refuses("build 0 1.3.0 turn 0 save stone", Illegal::NoDiscount);
}

#[test]
fn h342_construction_gives_one_advance_however_many_tiles() {
    site("tech-17", 1)
        .play("main; build 0 1.3.0 turn 0")
        .offers_only(&["climb blue", "climb red", "climb green", "no"])
        .play("climb red")
        .has_step("p1", "red", 1)
        .offers_only(&["power-up construction 1"]);
    site("tech-17", 3)
        .play("main; build 0 1.3.0 turn 0; build 1 1.1.3 turn 0; build 2 1.3.1 turn 0; climb green")
        .has_step("p1", "green", 1)
        .offers_only(&["power-up construction 1"]);
}
