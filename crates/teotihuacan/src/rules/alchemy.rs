//! Alchemy: technologies (H-196 to H-206).

use patolli_core::{Log, Seat};

use crate::{
    Board, CostKind, Event, Goods, Illegal, PointSource, Teotihuacan,
    data::{ALCHEMY_BONUS, ALCHEMY_POWER, Technology},
};

/// Technologies in a row.
const COLUMNS: usize = 3;

pub(super) fn is_possible(game: &Teotihuacan, seat: Seat, count: u8) -> bool {
    game.technologies.into_iter().any(|it| check(game, seat, count, it).is_ok())
}

/// Whether a number of workers may develop a technology.
pub(super) fn check(
    game: &Teotihuacan,
    seat: Seat,
    count: u8,
    technology: Technology,
) -> Result<(), Illegal> {
    let Some(place) = place_of(game, technology) else {
        return Err(Illegal::NotLaidOut { board: Board::Alchemy });
    };
    if game.has_technology(seat, technology) {
        return Err(Illegal::Developed { technology });
    }
    if place >= COLUMNS && count == 1 && game.lowest_power(seat, Board::Alchemy) < ALCHEMY_POWER {
        return Err(Illegal::LowerRow);
    }
    game.check_goods(seat, Goods::new(0, 0, 0, technology.tile().gold), CostKind::Technology)
}

/// Whether a technology lies in the lower row.
pub(super) fn is_in_lower_row(game: &Teotihuacan, technology: Technology) -> bool {
    place_of(game, technology).is_some_and(|it| it >= COLUMNS)
}

fn place_of(game: &Teotihuacan, technology: Technology) -> Option<usize> {
    game.technologies.iter().position(|it| *it == technology)
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
        self.player_mut(seat).technologies.add(technology);
        let mut steps = [0; 3];
        if let Some(place) = place_of(self, technology) {
            steps[place % COLUMNS] = 1;
        }
        steps
    }
}
