//! The pyramid as it stands: tiles, visible icons, places for decorations.

use crate::{
    Cell, Icon, LaidTile, PlacedTile, PyramidSpot, Side, Teotihuacan,
    data::{GROUND_ICONS, OUTSIDE_ICONS, decoration_cells},
};

impl Teotihuacan {
    /// The tile at a place of the pyramid.
    pub const fn tile_at(&self, spot: PyramidSpot) -> Option<PlacedTile> {
        self.pyramid_tiles[spot.index()]
    }

    /// The tiles of the pyramid, level by level, row by row.
    pub(crate) fn laid_tiles(&self) -> impl Iterator<Item = LaidTile> {
        PyramidSpot::all().filter_map(|it| Some(LaidTile::new(it, self.tile_at(it)?)))
    }

    /// Whether a pyramid tile can be laid at a place: empty, and four tiles meet under it (H-237 to H-246).
    pub fn is_open(&self, spot: PyramidSpot) -> bool {
        self.tile_at(spot).is_none() && spot.supports() & !self.pyramid_mask() == 0
    }

    /// The places where a pyramid tile can be laid, in their order.
    pub(crate) fn open_spots(&self) -> impl Iterator<Item = PyramidSpot> {
        let laid = self.pyramid_mask();
        let free = ((1 << PyramidSpot::COUNT) - 1) & !laid;
        PyramidSpot::of_mask(free).filter(move |it| it.supports() & !laid == 0)
    }

    /// A cell of the grid as it is seen from above.
    pub fn cell(&self, row: u8, column: u8) -> Cell {
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
                return Cell { icon: laid.corners()[corner], layers: level };
            }
        }
        Cell { icon: Icon::from_letter(GROUND_ICONS[usize::from(row)][usize::from(column)]), layers: 0 }
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
        decoration_cells(side, step).map(|(row, column)| self.cell(row, column).icon)
    }

    /// Whether the next decoration of a side could be laid on this step (H-222 to H-225).
    pub(crate) fn is_step_ready(&self, side: Side, step: u8) -> bool {
        step == 1
            || decoration_cells(side, step)
                .iter()
                .all(|(row, column)| self.cell(*row, *column).layers >= step - 1)
    }
}
