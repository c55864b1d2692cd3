//! The market, Uxmal 2: Z-182 to Z-184, ZX-10.

use patolli_tzolkin::{Block, Illegal, data::market_rate};

use super::{components, number, on, same};
use crate::scenario::Scenario;

fn market(corn: u16, [wood, stone, gold]: [u16; 3]) -> Scenario {
    on("uxm", 2).corn("a", corn).blocks("a", wood, stone, gold).play("pick uxm 2; use uxm 2")
}

#[test]
fn z182_blocks_and_corn_change_both_ways_as_often_as_wanted() {
    market(1, [3, 2, 0])
        .offers_only(&["sell wood", "sell stone", "no"])
        .play("sell wood; sell wood; sell wood; buy gold; sell stone; sell stone; buy gold; no")
        .has_blocks("a", 0, 0, 2)
        .has_corn("a", 1 + 3 * 2 - 4 + 2 * 3 - 4)
        .offers("end");
    // Also not at all, and a second visit may turn it all back.
    market(9, [1, 1, 1]).play("no").has_corn("a", 9).has_blocks("a", 1, 1, 1);
    on("uxm", 2)
        .worker("a", "uxm", 6)
        .blocks("a", 0, 0, 1)
        .play("pick uxm 2; use uxm 2; sell gold; no; pick uxm 6; use uxm 2; buy gold")
        .has_corn("a", 0)
        .has_blocks("a", 0, 0, 1);
}

#[test]
fn z182_the_order_of_trades_leaves_no_trace() {
    let trades = |text: &str| market(4, [1, 1, 0]).play(text);
    same(&trades("sell wood; sell stone; buy gold"), &trades("buy gold; sell stone; sell wood"));
    same(&trades("sell wood; buy gold; no"), &trades("buy gold; sell wood; no"));
    // A kind goes one way in a visit: the other way would only lead back.
    trades("sell wood").refuses("buy wood", Illegal::SoldHere { block: Block::Wood });
    trades("buy gold").refuses("sell gold", Illegal::BoughtHere { block: Block::Gold });
}

#[test]
fn z183_wood_is_worth_two_corn_stone_three_gold_four() {
    for (block, held, rate) in [("wood", [1, 0, 0], 2), ("stone", [0, 1, 0], 3), ("gold", [0, 0, 1], 4)] {
        market(0, held).play(&format!("sell {block}")).has_corn("a", rate).has_blocks("a", 0, 0, 0);
        let buy = format!("buy {block}");
        market(rate, [0; 3]).play(&buy).has_corn("a", 0).has_blocks("a", held[0], held[1], held[2]);
        // One corn too few, with something else to sell.
        let need = u8::try_from(rate).expect("small");
        let other = if block == "wood" { [0, 1, 0] } else { [1, 0, 0] };
        market(rate - 1, other).refuses(&buy, Illegal::Corn { need, have: rate - 1 });
    }
}

#[test]
fn z183_the_rates_are_those_of_the_component_list() {
    let list = components();
    for block in Block::ALL {
        let listed = number(&list["market"]["corn_per_block"][block.key()]);
        assert_eq!(market_rate(block), listed, "{block}");
    }
}

#[test]
fn z184_skulls_are_not_traded() {
    // With skulls alone there is nothing to trade.
    on("uxm", 2).skulls("a", 5).corn("a", 1).play("pick uxm 2; use uxm 2").offers("end").has_skulls("a", 5);
    let goods = on("uxm", 2).skulls("a", 5).corn("a", 9).blocks("a", 1, 1, 1);
    goods.play("pick uxm 2; use uxm 2").offers_only(&[
        "sell wood",
        "sell stone",
        "sell gold",
        "buy wood",
        "buy stone",
        "buy gold",
        "no",
    ]);
}

#[test]
fn zx10_zd14_the_printed_exchanges() {
    market(0, [0, 0, 2]).play("sell gold; sell gold; buy wood; no").has_corn("a", 6).has_blocks("a", 1, 0, 0);
    market(8, [1, 0, 0])
        .play("sell wood; buy stone; buy stone; buy gold")
        .has_corn("a", 0)
        .has_blocks("a", 0, 2, 1);
    market(22, [0, 0, 0])
        .play("buy wood; buy wood; buy wood; buy gold; buy gold; buy gold; buy gold")
        .has_corn("a", 0)
        .has_blocks("a", 3, 0, 4);
}

#[test]
fn zx10_zd14_the_printed_exchanges_turned_round() {
    market(6, [1, 0, 0]).play("sell wood; buy gold; buy gold").has_corn("a", 0).has_blocks("a", 0, 0, 2);
    market(0, [0, 2, 1])
        .play("sell stone; sell stone; sell gold; buy wood; no")
        .has_corn("a", 8)
        .has_blocks("a", 1, 0, 0);
    market(0, [3, 0, 4])
        .play("sell wood; sell wood; sell wood; sell gold; sell gold; sell gold; sell gold; no")
        .has_corn("a", 22)
        .has_blocks("a", 0, 0, 0);
}
