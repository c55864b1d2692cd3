//! What people say to each other beside the game: a region of its own, `#talk`, complete without script.

use maud::{Markup, html};
use patolli_catalog::Seat;

use super::{scene::Scene, votes};
use crate::{
    icons::icon,
    model::{Stage, TalkLine},
    tokens::token,
};

/// The region.
pub(super) fn talk(scene: &Scene<'_>) -> Markup {
    let talk = &scene.table.talk;
    let is_empty = talk.proposal.is_none() && talk.lines.is_empty() && talk.phrases.is_empty();
    html! {
        section #talk .talk.card aria-label=(scene.say("talk")) hidden[is_empty] {
            (votes::proposal(scene))
            @if let Some((seat, key)) = talk.gives { (give(scene, seat, key)) }
            @if offers_next(scene) {
                a.btn.next-table href={ "/next?after=" (scene.table.id) } { (icon("step-fwd")) span { (scene.say("next-table")) } }
            }
            @if !talk.lines.is_empty() {
                div.said role="log" { ul { @for it in talk.lines.iter().rev() { (line(scene, it)) } } }
            }
            @if !talk.phrases.is_empty() { (phrases(scene)) }
            a.ib.close href="#main" aria-label=(scene.say("talk-close")) { (icon("close")) }
        }
    }
}

/// Whether the reader waits and may look after another table meanwhile.
pub(super) fn offers_next(scene: &Scene<'_>) -> bool {
    scene.is_mine() && !scene.is_yours() && scene.table.stage == Stage::Running
}

fn line(scene: &Scene<'_>, it: &TalkLine) -> Markup {
    html! {
        li.phrase id={ "said-" (it.n) } {
            (token(scene.seat_style(it.seat), 18)) " " b { (scene.name(it.seat)) } " " q { (scene.say(&it.key)) }
        }
    }
}

/// The button that gives time to whoever is asked.
fn give(scene: &Scene<'_>, seat: Seat, key: &str) -> Markup {
    html! {
        form.give method="post" action=(scene.address("/give")) {
            button.btn name="give" value=(seat.number()) { (icon("plus")) span { (scene.say(key)) } }
            span.dim { (scene.name(seat)) }
        }
    }
}

/// The phrases, and whose phrases are shown.
fn phrases(scene: &Scene<'_>) -> Markup {
    let talk = &scene.table.talk;
    html! {
        details.say {
            summary.btn { (icon("chat")) span { (scene.say("say")) } }
            form.phrases method="post" action=(scene.address("/say")) {
                @for it in talk.phrases {
                    button.btn name="say" value=(it) { (scene.say(&format!("phrase-{it}"))) }
                }
            }
            @if !talk.others.is_empty() {
                p.dim { (scene.say("say-show")) }
                @for (seat, muted) in &talk.others { (mute(scene, *seat, *muted)) }
            }
        }
    }
}

fn mute(scene: &Scene<'_>, seat: Seat, muted: bool) -> Markup {
    let key = if muted { "say-muted" } else { "say-shown" };
    html! {
        form.mute method="post" action=(scene.address("/mute")) {
            input type="hidden" name="seat" value=(seat.number());
            @if !muted { input type="hidden" name="muted" value="1"; }
            (token(scene.seat_style(seat), 18)) span { (scene.name(seat)) }
            button.btn aria-label=(scene.say_with("say-mute-of", "who", scene.name(seat))) aria-pressed=(!muted) {
                (scene.say(key))
            }
        }
    }
}
