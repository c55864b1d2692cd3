//! Picking up workers: Z-103 to Z-116, ZX-04, ZX-05, ZA-22, ZA-23.

use patolli_tzolkin::{Event, Illegal, TurnState, Wheel};

use super::support::{SMALL, WHEELS};
use crate::scenario::{Scenario, read, scenario};

fn on_yaxchilan() -> Scenario {
    scenario(2).hand("a", 0).worker("a", "yax", 1).worker("a", "yax", 2).worker("a", "yax", 3)
}

#[test]
fn z103_one_several_or_all_workers_on_wheels() {
    let table = || {
        on_yaxchilan().worker("a", "chi", 4).offers_only(&[
            "beg",
            "pick yax 1",
            "pick yax 2",
            "pick yax 3",
            "pick chi 4",
        ])
    };
    table().play("pick yax 3; no; end").has_hand("a", 1);
    table().play("pick yax 3; no; pick chi 4; no; end").has_hand("a", 2);
    let all = table().play("pick yax 3; no; pick chi 4; no; pick yax 1; no; pick yax 2; no");
    all.has_hand("a", 4).offers_only(&["end"]);
}

#[test]
fn z104_a_worker_picked_up_returns_to_hand() {
    let table = scenario(2).hand("a", 2).worker("a", "pal", 4).has_hand("a", 2).play("pick pal 4");
    table.has_hand("a", 3).has_on("a", "pal", &[]).has_workers("a", 3);
}

#[test]
fn z105_own_action_a_lower_one_or_none() {
    let table = || scenario(2).corn("a", 3).worker("a", "yax", 4);
    let picked = table().play("pick yax 4");
    let picked = picked.offers_only(&["use yax 1", "use yax 2", "use yax 3", "use yax 4", "no"]);
    let picked = picked.refuses("use yax 5", Illegal::OutOfReach { wheel: Wheel::Yaxchilan, number: 5 });
    picked.refuses("use pal 1", Illegal::OutOfReach { wheel: Wheel::Palenque, number: 1 });
    table().play("pick yax 4; use yax 4").has_skulls("a", 1).has_corn("a", 3);
    table().play("pick yax 4; use yax 3").has_blocks("a", 0, 0, 1).has_corn("a", 3 - 1 + 2);
    table().play("pick yax 4; use yax 2").has_blocks("a", 0, 1, 0).has_corn("a", 3 - 2 + 1);
    table().play("pick yax 4; use yax 1").has_blocks("a", 1, 0, 0).has_corn("a", 0);
}

#[test]
fn z105_doing_nothing_is_always_allowed_and_free() {
    for wheel in WHEELS {
        for position in 0..=read::<Wheel>(wheel).last() {
            let table =
                scenario(2).corn("a", 9).blocks("a", 3, 3, 3).skulls("a", 1).worker("a", wheel, position);
            let table = table.play(&format!("pick {wheel} {position}; no"));
            let idle = table.events().iter().any(|it| matches!(it, Event::NoAction { .. }));
            assert!(idle, "{wheel} {position}");
            let table = table.has_corn("a", 9).has_blocks("a", 3, 3, 3).has_skulls("a", 1).has_score("a", 0);
            table.has_harvest_tiles("a", 0, 0).is_turn_state(TurnState::Picking).offers("end");
        }
    }
}

#[test]
fn z106_occupied_positions_do_not_matter() {
    let table = scenario(2).corn("a", 4).worker("a", "yax", 5).worker("b", "yax", 2).worker("b", "yax", 3);
    let table = table.neutral("yax", 4).neutral("yax", 1);
    table.clone().play("pick yax 5; use yax 2").has_blocks("a", 0, 1, 0).has_corn("a", 4 - 3 + 1);
    table.play("pick yax 5; use yax 1").has_blocks("a", 1, 0, 0).has_corn("a", 0);
}

#[test]
fn z107_one_worker_after_the_other() {
    let table = on_yaxchilan().play("pick yax 1").refuses("pick yax 2", Illegal::NotNow);
    table.refuses("end", Illegal::NotNow).play("use yax 1").offers("pick yax 2").offers("end");
}

#[test]
fn z108_in_any_order() {
    for order in [[1, 2, 3], [3, 2, 1], [2, 3, 1]] {
        let picks = order.map(|it| format!("pick yax {it}; use yax {it}"));
        on_yaxchilan().play(&picks.join("; ")).has_blocks("a", 1, 1, 1).has_corn("a", 3).has_hand("a", 3);
    }
}

#[test]
fn z109_z110_steps_back_are_paid_first_from_what_one_has() {
    // The 3 corn of the action itself cannot pay the step to it.
    let none = scenario(2).corn("a", 0).worker("a", "pal", 2).play("pick pal 2");
    none.refuses("use pal 1", Illegal::Corn { need: 1, have: 0 }).offers_only(&["harvest 2 corn", "no"]);
    scenario(2).corn("a", 1).worker("a", "pal", 2).play("pick pal 2; use pal 1").has_corn("a", 3);
    // One too few for three steps, exactly enough for two.
    let two = scenario(2).corn("a", 2).worker("a", "pal", 4).play("pick pal 4");
    let two = two.refuses("use pal 1", Illegal::Corn { need: 3, have: 2 });
    two.play("harvest 2 corn").has_corn("a", 4);
}

#[test]
fn z111_earlier_gains_serve_later_workers() {
    let table = scenario(2).corn("a", 0).worker("a", "yax", 1).worker("a", "tik", 1);
    let table = table.play("pick yax 1; use yax 1; pick tik 1; use tik 1; learn agriculture; pay wood 1");
    table.has_level("a", "agriculture", 1).has_blocks("a", 0, 0, 0);
    // The other way round there is nothing to pay with.
    let table = scenario(2).corn("a", 0).worker("a", "yax", 1).worker("a", "tik", 1);
    table.play("pick tik 1").offers_only(&["no"]);
}

#[test]
fn z112_who_is_left_moves_on_with_the_wheel() {
    let table = on_yaxchilan().play("pick yax 2; no; end").has_on("a", "yax", &[1, 3]).finish_round();
    table.has_on("a", "yax", &[2, 4]).has_hand("a", 1);
}

#[test]
fn z113_nobody_picks_up_the_workers_of_others() {
    let table = on_yaxchilan().worker("b", "yax", 5).neutral("yax", 6);
    let there = |position| Illegal::NoWorkerThere { wheel: Wheel::Yaxchilan, position };
    table.refuses("pick yax 5", there(5)).refuses("pick yax 6", there(6)).refuses("pick yax 0", there(0));
}

#[test]
fn z114_z115_free_choice_on_6_7_and_10() {
    let rich = |wheel: &str, position| {
        scenario(2)
            .blocks("a", 9, 9, 9)
            .skulls("a", 1)
            .worker("a", wheel, position)
            .play(&format!("pick {wheel} {position}"))
    };
    for position in [6, 7] {
        rich("yax", position).offers_only(&[
            "use yax 1",
            "use yax 2",
            "use yax 3",
            "use yax 4",
            "use yax 5",
            "no",
        ]);
        rich("tik", position).offers_only(&[
            "use tik 1",
            "use tik 2",
            "use tik 3",
            "use tik 4",
            "use tik 5",
            "no",
        ]);
        rich("pal", position).offers("use pal 1").offers("harvest 2 corn").offers("harvest 5 wood");
        rich("uxm", position).offers("use uxm 2").offers("use uxm 3");
        rich("yax", position).play("use yax 1").has_corn("a", 0).has_blocks("a", 10, 9, 9);
    }
    let nine = (1..=9).map(|it| format!("use chi {it}")).chain(["no".to_owned()]).collect::<Vec<_>>();
    rich("chi", 10).offers_only(&nine.iter().map(String::as_str).collect::<Vec<_>>());
    rich("chi", 10).play("use chi 1").has_score("a", 4);
    // The positions below are none: without corn only their own action.
    rich("yax", 5).offers_only(&["use yax 5", "no"]);
    rich("chi", 9).offers_only(&["use chi 9", "no"]);
}

#[test]
fn z116_the_cost_of_the_action_itself_remains() {
    for position in [6, 7] {
        let table = |corn| {
            scenario(2).corn("a", corn).worker("a", "uxm", position).play(&format!("pick uxm {position}"))
        };
        table(0).refuses("use uxm 5", Illegal::Corn { need: 1, have: 0 });
        table(1).play("use uxm 5; use pal 1").has_corn("a", 3);
        table(2).refuses("use uxm 1", Illegal::Corn { need: 3, have: 2 });
        table(3).play("use uxm 1; climb chaac").has_corn("a", 0).has_step("a", "chaac", 2);
    }
}

#[test]
fn zx04_a_step_back_on_yaxchilan() {
    let table = on_yaxchilan().play("pick yax 2; use yax 2").has_blocks("a", 0, 1, 0).has_corn("a", 1);
    let table = table.play("pick yax 3; use yax 2").has_blocks("a", 0, 2, 0).has_corn("a", 1);
    table.play("end").finish_round().has_on("a", "yax", &[2]).has_hand("a", 2);
}

#[test]
fn zx05_the_order_matters() {
    let table = on_yaxchilan().play("pick yax 3").offers_only(&["use yax 3", "no"]);
    let table = table.refuses("use yax 2", Illegal::Corn { need: 1, have: 0 });
    table.play("use yax 3").has_blocks("a", 0, 0, 1).has_corn("a", 2);
}

#[test]
fn za22_theology_reaches_the_next_action_for_free() {
    let at = |position: u8, corn| {
        let table =
            scenario(2).corn("a", corn).skulls("a", 1).level("a", "theology", 1).worker("a", "chi", position);
        table.play(&format!("pick chi {position}"))
    };
    at(0, 0).offers_only(&["use chi 1", "no"]).play("use chi 1").has_score("a", 4).has_corn("a", 0);
    at(4, 0).offers_only(&["use chi 4", "use chi 5", "no"]);
    // Not combined with steps back: 2 corn reach 2 and 3, not more, and 5 stays free.
    at(4, 2)
        .offers_only(&["use chi 2", "use chi 3", "use chi 4", "use chi 5", "no"])
        .play("use chi 5")
        .has_corn("a", 2);
    at(4, 2).play("use chi 2").has_corn("a", 0);
    // From 9 the next is the free choice; on 10 nothing is added to it.
    let all: Vec<String> = (1..=9).map(|it| format!("use chi {it}")).chain(["no".to_owned()]).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    at(9, 0).offers_only(&all).play("use chi 3").has_score("a", 6);
    at(9, 5).play("use chi 3").has_corn("a", 5);
    at(10, 0).offers_only(&all);
    // Only Chichen Itza, and only with theology.
    scenario(2)
        .level("a", "theology", 1)
        .worker("a", "yax", 1)
        .play("pick yax 1")
        .offers_only(&["use yax 1", "no"]);
    scenario(2).skulls("a", 1).worker("a", "chi", 4).play("pick chi 4").offers_only(&["use chi 4", "no"]);
}

#[test]
fn za23_no_action_at_position_0() {
    for wheel in WHEELS {
        let table = scenario(2).corn("a", 9).blocks("a", 9, 9, 9).skulls("a", 1).worker("a", wheel, 0);
        table.play(&format!("pick {wheel} 0")).offers_only(&["no"]).play("no").has_corn("a", 9);
    }
    // Nor does a step back to 0 exist beside "no", which costs nothing.
    for wheel in SMALL {
        let table = scenario(2).corn("a", 9).worker("a", wheel, 1).play(&format!("pick {wheel} 1"));
        table.does_not_offer(&format!("use {wheel} 0")).play("no").has_corn("a", 9);
    }
}
