//! Tiles of the pyramid.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_teotihuacan::{Icon, PlacedTile, PyramidSpot, data::PyramidId};

use super::{
    super::{
        Board, names,
        shapes::{Box, glyph},
    },
    CELL, level_class, on_corner,
};

/// Width and height of a tile.
pub(in super::super) const SIZE: f32 = 72.0;
/// Corners of a tile, clockwise from the top left.
const CORNERS: [(f32, f32); 4] = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
const FACE: Box = Box { x: -SIZE / 2.0, y: -SIZE / 2.0, width: SIZE, height: SIZE };

/// Shapes of tiles and cells.
pub(super) fn defs() -> Markup {
    html! {
        rect #te-cell .te-square x="-17" y="-17" width="34" height="34" rx="5" {}
        @for level in 1..=4u8 {
            g id={ "te-tile-" (level) } class=(level_class(level)) {
                (FACE.at(FACE.x, FACE.y + 2.0 + f32::from(level)).rect("te-shade", 6.0))
                (FACE.rect("te-face", 6.0))
                path.te-seam d="M-29 0h58M0-29v58" {}
            }
        }
    }
}

/// Where the icon of a corner stands, seen from the middle of the tile.
fn corner(at: usize) -> (f32, f32) {
    let (x, y) = CORNERS[at % 4];
    (x * CELL / 2.0, y * CELL / 2.0)
}

/// All tiles of the pyramid, the lowest level first.
pub(super) fn laid(board: &Board<'_>) -> Markup {
    html! {
        g #te-tiles { @for it in &board.view.pyramid.tiles { (one(board, it.spot, it.placed())) } }
    }
}

fn one(board: &Board<'_>, spot: PyramidSpot, laid: PlacedTile) -> Markup {
    let ((row, column), level, id) = (spot.row_column(), spot.level(), spot.id());
    let corners = laid.corners();
    html! {
        g.te-laid id=(id) transform=(on_corner(2 * row + level, 2 * column + level)) {
            title { (name(board, level, &corners)) }
            use href={ "#te-tile-" (level) } {}
            @for (at, icon) in corners.into_iter().enumerate() {
                @let (x, y) = corner(at);
                (glyph(icon, x, y, 24.0))
            }
            (FACE.ring())
        }
    }
}

fn name(board: &Board<'_>, level: u8, corners: &[Icon]) -> String {
    board.tell(
        "ring-laid",
        &[("level", FluentValue::from(level)), ("icons", FluentValue::from(names::icons(board, corners)))],
    )
}

/// A tile beside the pyramid: it can be turned about its middle, its icons staying upright.
pub(in super::super) fn loose(tile: PyramidId) -> Markup {
    html! {
        g.tile-art data-sides="4" data-ring="15.5" {
            use href="#te-tile-1" {}
            g.turns {
                @for (at, icon) in tile.tile().corners.into_iter().enumerate() {
                    @let (x, y) = corner(at);
                    g transform={ "translate(" (x) " " (y) ")" } {
                        g.upright data-like=(icon.glyph) {
                            (glyph(icon, 0.0, 0.0, 24.0))
                        }
                    }
                }
            }
        }
    }
}
