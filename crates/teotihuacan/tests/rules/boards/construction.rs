//! Construction, where tiles go and what they cost: H-235 to H-251, HX-24.

use patolli_teotihuacan::{Board, Event, Illegal, Obligation, Resource, Teotihuacan};

use super::{levels, on, with_icons_below, with_only_tiles};
use crate::scenario::{Scenario, read};

const NOTHING: Illegal = Illegal::NothingPossible { board: Board::Construction };

/// p1 with so much wood and stone has brought a worker to Construction, where no tile is laid yet. Blank tiles are on
/// display; on 1.3.0 they cover nothing of their like.
fn on_construction(wood: u8, stone: u8) -> Scenario {
    on("construction", &[1]).bare_ground().display(["p31", "p32", "p19"]).resources("p1", wood, stone, 0)
}

/// The same with all tiles of the levels below this place, the four under it with icons that match no blank tile.
fn below(spot: &str, wood: u8, stone: u8) -> Scenario {
    let level = super::numbers(spot)[0];
    let table = with_only_tiles(on("construction", &[1]), &levels(level - 2));
    with_icons_below(table, spot).display(["p31", "p32", "p19"]).resources("p1", wood, stone, 0)
}

/// The same without one of the four tiles below.
fn gap_below(spot: &str) -> Vec<Scenario> {
    let [level, row, column] = super::numbers(spot);
    let corners = [(0, 0), (0, 1), (1, 0), (1, 1)];
    let without = |(down, right): (u8, u8)| {
        let gap = format!("{}.{}.{}", level - 1, row + down, column + right);
        let spots: Vec<String> = levels(level - 1).into_iter().filter(|it| *it != gap).collect();
        with_only_tiles(on("construction", &[1]), &spots).resources("p1", 9, 9, 0)
    };
    corners.map(without).into()
}

/// A tile at this place costs 2 stone and `wood` wood, and gives `points` points.
fn proves_price(spot: &str, wood: u8, points: u16) {
    let build = format!("main; build 0 {spot} turn 0");
    below(spot, wood, 2).play(&build).has_resources("p1", 0, 0, 0).has_score("p1", points);
    below(spot, wood + 1, 3).play(&build).has_resources("p1", 1, 1, 0);
    below(spot, 9, 1).refuses("main", NOTHING);
}

/// A wood is missing for the tile.
fn short_of(wood: u8) -> Illegal {
    crate::scenario::short_of(Resource::Wood, wood, wood - 1)
}

/// No tile is laid where one of four tiles is missing.
fn proves_gap(spot: &str) {
    for table in gap_below(spot) {
        table
            .play("main")
            .refuses(&format!("build 0 {spot} turn 0"), Illegal::NoSuchPlace { spot: read(spot) });
    }
}

#[test]
fn h235_each_worker_may_add_a_tile() {
    let builds = ["build 0 1.3.0 turn 0", "build 1 1.1.3 turn 0", "build 2 1.3.1 turn 0"];
    for (workers, most) in [(1, 1), (2, 2), (3, 3), (4, 3)] {
        let powers = &[1, 1, 1, 1][..workers];
        let table = on("construction", powers).bare_ground().display(["p31", "p32", "p19"]);
        let table = table.resources("p1", 0, 9, 0).play("main");
        let table = builds.iter().take(most.into()).fold(table, |it, build| it.play(build));
        table.has_pyramid_track("p1", most).offers_only(&["power-up construction 1"]);
    }
    // Fewer are enough, and only tiles on display can be had.
    on("construction", &[1, 1, 1])
        .bare_ground()
        .resources("p1", 0, 9, 0)
        .play("main; build 1 1.0.0 turn 0")
        .refuses("build 1 1.0.1 turn 0", Illegal::NotLaidOut { board: Board::Palace })
        .play("no")
        .offers_only(&["power-up construction 1"]);
}

#[test]
fn h236_at_least_one_tile_is_added() {
    on_construction(0, 9)
        .play("main")
        .refuses("no", Illegal::NoDeclining { obligation: Obligation::PowerUp })
        .refuses("end", Illegal::NotNow { rule: "" });
    on("construction", &[1, 1, 1])
        .bare_ground()
        .resources("p1", 0, 9, 0)
        .play("main")
        .refuses("no", Illegal::NoDeclining { obligation: Obligation::PowerUp })
        .play("build 0 1.0.0 turn 0; no")
        .has_pyramid_track("p1", 1);
}

#[test]
fn h237_the_first_level_takes_empty_squares() {
    for spot in levels(1) {
        on_construction(0, 2).play(&format!("main; build 0 {spot} turn 0")).shows(
            &spot,
            |it| it.tile_at(read(&spot)).is_some(),
            true,
        );
    }
    on_construction(0, 2)
        .built(&["1.0.0"])
        .play("main")
        .refuses("build 0 1.0.0 turn 0", Illegal::NoSuchPlace { spot: read("1.0.0") });
}

#[test]
fn h238_h239_the_first_level_costs_two_stone_and_gives_a_point() {
    on_construction(0, 2).play("main; build 0 1.3.0 turn 0").has_resources("p1", 0, 0, 0).has_score("p1", 1);
    on_construction(4, 3).play("main; build 0 1.3.0 turn 0").has_resources("p1", 4, 1, 0);
    on_construction(9, 1).refuses("main", NOTHING);
}

#[test]
fn h240_the_second_level_lies_where_four_tiles_meet() {
    for spot in ["2.0.0", "2.1.2", "2.2.2"] {
        proves_gap(spot);
        below(spot, 9, 9).play("main").offers(&format!("build 0 {spot} turn 0"));
    }
}

#[test]
fn h241_h242_the_second_level_costs_a_wood_more_and_gives_three_points() {
    proves_price("2.1.1", 1, 3);
    below("2.1.1", 0, 2).play("main").refuses("build 0 2.1.1 turn 0", short_of(1));
}

#[test]
fn h243_the_third_level_lies_where_four_tiles_meet() {
    for spot in ["3.0.0", "3.1.1"] {
        proves_gap(spot);
        below(spot, 9, 9).play("main").offers(&format!("build 0 {spot} turn 0"));
    }
}

#[test]
fn h244_h245_the_third_level_costs_two_wood_more_and_gives_five_points() {
    proves_price("3.0.1", 2, 5);
    below("3.0.1", 1, 2).play("main").refuses("build 0 3.0.1 turn 0", short_of(2));
}

#[test]
fn h246_the_top_lies_where_four_tiles_meet() {
    proves_gap("4.0.0");
    below("4.0.0", 9, 9).play("main").offers("build 0 4.0.0 turn 0");
}

#[test]
fn h247_h248_the_top_costs_three_wood_more_and_gives_three_points() {
    proves_price("4.0.0", 3, 3);
    // Nothing else is left to build.
    below("4.0.0", 2, 2).refuses("main", NOTHING);
}

#[test]
fn h249_h250_the_top_completes_the_pyramid_and_moves_the_light_disc() {
    for light in [0, 3, 9] {
        let after =
            below("4.0.0", 3, 2).light(light).play("main; build 0 4.0.0 turn 0").has_light(10).has_dark(10);
        let told = after.events().iter().any(|it| matches!(it, Event::PyramidCompleted { .. }));
        assert!(told, "{:?}", after.events());
    }
    below("3.0.0", 9, 9).light(3).play("main; build 0 3.0.0 turn 0").has_light(3).shows(
        "near",
        Teotihuacan::is_eclipse_near,
        false,
    );
}

#[test]
fn h251_completion_brings_the_last_eclipse_and_the_end() {
    let mut after = below("4.0.0", 3, 2)
        .light(3)
        .shows("last", Teotihuacan::is_last_era, false)
        .play("main; build 0 4.0.0 turn 0; power-up construction 1")
        .shows("near", Teotihuacan::is_eclipse_near, true)
        .shows("last", Teotihuacan::is_last_era, true)
        .play("end");
    // The round is finished and one more is played.
    for who in ["p2", "p1", "p2"] {
        after = after.asks(who).has_eclipses(0).pass();
    }
    for who in ["p1", "p2"] {
        after = after.asks(who).play("wages 0");
    }
    after.is_over();
}

#[test]
fn hx24_three_tiles_in_one_action() {
    let table = with_icons_below(on("construction", &[1, 1, 1]).bare_ground(), "2.0.0")
        .display(["p31", "p32", "p19"])
        .resources("p1", 1, 6, 0)
        .play("main; build 1 1.3.0 turn 0; build 2 1.3.1 turn 0; build 0 2.0.0 turn 0")
        .has_resources("p1", 0, 0, 0)
        .has_score("p1", 5)
        .has_pyramid_track("p1", 3);
    assert_eq!(table.view("p1").pyramid_display, [None; 3]);
    let table = table.play("power-up construction 1").offers_only(&[
        "power-up construction 1",
        "power-up construction 2",
        "no",
    ]);
    let table = table.play("power-up construction 1").offers_only(&["end"]);
    assert!(table.view("p1").pyramid_display.iter().all(Option::is_some));
}
