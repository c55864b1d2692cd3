//! A tile of the pyramid as it lies.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Icon, PyramidSpot, data::PyramidId};

/// A pyramid tile that is laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlacedTile {
    /// Which.
    pub tile: PyramidId,
    /// Quarter turns clockwise.
    pub turn: u8,
}

/// A pyramid tile with its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LaidTile {
    /// Where it lies: level, row and column.
    pub spot: PyramidSpot,
    /// Which tile.
    pub tile: PyramidId,
    /// Quarter turns clockwise, 0 to 3.
    pub turn: u8,
}

impl LaidTile {
    /// The tile at a place.
    pub(crate) const fn new(spot: PyramidSpot, placed: PlacedTile) -> Self {
        Self { spot, tile: placed.tile, turn: placed.turn }
    }

    /// The tile without its place.
    pub const fn placed(self) -> PlacedTile {
        PlacedTile { tile: self.tile, turn: self.turn }
    }
}

impl PlacedTile {
    /// Its corners, clockwise from the top left, as it lies.
    pub fn corners(self) -> [Icon; 4] {
        let corners = self.tile.tile().corners;
        // A quarter turn clockwise brings the bottom left corner to the top left.
        std::array::from_fn(|at| corners[(at + 4 - usize::from(self.turn)) % 4])
    }
}
