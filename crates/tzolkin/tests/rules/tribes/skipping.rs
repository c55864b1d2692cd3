//! Vacub-Caquix skips an empty position: ZE-046, ZE-047, ZEA-45.

use patolli_tzolkin::Illegal;

use super::{led_by, led_by_others};
use crate::scenario::{Scenario, read};

fn vacub() -> Scenario {
    led_by("vacub-caquix").corn("a", 20).corn("b", 20)
}

#[test]
fn ze046_an_empty_position_is_treated_as_occupied() {
    vacub().play("place pal beyond").has_on("a", "pal", &[1]).has_corn("a", 19);
    // Where 0 and 1 are taken, 2 is the one to skip.
    let table = vacub().neutral("pal", 0).worker("b", "pal", 1);
    table.play("place pal beyond").has_on("a", "pal", &[3]).has_corn("a", 17);
    // The position may be one further up, after a worker on the lowest.
    vacub().play("place pal; place pal beyond").has_on("a", "pal", &[0, 2]).has_corn("a", 20 - 2 - 1);
}

#[test]
fn ze046_one_position_on_one_wheel() {
    let table = vacub().hand("a", 4).play("place pal beyond");
    let table = table.refuses("place yax beyond", Illegal::NoSkip).play("place yax").has_on("a", "yax", &[0]);
    // Nor a second one on the same wheel once the first is taken.
    let table = table.play("place pal").has_on("a", "pal", &[0, 1]);
    table.refuses("place pal beyond", Illegal::NoSkip);
}

#[test]
fn ze046_for_this_turn_only() {
    let table = vacub().play("place pal beyond; end; place yax; end").has_on("a", "pal", &[2]);
    // In the next turn another position is named.
    let table = table.play("place tik beyond").has_on("a", "tik", &[1]);
    table.refuses("place pal beyond", Illegal::NoSkip);
}

#[test]
fn ze046_without_a_free_position_beyond_there_is_nothing_to_skip() {
    let up_to = |n: u8| (0..n).fold(vacub(), |it, position| it.neutral("pal", position));
    up_to(6).play("place pal beyond").has_on("a", "pal", &[7]);
    up_to(7).refuses("place pal beyond", Illegal::WheelFull { wheel: read("pal") }).offers("place pal");
    up_to(8).refuses("place pal beyond", Illegal::NoSkip);
}

#[test]
fn ze046_no_other_tribe_skips() {
    for table in led_by_others("vacub-caquix") {
        table.corn("a", 20).refuses("place pal beyond", Illegal::NoSkip).offers("place pal");
    }
}

#[test]
fn ze047_all_workers_on_that_wheel_may_skip_it() {
    let table = vacub().play("place pal beyond; place pal beyond; place pal beyond");
    table.has_on("a", "pal", &[1, 2, 3]).has_corn("a", 20 - 1 - (2 + 1) - (3 + 2));
    // Workers elsewhere between them make no difference.
    vacub().play("place pal beyond; place uxm; place pal beyond").has_on("a", "pal", &[1, 2]);
}

#[test]
fn zea45_each_worker_skips_or_uses_the_position() {
    let table = vacub().hand("a", 4).play("place pal beyond; place pal beyond; place pal");
    // Whoever uses it pays its number: 1, 2 + 1, 0 + 2.
    let table = table.has_on("a", "pal", &[0, 1, 2]).has_corn("a", 20 - 1 - 3 - 2);
    // Now it is occupied and cannot be named again.
    table.refuses("place pal beyond", Illegal::NoSkip);
}

#[test]
fn zea45_an_occupied_position_cannot_be_named() {
    // Neutral pieces on 0 and 2: the empty position 1 is skipped, 2 is taken anyway, so 3.
    let table = vacub().neutral("yax", 0).neutral("yax", 2);
    table.play("place yax beyond").has_on("a", "yax", &[3]).has_corn("a", 17);
}

#[test]
fn zea45_the_position_taken_is_paid() {
    let table = led_by("vacub-caquix").neutral("pal", 0);
    table.clone().corn("a", 1).refuses("place pal beyond", Illegal::Corn { need: 2, have: 1 });
    table.corn("a", 2).play("place pal beyond").has_corn("a", 0);
}
