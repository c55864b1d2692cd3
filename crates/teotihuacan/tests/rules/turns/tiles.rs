//! Discovery tiles, one by one: H-353 to H-362, H-367 to H-371, HA-33, HA-34, HA-68, HA-75.

use std::collections::BTreeMap;

use patolli_teotihuacan::{
    Board, Event, Illegal, Obligation, Teotihuacan, WorkerPurpose,
    data::{DISCOVERIES, Discovery, DiscoveryEffect},
};

use super::support::{LAID_OUT, RING, count, no_tile};
use crate::scenario::{Scenario, dealt, read, scenario};

#[test]
fn h353_h354_h355_a_step_on_one_temple() {
    for temple in ["green", "blue", "red"] {
        let tile = format!("tile-temple-{temple}");
        let table = scenario(4).owns("p1", &tile).play(&format!("use {tile}"));
        let table = table.offers_only(&[&format!("climb {temple}"), "no"]).play(&format!("climb {temple}"));
        table.has_step("p1", temple, 1).has_tiles("p1", &tile, 0);
    }
}

#[test]
fn h356_a_step_on_a_temple_of_choice() {
    for temple in ["green", "blue", "red"] {
        let table = scenario(4).owns("p1", "tile-temple-any").play("use tile-temple-any");
        let table = table.offers_only(&["climb blue", "climb red", "climb green", "no"]);
        let table = table.play(&format!("climb {temple}")).has_step("p1", temple, 1);
        table.does_not_offer("climb blue");
    }
}

#[test]
fn h357_four_points() {
    scenario(4).score("p1", 3).owns("p1", "score-4-vp").play("use score-4-vp").has_score("p1", 7);
}

/// p1 has three free workers and one that worships, and the tile with two power-ups.
fn strong() -> Scenario {
    let table = scenario(4).owns("p1", "two-power-ups").worships("p1", "forest", 3);
    table.workers("p1", &[("quarry", 2), ("nobles", 1), ("forest", 3)])
}

#[test]
fn h358_two_power_ups_on_any_boards() {
    let table = strong().play("use two-power-ups");
    let table = table.offers_only(&["power-up quarry 2", "power-up nobles 1", "power-up forest 3"]);
    let two = table.clone().play("power-up quarry 2; power-up forest 3").offers("rest");
    let two = two.has_workers("p1", &[("quarry", 3), ("nobles", 1), ("forest", 4)]);
    two.has_worshipper("forest", Some(("p1", 3)));
    let one = table.clone().play("power-up quarry 2; power-up quarry 3");
    one.has_workers("p1", &[("quarry", 4), ("nobles", 1), ("forest", 3)]);
    // Each of them is due.
    let table = table
        .refuses("no", Illegal::NoDeclining { obligation: Obligation::PowerUp })
        .play("power-up nobles 1");
    table
        .refuses("no", Illegal::NoDeclining { obligation: Obligation::PowerUp })
        .refuses("end", Illegal::NotNow { rule: "" });
}

#[test]
fn h358_only_own_free_workers() {
    let table = strong().workers("p1", &[("quarry", 2), ("nobles", 1)]).play("use two-power-ups");
    table.refuses("power-up forest 3", Illegal::NoWorkerThere { board: Board::Forest, power: 3 });
    let table = strong().workers("p2", &[("alchemy", 2); 3]).play("use two-power-ups");
    table.refuses("power-up alchemy 2", Illegal::NoWorkerThere { board: Board::Alchemy, power: 2 });
}

/// p1 has the tile that moves two, workers of power 3 and 1 on the Palace and one elsewhere.
fn pair() -> Scenario {
    scenario(4).owns("p1", "double-move").workers("p1", &[("palace", 3), ("palace", 1), ("nobles", 2)])
}

#[test]
fn h359_a_second_worker_moves_along() {
    let table = pair().play("move palace 3 forest along 1").has_workers("p1", &[("nobles", 2)]);
    let table = table.has_tiles("p1", "double-move", 0).play("collect");
    table.has_workers("p1", &[("nobles", 2), ("forest", 3), ("forest", 1)]).has_cocoa("p1", 1);
    // To the same board, within reach.
    let far = Illegal::OutOfReach { board: Board::Construction };
    pair().refuses("move palace 3 construction along 1", far);
    // Without the tile each goes alone.
    let table = scenario(4).refuses("move palace 1 quarry along 1", no_tile("double-move"));
    table.offers_only(&["move palace 1 quarry", "move palace 1 alchemy", "move palace 1 forest"]);
    // The tile is used when moving a worker, or not at all.
    pair().play("move palace 3 forest; collect").has_tiles("p1", "double-move", 1);
}

#[test]
fn ha33_both_are_free_and_start_together() {
    let missing = |board, power| Illegal::NoWorkerThere { board, power };
    pair().refuses("move palace 3 quarry along 2", missing(Board::Palace, 2));
    pair().refuses("move nobles 2 palace along 2", missing(Board::Nobles, 2));
    let table = pair().worships("p1", "palace-1", 1).workers("p1", &[("palace", 3), ("nobles", 2)]);
    table.refuses("move palace 3 quarry along 1", missing(Board::Palace, 1));
    // One pair has one name.
    pair().refuses("move palace 1 quarry along 3", Illegal::StrongerFirst);
    let expected = RING[1..=3].iter().map(|it| format!("move palace 3 {it} along 1"));
    let mut expected: Vec<String> = expected.collect();
    expected.sort();
    let mut offered = pair().offered();
    offered.retain(|it| it.contains("along"));
    offered.sort();
    assert_eq!(offered, expected);
}

#[test]
fn ha33_neither_counts_as_a_colour() {
    pair().play("move palace 3 quarry along 1; main").has_cocoa("p1", 0);
    let table = pair().owns("p1", "free-move").workers("p2", &[("nobles", 1); 3]);
    let table = table.workers("p3", &[("nobles", 1); 3]).workers("p4", &[("nobles", 1); 3]);
    table.play("move palace 3 palace anywhere along 1; collect").has_cocoa("p1", 1);
}

#[test]
fn ha33_one_action_is_taken_and_both_count_for_it() {
    // Two workers, the weaker of power 1: 1 stone.
    let table = pair().play("move palace 3 quarry along 1; main").has_resources("p1", 0, 1, 0);
    assert_eq!(count(&table, |it| matches!(it, Event::Acted { workers: 2, .. })), 1);
    let table = table.offers_only(&["power-up quarry 3", "power-up quarry 1"]).play("power-up quarry 1");
    let table = table.has_workers("p1", &[("nobles", 2), ("quarry", 3), ("quarry", 2)]);
    table.offers_only(&["end"]).refuses("collect", Illegal::NotNow { rule: "" });
}

#[test]
fn ha33_ha75_one_worships_the_other_goes_to_the_main_area() {
    for (by, other) in [(3, 1), (1, 3)] {
        let table = pair().play("move palace 3 quarry along 1");
        let table = table.play(&format!("worship quarry ability by {by}; climb green"));
        let table = table.has_worshipper("quarry", Some(("p1", by)));
        table.has_workers("p1", &[("nobles", 2), ("quarry", other)]).offers("end");
    }
}

#[test]
fn ha75_who_worships_is_said_with_the_worship_action() {
    let table = pair().royals(["royal-1", "royal-6", "royal-4"]).owns("p1", "free-move");
    let table = table.play("move palace 3 palace anywhere along 1");
    let table = table.refuses("worship palace-1 ability", Illegal::WhichWorker);
    let table = table.refuses(
        "worship palace-1 ability by 2",
        Illegal::NoWorkerInHand { power: 2, purpose: WorkerPurpose::Start },
    );
    // The power of the chosen one counts.
    table.clone().play("worship palace-1 ability by 3").has_cocoa("p1", 4);
    table.play("worship palace-1 ability by 1").has_cocoa("p1", 2);
    // Of two alike there is nothing to say.
    let alike = scenario(4).owns("p1", "double-move").play("move palace 1 quarry along 1");
    let alike = alike
        .refuses("worship quarry ability by 1", Illegal::NotNow { rule: "" })
        .play("worship quarry ability");
    alike.has_worshipper("quarry", Some(("p1", 1))).has_workers("p1", &[("palace", 1), ("quarry", 1)]);
}

#[test]
fn h360_ha34_a_worker_moves_to_any_board() {
    let table =
        || scenario(4).owns("p1", "free-move").workers("p1", &[("forest", 2), ("nobles", 1), ("nobles", 1)]);
    for board in RING {
        let table = table().play(&format!("move forest 2 {board} anywhere")).has_tiles("p1", "free-move", 0);
        let table = table.refuses("move nobles 1 palace", Illegal::NotNow { rule: "" }).play("collect");
        table.has_workers("p1", &[(board, 2), ("nobles", 1), ("nobles", 1)]);
    }
    // Instead of the normal movement: one or the other.
    let normal = table().play("move forest 2 nobles; collect").has_tiles("p1", "free-move", 1);
    normal.refuses("move nobles 2 palace anywhere", Illegal::NotNow { rule: "" });
    scenario(4).refuses("move palace 1 nobles anywhere", no_tile("free-move"));
}

#[test]
fn ha34_the_present_board_too_and_the_worker_is_not_counted_there() {
    let table = |there| {
        let table =
            scenario(4).owns("p1", "free-move").workers("p1", &[("quarry", 2), (there, 1), ("nobles", 1)]);
        table.play("move quarry 2 quarry anywhere; collect")
    };
    table("nobles").has_cocoa("p1", 1);
    // Another own worker is.
    table("quarry").has_cocoa("p1", 2);
}

#[test]
fn h361_both_moving_tiles_together() {
    let table = pair().owns("p1", "free-move").play("move palace 3 gold-deposits anywhere along 1");
    let table = table.has_tiles("p1", "free-move", 0).has_tiles("p1", "double-move", 0).play("main");
    // Two workers, the weaker of power 1: 1 gold.
    table.has_resources("p1", 0, 0, 1);
    pair().refuses("move palace 3 gold-deposits anywhere along 1", no_tile("free-move"));
}

/// A worker of p1 of this power has arrived; p1 is rich and has tiles "one more worker".
fn more(board: &str, power: u8, tiles: usize) -> Scenario {
    let table = scenario(4).technologies(LAID_OUT).resources("p1", 9, 9, 9).cocoa("p1", 9);
    (0..tiles).fold(table, |it, _| it.owns("p1", "virtual-worker")).arrived(board, &[power])
}

#[test]
fn h362_one_more_worker_on_the_nobles() {
    let table = more("nobles", 1, 1).play("main plus 1; power-up nobles 1").has_score("p1", 5);
    table.shows("houses", Teotihuacan::buildings_taken, 1).has_tiles("p1", "virtual-worker", 0);
    more("nobles", 1, 1).play("main; power-up nobles 1").has_score("p1", 3).has_tiles(
        "p1",
        "virtual-worker",
        1,
    );
}

#[test]
fn h362_one_more_worker_on_alchemy() {
    more("alchemy", 1, 1).play("main").refuses("develop tech-9", Illegal::LowerRow);
    let table = more("alchemy", 1, 1).play("main plus 1; develop tech-9; climb blue; gain wood 1");
    table.has_technology("p1", "tech-9", true).offers_only(&["power-up alchemy 1"]);
}

#[test]
fn h362_one_more_worker_on_construction() {
    let table = |play| more("construction", 1, 1).display(["p31", "p32", "p1"]).play(play);
    let single = table("main; build 0 1.0.0 turn 0");
    single.offers_only(&["power-up construction 1"]);
    let table = table("main plus 1; build 0 1.0.0 turn 0").offers("build 1 1.0.3 turn 0").offers("no");
    table.play("build 1 1.0.3 turn 0").offers_only(&["power-up construction 1"]).has_pyramid_track("p1", 2);
}

#[test]
fn h362_on_no_other_board() {
    for board in ["forest", "quarry", "gold-deposits", "decorations"] {
        let table = more(board, 1, 1).does_not_offer("main plus 1").offers("main");
        table.refuses("main plus 1", Illegal::NoExtraWorker { board: read(board) });
    }
    let table = more("palace", 1, 1);
    table.refuses("main plus 1", Illegal::NoMainAction { board: Board::Palace });
    more("nobles", 1, 0).refuses("main plus 1", no_tile("virtual-worker"));
    more("nobles", 1, 1).refuses("main plus 2", no_tile("virtual-worker"));
}

#[test]
fn h367_one_space_on_the_avenue_nine_at_most() {
    let table = |space| scenario(4).avenue("p1", space).owns("p1", "avenue-step").play("use avenue-step");
    table(0).has_avenue("p1", 1).has_tiles("p1", "avenue-step", 0);
    table(8).has_avenue("p1", 9);
    table(9).has_avenue("p1", 9).has_tiles("p1", "avenue-step", 0);
}

#[test]
fn h368_masks_score_in_sets_at_eclipses() {
    let masks = ["mask-2", "mask-2", "mask-4", "mask-7"];
    let table = masks.into_iter().fold(scenario(2), |it, mask| it.owns("p1", mask)).last_round();
    // Three different ones and one: 6 + 1.
    let table = table.pass().pass();
    assert_eq!(count(&table, |it| matches!(it, Event::MasksScored { masks: 4, points: 7, .. })), 1);
    assert_eq!(count(&table, |it| matches!(it, Event::MasksScored { masks: 0, points: 0, .. })), 1);
}

/// Copies of every kind among the 54 tiles of a deal.
fn copies(seed: u64) -> BTreeMap<String, u8> {
    let deal = dealt(seed).to_string();
    let line = deal.lines().find_map(|it| it.strip_prefix("discoveries ")).expect("a line");
    line.split(' ').fold(BTreeMap::new(), |mut all, tile| {
        *all.entry(tile.to_owned()).or_default() += 1;
        all
    })
}

#[test]
fn h369_the_number_of_a_mask_is_the_number_of_its_copies() {
    let printed = [1, 2, 2, 3, 3, 3, 3];
    for seed in 1..=5 {
        let copies = copies(seed);
        assert_eq!(copies.values().sum::<u8>(), 54);
        for (mask, number) in (1..=7).zip(printed) {
            assert_eq!(copies[&format!("mask-{mask}")], number);
            assert_eq!(read::<Discovery>(&format!("mask-{mask}")).tile().copies, number);
        }
    }
}

#[test]
fn h370_a_lower_number_is_rarer() {
    let copies = copies(9);
    let masks = DISCOVERIES.iter().filter(|it| matches!(it.effect, DiscoveryEffect::Mask(_)));
    let mut masks: Vec<_> = masks.collect();
    masks.sort_by_key(|it| it.copies);
    assert_eq!(masks.len(), 7);
    assert!(masks.windows(2).all(|two| copies[two[0].name] <= copies[two[1].name]));
    assert_eq!((masks[0].copies, masks[6].copies), (1, 3));
}

#[test]
fn h371_goods_as_the_tile_shows_them() {
    let table = scenario(4).owns("p1", "four-cocoa").play("use four-cocoa").has_cocoa("p1", 4);
    table.has_resources("p1", 0, 0, 0).offers("move palace 1 quarry");
    for (tile, n) in [("two-resources", 2), ("three-resources", 3)] {
        let table = scenario(4).owns("p1", tile).play(&format!("use {tile}"));
        let table = table.refuses(&format!("gain wood {}", n + 1), Illegal::WrongCount { need: n });
        let table = table.refuses(&format!("gain wood {}", n - 1), Illegal::WrongCount { need: n });
        let table = table.refuses("no", Illegal::NoDeclining { obligation: Obligation::PowerUp });
        table
            .play(&format!("gain stone 1 gold {}", n - 1))
            .has_resources("p1", 0, 1, n - 1)
            .has_cocoa("p1", 0);
    }
}

#[test]
fn ha68_more_workers_than_count_are_legal() {
    // Three are there already.
    let full = more("nobles", 1, 1).workers("p1", &[("nobles", 1), ("nobles", 1), ("palace", 1)]);
    let full = full.offers("main plus 1").play("main plus 1").has_score("p1", 7).has_tiles(
        "p1",
        "virtual-worker",
        0,
    );
    full.offers_only(&["power-up nobles 1"]);
    // Several in one action.
    let table = more("nobles", 1, 3).offers("main plus 2").offers("main plus 3").play("main plus 3");
    let table = table.has_score("p1", 7).has_tiles("p1", "virtual-worker", 0);
    table.shows("houses", Teotihuacan::buildings_taken, 1);
    more("nobles", 1, 3).play("main plus 2").has_score("p1", 7).has_tiles("p1", "virtual-worker", 1);
}

#[test]
fn ha68_a_plain_tile_without_effect_is_legal() {
    let table = scenario(4).avenue("p1", 9).owns("p1", "avenue-step").offers("use avenue-step");
    table
        .play("use avenue-step")
        .has_avenue("p1", 9)
        .has_tiles("p1", "avenue-step", 0)
        .offers("move palace 1 quarry");
    let table = scenario(4).step("p1", "red", 11).owns("p1", "tile-temple-red").offers("use tile-temple-red");
    table
        .play("use tile-temple-red")
        .has_step("p1", "red", 11)
        .has_tiles("p1", "tile-temple-red", 0)
        .offers("move palace 1 quarry");
    // Nobody is free to be powered up.
    let table =
        scenario(4).owns("p1", "two-power-ups").worships("p1", "forest", 1).worships("p1", "quarry", 1);
    let table = table.worships("p1", "palace-1", 1).workers("p1", &[]).offers("use two-power-ups");
    table.play("use two-power-ups").has_tiles("p1", "two-power-ups", 0).offers_only(&["rest"]);
}
