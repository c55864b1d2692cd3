//! The two chips of a board: what collecting brings and what the main action costs now.

use maud::{Markup, html};
use patolli_catalog::rules::teotihuacan::{Board as ActionBoard, BoardView};

use super::super::{
    super::{parts::PartVisitor, svg::at},
    Board,
    glyphs::{self, Glyph},
    shapes::{Box, frame, frame_def},
};
use crate::Part;

/// Size of a chip.
const CHIP: Box = Box::sized(84.0, 23.0);
/// By how much a finger may miss a chip above and below, in all.
const MARGIN: f32 = 13.0;

/// Where the chips of a board lie: one above the other beside the worship space, or side by side.
const fn places(board: ActionBoard) -> [(f32, f32); 2] {
    match board {
        ActionBoard::Palace => [(298.0, 134.0); 2],
        ActionBoard::Construction => [(210.0, 134.0), (298.0, 134.0)],
        ActionBoard::Alchemy | ActionBoard::Nobles => [(40.0, 173.0), (128.0, 173.0)],
        ActionBoard::Decorations => [(102.0, 134.0), (102.0, 159.0)],
        _ => [(102.0, 141.0), (102.0, 166.0)],
    }
}

/// The shape of a chip, its frame, and where it is met: chips one above the other share what is between them.
pub(super) fn shapes() -> Markup {
    let reach = |above: f32| {
        Box::sized(CHIP.width + 6.0, CHIP.height + MARGIN).at(-3.0, -above).rect("te-reach", 9.0)
    };
    html! {
        (frame_def("chip", CHIP, 11.5))
        @for (name, above) in [("aside", MARGIN / 2.0), ("above", MARGIN - 1.0), ("below", 1.0)] {
            g id={ "te-h-" (name) } { (reach(above)) }
        }
    }
}

/// The chips of a board; the Palace has no main action.
pub(super) fn draw(board: &Board<'_>, view: &BoardView) -> Markup {
    html! {
        (collect(board, view))
        @if view.board != ActionBoard::Palace { (main(board, view)) }
    }
}

/// The chips as parts, with what each is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, view: &BoardView, visitor: &mut PartVisitor<'_>) {
    let colours = view.colours;
    visitor.part(colours, || Part::new(id(view, "collect"), collect(board, view).into_string()));
    if view.board != ActionBoard::Palace {
        visitor.part(colours, || Part::new(id(view, "main"), main(board, view).into_string()));
    }
}

fn id(view: &BoardView, chip: &str) -> String {
    format!("board.{}.{chip}", view.board.number())
}

/// What collecting brings.
fn collect(board: &Board<'_>, view: &BoardView) -> Markup {
    let gain = [Glyph::with(format!("+{}", view.colours + 1), "cocoa")];
    let [(x, y), _] = places(view.board);
    html! {
        g.space.te-collect id=(id(view, "collect")) transform=(at(x, y)) role="img" {
            title { (board.count("ring-collect", view.colours + 1)) }
            (chip(reaches(view.board)[0], &gain, None))
        }
    }
}

/// What the main action costs.
fn main(board: &Board<'_>, view: &BoardView) -> Markup {
    let colours = view.colours;
    let price = [Glyph::with(if colours == 0 { "0".to_owned() } else { format!("−{colours}") }, "cocoa")];
    let [_, (x, y)] = places(view.board);
    html! {
        g.space.te-main id=(id(view, "main")) transform=(at(x, y)) role="img" {
            title { (board.count("ring-main", colours)) }
            (chip(reaches(view.board)[1], &price, Some(view.board)))
        }
    }
}

/// Where each of the two chips is met: side by side, or one above the other.
fn reaches(board: ActionBoard) -> [&'static str; 2] {
    let [collect, main] = places(board);
    if main.1 > collect.1 { ["above", "below"] } else { ["aside", "aside"] }
}

fn chip(reach: &str, cocoa: &[Glyph], action: Option<ActionBoard>) -> Markup {
    let (left, middle) = (10.0 + glyphs::row_width(cocoa, 16.0), CHIP.height / 2.0);
    html! {
        use.hit href={ "#te-h-" (reach) } {}
        (CHIP.rect("te-chip", 11.5))
        (frame("chip"))
        (glyphs::row(cocoa, 7.0, middle, 16.0))
        @if let Some(board) = action {
            g.te-for { (glyphs::row(&[Glyph::with("›", board.key())], left, middle, 16.0)) }
        }
    }
}
