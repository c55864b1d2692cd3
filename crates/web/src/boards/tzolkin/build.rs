//! The row of buildings over the monuments, and the market between them.

use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_catalog::rules::tzolkin::data::{BuildingId, MonumentId};

use super::{
    super::{
        Panel,
        svg::{Sheet, at},
    },
    Board, market, names,
    shapes::{Box, nth, token},
    tiles::{Face, TILE},
};

const SHEET: Sheet = Sheet { id: "panel-build", name: "board-build", icon: "building", size: (430.0, 282.0) };
const UPPER: f32 = 33.0;
const LOWER: f32 = 174.0;

/// The panel of buildings.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let note = html! { text.note.end x="418" y="24" { (stack(board)) } };
    let content = html! {
        @for (place, building) in board.view.row.iter().enumerate() { (slot(board, place, *building)) }
        text.head x="14" y="162" { (board.say("board-monuments")) }
        g transform=(at(152.0, 140.0)) { (market::draw(board)) }
        @for (place, it) in board.view.monuments.iter().enumerate() {
            (monument(board, place, it.monument, it.builder))
        }
    };
    SHEET.paper(&board.say("board-buildings"), &note, &content)
}

/// The epoch and how many buildings are left in its stack.
pub(super) fn stack(board: &Board<'_>) -> String {
    let calendar = &board.view.calendar;
    format!(
        "{} · {}",
        super::events::epoch(board, calendar.epoch),
        board.count("board-stack", board.view.stack)
    )
}

fn left(place: usize) -> f32 {
    9.0 + 69.2 * nth(place)
}

fn slot(board: &Board<'_>, place: usize, building: Option<BuildingId>) -> Markup {
    html! {
        @if let Some(building) = building {
            (tile(board, &format!("building.{building}"), (left(place), UPPER), &Face::building(building)))
        } @else {
            g transform=(at(left(place), UPPER)) { (Box::sized(TILE.0, TILE.1).grown(-2.0).rect("tb-slot", 7.0)) }
        }
    }
}

fn tile(board: &Board<'_>, id: &str, (x, y): (f32, f32), face: &Face) -> Markup {
    let area = Box::sized(TILE.0, TILE.1);
    html! {
        g class={ "space hue-" (face.kind) } id=(id) transform=(at(x, y)) role="img" {
            title { (face.words(board)) }
            (face.draw())
            (area.ring())
        }
    }
}

/// A monument; a built one is faint, with its owner on it.
fn monument(board: &Board<'_>, place: usize, monument: MonumentId, owner: Option<Seat>) -> Markup {
    let face = Face::monument(monument, board.view.players.len());
    let spot = (left(place), LOWER);
    html! {
        @match owner {
            None => (tile(board, &format!("monument.{monument}"), spot, &face)),
            Some(seat) => {
                g class={ "hue-" (face.kind) } transform=(at(spot.0, spot.1)) role="img" {
                    title { (board.say(monument.key())) "; " (names::owned(board, "board-built-by", seat)) }
                    g.tb-faint { (face.draw()) }
                    (token(board, seat, TILE.0 / 2.0, 60.0, 1.0))
                }
            }
        }
    }
}
