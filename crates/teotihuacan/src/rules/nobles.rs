//! Nobles: houses along the Avenue (H-207 to H-218).

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use crate::{
    Action, Board, CostKind, Event, Goods, Illegal, PointSource, Row, Teotihuacan,
    data::{NOBLES_ROWS, NOBLES_WOOD, Technology},
    task::Task,
};

pub(super) fn candidates(visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    Row::ALL.into_iter().try_for_each(|row| visit(Action::House { row }))
}

/// Rows in which so many workers may build now (H-209 to H-214, HA-18).
pub(super) fn open_rows(game: &Teotihuacan, count: u8) -> impl Iterator<Item = Row> {
    let own = usize::from(count.max(1)) - 1;
    let own_free = game.has_space(Row::ALL[own]);
    Row::ALL.into_iter().filter(move |it| {
        let right = if own_free { it.index() == own } else { it.index() < own };
        right && game.has_space(*it)
    })
}

pub(super) fn is_possible(game: &Teotihuacan, seat: Seat, count: u8) -> bool {
    game.has_building() && game.resources(seat).wood >= NOBLES_WOOD && open_rows(game, count).next().is_some()
}

pub(super) fn check(game: &Teotihuacan, seat: Seat, row: Row) -> Result<(), Illegal> {
    if !game.has_space(row) {
        return Err(Illegal::RowFull { row });
    }
    if !open_rows(game, game.turn.counted_workers).any(|it| it == row) {
        return Err(Illegal::OtherRow { row, workers: game.turn.counted_workers });
    }
    game.check_goods(seat, Goods::new(0, NOBLES_WOOD, 0, 0), CostKind::House)
}

pub(super) fn apply(game: &mut Teotihuacan, seat: Seat, row: Row, log: &mut Log<Event>) {
    game.pay(seat, Goods::new(0, NOBLES_WOOD, 0, 0), log);
    game.build_house(seat, row, log);
    if game.has_active_technology(seat, Technology::ALCHEMY_NOBLES) {
        game.score_points(seat, 3, PointSource::Technologies, log);
    }
    game.grant_power_ups(seat, Board::Nobles);
    game.push_task(seat, Task::Walk);
}

impl Teotihuacan {
    pub(crate) fn has_space(&self, row: Row) -> bool {
        usize::from(self.houses[row.index()]) < NOBLES_ROWS[row.index()].len()
    }

    /// A house on the first free space of a row, with its points (H-208, H-215).
    pub(crate) fn build_house(&mut self, seat: Seat, row: Row, log: &mut Log<Event>) {
        let place = self.houses[row.index()];
        self.houses[row.index()] += 1;
        log.push(Event::HouseBuilt { seat, row, place });
        let points = NOBLES_ROWS[row.index()].get(usize::from(place)).copied().unwrap_or_default();
        self.score_points(seat, points, PointSource::Nobles, log);
    }
}
