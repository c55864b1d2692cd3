//! The panels of the board: the main one always in sight, the others beside it or behind tabs.

use std::rc::Rc;

use maud::{Markup, PreEscaped, html};

use super::{news::mark_news, part, scene::Scene};
use crate::{
    Part, SentParts,
    boards::{self, Panel},
    icons::icon,
};

/// The region of the board.
pub(in crate::pages) fn board(scene: &Scene<'_>) -> Markup {
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
        section #board .field-of-play.undealt data-perspective=(scene.perspective()) aria-label=(scene.say("table-board")) {
            p.card { (icon("seed")) (scene.say("table-undealt")) }
        }
    }
}

/// The panels of the board.
pub(in crate::pages) fn panels(scene: &Scene<'_>) -> Vec<Panel> {
    boards::draw(scene.view(), &scene.frame())
}

/// All parts of the board for a page that looks back: what the last decision changed is marked in them.
pub(in crate::pages) fn looked_back(scene: &Scene<'_>) -> Vec<Part> {
    let news = scene.changed();
    let marked = |it: Rc<Part>| part(&it.id, mark_news(PreEscaped(it.html.clone()), &news));
    boards::parts(scene.view(), &scene.frame()).into_iter().map(marked).collect()
}

/// The drawn board. The tabs are radio buttons, so that they work without script.
pub(in crate::pages) fn drawn(scene: &Scene<'_>, panels: &[Panel]) -> Markup {
    let (main, rest): (Vec<_>, Vec<_>) = panels.iter().partition(|it| it.main);
    html! {
        section #board .field-of-play data-perspective=(scene.perspective()) aria-label=(scene.say("table-board")) {
            a.btn.to-text href=(scene.board_address(true)) { (scene.say("table-text")) }
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
        section #board .field-of-play.in-words data-perspective=(scene.perspective()) aria-label=(scene.say("table-board")) {
            a.btn href=(scene.board_address(false)) { (scene.say("table-drawing")) }
            (boards::text(scene.view(), &scene.frame()))
        }
    }
}

/// What changed on the drawn board since it was last sent.
pub(super) fn parts(scene: &Scene<'_>, sent: &mut SentParts) -> Vec<Rc<Part>> {
    if !scene.table.dealt || scene.text_board() {
        return Vec::new();
    }
    boards::changes_with(scene.view(), &scene.frame(), scene.names_hash(), sent, &scene.cache)
}

/// The board in words, if it changed since it was last sent.
pub(super) fn text_part(scene: &Scene<'_>, sent: &mut SentParts) -> Option<Part> {
    let board = part("board", in_words(Some(scene).filter(|it| it.table.dealt && it.text_board())?));
    sent.is_new(&board.id, &board.html).then_some(board)
}
