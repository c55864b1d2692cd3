//! What decisions cost and bring: what a seat holds and is still owed, before and after, as the catalogue tells it.

use patolli_core::{Amount, Game as _, GameUi as _, Log};
use patolli_teotihuacan::{Action, Teotihuacan};

use crate::scenario::{Scenario, read, scenario, seat};

/// What p1 gains (positive) and pays (negative) by a decision and the answers after it that need no thought.
fn outcome(table: &Scenario, notation: &str) -> Vec<(&'static str, i32)> {
    let before = table.game();
    let mut after = before.clone();
    after.play(read::<Action>(notation), &mut Log::off()).unwrap_or_else(|why| panic!("`{notation}`: {why}"));
    while let Some(forced) = after.forced() {
        after.apply(forced, &mut Log::off());
    }
    let n = |amounts: &[Amount], good: &str| {
        amounts.iter().filter(|it| it.good == good).map(|it| it.n).sum::<i32>()
    };
    let held = |it: &Teotihuacan| it.holdings(seat("p1"));
    let mut found: Vec<(&str, i32)> =
        held(&after).iter().map(|it| (it.good, it.n - n(&held(before), it.good))).collect();
    for it in after.outstanding(seat("p1")) {
        let added = it.n - n(&before.outstanding(seat("p1")), it.good);
        if added.signum() == it.n.signum() {
            match found.iter_mut().find(|known| known.0 == it.good) {
                Some(known) => known.1 += added,
                None => found.push((it.good, added)),
            }
        }
    }
    found.retain(|it| it.1 != 0);
    found.sort_unstable();
    found
}

fn arrived(board: &str, power: u8) -> Scenario {
    let away = [("palace", 1); 3];
    let table = scenario(4).workers("p2", &away).workers("p3", &away).workers("p4", &away);
    let table = table.technologies(["tech-1", "tech-3", "tech-5", "tech-7", "tech-13", "tech-15"]);
    table.workers("p1", &[("forest", 1), ("forest", 1)]).arrived(board, &[power])
}

#[test]
fn ha55_a_barred_step_brings_nothing() {
    let table = arrived("decorations", 1).step("p1", "green", 10).step("p2", "green", 11);
    let table = table.play("worship decorations ability");
    assert_eq!(outcome(&table, "climb green"), []);
    assert_eq!(outcome(&table, "climb red"), [("t-red", 1), ("vp", 1)]);
    assert_eq!(outcome(&table, "climb blue"), [("resource", 1), ("t-blue", 1)]);
}

#[test]
fn h171_the_penultimate_step_brings_the_bonus_tile() {
    let table = arrived("quarry", 1).step("p1", "green", 9).play("worship quarry ability");
    assert_eq!(outcome(&table, "climb green"), [("t-green", 1), ("temple-bonus", 1)]);
}

#[test]
fn h339_a_bought_power_up_costs_a_cocoa() {
    let table = arrived("quarry", 1)
        .has_technologies("p1", &["tech-13"])
        .cocoa("p1", 2)
        .play("main; power-up quarry 1");
    assert_eq!(outcome(&table, "power-up quarry 2"), [("cocoa", -1)]);
}

#[test]
fn h144_the_price_of_the_tile_that_comes_first() {
    let table = arrived("quarry", 1).cocoa("p1", 3).resources("p1", 1, 0, 0).discovery("quarry", "mask-2");
    assert_eq!(outcome(&table, "worship quarry tile-ability"), [("cocoa", -2), ("t-green", 1), ("wood", -1)]);
    // After the ability the price is a question of its own.
    assert_eq!(outcome(&table, "worship quarry ability-tile"), [("cocoa", -1), ("t-green", 1)]);
    assert_eq!(outcome(&table, "worship quarry tile"), [("cocoa", -1), ("wood", -1)]);
}

#[test]
fn h207_a_main_action_on_nobles_costs_wood() {
    // One row: the house is built at once.
    let table = arrived("nobles", 1).resources("p1", 3, 0, 0);
    let found = outcome(&table, "main");
    assert!(found.contains(&("wood", -2)) && found.contains(&("avenue", 1)), "{found:?}");
    assert!(found.iter().any(|it| it.0 == "vp"), "{found:?}");
    // Two rows to choose from: the price is known already.
    let table = arrived("nobles", 1).resources("p1", 3, 0, 0).workers("p1", &[("nobles", 1), ("nobles", 1)]);
    let table = table.cocoa("p1", 1).houses(0, 0, 3);
    assert_eq!(outcome(&table, "main"), [("avenue", 1), ("cocoa", -1), ("wood", -2)]);
}

#[test]
fn h335_h336_gathering_brings_what_technologies_add() {
    let table = arrived("quarry", 2).has_technologies("p1", &["tech-5", "tech-7"]);
    // The only worker is powered up without a question.
    assert_eq!(outcome(&table, "main"), [("cocoa", 1), ("stone", 2), ("vp", 1)]);
    let two = arrived("quarry", 2).workers("p1", &[("quarry", 3), ("forest", 1)]).cocoa("p1", 1);
    assert_eq!(outcome(&two, "main"), [("cocoa", -1), ("power-up", 1), ("stone", 2)]);
}

#[test]
fn h302_wages_take_no_more_points_than_there_are() {
    let table = scenario(2).cocoa("p1", 1).last_round().pass().pass();
    let points = i32::from(table.game().score(seat("p1")));
    assert_eq!(
        outcome(&table, "wages 1"),
        [("cocoa", -1), ("vp", -points.min(6))].into_iter().filter(|it| it.1 != 0).collect::<Vec<_>>()
    );
    let table = scenario(2).cocoa("p1", 2).score("p1", 4).last_round().pass().pass();
    assert_eq!(outcome(&table, "wages 1"), [("cocoa", -1), ("vp", -4)]);
    assert_eq!(outcome(&table, "wages 3"), [("cocoa", -3)]);
}

#[test]
fn tiles_unlocking_and_ascensions() {
    let table =
        scenario(4).owns("p1", "four-cocoa").owns("p1", "two-power-ups").owns("p1", "tile-temple-blue");
    let table = table.owns("p1", "three-resources").owns("p1", "score-4-vp").cocoa("p1", 3);
    let table = table.worships("p1", "quarry", 1).workers("p1", &[("palace", 5), ("forest", 1)]);
    assert_eq!(outcome(&table, "use four-cocoa"), [("cocoa", 4)]);
    assert_eq!(outcome(&table, "use two-power-ups"), [("power-up", 2)]);
    assert_eq!(outcome(&table, "use tile-temple-blue"), [("t-blue", 1)]);
    assert_eq!(outcome(&table, "use three-resources"), [("resource", 3)]);
    assert_eq!(outcome(&table, "use score-4-vp"), [("vp", 4)]);
    assert_eq!(outcome(&table, "unlock"), [("cocoa", -3)]);
    let table = table.play("use two-power-ups");
    assert_eq!(outcome(&table, "power-up palace 5"), [("ascension", 1), ("avenue", 1)]);
    let table = table.play("power-up palace 5");
    assert_eq!(outcome(&table, "ascend temples"), [("cocoa", -3), ("t-any", 2)]);
    assert_eq!(outcome(&table, "ascend worker"), [("cocoa", 2), ("worker", 1)]);
    assert_eq!(outcome(&table, "ascend vp"), [("vp", 5)]);
}

#[test]
fn royal_tiles() {
    let court = |royals: [&str; 3], space: &str| {
        let table = arrived("palace", 3).royals(royals).cocoa("p1", 3).resources("p1", 2, 0, 0);
        table.play(&format!("worship {space} ability"))
    };
    let trade = court(["royal-1", "royal-2", "royal-9"], "palace-2");
    assert_eq!(outcome(&trade, "trade 2"), [("cocoa", -2), ("stone", 2), ("wood", 2)]);
    let sale = court(["royal-3", "royal-2", "royal-9"], "palace-1");
    assert_eq!(outcome(&sale, "pay wood 2"), [("cocoa", 4), ("wood", -2)]);
    let exchange = court(["royal-1", "royal-7", "royal-9"], "palace-2");
    assert_eq!(outcome(&exchange, "pay wood 1"), [("cocoa", -1), ("resource", 3), ("wood", -1)]);
    let steps = court(["royal-8", "royal-2", "royal-9"], "palace-1");
    assert_eq!(
        outcome(&steps, "climb green"),
        [("t-green", 1)],
        "a cocoa for the step, a cocoa from the step"
    );
    assert_eq!(outcome(&steps, "climb red"), [("cocoa", -1), ("t-red", 1), ("vp", 1)]);
}
