//! What lies round the gears: the start-player space, quick actions, prophecies, skulls.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::Viewer;
use patolli_catalog::rules::tzolkin::{Piece, ProphecyCount, ProphecyView, QuickView, data::FOOD_DAYS};

use super::{
    super::{
        super::svg::{at, icon},
        Board, glyphs,
    },
    actions, names, plaque,
    riders::token,
    shapes::spread,
};
use crate::tokens::piece;

/// The start-player space below the arrow with the corn that waits, and who has the token.
pub(super) fn start(board: &Board<'_>) -> Markup {
    let calendar = &board.view.calendar;
    let token_id = format!("token.{}", board.letter(calendar.start_player));
    let corn = calendar.corn.len();
    html! {
        g #starting {
            g #start .space.spot transform="translate(406 641)" role="img" {
                title { (names::start(board)) }
                rect.hit x="-28" y="-28" width="54" height="58" {}
                g.frame { circle.tk-glow r="26" {} circle.tk-line r="25.5" {} }
                circle.slot-side cy="4" r="24" {}
                circle.slot r="24" {}
                @if let Some(seat) = calendar.start_space { (piece(board.seat_style(seat), 0.0, 0.0, 1.1)) }
                @else { (icon("start-player", 1.0, 0.0, 31.0)) }
                @if corn > 0 {
                    g.waiting transform="translate(-25-17)" {
                        rect x="-17" y="-12.5" width="36" height="25" rx="12" {}
                        (icon("corn", -6.0, 0.0, 19.0))
                        text.num x="9" y="5.8" { (corn) }
                    }
                }
                circle.last r="29" {}
            }
            g id=(token_id) transform="translate(403 692)" role="img" {
                title { (board.tell("wheels-token", &[("who", FluentValue::from(board.who(calendar.start_player)))])) }
                rect.pad x="-26" y="-17" width="54" height="34" rx="12" {}
                (icon("start-player", -10.0, 0.0, 24.0))
                (piece(board.seat_style(calendar.start_player), 13.0, 0.0, 0.74))
                rect.last x="-28" y="-19" width="58" height="38" rx="13" {}
            }
        }
    }
}

/// The quick-action board: the tile in force and three spaces.
pub(super) fn quick(board: &Board<'_>, quick: &QuickView) -> Markup {
    html! {
        g #quick .space.spot transform="translate(388 772)" role="img" {
            title { (names::quick(board, quick)) }
            rect.hit x="-80" y="-31" width="160" height="62" {}
            g.frame {
                rect.tk-glow x="-77" y="-28" width="154" height="56" rx="13" {}
                rect.tk-line x="-76" y="-27" width="152" height="54" rx="12" {}
            }
            rect.quick-side x="-75" y="-22" width="150" height="52" rx="11" {}
            rect.quick-board x="-75" y="-26" width="150" height="52" rx="11" {}
            @if let Some(tile) = quick.now {
                g transform="translate(-44 0)" {
                    rect.tile-side x="-25" y="-15" width="50" height="37" rx="8" {}
                    rect.tile-face x="-25" y="-19" width="50" height="37" rx="8" {}
                    (plaque::row(actions::quick(tile)))
                }
            }
            (icon("quick-action", -68.0, -20.0, 21.0))
            @for ((n, space), x) in quick.spaces.iter().enumerate().zip(spread(quick.spaces.len(), 31.5)) {
                (quick_space(board, n, *space, x + 25.5))
            }
            rect.last x="-79" y="-30" width="158" height="62" rx="13" {}
        }
    }
}

fn quick_space(board: &Board<'_>, n: usize, space: Option<Piece>, x: f32) -> Markup {
    let id = format!("quick.{n}");
    html! {
        g id=(id) transform=(at(x, 0.0)) {
            circle.slot r="14.5" {}
            @if let Some(who) = space { g transform="scale(.9)" { (token(board, who)) } }
            circle.last r="17" {}
        }
    }
}

/// The prophecies with the days they hold, the running one amber, and what the reader would get.
pub(super) fn prophecies(board: &Board<'_>) -> Markup {
    html! {
        g #prophecies {
            text.heading x="17" y="30" { (board.say("wheels-prophecies")) }
            @for (n, view) in board.view.prophecies.iter().enumerate() { (prophecy(board, n, view)) }
        }
    }
}

fn prophecy(board: &Board<'_>, n: usize, view: &ProphecyView) -> Markup {
    let id = format!("prophecy.{}", view.prophecy);
    let state = if view.active {
        "on"
    } else if view.over {
        "over"
    } else {
        ""
    };
    let y = 55.0 + 39.0 * f32::from(u8::try_from(n).unwrap_or(u8::MAX));
    let (first, last) = days(n);
    let own = match board.frame.viewer {
        Viewer::Seat(seat) => view.counts.get(seat.index()),
        Viewer::Watcher => None,
    };
    html! {
        g id=(id) class={ "prophecy space " (state) } transform=(at(17.0, y)) role="img" {
            title { (names::prophecy(board, view, first, last)) }
            rect.hit x="-2" y="-19" width="176" height="38" {}
            rect.leaf x="0" y="-17.5" width="172" height="35" rx="9" {}
            (icon("prophecy", 18.0, 0.0, 25.0))
            (icon(glyphs::metric(view.prophecy), 46.0, 0.0, 25.0))
            text.body x="98" y="5.5" { (first) "–" (last) }
            @if let Some(ProphecyCount { points, .. }) = own.filter(|_| !view.over) {
                g.mine {
                    use href="#tz-points" x="150" {}
                    text.num.points x="150" y="5.4" { @if *points < 0 { "−" } (points.unsigned_abs()) }
                }
            }
            @if view.over { path.tick d="M143 0l5 6 10-11" {} }
            rect.last x="-2" y="-20" width="176" height="40" rx="11" {}
        }
    }
}

/// The days of a prophecy, counted from 0: from the day after a food day to the next food day.
fn days(n: usize) -> (u8, u8) {
    let day = |food: usize| FOOD_DAYS[food.min(FOOD_DAYS.len() - 1)] + 1;
    (day(n) + 1, day(n + 1))
}

/// Skulls in the supply.
pub(super) fn skulls(board: &Board<'_>) -> Markup {
    let n = board.view.skulls;
    html! {
        g #skulls transform="translate(821 35)" role="img" {
            title { (board.count("wheels-skulls", n)) }
            rect.pad x="-86" y="-20" width="86" height="40" rx="12" {}
            (icon("skull", -62.0, 0.0, 29.0))
            text.num x="-24" y="7" { (n) }
        }
    }
}
