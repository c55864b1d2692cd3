//! Alchemy: technologies (H-196 to H-206).

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use crate::{
    Action, Board, CostKind, Event, Goods, Illegal, PointSource, Teotihuacan,
    data::{ALCHEMY_BONUS, Technology},
    task::Task,
};

/// A single worker needs this power for the lower row (H-199).
const MIN_SINGLE_WORKER_POWER: u8 = 4;
/// Technologies in a row.
const COLUMNS: usize = 3;

pub(super) fn candidates(game: &Teotihuacan, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    game.technologies.into_iter().try_for_each(|technology| visit(Action::Develop { technology }))
}

pub(super) fn is_possible(game: &Teotihuacan, seat: Seat, count: u8) -> bool {
    game.technologies.into_iter().any(|it| check_with(game, seat, count, it).is_ok())
}

pub(super) fn check(game: &Teotihuacan, seat: Seat, technology: Technology) -> Result<(), Illegal> {
    check_with(game, seat, game.turn.counted_workers, technology)
}

fn check_with(game: &Teotihuacan, seat: Seat, count: u8, technology: Technology) -> Result<(), Illegal> {
    let Some(place) = game.technologies.iter().position(|it| *it == technology) else {
        return Err(Illegal::NotLaidOut { board: Board::Alchemy });
    };
    if game.has_technology(seat, technology) {
        return Err(Illegal::Developed { technology });
    }
    if place >= COLUMNS && count == 1 && game.lowest_power(seat, Board::Alchemy) < MIN_SINGLE_WORKER_POWER {
        return Err(Illegal::LowerRow);
    }
    game.check_goods(seat, Goods::new(0, 0, 0, technology.tile().gold), CostKind::Technology)
}

pub(super) fn apply(game: &mut Teotihuacan, seat: Seat, technology: Technology, log: &mut Log<Event>) {
    game.pay(seat, Goods::new(0, 0, 0, technology.tile().gold), log);
    let steps = game.develop(seat, technology, log);
    game.turn.new_technology = Some(technology);
    if game.has_active_technology(seat, Technology::ALCHEMY_NOBLES) {
        game.score_points(seat, 3, PointSource::Technologies, log);
    }
    let place = game.technologies.iter().position(|it| *it == technology).unwrap_or_default();
    // H-199: a single worker pays for the lower row with its power-up.
    if place < COLUMNS || game.turn.counted_workers > 1 {
        game.grant_power_ups(seat, Board::Alchemy);
    }
    game.push_task(seat, Task::Climb { steps });
}

impl Teotihuacan {
    /// Puts a marker on a technology; earlier owners gain points (H-201, H-202). The temple step its column gives.
    pub(crate) fn develop(&mut self, seat: Seat, technology: Technology, log: &mut Log<Event>) -> [u8; 3] {
        let others = Seat::all(self.seat_count()).filter(|it| *it != seat);
        log.push(Event::Developed { seat, technology });
        for other in others {
            if self.has_technology(other, technology) {
                self.score_points(other, ALCHEMY_BONUS, PointSource::Technologies, log);
            }
        }
        self.add_technology(seat, technology)
    }

    /// Puts a marker on a technology without more ado; the temple step of its column (H-204).
    pub(crate) fn add_technology(&mut self, seat: Seat, technology: Technology) -> [u8; 3] {
        self.player_mut(seat).technologies |= 1 << technology.index();
        let place = self.technologies.iter().position(|it| *it == technology).unwrap_or_default();
        let mut steps = [0; 3];
        steps[place % COLUMNS] = 1;
        steps
    }
}
