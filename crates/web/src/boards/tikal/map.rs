//! The map: ground, tiles, stones, pieces and the score ribbon, in this order.

use maud::{Markup, PreEscaped, html};

use super::{
    super::{
        Panel,
        svg::{Sheet, at, at_scaled},
    },
    Board, hexes, pieces,
    shapes::{MAP, centre, defs, spot},
    track,
};
use crate::Part;

const SHEET: Sheet = Sheet { id: "panel-map", name: "board-map", icon: "jungle", size: MAP };

/// The main panel.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let tiles: Vec<_> =
        board.view.hexes.iter().map(|it| part(&it.hex.to_string(), hexes::draw(board, it))).collect();
    let stones = part("stones", stones(board));
    let pieces = part("pieces", pieces(board));
    let track = part("score-track", track::draw(board));
    let svg = SHEET.svg(&html! {
        title id=(SHEET.label()) { (board.say("board-map")) }
        (defs())
        (ground())
        g #tiles { @for it in &tiles { (PreEscaped(&it.html)) } }
        g #reach {}
        @for it in [&stones, &pieces, &track] { (PreEscaped(&it.html)) }
        g #overlay {}
    });
    let parts = tiles.into_iter().chain([stones, pieces, track]).collect();
    Panel { id: SHEET.id, name: SHEET.name, icon: SHEET.icon, main: true, svg, parts }
}

fn part(id: &str, html: Markup) -> Part {
    Part::new(id, html.into_string())
}

/// The jungle round the board, with thickets where the rows of hexes leave a gap.
fn ground() -> Markup {
    let gap = |column: u8, y: f32| at_scaled(spot(column, 0).0, y, 0.8);
    html! {
        g aria-hidden="true" {
            rect.ground x="1" y="1" width=(MAP.0 - 2.0) height=(MAP.1 - 2.0) rx="16" {}
            g.thicket {
                @for column in [1, 3, 5, 7] { use href={ "#tk-wild-" (column % 3) } transform=(gap(column, 34.0)) {} }
                @for column in [0, 2, 4, 6] { use href={ "#tk-wild-" (column % 3) } transform=(gap(column, 682.0)) {} }
            }
        }
    }
}

fn stones(board: &Board<'_>) -> Markup {
    html! {
        g #stones aria-hidden="true" {
            @for hex in board.view.hexes.iter().filter(|it| it.stones != [0; 6]) {
                @let (x, y) = centre(hex.hex);
                g transform=(at(x, y)) { (hexes::stones(hex.stones)) }
            }
        }
    }
}

fn pieces(board: &Board<'_>) -> Markup {
    html! {
        g #pieces { @for hex in &board.view.hexes { (pieces::draw(board, hex)) } }
    }
}
