//! The displays of pyramid tiles and decorations (H-234, H-260, H-420, H-421, HA-76).

use arrayvec::ArrayVec;
use patolli_core::Log;

use crate::{
    Event, Teotihuacan,
    data::{DecorationId, PyramidId},
};

impl Teotihuacan {
    /// Fills both displays up; in the solo game the tiles that are left slide first.
    pub(crate) fn refill(&mut self, log: &mut Log<Event>) {
        if self.options.is_solo() {
            slide(&mut self.pyramid_display);
            slide(&mut self.decoration_display);
        }
        let mut tiles: ArrayVec<PyramidId, 3> = ArrayVec::new();
        for place in self.pyramid_display.iter_mut().filter(|it| it.is_none()) {
            if let Some(tile) = self.deal.pyramid.get(usize::from(self.pyramid_tiles_drawn)) {
                *place = Some(*tile);
                self.pyramid_tiles_drawn += 1;
                tiles.push(*tile);
            }
        }
        let mut ornaments: ArrayVec<DecorationId, 4> = ArrayVec::new();
        for place in self.decoration_display.iter_mut().filter(|it| it.is_none()) {
            if let Some(tile) = self.deal.decorations.get(usize::from(self.decorations_drawn)) {
                *place = Some(*tile);
                self.decorations_drawn += 1;
                ornaments.push(*tile);
            }
        }
        if !tiles.is_empty() {
            log.push(Event::TilesLaid { tiles });
        }
        if !ornaments.is_empty() {
            log.push(Event::DecorationsLaid { tiles: ornaments });
        }
    }

    /// The turn that chance gives a pyramid tile.
    pub(crate) fn random_rotation(&self, tile: PyramidId) -> Option<u8> {
        self.deal.pyramid.iter().position(|it| *it == tile).map(|place| self.deal.turns[place])
    }
}

/// Moves what is left to the front, keeping its order.
fn slide<T: Copy>(places: &mut [Option<T>]) {
    let mut to = 0;
    for from in 0..places.len() {
        if let Some(it) = places[from].take() {
            places[to] = Some(it);
            to += 1;
        }
    }
}
