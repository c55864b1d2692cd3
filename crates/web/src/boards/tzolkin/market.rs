//! The market: what blocks cost and bring in corn.

use maud::{Markup, html};
use patolli_catalog::rules::tzolkin::{Block, data::market_rate};

use super::{
    super::svg::at,
    Board,
    glyphs::{self, Glyph},
    shapes::{Box, frame, icon, nth},
};

/// Size of a price.
pub(super) const AREA: Box = Box::sized(76.0, 28.0);

/// The price list; while one trades, signs at both ends of a price show that it can be sold and bought.
pub(super) fn draw(board: &Board<'_>) -> Markup {
    html! {
        g.tb-market role="group" aria-label=(board.say("board-market")) {
            g role="img" { title { (board.say("board-market")) } (icon("market", 14.0, 14.0, 24.0)) }
            @for block in Block::ALL { (row(board, block)) }
        }
    }
}

fn row(board: &Board<'_>, block: Block) -> Markup {
    html! {
        g.space id={ "market." (block) } transform=(at(32.0 + 80.0 * nth(block.index()), 0.0)) role="img" {
            title { (name(board, block)) }
            (AREA.rect("tb-cell", 8.0))
            (frame("market"))
            (icon(block.key(), 24.0, 14.0, 19.0))
            (glyphs::row(&[Glyph::with(format!("={}", market_rate(block)), "corn")], 34.0, 14.0, 16.0))
            g.tb-signs { path d="M5 14h7M64 14h8M68 10v8" {} }
        }
    }
}

/// A price in words.
pub(super) fn name(board: &Board<'_>, block: Block) -> String {
    let one = board.count(&format!("board-{block}"), 1);
    format!("{one} = {}", board.count("board-corn", market_rate(block)))
}
