//! Expedition pieces, camps and guards: the layer above the tiles.

use maud::{Markup, html};
use patolli_catalog::rules::tikal::{HexView, Piece};
use patolli_catalog::{Seat, SeatStyle};

use super::{
    super::svg::{at, at_scaled, count},
    Board, is_there, names,
    shapes::centre,
};
use crate::tokens::piece;

/// Where a token stands on its hex and where its count is, seen from the token.
struct Place {
    at: (f32, f32),
    count: (f32, f32),
}

/// Size and places of the tokens of one, two, three or four seats, in the lower half of a hex, from left to right.
/// They leave the stones and the disc in the upper half in sight.
const PLACES: [(f32, &[Place]); 4] = [
    (1.15, &[place((0.0, 22.0), (14.0, 8.0))]),
    (1.1, &[place((-21.0, 16.5), (8.0, 16.5)), place((21.0, 16.5), (-8.0, 16.5))]),
    (
        1.0,
        &[
            place((-33.0, 4.0), (12.0, -11.0)),
            place((0.0, 25.0), (13.0, 11.0)),
            place((33.0, 4.0), (-12.0, -11.0)),
        ],
    ),
    (
        0.94,
        &[
            place((-37.0, 0.0), (12.0, -12.0)),
            place((-15.5, 25.5), (-8.0, 13.0)),
            place((15.5, 25.5), (8.0, 13.0)),
            place((37.0, 0.0), (-12.0, -12.0)),
        ],
    ),
];

const fn place(at: (f32, f32), count: (f32, f32)) -> Place {
    Place { at, count }
}

/// Everything that stands on one hex.
pub(super) fn draw(board: &Board<'_>, hex: &HexView) -> Markup {
    let present: Vec<_> = board.seats().filter(|it| is_there(hex.men[it.index()])).collect();
    let (x, y) = centre(hex.hex);
    html! {
        g id=(id(hex)) transform=(at(x, y)) {
            @if let Some(seat) = hex.camp { (camp(board, hex, seat)) }
            @if let Some(seat) = hex.guard { (guard(board, hex, seat)) }
            @if let Some((scale, places)) = present.len().checked_sub(1).and_then(|it| PLACES.get(it)) {
                @for (seat, place) in seated(hex, &present).into_iter().zip(*places) {
                    (group(board, hex, seat, place, *scale))
                }
            }
        }
    }
}

/// Id of everything that stands on one hex.
pub(super) fn id(hex: &HexView) -> String {
    format!("pieces.{}", hex.hex)
}

/// The seats from left to right: in their order, but a leader's hat needs the room in the middle.
fn seated(hex: &HexView, present: &[Seat]) -> Vec<Seat> {
    let mut seats = present.to_vec();
    let inner = match seats.len() {
        3 => 1..2,
        4 => 1..3,
        _ => return seats,
    };
    let has_leader = |it: Seat| hex.men[it.index()].leader;
    for middle in inner {
        let outer = [0, seats.len() - 1].into_iter().find(|it| has_leader(seats[*it]));
        if let Some(outer) = outer.filter(|_| !has_leader(seats[middle])) {
            seats.swap(middle, outer);
        }
    }
    seats
}

/// The pieces of one seat: one token for all members with their count, the hat for the leader.
fn group(board: &Board<'_>, hex: &HexView, seat: Seat, place: &Place, scale: f32) -> Markup {
    let men = hex.men[seat.index()];
    let letter = board.letter(seat);
    let id = format!("men.{}.{letter}", hex.hex);
    // A hat would cover a count above the token.
    let (x, y) = if men.leader && place.count.1 < 0.0 { (0.0, 16.0) } else { place.count };
    let last = html! { circle.last cy="1" r="22" {} };
    html! {
        g class={ "men seat-" (letter) } transform=(at_scaled(place.at.0, place.at.1, scale)) {
            @if men.members > 0 {
                g.piece-group.space id=(id) data-travels={ "men." (letter) } data-count=(men.members) role="img" {
                    title { (names::men(board, seat, men)) }
                    (token(board.seat_style(seat)))
                    (last)
                    @if men.members > 1 { (count(x, y, men.members)) }
                }
                @if men.leader { (leader(board, hex, seat, &html! {})) }
            } @else {
                g.piece-group id=(id) data-travels={ "men." (letter) } data-count="1" { (leader(board, hex, seat, &token(board.seat_style(seat)))) (last) }
            }
        }
    }
}

fn token(style: SeatStyle) -> Markup {
    html! {
        circle.hit cy="1" r="22" {}
        use.frame href="#tk-ring" {}
        (piece(style, 0.0, 0.0, 1.0))
    }
}

/// The hat, on its own token where no member is.
fn leader(board: &Board<'_>, hex: &HexView, seat: Seat, token: &Markup) -> Markup {
    html! {
        g.space id={ "lead." (hex.hex) "." (board.letter(seat)) } data-travels={ "lead." (board.letter(seat)) }
            data-count="1" role="img" {
            title { (names::leader(board, seat)) }
            (token)
            g transform="translate(0-15)" {
                rect.hit x="-22" y="-14" width="44" height="24" rx="10" {}
                @if token.0.is_empty() { use.frame href="#tk-hat-ring" {} }
                use href="#tk-hat" {}
                use href="#tk-band" {}
            }
        }
    }
}

fn camp(board: &Board<'_>, hex: &HexView, seat: Seat) -> Markup {
    let id = format!("camp.{}", hex.hex);
    html! {
        g id=(id) class={ "camp seat-" (board.letter(seat)) } transform=(at(0.0, -17.0)) {
            use href="#tk-tent" {}
            text y="8" { (board.letter(seat).to_ascii_uppercase()) }
            circle.last r="29" {}
        }
    }
}

fn guard(board: &Board<'_>, hex: &HexView, seat: Seat) -> Markup {
    let id = format!("guard.{}", hex.hex);
    html! {
        g class={ "guard seat-" (board.letter(seat)) } id=(id) transform=(at(18.0, -22.0)) {
            circle.gold r="18.5" {}
            (piece(board.seat_style(seat), 0.0, -1.0, 0.86))
            @if hex.guard_piece == Some(Piece::Leader) {
                g transform=(at_scaled(0.0, -13.0, 0.8)) { use href="#tk-hat" {} use href="#tk-band" {} }
            }
            circle.last r="22" {}
        }
    }
}
