//! What a decision pays and gives, told from what its seat holds before and after it.

use std::collections::BTreeMap;

use patolli_core::{Amount, Game as _, GameUi as _, Log, Seat};
use patolli_tikal::{Action, Tikal};

use crate::rules::scenario::{Scenario, scenario, seat};

type Amounts = BTreeMap<&'static str, i32>;

fn sum(amounts: Vec<Amount>) -> Amounts {
    amounts.into_iter().map(|it| (it.good, it.n)).collect()
}

/// What changes for the seat that decides, with all answers that need no thought: what it holds, and what it has still to pay.
fn outcome(table: &Scenario, notation: &str) -> Vec<(&'static str, i32)> {
    let mut game: Tikal = table.game().clone();
    let asked = game.active_seat();
    let (held, owed) = (sum(game.holdings(asked)), sum(game.outstanding(asked)));
    let action: Action = notation.parse().expect("the decision is notation");
    game.play(action, &mut Log::new()).expect("the decision is allowed");
    while let Some(forced) = game.forced() {
        game.play(forced, &mut Log::new()).expect("a forced answer is allowed");
    }
    let owed_after = sum(game.outstanding(asked));
    let mut changes: Amounts = BTreeMap::new();
    for (good, n) in sum(game.holdings(asked)) {
        *changes.entry(good).or_default() += n - held[good];
    }
    for (good, n) in owed_after {
        *changes.entry(good).or_default() += n - owed.get(good).copied().unwrap_or(0);
    }
    changes.into_iter().filter(|it| it.1 != 0).collect()
}

fn busy() -> Scenario {
    scenario(2)
        .lay("a4", "h23", 0)
        .treasures_below("h23", &["statue"])
        .members("a", "h23", 1)
        .members("a", "h03", 2)
        .members("a", "h04", 1)
        .treasure("a", "jug", 1)
        .treasure("c", "knife", 1)
}

#[test]
fn t068_t072_t086_t097_t106_t114_t123_every_action_pays_its_price() {
    let table = busy();
    assert_eq!(outcome(&table, "bring m h04"), [("ap", -1)]);
    assert_eq!(outcome(&table, "move m h04 h03"), [("ap", -2)]);
    assert_eq!(outcome(&table, "uncover h03"), [("ap", -2)]);
    assert_eq!(outcome(&table, "dig h23"), [("ap", -3), ("treasure", 1)]);
    assert_eq!(outcome(&table, "swap jug knife 1"), [("ap", -3)]);
    assert_eq!(outcome(&table, "camp h13"), [("ap", -5)]);
    assert_eq!(outcome(&table, "guard h03"), [("ap", -5)]);
    assert_eq!(outcome(&table, "end"), [("ap", -10)]);
}

#[test]
fn t039_the_points_of_a_turn_are_there_before_its_tile_lies() {
    let table = scenario(2).hand("a6");
    assert_eq!(outcome(&table, "place h23 0"), []);
    let won = scenario(2).auction().play("bid 1; pass");
    assert_eq!(outcome(&won, "take a2"), []);
    assert_eq!(sum(table.game().holdings(seat("c")))["ap"], 0);
}

#[test]
fn t139_the_end_of_a_scoring_turn_gives_its_points() {
    let table = busy().scoring(&["a", "c"]);
    // The temple is worth 1, the jug another 1.
    assert_eq!(outcome(&table, "end"), [("ap", -10), ("vp", 2)]);
}

#[test]
fn t165_t169_a_bid_that_leads_is_owed_and_one_that_wins_is_paid() {
    let table = scenario(3).auction();
    assert_eq!(outcome(&table, "bid 4"), [("vp", -4)]);
    let led = table.play("bid 4");
    assert_eq!(sum(led.game().outstanding(seat("a"))), BTreeMap::from([("vp", -4)]));
    assert_eq!(led.game().outstanding(seat("c")), []);
    assert_eq!(outcome(&led, "bid 5"), [("vp", -5)]);
    assert_eq!(outcome(&led, "pass"), []);
    // Nobody can outbid it, so the turn and its ten points are won at once.
    let poor = scenario(2).auction().score("c", 3);
    assert_eq!(outcome(&poor, "bid 3"), [("ap", 10), ("vp", -3)]);
    // The other one cannot bid at all, so who passes first has the turn for nothing.
    let free = scenario(2).auction().score("c", 0);
    assert_eq!(outcome(&free, "pass"), [("ap", 10)]);
}

#[test]
fn what_is_held_and_owed_depends_on_nothing_hidden() {
    let table = busy();
    let mut rng = patolli_core::Seed::from(3).rng();
    for _ in 0..20 {
        let other = table.game().redeal(seat("a"), &mut rng);
        for seat in Seat::all(2) {
            assert_eq!(other.holdings(seat), table.game().holdings(seat));
            assert_eq!(other.outstanding(seat), table.game().outstanding(seat));
        }
    }
}
