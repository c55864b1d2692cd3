//! Neutral workers (H-097 to H-102, H-307, H-310, HA-31, HA-78).

use arrayvec::ArrayVec;
use patolli_core::Log;

use crate::{
    Board, Event, Setup, Teotihuacan,
    data::{STARTING_TILES_DEALT, StartId},
};

/// Starting tiles drawn for each colour at the start.
const DRAWN_AT_START: usize = 3;
/// Starting tiles drawn for each colour at an eclipse.
const DRAWN_AT_ECLIPSE: usize = 2;

impl Teotihuacan {
    /// After the players' own workers, from starting tiles that no player keeps; before version 2, from those no player was dealt or
    /// offered (HA-78).
    pub(super) fn place_neutrals(&mut self, log: &mut Log<Event>) {
        if let Some(tiles) = self.deal.neutral {
            let kept = |tile: &StartId| self.in_order().any(|it| self.player(it).kept.contains(tile));
            let left: ArrayVec<StartId, 18> = tiles.into_iter().filter(|it| !kept(it)).collect();
            return self.draw_neutrals(&left, false, log);
        }
        let used = match self.options.setup {
            Setup::FirstGame => 0,
            Setup::Draft => self.offer().len(),
            Setup::Normal => STARTING_TILES_DEALT * usize::from(self.options.seats),
        };
        let tiles = self.deal.starting;
        self.draw_neutrals(&tiles[used..], false, log);
    }

    /// After the first and second eclipse, from all starting tiles.
    pub(super) fn move_neutrals(&mut self, log: &mut Log<Event>) {
        let tiles = self.deal.eclipses[usize::from(self.eclipses) - 1];
        self.draw_neutrals(&tiles, true, log);
    }

    fn draw_neutrals(&mut self, tiles: &[StartId], at_eclipse: bool, log: &mut Log<Event>) {
        let each = if at_eclipse { DRAWN_AT_ECLIPSE } else { DRAWN_AT_START };
        for colour in 0..self.neutral_colours() {
            let place = usize::from(colour);
            let boards = first_three(&tiles[each * place..]);
            self.neutral[place] = boards.into();
            log.push(Event::NeutralsPlaced { colour, boards, at_eclipse });
        }
    }
}

/// The first three different boards that tiles name, sorted.
fn first_three(tiles: &[StartId]) -> [Board; 3] {
    let mut boards: ArrayVec<Board, 3> = ArrayVec::new();
    for board in tiles.iter().flat_map(|it| it.tile().boards) {
        if !boards.is_full() && !boards.contains(&board) {
            boards.push(board);
        }
    }
    boards.sort_unstable();
    // Two tiles always name three boards: no two name the same pair.
    boards.into_inner().unwrap_or([Board::Palace; 3])
}
