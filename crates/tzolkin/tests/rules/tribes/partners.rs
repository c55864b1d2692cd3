//! Huracan uses the partner wheel: ZE-038, ZE-039.

use patolli_tzolkin::Illegal;

use super::{led_by, led_by_others};
use crate::scenario::{Scenario, read};

fn out_of_reach(wheel: &str, number: u8) -> Illegal {
    Illegal::OutOfReach { wheel: read(wheel), number }
}

fn huracan(wheel: &str, position: u8, change: impl FnOnce(Scenario) -> Scenario) -> Scenario {
    let table = change(led_by("huracan").worker("a", wheel, position));
    table.play(&format!("pick {wheel} {position}"))
}

#[test]
fn ze038_the_same_number_of_the_partner_wheel() {
    huracan("pal", 4, |it| it).play("use yax 4").has_skulls("a", 1);
    huracan("yax", 5, |it| it).play("harvest 5 wood").has_blocks("a", 4, 0, 0);
    huracan("yax", 1, |it| it).play("use pal 1").has_corn("a", 3);
    huracan("tik", 3, |it| it).play("use uxm 3").has_workers("a", 5);
    let table =
        huracan("uxm", 1, |it| it.blocks("a", 1, 0, 0)).play("use tik 1; learn extraction; pay wood 1");
    table.has_level("a", "extraction", 1);
}

#[test]
fn ze038_the_pairs_and_no_others() {
    huracan("pal", 2, |it| it.corn("a", 9))
        .refuses("use tik 2", out_of_reach("tik", 2))
        .refuses("use uxm 2", out_of_reach("uxm", 2))
        .refuses("use yax 3", out_of_reach("yax", 3));
    huracan("tik", 1, |it| it.corn("a", 9)).refuses("use yax 1", out_of_reach("yax", 1));
    huracan("chi", 1, |it| it.corn("a", 9).skulls("a", 1)).offers_only(&["use chi 1", "no"]);
    // Position 0 has no action on either wheel.
    huracan("pal", 0, |it| it.corn("a", 9)).offers_only(&["no"]);
}

#[test]
fn ze038_no_other_tribe_has_partner_wheels() {
    for table in led_by_others("huracan") {
        let table = table.worker("a", "pal", 4).worker("a", "uxm", 3).corn("a", 9).play("pick pal 4");
        let table = table.refuses("use yax 4", out_of_reach("yax", 4)).play("no; pick uxm 3");
        table.refuses("use tik 3", out_of_reach("tik", 3));
    }
}

#[test]
fn ze039_zex17_lower_actions_of_both_wheels_for_a_corn_a_step() {
    let table = huracan("pal", 4, |it| it.corn("a", 1));
    table.clone().play("harvest 3 wood").has_corn("a", 0).has_blocks("a", 2, 0, 0);
    table.clone().play("use yax 3").has_corn("a", 2).has_blocks("a", 0, 0, 1);
    table.clone().play("use yax 4").has_corn("a", 1);
    table.clone().play("harvest 4 wood").has_corn("a", 1);
    table.refuses("use yax 2", Illegal::Corn { need: 2, have: 1 });
    let poor = huracan("pal", 4, |it| it).refuses("use yax 3", Illegal::Corn { need: 1, have: 0 });
    poor.offers_only(&["harvest 4 wood", "harvest 4 burn", "use yax 4", "no"]);
}

#[test]
fn zea39_technologies_serve_the_action_performed() {
    let table = huracan("pal", 1, |it| it.level("a", "extraction", 1)).play("use yax 1");
    table.has_blocks("a", 2, 0, 0);
    let table = huracan("yax", 2, |it| it.level("a", "agriculture", 1)).play("harvest 2 corn");
    table.has_corn("a", 4 + 1).has_harvest_tiles("a", 1, 0);
}

#[test]
fn zea39_a_free_choice_is_one_of_both_wheels() {
    for position in [6, 7] {
        huracan("pal", position, |it| it).play("use yax 1").has_corn("a", 0).has_blocks("a", 1, 0, 0);
        huracan("pal", position, |it| it).play("use pal 1").has_corn("a", 3);
        huracan("yax", position, |it| it).play("harvest 5 wood").has_blocks("a", 4, 0, 0);
        huracan("tik", position, |it| it).play("use uxm 3").has_corn("a", 0).has_workers("a", 5);
    }
}

#[test]
fn zea39_the_cost_of_the_action_is_due() {
    let table = huracan("tik", 1, |it| it.corn("a", 2));
    table.refuses("use uxm 1", Illegal::Corn { need: 3, have: 2 });
    huracan("tik", 1, |it| it.corn("a", 3)).play("use uxm 1").has_corn("a", 0).offers("climb chaac");
}

#[test]
fn zea39_chichen_itza_has_no_partner() {
    let table = huracan("chi", 5, |it| it.corn("a", 9).skulls("a", 1));
    for wheel in ["yax", "tik", "uxm"] {
        table.clone().refuses(&format!("use {wheel} 5"), out_of_reach(wheel, 5));
    }
    huracan("yax", 5, |it| it.corn("a", 9).skulls("a", 1)).refuses("use chi 5", out_of_reach("chi", 5));
}

#[test]
fn zea39_uxmal_5_does_not_pass_the_pairing_on() {
    // From Tikal 5 the corn of Uxmal 5 buys one action of the small wheels, without Uxmal 5 itself.
    let table = huracan("tik", 5, |it| it.corn("a", 2).skulls("a", 1)).play("use uxm 5").has_corn("a", 1);
    let table =
        table.refuses("use uxm 5", out_of_reach("uxm", 5)).refuses("use chi 1", out_of_reach("chi", 1));
    table.play("use yax 4").has_skulls("a", 2).offers_only(&["end"]);
}
