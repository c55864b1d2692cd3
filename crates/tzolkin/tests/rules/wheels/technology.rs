//! Technologies in general: Z-204 to Z-217.

use patolli_tzolkin::{Block, Event, Illegal, Track, Tzolkin, data::ADVANCE_COSTS};

use super::{components, number, on, same};
use crate::scenario::{Scenario, read, scenario, seat};

const TRACKS: [&str; 4] = ["agriculture", "extraction", "architecture", "theology"];

/// Tikal 1 is used with a track on a level.
fn lesson(track: &str, level: u8, wood: u16) -> Scenario {
    on("tik", 1).level("a", track, level).blocks("a", wood, 0, 0).play("pick tik 1; use tik 1")
}

#[test]
fn z204_there_are_four_technologies() {
    assert_eq!(Track::ALL.map(Track::key), TRACKS);
    lesson("theology", 0, 1).offers_only(&[
        "learn agriculture",
        "learn extraction",
        "learn architecture",
        "learn theology",
    ]);
}

#[test]
fn z205_a_track_has_a_start_three_levels_and_a_bonus() {
    for track in TRACKS {
        scenario(2).has_level("a", track, 0);
        for level in 1..=3u8 {
            let learned = lesson(track, level - 1, 3).play(&format!("learn {track}; pay wood {level}"));
            learned.has_level("a", track, level);
        }
        let bonus = lesson(track, 3, 1).play(&format!("learn {track}; pay wood 1")).has_level("a", track, 3);
        let taken = Event::BonusTaken { seat: seat("a"), track: read(track) };
        assert!(bonus.events().contains(&taken), "{track}: {:?}", bonus.events());
    }
}

fn costs(level: u8, price: u16) {
    for track in TRACKS {
        lesson(track, level, price)
            .play(&format!("learn {track}"))
            .offers_only(&[&format!("pay wood {price}")])
            .play(&format!("pay wood {price}"))
            .has_level("a", track, level + 1)
            .has_blocks("a", 0, 0, 0);
        if price > 1 {
            lesson(track, level, price - 1)
                .refuses(&format!("learn {track}"), Illegal::AnyBlocks { need: price, have: price - 1 });
        }
    }
    on("tik", 1).play("pick tik 1").refuses("use tik 1", Illegal::NoAdvance);
}

#[test]
fn z206_level_one_costs_a_block() {
    costs(0, 1);
}

#[test]
fn z207_level_two_costs_two_blocks() {
    costs(1, 2);
}

#[test]
fn z208_level_three_costs_three_blocks() {
    costs(2, 3);
}

#[test]
fn z206_z207_z208_zd05_the_prices_are_those_of_the_component_list() {
    let list = &components()["technology_costs"];
    let levels = list["cost_blocks"].as_array().expect("prices");
    assert_eq!(levels.iter().map(number).collect::<Vec<_>>(), [1, 2, 3]);
    let bonus = number(&list["bonus_cost_blocks"]);
    assert_eq!(ADVANCE_COSTS, [1, 2, 3, bonus]);
}

#[test]
fn zd05_from_the_start_to_the_top_costs_one_two_and_three() {
    on("tik", 3)
        .worker("a", "tik", 1)
        .blocks("a", 6, 0, 0)
        .play("pick tik 3; use tik 3; learn extraction; pay wood 1; learn extraction; pay wood 2")
        .has_blocks("a", 3, 0, 0)
        .play("pick tik 1; use tik 1; learn extraction; pay wood 3")
        .has_blocks("a", 0, 0, 0)
        .has_level("a", "extraction", 3);
}

#[test]
fn z209_blocks_of_any_kinds_pay() {
    let at = || {
        let table = on("tik", 1).level("a", "theology", 2).blocks("a", 3, 1, 1);
        table.corn("a", 9).skulls("a", 3).play("pick tik 1; use tik 1; learn theology")
    };
    at().offers_only(&["pay wood 3", "pay wood 2 stone 1", "pay wood 2 gold 1", "pay wood 1 stone 1 gold 1"]);
    at().play("pay wood 1 stone 1 gold 1").has_blocks("a", 2, 0, 0).has_corn("a", 9).has_skulls("a", 3);
    at().refuses("pay stone 3", Illegal::Blocks { block: Block::Stone, need: 3, have: 1 });
}

#[test]
fn z209_the_order_of_payments_leaves_no_trace() {
    let at = |text: &str| on("tik", 3).blocks("a", 1, 1, 0).play("pick tik 3; use tik 3").play(text);
    same(
        &at("learn theology; pay wood 1; learn extraction; pay stone 1"),
        &at("learn extraction; pay stone 1; learn theology; pay wood 1"),
    );
    same(
        &at("learn theology; pay wood 1; learn extraction; pay stone 1"),
        &at("learn theology; pay stone 1; learn extraction; pay wood 1"),
    );
}

#[test]
fn z210_no_marker_goes_beyond_level_three() {
    lesson("architecture", 3, 9).play("learn architecture; pay wood 1").has_level("a", "architecture", 3);
    on("tik", 3)
        .level("a", "architecture", 2)
        .blocks("a", 9, 0, 0)
        .play("pick tik 3; use tik 3; learn architecture; pay wood 3; learn architecture; pay wood 1")
        .has_level("a", "architecture", 3)
        .has_blocks("a", 5, 0, 0)
        .has_score("a", 3);
}

#[test]
fn z211_an_advance_from_level_three_costs_a_block_and_gives_the_bonus() {
    lesson("architecture", 3, 2)
        .play("learn architecture")
        .refuses("pay wood 2", Illegal::WrongCount { need: 1 })
        .play("pay wood 1")
        .has_blocks("a", 1, 0, 0)
        .has_score("a", 3)
        .has_level("a", "architecture", 3);
    // Not for nothing.
    on("tik", 1).level("a", "architecture", 3).play("pick tik 1").refuses("use tik 1", Illegal::NoAdvance);
    // Reaching level 3 is no advance from it.
    lesson("architecture", 2, 3).play("learn architecture; pay wood 3").has_score("a", 0);
}

#[test]
fn z212_z213_the_bonus_comes_as_often_as_it_is_paid() {
    on("tik", 1)
        .worker("a", "tik", 3)
        .level("a", "architecture", 3)
        .blocks("a", 3, 0, 0)
        .play("pick tik 3; use tik 3; learn architecture; pay wood 1; learn architecture; pay wood 1")
        .has_score("a", 2 * 3)
        .play("pick tik 1; use tik 1; learn architecture; pay wood 1")
        .has_score("a", 3 * 3)
        .has_blocks("a", 0, 0, 0);
}

#[test]
fn z214_lower_levels_go_on_working() {
    on("yax", 1)
        .worker("a", "yax", 2)
        .worker("a", "yax", 3)
        .level("a", "extraction", 3)
        .play("pick yax 1; use yax 1; pick yax 2; use yax 2; pick yax 3; use yax 3")
        .has_blocks("a", 2, 2, 2);
    on("pal", 1)
        .worker("a", "pal", 2)
        .level("a", "agriculture", 3)
        .play("pick pal 1; use pal 1; pick pal 2; harvest 2 corn")
        .has_corn("a", (3 + 1) + (4 + 1 + 2));
    on("tik", 2)
        .row(&["farm-each-a"])
        .level("a", "architecture", 3)
        .blocks("a", 3, 0, 0)
        .play("pick tik 2; use tik 2; build farm-each-a save wood")
        .has_corn("a", 1)
        .has_score("a", 2);
}

#[test]
fn z215_a_technology_helps_only_the_actions_it_names() {
    let skilled = |wheel: &str, position| {
        TRACKS.into_iter().fold(on(wheel, position), |it, track| it.level("a", track, 3))
    };
    // The corn of Yaxchilan is no harvest, and the skull no block.
    skilled("yax", 5).play("pick yax 5; use yax 5").has_corn("a", 2).has_blocks("a", 0, 2, 2);
    skilled("yax", 4).play("pick yax 4; use yax 4").has_skulls("a", 2).has_blocks("a", 0, 0, 0);
    // Uxmal hires and trades as ever; Tikal 5 climbs as ever.
    skilled("uxm", 3).play("pick uxm 3; use uxm 3").has_workers("a", 5).has_corn("a", 0);
    skilled("uxm", 2).corn("a", 4).play("pick uxm 2; use uxm 2; buy gold").has_blocks("a", 0, 0, 1);
    skilled("uxm", 1).corn("a", 3).play("pick uxm 1; use uxm 1; climb chaac").has_step("a", "chaac", 2);
    // Only at Chichen Itza is the next action within reach.
    skilled("tik", 2).corn("a", 9).blocks("a", 9, 9, 9).play("pick tik 2").offers_only(&[
        "use tik 1",
        "use tik 2",
        "no",
    ]);
}

#[test]
fn z217_technologies_last_for_the_rest_of_the_game() {
    // Learned in the last round of the first epoch, used in the second.
    on("tik", 1)
        .worker("a", "pal", 1)
        .food_day(2)
        .corn("a", 10)
        .blocks("a", 1, 0, 0)
        .play("pick tik 1; use tik 1; learn agriculture; pay wood 1; end")
        .finish_round()
        .shows("epoch", Tzolkin::epoch, 2)
        .has_level("a", "agriculture", 1)
        .has_corn("a", 0)
        .play("pick pal 2; harvest 2 corn")
        .has_corn("a", 4 + 1);
}
