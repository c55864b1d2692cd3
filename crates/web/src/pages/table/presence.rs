//! People who are away, for whom the computer plays, and how they come back.

use std::hash::Hash;

use maud::{Markup, html};

use super::{scene::Scene, votes};
use crate::{
    icons::icon,
    model::{StandIn, StoodFor, TableState},
};

/// What the reader is told about who is at the table, with the way back to their seat.
pub(super) fn notes(scene: &Scene<'_>) -> Markup {
    let presence = &scene.table.presence;
    html! {
        @match &presence.state {
            TableState::Attended => {}
            TableState::Deserted(when) => p.presence.dim role="status" { (icon("info")) " " (scene.say_with("all-away", "when", when.as_str())) },
            TableState::Finishing => p.presence.dim role="status" { (icon("bot")) " " (scene.say("finishing")) },
            TableState::Asleep(mine) => {
                p.presence.dim role="status" { (icon("info")) " " (scene.say("asleep")) }
                @if *mine { (back(scene, "asleep-wake")) }
            }
        }
        @if let Some(stood) = &presence.stood_for { (stood_for(scene, stood)) }
        @if let Some((left, until)) = &presence.clock {
            p.clock role="timer" {
                (icon("hourglass")) " " (scene.say_with("clock-left", "time", left.as_str())) ", "
                (scene.say_with("clock-until", "when", until.as_str()))
            }
        }
    }
}

/// That the computer plays for the reader.
fn stood_for(scene: &Scene<'_>, stood: &StoodFor) -> Markup {
    html! {
        p.presence role="status" {
            (icon("bot")) " " (scene.words.text_with("back-prompt", &[("when", stood.since.as_str().into()), ("n", stood.turns.into())])) " "
            span.dim { (scene.say(if stood.returns { "back-after" } else { "back-saw" })) }
        }
        @if !stood.returns { (back(scene, "back-take")) }
    }
}

fn back(scene: &Scene<'_>, key: &str) -> Markup {
    html! {
        form.presence method="post" action=(scene.address("/back")) {
            button.btn.pri data-back { (icon("person")) span { (scene.say(key)) } }
        }
    }
}

/// The button that takes a decision again, where one was taken back.
pub(super) fn redo(scene: &Scene<'_>) -> Markup {
    html! {
        @if scene.table.may_decide && scene.table.presence.redo {
            button #turn-redo .btn name="redo" value="1" { (icon("redo")) span { (scene.say("table-redo")) } }
        }
    }
}

/// Whether the reader may take back a whole turn now.
fn takes_turn_back(scene: &Scene<'_>) -> bool {
    scene.table.may_decide && scene.table.presence.takes_turn_back
}

/// What the entries of the menu are drawn from.
pub(super) fn menu_state(scene: &Scene<'_>) -> impl Hash + use<> {
    let talk = &scene.table.talk;
    let proposes = (talk.proposes_end, talk.asks_back, talk.phrases.is_empty());
    (scene.table.presence.leaves, takes_turn_back(scene), proposes)
}

/// The entries of the menu by which the reader leaves, takes back a whole turn, and proposes something.
pub(super) fn leave(scene: &Scene<'_>) -> Markup {
    html! {
        div #leave {
            @if takes_turn_back(scene) {
                // The version that it answers is in the form of the decisions.
                button #turn-back .btn form="act" name="turn-back" value="1" { (icon("step-back")) span { (scene.say("table-turn-back")) } }
            }
            (votes::menu(scene))
            @if scene.table.presence.leaves {
                form method="post" action=(scene.address("/leave")) {
                    button.btn title=(scene.say("leave-about")) { (icon("bot")) span { (scene.say("leave")) } }
                }
            }
        }
    }
}

/// The mark at the name of a person for whom the computer plays.
pub(super) fn stand_in(scene: &Scene<'_>, it: &StandIn) -> Markup {
    let name = scene.say_with("plate-stood", "when", it.since.as_str());
    html! { span.kind.bot.stood title=(name) { (icon("bot")) span.level { (scene.say("own-stood")) } span.sr { (name) } } }
}
