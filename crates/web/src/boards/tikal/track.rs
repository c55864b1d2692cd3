//! The score ribbon below the map.

use maud::{Markup, html};
use patolli_catalog::Seat;

use super::{
    super::svg::{at, round},
    Board, names,
};
use crate::tokens::piece;

const ZERO: f32 = 40.0;
const POINT: f32 = 8.52;
const AXIS: f32 = 751.0;
const TOKENS: f32 = 735.0;
/// Tokens stand at least so far from each other, with and without the note of a lap.
const APART: (f32, f32) = (42.0, 29.0);
const LAP: u16 = 100;

/// The ribbon from 0 to 100 with a marker for each seat; a full lap is noted beside the marker.
pub(super) fn draw(board: &Board<'_>) -> Markup {
    html! {
        g #score-track {
            rect.ribbon x="10" y="717" width="912" height="52" rx="12" {}
            path.axis d=(ticks()) {}
            @for ten in 0..=10u8 {
                text.tick.odd[ten % 2 == 1] x=(round(place(u16::from(ten) * 10))) y="765.5" { (ten * 10) }
            }
            (markers(board))
        }
    }
}

/// Id of the markers.
pub(super) const MARKERS: &str = "score-markers";

/// The markers of all seats.
pub(super) fn markers(board: &Board<'_>) -> Markup {
    html! { g id=(MARKERS) { @for (seat, x) in spread(board) { (marker(board, seat, x)) } } }
}

fn ticks() -> String {
    let line = format!("M{ZERO} {AXIS}H{}", round(place(LAP)));
    (0..=20u16).fold(line, |line, five| {
        let length = if five % 2 == 0 { -5 } else { -3 };
        format!("{line}M{} {AXIS}v{length}", round(place(five * 5)))
    })
}

fn marker(board: &Board<'_>, seat: Seat, x: f32) -> Markup {
    let score = board.view.players[seat.index()].score;
    let id = format!("score.{}", board.letter(seat));
    let foot = place(score % LAP);
    html! {
        g id=(id) role="img" {
            title { (names::score(board, seat)) }
            path.pin d={ "M" (round(x)) " " (TOKENS) "L" (round(foot)) " " (AXIS + 1.0) } {}
            (piece(board.seat_style(seat), x, TOKENS - 1.0, 0.82))
            @if score >= LAP {
                g.lap transform=(at(x, TOKENS - 14.0)) {
                    rect x="-19.5" y="-9" width="39" height="16" rx="8" {}
                    text y="4" { "+" (score / LAP * LAP) }
                }
            }
            circle.last cx=(round(x)) cy=(TOKENS) r="17" {}
        }
    }
}

fn place(points: u16) -> f32 {
    ZERO + POINT * f32::from(points)
}

/// Where the tokens stand: above their points, moved apart where they would cover each other.
fn spread(board: &Board<'_>) -> Vec<(Seat, f32)> {
    let on_track = |it: Seat| board.view.players[it.index()].score % LAP;
    let mut seats: Vec<_> = board.seats().map(|it| (it, place(on_track(it)))).collect();
    seats.sort_by_key(|(it, _)| on_track(*it));
    let apart = if board.view.players.iter().any(|it| it.score >= LAP) { APART.0 } else { APART.1 };
    // A few rounds of pushing neighbours apart by half of what is missing settle four tokens.
    for _ in 0..24 {
        for right in 1..seats.len() {
            let missing = (apart - (seats[right].1 - seats[right - 1].1)).max(0.0) / 2.0;
            seats[right - 1].1 = (seats[right - 1].1 - missing).max(27.0);
            seats[right].1 = (seats[right].1 + missing).min(905.0);
        }
    }
    seats
}
