//! Palace: H-189, H-190.

use patolli_teotihuacan::{Board, Illegal};

use super::on;

#[test]
fn h189_the_palace_has_no_main_action() {
    on("palace", &[3])
        .cocoa("p1", 9)
        .resources("p1", 9, 9, 9)
        .refuses("main", Illegal::NoMainAction { board: Board::Palace });
}

#[test]
fn h190_at_the_palace_a_worker_worships_or_collects() {
    on("palace", &[3]).cocoa("p1", 9).resources("p1", 9, 9, 9).offers_only(&[
        "collect",
        "worship palace-1 ability",
        "worship palace-1 ability-tile",
        "worship palace-1 tile-ability",
        "worship palace-2 ability",
        "worship palace-2 ability-tile",
        "worship palace-2 tile-ability",
        "worship palace-3 ability",
        "worship palace-3 ability-tile",
        "worship palace-3 tile-ability",
    ]);
    on("palace", &[3]).play("collect").has_workers("p1", &[("palace", 1), ("palace", 1), ("palace", 3)]);
    on("palace", &[3])
        .royals(["royal-1", "royal-2", "royal-9"])
        .play("worship palace-3 ability")
        .has_worshipper("palace-3", Some(("p1", 3)))
        .has_workers("p1", &[("palace", 1), ("palace", 1)]);
}
