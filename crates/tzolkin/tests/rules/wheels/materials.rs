//! Materials and payment in general: Z-144 to Z-147.

use patolli_tzolkin::{Illegal, Tzolkin, Wheel};

use super::on;
use crate::scenario::scenario;

#[test]
fn z144_gains_come_from_the_supply() {
    on("yax", 4)
        .worker("a", "yax", 5)
        .corn("b", 4)
        .blocks("b", 1, 2, 3)
        .skulls("b", 2)
        .shows("supply", Tzolkin::skulls, 11)
        .play("pick yax 4; use yax 4; pick yax 5; use yax 5")
        .has_skulls("a", 1)
        .shows("supply", Tzolkin::skulls, 10)
        .has_corn("a", 2)
        .has_blocks("a", 0, 1, 1)
        // Nobody else pays for it.
        .has_corn("b", 4)
        .has_blocks("b", 1, 2, 3)
        .has_skulls("b", 2);
}

#[test]
fn z145_payments_go_back_to_the_supply() {
    let monument = scenario(2)
        .monuments(&["monument-skulls"])
        .worker("a", "tik", 4)
        .worker("a", "yax", 4)
        .blocks("a", 0, 0, 5)
        .skulls("a", 1)
        .skulls("b", 12)
        .play("pick tik 4; use tik 4; monument monument-skulls")
        .has_blocks("a", 0, 0, 1)
        .has_blocks("b", 0, 0, 0)
        .has_skulls("a", 0)
        .shows("supply", Tzolkin::skulls, 1);
    // What is back there can be gained again.
    monument.play("pick yax 4; use yax 4").has_skulls("a", 1).shows("supply", Tzolkin::skulls, 0);
}

#[test]
fn z145_corn_paid_reaches_nobody() {
    on("uxm", 1)
        .corn("a", 3)
        .play("pick uxm 1; use uxm 1; climb chaac; end")
        .has_corn("a", 0)
        .has_corn("b", 0)
        .shows("teeth", Tzolkin::corn_on_teeth, 0);
}

#[test]
fn z146_who_cannot_pay_cannot_act() {
    on("uxm", 1)
        .corn("a", 2)
        .play("pick uxm 1")
        .refuses("use uxm 1", Illegal::Corn { need: 3, have: 2 })
        .offers_only(&["no"]);
    on("uxm", 1).corn("a", 3).play("pick uxm 1; use uxm 1; climb chaac").has_corn("a", 0);
    on("uxm", 5)
        .play("pick uxm 5")
        .refuses("use uxm 5", Illegal::Corn { need: 1, have: 0 })
        .offers_only(&["no"]);
    on("tik", 1).play("pick tik 1").refuses("use tik 1", Illegal::NoAdvance);
    on("tik", 3).play("pick tik 3").refuses("use tik 3", Illegal::NoAdvance);
    on("tik", 5).play("pick tik 5").refuses("use tik 5", Illegal::AnyBlocks { need: 1, have: 0 });
    on("chi", 1).play("pick chi 1").refuses("use chi 1", Illegal::NoSkull);
}

#[test]
fn z146_who_cannot_pay_cannot_build() {
    let row = || scenario(2).row(&["farm-each-a", "shrine-theology-green"]).worker("a", "tik", 2);
    for (wood, stone, gold) in [(3, 9, 0), (3, 0, 9)] {
        row().blocks("a", wood, stone, gold).play("pick tik 2").refuses("use tik 2", Illegal::NothingToBuild);
    }
    row().blocks("a", 4, 0, 0).play("pick tik 2; use tik 2; build farm-each-a").has_blocks("a", 0, 0, 0);
    // A price beyond what is left after stepping back.
    let stepping = || scenario(2).row(&["farm-single-a"]).worker("a", "uxm", 5);
    stepping()
        .corn("a", 2)
        .play("pick uxm 5")
        .refuses("use uxm 4", Illegal::NothingToBuild)
        .refuses("use uxm 1", Illegal::Corn { need: 4, have: 2 });
    stepping().corn("a", 3).play("pick uxm 5; use uxm 4; build farm-single-a").has_corn("a", 0);
}

#[test]
fn z147_any_action_may_be_declined() {
    for wheel in Wheel::ALL {
        for position in 0..=wheel.last() {
            let wheel = wheel.key();
            on(wheel, position)
                .corn("a", 9)
                .blocks("a", 2, 2, 2)
                .skulls("a", 1)
                .play(&format!("pick {wheel} {position}"))
                .offers("no")
                .play("no; end")
                .has_corn("a", 9)
                .has_blocks("a", 2, 2, 2)
                .has_skulls("a", 1)
                .has_score("a", 0)
                .has_hand("a", 4);
        }
    }
}

#[test]
fn za03_what_an_action_gives_does_not_pay_for_it() {
    // The harvest would bring 5 corn; the step back needs 1 before.
    on("pal", 4)
        .jungle_tiles(3, 0, 2)
        .play("pick pal 4")
        .refuses("harvest 3 corn", Illegal::Corn { need: 1, have: 0 })
        .refuses("use pal 1", Illegal::Corn { need: 3, have: 0 });
    on("pal", 4).jungle_tiles(3, 0, 2).corn("a", 1).play("pick pal 4; harvest 3 corn").has_corn("a", 5);
    // The corn of architecture comes after the building is paid.
    let built = || on("uxm", 4).row(&["farm-single-a"]).level("a", "architecture", 1);
    built().corn("a", 1).play("pick uxm 4").refuses("use uxm 4", Illegal::NothingToBuild);
    built().corn("a", 2).play("pick uxm 4; use uxm 4; build farm-single-a").has_corn("a", 1);
    // The gold of a building does not pay for the building.
    on("tik", 2)
        .row(&["shrine-architecture", "government-extraction-gold"])
        .blocks("a", 2, 0, 0)
        .play("pick tik 2")
        .refuses("use tik 2", Illegal::NothingToBuild);
}

#[test]
fn za03_but_theology_may_spend_the_block_just_gained() {
    on("chi", 8)
        .level("a", "theology", 2)
        .skulls("a", 1)
        .play("pick chi 8; use chi 8; gain stone 1")
        .offers_only(&["pay stone 1", "no"])
        .play("pay stone 1; climb chaac")
        .has_blocks("a", 0, 0, 0)
        .has_step("a", "chaac", 2)
        .has_step("a", "quetzalcoatl", 2);
}

#[test]
fn za44_an_action_is_declined_before_it_is_chosen() {
    on("tik", 3).blocks("a", 1, 0, 0).play("pick tik 3; use tik 3").refuses("no", Illegal::NoDeclining);
    on("tik", 5)
        .blocks("a", 1, 0, 0)
        .play("pick tik 5; use tik 5")
        .refuses("no", Illegal::NoDeclining)
        .play("pay wood 1")
        .refuses("no", Illegal::NoDeclining)
        .play("climb chaac")
        .refuses("no", Illegal::NoDeclining);
    on("tik", 2)
        .row(&["farm-single-a"])
        .blocks("a", 1, 0, 0)
        .play("pick tik 2; use tik 2")
        .refuses("no", Illegal::NoDeclining);
    on("uxm", 1).corn("a", 3).play("pick uxm 1; use uxm 1").refuses("no", Illegal::NoDeclining);
    on("pal", 3).play("pick pal 3; harvest 3 burn").refuses("no", Illegal::NoDeclining);
}

#[test]
fn za44_uxmal_five_asks_again_when_its_corn_is_paid() {
    on("uxm", 5)
        .corn("a", 1)
        .play("pick uxm 5; use uxm 5")
        .has_corn("a", 0)
        .play("no")
        .has_corn("a", 0)
        .has_blocks("a", 0, 0, 0)
        .offers("end");
}
