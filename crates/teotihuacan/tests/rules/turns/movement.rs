//! Movement: H-122 to H-124, HX-38.

use patolli_teotihuacan::{Board, Illegal};

use super::support::{LAID_OUT, RING, offered_as};
use crate::scenario::{read, scenario};

#[test]
fn h122_one_own_free_worker_is_selected() {
    let table = scenario(4).workers("p1", &[("quarry", 2), ("forest", 3), ("forest", 1)]);
    let table = table.workers("p2", &[("nobles", 4), ("forest", 2), ("palace", 1)]);
    let missing = |board, power| Illegal::NoWorkerThere { board, power };
    let table = table.refuses("move nobles 4 palace", missing(Board::Nobles, 4));
    let table = table.refuses("move forest 2 nobles", missing(Board::Forest, 2));
    let table = table.play("move forest 3 nobles").has_workers("p1", &[("quarry", 2), ("forest", 1)]);
    let table = table.refuses("move forest 1 nobles", Illegal::NotNow { rule: "" }).play("collect");
    let table = table.has_workers("p1", &[("quarry", 2), ("forest", 1), ("nobles", 3)]);
    table.refuses("move quarry 2 forest", Illegal::NotNow { rule: "" });
}

#[test]
fn h122_neutral_workers_are_nobodys() {
    let table = scenario(2).neutral(&["forest", "quarry", "nobles"], &["palace"; 3]);
    let missing = Illegal::NoWorkerThere { board: Board::Forest, power: 1 };
    table.refuses("move forest 1 nobles", missing);
}

#[test]
fn h123_one_to_three_boards_clockwise() {
    for (at, from) in RING.into_iter().enumerate() {
        let table = scenario(4).workers("p1", &[(from, 2); 3]);
        let ahead = |n: usize| format!("move {from} 2 {}", RING[(at + n) % 8]);
        let mut expected = vec![ahead(1), ahead(2), ahead(3)];
        expected.sort();
        assert_eq!(table.offered().len(), 3);
        assert_eq!(offered_as(&table, "move "), expected, "from {from}");
        for far in [0, 4, 5, 6, 7] {
            let board: Board = read(RING[(at + far) % 8]);
            let _ = table.clone().refuses(&ahead(far), Illegal::OutOfReach { board });
        }
    }
}

#[test]
fn h123_power_does_not_matter_for_the_way() {
    for power in 1..=5 {
        let table = scenario(4).workers("p1", &[("forest", power); 3]);
        assert_eq!(offered_as(&table, "move ").len(), 3);
        table.play(&format!("move forest {power} nobles; collect"));
    }
}

#[test]
fn h124_exactly_one_of_three_actions_follows() {
    let table = || scenario(4).play("move palace 1 forest").refuses("end", Illegal::MustAct);
    let all = ["collect", "main", "worship forest ability"];
    table().offers_only(&all);
    for (first, rest) in
        [("collect", ""), ("main", "; power-up forest 1"), ("worship forest ability", "; climb red")]
    {
        let done = table().play(&format!("{first}{rest}"));
        let done = all.into_iter().fold(done, |it, other| it.refuses(other, Illegal::NotNow { rule: "" }));
        done.does_not_offer("move palace 1 forest").play("end").asks("p2");
    }
}

#[test]
fn h124_the_action_is_taken_on_the_board_of_arrival() {
    let table = scenario(4).workers("p2", &[("forest", 1), ("quarry", 1), ("palace", 1)]);
    let table = table.play("move palace 1 alchemy; collect").has_cocoa("p1", 1);
    table.has_workers("p1", &[("palace", 1), ("palace", 1), ("alchemy", 1)]);
}

#[test]
fn hx38_from_the_nobles() {
    let table = || {
        let table = scenario(4).technologies(LAID_OUT).has_technologies("p1", &["tech-1"]);
        table.workers("p1", &[("nobles", 1); 3])
    };
    table().offers_only(&["move nobles 1 gold-deposits", "move nobles 1 palace", "move nobles 1 quarry"]);
    table().play("move nobles 1 gold-deposits").has_cocoa("p1", 0);
    table().play("move nobles 1 palace").has_cocoa("p1", 1);
    table().play("move nobles 1 quarry").has_cocoa("p1", 1);
}
