//! Buttons that fill the form of a new table.

use maud::{Markup, html};
use patolli_catalog::{Localizer, PresetName, Presets, presets};

use super::{chosen, seats};
use crate::{icons::icon, model::NewTable};

/// Names and icons of the presets.
const ICONS: [(PresetName, &str); 3] =
    [(PresetName::First, "info"), (PresetName::Usual, "bot"), (PresetName::Expert, "flag")];

/// The presets of the game.
pub(super) fn buttons(words: &Localizer, form: &NewTable<'_>) -> Markup {
    html! {
        @if let Some(all) = presets(form.kind.name()) {
            fieldset.presets {
                legend { (words.text("new-presets")) }
                div.seg {
                    @for (name, picture) in ICONS {
                        button.btn name="preset" value=(name.word()) formnovalidate aria-pressed=(is_chosen(form, all, name)) {
                            (icon(picture)) span { b { (words.text(&format!("preset-{}", name.word()))) } small { (words.text(&format!("preset-{}-{}-about", form.kind.name(), name.word()))) } }
                        }
                    }
                }
            }
        }
    }
}

/// Whether the form is as a preset fills it.
fn is_chosen(form: &NewTable<'_>, all: &Presets, name: PresetName) -> bool {
    let (preset, now) = (all.preset(name), seats(form));
    let is_set = |(key, value): &(String, String)| {
        let first = if value == "on" || value == "off" { "off" } else { first_word(form, key) };
        chosen(form, &format!("set-{key}"), first) == value
    };
    let fits = |field: &str, wanted: bool, at_first: &str| (chosen(form, field, at_first) == "on") == wanted;
    let level = format!("bot:search:{}", preset.bot_level(0));
    preset.seats.is_none_or(|it| it == now)
        && preset.options(now).iter().all(is_set)
        && fits("hints", preset.hints, if super::was_sent(form) { "" } else { "on" })
        && fits("coach", preset.coach, "")
        && (now == 1 || chosen(form, "who1", "bot:search:3") == level)
}

/// The first value of an option of words, which it has unless another is set.
fn first_word(form: &NewTable<'_>, key: &str) -> &'static str {
    let spec = form.kind.options().iter().find(|it| it.key == key);
    match spec.map(|it| it.kind) {
        Some(patolli_catalog::OptionKind::OneOf(words)) => words.first().copied().unwrap_or_default(),
        _ => "",
    }
}

/// How strong the game itself plays.
pub(super) fn automaton(words: &Localizer, form: &NewTable<'_>) -> Markup {
    html! {
        @if let Some(all) = presets(form.kind.name()) {
            div.rowx.automaton role="group" aria-label=(words.text("new-solo")) {
                span.what { b { (words.text("new-solo")) } " " span.dim { (words.text("new-solo-about")) } }
                div.seg {
                    @for name in all.automata() {
                        button.btn name="automaton" value=(name) formnovalidate aria-pressed=(plays_like(form, all, name)) {
                            (words.text(&format!("automaton-{name}")))
                        }
                    }
                }
            }
        }
    }
}

fn plays_like(form: &NewTable<'_>, all: &Presets, name: &str) -> bool {
    let set = all.automaton(name);
    set.is_some_and(|set| {
        set.iter().all(|(key, value)| chosen(form, &format!("set-{key}"), "normal") == value)
    })
}

/// Whether the game's own player is set up otherwise than by a button.
pub(super) fn is_custom(form: &NewTable<'_>) -> bool {
    presets(form.kind.name()).is_some_and(|all| !all.automata().any(|it| plays_like(form, all, it)))
}
