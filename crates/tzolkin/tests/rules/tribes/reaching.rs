//! Ahau Chamahez reaches higher, Balam gains by lower actions: ZE-020 to ZE-022, ZE-028 to ZE-032.

use patolli_tzolkin::{Event, Illegal, Lapse};

use super::{led_by, led_by_others, on_lowest_steps, others};
use crate::scenario::{Scenario, everything, expansion, read, seat};

fn out_of_reach(wheel: &str, number: u8) -> Illegal {
    Illegal::OutOfReach { wheel: read(wheel), number }
}

/// Ahau Chamahez with one worker on a position, which is just picked up.
fn ahau(wheel: &str, position: u8, change: impl FnOnce(Scenario) -> Scenario) -> Scenario {
    let table = change(led_by("ahau-chamahez").worker("a", wheel, position));
    table.play(&format!("pick {wheel} {position}"))
}

fn balam(wheel: &str, position: u8, change: impl FnOnce(Scenario) -> Scenario) -> Scenario {
    let table = change(led_by("balam").worker("a", wheel, position));
    table.play(&format!("pick {wheel} {position}"))
}

#[test]
fn ze020_one_corn_for_the_next_higher_action() {
    let table = ahau("yax", 1, |it| it.corn("a", 1)).refuses("use yax 3", out_of_reach("yax", 3));
    table.clone().play("use yax 2").has_corn("a", 1).has_blocks("a", 0, 1, 0);
    table.play("use yax 1").has_corn("a", 1).has_blocks("a", 1, 0, 0);
    ahau("pal", 3, |it| it.corn("a", 4)).play("harvest 4 wood").has_corn("a", 3).has_blocks("a", 3, 0, 0);
    ahau("chi", 3, |it| it.corn("a", 1).skulls("a", 1)).play("use chi 4").has_corn("a", 0).has_score("a", 7);
}

#[test]
fn ze020_without_the_corn_there_is_no_higher_action() {
    // The corn that Yaxchilan 2 brings comes too late.
    let table = ahau("yax", 1, |it| it).offers_only(&["use yax 1", "no"]);
    table.refuses("use yax 2", Illegal::Corn { need: 1, have: 0 });
    // Its own cost comes on top.
    let table = ahau("uxm", 4, |it| it.corn("a", 1));
    table.refuses("use uxm 5", Illegal::Corn { need: 1, have: 0 });
    ahau("uxm", 4, |it| it.corn("a", 2)).play("use uxm 5").has_corn("a", 0);
}

#[test]
fn ze020_no_other_tribe_reaches_higher() {
    for tribe in others("ahau-chamahez") {
        let table = led_by(tribe).worker("a", "yax", 1).worker("a", "pal", 5).corn("a", 9);
        let table = table.play("pick yax 1").refuses("use yax 2", out_of_reach("yax", 2));
        // From Palenque 5 fishing is four steps back, which bring Balam a corn.
        let left = if tribe == "balam" { 9 + 1 + 3 } else { 9 - 4 + 3 };
        table.play("no; pick pal 5; use pal 1").has_corn("a", left);
    }
}

#[test]
fn ze021_zex11_from_5_the_free_choice_is_the_next_position() {
    let table = ahau("tik", 5, |it| it.corn("a", 1).blocks("a", 1, 0, 0).row(&["farm-single-a"]));
    let table = table.offers_only(&["use tik 1", "use tik 2", "use tik 3", "use tik 4", "use tik 5", "no"]);
    // No corn for steps back, but the block of the action is due.
    let one = table.clone().play("use tik 1").has_corn("a", 0);
    one.play("learn theology; pay wood 1").has_level("a", "theology", 1).has_blocks("a", 0, 0, 0);
    table.play("use tik 5").has_corn("a", 1).offers("pay wood 1");
    let wheel = ahau("pal", 5, |it| it.corn("a", 1)).play("use pal 1");
    wheel.has_corn("a", 3);
    ahau("yax", 5, |it| it.corn("a", 1)).play("use yax 1").has_corn("a", 0).has_blocks("a", 1, 0, 0);
}

#[test]
fn ze021_also_at_chichen_itza() {
    let table = ahau("chi", 9, |it| it.corn("a", 1).skulls("a", 1));
    table.play("use chi 1").has_corn("a", 0).has_score("a", 4);
}

#[test]
fn ze022_zex12_with_theology_two_numbers_higher() {
    let table = ahau("chi", 6, |it| it.corn("a", 1).skulls("a", 1).level("a", "theology", 1));
    table.clone().play("use chi 7").has_corn("a", 1).has_score("a", 10);
    table.clone().play("use chi 8").has_corn("a", 0).has_score("a", 11);
    table.refuses("use chi 9", out_of_reach("chi", 9));
    let poor = ahau("chi", 6, |it| it.skulls("a", 1).level("a", "theology", 1));
    poor.offers_only(&["use chi 6", "use chi 7", "no"]);
    for position in 0..=7 {
        let table = ahau("chi", position, |it| it.corn("a", 1).skulls("a", 1).level("a", "theology", 1));
        table.clone().play(&format!("use chi {}", position + 1)).has_corn("a", 1);
        table.play(&format!("use chi {}", position + 2)).has_corn("a", 0);
    }
    // Without theology it is one number.
    let table = ahau("chi", 6, |it| it.corn("a", 1).skulls("a", 1));
    table.refuses("use chi 8", out_of_reach("chi", 8)).play("use chi 7").has_corn("a", 0);
    // Theology helps at Chichen Itza only.
    let table = ahau("yax", 2, |it| it.corn("a", 9).level("a", "theology", 1));
    table.refuses("use yax 4", out_of_reach("yax", 4));
}

#[test]
fn ze022_nobody_else_adds_to_theology() {
    for table in led_by_others("ahau-chamahez") {
        let table = table.worker("a", "chi", 6).corn("a", 9).skulls("a", 1).level("a", "theology", 1);
        table.play("pick chi 6").offers("use chi 7").refuses("use chi 8", out_of_reach("chi", 8));
    }
}

#[test]
fn zea38_at_the_end_of_the_wheel() {
    let wise = |it: Scenario| it.corn("a", 1).skulls("a", 1).level("a", "theology", 1);
    // From 8: theology 9 for nothing, both together the free choice for 1 corn.
    let table = ahau("chi", 8, wise);
    table.clone().play("use chi 9").has_corn("a", 1).has_score("a", 13);
    table.clone().play("use chi 1").has_corn("a", 0).has_score("a", 4);
    table.play("use chi 8").has_corn("a", 1);
    let plain = ahau("chi", 8, |it| it.corn("a", 1).skulls("a", 1));
    plain.clone().play("use chi 9").has_corn("a", 0);
    plain.refuses("use chi 1", Illegal::Corn { need: 7, have: 1 });
    // From 9 theology alone reaches the free choice; 10 is one already.
    ahau("chi", 9, wise).play("use chi 1").has_corn("a", 1);
    ahau("chi", 10, wise).play("use chi 1").has_corn("a", 1);
    // Nor does 6 or 7 of a small wheel gain anything.
    for position in [6, 7] {
        let table = ahau("yax", position, |it| it.corn("a", 3)).play("use yax 1");
        table.has_corn("a", 3);
    }
}

#[test]
fn zea38_no_step_back_from_the_higher_position() {
    // From 3 of Yaxchilan: 4 for 1 corn, 2 and 1 for 1 and 2 corn, nothing through 4.
    let table = ahau("yax", 3, |it| it.corn("a", 1));
    table.offers_only(&["use yax 2", "use yax 3", "use yax 4", "no"]);
}

#[test]
fn zea59_from_position_0_action_1() {
    ahau("yax", 0, |it| it.corn("a", 1)).play("use yax 1").has_corn("a", 0).has_blocks("a", 1, 0, 0);
    ahau("yax", 0, |it| it).offers_only(&["no"]);
    let wise = |it: Scenario| it.corn("a", 1).skulls("a", 1).level("a", "theology", 1);
    let table = ahau("chi", 0, wise).offers_only(&["use chi 1", "use chi 2", "no"]);
    table.play("use chi 2").has_corn("a", 0).has_score("a", 5);
    for table in led_by_others("ahau-chamahez") {
        table.worker("a", "yax", 0).corn("a", 9).play("pick yax 0").offers_only(&["no"]);
    }
}

#[test]
fn ze028_ze030_a_lower_action_brings_a_corn_and_costs_none() {
    balam("yax", 3, |it| it).play("use yax 1").has_corn("a", 1).has_blocks("a", 1, 0, 0);
    balam("pal", 4, |it| it.corn("a", 5)).play("use pal 1").has_corn("a", 5 + 1 + 3);
    // The own action brings none.
    balam("yax", 1, |it| it).play("use yax 1").has_corn("a", 0);
    balam("yax", 3, |it| it).play("use yax 3").has_corn("a", 2);
}

#[test]
fn ze028_no_other_tribe_gains_by_it() {
    for table in led_by_others("balam") {
        let table = table.worker("a", "yax", 3).play("pick yax 3");
        table.refuses("use yax 1", Illegal::Corn { need: 2, have: 0 });
    }
    for table in led_by_others("balam") {
        table.worker("a", "yax", 3).corn("a", 2).play("pick yax 3; use yax 1").has_corn("a", 0);
    }
}

#[test]
fn ze029_one_corn_however_many_steps() {
    for position in 2..=5 {
        balam("yax", position, |it| it).play("use yax 1").has_corn("a", 1);
    }
    balam("chi", 9, |it| it.skulls("a", 1)).play("use chi 1").has_corn("a", 1).has_score("a", 4);
}

#[test]
fn ze031_the_corn_pays_for_the_action_at_once() {
    let table = balam("uxm", 3, |it| it.corn("a", 2)).play("use uxm 1").has_corn("a", 0);
    table.play("climb chaac").has_step("a", "chaac", 2);
    let table = balam("uxm", 3, |it| it.corn("a", 1));
    table.refuses("use uxm 1", Illegal::Corn { need: 3, have: 2 });
    // A building of 2 blocks for 4 corn, of which 3 are there.
    let row = ["farm-single-a", "government-agriculture"];
    let table = balam("uxm", 5, |it| it.row(&row).corn("a", 3)).play("use uxm 4");
    table.play("build government-agriculture").has_corn("a", 0).has_level("a", "agriculture", 1);
}

#[test]
fn ze032_zex13_also_from_free_choice_positions() {
    for position in [6, 7] {
        let table = balam("yax", position, |it| it);
        table.clone().play("use yax 2").has_blocks("a", 0, 1, 0).has_corn("a", 1 + 1);
        table.play("use yax 5").has_blocks("a", 0, 1, 1).has_corn("a", 2 + 1);
    }
    balam("chi", 10, |it| it.skulls("a", 1)).play("use chi 9").has_corn("a", 1).has_score("a", 13);
}

#[test]
fn zea42_no_action_brings_nothing() {
    balam("yax", 5, |it| it).play("no").has_corn("a", 0);
    balam("yax", 7, |it| it).play("no").has_corn("a", 0);
    // 7 to 6 is no action of its own: all that is offered are the actions 1 to 5.
    let offered = ["use yax 1", "use yax 2", "use yax 3", "use yax 4", "use yax 5", "no"];
    balam("yax", 7, |it| it).offers_only(&offered);
}

#[test]
fn zea42_an_action_without_effect_brings_nothing() {
    let none_left = |it: Scenario| it.skulls("b", 13);
    balam("yax", 5, none_left).play("use yax 4").has_corn("a", 0).has_skulls("a", 0);
    balam("yax", 5, |it| it.skulls("b", 12)).play("use yax 4").has_corn("a", 1).has_skulls("a", 1);
    balam("uxm", 5, |it| it.hand("a", 5)).play("use uxm 3").has_corn("a", 0).has_workers("a", 6);
    balam("uxm", 5, |it| it.hand("a", 4)).play("use uxm 3").has_corn("a", 1).has_workers("a", 6);
    // Nothing to trade: no block, and not even with the corn enough for a wood.
    balam("uxm", 5, |it| it).play("use uxm 2").has_corn("a", 0).offers_only(&["end"]);
    balam("uxm", 5, |it| it.corn("a", 1)).play("use uxm 2").has_corn("a", 2).offers_only(&["buy wood", "no"]);
    balam("uxm", 5, |it| it.blocks("a", 0, 1, 0)).play("use uxm 2").has_corn("a", 1).offers("sell stone");
}

#[test]
fn zea42_a_skull_that_cannot_be_paid_is_no_effect() {
    // Desecration asks for a step down, and all markers are on the lowest steps.
    let table = expansion(everything(2)).tribe("a", "balam").prophecy("desecration").worker("a", "yax", 5);
    let low = on_lowest_steps(table.clone()).play("pick yax 5; use yax 4");
    low.has_corn("a", 0).has_skulls("a", 0);
    let high = table.play("pick yax 5; use yax 4; anger chaac");
    high.has_corn("a", 1).has_skulls("a", 1);
}

#[test]
fn zea42_with_theology_at_9_actions_below_9_are_lower() {
    let wise = |it: Scenario| it.skulls("a", 1).level("a", "theology", 1);
    balam("chi", 9, wise).play("use chi 8").has_corn("a", 1).has_score("a", 11);
    balam("chi", 9, wise).play("use chi 9").has_corn("a", 0).has_score("a", 13);
    // The next higher action is not lower.
    balam("chi", 7, wise).play("use chi 8").has_corn("a", 0);
}

#[test]
fn za52_an_advance_that_is_paid_counts_as_performed() {
    // Theology stands on level 3 and no skull is left: the block brings nothing, but Balam has used a lower action.
    let table = led_by("balam").worker("a", "tik", 2).level("a", "theology", 3).blocks("a", 1, 0, 0);
    let table = table.skulls("b", 13).play("pick tik 2; use tik 1").has_corn("a", 1);
    let table = table.play("learn theology; pay wood 1").has_corn("a", 1).has_skulls("a", 0);
    assert!(table.events().contains(&Event::Lapsed {
        seat: seat("a"),
        what: Lapse::SkullSupply,
        n: 1,
        stage: None
    }));
}
