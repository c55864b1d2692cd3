//! The players: a plate for each, and the reader's own.

use maud::{Markup, html};
use patolli_catalog::{Seat, View, Viewer};

use super::scene::Scene;
use crate::{
    boards,
    icons::icon,
    model::{SeatCard, Sitter},
    pages::cards::bot_name,
    tokens::token,
};

/// The reader's own plate; empty for those who only watch.
pub(in crate::pages) fn own(scene: &Scene<'_>) -> Markup {
    let Viewer::Seat(seat) = scene.table.viewer else {
        return html! { section #own .own hidden {} };
    };
    let view = scene.table.play.view(scene.table.viewer);
    html! {
        section #own class={ "own card " (scene.seat_class(seat)) } aria-label=(scene.say("table-own")) {
            (token(scene.livery(seat), 30))
            span.who { (scene.name(seat)) small { (scene.say("table-you")) } }
            (score(scene, seat))
            span.place { (scene.say_with("table-place", "n", scene.table.play.places()[seat.index()])) }
            (goods(scene, &view, seat))
            span.did { (last_deed(scene, seat)) }
        }
    }
}

/// The plates of all players, the next one to the reader's left first.
pub(in crate::pages) fn cards(scene: &Scene<'_>) -> Markup {
    let first = scene.own_seat().map_or(0, |it| it.index() + 1) % scene.table.seats.len().max(1);
    let (head, tail) = scene.table.seats.split_at(first);
    let view = scene.table.play.view(scene.table.viewer);
    html! {
        section #seats .seats aria-label=(scene.say("table-seats")) {
            @for it in tail.iter().chain(head) { (card(scene, &view, it)) }
        }
    }
}

fn card(scene: &Scene<'_>, view: &View, card: &SeatCard) -> Markup {
    let seat = card.seat;
    let own = Some(seat) == scene.own_seat();
    let asked = Some(seat) == scene.asked();
    let thinks = asked && matches!(card.sitter, Sitter::Bot { .. });
    html! {
        article #{ "seat-" (seat) } class={ "seat card " (scene.seat_class(seat)) } data-own[own] data-asked[asked]
            data-thinks[thinks] {
            div.line {
                (token(scene.livery(seat), 28))
                span.who { (scene.name(seat)) }
                (kind(scene, &card.sitter))
                (score(scene, seat))
            }
            (goods(scene, view, seat))
            p.did {
                @if asked { b.asked { (icon("hourglass")) (scene.say("table-asked")) " " } }
                (last_deed(scene, seat))
            }
        }
    }
}

/// What the seat holds, in games where that is open.
fn goods(scene: &Scene<'_>, view: &View, seat: Seat) -> Markup {
    let goods = boards::goods(view, seat);
    html! {
        @if !goods.is_empty() {
            ul.goods {
                @for it in goods {
                    @let words = scene.say_with(it.name, "n", it.n);
                    li.amt.none[it.n == 0] title=(words) { (icon(it.icon)) span aria-hidden="true" { (it.n) } span.sr { (words) } }
                }
            }
        }
    }
}

/// Whether a computer or a person sits there, and whether the person has the page open.
fn kind(scene: &Scene<'_>, sitter: &Sitter) -> Markup {
    let (id, name, class) = match sitter {
        Sitter::Open => return html! {},
        Sitter::Automaton => ("bot", scene.say("automaton-about"), "bot"),
        Sitter::Bot { bot, .. } => return level(&bot_name(scene.words, bot)),
        Sitter::Person { mine: true, .. } => ("person", scene.say("table-sitter-mine"), "online"),
        Sitter::Person { online: true, .. } => ("person", scene.say("table-sitter-online"), "online"),
        Sitter::Person { .. } => ("person", scene.say("table-sitter-away"), "away"),
    };
    html! { span class={ "kind " (class) } title=(name) { (icon(id)) span.sr { (name) } } }
}

/// What kind of computer player sits there.
fn level(name: &str) -> Markup {
    html! { span.kind.bot title=(name) { (icon("bot")) span.level { (name) } } }
}

fn score(scene: &Scene<'_>, seat: Seat) -> Markup {
    let points = scene.score(seat);
    html! {
        span.amt.score {
            (icon("vp")) (points)
            span.sr { " " (scene.say_with("table-points", "n", points.as_f64())) }
        }
    }
}

/// What the seat did last that shows on the board, in words.
fn last_deed(scene: &Scene<'_>, seat: Seat) -> String {
    let mut deeds = scene.tales.iter().rev().filter(|it| it.seat == Some(seat) && !it.heading);
    let deed = deeds.clone().find(|it| !it.touches.is_empty()).or_else(|| deeds.next());
    deed.map_or_else(String::new, |it| scene.tell_line(&it.message))
}
