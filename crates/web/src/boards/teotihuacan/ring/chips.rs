//! The two chips of a board: what collecting brings and what the main action costs now.

use maud::{Markup, html};
use patolli_teotihuacan::{Board as ActionBoard, BoardView};

use super::super::{
    super::svg::at,
    Board,
    glyphs::{self, Glyph},
    shapes::{Box, frame, frame_def},
};

/// Size of a chip.
const CHIP: Box = Box::sized(84.0, 23.0);
/// By how much a finger may miss a chip above and below, in all.
const MARGIN: f32 = 12.0;

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
    let (number, colours) = (view.board.number(), view.colours);
    let [collect, main] = places(view.board);
    let [first, second] = if main.1 > collect.1 { ["above", "below"] } else { ["aside", "aside"] };
    let gain = [Glyph::with(format!("+{}", colours + 1), "cocoa")];
    let price = [Glyph::with(if colours == 0 { "0".to_owned() } else { format!("−{colours}") }, "cocoa")];
    html! {
        g.space.te-collect id={ "board." (number) ".collect" } transform=(at(collect.0, collect.1)) role="img" {
            title { (board.count("ring-collect", colours + 1)) }
            (chip(first, &gain, None))
        }
        @if view.board != ActionBoard::Palace {
            g.space.te-main id={ "board." (number) ".main" } transform=(at(main.0, main.1)) role="img" {
                title { (board.count("ring-main", colours)) }
                (chip(second, &price, Some(view.board)))
            }
        }
    }
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
