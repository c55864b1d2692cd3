//! Ah Chuy Kak picks up a worker after placing two: ZE-017 to ZE-019, ZEA-37.

use patolli_tzolkin::{Illegal, Options, TurnState};

use super::{led_by, led_by_others, tribal};
use crate::scenario::{Scenario, expansion, read};

/// Ah Chuy Kak with a worker on Yaxchilan 3, three more in hand and 10 corn.
fn with_worker_on_yaxchilan(table: Scenario) -> Scenario {
    table.worker("a", "yax", 3).corn("a", 10)
}

fn with_quick() -> Scenario {
    let options = Options { quick: true, ..tribal(2) };
    with_worker_on_yaxchilan(expansion(options).tribe("a", "ah-chuy-kak").quick_tile("corn-3"))
}

#[test]
fn ze017_after_placing_two_workers_one_may_be_picked_up() {
    with_worker_on_yaxchilan(led_by("ah-chuy-kak"))
        .play("place pal; place tik")
        .has_corn("a", 9)
        .play("pick yax 3; use yax 3")
        .has_corn("a", 11)
        .has_blocks("a", 0, 0, 1)
        .has_hand("a", 2)
        .has_on("a", "yax", &[])
        .is_turn_state(TurnState::Placing)
        .play("end")
        .asks("b");
    // Two on one wheel are two, and three are more than two.
    with_worker_on_yaxchilan(led_by("ah-chuy-kak")).play("place pal; place pal; pick yax 3; use yax 3; end");
    with_worker_on_yaxchilan(led_by("ah-chuy-kak"))
        .play("place pal; place pal; place yax; pick yax 3; use yax 3; end");
    // It is no duty.
    with_worker_on_yaxchilan(led_by("ah-chuy-kak")).play("place pal; place tik; end").has_on(
        "a",
        "yax",
        &[3],
    );
}

#[test]
fn ze017_one_worker_placed_is_too_few() {
    with_worker_on_yaxchilan(led_by("ah-chuy-kak")).play("place pal").refuses("pick yax 3", Illegal::Placing);
}

#[test]
fn ze017_no_other_tribe_picks_up_after_placing() {
    for table in led_by_others("ah-chuy-kak") {
        with_worker_on_yaxchilan(table).play("place pal; place tik").refuses("pick yax 3", Illegal::Placing);
    }
}

#[test]
fn ze018_the_start_player_space_does_not_count() {
    let table = with_worker_on_yaxchilan(led_by("ah-chuy-kak")).play("place start; place pal");
    table.refuses("pick yax 3", Illegal::Placing).play("place tik").offers("pick yax 3");
}

#[test]
fn ze018_a_quick_action_space_does_not_count() {
    let table = with_quick().play("place quick; place pal");
    table.refuses("pick yax 3", Illegal::Placing).play("place tik").offers("pick yax 3");
}

#[test]
fn ze019_the_worker_acts_as_usual() {
    let table = with_worker_on_yaxchilan(led_by("ah-chuy-kak")).play("place pal; place tik; pick yax 3");
    let table = table.offers_only(&["use yax 1", "use yax 2", "use yax 3", "no"]);
    table.clone().play("use yax 3").has_corn("a", 11).has_blocks("a", 0, 0, 1);
    table.clone().play("use yax 2").has_corn("a", 9 - 1 + 1).has_blocks("a", 0, 1, 0);
    table.clone().play("use yax 1").has_corn("a", 9 - 2).has_blocks("a", 1, 0, 0);
    table.play("no").has_corn("a", 9).has_blocks("a", 0, 0, 0).has_hand("a", 2);
    // Without corn for the steps back there is no lower action.
    let poor =
        with_worker_on_yaxchilan(led_by("ah-chuy-kak")).corn("a", 1).play("place pal; place tik; pick yax 3");
    poor.offers_only(&["use yax 3", "no"]).refuses("use yax 2", Illegal::Corn { need: 1, have: 0 });
}

#[test]
fn zea37_one_worker_and_no_more() {
    with_worker_on_yaxchilan(led_by("ah-chuy-kak"))
        .worker("a", "uxm", 2)
        .play("place pal; place tik; pick yax 3; use yax 3")
        .refuses("pick uxm 2", Illegal::Placing)
        .offers_only(&["end"]);
}

#[test]
fn zea37_not_a_worker_placed_in_this_turn() {
    let table = with_worker_on_yaxchilan(led_by("ah-chuy-kak")).play("place pal; place yax");
    let table = table.refuses("pick pal 0", Illegal::JustPlaced).refuses("pick yax 0", Illegal::JustPlaced);
    table
        .refuses("pick tik 0", Illegal::NoWorkerThere { wheel: read("tik"), position: 0 })
        .offers("pick yax 3");
}

#[test]
fn zea37_after_all_workers_are_placed_and_paid() {
    with_worker_on_yaxchilan(led_by("ah-chuy-kak"))
        .play("place pal; place tik; pick yax 3; use yax 3")
        .refuses("place uxm", Illegal::PlacingOver)
        .refuses("place start", Illegal::PlacingOver);
    // What the worker brings cannot pay for placing: 1 corn is needed before.
    with_worker_on_yaxchilan(led_by("ah-chuy-kak"))
        .corn("a", 0)
        .play("place pal")
        .refuses("place tik", Illegal::Corn { need: 1, have: 0 })
        .refuses("pick yax 3", Illegal::Placing);
}

#[test]
fn zea37_who_picks_up_first_cannot_place() {
    with_worker_on_yaxchilan(led_by("ah-chuy-kak"))
        .worker("a", "uxm", 2)
        .play("pick yax 3; use yax 3")
        .refuses("place pal", Illegal::Picking)
        .play("pick uxm 2; no; end");
}

#[test]
fn zea37_a_quick_action_comes_before_or_after() {
    let table = with_quick().play("place quick; place pal; place tik").has_corn("a", 10 - 1 - 1 - 2);
    table.clone().play("pick yax 3; use yax 3; quick; end").has_corn("a", 6 + 2 + 3).asks("b");
    table.play("quick; pick yax 3; use yax 3; end").has_corn("a", 6 + 3 + 2).asks("b");
}
