//! Words about the pyramid and its decorations.

use patolli_core::{StageFault, StageLine};

use super::Stage;
use crate::{
    PlacedTile, PyramidSpot, Side,
    data::{DecorationId, PyramidId},
};

impl Stage {
    pub(super) fn say_of_pyramid(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        match words.word() {
            "display" => {
                for (slot, tile) in
                    words.read_array::<PyramidId, 3>("a pyramid tile")?.into_iter().enumerate()
                {
                    if let Some(old) = self.game.pyramid_display[slot] {
                        self.swap_tiles(old, tile);
                    }
                }
            }
            "laid" => {
                let (spot, tile) = (words.read("a place")?, words.read("a pyramid tile")?);
                let turn = words.read("turns")?;
                self.lay(spot, tile, turn)?;
            }
            "built" => {
                for spot in words.read_all("a place")? {
                    let tile = self.next_tile()?;
                    self.lay(spot, tile, 0)?;
                }
            }
            "bare-ground" => {
                self.game.pyramid_tiles = [None; PyramidSpot::COUNT];
                self.game.pyramid_tiles_drawn = 3;
                self.game.pyramid_display = [0, 1, 2].map(|it| Some(self.game.deal.pyramid[it]));
            }
            "decorations" => {
                let tiles = words.read_array::<DecorationId, 4>("a decoration")?;
                for (slot, tile) in tiles.into_iter().enumerate() {
                    if let Some(old) = self.game.decoration_display[slot] {
                        self.swap_decorations(old, tile);
                    }
                }
            }
            _ => self.decorate(words)?,
        }
        Ok(())
    }

    /// A tile on a place: it changes places with the one that lies there, or is drawn if none does.
    fn lay(&mut self, spot: PyramidSpot, tile: PyramidId, turn: u8) -> Result<(), StageFault> {
        if let Some(old) = self.game.pyramid_tiles[spot.index()] {
            self.swap_tiles(old.tile, tile);
        } else {
            let next = self.next_tile()?;
            self.swap_tiles(next, tile);
            self.game.pyramid_tiles_drawn += 1;
        }
        self.game.pyramid_tiles[spot.index()] = Some(PlacedTile { tile, turn });
        Ok(())
    }

    fn next_tile(&self) -> Result<PyramidId, StageFault> {
        let next = self.game.deal.pyramid.get(usize::from(self.game.pyramid_tiles_drawn));
        next.copied().ok_or_else(|| StageFault::impossible("no pyramid tile is left"))
    }

    /// Two pyramid tiles change places, wherever they are.
    fn swap_tiles(&mut self, one: PyramidId, two: PyramidId) {
        swap(self.game.pyramid_display.iter_mut().flatten(), one, two);
        swap(self.game.pyramid_tiles.iter_mut().flatten().map(|it| &mut it.tile), one, two);
        swap(&mut self.game.deal.pyramid, one, two);
    }

    fn swap_decorations(&mut self, one: DecorationId, two: DecorationId) {
        swap(self.game.decoration_display.iter_mut().flatten(), one, two);
        swap(self.game.decorations.iter_mut().flatten().flatten(), one, two);
        swap(&mut self.game.deal.decorations, one, two);
    }

    /// Any decorations on the first steps of a side.
    fn decorate(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        let (side, steps): (Side, usize) = (words.read("a side")?, words.read("a number")?);
        for step in 0..steps {
            let next = self.game.deal.decorations.get(usize::from(self.game.decorations_drawn)).copied();
            let place = self.game.decorations[side.index()].get_mut(step);
            let (Some(next), Some(place)) = (next, place) else {
                return Err(StageFault::impossible("a side has four places"));
            };
            *place = Some(next);
            self.game.decorations_drawn += 1;
        }
        Ok(())
    }
}

/// Two things change places, wherever they are in a list.
fn swap<'a, T: Copy + PartialEq + 'a>(list: impl IntoIterator<Item = &'a mut T>, one: T, two: T) {
    for it in list {
        if *it == one {
            *it = two;
        } else if *it == two {
            *it = one;
        }
    }
}
