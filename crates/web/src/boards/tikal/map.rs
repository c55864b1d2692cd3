//! The map: ground, tiles, stones, pieces and the score ribbon, in this order.

use maud::{Markup, html};
use patolli_catalog::rules::tikal::HexView;

use super::{
    super::{
        Panel,
        parts::PartVisitor,
        svg::{Sheet, at, at_scaled},
    },
    Board, hexes, pieces,
    shapes::{MAP, centre, defs, spot},
    track,
};
use crate::Part;

/// The tile to place on the map.
const HAND: &str = "map-hand";
/// Where its middle lies, and how large it is.
const HAND_HEIGHT: f32 = 47.0;
const HAND_SCALE: f32 = 0.62;

const SHEET: Sheet = Sheet { id: "panel-map", name: "board-map", icon: "jungle", size: MAP };

/// The main panel.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let hexes = || board.view.hexes.iter();
    let svg = SHEET.svg(&html! {
        title id=(SHEET.label()) { (board.say("board-map")) }
        (defs())
        (ground())
        g #tiles { @for it in hexes() { (hexes::draw(board, it)) } }
        g #reach {}
        g #stones aria-hidden="true" { @for it in hexes() { (stones(it)) } }
        g #pieces { @for it in hexes() { (pieces::draw(board, it)) } }
        (track::draw(board))
        (hand(board))
        g #overlay {}
    });
    SHEET.main_panel(svg)
}

/// The tile to place, in the gap above the last column: so it is in sight wherever the map is.
fn hand(board: &Board<'_>) -> Markup {
    let (x, _) = spot(7, 0);
    html! {
        g id=(HAND) aria-hidden="true" transform=(at_scaled(x, HAND_HEIGHT, HAND_SCALE)) {
            @if let Some(tile) = board.view.piles.in_hand {
                use.hand-edge href="#tk-hex" {}
                (hexes::tile(tile, HAND_SCALE))
            }
        }
    }
}

/// The parts of the panel, with what each is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    for hex in &board.view.hexes {
        hexes::visit_parts(board, hex, visitor);
    }
    for hex in &board.view.hexes {
        visitor.part(hex.stones, || Part::new(stones_id(hex), stones(hex).into_string()));
    }
    for hex in &board.view.hexes {
        let HexView { men, camp, guard, guard_piece, .. } = hex;
        let subject = (men, camp, guard, guard_piece);
        visitor.part(subject, || Part::new(pieces::id(hex), pieces::draw(board, hex).into_string()));
    }
    visitor.part(board.view.piles.in_hand, || Part::new(HAND, hand(board).into_string()));
    let scores: Vec<u16> = board.view.players.iter().map(|it| it.score).collect();
    visitor.part(scores, || Part::new(track::MARKERS, track::markers(board).into_string()));
}

/// The jungle round the board, with thickets where the rows of hexes leave a gap.
fn ground() -> Markup {
    let gap = |column: u8, y: f32| at_scaled(spot(column, 0).0, y, 0.62);
    html! {
        g aria-hidden="true" {
            rect.ground x="1" y="1" width=(MAP.0 - 2.0) height=(MAP.1 - 2.0) rx="16" {}
            g.thicket {
                @for column in [1, 3, 5, 7] { use href={ "#tk-wild-" (column % 3) } transform=(gap(column, 46.0)) {} }
                @for column in [0, 2, 4, 6] { use href={ "#tk-wild-" (column % 3) } transform=(gap(column, 682.0)) {} }
            }
        }
    }
}

/// Stones on a hex; they lie above all tiles.
fn stones(hex: &HexView) -> Markup {
    let (x, y) = centre(hex.hex);
    html! { g id=(stones_id(hex)) transform=(at(x, y)) { (hexes::stones(hex.stones)) } }
}

fn stones_id(hex: &HexView) -> String {
    format!("stones.{}", hex.hex)
}
