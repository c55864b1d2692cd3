//! Small parts of plates and sheets: points, goods, and who sits there.

use maud::{Markup, html};
use patolli_catalog::Seat;

use crate::{
    boards::Good,
    icons::icon,
    model::{SeatClock, Sitter},
    pages::{
        cards::{bot_about, bot_name},
        table::scene::Scene,
    },
};

/// All goods by name.
pub(super) fn stock(scene: &Scene<'_>, goods: &[Good], id: &str) -> Markup {
    html! {
        ul.stock id=(id) {
            @for it in goods { li.none[it.n == 0] { (icon(it.icon)) (scene.say_with(it.name, "n", it.n)) } }
        }
    }
}

/// An amount that a seat holds.
pub(super) fn good(scene: &Scene<'_>, good: Good, id: &str) -> Markup {
    let words = scene.say_with(good.name, "n", good.n);
    html! {
        li.amt.none[good.n == 0] id=(id) title=(words) {
            (icon(good.icon)) span aria-hidden="true" { (good.n) } span.sr { (words) }
        }
    }
}

/// The clock of a person; nothing where there is none. One that runs is counted down by the script of the page.
pub(super) fn clock(scene: &Scene<'_>, clock: Option<&SeatClock>, id: &str) -> Markup {
    let Some(clock) = clock else { return html! {} };
    let key = if clock.runs.is_some() { "clock-left" } else { "clock-reserve" };
    let words = scene.say_with(key, "time", clock.left.as_str());
    html! {
        time.plate-clock id=(id) role="timer" title=(words) data-runs[clock.runs.is_some()]
            data-left=[clock.runs.map(|it| it.end.saturating_sub(it.now))]
            data-turn=[clock.runs.map(|it| it.turn_end.saturating_sub(it.now))]
            data-hours=(scene.say_with("time-hours", "n", "#")) data-days=(scene.say_with("time-days", "n", "#")) {
            (icon("clock")) span aria-hidden="true" { (clock.left) } span.sr { (words) }
        }
    }
}

/// Whether a computer or a person sits there, and whether the person has the page open.
pub(super) fn kind(scene: &Scene<'_>, sitter: &Sitter) -> Markup {
    let (id, name, class) = match sitter {
        Sitter::Open => return html! {},
        Sitter::Automaton => ("bot", scene.say("automaton-about"), "bot"),
        Sitter::Bot { bot, .. } => return level(&bot_name(scene.words, bot), &bot_about(scene.words, bot)),
        Sitter::Person { mine: true, .. } => ("person", scene.say("table-sitter-mine"), "online"),
        Sitter::Person { online: true, .. } => ("person", scene.say("table-sitter-online"), "online"),
        Sitter::Person { .. } => ("person", scene.say("table-sitter-away"), "away"),
    };
    html! { span class={ "kind " (class) } title=(name) { (icon(id)) span.sr { (name) } } }
}

/// What kind of computer player sits there.
fn level(name: &str, about: &str) -> Markup {
    html! { span.kind.bot title=(about) { (icon("bot")) span.level { (name) } } }
}

/// The points of a seat.
pub(super) fn score(scene: &Scene<'_>, seat: Seat, id: &str) -> Markup {
    let points = scene.score(seat);
    html! {
        span.amt.score id=(id) {
            (icon("vp")) (points)
            span.sr { " " (scene.say_with("table-points", "n", points.as_f64())) }
        }
    }
}
