//! Treasures and supplies of every seat.

use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_catalog::rules::tikal::{Motif, PlayerView};

use super::{
    super::{
        Panel,
        parts::PartVisitor,
        svg::{Sheet, at, icon},
    },
    Board, names,
};
use crate::{Part, tokens::piece};

const WIDTH: f32 = 306.0;
const TOP: f32 = 36.0;
const ROW: f32 = 48.0;
/// Treasures lie in the upper line of a row, supplies in the lower one.
const UPPER: f32 = 13.5;
const LOWER: f32 = 36.0;

/// The panel of treasures.
pub(super) fn draw(board: &Board<'_>) -> Panel {
    let seats = board.seats().map(|it| f32::from(it.number()));
    let size = (WIDTH, TOP + ROW * (seats.fold(0.0, f32::max) + 1.0));
    let sheet = Sheet { id: "panel-treasures", name: "board-treasures", icon: "treasure", size };
    let content = html! { @for seat in board.seats() { (row(board, seat)) } };
    sheet.paper(&board.say("board-treasures"), &pile(board), &content)
}

/// Id of the treasures left.
const PILE: &str = "treasures-left";

/// The treasures left.
fn pile(board: &Board<'_>) -> Markup {
    html! {
        g.note id=(PILE) { (icon("treasure-back", 238.0, 20.0, 20.0)) text.note.end x="290" y="25" { "× " (board.view.piles.tokens) } }
    }
}

/// The parts of the panel, with what each is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    visitor.group(
        (),
        || draw(board).into_part(),
        |visitor| {
            visitor.part(board.view.piles.tokens, || Part::new(PILE, pile(board).into_string()));
            board.seats().for_each(|it| visit_row(board, it, visitor));
        },
    );
}

/// The parts of a row, with what each is drawn from.
fn visit_row(board: &Board<'_>, seat: Seat, visitor: &mut PartVisitor<'_>) {
    let player = &board.view.players[seat.index()];
    visitor.group(
        (&player.treasures, player.treasures_now),
        || Part::new(row_id(board, seat), row(board, seat).into_string()),
        |visitor| {
            let empty = || shell(board, seat, &html! {}).into_string();
            visitor.part(is_asked(board, seat), || Part::shell(&row_id(board, seat), empty()));
            let draw = || supplies(board, seat).into_string();
            visitor.part(supply(player), || Part::new(supplies_id(board, seat), draw()));
        },
    );
}

fn is_asked(board: &Board<'_>, seat: Seat) -> bool {
    board.view.to_move == Some(seat)
}

fn supplies_id(board: &Board<'_>, seat: Seat) -> String {
    format!("supplies.{}", board.letter(seat))
}

fn row_id(board: &Board<'_>, seat: Seat) -> String {
    format!("treasures.{}", board.letter(seat))
}

fn row(board: &Board<'_>, seat: Seat) -> Markup {
    let player = &board.view.players[seat.index()];
    let content = html! {
        rect.row x="6" y="0" width=(WIDTH - 12.0) height=(ROW - 3.0) rx="9" {}
        (piece(board.seat_style(seat), 25.0, 22.0, 0.95))
        @for (column, motif) in (0u8..).zip(Motif::ALL) {
            (treasure(board, seat, motif, 59.0 + 26.5 * f32::from(column)))
        }
        g role="img" {
            title { (board.count("board-treasure-points", player.treasures_now)) }
            (icon("vp-badge", 280.0, 22.0, 30.0))
            text.num.mid.points.wide[player.treasures_now > 9] x="280" y="27" { (player.treasures_now) }
        }
        (supplies(board, seat))
        rect.last x="5" y="-1" width=(WIDTH - 10.0) height=(ROW - 1.0) rx="9" {}
    };
    shell(board, seat, &content)
}

/// The element of a row round some content.
fn shell(board: &Board<'_>, seat: Seat, content: &Markup) -> Markup {
    let y = TOP + ROW * f32::from(seat.number());
    html! {
        g.holder.to-move[is_asked(board, seat)] id=(row_id(board, seat)) transform=(at(0.0, y)) { (content) }
    }
}

/// One motif: the token with its count, or a dot where the seat has none.
fn treasure(board: &Board<'_>, seat: Seat, motif: Motif, x: f32) -> Markup {
    let n = board.view.players[seat.index()].treasures_of(motif);
    html! {
        @if n == 0 {
            circle.none cx=(x) cy=(UPPER) r="2" {}
        } @else {
            g.space id={ "treasure." (board.letter(seat)) "." (motif) } transform=(at(x, UPPER)) role="img" {
                title { (names::treasure(board, motif, n)) }
                rect.hit x="-13" y="-13" width="26" height="27" {}
                use.frame href="#tk-ring" transform="scale(.56)" {}
                (icon(motif.key(), 0.0, 0.0, 22.0))
                @if n > 1 {
                    g.count transform="translate(7 6.5)" { circle r="7" {} text y="4.3" { (n) } }
                }
            }
        }
    }
}

/// What lies in the supply: members, leader, camps, guards.
fn supplies(board: &Board<'_>, seat: Seat) -> Markup {
    let player = &board.view.players[seat.index()];
    html! {
        g id=(supplies_id(board, seat)) {
            @for (column, (name, n, key)) in (0u8..).zip(supply(player)) {
                g.supply.gone[n == 0] transform=(at(56.0 + 54.0 * f32::from(column), LOWER)) role="img" {
                    title { (board.count(key, n)) }
                    (icon(name, 0.0, 0.0, 16.0))
                    text.small x="12" y="5" { (n) }
                }
            }
        }
    }
}

/// Icon, number and message key of everything in a supply.
pub(super) fn supply(player: &PlayerView) -> [(&'static str, u8, &'static str); 4] {
    [
        ("member", player.members, "board-supply-members"),
        ("leader", u8::from(player.leader_in_supply), "board-supply-leader"),
        ("camp", player.camps, "board-supply-camps"),
        ("guard", player.guards, "board-supply-guards"),
    ]
}
