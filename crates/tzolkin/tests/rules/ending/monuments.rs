//! Monuments on the table: Z-277 to Z-281, Z-356, ZD-20.

use patolli_tzolkin::{
    BuildingKind, Illegal,
    data::{MONUMENTS, MonumentId},
};

use super::day;
use crate::scenario::{Scenario, base, opening, read, scenario, seat};

/// Seat a has a worker on a position and can pay any monument.
fn rich(wheel: &str, position: u8) -> Scenario {
    scenario(2)
        .row(&["farm-single-a"])
        .monuments(&["monument-tombs", "monument-levels"])
        .blocks("a", 20, 20, 20)
        .corn("a", 9)
        .worker("a", wheel, position)
}

#[test]
fn z277_all_monuments_of_the_game_are_open_from_the_start() {
    for (seats, laid) in [(2, 4), (3, 5), (4, 6)] {
        let start = opening(base(seats), 5);
        let shown = start.view("b").monuments;
        assert_eq!(shown.len(), laid);
        assert!(shown.iter().all(|it| it.builder.is_none()));
    }
    // They can be built in the first round.
    let first = rich("tik", 4).skulls("a", 1).play("pick tik 4; use tik 4");
    let on_offer: Vec<_> = first.game().monuments().map(|it| format!("monument {it}")).collect();
    assert_eq!(on_offer.len(), 4);
    on_offer.iter().fold(first, |it, monument| it.offers(monument));
}

#[test]
fn z278_a_built_monument_is_not_replaced() {
    let built = rich("tik", 4).play("pick tik 4; use tik 4; monument monument-tombs; end").asks("b");
    assert_eq!(built.game().monuments().count(), 3);
    let later = day::over(built);
    assert_eq!(later.game().monuments().count(), 3);
    assert!(!later.game().monuments().any(|it| it == read("monument-tombs")));
    // Nor at the change of epoch.
    let change = rich("tik", 4).food_day(2).corn("b", 6);
    let change = day::over(change.play("pick tik 4; use tik 4; monument monument-tombs; end"));
    assert_eq!(change.game().monuments().count(), 3);
}

#[test]
fn z279_monuments_count_only_in_the_final_scoring() {
    let built = rich("tik", 4).level("a", "agriculture", 2);
    built
        .play("pick tik 4; use tik 4; monument monument-levels")
        .has_score("a", 0)
        .play("end")
        .has_score("a", 0);
    let with = |number| {
        let at = rich("tik", 4).level("a", "agriculture", 2).second_epoch().food_day(number).corn("b", 6);
        let built = at.play("pick tik 4; use tik 4; monument monument-levels; end");
        day::over(built).game().score(seat("a"))
    };
    // Halves of the bonuses 6, 2 and 4 at the end of epoch 1, and nothing else.
    assert_eq!((with(1), with(2), with(3)), (0, 4 * 6, 0));
    // At the end: halves of 2, 6 and 4; 3 corn and 18 wood, 19 stone, 17 gold left in quarters; 6 for two levels.
    assert_eq!(with(4), 4 * 6 + (9 - 8 + 2 * 18 + 3 * 19 + 4 * 17) + 4 * 6);
}

#[test]
fn z280_a_player_may_build_several_monuments() {
    let both = rich("tik", 4).worker("a", "tik", 6).play(
        "pick tik 4; use tik 4; monument monument-tombs; pick tik 6; use tik 4; monument monument-levels",
    );
    assert_eq!(both.game().monuments_of(seat("a")).count(), 2);
}

#[test]
fn z281_a_monument_is_built_with_tikal_four_only() {
    let monument = "monument monument-tombs";
    rich("tik", 4).play("pick tik 4; use tik 4").offers(monument);
    // Tikal 4 reached by a step back, from a free choice, through Uxmal 5.
    rich("tik", 5).play("pick tik 5; use tik 4").offers(monument);
    rich("tik", 7).play("pick tik 7; use tik 4").offers(monument);
    rich("uxm", 5).play("pick uxm 5; use uxm 5; use tik 4").offers(monument);
    // Neither Tikal 2, nor Uxmal 4, nor a build icon.
    rich("tik", 2).play("pick tik 2; use tik 2").refuses(monument, Illegal::NoMonumentHere);
    rich("uxm", 4).play("pick uxm 4; use uxm 4").refuses(monument, Illegal::NoMonumentHere);
    rich("tik", 2)
        .row(&["tomb-builder", "farm-single-a"])
        .play("pick tik 2; use tik 2; build tomb-builder; climb chaac")
        .refuses(monument, Illegal::NoMonumentHere);
    // And where the row is empty, Tikal 2 builds nothing at all.
    rich("tik", 2).row(&[]).play("pick tik 2").refuses("use tik 2", Illegal::NothingToBuild);
}

#[test]
fn z356_the_thirteen_monuments_have_these_frames_and_costs() {
    let printed = [
        ("monument-tombs", BuildingKind::Tomb, [3, 2, 1, 0]),
        ("monument-all-own", BuildingKind::Tomb, [1, 3, 2, 0]),
        ("monument-corn-tiles", BuildingKind::Tomb, [1, 1, 4, 0]),
        ("monument-wood-tiles", BuildingKind::Tomb, [1, 0, 4, 0]),
        ("monument-all-monuments", BuildingKind::Tomb, [2, 2, 2, 0]),
        ("monument-governments", BuildingKind::Government, [2, 3, 1, 0]),
        ("monument-level-3", BuildingKind::Government, [1, 1, 3, 0]),
        ("monument-levels", BuildingKind::Government, [2, 1, 3, 0]),
        ("monument-workers", BuildingKind::Government, [3, 0, 3, 0]),
        ("monument-shrines", BuildingKind::Shrine, [0, 2, 3, 0]),
        ("monument-temple-vp", BuildingKind::Shrine, [0, 4, 3, 0]),
        ("monument-best-temple", BuildingKind::Shrine, [0, 3, 3, 0]),
        ("monument-skulls", BuildingKind::Shrine, [0, 0, 4, 1]),
    ];
    for (name, kind, [wood, stone, gold, skulls]) in printed {
        let at = scenario(2).row(&[]).monuments(&[name]).blocks("a", wood, stone, gold);
        let at = at.skulls("a", u8::try_from(skulls).expect("few"));
        let built = at.worker("a", "tik", 4).play(&format!("pick tik 4; use tik 4; monument {name}"));
        built.has_blocks("a", 0, 0, 0).has_skulls("a", 0);
        assert_eq!(read::<MonumentId>(name).tile().kind, kind, "{name}");
    }
    assert_eq!(MONUMENTS.len(), printed.len());
}

#[test]
fn zd20_the_monuments_of_skulls_and_of_wood_tiles_are_in_the_game() {
    assert_eq!(MONUMENTS.len(), 13);
    let both = ["monument-skulls", "monument-wood-tiles"];
    let at = scenario(2).monuments(&both).offerings(&[1, 2]).jungle_tiles(3, 0, 2).harvest_tiles("a", 0, 2);
    let built = both.into_iter().fold(at, |it, name| it.has_built("a", name));
    assert_eq!(both.map(|it| built.game().monument_points(seat("a"), read(it))), [6, 8]);
}
