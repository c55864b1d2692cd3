//! Icons on starting tiles and buildings: Z-321 to Z-342.

use patolli_core::Game as _;
use patolli_tzolkin::{Illegal, Tzolkin};

use super::day::{self, fed};
use crate::scenario::{Scenario, at, base, dealt, scenario, seat};

/// Seat a, who can pay everything but has little corn, builds with Tikal 2.
fn builds(building: &str) -> Scenario {
    ready(&[building]).play(&format!("build {building}"))
}

/// Seat a is asked what to build.
fn ready(row: &[&str]) -> Scenario {
    rich(row).play("pick tik 2; use tik 2")
}

fn rich(row: &[&str]) -> Scenario {
    scenario(2).row(row).blocks("a", 9, 9, 9).corn("a", 5).worker("a", "tik", 2)
}

/// What is left of nine blocks of each kind.
fn left(it: Scenario, wood: u16, stone: u16, gold: u16) -> Scenario {
    it.has_blocks("a", 9 - wood, 9 - stone, 9 - gold)
}

/// Seat a of four has kept these two starting tiles; the first round has begun.
fn kept(one: &str, two: &str) -> Scenario {
    let text = dealt(3).to_string();
    let mut words: Vec<&str> = text.lines().next().expect("the starting tiles").split(' ').collect();
    for (place, name) in [(1, one), (2, two)] {
        let from = words.iter().position(|it| *it == name).expect("a starting tile");
        words.swap(place, from);
    }
    let others: Vec<&str> = text.lines().skip(1).collect();
    let deal = format!("{}\n{}", words.join(" "), others.join("\n"));
    let mut table = at(Tzolkin::start(&base(4), deal.parse().expect("a deal")));
    table = table.play(&format!("keep {one}; keep {two}; end"));
    for hand in [5, 9, 13] {
        table = table.play(&format!("keep {}; keep {}; end", words[hand], words[hand + 1]));
    }
    table.asks("a")
}

#[test]
fn z321_corn() {
    left(builds("government-extraction-corn"), 1, 1, 0).has_corn("a", 6);
    builds("government-any-corn").has_corn("a", 11);
    kept("w-palenque-7", "w-uxmal-7").has_corn("a", 9 + 8);
}

#[test]
fn z322_wood() {
    kept("w-yaxchilan-3", "w-chichen-itza-5").has_blocks("a", 2 + 3, 0, 0).has_corn("a", 6);
}

#[test]
fn z323_stone() {
    builds("government-agriculture-stone").has_blocks("a", 9 - 3, 9 + 1, 9);
    kept("w-palenque-5", "w-uxmal-1").has_blocks("a", 0, 2, 1);
}

#[test]
fn z324_gold() {
    builds("government-extraction-gold").has_blocks("a", 7, 8, 10);
    kept("w-palenque-3", "w-uxmal-7").has_blocks("a", 0, 0, 2);
}

#[test]
fn z325_skull() {
    let built = builds("government-any-skull").has_skulls("a", 1);
    built.shows("supply", Tzolkin::skulls, 12);
    kept("w-chichen-itza-0", "w-uxmal-7").has_skulls("a", 1).shows("supply", Tzolkin::skulls, 12);
}

#[test]
fn z326_victory_points() {
    builds("tomb-vp").has_score("a", 8);
    builds("shrine-brown").has_score("a", 2);
    builds("shrine-architecture-vp").has_score("a", 3);
    builds("shrine-yellow").has_score("a", 4);
    builds("tomb-worker").has_score("a", 6);
    builds("farm-triple-a").has_score("a", 0);
}

#[test]
fn z327_worker() {
    // Three in hand and the one picked up; now a fifth.
    builds("tomb-worker").has_workers("a", 5).has_hand("a", 5);
    kept("w-uxmal-5", "w-uxmal-7").has_workers("a", 4).has_hand("a", 4);
}

/// A tile that shows one technology advances it for free, from any level below 3.
fn teaches(building: &str, track: &str, cost: [u16; 3]) {
    for level in 0..3 {
        let at = rich(&[building]).level("a", track, level);
        let built = at.play(&format!("pick tik 2; use tik 2; build {building}"));
        // Only the tile was paid.
        let [wood, stone, gold] = cost;
        left(built.has_level("a", track, level + 1), wood, stone, gold).offers("end");
    }
}

#[test]
fn z328_agriculture() {
    teaches("government-agriculture", "agriculture", [2, 0, 0]);
    kept("w-palenque-5", "w-uxmal-7").has_level("a", "agriculture", 1);
}

#[test]
fn z329_extraction() {
    teaches("government-extraction-corn", "extraction", [1, 1, 0]);
    kept("w-yaxchilan-5", "w-uxmal-7").has_level("a", "extraction", 1);
}

#[test]
fn z330_architecture() {
    teaches("shrine-architecture", "architecture", [0, 0, 1]);
    kept("w-tikal-5", "w-uxmal-7").has_level("a", "architecture", 1);
}

#[test]
fn z331_theology() {
    teaches("shrine-theology-green", "theology", [0, 1, 1]);
    kept("w-chichen-itza-3", "w-uxmal-7").has_level("a", "theology", 1);
}

#[test]
fn z332_any_technology() {
    let asked = any_track(builds("government-any-stone"));
    for track in ["agriculture", "extraction", "architecture", "theology"] {
        let learned = asked.clone().play(&format!("learn {track}")).has_level("a", track, 1);
        // Free: only the 3 wood of the tile are gone, its stone has come.
        learned.has_blocks("a", 6, 10, 9).offers("end");
    }
    asked.refuses("no", Illegal::NoDeclining);
}

#[test]
fn z333_any_technology_twice() {
    let asked = any_track(builds("shrine-two-advances"));
    let once = any_track(asked.play("learn theology"));
    let same = once.clone().play("learn theology").has_level("a", "theology", 2);
    left(same, 0, 1, 2).offers("end");
    let other = once.play("learn extraction").has_level("a", "theology", 1).has_level("a", "extraction", 1);
    left(other, 0, 1, 2).offers("end");
}

/// Every track can be chosen, and nothing else.
fn any_track(it: Scenario) -> Scenario {
    it.offers_only(&["learn agriculture", "learn extraction", "learn architecture", "learn theology"])
}

fn steps(it: Scenario, chaac: u8, quetzalcoatl: u8, kukulkan: u8) -> Scenario {
    it.has_step("a", "chaac", chaac)
        .has_step("a", "quetzalcoatl", quetzalcoatl)
        .has_step("a", "kukulkan", kukulkan)
}

#[test]
fn z334_brown_temple() {
    steps(builds("tomb-brown-yellow"), 2, 2, 1);
    steps(builds("shrine-brown"), 3, 1, 1);
    steps(kept("w-uxmal-1", "w-uxmal-7"), 2, 1, 1);
}

#[test]
fn z335_yellow_temple() {
    steps(builds("shrine-yellow"), 1, 3, 1);
    steps(kept("w-palenque-3", "w-uxmal-7"), 1, 2, 1);
}

#[test]
fn z336_green_temple() {
    steps(builds("tomb-brown-green"), 2, 1, 2);
    steps(builds("shrine-green"), 1, 1, 3);
    steps(kept("w-yaxchilan-3", "w-uxmal-7"), 1, 1, 2);
}

#[test]
fn z337_any_temple() {
    let asked = builds("tomb-builder");
    let asked = asked.offers_only(&["climb chaac", "climb quetzalcoatl", "climb kukulkan"]);
    steps(asked.clone().play("climb chaac"), 2, 1, 1);
    steps(asked.clone().play("climb quetzalcoatl"), 1, 2, 1);
    steps(asked.play("climb kukulkan"), 1, 1, 2);
}

#[test]
fn z338_build() {
    let row = ["tomb-builder", "farm-each-a", "shrine-architecture"];
    let asked = ready(&row).play("build tomb-builder; climb chaac");
    let asked = asked.offers_only(&["build farm-each-a", "build shrine-architecture", "no"]);
    // It may be declined, and builds one building at its cost.
    left(asked.clone().play("no").offers("end"), 1, 0, 1).owns_building("a", "farm-each-a", false);
    left(asked.play("build farm-each-a").offers("end"), 5, 0, 1).owns_building("a", "farm-each-a", true);
    // As with Tikal 2, architecture serves it, and no monument can be built.
    let skilled = rich(&row).level("a", "architecture", 2);
    let skilled =
        skilled.play("pick tik 2; use tik 2; build tomb-builder").has_score("a", 2).has_corn("a", 6);
    let skilled = skilled.play("climb chaac").refuses("monument monument-tombs", Illegal::NoMonumentHere);
    skilled.play("build farm-each-a").has_score("a", 4).has_corn("a", 7);
}

#[test]
fn z339_market() {
    let asked = builds("tomb-market").has_score("a", 6).offers("sell gold").offers("buy wood").offers("no");
    left(asked.clone().play("no").offers("end"), 0, 3, 0).has_corn("a", 5);
    let traded = asked.play("sell gold; sell gold; buy wood; buy wood; no").offers("end");
    traded.has_blocks("a", 11, 6, 7).has_corn("a", 5 + 8 - 4);
}

#[test]
fn z340_any_action() {
    let asked = builds("tomb-any-action").has_score("a", 2).has_corn("a", 5);
    asked.clone().play("no").has_corn("a", 5).offers("end");
    // One corn, and the action's own price.
    asked.clone().play("use pal 1").has_corn("a", 5 - 1 + 3).offers("end");
    asked.clone().play("use yax 5").has_corn("a", 5 - 1 + 2).has_blocks("a", 7, 9, 9);
    asked
        .clone()
        .play("use tik 1; learn theology; pay wood 1")
        .has_corn("a", 4)
        .has_level("a", "theology", 1);
    asked.clone().play("use uxm 1; climb chaac").has_corn("a", 1).has_step("a", "chaac", 2);
    let chichen_itza = Illegal::OutOfReach { wheel: patolli_tzolkin::Wheel::ChichenItza, number: 1 };
    asked.refuses("use chi 1", chichen_itza);
    // With 3 corn Uxmal 1 would cost 1 + 3.
    let poor = rich(&["tomb-any-action"]).corn("a", 3).play("pick tik 2; use tik 2; build tomb-any-action");
    poor.refuses("use uxm 1", Illegal::Corn { need: 3, have: 2 });
    // Without corn there is no question.
    let none = rich(&["tomb-any-action"]).corn("a", 0).play("pick tik 2; use tik 2; build tomb-any-action");
    none.has_score("a", 2).offers("end").does_not_offer("use pal 1");
}

/// Corn that feeds three workers after seat a has built this on a food day.
fn feeds(building: &str) -> u8 {
    let at = rich(&[building]).food_day(1).hand("a", 2).corn("a", 12).corn("b", 6);
    let (workers, fed, corn, lost) =
        fed(&day::over(at.play(&format!("pick tik 2; use tik 2; build {building}; end"))), "a");
    assert_eq!((workers, fed, lost), (3, 3, 0));
    corn
}

#[test]
fn z341_one_worker_fed() {
    assert_eq!(feeds("government-agriculture"), 6);
    assert_eq!(feeds("farm-single-a"), 4);
    let start = kept("w-uxmal-3", "w-uxmal-7");
    assert_eq!(start.game().corn_to_feed(seat("a")), 4);
}

#[test]
fn z342_every_worker_less_and_with_two_such_icons_none_needs_corn() {
    assert_eq!(feeds("farm-each-a"), 3);
    let two = rich(&["farm-each-a"]).owns("a", &["farm-each-b"]).food_day(1).corn("b", 6).corn("a", 0);
    let after = two.hand("a", 4).play("pick tik 2; use tik 2; build farm-each-a; end");
    let after = day::over(after);
    assert_eq!(fed(&after, "a"), (5, 5, 0, 0));
    after.has_corn("a", 0).has_score("a", 0);
}
