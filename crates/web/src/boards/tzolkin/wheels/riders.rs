//! The pieces that ride on the teeth.

use maud::{Markup, html};
use patolli_catalog::rules::tzolkin::{Piece, WheelView};

use super::{
    super::{super::svg::at, Board},
    geometry::{Gear, turned},
    names,
};

/// Days ahead that are shown.
pub(super) const AHEAD: u8 = 3;

/// All pieces of a wheel. A rider is known by its tooth, so that it stays the same piece while the wheel turns.
pub(super) fn draw(board: &Board<'_>, view: &WheelView) -> Markup {
    let gear = Gear::new(view.wheel);
    let turns = board.view.calendar.tooth;
    html! {
        @for (position, who) in (0u8..).zip(&view.teeth) {
            @if let Some(who) = who {
                @let tooth = gear.tooth(position, turns);
                @let (x, y) = gear.socket(tooth);
                g.rider data-key={ (view.wheel) "." (tooth) } data-left=[left(view, position, *who)] transform=(at(x, y)) {
                    g.upright transform=(turned(-f32::from(turns), gear.teeth)) { (rider(board, view, position, *who)) }
                }
            }
        }
    }
}

fn rider(board: &Board<'_>, view: &WheelView, position: u8, who: Piece) -> Markup {
    let id = format!("worker.{}.{position}", view.wheel);
    html! {
        g.space.worker.hidden-tooth[position > view.wheel.last()] id=(id) data-next=[next(view, position, who)] role="img" {
            title { (names::rider(board, view.wheel, position, who)) }
            circle.hit cy="1" r="20" {}
            use.frame href="#tz-ring" {}
            (token(board, who))
            circle.last cy="1" r="20" {}
        }
    }
}

/// A worker or neutral piece, 32 units across.
pub(super) fn token(board: &Board<'_>, who: Piece) -> Markup {
    html! {
        @match who {
            Piece::Worker { seat } => use.piece href={ "#tz-tok-" (board.letter(seat)) } {},
            Piece::Neutral => use.piece href="#tz-neutral" {},
        }
    }
}

/// How many days a worker can stay before it is pushed off; neutral pieces never are.
fn left(view: &WheelView, position: u8, who: Piece) -> Option<u8> {
    matches!(who, Piece::Worker { .. }).then(|| view.wheel.last().saturating_sub(position))
}

/// Where a worker stands on the next days, as ids.
fn next(view: &WheelView, position: u8, who: Piece) -> Option<String> {
    let days = left(view, position, who)?.min(AHEAD);
    let ids: Vec<_> = (1..=days).map(|it| format!("{}.{}", view.wheel, position + it)).collect();
    Some(ids.join(" "))
}
