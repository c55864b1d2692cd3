//! Blocks for corn and corn for blocks: Z-183, ZEA-13.

use patolli_core::{Log, Seat};

use super::gain;
use crate::{
    Block, Blocks, Event, Illegal, Tzolkin,
    data::{Prophecy, market_rate},
};

/// Whether any trade is possible with so much corn.
pub(super) fn can_trade(game: &Tzolkin, seat: Seat, corn: u16) -> bool {
    game.blocks(seat).total() > 0 || corn >= u16::from(market_rate(Block::Wood))
}

/// Whether a seat has a block of this kind to sell.
pub(super) fn check_stock(game: &Tzolkin, seat: Seat, block: Block) -> Result<(), Illegal> {
    gain::check_blocks(game.blocks(seat), Blocks::one(block))
}

/// A block for its corn.
pub(super) fn sell(game: &mut Tzolkin, seat: Seat, block: Block) {
    let player = game.player_mut(seat);
    player.blocks = player.blocks.minus(Blocks::one(block));
    player.corn += u16::from(market_rate(block));
}

/// Corn for a block.
pub(super) fn buy(game: &mut Tzolkin, seat: Seat, block: Block, log: &mut Log<Event>) {
    let corn = game.buying_price(block);
    let player = game.player_mut(seat);
    player.corn -= u16::from(corn);
    player.blocks = player.blocks.plus(Blocks::one(block));
    log.push(Event::Bought { seat, block, corn });
}

impl Tzolkin {
    /// What a block costs at the market (Z-183, ZEA-13).
    pub(crate) fn buying_price(&self, block: Block) -> u8 {
        let dear = block == Block::Gold && self.is_in_force(Prophecy::GoldShortage);
        market_rate(block) + u8::from(dear)
    }
}
