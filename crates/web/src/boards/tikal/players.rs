//! What lies before each seat: its treasures, in one row.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::Seat;
use patolli_catalog::rules::tikal::{Motif, Phase, PlayerView, TurnKind};

use super::{
    super::{
        Good, Panel, Reminder,
        parts::PartVisitor,
        strip::{HEIGHT, Strip},
        svg::icon,
    },
    Board, names, treasures,
};

/// The middle of the row.
const MIDDLE: f32 = HEIGHT / 2.0;

/// One row for each seat.
pub(super) fn draw(board: &Board<'_>) -> Vec<Panel> {
    board.seats().map(|it| row(board, it)).collect()
}

/// The rows, with what each is drawn from.
pub(super) fn visit_parts(board: &Board<'_>, visitor: &mut PartVisitor<'_>) {
    for seat in board.seats() {
        let player = &board.view.players[seat.index()];
        let subject = (&player.treasures, player.treasures_now, player.temples_now);
        visitor.part(subject, || row(board, seat).into_part());
    }
}

/// The row of a seat.
pub(super) fn row(board: &Board<'_>, seat: Seat) -> Panel {
    let player = &board.view.players[seat.index()];
    let mut strip = Strip::default();
    for motif in Motif::ALL {
        let n = player.treasures_of(motif);
        if n > 0 {
            strip.push(34.0, &treasure(board, motif, n));
        }
    }
    let sums = [
        ("board-treasure-points", "treasure-back", player.treasures_now),
        ("reminder-temples", "temple", player.temples_now),
    ];
    for (key, name, n) in sums {
        strip.push(if n < 10 { 46.0 } else { 56.0 }, &points(board, key, name, n));
    }
    strip.panel(board.frame, seat)
}

fn treasure(board: &Board<'_>, motif: Motif, n: u8) -> Markup {
    html! {
        g role="img" {
            title { (names::treasure(board, motif, n)) }
            (icon(motif.key(), 14.0, MIDDLE, 26.0))
            @if n > 1 { g.count transform={ "translate(24 " (MIDDLE + 8.0) ")" } { circle r="8" {} text y="4.8" { (n) } } }
        }
    }
}

/// Points that scoring now would bring.
fn points(board: &Board<'_>, key: &str, name: &str, n: u16) -> Markup {
    html! {
        g role="img" {
            title { (board.count(key, n)) }
            (icon(name, 11.0, MIDDLE, 20.0))
            text.num x="23" y=(MIDDLE + 5.5) { "+" (n) }
        }
    }
}

/// What a seat has left to bring to the board.
pub(super) fn goods(player: &PlayerView) -> Vec<Good> {
    treasures::supply(player).into_iter().map(|(icon, n, name)| Good { icon, name, n: n.into() }).collect()
}

/// The scoring that goes on or comes next.
pub(super) fn reminder(board: &Board<'_>, seat: Seat) -> Option<Reminder> {
    let (turn, player) = (&board.view.turn, board.view.players.get(seat.index())?);
    let is_own = turn.seat == seat && turn.kind == TurnKind::Scoring && turn.phase != Phase::Over;
    let place = turn.scoring_next.iter().position(|it| *it == seat);
    let args = [
        ("turns", FluentValue::from(place.map_or(0, |it| it + 1))),
        ("points", FluentValue::from(player.temples_now + player.treasures_now)),
    ];
    (is_own || place.is_some()).then(|| Reminder {
        icon: "volcano",
        words: board.tell("reminder-scoring", &args),
        is_short: false,
    })
}
