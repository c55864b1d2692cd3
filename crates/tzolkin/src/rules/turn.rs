//! The turn: begging, placing or picking up, and its end (Z-072 to Z-083), with what tribes add.

use std::ops::ControlFlow;

use patolli_core::{Game as _, Log, Seat, Visit};

use super::{beg, building_row, calendar, pick, place, quick, trade, turn_start};
use crate::{
    Action, Block, Event, Illegal, TurnState, Tzolkin,
    data::{Tribe, market_rate},
    task::PendingTask,
    turn::QuickState,
};

pub(super) fn candidates(game: &Tzolkin, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    beg::candidates(game, visit)?;
    place::candidates(game, visit)?;
    pick::candidates(game, visit)?;
    if game.turn.quick == QuickState::Due {
        visit(Action::Quick)?;
    }
    visit(Action::End)?;
    tribe_sale_candidates(game, game.turn.seat, visit)
}

pub(super) fn check(game: &Tzolkin, action: Action) -> Result<(), Illegal> {
    if let Action::Place { placement } = action {
        place::check(game, placement)
    } else if let Action::Pick { wheel, position } = action {
        pick::check(game, wheel, position)
    } else if let Action::Sell { block } = action {
        check_sale(game, game.turn.seat, block)
    } else if action == Action::Beg {
        beg::check(game)
    } else if action == Action::Quick {
        quick::check(game)
    } else if action == Action::End {
        check_end(game)
    } else {
        Err(Illegal::NotNow)
    }
}

pub(super) fn apply(game: &mut Tzolkin, action: Action, log: &mut Log<Event>) {
    if let Action::Place { placement } = action {
        place::apply(game, placement, log);
    } else if let Action::Pick { wheel, position } = action {
        pick::apply(game, wheel, position, log);
    } else if let Action::Sell { block } = action {
        apply_sale(game, game.turn.seat, block, log);
    } else if action == Action::Beg {
        beg::apply(game, log);
    } else if action == Action::Quick {
        quick::apply(game, log);
    } else if action == Action::End {
        end_turn(game, log);
    }
}

fn check_end(game: &Tzolkin) -> Result<(), Illegal> {
    // Z-079, Z-081, ZE-023.
    if game.turn.state == TurnState::Open && !game.leads(game.turn.seat, Tribe::Ahmakiq) {
        return Err(Illegal::NothingDone);
    }
    // ZE-142, ZEA-54.
    if game.turn.quick == QuickState::Due && quick::check(game).is_ok() {
        return Err(Illegal::QuickActionOutstanding);
    }
    Ok(())
}

fn end_turn(game: &mut Tzolkin, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    if game.turn.state == TurnState::Open {
        log.push(Event::Passed { seat });
    }
    if game.turn.quick == QuickState::Due {
        log.push(Event::QuickLapsed { seat });
    }
    building_row::refill(game, None, log);
    calendar::collect_teeth_corn(game, log);
    let next = seat.next(game.options.seats);
    if next == game.start_player {
        calendar::end_round(game, log);
    } else {
        turn_start::begin_turn(game, next, log);
    }
}

/// ZE-048: Xaman Ek sells at any question of the own turn.
pub(super) fn sale_candidates(
    game: &Tzolkin,
    due: PendingTask,
    visit: &mut Visit<'_, Action>,
) -> ControlFlow<()> {
    if due.task.is_interrupted_by_sale() {
        tribe_sale_candidates(game, due.seat, visit)
    } else {
        ControlFlow::Continue(())
    }
}

fn tribe_sale_candidates(game: &Tzolkin, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    if game.can_sell(seat) {
        Block::ALL.into_iter().try_for_each(|block| visit(Action::Sell { block }))?;
    }
    ControlFlow::Continue(())
}

pub(super) fn check_sale(game: &Tzolkin, seat: Seat, block: Block) -> Result<(), Illegal> {
    if !game.can_sell(seat) {
        return Err(Illegal::NoSale);
    }
    trade::check_stock(game, seat, block)?;
    // ZEA-63, ZEA-54: the sale must leave an answer, and a quick action that is due possible.
    let mut after = game.clone();
    after.sell_by_tribe(seat, block);
    let was_possible = game.turn.quick == QuickState::Due && quick::check(game).is_ok();
    if was_possible && quick::check(&after).is_err() {
        return Err(Illegal::SaleLeavesNoAnswer);
    }
    let answered = after.each_legal(&mut |_| ControlFlow::Break(())).is_break();
    if answered { Ok(()) } else { Err(Illegal::SaleLeavesNoAnswer) }
}

pub(super) fn apply_sale(game: &mut Tzolkin, seat: Seat, block: Block, log: &mut Log<Event>) {
    game.sell_by_tribe(seat, block);
    log.push(Event::Sold { seat, block, corn: market_rate(block) });
}

impl Tzolkin {
    /// Whether a seat may sell by its tribe now: in its own turn, once.
    fn can_sell(&self, seat: Seat) -> bool {
        self.turn.seat == seat && !self.turn.sold && self.leads(seat, Tribe::XamanEk) && self.is_turn()
    }

    /// The corn a seat could have before it pays: its own and, if it may still sell by its tribe, the best
    /// price for a block (ZE-048).
    pub(crate) fn obtainable_corn(&self, seat: Seat) -> u16 {
        let sells = self.asks_before_a_sale() && self.can_sell(seat);
        let best = Block::ALL.into_iter().rfind(|it| sells && self.block_count(seat, *it) > 0);
        self.corn(seat) + best.map_or(0, |it| market_rate(it).into())
    }

    /// Whether phase 1 is going on.
    pub(crate) fn is_turn(&self) -> bool {
        self.tasks.first().is_none_or(|it| it.task.is_of_turn())
    }

    fn sell_by_tribe(&mut self, seat: Seat, block: Block) {
        self.turn.sold = true;
        trade::sell(self, seat, block);
    }
}
