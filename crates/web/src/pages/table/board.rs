//! The panels of the board: the main one always in sight, the others beside it or behind tabs.

use maud::{Markup, html};

use super::{part, scene::Scene};
use crate::{
    Memory, Part,
    boards::{self, Panel},
    icons::icon,
};

/// The region of the board.
pub(super) fn board(scene: &Scene<'_>) -> Markup {
    if !scene.table.dealt {
        return undealt(scene);
    }
    if scene.text_board() {
        return in_words(scene);
    }
    drawn(scene, &panels(scene))
}

/// What stands in the place of the board while nothing is dealt.
fn undealt(scene: &Scene<'_>) -> Markup {
    html! {
        section #board .field-of-play.undealt data-eyes=(scene.eyes()) aria-label=(scene.say("table-board")) {
            p.card { (icon("seed")) (scene.say("table-undealt")) }
        }
    }
}

/// The panels of the board.
pub(in crate::pages) fn panels(scene: &Scene<'_>) -> Vec<Panel> {
    scene.with_frame(|frame| boards::draw(scene.view(), frame))
}

/// The drawn board. The tabs are radio buttons, so that they work without script.
pub(in crate::pages) fn drawn(scene: &Scene<'_>, panels: &[Panel]) -> Markup {
    let (main, rest): (Vec<_>, Vec<_>) = panels.iter().partition(|it| it.main);
    html! {
        section #board .field-of-play data-eyes=(scene.eyes()) aria-label=(scene.say("table-board")) {
            a.btn.to-text href={ (scene.address("")) "?text=1" } { (scene.say("table-text")) }
            @for (n, panel) in panels.iter().enumerate() {
                input.tab type="radio" name="panel" id={ "tab-" (n) } value=(panel.id) checked[n == 0]
                    aria-label=(scene.say(panel.name));
            }
            div.panels {
                div.main { @for it in main { (it.svg) } }
                div.rest { @for it in rest { (it.svg) } }
            }
            (tabs(scene, panels))
        }
    }
}

fn tabs(scene: &Scene<'_>, panels: &[Panel]) -> Markup {
    html! {
        div.tabs aria-hidden="true" {
            @for (n, panel) in panels.iter().enumerate() {
                label for={ "tab-" (n) } data-panel=(panel.id) { (icon(panel.icon)) span { (scene.say(panel.name)) } }
            }
        }
    }
}

/// The board as lists and tables.
fn in_words(scene: &Scene<'_>) -> Markup {
    html! {
        section #board .field-of-play.in-words data-eyes=(scene.eyes()) aria-label=(scene.say("table-board")) {
            a.btn href=(scene.address("")) { (scene.say("table-drawing")) }
            (scene.with_frame(|frame| boards::text(scene.view(), frame)))
        }
    }
}

/// What changed on the board since this memory was last used.
pub(super) fn parts(scene: &Scene<'_>, memory: &mut Memory) -> Vec<Part> {
    if !scene.table.dealt {
        return Vec::new();
    }
    if scene.text_board() {
        let board = part("board", in_words(scene));
        return if memory.is_new(&board.id, &board.html) { vec![board] } else { Vec::new() };
    }
    scene.with_frame(|frame| boards::changes(scene.view(), frame, memory, &scene.studio))
}
