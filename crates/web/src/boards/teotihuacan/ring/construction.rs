//! Construction: the pyramid tiles laid out and the prices of the levels.

use maud::{Markup, html};
use patolli_teotihuacan::data::{LEVEL_STONE, LEVEL_WOOD, PyramidId};

use super::super::{
    super::{parts::PartVisitor, svg::at},
    Board,
    glyphs::{self, Glyph},
    names,
    pyramid::tiles,
    shapes::{Box, frame, nth},
};
use crate::Part;

/// Size of a pyramid tile.
pub(super) const TILE: Box = Box::sized(tiles::SIZE, tiles::SIZE).at(-tiles::SIZE / 2.0, -tiles::SIZE / 2.0);
const NUMERALS: [&str; 4] = ["I", "II", "III", "IV"];

pub(super) fn draw(board: &Board<'_>) -> Markup {
    html! {
        @for (slot, tile) in board.view.pyramid_display.iter().enumerate() { (self::tile(board, slot, *tile)) }
        (prices(board))
    }
}

/// The tiles laid out as parts, with what each is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    for (slot, tile) in board.view.pyramid_display.iter().enumerate() {
        visitor.part(tile, || Part::new(id(slot), self::tile(board, slot, *tile).into_string()));
    }
}

fn id(slot: usize) -> String {
    format!("tile.{slot}")
}

fn tile(board: &Board<'_>, slot: usize, tile: Option<PyramidId>) -> Markup {
    let (x, y) = (50.0 + 84.0 * nth(slot), 79.0);
    html! {
        @match tile {
            Some(tile) => {
                g id=(id(slot)) class={ "space te-ptile te-ptile-" (slot) } transform=(at(x, y)) role="img" {
                    title { (board.say("ring-tile")) ": " (names::icons(board, &tile.tile().corners)) }
                    (tiles::loose(tile))
                    (frame("ptile"))
                }
            },
            None => {
                g class={ "te-ptile te-ptile-" (slot) } transform=(at(x, y)) aria-hidden="true" {
                    (TILE.grown(-2.0).rect("te-slot", 7.0))
                }
            }
        }
    }
}

/// What a tile costs and brings, by level.
fn prices(board: &Board<'_>) -> Markup {
    let levels = LEVEL_STONE.into_iter().zip(LEVEL_WOOD).zip(board.view.variants.level_points);
    html! {
        g.te-table aria-hidden="true" {
            @for (level, ((stone, wood), points)) in levels.enumerate() {
                @let y = 47.0 + 21.0 * nth(level);
                text.te-sub x="272" y=(y + 5.0) { (NUMERALS[level]) }
                (glyphs::row(&[Glyph::with(stone, "stone")], 285.0, y, 16.0))
                @if wood > 0 { (glyphs::row(&[Glyph::with(wood, "wood")], 316.0, y, 16.0)) }
                (glyphs::row(&[Glyph::with(format!("+{points}"), "vp")], 346.0, y, 16.0))
            }
        }
    }
}
