//! Forest, Quarry and Gold Deposits (H-191 to H-195).

use patolli_core::{Log, Seat};

use crate::{
    Board, Event, Goods, PointSource, Resources, Teotihuacan,
    data::{GATHER_TABLES, GatherYield, Technology, power_column},
    task::ClimbAny,
};

pub(super) fn apply(game: &mut Teotihuacan, seat: Seat, board: Board, workers: u8, log: &mut Log<Event>) {
    let (Some(resource), Some(cell)) = (board.resource(), game.gather_yield(seat, board, workers)) else {
        return;
    };
    let from_table = Goods { cocoa: cell.cocoa, resources: Resources::of_kind(resource, cell.resources) };
    game.gain(seat, from_table, log);
    game.score_points(seat, cell.points, PointSource::Gathering, log);
    if game.has_active_technology(seat, Technology::GATHER_RESOURCE) {
        game.gain(seat, Goods::resources(Resources::of_kind(resource, 1)), log);
    }
    if game.has_active_technology(seat, Technology::GATHER_COCOA) {
        game.gain(seat, Goods::cocoa(1), log);
        game.score_points(seat, 1, PointSource::Technologies, log);
    }
    game.grant_power_ups(seat, board);
    if cell.steps > 0 {
        game.push_task(seat, ClimbAny { n: cell.steps });
    }
}

impl Teotihuacan {
    /// The cell of the table that a number of workers reaches now.
    pub(crate) fn gather_yield(&self, seat: Seat, board: Board, workers: u8) -> Option<GatherYield> {
        let table = board.resource()?.index();
        let row = usize::from(workers.max(1)) - 1;
        Some(GATHER_TABLES[table][row][power_column(self.lowest_power(seat, board))])
    }
}
