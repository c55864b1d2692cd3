//! Placing workers: Z-090 to Z-101, ZX-02, ZX-03, ZA-02, ZA-24, ZD-12, ZD-13.

use patolli_tzolkin::{Illegal, Options, Tzolkin, Wheel, data::SURCHARGE};

use super::support::{WHEELS, facts};
use crate::scenario::{Scenario, base, expansion, read, scenario, seat};

const fn short(need: u8, have: u16) -> Illegal {
    Illegal::Corn { need, have }
}

#[test]
fn z090_only_workers_in_hand_are_placed() {
    // Three more in the supply, one on the board.
    let table = scenario(2).corn("a", 30).hand("a", 2).worker("a", "pal", 3).play("place yax; place yax");
    let table = table.has_hand("a", 0).has_workers("a", 3).refuses("place yax", Illegal::NoWorkerInHand);
    table.has_on("a", "pal", &[3]).offers_only(&["end"]);
}

#[test]
fn z091_one_several_or_all_on_wheels_or_the_start_player_space() {
    let table = || scenario(2).corn("a", 30);
    table().play("place pal; end").has_hand("a", 2);
    table().play("place pal; place tik; end").has_hand("a", 1);
    let all = table().play("place pal; place start; place chi").has_hand("a", 0);
    all.shows("start space", Tzolkin::start_space, Some(seat("a"))).has_on("a", "pal", &[0]).has_on(
        "a",
        "chi",
        &[0],
    );
}

#[test]
fn z092_z093_the_lowest_free_position_of_the_wheel() {
    let table = scenario(2).corn("a", 30).worker("b", "tik", 0).neutral("tik", 1).worker("a", "tik", 3);
    table.play("place tik; place tik").has_on("a", "tik", &[2, 3, 4]);
    // A place that becomes free is the lowest again.
    scenario(2).worker("b", "tik", 5).play("place tik").has_on("a", "tik", &[0]);
}

#[test]
fn z094_any_wheel_for_each_worker_one_after_the_other() {
    for wheel in WHEELS {
        scenario(2).play(&format!("place {wheel}")).has_on("a", wheel, &[0]);
    }
    scenario(2)
        .corn("a", 6)
        .play("place uxm; place uxm; place uxm")
        .has_on("a", "uxm", &[0, 1, 2])
        .has_corn("a", 0);
}

#[test]
fn z095_a_position_costs_its_number() {
    for position in 0..=7u8 {
        let n = u16::from(position);
        let table = || (0..position).fold(scenario(2).corn("a", n), |it, taken| it.neutral("yax", taken));
        table().play("place yax").has_on("a", "yax", &[position]).has_corn("a", 0);
        if position > 0 {
            table().corn("a", n - 1).refuses("place yax", short(position, n - 1));
        }
    }
}

#[test]
fn z096_z097_zd12_the_surcharge_is_0_1_3_6_10_15() {
    let listed = facts()["player"]["placement_total"].as_array().expect("a list").clone();
    assert_eq!(listed, SURCHARGE.map(|it| toml::Value::from(i64::from(it))));
    let places = ["place pal", "place yax", "place tik", "place uxm", "place chi", "place start"];
    let totals = [0, 1, 3, 6, 10, 15];
    for (n, total) in (1..).zip(totals) {
        let text = places[..n].join("; ");
        scenario(2).hand("a", 6).corn("a", total).play(&text).has_corn("a", 0);
    }
    // The n-th worker adds n - 1; one corn too few and it stays in hand.
    for n in 2..=6u8 {
        let (before, total) = (totals[usize::from(n) - 2], totals[usize::from(n) - 1]);
        let table =
            scenario(2).hand("a", 6).corn("a", total - 1).play(&places[..usize::from(n) - 1].join("; "));
        table.refuses(places[usize::from(n) - 1], short(n - 1, total - 1 - before));
    }
}

#[test]
fn z096_the_surcharge_starts_anew_each_turn() {
    let table = scenario(2).corn("a", 1).play("place pal; place yax; end; place tik; end").asks("a");
    table.has_corn("a", 0).play("place uxm").has_corn("a", 0);
}

#[test]
fn z098_the_start_player_space_costs_0_and_counts() {
    scenario(2).corn("a", 0).play("place start").has_corn("a", 0);
    scenario(2).corn("a", 1).play("place start; place pal").has_corn("a", 0);
    scenario(2).corn("a", 0).play("place pal").refuses("place start", short(1, 0));
    scenario(2).corn("a", 0).play("place start").refuses("place pal", short(1, 0));
}

#[test]
fn z099_one_worker_on_the_start_player_space() {
    scenario(2).corn("a", 9).play("place start").refuses("place start", Illegal::SpaceTaken);
    let table = scenario(2).corn("b", 9).play("place start; end").asks("b");
    table.refuses("place start", Illegal::SpaceTaken).offers("place pal");
}

#[test]
fn z100_no_more_workers_than_can_be_paid() {
    let table = || scenario(2).worker("b", "pal", 0).worker("b", "pal", 1);
    table()
        .corn("a", 2)
        .play("place pal")
        .has_corn("a", 0)
        .refuses("place yax", short(1, 0))
        .offers_only(&["end"]);
    table().corn("a", 3).play("place pal; place yax").has_corn("a", 0).offers_only(&["end"]);
    table().corn("a", 6).play("place pal; place pal").has_on("a", "pal", &[2, 3]).has_corn("a", 0);
}

#[test]
fn z101_placing_performs_no_action() {
    for wheel in WHEELS {
        let table = scenario(2).corn("a", 20).blocks("a", 3, 3, 3).skulls("a", 2).neutral(wheel, 0);
        let table =
            table.play(&format!("place {wheel}")).asks("a").has_corn("a", 19).has_blocks("a", 3, 3, 3);
        table.has_skulls("a", 2).has_score("a", 0).has_harvest_tiles("a", 0, 0).offers("end");
    }
}

#[test]
fn zx02_zd13_three_workers_for_five_corn() {
    for corn in 5..=7u16 {
        let table = scenario(2)
            .worker("b", "pal", 1)
            .hand("a", 4)
            .corn("a", corn)
            .play("place pal; place pal; place yax");
        let table = table.has_on("a", "pal", &[0, 2]).has_on("a", "yax", &[0]).has_corn("a", corn - 5);
        table.refuses("place tik", short(3, corn - 5)).offers_only(&["end"]);
    }
    let more = scenario(2).worker("b", "pal", 1).hand("a", 4).corn("a", 8);
    more.play("place pal; place pal; place yax; place tik").has_corn("a", 0);
}

#[test]
fn zx03_two_workers_on_high_positions() {
    let taken =
        (0..3).fold(scenario(2).corn("a", 20).hand("a", 2), |it, position| it.worker("b", "pal", position));
    let first = taken.play("place pal").has_corn("a", 17);
    let table = first.play("place pal").has_on("a", "pal", &[3, 4]).has_corn("a", 12);
    table.has_hand("a", 0).refuses("place pal", Illegal::NoWorkerInHand);
}

/// Every order of some words.
fn orders<'a>(words: &[&'a str]) -> Vec<Vec<&'a str>> {
    if words.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, first) in words.iter().enumerate() {
        let rest: Vec<&str> = [&words[..place], &words[place + 1..]].concat();
        all.extend(orders(&rest).into_iter().map(|it| [&[*first][..], &it].concat()));
    }
    all
}

#[test]
fn za02_the_same_workers_in_any_order_are_the_same_turn() {
    let occupied = |table: Scenario| {
        table.corn("a", 40).hand("a", 6).worker("b", "pal", 0).neutral("chi", 0).neutral("yax", 1)
    };
    let plain = || occupied(scenario(2));
    let tribe = || occupied(expansion(Options { tribes: true, ..base(2) }).tribe("a", "cit-bolon-tum"));
    let words = ["place pal", "place pal", "place yax", "place yax", "place chi", "place start"];
    for table in [plain(), tribe()] {
        let ends: Vec<Tzolkin> =
            orders(&words).into_iter().map(|it| table.clone().play(&it.join("; ")).game().clone()).collect();
        assert_eq!(ends.len(), 720);
        assert!(ends.iter().all(|it| *it == ends[0]));
    }
    // 1 + 2, 0 + 2, 1, 0 for the positions and 15 for six workers.
    plain().play(&words.join("; ")).has_corn("a", 40 - 6 - 15);
}

#[test]
fn za02_begged_corn_pays_and_corn_of_the_teeth_does_not() {
    let table =
        scenario(2).corn("a", 0).corn_on_teeth(9).play("beg; anger chaac; place start; place pal; place yax");
    let table = table.has_corn("a", 0).has_hand("a", 0);
    table.play("end").has_corn("a", 9);
    let table = scenario(2).corn("a", 0).corn_on_teeth(9).play("place start");
    table.refuses("place pal", short(1, 0));
}

#[test]
fn za24_positions_6_7_and_10_and_a_full_wheel() {
    for (wheel, position) in [("tik", 6), ("tik", 7), ("chi", 10)] {
        let corn = u16::from(position);
        let table = (0..position).fold(scenario(2).corn("a", corn), |it, taken| it.neutral(wheel, taken));
        table.play(&format!("place {wheel}")).has_on("a", wheel, &[position]).has_corn("a", 0);
    }
    for (wheel, last) in [("tik", 7), ("chi", 10)] {
        let table = (0..=last).fold(scenario(2).corn("a", 50), |it, taken| it.neutral(wheel, taken));
        let full = Illegal::WheelFull { wheel: read::<Wheel>(wheel) };
        table.refuses(&format!("place {wheel}"), full).play("place pal").has_corn("a", 50);
    }
}
