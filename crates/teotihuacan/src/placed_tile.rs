//! A tile of the pyramid as it lies.

use serde::{Deserialize, Serialize};

use crate::{Icon, data::PyramidId};

/// A pyramid tile that is laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedTile {
    /// Which.
    pub tile: PyramidId,
    /// Quarter turns clockwise.
    pub turn: u8,
}

impl PlacedTile {
    /// Its corners, clockwise from the top left, as it lies.
    pub fn corners(self) -> [Icon; 4] {
        let corners = self.tile.tile().corners;
        // A quarter turn clockwise brings the bottom left corner to the top left.
        std::array::from_fn(|at| corners[(at + 4 - usize::from(self.turn)) % 4])
    }

    /// The same tile in the first turn that looks the same.
    pub(crate) const fn canonical(self) -> Self {
        Self { turn: self.turn % self.tile.tile().different_turns, ..self }
    }

    /// Whether no earlier turn of the tile looks the same.
    pub(crate) const fn is_canonical(self) -> bool {
        self.turn < self.tile.tile().different_turns
    }
}
