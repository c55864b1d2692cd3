//! Undo step, reset turn, end turn: always there, always in this order.

use maud::{Markup, html};
use patolli_catalog::{Choice, UndoBarrier};

use super::scene::Scene;
use crate::icons::icon;

/// The icon of whatever ends a turn.
pub(super) const END: &str = "end-turn";

/// The choice that the button End turn stands for.
pub(super) fn is_end(choice: &Choice) -> bool {
    choice.icon == END
}

/// The three buttons.
pub(super) fn buttons(scene: &Scene<'_>) -> Markup {
    html! {
        div.turn role="group" aria-label=(scene.say("table-turn")) {
            (undo(scene))
            (reset(scene))
            (super::presence::redo(scene))
            (end(scene))
        }
    }
}

fn undo(scene: &Scene<'_>) -> Markup {
    let wall = scene.table.play.undo_length().err();
    let reason = match wall {
        _ if !scene.table.may_decide => Some("table-turn-not-yours"),
        None => None,
        Some(UndoBarrier::Reveal) => Some("table-undo-wall"),
        Some(UndoBarrier::Start | UndoBarrier::OtherSeat | UndoBarrier::Over) => Some("table-undo-nothing"),
    };
    let face = html! {
        (icon(if reason == Some("table-undo-wall") { "wall" } else { "undo" }))
        span { (scene.say("table-undo")) }
    };
    button(scene, "undo", reason, &face)
}

fn reset(scene: &Scene<'_>) -> Markup {
    let reason = match scene.table.play.reset_length() {
        _ if !scene.table.may_decide => Some("table-turn-not-yours"),
        0 => Some("table-reset-nothing"),
        _ => None,
    };
    let face = html! { (icon("reset")) span { (scene.say("table-reset")) } };
    button(scene, "reset", reason, &face)
}

fn button(scene: &Scene<'_>, name: &str, reason: Option<&str>, face: &Markup) -> Markup {
    html! {
        @if let Some(reason) = reason {
            (idle(&format!("turn-{name}"), &scene.say(reason), "", face))
        } @else {
            button #{ "turn-" (name) } .btn name=(name) value="1" { (face) }
        }
    }
}

/// A button that cannot be used now, and why.
fn idle(id: &str, reason: &str, class: &str, face: &Markup) -> Markup {
    html! {
        button id=(id) class={ "btn " (class) } type="button" disabled title=(reason) aria-describedby={ (id) "-why" } {
            (face)
            span.sr id={ (id) "-why" } { (reason) }
        }
    }
}

fn end(scene: &Scene<'_>) -> Markup {
    let face = html! { (icon("end-turn")) span { (scene.say("table-end")) } };
    let choice = scene.choices.iter().find(|it| is_end(it));
    html! {
        @match choice {
            Some(it) if it.refused.is_none() => (end_choice(scene, it, &face)),
            Some(it) => (idle("turn-end", &it.refused.as_ref().map_or_else(String::new, |it| scene.tell(it)), "pri", &face)),
            None if scene.table.may_decide => (idle("turn-end", &scene.say("table-end-first"), "pri", &face)),
            None => (idle("turn-end", &scene.say("table-turn-not-yours"), "pri", &face)),
        }
    }
}

fn end_choice(scene: &Scene<'_>, choice: &Choice, face: &Markup) -> Markup {
    let unspent = choice.pays.iter().find(|it| it.good == "ap").and_then(|it| it.n.whole()).unwrap_or(0);
    let confirm = scene.say_with("table-end-unspent", "n", unspent);
    html! {
        button #turn-end .btn.pri name="do" value=(choice.notation) data-unspent=[(unspent > 0).then_some(unspent)]
            data-confirm=[(unspent > 0).then_some(confirm)] {
            (face)
            @if unspent > 0 { small.unspent aria-hidden="true" { (unspent) } }
        }
    }
}
