//! The two chips of a board: what collecting brings and what the main action costs now.

use maud::{Markup, html};
use patolli_teotihuacan::{Board as ActionBoard, BoardView};

use super::super::{
    super::svg::at,
    Board,
    glyphs::{self, Glyph},
    shapes::Box,
};

/// Height of a chip.
const HEIGHT: f32 = 23.0;

/// By how much a finger may miss a chip above and below, in all.
const MARGIN: f32 = 12.0;

/// Where the chips of a board lie: one above the other beside the worship space, or side by side.
fn areas(board: ActionBoard) -> [Box; 2] {
    let stacked =
        |y: f32| [Box::sized(84.0, HEIGHT).at(102.0, y), Box::sized(84.0, HEIGHT).at(102.0, y + 25.0)];
    match board {
        ActionBoard::Palace => [Box::sized(110.0, 27.0).at(272.0, 132.0), Box::sized(0.0, 0.0)],
        ActionBoard::Construction => {
            [Box::sized(74.0, 27.0).at(212.0, 132.0), Box::sized(92.0, 27.0).at(290.0, 132.0)]
        }
        ActionBoard::Alchemy | ActionBoard::Nobles => {
            [Box::sized(98.0, HEIGHT).at(11.0, 173.0), Box::sized(122.0, HEIGHT).at(113.0, 173.0)]
        }
        ActionBoard::Decorations => stacked(134.0),
        _ => stacked(141.0),
    }
}

/// The chips of a board; the Palace has no main action.
pub(super) fn draw(board: &Board<'_>, view: &BoardView) -> Markup {
    let [collect, main] = areas(view.board);
    // Chips that lie one above the other share what is between them.
    let stacked = main.y > collect.y;
    let above = |first: bool| if stacked { if first { MARGIN - 1.0 } else { 1.0 } } else { MARGIN / 2.0 };
    let (number, colours) = (view.board.number(), view.colours);
    let gain = [Glyph::with(format!("+{}", colours + 1), "cocoa")];
    let price = [Glyph::with(if colours == 0 { "0".to_owned() } else { format!("−{colours}") }, "cocoa")];
    html! {
        g.space.te-collect id={ "board." (number) ".collect" } transform=(at(collect.x, collect.y)) role="img" {
            title { (board.count("ring-collect", colours + 1)) }
            (hit(collect, above(true)))
            (chip(collect, &gain, None))
        }
        @if view.board != ActionBoard::Palace {
            g.space.te-main id={ "board." (number) ".main" } transform=(at(main.x, main.y)) role="img" {
                title { (board.count("ring-main", colours)) }
                (hit(main, above(false)))
                (chip(main, &price, Some(view.board)))
            }
        }
    }
}

/// Where a chip is met, although it looks smaller.
fn hit(area: Box, above: f32) -> Markup {
    let Box { width, height, .. } = area;
    Box::sized(width + 6.0, height + MARGIN).at(-3.0, -above).rect("hit", height / 2.0)
}

fn chip(area: Box, cocoa: &[Glyph], action: Option<ActionBoard>) -> Markup {
    let area = area.at(0.0, 0.0);
    let (rx, middle) = (area.height / 2.0, area.height / 2.0);
    html! {
        (area.rect("te-chip", rx))
        g.frame { (area.rect("tk-glow te-chip-out", rx)) (area.rect("tk-line te-chip-out", rx)) }
        (glyphs::row(cocoa, 7.0, middle, 16.0))
        @if let Some(board) = action {
            g.te-for { (glyphs::row(&[Glyph::with("›", board.key())], 10.0 + glyphs::row_width(cocoa, 16.0), middle, 16.0)) }
        }
    }
}
