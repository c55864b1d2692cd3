//! Open places of the pyramid, each with what a tile costs there. They are seen while one builds.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_teotihuacan::{
    Goods, PyramidSpot,
    data::{LEVEL_STONE, LEVEL_WOOD},
};

use super::{
    super::{
        Board, glyphs, names,
        shapes::{Box, frame, frame_def},
    },
    on_corner,
};

const AREA: Box = Box { x: -35.0, y: -35.0, width: 70.0, height: 70.0 };

/// All open places, the lowest level first.
pub(super) fn draw(board: &Board<'_>) -> Markup {
    html! {
        g #te-spots { @for it in PyramidSpot::all().filter(|it| is_open(board, *it)) { (place(board, it)) } }
    }
}

/// Whether a tile can lie there: all four cells are as high as they must be, and no higher.
fn is_open(board: &Board<'_>, spot: PyramidSpot) -> bool {
    let cells = &board.view.pyramid.cells;
    spot.cells().iter().all(|(row, column)| {
        let cell = cells.get(usize::from(*row)).and_then(|it| it.get(usize::from(*column)));
        cell.is_some_and(|it| it.layers + 1 == spot.level())
    })
}

/// The prices of the levels, the frame of a place and where it is met.
pub(super) fn shapes() -> Markup {
    html! {
        (frame_def("spot", AREA, 8.0))
        g #te-h-spot { (AREA.rect("te-reach", 8.0)) }
        @for level in 1..=4 {
            g id={ "te-cost-" (level) } {
                (Box { x: -29.0, y: -9.5, width: 58.0, height: 19.0 }.rect("te-pill", 9.5))
                (glyphs::centred(&glyphs::goods(price(level)), 0.0, 0.0, 15.5, 54.0))
            }
        }
    }
}

fn place(board: &Board<'_>, spot: PyramidSpot) -> Markup {
    let ((row, column), level) = (spot.row_column(), spot.level());
    let middle = on_corner(2 * row + level, 2 * column + level);
    html! {
        g.space.te-spot id=(spot.id()) data-like=(under(board, spot)) transform=(middle) role="img" {
            title { (name(board, level)) }
            use.hit href="#te-h-spot" {}
            (frame("spot"))
            use.te-cost href={ "#te-cost-" (level) } {}
        }
    }
}

/// What a tile costs on a level, without discounts.
fn price(level: u8) -> Goods {
    let index = usize::from(level) - 1;
    Goods::new(0, LEVEL_WOOD[index], LEVEL_STONE[index], 0)
}

/// The icons a tile would cover, clockwise from the top left.
fn under(board: &Board<'_>, spot: PyramidSpot) -> String {
    let cells = &board.view.pyramid.cells;
    let icons =
        spot.cells().map(|(row, column)| cells[usize::from(row)][usize::from(column)].icon.glyph.key());
    icons.join(" ")
}

/// An open place in words.
fn name(board: &Board<'_>, level: u8) -> String {
    let price = names::goods(board, price(level)).join(", ");
    board.tell("ring-open", &[("level", FluentValue::from(level)), ("list", FluentValue::from(price))])
}
