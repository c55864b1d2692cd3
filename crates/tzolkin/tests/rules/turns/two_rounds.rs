//! The first two rounds of the rulebook: ZX-21, ZX-22. Green, Blue, Red and Yellow are the seats a to d.

use patolli_tzolkin::{Illegal, Tzolkin};

use crate::scenario::{Scenario, scenario, seat};

fn round_one() -> Scenario {
    let table = scenario(4).corn("a", 3).corn("b", 8).corn("c", 7).corn("d", 8);
    let table = table.play("place tik; place yax; place pal; end").has_corn("a", 0).asks("b");
    let table = table.play("place pal; place pal").has_corn("b", 4);
    let table = table.refuses("place pal", Illegal::Corn { need: 5, have: 4 }).play("end").asks("c");
    let table = table.play("place yax; place yax; place tik; end").has_corn("c", 0).asks("d");
    table.play("place tik; place start; end").has_corn("d", 5)
}

#[test]
fn zx21_the_first_round() {
    let table = round_one().asks("d").offers_only(&["turn 1", "turn 2"]).has_hand("d", 2);
    let table = table.shows("token", Tzolkin::start_player, seat("d")).play("turn 1");
    let table = table.has_on("a", "pal", &[1]).has_on("b", "pal", &[2, 3]);
    let table = table.has_on("a", "yax", &[1]).has_on("c", "yax", &[2, 3]);
    let table = table.has_on("a", "tik", &[1]).has_on("c", "tik", &[2]).has_on("d", "tik", &[3]);
    table.is_light("d", true).shows("teeth", Tzolkin::corn_on_teeth, 0).asks("d");
}

#[test]
fn zx22_the_second_round() {
    let table =
        round_one().play("turn 1; place pal; place pal; end").has_on("d", "pal", &[0, 4]).has_corn("d", 0);
    let table = table.asks("a").refuses("place pal", Illegal::NoWorkerInHand);
    let table = table.play("pick yax 1; use yax 1").has_blocks("a", 1, 0, 0);
    let table =
        table.play("pick tik 1; use tik 1; learn agriculture; pay wood 1; end").has_blocks("a", 0, 0, 0);
    let table =
        table.asks("b").has_hand("b", 1).play("place tik; end").has_corn("b", 4).has_on("b", "tik", &[0]);
    let table = table
        .asks("c")
        .has_hand("c", 0)
        .play("pick yax 3; use yax 3; end")
        .has_blocks("c", 0, 0, 1)
        .has_corn("c", 2);
    let table = table.shows("teeth", Tzolkin::corn_on_teeth, 1).shows("tooth", Tzolkin::tooth, 2).asks("d");
    let table = table.has_on("a", "pal", &[2]).has_level("a", "agriculture", 1);
    // A harvest would bring 4 + 1 corn.
    let table =
        table.play("pick tik 4; no; end").asks("a").has_corn("a", 0).play("pick pal 2; harvest 2 corn");
    table.has_corn("a", 5);
}
