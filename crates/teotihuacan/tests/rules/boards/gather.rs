//! Forest, Quarry, Gold Deposits: H-191 to H-195, HX-04.

use patolli_teotihuacan::{Board, Illegal};

use super::{components, number, on};
use crate::scenario::Scenario;

/// Boards, their names in the component list, and their resources.
const BOARDS: [(&str, &str, &str); 3] = [
    ("forest", "forest", "wood"),
    ("quarry", "stone_quarry", "stone"),
    ("gold-deposits", "gold_deposits", "gold"),
];

/// What the reward table of a board prints for a number of workers and a column.
fn cell(name: &str, workers: usize, column: usize) -> toml::Table {
    let table = components();
    let tables = table["gather"]["table"].as_array().expect("tables");
    let table = tables.iter().find(|it| it["board"].as_str() == Some(name)).expect("a table");
    table[&format!("row{workers}")][column].as_table().expect("a cell").clone()
}

/// Plays the main action and compares all its gains with a cell.
fn gains(table: Scenario, resource: &str, cell: &toml::Table) -> Scenario {
    let n = number(cell.get(resource));
    let of = |kind: &str| if kind == resource { n } else { 0 };
    let steps = number(cell.get("temple_any"));
    let after = table
        .play("main")
        .has_resources("p1", of("wood"), of("stone"), of("gold"))
        .has_cocoa("p1", number(cell.get("cocoa")).into())
        .has_score("p1", number(cell.get("vp")).into());
    let after =
        (0..steps).fold(after, |it, _| it.offers("climb blue").offers("climb green").play("climb red"));
    after.has_step("p1", "red", steps)
}

#[test]
fn h191_h192_h193_number_and_weakest_worker_choose_the_cell() {
    let columns = [0, 1, 1, 2, 2];
    for (board, name, resource) in BOARDS {
        for workers in 1..=4usize {
            for (power, column) in (1..=5).zip(columns) {
                let cell = cell(name, workers.min(3), column);
                // The weakest is the one that moved, or one that was there.
                for weakest in [0, workers - 1] {
                    let mut powers = vec![5; workers];
                    powers[weakest] = power;
                    let asked = gains(on(board, &powers), resource, &cell).offered();
                    assert!(asked.iter().all(|it| it.starts_with("power-up")), "{asked:?}");
                }
            }
        }
    }
}

#[test]
fn h191_workers_elsewhere_and_of_others_do_not_count() {
    on("forest", &[2])
        .workers("p2", &[("forest", 5), ("forest", 5), ("palace", 1)])
        .cocoa("p1", 1)
        .play("main")
        .has_resources("p1", 1, 0, 0)
        .has_cocoa("p1", 0);
}

#[test]
fn h194_then_one_worker_of_that_board_is_powered_up() {
    for (board, ..) in BOARDS {
        on(board, &[1])
            .play("main")
            .offers_only(&[&format!("power-up {board} 1")])
            .refuses("power-up palace 1", Illegal::OtherBoard { board: board.parse().expect("a board") })
            .play(&format!("power-up {board} 1"))
            .has_workers("p1", &[(board, 2), ("palace", 1), ("palace", 1)])
            .offers_only(&["end"]);
        on(board, &[2, 4])
            .play("main")
            .offers_only(&[&format!("power-up {board} 2"), &format!("power-up {board} 4")])
            .play(&format!("power-up {board} 4"))
            .has_workers("p1", &[(board, 2), (board, 5), ("palace", 1)])
            .offers_only(&["end"]);
    }
}

#[test]
fn h195_three_workers_may_be_powered_up_twice() {
    for (board, ..) in BOARDS {
        let up = |power: u8| format!("power-up {board} {power}");
        let thrice = |powers: &[u8]| on(board, powers).play("main").play(&up(1));
        thrice(&[1, 1, 1])
            .offers_only(&[&up(1), &up(2), "no"])
            .play(&up(1))
            .has_workers("p1", &[(board, 2), (board, 2), (board, 1)])
            .offers_only(&["end"]);
        thrice(&[1, 1, 1])
            .play("no")
            .has_workers("p1", &[(board, 2), (board, 1), (board, 1)])
            .offers_only(&["end"]);
        thrice(&[1, 1, 1, 1]).offers_only(&[&up(1), &up(2), "no"]);
        // Not with two, and not workers elsewhere.
        thrice(&[1, 1]).offers_only(&["end"]);
        thrice(&[1, 1, 1])
            .refuses("power-up palace 1", Illegal::OtherBoard { board: board.parse().expect("a board") });
    }
}

#[test]
fn hx04_forest_with_powers_two_and_five() {
    let forest = || on("forest", &[2, 5]).play("main").has_resources("p1", 2, 0, 0).has_cocoa("p1", 0);
    forest().offers_only(&["power-up forest 2", "power-up forest 5"]);
    forest()
        .play("power-up forest 2")
        .has_workers("p1", &[("forest", 3), ("forest", 5), ("palace", 1)])
        .offers_only(&["end"]);
    forest()
        .play("power-up forest 5; ascend vp")
        .has_workers("p1", &[("forest", 2), ("palace", 1), ("palace", 1)])
        .has_avenue("p1", 1)
        .offers_only(&["end"]);
    on("forest", &[5, 2])
        .play("main")
        .refuses("power-up forest 1", Illegal::NoWorkerThere { board: Board::Forest, power: 1 });
}
