//! Power-ups: H-261 to H-266.

use patolli_teotihuacan::{Board, Illegal, Obligation};

use super::on;

#[test]
fn h261_a_power_up_turns_a_die_to_its_next_face() {
    for power in 1..=4 {
        on("quarry", &[power])
            .play(&format!("main; power-up quarry {power}"))
            .has_workers("p1", &[("quarry", power + 1), ("palace", 1), ("palace", 1)])
            .has_workers("p2", &[("palace", 1); 3])
            .offers_only(&["end"]);
    }
    on("quarry", &[3])
        .workers("p2", &[("quarry", 2), ("palace", 1), ("palace", 1)])
        .cocoa("p1", 1)
        .play("main")
        .offers_only(&["power-up quarry 3"])
        .refuses("power-up quarry 2", Illegal::NoWorkerThere { board: Board::Quarry, power: 2 });
}

#[test]
fn h262_a_worshipping_worker_is_not_powered_up() {
    on("quarry", &[1])
        .workers("p1", &[("palace", 1)])
        .worships("p1", "quarry", 4)
        .play("main")
        .offers_only(&["power-up quarry 1"])
        .refuses("power-up quarry 4", Illegal::NoWorkerThere { board: Board::Quarry, power: 4 })
        .play("power-up quarry 1")
        .has_worshipper("quarry", Some(("p1", 4)));
}

#[test]
fn h263_at_power_six_a_worker_ascends() {
    on("quarry", &[5])
        .play("main; power-up quarry 5")
        .has_workers("p1", &[("palace", 1); 3])
        .offers("ascend vp")
        .refuses("end", Illegal::NotNow { rule: "" });
    on("quarry", &[4])
        .play("main; power-up quarry 4")
        .has_workers("p1", &[("quarry", 5), ("palace", 1), ("palace", 1)])
        .has_avenue("p1", 0)
        .offers_only(&["end"]);
}

#[test]
fn h264_two_power_ups_go_to_one_worker_or_to_two() {
    let three = || on("quarry", &[2, 1, 1]).play("main");
    three()
        .play("power-up quarry 2; power-up quarry 3")
        .has_workers("p1", &[("quarry", 4), ("quarry", 1), ("quarry", 1)]);
    three()
        .play("power-up quarry 2; power-up quarry 1")
        .has_workers("p1", &[("quarry", 3), ("quarry", 2), ("quarry", 1)]);
}

#[test]
fn h265_a_granted_power_up_is_mandatory() {
    for (board, rest) in [("forest", ""), ("nobles", ""), ("alchemy", "; develop tech-3; no")] {
        on(board, &[1])
            .technologies(super::SIX)
            .resources("p1", 2, 0, 1)
            .play(&format!("main{rest}"))
            .refuses("no", Illegal::NoDeclining { obligation: Obligation::PowerUp })
            .refuses("end", Illegal::NotNow { rule: "" })
            .offers_only(&[&format!("power-up {board} 1")]);
    }
}

#[test]
fn h266_a_main_action_powers_up_workers_of_its_board() {
    on("forest", &[1, 1, 1, 1])
        .workers("p1", &[("forest", 1), ("forest", 1), ("palace", 4)])
        .play("main")
        .refuses("power-up palace 4", Illegal::OtherBoard { board: Board::Forest })
        .play("power-up forest 1")
        .refuses("power-up palace 4", Illegal::OtherBoard { board: Board::Forest })
        .offers_only(&["power-up forest 1", "power-up forest 2", "no"]);
}
