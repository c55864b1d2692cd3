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
}
