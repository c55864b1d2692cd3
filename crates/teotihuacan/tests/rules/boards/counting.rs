//! Rulings on counting workers and on what is left: HA-16, HA-17, HA-19, HA-27, HA-72.

use patolli_teotihuacan::{Board, Event, Illegal, Obligation, Options};
use serde_json::json;

use super::{SIX, learned, levels, on, with_icons_below, with_only_tiles};
use crate::scenario::{Scenario, printed, scenario, variant};

/// p1 has two of the tiles that add a worker.
fn with_extra_worker_tiles(table: Scenario) -> Scenario {
    table.owns("p1", "virtual-worker").owns("p1", "virtual-worker")
}

fn site(workers: usize) -> Scenario {
    let table = on("construction", &[1, 1, 1, 1][..workers]).bare_ground().display(["p31", "p32", "p19"]);
    table.resources("p1", 0, 9, 0)
}

#[test]
fn ha16_only_free_workers_in_the_main_area_count() {
    let praying = |board: &str, power| {
        on(board, &[2]).workers("p1", &[("palace", 1)]).worships("p1", board, power).resources("p1", 0, 0, 0)
    };
    praying("forest", 1).play("main").has_resources("p1", 1, 0, 0).has_cocoa("p1", 0);
    praying("decorations", 5)
        .resources("p1", 0, 0, 2)
        .refuses("main", Illegal::NothingPossible { board: Board::Decorations });
    praying("decorations", 5)
        .resources("p1", 0, 0, 3)
        .play("main; decorate 0 right")
        .has_resources("p1", 0, 0, 0);
    // The weakest of four counts.
    on("forest", &[4, 5, 5, 1]).play("main").has_resources("p1", 2, 0, 0).has_cocoa("p1", 1);
}

#[test]
fn ha17_the_second_power_up_is_a_choice_of_its_own() {
    on("quarry", &[1, 1, 1])
        .play("main")
        .refuses("no", Illegal::NoDeclining { obligation: Obligation::PowerUp })
        .play("power-up quarry 1; no")
        .has_workers("p1", &[("quarry", 2), ("quarry", 1), ("quarry", 1)])
        .offers_only(&["end"]);
    // Counted before the power-ups: two are left on the board.
    on("quarry", &[5, 1, 1])
        .play("main; power-up quarry 5; ascend vp")
        .offers_only(&["power-up quarry 1", "no"]);
    // The last worker there ascends: the second is lost.
    with_extra_worker_tiles(on("nobles", &[5]))
        .resources("p1", 2, 0, 0)
        .play("main plus 2; power-up nobles 5; ascend vp")
        .offers_only(&["end"]);
}

#[test]
fn ha19_an_empty_stack_refills_nothing() {
    // Discovery tiles.
    on("forest", &[1])
        .no_stack()
        .resources("p1", 1, 0, 0)
        .play("worship forest tile; end")
        .has_tiles("p1", "mask-4", 1)
        .has_discovery("forest", None);
    on("forest", &[1])
        .no_discovery("forest")
        .resources("p1", 1, 0, 0)
        .cocoa("p1", 3)
        .refuses("worship forest tile", Illegal::NoDiscovery { board: Board::Forest })
        .refuses("worship forest ability-tile", Illegal::NoDiscovery { board: Board::Forest })
        .offers("worship forest ability");
    // Decorations: eleven are laid, four are on display.
    let last = with_only_tiles(on("decorations", &[1]), &levels(3))
        .decorated("top", 4)
        .decorated("right", 4)
        .decorated("bottom", 3)
        .resources("p1", 0, 0, 3)
        .play("main; decorate 2 left; no; power-up decorations 1");
    assert_eq!(last.view("p1").decoration_display.map(|it| it.is_some()), [true, true, false, true]);
}

#[test]
fn ha19_without_a_tile_or_a_place_there_is_no_main_action() {
    let nothing = Illegal::NothingPossible { board: Board::Decorations };
    let rich = || on("decorations", &[1]).resources("p1", 9, 9, 9);
    // Every second place lacks its layer.
    let sides = ["top", "right", "bottom", "left"];
    let blocked = sides.iter().fold(rich().bare_ground(), |it, side| it.decorated(side, 1));
    blocked.refuses("main", nothing);
    let places = sides[1..].iter().fold(rich().bare_ground(), |it, side| it.decorated(side, 1));
    places.offers("main");
    // All fifteen decorations are laid; one place is free.
    with_only_tiles(rich(), &levels(3))
        .sheet(|it| {
            let tile = |side: usize, step: usize| format!("d{}", 4 * side + step + 1);
            for (side, name) in sides.iter().enumerate() {
                it["decorations"][name] = (0..4).map(|step| json!(tile(side, step))).collect();
            }
            it["decorations"]["left"][3] = json!(null);
            it["decoration-display"] = json!([null, null, null, null]);
            it["decorations-drawn"] = json!(15);
        })
        .refuses("main", nothing);
}

#[test]
fn ha19_after_the_top_no_tile_can_be_laid() {
    let table = with_icons_below(with_only_tiles(on("construction", &[1]), &levels(2)), "4.0.0")
        .display(["p31", "p32", "p19"]);
    let table = table.resources("p1", 9, 9, 9).workers("p1", &[("forest", 1), ("palace", 1)]).cocoa("p1", 5);
    let after = table.play("main; build 1 4.0.0 turn 0; power-up construction 1; end");
    // No tile was left to refill the display.
    assert_eq!(after.view("p1").pyramid_display.map(|it| it.is_some()), [true, false, true]);
    after
        .pass()
        .play("move forest 1 construction")
        .refuses("main", Illegal::NothingPossible { board: Board::Construction });
}

#[test]
fn ha19_the_pyramid_track_ends_at_its_tenth_space() {
    site(1)
        .pyramid_track("p1", 9)
        .play("main; build 0 1.3.0 turn 0")
        .has_pyramid_track("p1", 10)
        .has_score("p1", 1);
    site(1)
        .pyramid_track("p1", 10)
        .play("main; build 0 1.3.0 turn 0")
        .has_pyramid_track("p1", 10)
        .has_score("p1", 1);
    on("decorations", &[1])
        .bare_ground()
        .decoration_display(["d13", "d1", "d2", "d3"])
        .resources("p1", 0, 0, 3)
        .pyramid_track("p1", 10)
        .play("main; decorate 0 top")
        .has_pyramid_track("p1", 10)
        .has_score("p1", 3);
}

#[test]
fn ha27_an_imagined_worker_counts_for_everything() {
    // Nobles: the row and the number of power-ups.
    let nobles = |plus| {
        with_extra_worker_tiles(on("nobles", &[1]))
            .resources("p1", 2, 0, 0)
            .play(&format!("main{plus}; power-up nobles 1"))
    };
    nobles("").has_score("p1", 3).offers_only(&["end"]);
    nobles(" plus 1").has_score("p1", 5).has_tiles("p1", "virtual-worker", 1).offers_only(&["end"]);
    nobles(" plus 2").has_score("p1", 7).offers_only(&["power-up nobles 2", "no"]);
    // Alchemy: a single worker counts as two and keeps its power-up.
    let alchemy = |plus: &str| {
        with_extra_worker_tiles(on("alchemy", &[4]))
            .technologies(SIX)
            .resources("p1", 0, 0, 2)
            .play(&format!("main{plus}"))
    };
    alchemy("").play("develop tech-9; climb red").offers_only(&["end"]);
    alchemy(" plus 1").play("develop tech-9; climb red").offers_only(&["power-up alchemy 4"]);
    with_extra_worker_tiles(on("alchemy", &[1]))
        .technologies(SIX)
        .resources("p1", 0, 0, 2)
        .play("main plus 1")
        .offers("develop tech-9");
    // It costs no cocoa, and other boards do not know it.
    with_extra_worker_tiles(on("nobles", &[1]))
        .resources("p1", 2, 0, 0)
        .cocoa("p1", 0)
        .play("main plus 2")
        .has_cocoa("p1", 0);
    with_extra_worker_tiles(on("forest", &[1]))
        .refuses("main plus 1", Illegal::NoExtraWorker { board: Board::Forest });
}

#[test]
fn ha27_tile_and_technology_add_up_to_three() {
    let three = "build 0 1.3.0 turn 0; build 1 1.1.3 turn 0; build 2 1.3.1 turn 0";
    learned(with_extra_worker_tiles(site(1)), "tech-15")
        .play(&format!("main plus 1; {three}"))
        .has_pyramid_track("p1", 3)
        .play("power-up construction 1")
        .offers_only(&["power-up construction 2", "no"]);
    // Three is the most.
    learned(with_extra_worker_tiles(site(3)), "tech-15")
        .play(&format!("main plus 2; {three}"))
        .offers_only(&["power-up construction 1"]);
    // The discount is the owner's choice, on one tile, also when only one is placed.
    let second = || learned(with_icons_below(site(1), "2.0.0"), "tech-15").resources("p1", 1, 2, 0);
    second().play("main; build 0 2.0.0 turn 0 save wood").has_resources("p1", 1, 0, 0);
    second().play("main; build 0 2.0.0 turn 0 save stone").has_resources("p1", 0, 1, 0);
}

#[test]
fn ha72_workers_are_counted_after_what_interrupts() {
    let table = || {
        let table = on("forest", &[2, 2]).workers("p1", &[("forest", 2)]).worships("p1", "forest", 4);
        table.cocoa("p1", 4)
    };
    // The cocoa is paid for the colours as they were; a worker freed then counts.
    let asked = table().play("main").has_cocoa("p1", 3).has_resources("p1", 0, 0, 0);
    let freed = asked.offers_only(&["go", "unlock"]).play("unlock").has_cocoa("p1", 3);
    assert!(freed.events().iter().any(|it| matches!(it, Event::Counted { workers: 3, .. })));
    freed.has_resources("p1", 3, 0, 0).play("power-up forest 2").offers_only(&[
        "power-up forest 2",
        "power-up forest 3",
        "power-up forest 4",
        "no",
    ]);
    // Two count without; a third one, freed before the power-up, may take it, but brings no second.
    table()
        .play("main; go")
        .has_resources("p1", 2, 0, 0)
        .has_cocoa("p1", 3)
        .offers_only(&["power-up forest 2", "unlock"])
        .play("unlock; power-up forest 4")
        .has_workers("p1", &[("forest", 2), ("forest", 2), ("forest", 5)])
        .offers_only(&["end"]);
    // Three counted: the second stays, optional, though one has left the board.
    on("forest", &[5, 5, 5])
        .play("main")
        .refuses("no", Illegal::NoDeclining { obligation: Obligation::PowerUp })
        .play("power-up forest 5; ascend vp")
        .offers_only(&["power-up forest 5", "no"]);
    // By the first version of the rules the count is fixed when the action is chosen.
    let first = variant(Options { rules: 1, ..printed(2) }).workers("p1", &[("forest", 2), ("palace", 1)]);
    let first = first.worships("p1", "forest", 4).arrived("forest", &[2]).cocoa("p1", 9).play("main");
    first.has_resources("p1", 2, 0, 0);
    // The price of a decoration, too; the action must be possible when it is chosen.
    scenario(2)
        .worships("p1", "decorations", 1)
        .workers("p1", &[("palace", 1)])
        .arrived("decorations", &[1])
        .bare_ground()
        .cocoa("p1", 4)
        .resources("p1", 0, 0, 2)
        .refuses("main", Illegal::NothingPossible { board: Board::Decorations })
        .play("unlock; main; decorate 0 top")
        .has_resources("p1", 0, 0, 0);
}
