//! Rewards in the middle of an epoch: Z-300 to Z-304, ZA-16, ZA-36.

use patolli_tzolkin::{Blocks, Event, Goods, Temple, Tzolkin};

use super::day::{self, letter};
use crate::scenario::{Scenario, scenario, seat};

/// A food day of goods, with corn enough for all.
fn goods_day(seats: u8) -> Scenario {
    let day = scenario(seats).food_day(1);
    ["a", "b", "c", "d"].into_iter().take(seats.into()).fold(day, |it, who| it.corn(who, 6))
}

#[test]
fn z300_a_food_day_in_the_middle_of_an_epoch_gives_blocks_and_skulls() {
    for number in [1, 3] {
        let at = scenario(2).second_epoch().food_day(number).corn("a", 6).corn("b", 6);
        let at = at.step("a", "chaac", 6).step("a", "quetzalcoatl", 8).step("a", "kukulkan", 7);
        // And no points, neither of steps nor of the highest place.
        day::over(at).has_blocks("a", 2, 2, 2).has_skulls("a", 1).has_score("a", 0).has_score("b", 0);
    }
}

/// What a marker on a step of a temple brings.
fn brings(temple: &str, step: u8) -> (Blocks, u8) {
    let after = day::over(goods_day(2).step("a", temple, step));
    (after.game().blocks(seat("a")), after.game().skulls_of(seat("a")))
}

#[test]
fn z301_z302_the_own_step_and_all_lower_ones_count() {
    let wood = |n, skulls| (Blocks::new(n, 0, 0), skulls);
    let stone = |n| (Blocks::new(0, n, 0), 0);
    let gold = |n| (Blocks::new(0, 0, n), 0);
    let chaac = [0, 0, 1, 1, 2, 2, 2].map(stone);
    let quetzalcoatl = [0, 0, 0, 1, 1, 2, 2, 2, 2].map(gold);
    let kukulkan =
        [wood(0, 0), wood(0, 0), wood(1, 0), wood(1, 0), wood(2, 0), wood(2, 1), wood(2, 1), wood(2, 1)];
    let all: [(&str, &[(Blocks, u8)]); 3] =
        [("chaac", &chaac), ("quetzalcoatl", &quetzalcoatl), ("kukulkan", &kukulkan)];
    for (temple, steps) in all {
        for (step, expected) in (0..).zip(steps) {
            assert_eq!(brings(temple, step), *expected, "{temple} {step}");
        }
    }
    // Each player by the own marker, several on one step each in full.
    let both = goods_day(2).step("a", "chaac", 4).step("b", "chaac", 4);
    day::over(both).has_blocks("a", 0, 2, 0).has_blocks("b", 0, 2, 0);
}

#[test]
fn z303_the_temples_are_resolved_one_after_the_other() {
    let mut at = goods_day(2);
    for who in ["a", "b"] {
        at = at.step(who, "chaac", 2).step(who, "quetzalcoatl", 3).step(who, "kukulkan", 2);
    }
    let after = day::over(at);
    let gained: Vec<_> = after
        .events()
        .iter()
        .filter_map(|it| match *it {
            Event::Gained { seat, goods, .. } => Some((letter(seat), goods)),
            _ => None,
        })
        .collect();
    let (stone, gold, wood) = (Goods::blocks(0, 1, 0), Goods::blocks(0, 0, 1), Goods::blocks(1, 0, 0));
    assert_eq!(gained, [("a", stone), ("b", stone), ("a", gold), ("b", gold), ("a", wood), ("b", wood)]);
}

/// Three players of whom two stand on or above the skull of the green temple, with this supply of skulls.
fn shortage(supply: u8) -> Scenario {
    let at = goods_day(3).step("a", "kukulkan", 5).step("b", "kukulkan", 6).step("c", "kukulkan", 4);
    day::over(at.skulls("c", 13 - supply)).shows("there are 13", all_skulls, 13)
}

fn all_skulls(game: &Tzolkin) -> u8 {
    ["a", "b", "c"].iter().map(|it| game.skulls_of(seat(it))).sum::<u8>() + game.skulls()
}

#[test]
fn z304_with_too_few_skulls_for_all_nobody_gets_one() {
    shortage(1).has_skulls("a", 0).has_skulls("b", 0).shows("supply", Tzolkin::skulls, 1);
    shortage(2).has_skulls("a", 1).has_skulls("b", 1).shows("supply", Tzolkin::skulls, 0);
    shortage(3).has_skulls("a", 1).has_skulls("b", 1).shows("supply", Tzolkin::skulls, 1);
    shortage(0).has_skulls("a", 0).has_skulls("b", 0);
}

#[test]
fn z304_skulls_lying_at_chichen_itza_or_held_are_not_in_the_supply() {
    let at = goods_day(2).step("a", "kukulkan", 5).step("b", "kukulkan", 7).skulls("a", 3);
    let at = at.offerings(&[1, 2, 3, 4, 5, 6, 7, 8, 9]);
    day::over(at).has_skulls("a", 3).has_skulls("b", 0).shows("supply", Tzolkin::skulls, 1);
}

#[test]
fn za16_all_players_skulls_are_added_up_and_other_goods_are_given_normally() {
    let short = shortage(1);
    assert!(short.events().contains(&Event::SkullsShort { temple: Temple::Kukulkan }));
    let short = short.has_blocks("a", 2, 0, 0).has_blocks("b", 2, 0, 0).has_blocks("c", 2, 0, 0);
    assert!(short.game().skulls_of(seat("c")) == 12, "whoever has skulls keeps them");
    // One player on the step needs one skull only.
    let alone = goods_day(3).step("b", "kukulkan", 5).skulls("c", 12);
    let alone = day::over(alone).has_skulls("b", 1).shows("supply", Tzolkin::skulls, 0);
    assert!(!alone.events().iter().any(|it| matches!(it, Event::SkullsShort { .. })));
}

#[test]
fn za36_the_order_of_players_in_phase_two_changes_nothing() {
    let outcome = |first: &str| {
        let at = goods_day(3).start_player(first).to_move(first).skulls("c", 12);
        let at = at.step("a", "kukulkan", 5).step("b", "kukulkan", 5).step("c", "chaac", 2).corn("a", 4);
        let after = day::over(at);
        ["a", "b", "c"].map(seat).map(|it| {
            let game = after.game();
            (game.score(it), game.corn(it), game.blocks(it), game.skulls_of(it))
        })
    };
    assert_eq!(outcome("a"), outcome("b"));
    assert_eq!(outcome("a"), outcome("c"));
    // The turn order is that in which it is shown.
    let shown = day::over(goods_day(3).start_player("b").to_move("b"));
    let fed = shown.events().iter().filter_map(|it| match it {
        Event::Fed { seat, .. } => Some(letter(*seat)),
        _ => None,
    });
    assert_eq!(fed.collect::<Vec<_>>(), ["b", "c", "a"]);
}
