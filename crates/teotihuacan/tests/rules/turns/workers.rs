//! Workers, free and worshipping, and how they are freed: H-110 to H-121, HA-11, HA-57, HA-67, HX-39.

use patolli_teotihuacan::{Board, Illegal, Owner};

use super::support::{offered_as, too_little};
use crate::scenario::{Scenario, scenario, seat};

/// One free worker of p1 on the Nobles, two that worship.
fn two_worshipping(cocoa: u16) -> Scenario {
    let table = scenario(4).worships("p1", "forest", 2).worships("p1", "palace-2", 4);
    table.workers("p1", &[("nobles", 1)]).cocoa("p1", cocoa)
}

const ALL_FREE: [(&str, u8); 3] = [("nobles", 1), ("forest", 2), ("palace", 4)];

#[test]
fn h110_h111_h112_h113_every_worker_is_free_or_worships() {
    let table = two_worshipping(5).worships("p2", "quarry", 3).workers("p2", &[("forest", 1), ("quarry", 1)]);
    let view = table.view("p1");
    let free = |who: &str| {
        let mut found: Vec<(Board, u8)> = Vec::new();
        for board in &view.boards {
            let own = board.workers.iter().filter(|it| it.owner == Owner::Player(seat(who)));
            found.extend(own.map(|it| (board.board, it.power)));
        }
        found
    };
    let worship = |who: &str| {
        let spaces = view.boards.iter().flat_map(|it| &it.spaces);
        spaces.filter(|it| it.worshipper.is_some_and(|it| it.seat == seat(who))).count()
    };
    assert_eq!((free("p1"), worship("p1")), (vec![(Board::Nobles, 1)], 2));
    assert_eq!((free("p2"), worship("p2")), (vec![(Board::Quarry, 1), (Board::Forest, 1)], 1));
    // Only those in main areas can be moved and powered up.
    let moves = offered_as(&table, "move ");
    assert_eq!(moves, ["move nobles 1 gold-deposits", "move nobles 1 palace", "move nobles 1 quarry"]);
    let table = two_worshipping(5).owns("p1", "two-power-ups").play("use two-power-ups");
    table.offers_only(&["power-up nobles 1", "unlock"]);
}

#[test]
fn h111_h113_whoever_does_not_worship_is_in_the_main_area() {
    let workers = [("quarry", 2), ("palace", 1), ("palace", 1)];
    let table = || scenario(4).workers("p1", &[("palace", 1), ("palace", 1), ("gold-deposits", 2)]);
    table().play("move gold-deposits 2 quarry; collect").has_workers("p1", &workers);
    let table = table().play("move gold-deposits 2 quarry; main; power-up quarry 2");
    let table = table.has_workers("p1", &[("quarry", 3), ("palace", 1), ("palace", 1)]);
    table.has_worshipper("quarry", None);
}

#[test]
fn h112_on_a_worship_space_it_worships() {
    let table = scenario(4).play("move palace 1 quarry; worship quarry ability; climb green");
    let table = table.has_workers("p1", &[("palace", 1), ("palace", 1)]);
    let table = table.has_worshipper("quarry", Some(("p1", 1))).play("end").pass_until("p1");
    table.refuses("move quarry 1 alchemy", Illegal::NoWorkerThere { board: Board::Quarry, power: 1 });
}

#[test]
fn h114_power_is_one_to_five() {
    for power in 1..=4 {
        let table = scenario(4).workers("p1", &[("quarry", power), ("palace", 1), ("palace", 1)]);
        let table = table.play(&format!("move quarry {power} forest; main; power-up forest {power}"));
        table.has_workers("p1", &[("forest", power + 1), ("palace", 1), ("palace", 1)]).offers("end");
    }
    let table = scenario(4).workers("p1", &[("quarry", 5), ("nobles", 1), ("nobles", 1)]);
    let table = table.play("move quarry 5 forest; main; power-up forest 5");
    table.has_workers("p1", &[("palace", 1), ("nobles", 1), ("nobles", 1)]);
}

#[test]
fn h115_power_six_ascends_at_once() {
    let table = scenario(4).owns("p1", "two-power-ups");
    let table = table.workers("p1", &[("forest", 5), ("quarry", 4), ("quarry", 4)]);
    // The other power-up has to wait.
    let table = table.play("use two-power-ups; power-up forest 5");
    let table = table.has_workers("p1", &[("palace", 1), ("quarry", 4), ("quarry", 4)]).has_avenue("p1", 1);
    let table = table.offers_only(&["ascend vp", "ascend cocoa", "ascend temple", "ascend worker"]);
    table.play("ascend vp; power-up quarry 4").has_light(1).offers("move palace 1 quarry");
}

#[test]
fn h116_its_owner_cannot_move_a_worshipping_worker() {
    let table = two_worshipping(2);
    let missing = |board, power| Illegal::NoWorkerThere { board, power };
    let table = table.refuses("move forest 2 construction", missing(Board::Forest, 2));
    table.refuses("move palace 4 quarry", missing(Board::Palace, 4)).offers("move nobles 1 palace");
    let table = two_worshipping(2).owns("p1", "free-move").owns("p1", "double-move");
    table.refuses("move forest 2 nobles anywhere", missing(Board::Forest, 2));
}

#[test]
fn h117_three_cocoa_free_all_in_a_normal_turn() {
    two_worshipping(2).refuses("unlock", too_little(3, 2)).does_not_offer("unlock");
    let table =
        two_worshipping(3).cocoa("p2", 1).play("unlock").has_cocoa("p1", 0).has_workers("p1", &ALL_FREE);
    let table = table.has_worshipper("forest", None).has_worshipper("palace-2", None);
    // The cocoa goes to the supply, and the turn goes on.
    let table = table.has_cocoa("p2", 1);
    table.play("move forest 2 construction; collect; end").asks("p2");
}

#[test]
fn h117_others_stay_where_they_worship() {
    let table = two_worshipping(5).worships("p2", "quarry", 3).worships("p2", "palace-1", 1);
    let table = table.workers("p2", &[("forest", 1)]).play("unlock").has_cocoa("p1", 2);
    table.has_worshipper("quarry", Some(("p2", 3))).has_worshipper("palace-1", Some(("p2", 1)));
}

#[test]
fn h118_freeing_as_the_turn_costs_nothing() {
    for cocoa in [0, 7] {
        let table = two_worshipping(cocoa).play("rest").has_cocoa("p1", cocoa).has_workers("p1", &ALL_FREE);
        table.offers_only(&["end"]).play("end").asks("p2");
    }
}

#[test]
fn h119_a_freed_worker_goes_to_the_same_board() {
    let spaces = ["palace-1", "palace-3", "quarry", "gold-deposits", "decorations"];
    let boards = ["palace", "palace", "quarry", "gold-deposits", "decorations"];
    for ((space, board), power) in spaces.into_iter().zip(boards).zip(1..) {
        let table = || {
            let table = scenario(4).worships("p1", space, power).cocoa("p1", 3);
            table.workers("p1", &[("nobles", 1), ("nobles", 1)])
        };
        let free = [("nobles", 1), ("nobles", 1), (board, power)];
        table().play("rest").has_workers("p1", &free).has_worshipper(space, None);
        table().play("unlock").has_workers("p1", &free).has_worshipper(space, None);
    }
}

#[test]
fn h120_it_is_enough_that_some_worship() {
    let table = || {
        let table = scenario(4).worships("p1", "quarry", 1).cocoa("p1", 3);
        table.workers("p1", &[("nobles", 1), ("nobles", 2), ("forest", 3)])
    };
    let free = [("nobles", 1), ("nobles", 2), ("forest", 3), ("quarry", 1)];
    table().play("rest").has_workers("p1", &free);
    table().play("unlock").has_workers("p1", &free).offers("move nobles 2 palace");
}

/// All three workers of p1 worship.
fn all_worshipping(cocoa: u16) -> Scenario {
    let table = scenario(4).worships("p1", "forest", 2).worships("p1", "palace-2", 4);
    table.worships("p1", "quarry", 1).workers("p1", &[]).cocoa("p1", cocoa)
}

#[test]
fn h121_without_a_free_worker_and_without_cocoa_there_is_no_normal_turn() {
    all_worshipping(0).offers_only(&["rest"]);
    all_worshipping(2).offers_only(&["rest"]).play("rest; end").asks("p2");
    // Nobody has to pay; who pays has a normal turn.
    let table = all_worshipping(3).offers_only(&["rest", "unlock"]).play("unlock");
    let table = table.refuses("rest", Illegal::NoWorshippers).refuses("end", Illegal::NothingDone);
    table.offers("move forest 2 construction").offers("move quarry 1 alchemy").offers("move palace 4 forest");
}

#[test]
fn ha11_ha67_freeing_needs_somebody_who_worships() {
    let table = scenario(4).cocoa("p1", 9).worships("p2", "quarry", 1);
    let table = table.refuses("rest", Illegal::NoWorshippers).refuses("unlock", Illegal::NoWorshippers);
    let table = table.play("move palace 1 quarry").refuses("unlock", Illegal::NoWorshippers);
    table.play("collect").refuses("unlock", Illegal::NoWorshippers);
}

#[test]
fn ha57_before_the_move_before_the_action_and_after_it() {
    two_worshipping(3).play("unlock; move nobles 1 palace; collect; end").asks("p2");
    let table = two_worshipping(3).play("move nobles 1 palace; unlock").has_workers("p1", &ALL_FREE[1..]);
    table.has_cocoa("p1", 0).play("collect; end").asks("p2");
    let table = two_worshipping(3).play("move nobles 1 gold-deposits; collect; unlock").has_cocoa("p1", 1);
    let table = table.has_workers("p1", &[("gold-deposits", 1), ("forest", 2), ("palace", 4)]);
    table.play("end").asks("p2");
}

#[test]
fn ha57_the_worker_placed_in_this_turn_is_freed_too() {
    let table = two_worshipping(3).play("move nobles 1 quarry; worship quarry ability; climb green; unlock");
    let table = table.has_workers("p1", &[("quarry", 1), ("forest", 2), ("palace", 4)]).has_cocoa("p1", 1);
    table.has_worshipper("quarry", None).has_step("p1", "green", 1);
}

#[test]
fn ha57_it_vacates_the_own_worship_space() {
    let table = scenario(4).worships("p1", "quarry", 5).cocoa("p1", 3);
    let table = table.workers("p1", &[("nobles", 1), ("palace", 1)]).play("move palace 1 quarry");
    let table = table.refuses("worship quarry ability", Illegal::OwnWorker).play("unlock");
    let table = table.play("worship quarry ability; climb green").has_worshipper("quarry", Some(("p1", 1)));
    table.has_workers("p1", &[("nobles", 1), ("quarry", 5)]).has_cocoa("p1", 1);
}

#[test]
fn hx39_freeing_workers() {
    let table = two_worshipping(3).play("unlock").has_cocoa("p1", 0);
    for worker in ["nobles 1 gold-deposits", "forest 2 construction", "palace 4 quarry"] {
        table.clone().play(&format!("move {worker}; collect; end")).asks("p2");
    }
    let table = two_worshipping(3).play("rest").has_cocoa("p1", 3).has_workers("p1", &ALL_FREE);
    table.offers_only(&["end"]);
    all_worshipping(2).offers_only(&["rest"]);
}
