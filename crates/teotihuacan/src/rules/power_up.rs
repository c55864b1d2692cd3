//! Powering up and ascending (H-261 to H-280).

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use crate::{
    Action, AscensionReward, Board, CostKind, Event, Goods, Illegal, PointSource, Teotihuacan,
    data::{
        ASCENSION_COCOA, ASCENSION_POINTS, ASCENSION_PRICE, FOURTH_WORKER_COCOA, RESERVE_POWER, Technology,
    },
    task::Task,
};

/// The strongest a worker can be; one more and it ascends.
const MAX_POWER: u8 = 5;

pub(super) fn candidates(
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
    board: Option<Board>,
    power: u8,
) -> Result<(), Illegal> {
    let Some(board) = board else { return Err(game.not_now()) };
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

/// A granted power-up; further ones wait below whatever this one brings (HA-58).
pub(super) fn apply(
    game: &mut Teotihuacan,
    seat: Seat,
    task: Task,
    action: (Option<Board>, u8),
    log: &mut Log<Event>,
) {
    match task {
        Task::PowerUp { board, n, .. } if n > 1 => {
            game.push_task(seat, Task::PowerUp { board, n: n - 1, second: board.is_some() });
        }
        Task::BuyPower { .. } => game.pay(seat, Goods::cocoa(1), log),
        _ => {}
    }
    if let (Some(board), power) = action {
        game.power_up(seat, board, power, log);
    }
}

impl Teotihuacan {
    fn power_up(&mut self, seat: Seat, board: Board, power: u8, log: &mut Log<Event>) {
        if self.increase_power(seat, board, power, log) {
            // HA-77: die, Avenue, reward, light disc.
            self.push_task(seat, Task::Disc);
            self.push_task(seat, Task::Ascension);
            self.push_task(seat, Task::Walk);
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

    pub(super) fn check_ascend(&self, seat: Seat, reward: AscensionReward) -> Result<(), Illegal> {
        match reward {
            AscensionReward::Temples => self.check_cocoa(seat, ASCENSION_PRICE, CostKind::Ascension),
            AscensionReward::Worker if !self.player(seat).reserve => Err(Illegal::NoMoreWorkers),
            _ => Ok(()),
        }
    }

    pub(super) fn ascend(&mut self, seat: Seat, reward: AscensionReward, log: &mut Log<Event>) {
        log.push(Event::Rewarded { seat, reward });
        match reward {
            AscensionReward::Points => self.score_points(seat, ASCENSION_POINTS, PointSource::Ascension, log),
            AscensionReward::Cocoa => self.gain(seat, Goods::cocoa(ASCENSION_COCOA), log),
            AscensionReward::Temple => self.push_task(seat, Task::ClimbAny { n: 1 }),
            AscensionReward::Temples => {
                self.pay(seat, Goods::cocoa(ASCENSION_PRICE), log);
                self.push_task(seat, Task::ClimbAny { n: 2 });
            }
            AscensionReward::Worker => {
                let player = self.player_mut(seat);
                player.reserve = false;
                player.add_worker(Board::Palace, RESERVE_POWER);
                self.gain(seat, Goods::cocoa(FOURTH_WORKER_COCOA), log);
            }
        }
    }

    /// Whether a technology works for a seat: one gained in this turn does not yet (HA-54).
    pub(crate) fn has_active_technology(&self, seat: Seat, technology: Technology) -> bool {
        self.has_technology(seat, technology) && self.turn.new_technology != Some(technology)
    }
}
