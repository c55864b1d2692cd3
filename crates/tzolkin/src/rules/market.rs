//! The market: Z-182 to Z-184.
//!
//! In one visit a kind of block is either sold or bought (ZA-53): doing both would only lead back. Every balance that trading
//! can reach is reached this way, and the order of the trades leaves no trace.

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use super::gain;
use crate::{
    Action, Block, Blocks, Event, Illegal, Tzolkin,
    data::{Prophecy, market_rate},
    task::{PendingTask, Task},
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

pub(super) fn check_sell(game: &Tzolkin, due: PendingTask, block: Block) -> Result<(), Illegal> {
    if let Task::Market { bought, .. } = due.task
        && bought & bit(block) != 0
        && !trades_back(game, due.task, block)
    {
        return Err(Illegal::BoughtHere { block });
    }
    check_stock(game, due.seat, block)
}

/// Whether a seat has a block of this kind to sell.
pub(super) fn check_stock(game: &Tzolkin, seat: Seat, block: Block) -> Result<(), Illegal> {
    gain::check_blocks(game.blocks(seat), Blocks::one(block))
}

pub(super) fn check_buy(game: &Tzolkin, due: PendingTask, block: Block) -> Result<(), Illegal> {
    if let Task::Market { sold, .. } = due.task
        && sold & bit(block) != 0
        && !trades_back(game, due.task, block)
    {
        return Err(Illegal::SoldHere { block });
    }
    let (need, have) = (game.buying_price(block), game.corn(due.seat));
    if have >= u16::from(need) { Ok(()) } else { Err(Illegal::Corn { need, have }) }
}

/// ZEA-32, ZA-53: where something must be traded, the only kind traded so far may go the other way, which ends the visit.
pub(super) fn trades_back(game: &Tzolkin, task: Task, block: Block) -> bool {
    let Task::Market { sold, bought, must: true } = task else { return false };
    game.trades_back() && sold & bought == 0 && sold | bought == bit(block)
}

const fn bit(block: Block) -> u8 {
    1 << block.index()
}

/// One trade; the next may follow unless this one went back.
pub(super) fn apply(game: &mut Tzolkin, seat: Seat, task: Task, action: Action, log: &mut Log<Event>) {
    let Task::Market { sold, bought, must } = task else { return };
    let (next, back) = match action {
        Action::Sell { block } => {
            let back = bought & bit(block) != 0;
            exchange(game, seat, block);
            log.push(Event::Sold { seat, block, corn: market_rate(block) });
            (Task::Market { sold: sold | bit(block), bought, must }, back)
        }
        Action::Buy { block } => {
            buy(game, seat, block, log);
            (Task::Market { sold, bought: bought | bit(block), must }, sold & bit(block) != 0)
        }
        _ => return,
    };
    if !back {
        game.push_task(seat, next);
    }
}

/// A block for its corn.
pub(super) fn exchange(game: &mut Tzolkin, seat: Seat, block: Block) {
    let player = game.player_mut(seat);
    player.blocks = player.blocks.minus(Blocks::one(block));
    player.corn += u16::from(market_rate(block));
}

fn buy(game: &mut Tzolkin, seat: Seat, block: Block, log: &mut Log<Event>) {
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
