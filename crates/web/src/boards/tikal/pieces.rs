//! Expedition pieces, camps and guards: the layer above the tiles.

use maud::{Markup, html};
use patolli_catalog::{Livery, Seat};
use patolli_tikal::{HexView, Men};

use super::{
    super::svg::{at, at_scaled, count},
    Board, names,
    shapes::centre,
};
use crate::tokens::piece;

/// Where the tokens of one, two, three or four seats stand in the lower half of a hex, and how large they are.
/// They leave room for the stones and for the disc in the upper half.
const PLACES: [(f32, &[(f32, f32)]); 4] = [
    (1.15, &[(0.0, 21.0)]),
    (1.1, &[(-20.0, 19.0), (20.0, 19.0)]),
    (1.0, &[(-33.0, 5.0), (0.0, 25.0), (33.0, 5.0)]),
    (0.94, &[(-37.0, 0.0), (-15.5, 25.5), (15.5, 25.5), (37.0, 0.0)]),
];

/// Everything that stands on one hex.
pub(super) fn draw(board: &Board<'_>, hex: &HexView) -> Markup {
    let present: Vec<_> = board.seats().filter(|it| is_there(hex.men[it.index()])).collect();
    let (x, y) = centre(hex.hex);
    html! {
        @if hex.camp.is_some() || hex.guard.is_some() || !present.is_empty() {
            g transform=(at(x, y)) {
                @if let Some(seat) = hex.camp { (camp(board, hex, seat)) }
                @if let Some(seat) = hex.guard { (guard(board, hex, seat)) }
                @if let Some((scale, places)) = present.len().checked_sub(1).and_then(|it| PLACES.get(it)) {
                    @for (seat, place) in present.iter().zip(*places) {
                        (group(board, hex, *seat, *place, *scale))
                    }
                }
            }
        }
    }
}

/// Whether the seat has a piece there.
pub(super) const fn is_there(men: Men) -> bool {
    men.members > 0 || men.leader
}

/// The pieces of one seat: one token for all members with their count, the hat for the leader.
fn group(board: &Board<'_>, hex: &HexView, seat: Seat, (x, y): (f32, f32), scale: f32) -> Markup {
    let men = hex.men[seat.index()];
    let letter = board.letter(seat);
    let id = format!("men.{}.{letter}", hex.hex);
    let last = html! { @if board.is_last(&id) { circle.last cy="1" r="22" {} } };
    html! {
        g class={ "men seat-" (letter) } transform=(at_scaled(x, y, scale)) {
            @if men.members > 0 {
                g.piece-group.space id=(id) role="img" {
                    title { (names::men(board, seat, men)) }
                    (token(board.livery(seat)))
                    (last)
                    @if men.members > 1 { (count(if x < -1.0 { -13.0 } else { 13.0 }, 13.0, men.members)) }
                }
                @if men.leader { (leader(board, hex, seat, &html! {})) }
            } @else {
                g.piece-group id=(id) { (leader(board, hex, seat, &html! { (token(board.livery(seat))) (last) })) }
            }
        }
    }
}

fn token(livery: Livery) -> Markup {
    html! {
        circle.hit cy="1" r="22" {}
        use.frame href="#tk-ring" {}
        (piece(livery, 0.0, 0.0, 1.0))
    }
}

/// The hat, on its own token where no member is.
fn leader(board: &Board<'_>, hex: &HexView, seat: Seat, token: &Markup) -> Markup {
    html! {
        g.space id={ "lead." (hex.hex) "." (board.letter(seat)) } role="img" {
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
        g id=(id) class={ "camp seat-" (board.letter(seat)) } transform=(at(0.0, -16.0)) {
            use href="#tk-tent" {}
            text y="11" { (board.letter(seat).to_ascii_uppercase()) }
            @if board.is_last(&id) { circle.last r="29" {} }
        }
    }
}

fn guard(board: &Board<'_>, hex: &HexView, seat: Seat) -> Markup {
    let id = format!("guard.{}", hex.hex);
    html! {
        g.guard id=(id) transform=(at(18.0, -20.0)) {
            circle.gold r="18.5" {}
            (piece(board.livery(seat), 0.0, -1.0, 0.86))
            @if board.is_last(&id) { circle.last r="22" {} }
        }
    }
}
