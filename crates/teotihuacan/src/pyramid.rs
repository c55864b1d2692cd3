//! The pyramid as it stands: tiles, visible icons, places for decorations.

use crate::{
    Icon, PlacedTile, PyramidSpot, Side, Teotihuacan,
    data::{GROUND_ICONS, OUTSIDE_ICONS, decoration_cells},
};

impl Teotihuacan {
    /// The tile at a place of the pyramid.
    pub const fn tile_at(&self, spot: PyramidSpot) -> Option<PlacedTile> {
        self.pyramid_tiles[spot.index()]
    }

    /// Whether a pyramid tile can be laid at a place: empty, and four tiles meet under it (H-237 to H-246).
    pub fn is_open(&self, spot: PyramidSpot) -> bool {
        if self.tile_at(spot).is_some() {
            return false;
        }
        let ((row, column), level) = (spot.row_column(), spot.level());
        level == 1
            || [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter().all(|(down, right)| {
                PyramidSpot::at(level - 1, row + down, column + right)
                    .is_some_and(|it| self.tile_at(it).is_some())
            })
    }

    /// The icon that is visible on a cell of the grid, and how many layers of tiles lie under it.
    pub fn cell(&self, row: u8, column: u8) -> (Icon, u8) {
        // A decoration hides what lies below it.
        for level in (1..=4u8).rev() {
            let shift = level - 1;
            let (Some(down), Some(right)) = (row.checked_sub(shift), column.checked_sub(shift)) else {
                continue;
            };
            let Some(spot) = PyramidSpot::at(level, down / 2, right / 2) else { continue };
            if let Some(laid) = self.tile_at(spot) {
                let corner = match (down % 2, right % 2) {
                    (0, 0) => 0,
                    (0, _) => 1,
                    (_, 1) => 2,
                    _ => 3,
                };
                return (laid.corners()[corner], level);
            }
        }
        (Icon::from_letter(GROUND_ICONS[usize::from(row)][usize::from(column)]), 0)
    }

    /// The next step of a side without a decoration, 1 to 4.
    pub fn next_step(&self, side: Side) -> Option<u8> {
        let free = self.decorations[side.index()].iter().position(Option::is_none);
        free.and_then(|it| u8::try_from(it + 1).ok())
    }

    /// The icons a decoration on a step covers, left to right or top to bottom.
    pub(crate) fn covered(&self, side: Side, step: u8) -> [Icon; 2] {
        if step == 1 {
            return OUTSIDE_ICONS[side.index()].map(Icon::from_letter);
        }
        decoration_cells(side, step).map(|(row, column)| self.cell(row, column).0)
    }

    /// Whether the next decoration of a side could be laid on this step (H-222 to H-225).
    pub(crate) fn is_step_ready(&self, side: Side, step: u8) -> bool {
        step == 1
            || decoration_cells(side, step).iter().all(|(row, column)| self.cell(*row, *column).1 >= step - 1)
    }
}
