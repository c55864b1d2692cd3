//! The market: Z-182 to Z-184.
//!
//! In one visit a kind of block is either sold or bought: doing both would only lead back. Every balance that trading
//! can reach is reached this way, and the order of the trades leaves no trace.

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use super::gain;
use crate::{
    Action, Block, Blocks, Event, Illegal, Tzolkin,
    data::{Prophecy, market_rate},
};

pub(super) fn candidates(visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    Block::ALL.into_iter().try_for_each(|block| visit(Action::Sell { block }))?;
    Block::ALL.into_iter().try_for_each(|block| visit(Action::Buy { block }))
}

/// Whether any trade is possible.
pub(super) fn is_open(game: &Tzolkin, seat: Seat) -> bool {
    can_trade(game, seat, game.corn(seat))
}

/// Whether any trade is possible with so much corn.
pub(super) fn can_trade(game: &Tzolkin, seat: Seat, corn: u16) -> bool {
    game.blocks(seat).total() > 0 || corn >= u16::from(market_rate(Block::Wood))
}

pub(super) fn check_sell(game: &Tzolkin, seat: Seat, bought: u8, block: Block) -> Result<(), Illegal> {
    if bought & (1 << block.index()) != 0 {
        return Err(Illegal::BoughtHere { block });
    }
    gain::lacking(game.blocks(seat), Blocks::one(block))
}

pub(super) fn check_buy(game: &Tzolkin, seat: Seat, sold: u8, block: Block) -> Result<(), Illegal> {
    if sold & (1 << block.index()) != 0 {
        return Err(Illegal::SoldHere { block });
    }
    let (need, have) = (game.buying_price(block), game.corn(seat));
    if have >= u16::from(need) { Ok(()) } else { Err(Illegal::Corn { need, have }) }
}

pub(super) fn sell(game: &mut Tzolkin, seat: Seat, block: Block, log: &mut Log<Event>) {
    exchange(game, seat, block);
    log.push(Event::Sold { seat, block, corn: market_rate(block) });
}

/// A block for its corn.
pub(super) fn exchange(game: &mut Tzolkin, seat: Seat, block: Block) {
    let player = game.player_mut(seat);
    player.blocks = player.blocks.less(Blocks::one(block));
    player.corn += u16::from(market_rate(block));
}

pub(super) fn buy(game: &mut Tzolkin, seat: Seat, block: Block, log: &mut Log<Event>) {
    let corn = game.buying_price(block);
    let player = game.player_mut(seat);
    player.corn -= u16::from(corn);
    player.blocks = player.blocks.and(Blocks::one(block));
    log.push(Event::Bought { seat, block, corn });
}

impl Tzolkin {
    /// What a block costs at the market (Z-183, ZEA-13).
    pub(crate) fn buying_price(&self, block: Block) -> u8 {
        let dear = block == Block::Gold && self.suffers(Prophecy::GoldShortage);
        market_rate(block) + u8::from(dear)
    }
}
