//! The pyramid: its ground, tiles level by level, decorations, and the places that are open.
//!
//! The panel has the size of the ring, in whose middle the pyramid stands; on a phone it has a tab of its own.

pub(super) mod ornament;
mod slots;
mod spots;
pub(super) mod tiles;

use maud::{Markup, html};
use patolli_catalog::rules::teotihuacan::{Icon, PyramidView};

use super::{
    super::{
        Panel,
        parts::PartVisitor,
        svg::{At, Sheet, at, round},
    },
    Board,
    plan::{PANEL, PLAZA},
    shapes::{self, Box, glyph},
};
use crate::Part;

const SHEET: Sheet = Sheet { id: "panel-pyramid", name: "ring-pyramid", icon: "construction", size: PANEL };
/// Size of a cell.
const CELL: f32 = 37.0;
/// The upper left corner of the 8 by 8 cells.
const CORNER: (f32, f32) = (310.0, 252.0);

/// The pyramid.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let svg = SHEET.svg(&html! {
        title id=(SHEET.label()) { (board.say(SHEET.name)) }
        defs {
            (spots::shapes())
            (shapes::frame_def("slot", Box::sized(74.0, 37.0).at(-37.0, -18.5), 8.0))
            (tiles::defs())
            (ornament::defs())
        }
        (PLAZA.rect("te-plaza", 14.0))
        (plinth())
        g #te-pyramid { (ground(board)) (tiles::laid(board)) (slots::draw(board)) }
        (spots::draw(board))
        (slots::under(board))
        g #overlay-pyramid .overlay {}
    });
    SHEET.main_panel(svg)
}

/// The parts of the panel, with what each is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    let PyramidView { tiles, cells, decorations } = &board.view.pyramid;
    visitor.part(cells, || part("te-grid", ground(board)));
    visitor.part(tiles, || part("te-tiles", tiles::laid(board)));
    visitor.part(decorations, || part("te-slots", slots::draw(board)));
    visitor.part(cells, || part("te-spots", spots::draw(board)));
    visitor.part((cells, decorations), || part("te-under", slots::under(board)));
}

fn part(id: &str, html: Markup) -> Part {
    Part::new(id, html.into_string())
}

/// Steps down from the square to the ground of the pyramid.
fn plinth() -> Markup {
    html! {
        g.te-plinth aria-hidden="true" {
            @for (by, class) in [(6.0, "te-step-2"), (2.5, "te-step-1")] {
                (Box { x: CORNER.0, y: CORNER.1, width: 8.0 * CELL, height: 8.0 * CELL }.grown(by).rect(class, 8.0))
            }
        }
    }
}

/// Where a cell or the corner of four lies.
fn spot(row: f32, column: f32) -> (f32, f32) {
    (round(CORNER.0 + CELL * column), round(CORNER.1 + CELL * row))
}

/// The printed cells that no tile covers.
fn ground(board: &Board<'_>) -> Markup {
    html! {
        g #te-grid aria-hidden="true" {
            @for (row, cells) in (0u8..).zip(&board.view.pyramid.cells) {
                @for (column, it) in (0u8..).zip(cells) {
                    @if it.layers == 0 { (cell(it.icon, f32::from(row), f32::from(column))) }
                }
            }
        }
    }
}

fn cell(icon: Icon, row: f32, column: f32) -> Markup {
    let (x, y) = spot(row + 0.5, column + 0.5);
    html! {
        use href="#te-cell" x=(x) y=(y) {}
        (glyph(icon, x, y, 24.0))
    }
}

/// The level on which something lies as a class, higher ones being lighter.
fn level_class(level: u8) -> String {
    format!("te-l{level}")
}

/// A `transform` to the middle of four cells.
fn on_corner(row: u8, column: u8) -> At {
    let (x, y) = spot(f32::from(row), f32::from(column));
    at(x, y)
}
