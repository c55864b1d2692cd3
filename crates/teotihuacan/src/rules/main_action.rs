//! The main action in general: its price, who counts, and the power-ups after it (H-177 to H-188).

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use super::{alchemy, construction, decorations, gather, nobles};
use crate::{
    Action, Board, CostKind, Event, Illegal, Obligation, Teotihuacan, TurnState,
    data::{Discovery, MAX_COUNTED_WORKERS, Technology, power_ups},
    task::{BuyPower, Count, Decorate, Develop, House, PowerUp},
};

pub(super) fn candidates(game: &Teotihuacan, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let (seat, board) = (game.turn.seat, game.turn.board);
    if board == Board::Palace {
        return ControlFlow::Continue(());
    }
    let player = game.player(seat);
    let more = if accepts_extra_worker(board) { player.tile_count(Discovery::VIRTUAL_WORKER) } else { 0 };
    let waiver = player.tile_count(Discovery::NO_COCOA) > 0 && game.colours(board) > 0;
    for plus in 0..=more {
        visit(Action::Main { waived: false, extra_workers: plus })?;
        if waiver {
            visit(Action::Main { waived: true, extra_workers: plus })?;
        }
    }
    ControlFlow::Continue(())
}

/// Boards on which a tile adds a worker (H-362).
const fn accepts_extra_worker(board: Board) -> bool {
    matches!(board, Board::Alchemy | Board::Nobles | Board::Construction)
}

pub(super) fn check(game: &Teotihuacan, waived: bool, plus: u8) -> Result<(), Illegal> {
    let (seat, board) = (game.turn.seat, game.turn.board);
    if board == Board::Palace {
        return Err(Illegal::NoMainAction { board });
    }
    if plus > 0 {
        if !accepts_extra_worker(board) {
            return Err(Illegal::NoExtraWorker { board });
        }
        game.check_tile(seat, Discovery::VIRTUAL_WORKER, plus)?;
    }
    match (waived, game.colours(board)) {
        (true, 0) => return Err(Illegal::NoFee),
        (true, _) => game.check_tile(seat, Discovery::NO_COCOA, 1)?,
        (false, price) => game.check_cocoa(seat, price, CostKind::Main)?,
    }
    // HA-65, HA-74: what comes next must be payable now.
    let count = game.count_workers_for_main(seat, board, plus);
    if is_possible(game, seat, count) { Ok(()) } else { Err(Illegal::NothingPossible { board }) }
}

/// Whether the main action of the board can be paid and placed by a number of workers.
pub(super) fn is_possible(game: &Teotihuacan, seat: Seat, count: u8) -> bool {
    match game.turn.board {
        Board::Alchemy => alchemy::is_possible(game, seat, count),
        Board::Nobles => nobles::is_possible(game, seat, count),
        Board::Decorations => decorations::is_possible(game, seat, count),
        Board::Construction => construction::is_possible(game, seat),
        Board::Palace | Board::Forest | Board::Quarry | Board::GoldDeposits => true,
    }
}

pub(super) fn apply(game: &mut Teotihuacan, waived: bool, plus: u8, log: &mut Log<Event>) {
    let (seat, board) = (game.turn.seat, game.turn.board);
    if waived {
        game.use_up_tile(seat, Discovery::NO_COCOA, log);
    }
    (0..plus).for_each(|_| game.use_up_tile(seat, Discovery::VIRTUAL_WORKER, log));
    let cocoa = if waived { 0 } else { game.colours(board) };
    let workers = game.count_workers_for_main(seat, board, plus);
    game.player_mut(seat).cocoa -= u16::from(cocoa);
    game.place_hand(seat, board);
    game.turn.state = TurnState::Done;
    game.turn.counted_workers = workers;
    log.push(Event::Acted { seat, board, workers, cocoa, waived });
    if game.interrupts_anywhere() {
        return game.push_task(seat, Count { plus });
    }
    carry_out(game, seat, workers, log);
}

/// The main action of the board, once its workers are counted.
pub(super) fn carry_out(game: &mut Teotihuacan, seat: Seat, workers: u8, log: &mut Log<Event>) {
    let board = game.turn.board;
    match board {
        Board::Alchemy => game.push_task(seat, Develop),
        Board::Nobles => game.push_task(seat, House),
        Board::Decorations => game.push_task(seat, Decorate),
        Board::Construction => construction::begin(game, seat, workers),
        Board::Palace | Board::Forest | Board::Quarry | Board::GoldDeposits => {
            gather::apply(game, seat, board, workers, log);
        }
    }
}

impl Teotihuacan {
    /// Whether the effect of the main action can be paid.
    pub(super) fn is_effect_payable(&self, seat: Seat) -> bool {
        is_possible(self, seat, self.turn.counted_workers)
    }

    /// Whether the effect of the main action can be paid, perhaps after turning over own tiles.
    pub(super) fn is_effect_possible(&self, seat: Seat) -> bool {
        !self.interrupts_anywhere() || self.is_effect_payable(seat) || self.could_gain_resources(seat)
    }

    /// The effect may be declined once the goods for it were spent in between, which version 1 does not allow.
    pub(super) fn check_decline_effect(&self, seat: Seat, obligation: Obligation) -> Result<(), Illegal> {
        if self.interrupts_anywhere() && !self.is_effect_payable(seat) {
            Ok(())
        } else {
            Err(Illegal::NoDeclining { obligation })
        }
    }

    /// Own workers that count for a main action, those in hand included: 3 at most (H-184 to H-186, HA-27).
    pub(crate) fn count_workers_for_main(&self, seat: Seat, board: Board, plus: u8) -> u8 {
        let player = self.player(seat);
        let there = player.on(board).count() + player.hand.len();
        let imagined =
            board == Board::Construction && self.has_active_technology(seat, Technology::CONSTRUCTION_WORKER);
        let all = u8::try_from(there).unwrap_or(MAX_COUNTED_WORKERS) + plus + u8::from(imagined);
        all.min(MAX_COUNTED_WORKERS)
    }

    /// The lowest power among own workers on a board, those in hand included.
    pub(crate) fn lowest_power(&self, seat: Seat, board: Board) -> u8 {
        let player = self.player(seat);
        player.on(board).chain(player.hand.iter().copied()).min().unwrap_or(1)
    }

    /// Power-ups after a main action, and one that a technology sells (H-339, HA-71, HA-72).
    pub(super) fn grant_power_ups(&mut self, seat: Seat, board: Board) {
        self.push_task(seat, BuyPower { board });
        let n = power_ups(board, self.turn.counted_workers);
        self.push_task(seat, PowerUp { board: Some(board), n, second: false });
    }
}
