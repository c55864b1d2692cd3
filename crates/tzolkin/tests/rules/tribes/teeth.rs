//! The tooth more of Cit-Bolon-Tum: ZE-035 to ZE-037, ZEA-43, ZEA-44.

use patolli_tzolkin::{Event, Illegal};

use super::{led_by, led_by_others};
use crate::scenario::{Scenario, read, seat};

fn would_push(wheel: &str, position: u8) -> Illegal {
    Illegal::WouldPush { wheel: read(wheel), position }
}

/// Cit-Bolon-Tum with a worker on a position; b moves last and places a worker on the start-player space.
fn b_may_turn(table: Scenario, wheel: &str, position: u8) -> Scenario {
    table.worker("a", wheel, position).play("place pal; end; place start; end").asks("b")
}

/// One round more: a and b place a worker each.
fn a_round(table: Scenario, wheel: &str) -> Scenario {
    table.play(&format!("place {wheel}; end; place {wheel} ; end"))
}

#[test]
fn ze035_ze036_one_position_more_on_every_wheel() {
    for wheel in ["pal", "yax", "tik", "uxm"] {
        let other = if wheel == "pal" { "yax" } else { "pal" };
        let table = led_by("cit-bolon-tum").corn("a", 9).corn("b", 9).worker("a", wheel, 7);
        let table = a_round(table, other).has_on("a", wheel, &[8]).has_hand("a", 2);
        let table = a_round(table, other).has_on("a", wheel, &[]).has_hand("a", 2);
        assert!(table.events().contains(&Event::PushedOff { seat: seat("a"), wheel: read(wheel) }));
    }
    let table = led_by("cit-bolon-tum").corn("a", 9).corn("b", 9).worker("a", "chi", 10);
    let table = a_round(table, "pal").has_on("a", "chi", &[11]);
    a_round(table, "pal").has_on("a", "chi", &[]);
}

#[test]
fn ze035_the_workers_of_others_leave_after_7_and_10() {
    for table in led_by_others("cit-bolon-tum") {
        let table = table.corn("a", 9).corn("b", 9).worker("a", "yax", 7).worker("a", "chi", 10);
        a_round(table, "pal").has_on("a", "yax", &[]).has_on("a", "chi", &[]).has_hand("a", 3 - 1 + 2);
    }
    // Nor does an opponent of Cit-Bolon-Tum stay.
    let table = led_by("cit-bolon-tum").corn("b", 9).worker("b", "yax", 7).worker("b", "chi", 10);
    a_round(table, "pal").has_on("b", "yax", &[]).has_on("b", "chi", &[]);
}

#[test]
fn ze036_zex16_a_double_advance_takes_a_worker_from_6_to_8() {
    let table = b_may_turn(led_by("cit-bolon-tum").corn("a", 9), "pal", 6).play("turn 2");
    let table = table.has_on("a", "pal", &[2, 8]).is_light("b", false);
    // The token has passed to b.
    let table = table.asks("b").play("place yax; end; place yax; end");
    table.has_on("a", "pal", &[3]).has_hand("a", 2);
}

#[test]
fn ze037_the_additional_position_is_a_free_choice() {
    let table = led_by("cit-bolon-tum").worker("a", "yax", 8).play("pick yax 8");
    let table = table.offers_only(&["use yax 1", "use yax 2", "use yax 3", "use yax 4", "use yax 5", "no"]);
    table.play("use yax 1").has_corn("a", 0).has_blocks("a", 1, 0, 0).has_hand("a", 4);
    let table = led_by("cit-bolon-tum").worker("a", "chi", 11).skulls("a", 1).play("pick chi 11; use chi 9");
    table.has_corn("a", 0).has_score("a", 13);
}

#[test]
fn zea43_an_extra_day_may_not_push_off_a_worker_on_the_last_printed_position() {
    // One tooth would leave it on 8 or 11, two would push it off.
    for (wheel, position) in [("pal", 7), ("yax", 7), ("tik", 7), ("uxm", 7), ("chi", 10)] {
        let table = b_may_turn(led_by("cit-bolon-tum"), wheel, position);
        let table = table.refuses("turn 2", would_push(wheel, position)).offers_only(&["turn 1"]);
        let stays = table.play("turn 1").game().workers_on(seat("a"), read(wheel));
        assert_ne!(stays & (1 << (position + 1)), 0, "{wheel} {position}");
    }
}

#[test]
fn zea43_one_before_it_and_the_additional_one_do_not_forbid_it() {
    for (wheel, position) in [("yax", 6), ("yax", 8), ("chi", 9), ("chi", 11), ("pal", 6), ("pal", 8)] {
        b_may_turn(led_by("cit-bolon-tum"), wheel, position).play("turn 2").asks("b");
    }
    // From the additional position both advances push off, the first already.
    let table = b_may_turn(led_by("cit-bolon-tum"), "yax", 8);
    table.clone().play("turn 1").has_on("a", "yax", &[]);
    table.play("turn 2").has_on("a", "yax", &[]).has_hand("a", 3);
}

#[test]
fn zea43_the_owner_is_bound_as_well() {
    let table = led_by("cit-bolon-tum").worker("a", "yax", 7).corn("b", 9);
    let table = table.play("place start; end; place pal; end").asks("a");
    table.refuses("turn 2", would_push("yax", 7));
}

#[test]
fn zea43_for_all_others_the_limit_is_6_and_9() {
    for table in led_by_others("cit-bolon-tum") {
        let yax = b_may_turn(table.clone(), "yax", 6);
        yax.refuses("turn 2", would_push("yax", 6));
        b_may_turn(table.clone(), "chi", 9).refuses("turn 2", would_push("chi", 9));
        b_may_turn(table.clone(), "yax", 7).play("turn 2").has_on("a", "yax", &[]);
        b_may_turn(table, "chi", 10).play("turn 2").has_on("a", "chi", &[]);
    }
    // Also at a table with Cit-Bolon-Tum.
    let table = led_by("cit-bolon-tum").worker("b", "yax", 6);
    b_may_turn(table, "pal", 6).refuses("turn 2", would_push("yax", 6));
}

#[test]
fn zea44_nobody_is_placed_on_the_additional_position() {
    let full = (0..8).fold(led_by("cit-bolon-tum").corn("a", 30), |it, position| it.neutral("pal", position));
    full.refuses("place pal", Illegal::WheelFull { wheel: read("pal") });
    let chi = (0..11).fold(led_by("cit-bolon-tum").corn("a", 30), |it, position| it.neutral("chi", position));
    chi.refuses("place chi", Illegal::WheelFull { wheel: read("chi") });
}
