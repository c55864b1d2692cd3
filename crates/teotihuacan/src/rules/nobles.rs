//! Nobles: houses along the Avenue (H-207 to H-218).

use patolli_core::{Log, Seat};

use crate::{
    Event, PointSource, Row, Teotihuacan,
    data::{NOBLES_ROWS, NOBLES_WOOD},
};

/// Rows in which a number of workers may build now (H-209 to H-214, HA-18).
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

impl Teotihuacan {
    pub(crate) fn has_space(&self, row: Row) -> bool {
        usize::from(self.houses[row.index()]) < NOBLES_ROWS[row.index()].len()
    }

    /// A house on the first free space of a row, with its points (H-208, H-215).
    pub(crate) fn build_house(&mut self, seat: Seat, row: Row, log: &mut Log<Event>) {
        let place = self.houses[row.index()];
        self.houses[row.index()] += 1;
        log.push(Event::HouseBuilt { seat, row, place });
        if let Some(points) = NOBLES_ROWS[row.index()].get(usize::from(place)) {
            self.score_points(seat, *points, PointSource::Nobles, log);
        }
    }
}
