//! The panels of the board: the main one always in sight, the others beside it or behind tabs.

use std::rc::Rc;

use maud::{Markup, PreEscaped, html};

use super::{news::mark_news, part, scene::Scene};
use crate::{
    Part, SentParts,
    boards::{self, FilledTab, Panel, TabKind},
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
    let tabs = boards::tabs(scene.table.play.game().name(), panels);
    // The panel that comes first is the one to look at first.
    let first = panels.first().map_or("", |it| it.id);
    let chooses = panels.first().is_some_and(|it| !it.main);
    // Where the main panel is always in sight.
    let is_single = tabs.iter().filter(|it| !it.is_main() && it.kind != TabKind::Choice).count() < 2;
    html! {
        section #board .field-of-play.choosing[chooses].single-tab[is_single] data-perspective=(scene.perspective()) aria-label=(scene.say("table-board")) {
            a.btn.to-text href=(scene.board_address(true)) { (scene.say("table-text")) }
            @for (n, tab) in tabs.iter().enumerate() {
                input class={ "tab " (classes(n, &tabs)) } type="radio" name="panel" id={ "tab-" (n) } value=(tab.panels[0].id)
                    checked[tab.panels[0].id == first] aria-label=(scene.say(tab.name));
            }
            div.panels {
                div.main { @for it in panels.iter().filter(|it| it.main) { (it.svg) } }
                div.rest {
                    @for (n, tab) in tabs.iter().enumerate().filter(|it| !it.1.is_main()) {
                        div class={ "tray " (classes(n, &tabs)) } { @for it in &tab.panels { (it.svg) } }
                    }
                }
                div.tabs.many[tabs.iter().any(|it| it.kind == TabKind::Further)] aria-hidden="true" {
                    @for (n, tab) in tabs.iter().enumerate() {
                        label class=(classes(n, &tabs)) for={ "tab-" (n) } data-panels=(tab.ids()) {
                            (icon(tab.icon)) span { (scene.say(tab.name)) }
                        }
                    }
                }
                button #zoom .ib.scripted type="button" aria-pressed="false" title=(scene.say("board-zoom"))
                    aria-label=(scene.say("board-zoom")) { (icon("zoom-in")) }
            }
        }
    }
}

/// Classes by which styles find a tab and what lies behind it: its number, and what kind of tab it is.
fn classes(n: usize, tabs: &[FilledTab<'_>]) -> String {
    let tab = &tabs[n];
    let kind = match tab.kind {
        _ if tab.is_main() => "main-tab",
        TabKind::Basic if tabs[..n].iter().all(FilledTab::is_main) => "basic lead",
        TabKind::Basic => "basic",
        TabKind::Further => "further",
        TabKind::Choice => "choice",
    };
    format!("n{n} {kind}")
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
