//! Playing on from a moment of a finished game: a new table against computer players.

use maud::{Markup, html};
use patolli_catalog::{Bot, Level};

use super::table::TableScene as Scene;
use crate::{
    icons::icon,
    model::{SeatCard, Sitter, Stage},
};

/// Level that is chosen at first.
const DEFAULT_LEVEL: Level = Level::ALL[2];

/// The moment to play on from.
pub(super) struct Branch {
    /// Number of decisions of the game before it.
    pub(super) step: usize,
    /// In a variation: number of the moment in the review, and number of decisions taken of its better line.
    pub(super) line: Option<(usize, usize)>,
}

/// The form, folded; empty after the last decision, and while the game goes on.
pub(super) fn play_on(scene: &Scene<'_>, branch: &Branch) -> Markup {
    let Some(asked) = scene.asked().filter(|_| scene.table.stage == Stage::Finished) else {
        return html! { details #play-on .pop.play-on hidden {} };
    };
    let seats: Vec<_> = scene.table.seats.iter().filter(|it| it.sitter != Sitter::Automaton).collect();
    html! {
        details #play-on .pop.play-on {
            summary.btn title=(scene.say("play-on-title")) { (icon("flag")) span { (scene.say("play-on-title")) } }
            form.menu.card method="post" action=(scene.address("/play-on")) autocomplete="off" {
                p { (scene.say("play-on-about")) }
                (hidden_fields(branch))
                label {
                    span { (scene.say("play-on-seat")) }
                    select.field name="seat" {
                        @for it in &seats { (seat_option(scene, it, it.seat == asked)) }
                    }
                }
                (opponents(scene, seats.len()))
                button.btn.pri { (icon("play")) (scene.say("play-on-begin")) }
            }
        }
    }
}

/// The moment, for the server.
fn hidden_fields(branch: &Branch) -> Markup {
    html! {
        input type="hidden" name="n" value=(branch.step);
        @if let Some((moment, taken)) = branch.line {
            input type="hidden" name="moment" value=(moment);
            input type="hidden" name="line" value=(taken);
        }
    }
}

fn seat_option(scene: &Scene<'_>, card: &SeatCard, chosen: bool) -> Markup {
    let letter = scene.seat_style(card.seat).letter().to_ascii_uppercase();
    html! {
        option value=(card.seat) selected[chosen] { (letter) " · " (scene.name(card.seat)) }
    }
}

/// The choice of a bot for the other seats, if there are any.
fn opponents(scene: &Scene<'_>, seats: usize) -> Markup {
    html! {
        @if seats > 1 {
            label {
                span { (scene.say("play-on-bots")) }
                select.field name="bot" {
                    @for it in Level::QUICK.iter().copied() {
                        option value=(Bot::level(it)) selected[it == DEFAULT_LEVEL] { (scene.say_with("play-on-level", "n", it.number())) }
                    }
                }
            }
        } @else {
            input type="hidden" name="bot" value=(Bot::level(DEFAULT_LEVEL));
        }
    }
}
