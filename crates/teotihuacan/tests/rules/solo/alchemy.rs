//! The Alchemy tile: H-479 to H-485, HA-47.

use patolli_teotihuacan::{BotOutcome, PointSource};

use super::{Solo as _, bot_activates, points_from};
use crate::scenario::{Scenario, seat};

/// Two rows of three: blue, red, green columns.
const KNOWN: [&str; 6] = ["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-11"];

/// Alchemy is woken; the bot has a worker there, 1 gold and its first technology.
fn develops() -> Scenario {
    let workers = [("alchemy", 2), ("nobles", 5), ("nobles", 5)];
    let table = bot_activates("alchemy").technologies(KNOWN).has_technologies("bot", &["tech-5"]);
    table.resources("bot", 0, 0, 1).workers("bot", &workers)
}

#[test]
fn h479_one_gold_and_a_worker_there_bring_a_technology() {
    let table = develops().pass().has_outcome(BotOutcome::First).has_resources("bot", 0, 0, 1);
    // The gold spent is back: the blue step of the first technology gives what the bot has least of.
    let table = table.has_technology("bot", "tech-1", true).has_step("bot", "blue", 2);
    assert_eq!(table.game().technology_count(seat("bot")), 2);
    develops().resources("bot", 5, 5, 9).pass().has_resources("bot", 5, 6, 8);
    develops()
        .resources("bot", 2, 2, 0)
        .pass()
        .has_outcome(BotOutcome::Second)
        .has_technology("bot", "tech-1", false);
    let table = develops().workers("bot", &[("palace", 2), ("nobles", 5), ("nobles", 5)]).pass();
    table
        .has_outcome(BotOutcome::Second)
        .has_technology("bot", "tech-1", false)
        .has_resources("bot", 0, 0, 1);
}

#[test]
fn h479_one_gold_is_spent_whatever_the_technology_costs() {
    // Number 9 costs a human 2 gold.
    let table = develops()
        .has_technologies("bot", &["tech-1", "tech-3", "tech-5", "tech-7"])
        .resources("bot", 5, 5, 5);
    table.pass().has_technology("bot", "tech-9", true).has_resources("bot", 5, 5, 4);
}

#[test]
fn h479_the_lowest_number_without_any_marker() {
    develops()
        .has_technologies("p1", &["tech-1"])
        .pass()
        .has_technology("bot", "tech-3", true)
        .has_score("p1", 0);
    let table = develops().has_technologies("p1", &["tech-1", "tech-3", "tech-9"]).pass();
    table.has_technology("bot", "tech-7", true).has_technology("bot", "tech-1", false);
    let table = develops().has_technologies("p1", &["tech-1", "tech-3", "tech-7", "tech-9"]).pass();
    table.has_technology("bot", "tech-11", true);
}

#[test]
fn h480_h481_if_the_human_has_all_others_the_lowest_the_bot_lacks() {
    let table =
        develops().has_technologies("p1", &["tech-1", "tech-3", "tech-7", "tech-9", "tech-11"]).pass();
    table.has_outcome(BotOutcome::First).has_technology("bot", "tech-1", true).has_score("p1", 3);
    let table = develops().has_technologies("p1", &["tech-3", "tech-7", "tech-9", "tech-11"]);
    let table = table.has_technologies("bot", &["tech-1", "tech-3", "tech-5"]).pass();
    table.has_technology("bot", "tech-7", true).has_score("p1", 3);
}

#[test]
fn h482_the_bot_goes_up_the_temple_of_the_column() {
    // Green 9 is its furthest; the column decides nonetheless.
    develops().pass().has_temples("bot", 2, 1, 9);
    let table = develops().has_technologies("bot", &["tech-1", "tech-5"]).pass().has_temples("bot", 1, 2, 9);
    table.has_score("bot", 1);
    develops().has_technologies("bot", &["tech-1", "tech-3"]).pass().has_temples("bot", 1, 1, 10);
    develops().has_technologies("bot", &["tech-1", "tech-3", "tech-5"]).pass().has_temples("bot", 2, 1, 9);
    let table =
        develops().has_technologies("bot", &["tech-1", "tech-3", "tech-5", "tech-7", "tech-9"]).pass();
    table.has_temples("bot", 1, 1, 10);
}

#[test]
fn h483_one_worker_on_alchemy_is_powered_up_and_moves() {
    develops().pass().has_workers("bot", &[("forest", 3), ("nobles", 5), ("nobles", 5)]);
    let table = develops().workers("bot", &[("alchemy", 1), ("alchemy", 3), ("nobles", 5)]).pass();
    table.has_workers("bot", &[("alchemy", 1), ("construction", 4), ("nobles", 5)]);
    let table = develops().workers("bot", &[("alchemy", 5), ("nobles", 2), ("nobles", 2)]).pass();
    let table = table.has_workers("bot", &[("quarry", 1), ("nobles", 2), ("nobles", 2)]);
    table.has_score("bot", 5).has_avenue("bot", 2).has_light(2);
}

#[test]
fn h484_no_points_for_alchemy_nobles_decorations_and_construction() {
    let all = ["tech-1", "tech-3", "tech-9", "tech-11", "tech-15", "tech-17"];
    let knowing = |tile: &str, board| {
        let table =
            bot_activates(tile).technologies(all).has_technologies("bot", &all).temples("bot", 1, 1, 9);
        table.workers("bot", &[(board, 2), ("quarry", 5), ("quarry", 5)]).pass()
    };
    let table = knowing("nobles", "nobles").has_score("bot", 3);
    assert_eq!(points_from(&table, PointSource::Technologies), 0);
    knowing("decorations", "decorations").has_score("bot", 5).has_step("bot", "green", 10);
    // One tile, 2 stone, one step: no more worker, no discount, no second step.
    let table = knowing("construction", "construction").has_score("bot", 1 + 2).has_pyramid_track("bot", 1);
    table.has_resources("bot", 2, 0, 2).has_temples("bot", 1, 1, 10);
    let table = bot_activates("alchemy").technologies(all).has_technologies("bot", &["tech-1", "tech-3"]);
    let table = table.workers("bot", &[("alchemy", 2), ("quarry", 5), ("quarry", 5)]).pass();
    table.has_technology("bot", "tech-9", true).has_score("bot", 0);
}

#[test]
fn h484_no_goods_for_gathering_and_the_palace_and_no_power_up() {
    let all = ["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-13"];
    for (tile, board, goods) in [
        ("nobles", "forest", (2, 0, 0)),
        ("construction", "quarry", (0, 2, 0)),
        ("decorations", "gold-deposits", (0, 0, 2)),
    ] {
        let table = bot_activates(tile)
            .technologies(all)
            .has_technologies("bot", &all)
            .resources("bot", 0, 0, 0)
            .cocoa("bot", 1);
        let table = table.workers("bot", &[(board, 1), ("palace", 5), ("palace", 5)]).pass();
        let table = table.has_resources("bot", goods.0, goods.1, goods.2).has_cocoa("bot", 1);
        // The worker from the Gold Deposits passed the Palace.
        assert!(table.has_score("bot", 0).game().workers(seat("bot")).iter().any(|it| it.power == 2));
    }
}

#[test]
fn h485_without_step_1_the_weakest_worker_is_powered_up_twice_and_stays() {
    let table = bot_activates("alchemy").technologies(KNOWN).has_technologies("bot", &["tech-5"]);
    let table = table.workers("bot", &[("forest", 1), ("quarry", 2), ("nobles", 2)]).pass();
    let table = table
        .has_outcome(BotOutcome::Second)
        .has_workers("bot", &[("forest", 3), ("quarry", 2), ("nobles", 2)]);
    let table = table.has_resources("bot", 2, 2, 2).has_cocoa("bot", 0).has_score("bot", 0);
    table.has_temples("bot", 1, 1, 9).has_light(1).has_technology("bot", "tech-1", false);
    // Both on one worker, even if another is then the weakest.
    let table = develops().resources("bot", 0, 0, 0);
    let table = table.workers("bot", &[("alchemy", 2), ("quarry", 2), ("nobles", 2)]).pass();
    table.has_workers("bot", &[("alchemy", 2), ("quarry", 4), ("nobles", 2)]);
}

#[test]
fn ha47_the_second_power_up_goes_to_the_die_that_ascended() {
    let table = develops().resources("bot", 0, 0, 0);
    let table = table.workers("bot", &[("forest", 5), ("forest", 5), ("nobles", 5)]).pass();
    let table = table.has_workers("bot", &[("palace", 2), ("forest", 5), ("nobles", 5)]);
    table.has_score("bot", 5).has_avenue("bot", 2).has_light(2);
    // If the second one makes it ascend, it stays on the Palace as well.
    let table = develops().resources("bot", 0, 0, 0);
    let table = table.workers("bot", &[("forest", 4), ("nobles", 5), ("nobles", 5)]).pass();
    table.has_workers("bot", &[("palace", 1), ("nobles", 5), ("nobles", 5)]).has_score("bot", 5);
}

#[test]
fn ha47_with_every_technology_step_1_fails() {
    let table = develops()
        .has_technologies("bot", &KNOWN)
        .pass()
        .has_outcome(BotOutcome::Second)
        .has_resources("bot", 0, 0, 1);
    table.has_workers("bot", &[("alchemy", 4), ("nobles", 5), ("nobles", 5)]);
}
