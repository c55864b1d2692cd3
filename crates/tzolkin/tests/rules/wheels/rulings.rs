//! Rulings on actions and gains: ZA-07, ZA-17, ZA-18, ZA-28, ZA-29, ZA-40, ZA-41, ZA-45, ZA-48, ZX-14.

use patolli_tzolkin::{Event, Goods, Illegal, Options, PointSource, Temple, Track, Tzolkin};

use super::on;
use crate::scenario::{Scenario, base, expansion, scenario, seat};

/// Tikal 2 builds this, with blocks enough.
fn built(table: Scenario, building: &str) -> Scenario {
    let table = table.row(&[building]).worker("a", "tik", 2).blocks("a", 4, 4, 4);
    table.play(&format!("pick tik 2; use tik 2; build {building}"))
}

#[test]
fn zx14_a_building_gives_all_it_shows_at_once() {
    built(scenario(2), "tomb-three-temples")
        .has_step("a", "chaac", 2)
        .has_step("a", "quetzalcoatl", 2)
        .has_step("a", "kukulkan", 2)
        .has_score("a", 3)
        .has_blocks("a", 3, 2, 3)
        .offers("end");
}

#[test]
fn za07_technologies_serve_actions_however_they_are_reached() {
    // Through Uxmal 5.
    let far = |track: &str| on("uxm", 5).corn("a", 1).level("a", track, 3).play("pick uxm 5; use uxm 5");
    far("agriculture").play("harvest 2 corn").has_corn("a", 4 + 3);
    far("extraction").play("use yax 5").has_blocks("a", 0, 2, 2);
    far("theology").play("use yax 4").has_skulls("a", 2);
    on("uxm", 5)
        .row(&["farm-each-a"])
        .corn("a", 1 + 6)
        .level("a", "architecture", 3)
        .play("pick uxm 5; use uxm 5; use uxm 4; build farm-each-a save corn")
        .has_corn("a", 1)
        .has_score("a", 2);
    // From a free choice.
    on("yax", 6).level("a", "extraction", 1).play("pick yax 6; use yax 1").has_blocks("a", 2, 0, 0);
    on("chi", 10)
        .skulls("a", 1)
        .blocks("a", 1, 0, 0)
        .level("a", "theology", 2)
        .play("pick chi 10; use chi 1; pay wood 1; climb kukulkan")
        .has_step("a", "kukulkan", 2);
    // By the icon of a building.
    let icon = built(scenario(2).corn("a", 1).level("a", "extraction", 1), "tomb-any-action");
    icon.play("use yax 1").has_blocks("a", 4 - 2 + 2, 3, 3).has_corn("a", 0);
}

#[test]
fn za07_uxmal_five_may_build_a_monument() {
    on("uxm", 5)
        .monuments(&["monument-wood-tiles"])
        .corn("a", 1)
        .blocks("a", 1, 0, 4)
        .play("pick uxm 5; use uxm 5; use tik 4; monument monument-wood-tiles")
        .has_blocks("a", 0, 0, 0)
        .shows("monuments", |it| it.monuments_of(seat("a")).count(), 1);
    built(scenario(2).corn("a", 1).monuments(&["monument-best-temple"]), "tomb-any-action")
        .play("use tik 4; monument monument-best-temple")
        .has_blocks("a", 4 - 2, 0, 0);
}

#[test]
fn za07_the_build_icon_of_a_building_paid_in_corn_takes_blocks() {
    on("uxm", 4)
        .row(&["tomb-builder", "farm-single-a"])
        .corn("a", 6)
        .blocks("a", 1, 0, 0)
        .play("pick uxm 4; use uxm 4; build tomb-builder; climb chaac; build farm-single-a")
        .has_corn("a", 6 - 4)
        .has_blocks("a", 0, 0, 0);
}

#[test]
fn za17_the_supply_gives_the_skulls_it_has() {
    let left = |n: u8| on("yax", 4).level("a", "theology", 3).skulls("b", 13 - n);
    for n in 0..=2 {
        left(n).play("pick yax 4; use yax 4").has_skulls("a", n).shows("supply", Tzolkin::skulls, 0);
    }
    // The bonus may be paid for, but nothing comes.
    on("tik", 1)
        .level("a", "theology", 3)
        .blocks("a", 1, 0, 0)
        .skulls("b", 13)
        .play("pick tik 1; use tik 1; learn theology; pay wood 1")
        .has_skulls("a", 0)
        .has_blocks("a", 0, 0, 0)
        .offers("end");
    built(scenario(2).skulls("b", 13), "government-any-skull")
        .play("learn extraction")
        .has_skulls("a", 0)
        .has_level("a", "extraction", 1);
}

#[test]
fn za18_the_skull_of_a_monument_returns_to_the_supply() {
    let at = |skulls| {
        let table = on("tik", 4).row(&["farm-single-a"]).monuments(&["monument-skulls"]);
        table.blocks("a", 1, 0, 4).skulls("a", skulls).play("pick tik 4; use tik 4")
    };
    at(0).refuses("monument monument-skulls", Illegal::NoSkull);
    at(1)
        .shows("supply", Tzolkin::skulls, 12)
        .play("monument monument-skulls")
        .has_skulls("a", 0)
        .shows("supply", Tzolkin::skulls, 13)
        .shows("offerings", |it| (1..=9).any(|number| it.is_offered(number)), false);
}

#[test]
fn za18_the_skull_of_the_new_shrine_stays_on_it() {
    built(expansion(Options { buildings: true, ..base(2) }).skulls("a", 1), "x-shrine-skull")
        .play("climb chaac")
        .has_skulls("a", 0)
        .shows("supply", Tzolkin::skulls, 12);
}

#[test]
fn za28_a_free_advance_from_level_three_gives_the_bonus() {
    built(scenario(2).level("a", "agriculture", 3), "government-agriculture")
        .play("climb quetzalcoatl")
        .has_step("a", "quetzalcoatl", 2)
        .has_blocks("a", 4 - 2, 4, 4);
    built(scenario(2).level("a", "theology", 3), "shrine-theology-green")
        .has_skulls("a", 1)
        .has_step("a", "kukulkan", 2);
    built(scenario(2).level("a", "extraction", 3), "shrine-two-advances")
        .play("learn extraction; gain gold 2; learn extraction; gain wood 2")
        .has_blocks("a", 4 + 2, 4 - 1, 4 - 2 + 2)
        .has_level("a", "extraction", 3);
    // The three points of architecture, and the two of the level itself.
    built(scenario(2).level("a", "architecture", 3), "shrine-architecture").has_score("a", 2 + 3);
}

#[test]
fn za29_what_one_may_do_may_be_declined() {
    built(scenario(2), "tomb-market").play("no").has_blocks("a", 4, 1, 4).offers("end");
    let icon = scenario(2).row(&["tomb-builder", "farm-single-a"]).worker("a", "tik", 2).blocks("a", 4, 0, 4);
    icon.play("pick tik 2; use tik 2; build tomb-builder; climb chaac; no")
        .owns_building("a", "farm-single-a", false)
        .offers("end");
    built(scenario(2).corn("a", 5), "tomb-any-action").play("no").has_corn("a", 5).offers("end");
    on("chi", 1)
        .skulls("a", 1)
        .blocks("a", 1, 0, 0)
        .level("a", "theology", 2)
        .play("pick chi 1; use chi 1; no")
        .has_blocks("a", 1, 0, 0)
        .offers("end");
}

#[test]
fn za29_all_other_benefits_are_taken() {
    built(scenario(2), "government-any-stone").refuses("no", Illegal::NoDeclining);
    built(scenario(2), "shrine-two-advances")
        .refuses("no", Illegal::NoDeclining)
        .play("learn theology")
        .refuses("no", Illegal::NoDeclining)
        .play("learn theology")
        .has_level("a", "theology", 2);
    let icon = scenario(2).row(&["tomb-builder", "farm-single-a"]).worker("a", "tik", 2).blocks("a", 4, 0, 4);
    icon.play("pick tik 2; use tik 2; build tomb-builder").refuses("no", Illegal::NoDeclining);
    on("chi", 6).skulls("a", 1).play("pick chi 6; use chi 6").refuses("no", Illegal::NoDeclining);
}

#[test]
fn za40_a_worker_icon_is_idle_with_six_workers() {
    built(scenario(2).hand("a", 4), "tomb-worker").has_workers("a", 6).has_hand("a", 6).has_score("a", 6);
    built(scenario(2).hand("a", 5), "tomb-worker")
        .has_workers("a", 6)
        .has_hand("a", 6)
        .has_score("a", 6)
        .offers("end");
}

#[test]
fn za41_za48_an_idle_action_may_be_chosen_and_costs_its_steps() {
    on("yax", 5)
        .corn("a", 1)
        .skulls("b", 13)
        .play("pick yax 5; use yax 4")
        .has_corn("a", 0)
        .has_skulls("a", 0)
        .offers("end");
    on("uxm", 5)
        .hand("a", 5)
        .corn("a", 2)
        .play("pick uxm 5; use uxm 3")
        .has_corn("a", 0)
        .has_workers("a", 6)
        .offers("end");
}

#[test]
fn za48_an_idle_action_is_not_rewarded() {
    // Balam gains a corn for performing a lower action.
    let balam = |left: u8| {
        let table = expansion(Options { tribes: true, ..base(2) }).tribe("a", "balam").skulls("b", 13 - left);
        table.worker("a", "yax", 5).play("pick yax 5; use yax 4")
    };
    balam(1).has_corn("a", 1).has_skulls("a", 1);
    balam(0).has_corn("a", 0).has_skulls("a", 0);
}

#[test]
fn za45_chichen_itza_gives_skull_points_block_step() {
    let a = seat("a");
    let table = on("chi", 8)
        .skulls("a", 1)
        .level("a", "theology", 2)
        .play("pick chi 8; use chi 8; gain gold 1; pay gold 1; climb chaac");
    let told = [
        Event::SkullOffered { seat: a, number: 8 },
        Event::Scored { seat: a, points: 11, source: PointSource::ChichenItza },
        Event::Gained { seat: a, goods: Goods::blocks(0, 0, 1), stage: None },
        Event::Climbed { seat: a, temple: Temple::Quetzalcoatl, step: 2 },
        Event::Paid { seat: a, goods: Goods::blocks(0, 0, 1), stage: None },
        Event::Climbed { seat: a, temple: Temple::Chaac, step: 2 },
    ];
    assert_eq!(table.events()[2..], told);
}

#[test]
fn za45_a_tile_gives_architecture_then_goods_then_the_rest() {
    let a = seat("a");
    let table = built(scenario(2).level("a", "architecture", 2), "government-extraction-corn");
    let from = table.events().iter().position(|it| matches!(it, Event::Built { .. })).expect("built");
    let told = [
        Event::Gained { seat: a, goods: Goods::corn(1), stage: None },
        Event::Scored { seat: a, points: 2, source: PointSource::Technology },
        Event::Gained { seat: a, goods: Goods::corn(1), stage: None },
        Event::Learned { seat: a, track: Track::Extraction, level: 1 },
    ];
    assert_eq!(table.events()[from + 1..], told);
    // So the corn of architecture pays for the icon of the same building.
    built(scenario(2), "tomb-any-action").offers("end").has_corn("a", 0);
    built(scenario(2).level("a", "architecture", 1), "tomb-any-action").play("use pal 1").has_corn("a", 3);
}

#[test]
fn za45_goods_of_a_tile_pay_for_its_own_benefit() {
    // While teachers are short, even this advance costs a block: the gold that came with it.
    expansion(Options { prophecies: true, ..base(2) })
        .prophecy("teacher-shortage")
        .row(&["government-extraction-gold"])
        .worker("a", "tik", 2)
        .blocks("a", 2, 1, 0)
        .play("pick tik 2; use tik 2; build government-extraction-gold; learn extraction; pay gold 1")
        .has_level("a", "extraction", 1)
        .has_blocks("a", 0, 0, 0);
}
