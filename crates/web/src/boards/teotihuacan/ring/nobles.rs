//! Nobles: three rows of houses, filled from the left.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::rules::teotihuacan::{
    Row,
    data::{NOBLES_ROWS, NOBLES_WOOD},
};

use super::super::{
    super::svg::at,
    Board,
    glyphs::{self, Glyph},
    shapes::{Box, frame, icon, nth, ring, round},
};

/// Size of the place of a house.
pub(super) const PLACE: Box = Box::sized(37.0, 34.0);
const LEFT: f32 = 41.0;
const TOP: f32 = 58.0;
const STEP: f32 = 38.0;

pub(super) fn draw(board: &Board<'_>) -> Markup {
    let price = [Glyph::with(NOBLES_WOOD, "wood"), Glyph::with("›", "nobles"), Glyph::with("+", "avenue")];
    html! {
        g.te-table aria-hidden="true" {
            (glyphs::row(&price, 11.0, 45.0, 18.0))
            @for row in Row::ALL {
                text.te-count x="8" y=(top(row) + 22.0) { (row.index() + 1) }
                (icon("worker", 27.0, top(row) + 17.0, 19.0))
            }
        }
        (houses(board))
    }
}

/// Id of all places of houses.
pub(super) const HOUSES: &str = "te-houses";

/// All places of houses.
pub(super) fn houses(board: &Board<'_>) -> Markup {
    html! {
        g.te-houses id=(HOUSES) {
            @for row in Row::ALL {
                @for (place, points) in NOBLES_ROWS[row.index()].iter().enumerate() {
                    (house(board, row, place, *points))
                }
            }
        }
    }
}

/// A place with a house and one without.
pub(super) fn shapes() -> Markup {
    let (x, y) = PLACE.middle();
    html! {
        @for (id, name) in [("te-free", "vp-badge"), ("te-built", "building")] {
            g id=(id) { (PLACE.rect("te-cell", 6.0)) (icon(name, x, y, 30.0)) }
        }
    }
}

fn top(row: Row) -> f32 {
    TOP + STEP * nth(row.index())
}

fn house(board: &Board<'_>, row: Row, place: usize, points: u8) -> Markup {
    let id = format!("nobles.{}.{}", row.index() + 1, place + 1);
    let built = place < usize::from(board.view.houses[row.index()]);
    let (x, y) = PLACE.middle();
    html! {
        g.space.te-house id=(id) transform=(at(round(LEFT + 39.5 * nth(place)), top(row))) {
            title { (name(board, row, place, points, built)) }
            @if built { use href="#te-built" {} } @else { use href="#te-free" {} }
            (frame("house"))
            @if !built { text.te-worth x=(x) y=(y + 5.4) { (points) } }
            (ring("house"))
        }
    }
}

/// The place of a house in words.
fn name(board: &Board<'_>, row: Row, place: usize, points: u8, built: bool) -> String {
    let args = [
        ("row", FluentValue::from(board.say(row.key()))),
        ("n", FluentValue::from(place + 1)),
        ("points", FluentValue::from(points)),
    ];
    board.tell(if built { "ring-house-built" } else { "ring-house" }, &args)
}
