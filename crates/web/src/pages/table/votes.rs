//! Proposals to all at the table, and how to make them.

use maud::{Markup, html};

use super::scene::Scene;
use crate::{icons::icon, tokens::token};

/// The proposal that waits for answers, as a card.
pub(super) fn proposal(scene: &Scene<'_>) -> Markup {
    let Some(it) = &scene.table.talk.proposal else { return html! {} };
    let (name, about, no) =
        if it.ends { ("end", "end-about", "vote-on") } else { ("takeback", "takeback-about", "vote-no") };
    html! {
        div.proposal role="status" {
            form method="post" action=(scene.address(&format!("/{name}"))) {
                h2 { (icon("flag")) span { (scene.say_with(&format!("{name}-asked"), "who", scene.name(it.seat))) } }
                p.dim { (scene.say(about)) }
                ul.answers {
                    @for (seat, yes) in &it.answers {
                        li {
                            (token(scene.seat_style(*seat), 18)) span.sr { (scene.name(*seat)) ": " }
                            b { (scene.say(if *yes { "vote-agreed" } else { "vote-waits" })) }
                        }
                    }
                }
                // The version at which the reader saw it: an answer to something else counts for nothing.
                input type="hidden" name="version" value=(scene.table.version);
                @if it.is_asked {
                    button.btn name=(name) value="no" { (scene.say(no)) }
                    button.btn.pri name=(name) value="yes" { (scene.say("vote-yes")) }
                }
                @if it.is_own { button.btn name=(name) value="no" { (scene.say("vote-withdraw")) } }
            }
        }
    }
}

/// The entries of the menu by which the reader proposes something.
pub(super) fn menu(scene: &Scene<'_>) -> Markup {
    let talk = &scene.table.talk;
    html! {
        @if talk.asks_back {
            form method="post" action=(scene.address("/takeback")) {
                button.btn name="takeback" value="ask" title=(scene.say("takeback-about")) {
                    (icon("undo")) span { (scene.say("takeback")) }
                }
            }
        }
        @if talk.proposes_end {
            form method="post" action=(scene.address("/end")) {
                button.btn name="end" value="ask" title=(scene.say("end-about")) {
                    (icon("flag")) span { (scene.say("end-propose")) }
                }
            }
        }
        @if !talk.phrases.is_empty() { a.btn.open-talk href="#talk" { (icon("chat")) span { (scene.say("say")) } } }
    }
}
