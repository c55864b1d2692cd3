//! Forest, Quarry and Gold Deposits: the table of what is gathered, worship and the discovery tile.

use maud::{Markup, html};
use patolli_catalog::rules::teotihuacan::{BoardView, Resource, data::GATHER_TABLES};

use super::{
    super::{
        Board, glyphs,
        shapes::{Box, icon, nth},
    },
    worship,
};

/// Left ends of the columns.
const COLUMNS: [f32; 3] = [40.0, 106.0, 172.0];
const CELL: Box = Box::sized(64.0, 25.0);
/// Top of the first row, and the way to the next one.
const TOP: f32 = 54.0;
const STEP: f32 = 27.5;
/// Where worship space and discovery tile lie.
pub(super) const WORSHIP: worship::Places = [(11.0, 142.0), (190.0, 142.0)];
/// The lowest powers of the columns.
const POWERS: [&str; 3] = ["1", "2–3", "4–5"];

pub(super) fn draw(board: &Board<'_>, view: &BoardView, resource: Resource) -> Markup {
    html! {
        g.te-table aria-hidden="true" { use href="#te-gather" {} (yields(resource)) }
        (worship::draw(board, view, WORSHIP))
    }
}

/// The table that all three boards share: rows are workers, columns the lowest power.
pub(super) fn table() -> Markup {
    html! {
        g #te-gather {
            (icon("die", 21.0, 44.0, 18.0))
            @for (left, power) in COLUMNS.into_iter().zip(POWERS) {
                text.te-sub x=(left + CELL.width / 2.0) y="49" { (power) }
            }
            @for row in 0..3 {
                @let top = TOP + STEP * nth(row);
                text.te-count x="8" y=(top + 17.5) { (row + 1) }
                (icon("worker", 27.0, top + 12.0, 19.0))
                @for left in COLUMNS { (CELL.at(left, top).rect("te-cell", 5.0)) }
            }
        }
    }
}

/// What is gathered.
fn yields(resource: Resource) -> Markup {
    html! {
        @for (row, cells) in GATHER_TABLES[resource.index()].iter().enumerate() {
            @for (left, cell) in COLUMNS.into_iter().zip(cells) {
                @let (x, y) = CELL.at(left, TOP + STEP * nth(row)).middle();
                (glyphs::centred(&glyphs::cell(*cell, resource), x, y, 18.0, CELL.width - 4.0))
            }
        }
    }
}
