//! What can be done about the seats of a table that waits for people.

use maud::{Markup, html};
use patolli_catalog::{Bot, Level};

use super::scene::Scene;
use crate::{
    icons::icon,
    model::{SeatCard, Sitter},
};

/// Level of a bot that is chosen at first.
const USUAL_LEVEL: u8 = 3;

/// The forms of a seat: the reader gets up from their own; the owner frees others, or lets the computer play.
pub(super) fn seat_forms(scene: &Scene<'_>, card: &SeatCard) -> Markup {
    html! {
        @match &card.sitter {
            Sitter::Person { mine: true, .. } => form method="post" action=(scene.address("/up")) {
                button.btn { (icon("close")) span { (scene.say("get-up")) } }
            },
            Sitter::Person { .. } if scene.table.renews => form method="post" action=(scene.address("/seat")) {
                input type="hidden" name="seat" value=(card.seat.number());
                button.btn name="free" value="1" { (icon("close")) span { (scene.say("open-free")) } }
            },
            Sitter::Open if scene.table.renews => (bot_form(scene, card)),
            _ => {}
        }
    }
}

fn bot_form(scene: &Scene<'_>, card: &SeatCard) -> Markup {
    html! {
        form method="post" action=(scene.address("/seat")) {
            input type="hidden" name="seat" value=(card.seat.number());
            select.field name="bot" aria-label=(scene.say("lobby-level")) {
                @for it in Level::QUICK.iter().copied() {
                    option value=(Bot::level(it)) selected[it.number() == USUAL_LEVEL] {
                        (scene.say_with("bot-level", "n", it.number()))
                    }
                }
            }
            button.btn { (icon("bot")) span { (scene.say("open-bot")) } }
        }
    }
}

/// What the owner can do about the table as a whole.
pub(super) fn table_forms(scene: &Scene<'_>) -> Markup {
    html! {
        @if scene.table.renews && scene.table.listed {
            form method="post" action=(scene.address("/unlist")) {
                button.btn { (icon("eye")) span { (scene.say("open-unlist")) } }
            }
        }
        @if scene.table.renews && scene.table.closes {
            a.btn href=(scene.address("/close")) { (icon("close")) span { (scene.say("open-close")) } }
        }
    }
}
