//! The coach of a first game: what is new, what the last turn brought, and what was explained so far.

mod gains;

use maud::{Markup, html};
use patolli_catalog::{Localizer, Tip};

use super::{news::mark, scene::Scene};
use crate::{
    Part,
    icons::icon,
    model::{Coaching, Hint, Stage, Table},
    pages::rich::rich,
};

/// Number of allowed decisions that a tip names.
const EXAMPLES: usize = 2;

/// The coach of the reader, if they have one here.
fn coaching<'a>(scene: &'a Scene<'_>) -> Option<&'a Coaching> {
    scene.table.coach.as_ref().filter(|it| it.on)
}

/// Whether the reader has a coach here.
pub(super) fn is_on(scene: &Scene<'_>) -> bool {
    coaching(scene).is_some()
}

/// The panel as a part of the page, for a page that asks for it.
pub fn coach_part(table: &Table<'_>) -> Part {
    let scene = Scene::new(table);
    Part::new("coach", html! { (strip(&scene)) (panel(&scene)) }.into_string())
}

/// A part of the page with rings at the places that the open tip speaks of.
pub(super) fn ringed(scene: &Scene<'_>, part: Markup) -> Markup {
    let places = ring(scene);
    let ids: Vec<&str> = places.iter().map(String::as_str).collect();
    mark(part, &ids, "ringed")
}

fn ring(scene: &Scene<'_>) -> Vec<String> {
    let open = coaching(scene).and_then(|it| it.open);
    open.map_or_else(Vec::new, |it| it.ring_among(&scene.choices))
}

/// The words of tips.
fn words_of(scene: &Scene<'_>) -> &'static Localizer {
    Localizer::for_coach(scene.words.lang(), scene.table.play.game().name())
}

fn title(words: &Localizer, tip: &Tip) -> String {
    words.text(&format!("tip-{}", tip.id))
}

fn text(words: &Localizer, tip: &Tip) -> Markup {
    rich(words, &words.text(&format!("tip-{}-text", tip.id)))
}

/// One line for small screens; it opens the panel.
pub(super) fn strip(scene: &Scene<'_>) -> Markup {
    let words = words_of(scene);
    html! {
        @if let Some(coaching) = coaching(scene) {
            a #coach-strip .coach-strip.new[coaching.open.is_some()] href="#coach" {
                @match coaching.open {
                    Some(tip) => { (icon(&tip.icon)) b { (scene.say("coach-new")) " " (title(words, tip)) } },
                    None => { (icon("info")) span { (scene.say("coach-title")) } },
                }
            }
        }
    }
}

/// The panel; nothing without a coach.
pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    html! {
        @if let Some(coaching) = coaching(scene) {
            section #coach .coach.card aria-labelledby="coach-title" data-ring=(ring(scene).join(" "))
                data-version=(scene.table.version) {
                header {
                    (icon("info"))
                    h2 #coach-title { (scene.say("coach-title")) }
                    a.ib.close href="#table" aria-label=(scene.say("table-close")) { (icon("close")) }
                }
                div #coach-news .coach-news tabindex="-1" aria-live="polite" { (news(scene, coaching)) }
                div #coach-more .coach-more { (suggestion(scene)) (explained(scene, coaching)) (further(scene)) }
            }
        }
    }
}

/// What the last turn brought, and the open tip.
fn news(scene: &Scene<'_>, coaching: &Coaching) -> Markup {
    html! {
        @if let Some(sentence) = gains::sentence(scene, words_of(scene)) { p.coach-turn { (sentence) } }
        @if let Some(tip) = coaching.open { (open_tip(scene, tip)) }
    }
}

fn open_tip(scene: &Scene<'_>, tip: &Tip) -> Markup {
    let words = words_of(scene);
    let examples: Vec<String> =
        tip.choices(&scene.choices).take(EXAMPLES).map(|it| scene.tell_line(&it.label)).collect();
    html! {
        article #coach-tip .coach-tip data-tip=(tip.id) {
            h3 { (icon(&tip.icon)) span { (scene.say("coach-new")) " " (title(words, tip)) } }
            p { (text(words, tip)) }
            @if !examples.is_empty() { p.dim { (scene.say_with("coach-now", "what", examples.join(" · "))) } }
            (rules(scene, tip))
            form method="post" action=(scene.address("/coach")) {
                button #coach-read .btn.pri name="read" value=(tip.id) { (icon("end-turn")) span { (scene.say("coach-read")) } }
            }
        }
    }
}

fn rules(scene: &Scene<'_>, tip: &Tip) -> Markup {
    html! {
        p.coach-rules {
            (scene.say("learn-rules"))
            @for rule in &tip.rules { " " a.rule href=(scene.rule_address(rule)) target="_blank" { (rule) } }
        }
    }
}

/// The button that asks what would be good.
fn suggestion(scene: &Scene<'_>) -> Markup {
    html! {
        @if !matches!(scene.table.hint, Hint::None) {
            form #coach-hint method="post" action=(scene.address("/hint")) {
                button.btn name="hint" value="1" { (icon("hint")) span { (scene.say("coach-suggest")) } }
            }
        }
    }
}

/// Every tip of the game: those that are read can be opened again.
fn explained(scene: &Scene<'_>, coaching: &Coaching) -> Markup {
    let words = words_of(scene);
    let (done, all) = (coaching.read.len(), coaching.coach.tips.len());
    let count = [("done", done.into()), ("all", all.into())];
    html! {
        details #coach-explained .coach-explained {
            summary { b { (scene.say("coach-explained")) } " " span.dim { (scene.words.text_with("coach-count", &count)) } }
            ul {
                @for tip in &coaching.coach.tips {
                    @if coaching.read.contains(&tip.id) {
                        li { details {
                            summary { (icon(&tip.icon)) span { (title(words, tip)) } }
                            p { (text(words, tip)) }
                            (rules(scene, tip))
                        } }
                    } @else {
                        li.later { (icon(&tip.icon)) span { (title(words, tip)) } }
                    }
                }
            }
        }
    }
}

/// Where to go on after the game.
fn further(scene: &Scene<'_>) -> Markup {
    let game = scene.table.play.game().name();
    html! {
        @if scene.table.stage == Stage::Finished {
            p.coach-further {
                a.btn href={ "/learn/" (game) } { (icon("info")) span { (scene.say("learn-course")) } }
                a.btn href={ "/new?game=" (game) "&preset=usual" } { (icon("plus")) span { (scene.say("coach-usual")) } }
            }
        }
    }
}

/// The switch in the menu of the table.
pub(super) fn switch(scene: &Scene<'_>) -> Markup {
    html! {
        @if let Some(coaching) = &scene.table.coach {
            form.coach-switch method="post" action=(scene.address("/coach")) {
                button.btn name="coach" value=(if coaching.on { "off" } else { "on" }) {
                    (icon("info")) span { (scene.say(if coaching.on { "coach-off" } else { "coach-on" })) }
                }
            }
        }
    }
}
