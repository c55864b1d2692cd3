//! Powering up and ascending (H-261 to H-280).

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, TaskGame as _, Visit};

use crate::{
    Action, Board, Event, Illegal, Teotihuacan,
    data::Technology,
    task::{Ascension, Disc, Walk},
};

/// The strongest a worker can be; one more and it ascends.
const MAX_POWER: u8 = 5;

/// Every worker that may be powered up.
pub(super) fn each_worker(
    game: &Teotihuacan,
    seat: Seat,
    board: Option<Board>,
    visit: &mut Visit<'_, Action>,
) -> ControlFlow<()> {
    let mut last = None;
    for worker in game.workers(seat) {
        let fits = board.is_none_or(|it| it == worker.board);
        // Equal workers stand side by side.
        if fits && last.replace(*worker) != Some(*worker) {
            visit(Action::PowerUp { board: Some(worker.board), power: worker.power })?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn check(
    game: &Teotihuacan,
    seat: Seat,
    granted: Option<Board>,
    action: Action,
) -> Result<(), Illegal> {
    let Action::PowerUp { board: Some(board), power } = action else { return Err(game.not_now()) };
    if let Some(granted) = granted.filter(|it| *it != board) {
        return Err(Illegal::OtherBoard { board: granted });
    }
    let there = game.player(seat).on(board).any(|it| it == power);
    if there { Ok(()) } else { Err(Illegal::NoWorkerToPowerUp { board, power }) }
}

/// Whether a worker is there to be powered up; one in hand or worshipping is not (H-262, HA-66).
pub(super) fn has_worker(game: &Teotihuacan, seat: Seat, board: Option<Board>) -> bool {
    match board {
        Some(board) => game.player(seat).is_on(board),
        None => !game.workers(seat).is_empty(),
    }
}

impl Teotihuacan {
    /// Whether a worker can be powered up, perhaps after freeing it.
    pub(super) fn could_power_up(&self, seat: Seat, board: Option<Board>) -> bool {
        has_worker(self, seat, board) || board.is_some_and(|it| self.could_unlock(seat, it))
    }

    /// A power-up with all it brings.
    pub(super) fn power_up(&mut self, seat: Seat, board: Board, power: u8, log: &mut Log<Event>) {
        if self.increase_power(seat, board, power, log) {
            // HA-77: die, Avenue, reward, light disc.
            self.push_task(seat, Disc);
            self.push_task(seat, Ascension);
            self.push_task(seat, Walk);
        }
    }

    /// Turns a die to its next face; one that would show 6 goes to the Palace as a new worker (H-267, H-269).
    /// Whether it ascended.
    pub(crate) fn increase_power(
        &mut self,
        seat: Seat,
        board: Board,
        power: u8,
        log: &mut Log<Event>,
    ) -> bool {
        let player = self.player_mut(seat);
        player.take_worker(board, power);
        if power < MAX_POWER {
            player.add_worker(board, power + 1);
            log.push(Event::PoweredUp { seat, board, power: power + 1 });
            return false;
        }
        player.add_worker(Board::Palace, 1);
        log.push(Event::Ascended { seat, board });
        true
    }

    /// Whether a technology works for a seat: one gained in this turn does not yet (HA-54).
    pub(crate) fn has_active_technology(&self, seat: Seat, technology: Technology) -> bool {
        self.has_technology(seat, technology) && self.turn.new_technology != Some(technology)
    }
}
