//! The market: Z-182 to Z-184, ZEA-32.
//!
//! In one visit a kind of block is either sold or bought (ZA-53): doing both would only lead back. Every
//! balance that trading can reach is reached this way, and the order of the trades leaves no trace.

use std::ops::ControlFlow;

use patolli_core::{Log, Message, RuleId, Seat, TaskRules, Visit};

use crate::{
    Action, Block, Event, Illegal, IndexSet, Lapse, Outstanding, Tzolkin, data::market_rate, rules::trade,
    task::Market,
};

impl Market {
    /// A visit without a trade so far, which may be left (Z-182).
    pub(crate) const fn visit() -> Self {
        Self { sold: IndexSet::EMPTY, bought: IndexSet::EMPTY, must: false }
    }

    /// A visit without a trade so far, in which at least one must be made (ZEA-32).
    pub(crate) const fn required_visit() -> Self {
        Self { must: true, ..Self::visit() }
    }

    /// ZEA-32, ZA-53: where something must be traded, the only kind traded so far may go the other way, which
    /// ends the visit.
    fn may_trade_back(self, game: &Tzolkin, block: Block) -> bool {
        self.must
            && game.trades_back()
            && self.sold.is_disjoint(self.bought)
            && self.sold.union(self.bought) == IndexSet::only(block.index())
    }

    fn check_sell(self, game: &Tzolkin, seat: Seat, block: Block) -> Result<(), Illegal> {
        if self.bought.has(block.index()) && !self.may_trade_back(game, block) {
            return Err(Illegal::BoughtHere { block });
        }
        trade::check_stock(game, seat, block)
    }

    fn check_buy(self, game: &Tzolkin, seat: Seat, block: Block) -> Result<(), Illegal> {
        if self.sold.has(block.index()) && !self.may_trade_back(game, block) {
            return Err(Illegal::SoldHere { block });
        }
        let (need, have) = (game.buying_price(block), game.corn(seat));
        if have >= u16::from(need) { Ok(()) } else { Err(Illegal::Corn { need, have }) }
    }
}

impl TaskRules<Tzolkin> for Market {
    fn is_question(self, game: &Tzolkin, seat: Seat) -> bool {
        trade::can_trade(game, seat, game.corn(seat))
    }

    fn carry_out(self, _game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Lapsed { seat, what: Lapse::Market, n: 1, stage: None });
    }

    fn each_answer(self, _game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        Block::ALL.into_iter().try_for_each(|block| visit(Action::Sell { block }))?;
        Block::ALL.into_iter().try_for_each(|block| visit(Action::Buy { block }))?;
        visit(Action::Decline)
    }

    fn check(self, game: &Tzolkin, seat: Seat, action: Action) -> Result<(), Illegal> {
        if let Action::Sell { block } = action {
            return self.check_sell(game, seat, block);
        }
        let Action::Buy { block } = action else { return Err(Illegal::NotNow) };
        self.check_buy(game, seat, block)
    }

    /// One trade; the next may follow unless this one went back.
    fn apply(self, game: &mut Tzolkin, seat: Seat, action: Action, log: &mut Log<Event>) {
        if let Action::Sell { block } = action {
            trade::sell(game, seat, block);
            log.push(Event::Sold { seat, block, corn: market_rate(block) });
            if !self.bought.has(block.index()) {
                game.push_task(seat, Self { sold: self.sold.with(block.index()), ..self });
            }
        } else if let Action::Buy { block } = action {
            trade::buy(game, seat, block, log);
            if !self.sold.has(block.index()) {
                game.push_task(seat, Self { bought: self.bought.with(block.index()), ..self });
            }
        }
    }

    fn check_decline(self, _game: &Tzolkin, _seat: Seat) -> Result<(), Illegal> {
        if self.must && self.sold.union(self.bought).is_empty() { Err(Illegal::MustTrade) } else { Ok(()) }
    }

    fn ask(self, game: &Tzolkin, seat: Seat) -> Message {
        Message::new("ask-market").number("corn", game.corn(seat))
    }

    fn decline_label(self, _game: &Tzolkin, _seat: Seat) -> Message {
        Message::new("do-market-done")
    }

    fn each_near_miss(self, game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        game.each_answer_but_declining(visit)
    }

    /// Sales come first, and kinds of blocks in their order.
    fn is_redundant(self, game: &Tzolkin, _seat: Seat, action: Action) -> bool {
        if let Action::Sell { block } = action {
            return !self.may_trade_back(game, block)
                && (!self.bought.is_empty() || self.sold.has_after(block.index()));
        }
        matches!(action, Action::Buy { block } if self.bought.has_after(block.index()))
    }

    fn broken_rule(self, _game: &Tzolkin, _seat: Seat, _action: Action, reason: &Illegal) -> Option<RuleId> {
        if matches!(reason, Illegal::Corn { .. }) {
            return Some("Z-183");
        }
        matches!(reason, Illegal::Blocks { .. }).then_some("Z-182")
    }

    fn add_outstanding(self, _game: &Tzolkin, _seat: Seat, outstanding: &mut Outstanding) {
        outstanding.markets += 1;
    }

    fn is_possible(self, _game: &Tzolkin, _seat: Seat) -> bool {
        self.sold.union(self.bought).is_subset_of(IndexSet::BLOCKS) && self.sold.is_disjoint(self.bought)
    }
}
