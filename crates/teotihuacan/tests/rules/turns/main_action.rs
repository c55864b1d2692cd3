//! The main action in general: H-177 to H-188, HX-03.

use patolli_teotihuacan::{Board, Event, Illegal, Obligation};

use super::support::{LAID_OUT, RING, too_little};
use crate::scenario::{Scenario, read, scenario, seat};

/// A worker of p1 has arrived on the Quarry; the others stand on the Nobles.
fn arrived() -> Scenario {
    ["p1", "p2", "p3", "p4"]
        .iter()
        .fold(scenario(4), |it, who| it.workers(who, &[("nobles", 1); 3]))
        .arrived("quarry", &[2])
}

/// A free worker of this seat is on the Quarry.
fn on_quarry(table: Scenario, who: &str) -> Scenario {
    table.workers(who, &[("quarry", 1), ("nobles", 1), ("nobles", 1)])
}

/// The cocoa paid for the main action.
fn price(table: Scenario) -> u8 {
    paid(table.cocoa("p1", 9))
}

/// The same of a table on which p1 has 9 cocoa.
fn paid(table: Scenario) -> u8 {
    let table = table.play("main");
    let paid = table.events().iter().find_map(|it| match it {
        Event::Acted { cocoa, .. } => Some(*cocoa),
        _ => None,
    });
    let paid = paid.expect("it was taken");
    table.has_cocoa("p1", 9 - u16::from(paid));
    paid
}

#[test]
fn h177_the_price_is_the_number_of_colours() {
    assert_eq!(price(arrived()), 0);
    let table = on_quarry(arrived(), "p2");
    assert_eq!(price(table.clone()), 1);
    let table = on_quarry(table, "p3");
    assert_eq!(price(table.clone()), 2);
    let table = on_quarry(table, "p4");
    assert_eq!(price(table.clone()), 3);
    // Two workers of one colour cost no more.
    assert_eq!(price(table.workers("p3", &[("quarry", 1), ("quarry", 5), ("quarry", 1)])), 3);
    let neutral = scenario(2).neutral(&["quarry", "forest", "palace"], &["quarry", "quarry", "palace"]);
    assert_eq!(price(neutral.arrived("quarry", &[2])), 2);
}

#[test]
fn h177_on_every_board_with_a_main_action() {
    for board in RING.into_iter().skip(1) {
        let table =
            scenario(4).technologies(LAID_OUT).resources("p1", 9, 9, 9).workers("p2", &[(board, 1); 3]);
        assert_eq!(price(table.arrived(board, &[2])), 1, "{board}");
    }
}

#[test]
fn h177_h178_own_workers_count_except_the_moved_one() {
    let four = |it: Scenario| it.workers("p1", &[("quarry", 1), ("nobles", 1), ("nobles", 1)]);
    assert_eq!(price(four(arrived())), 1);
    assert_eq!(price(on_quarry(four(arrived()), "p2")), 2);
    let lone =
        scenario(4).owns("p1", "free-move").workers("p1", &[("quarry", 1), ("nobles", 1), ("nobles", 1)]);
    assert_eq!(paid(lone.cocoa("p1", 9).play("move quarry 1 quarry anywhere")), 0);
}

#[test]
fn h179_worshipping_workers_do_not_count() {
    let table = arrived().worships("p2", "quarry", 1).workers("p2", &[("nobles", 1), ("nobles", 1)]);
    assert_eq!(price(table), 0);
    let table = arrived().worships("p1", "quarry", 1).workers("p1", &[("nobles", 1), ("nobles", 1)]);
    assert_eq!(price(table), 0);
}

#[test]
fn h180_h181_the_price_is_paid_before_the_action() {
    // The Forest would give the cocoa back.
    let table = scenario(4).workers("p2", &[("forest", 1); 3]).arrived("forest", &[1]);
    table.clone().refuses("main", too_little(1, 0));
    let table = table.cocoa("p1", 1).play("main").has_cocoa("p1", 1);
    let place = |wanted: fn(&Event) -> bool| table.events().iter().position(wanted).expect("it happened");
    let paid = place(|it| matches!(it, Event::Acted { cocoa: 1, .. }));
    assert!(paid < place(|it| matches!(it, Event::Gained { .. })));
}

#[test]
fn h181_exactly_enough_is_enough() {
    let table = |cocoa| on_quarry(on_quarry(arrived(), "p2"), "p3").cocoa("p1", cocoa);
    table(1).refuses("main", too_little(2, 1)).offers("collect");
    table(2).play("main").has_cocoa("p1", 0);
}

#[test]
fn h182_the_worker_goes_to_the_main_area() {
    let table = arrived().play("main").has_worshipper("quarry", None);
    table.has_workers("p1", &[("quarry", 2), ("nobles", 1), ("nobles", 1), ("nobles", 1)]);
}

#[test]
fn h183_every_board_but_the_palace_has_its_own() {
    let first = [
        ("quarry", "power-up quarry 3"),
        ("alchemy", "develop tech-1"),
        ("forest", "power-up forest 3"),
        ("construction", "build 0 1.0.0 turn 0"),
        ("decorations", "decorate 0 top"),
        ("nobles", "power-up nobles 3"),
        ("gold-deposits", "power-up gold-deposits 3"),
    ];
    for (board, question) in first {
        let table = scenario(4).technologies(LAID_OUT).resources("p1", 5, 5, 5).arrived(board, &[3]);
        table.offers("main").play("main").offers(question);
    }
    let palace = scenario(4).resources("p1", 5, 5, 5).cocoa("p1", 9).arrived("palace", &[3]);
    palace.does_not_offer("main").refuses("main", Illegal::NoMainAction { board: Board::Palace });
}

/// The number of workers that counted for the main action, and what the Quarry gave.
fn counted(table: Scenario) -> (u8, u8) {
    let table = table.cocoa("p1", 9).play("main");
    // A worker that could be freed is asked about before the count.
    let waits = table.offered().iter().any(|it| it == "go");
    let found = if waits { table.clone().play("go") } else { table.clone() };
    let workers = table.events().iter().find_map(|it| match it {
        Event::Acted { workers, .. } => Some(*workers),
        _ => None,
    });
    (workers.expect("it was taken"), found.game().resources(seat("p1")).stone)
}

#[test]
fn h184_h185_three_count_at_most_the_placed_one_included() {
    // Power 2 or 3: 1, 2 and 3 stone.
    let others = |there: usize| {
        let mut workers = [("nobles", 1); 3];
        workers[..there].fill(("quarry", 2));
        arrived().workers("p1", &workers)
    };
    assert_eq!(counted(others(0)), (1, 1));
    assert_eq!(counted(others(1)), (2, 2));
    assert_eq!(counted(others(2)), (3, 3));
    assert_eq!(counted(others(3)), (3, 3));
}

#[test]
fn h186_only_own_free_workers_count() {
    let table = arrived().worships("p1", "quarry", 5).workers("p1", &[("quarry", 2), ("nobles", 1)]);
    assert_eq!(counted(table), (2, 2));
    let table = on_quarry(arrived(), "p2").workers("p3", &[("quarry", 3); 3]);
    assert_eq!(counted(table), (1, 1));
    // A worshipper on Decorations does not lower the price there.
    let table = scenario(4).worships("p1", "decorations", 5).workers("p1", &[("palace", 1), ("palace", 1)]);
    let table = table.resources("p1", 0, 0, 2).arrived("decorations", &[2]);
    table.refuses("main", Illegal::NothingPossible { board: Board::Decorations });
}

#[test]
fn h187_all_effects_must_be_resolved() {
    let table = |board| scenario(4).technologies(LAID_OUT).resources("p1", 9, 9, 9).arrived(board, &[2]);
    for board in ["alchemy", "construction", "decorations"] {
        table(board)
            .play("main")
            .refuses("no", Illegal::NoDeclining { obligation: Obligation::PowerUp })
            .refuses("end", Illegal::NotNow { rule: "" });
    }
    // Nobles with three workers and a full bottom row: the row is a choice, building is not.
    let nobles = table("nobles").workers("p1", &[("nobles", 1), ("nobles", 1), ("palace", 1)]);
    let nobles = nobles
        .cocoa("p1", 1)
        .houses(0, 0, 3)
        .play("main")
        .refuses("no", Illegal::NoDeclining { obligation: Obligation::PowerUp });
    nobles.refuses("end", Illegal::NotNow { rule: "" }).offers_only(&["house top-row", "house middle-row"]);
    // What is gained is gained, what is paid is paid.
    let forest = table("forest").play("main").has_resources("p1", 10, 9, 9);
    forest
        .refuses("no", Illegal::NoDeclining { obligation: Obligation::PowerUp })
        .refuses("end", Illegal::NotNow { rule: "" });
    table("nobles").play("main").has_resources("p1", 7, 9, 9);
    for (board, short) in [
        ("alchemy", [9, 9, 0]),
        ("nobles", [1, 9, 9]),
        ("decorations", [9, 9, 2]),
        ("construction", [9, 1, 9]),
    ] {
        let table = table(board).resources("p1", short[0], short[1], short[2]);
        table.refuses("main", Illegal::NothingPossible { board: read(board) });
    }
}

#[test]
fn h188_the_power_up_does_not_come_alone() {
    for board in ["alchemy", "construction", "decorations"] {
        let table = scenario(4).technologies(LAID_OUT).resources("p1", 9, 9, 9).arrived(board, &[2]);
        let power_up = format!("power-up {board} 2");
        table
            .refuses(&power_up, Illegal::NotNow { rule: "" })
            .play("main")
            .refuses(&power_up, Illegal::NotNow { rule: "" });
    }
    let nobles = scenario(4).resources("p1", 1, 0, 0).arrived("nobles", &[2]);
    nobles.refuses("main", Illegal::NothingPossible { board: Board::Nobles });
}

#[test]
fn hx03_three_colours_and_a_worshipper() {
    let table = |cocoa| {
        let table =
            on_quarry(on_quarry(scenario(4), "p1"), "p2").workers("p4", &[("quarry", 1), ("palace", 1)]);
        let table = table.worships("p3", "quarry", 1).workers("p3", &[("nobles", 1), ("nobles", 1)]);
        table.to_move("p4").workers("p4", &[("quarry", 1), ("palace", 1), ("palace", 1)]).cocoa("p4", cocoa)
    };
    let arrived = |cocoa| table(cocoa).play("move palace 1 quarry");
    arrived(2).refuses("main", too_little(3, 2));
    arrived(3).play("main").has_cocoa("p4", 0).has_resources("p4", 0, 1, 0);
}
