//! Components and limits: Z-001 to Z-027.

use patolli_core::Options as _;
use patolli_tzolkin::{
    Block, Event, Illegal, Options, Tzolkin, Wheel,
    data::{BuildingId, MonumentId, SKULLS, StartId, TEETH},
};

use super::support::{WHEELS, facts, neutral_on, number};
use crate::scenario::{Scenario, base, opening, read, scenario, seat};

#[test]
fn z001_two_three_or_four_play() {
    for seats in 2..=4 {
        assert_eq!(opening(base(seats), 1).view("a").players.len(), usize::from(seats));
    }
    assert!(Options::for_seats(1).is_err());
    assert!(Options::for_seats(6).is_err());
}

#[test]
fn z002_six_gears_in_three_sizes() {
    let wheels = scenario(4).view("a").wheels;
    let mut teeth: Vec<usize> = wheels.iter().map(|it| it.teeth.len()).collect();
    teeth.push(TEETH.into());
    teeth.sort_unstable();
    assert_eq!(teeth, [10, 10, 10, 10, 13, 26]);
}

#[test]
fn z003_z025_z026_four_of_26_teeth_are_food_days() {
    let facts = facts();
    let calendar = &facts["calendar"];
    assert_eq!((TEETH, number(calendar, "teeth")), (26, 26));
    let listed: Vec<u8> = calendar["food_days"].as_array().expect("a list").iter().map(tooth).collect();
    assert_eq!(listed, [7, 13, 20, 26]);
    let day = |food_days, tooth| {
        let table = scenario(2).corn("a", 50).corn("b", 50).food_days(food_days).day(tooth - 1);
        table.finish_round().game().is_food_day()
    };
    let mut done = 0;
    for tooth in 1..=26 {
        let food = listed.contains(&tooth);
        assert_eq!(day(done, tooth), food, "tooth {tooth}");
        done += u8::from(food);
    }
}

fn tooth(day: &toml::Value) -> u8 {
    number(day, "tooth")
}

#[test]
fn z025_orange_teeth_give_goods_and_turquoise_teeth_points() {
    for number in 1..=4 {
        let table = scenario(2).food_day(number).corn("a", 50).corn("b", 50).step("a", "chaac", 2);
        let table = table.finish_round();
        let goods = table.game().blocks(seat("a")).stone;
        let points = table.events().iter().any(|it| matches!(it, Event::TempleScored { .. }));
        let orange = number % 2 == 1;
        assert_eq!((goods, points), (u16::from(orange), !orange), "food day {number}");
    }
}

#[test]
fn z004_the_five_wheels() {
    let wheels: Vec<&str> = scenario(4).view("a").wheels.iter().map(|it| it.wheel.name()).collect();
    assert_eq!(wheels, ["palenque", "yaxchilan", "wheel-tikal", "uxmal", "chichen-itza"]);
}

#[test]
fn z005_the_calendar_drives_all_wheels() {
    let table = WHEELS.into_iter().fold(scenario(2).hand("a", 1), |it, wheel| it.worker("a", wheel, 3));
    let table = table.play("place pal; end").finish_round().shows("tooth", Tzolkin::tooth, 1).has_on(
        "a",
        "pal",
        &[1, 4],
    );
    WHEELS[1..].iter().fold(table, |it, wheel| it.has_on("a", wheel, &[4]));
}

#[test]
fn z006_small_wheels_go_to_7_and_chichen_itza_to_10() {
    for (wheel, last) in WHEELS.into_iter().zip([7, 7, 7, 7, 10]) {
        let full = |free: u8| {
            let table = scenario(2).corn("a", 20);
            let taken = (0..=last).filter(|it| *it != free);
            // Twelve neutral pieces are enough for every wheel.
            taken.fold(table, |it, position| it.neutral(wheel, position))
        };
        full(last)
            .play(&format!("place {wheel}"))
            .has_on("a", wheel, &[last])
            .has_corn("a", 20 - u16::from(last));
        full(0).play(&format!("place {wheel}")).has_on("a", wheel, &[0]);
        let wheel: Wheel = read(wheel);
        full(99).refuses(&format!("place {wheel}"), Illegal::WheelFull { wheel });
    }
}

#[test]
fn z007_two_teeth_of_each_wheel_have_no_number() {
    for (wheel, last, teeth) in [("uxm", 7, 10), ("chi", 10, 13)] {
        let table = scenario(2).corn("a", 50).corn("b", 50).neutral(wheel, last);
        let seen = |it: &Scenario| neutral_on(it.game(), wheel);
        let one = table.finish_round();
        let two = one.clone().finish_round();
        let three = two.clone().finish_round();
        assert_eq!([seen(&one), seen(&two), seen(&three)], [[last + 1], [last + 2], [0]]);
        assert_eq!(read::<Wheel>(wheel).teeth(), teeth);
    }
    let geometry = &facts()["wheel_geometry"];
    assert_eq!((number(&geometry["small"], "teeth"), number(&geometry["large"], "teeth")), (10, 13));
}

#[test]
fn z008_six_workers_and_never_a_seventh() {
    let table = scenario(4).hand("a", 4).worker("a", "uxm", 3).worker("a", "uxm", 6);
    let table = table.has_workers("a", 6).play("pick uxm 3; use uxm 3");
    table.has_workers("a", 6).has_hand("a", 5);
    scenario(4)
        .hand("a", 4)
        .worker("a", "uxm", 3)
        .play("pick uxm 3; use uxm 3")
        .has_workers("a", 6)
        .has_hand("a", 6);
}

#[test]
fn z009_z010_seven_markers_and_one_counter_for_each() {
    let view = scenario(4).view("a");
    assert_eq!(view.players.len(), 4);
    let markers: usize = view.players.iter().map(|it| it.temples.len() + it.levels.len()).sum();
    assert_eq!((markers, view.players[0].temples.len(), view.players[0].levels.len()), (28, 3, 4));
    // One counter each: points of one seat move no other.
    let table = scenario(4).skulls("a", 1).worker("a", "chi", 1).play("pick chi 1; use chi 1");
    table.has_score("a", 4).has_score("b", 0).has_score("c", 0).has_score("d", 0);
}

#[test]
fn z011_z012_z013_more_than_65_blocks_and_corn_are_no_limit() {
    scenario(2)
        .corn("a", 65)
        .corn("b", 65)
        .blocks("a", 30, 30, 30)
        .worker("a", "yax", 5)
        .worker("a", "yax", 1)
        .worker("a", "pal", 1)
        .play("pick yax 5; use yax 5; pick yax 1; use yax 1; pick pal 1; use pal 1")
        .has_blocks("a", 31, 31, 31)
        .has_corn("a", 65 + 2 + 3);
}

#[test]
fn z014_thirteen_skulls_and_never_more() {
    assert_eq!((scenario(4).game().skulls(), SKULLS), (13, 13));
    let table = scenario(2).skulls("b", 11).offerings(&[3]).worker("a", "yax", 4).worker("a", "yax", 6);
    let table = table.play("pick yax 4; use yax 4; pick yax 6; use yax 4");
    table.has_skulls("a", 1).shows("supply", Tzolkin::skulls, 0);
}

#[test]
fn z015_after_the_last_skull_none_can_be_gained() {
    let none = scenario(2).skulls("b", 13).level("a", "theology", 3).blocks("a", 1, 0, 0);
    none.clone().worker("a", "yax", 4).play("pick yax 4; use yax 4").has_skulls("a", 0);
    let bonus = none.worker("a", "tik", 1).play("pick tik 1; use tik 1; learn theology; pay wood 1");
    bonus.has_skulls("a", 0).has_skulls("b", 13);
}

#[test]
fn z016_sixteen_corn_tiles_and_twelve_wood_tiles() {
    let jungle = opening(base(4), 1).view("a").jungle;
    let corn: u8 = jungle.iter().map(|it| it.corn + it.forest).sum();
    let wood: u8 = jungle.iter().map(|it| it.forest).sum();
    assert_eq!((corn, wood), (16, 12));
}

#[test]
fn z017_z018_z019_tiles_in_the_box() {
    assert_eq!(StartId::all().count(), 21);
    assert_eq!(MonumentId::all().count(), 13);
    let of = |epoch| BuildingId::all().filter(|it| !it.tile().expansion && it.tile().epoch == epoch).count();
    assert_eq!((of(1), of(2)), (14, 18));
}

#[test]
fn z020_one_board_with_two_sides_for_each() {
    let table = scenario(4).on_start_space("a").to_move("d").corn("d", 9).play("place pal; end; turn 2");
    let sides: Vec<bool> = table.view("b").players.iter().map(|it| it.light).collect();
    assert_eq!(sides, [false, true, true, true]);
}

#[test]
fn z021_one_start_player_token() {
    let table = scenario(3).on_start_space("b").to_move("c").play("place pal; end");
    assert_eq!(table.view("a").calendar.start_player, seat("b"));
    assert_eq!(table.view("c").calendar.start_player, seat("b"));
}

#[test]
fn z022_z023_a_block_is_wood_stone_or_gold() {
    assert_eq!(Block::ALL.map(Block::key), ["wood", "stone", "gold"]);
    let temples = |wood, stone, gold| {
        let table = scenario(2).corn("a", 20).skulls("a", 5).worker("a", "tik", 5);
        table.blocks("a", wood, stone, gold).play("pick tik 5")
    };
    // Corn and skulls are no blocks.
    temples(0, 0, 0).refuses("use tik 5", Illegal::AnyBlocks { need: 1, have: 0 });
    temples(1, 0, 0).play("use tik 5").offers_only(&["pay wood 1"]);
    temples(0, 1, 0).play("use tik 5").offers_only(&["pay stone 1"]);
    temples(0, 0, 1).play("use tik 5").offers_only(&["pay gold 1"]);
    let paid = temples(1, 1, 1).play("use tik 5").offers_only(&["pay wood 1", "pay stone 1", "pay gold 1"]);
    paid.play("pay stone 1").has_blocks("a", 1, 0, 1).has_corn("a", 20).has_skulls("a", 5);
}

#[test]
fn z024_a_skull_paid_returns_to_the_supply() {
    let table = scenario(2).monuments(&["monument-skulls"]).blocks("a", 0, 0, 4).skulls("a", 1);
    let table = table.worker("a", "tik", 4).shows("supply", Tzolkin::skulls, 12);
    let table = table.play("pick tik 4; use tik 4; monument monument-skulls");
    table.has_skulls("a", 0).shows("supply", Tzolkin::skulls, 13);
    // A skull at Chichen Itza does not.
    let offered = scenario(2).skulls("a", 1).worker("a", "chi", 1).play("pick chi 1; use chi 1");
    offered.has_skulls("a", 0).shows("supply", Tzolkin::skulls, 12);
}

#[test]
fn z027_a_tooth_counts_the_rounds_to_the_next_food_day() {
    let mut table = scenario(2).corn("a", 200).corn("b", 200);
    let mut left = Vec::new();
    for _ in 1..=27 {
        left.push(table.view("a").calendar.to_food_day);
        table = table.finish_round();
    }
    // From the start to the first food day, and from each to the next; a food day itself shows 0.
    let (long, short) = ([6, 5, 4, 3, 2, 1, 0], [5, 4, 3, 2, 1, 0]);
    assert_eq!(left, [&[7][..], &long, &short, &long, &short].concat());
}
