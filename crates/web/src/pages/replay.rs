//! The replay page: any moment of a game, with a slider that works without script as well.

use maud::{Markup, html};
use patolli_catalog::Tale;

use super::table::{TableScene as Scene, cards, drawn, links, panels, part, whole_log};
use crate::{
    Part,
    icons::{game_icon, icon},
    layout::{header, page},
    model,
};

/// A moment of a game.
pub fn replay(replay: &model::Replay<'_>) -> Markup {
    let scene = Scene::looking_back(&replay.table);
    let tales = replay.whole.tales(replay.table.listener, 0);
    let body = html! {
        div #table .table.replay data-table=(replay.table.id) data-game=(replay.whole.kind().name()) data-frame="replay" {
            main #main tabindex="-1" {
                h1.sr { (scene.game()) }
                (bar(&scene, replay, &tales))
                (drawn(&scene, &panels(&scene)))
            }
            aside.side {
                (cards(&scene))
                section #log .log.card aria-label=(scene.say("table-log")) {
                    header {
                        h2 { (scene.say("table-log")) }
                        a.ib.close href="#table" aria-label=(scene.say("table-close")) { (icon("close")) }
                    }
                    (whole_log(&scene, &tales, replay.step))
                }
            }
            (top(&scene))
        }
    };
    let title = format!("{} · {} · patolli", scene.say("replay-title"), scene.game());
    page(&replay.table.shell, &title, "at-table", links(), body)
}

/// The parts of a replay page that change from moment to moment.
pub fn replay_parts(replay: &model::Replay<'_>) -> Vec<Part> {
    let scene = Scene::looking_back(&replay.table);
    let tales = replay.whole.tales(replay.table.listener, 0);
    let mut parts = vec![
        part("now", now(&scene, replay)),
        part("steps", steps(&scene, replay, &turn_starts(&tales))),
        part("seats", cards(&scene)),
    ];
    parts.extend(panels(&scene).into_iter().flat_map(|it| it.parts));
    parts
}

fn top(scene: &Scene<'_>) -> Markup {
    let game = scene.table.play.kind().name();
    let middle = html! {
        span.pill.game { (game_icon(game)) (scene.game()) }
        span.now { (scene.say("replay-title")) }
    };
    let right = html! {
        a.ib.open-log href="#log" aria-label=(scene.say("table-log")) title=(scene.say("table-log")) { (icon("log")) }
        a.btn href=(scene.address("")) { (scene.say("replay-leave")) }
    };
    header(&scene.table.shell, middle, right)
}

/// The bar above the board: what happened, the buttons and the slider.
fn bar(scene: &Scene<'_>, replay: &model::Replay<'_>, tales: &[Tale]) -> Markup {
    let starts = turn_starts(tales);
    html! {
        section #replay .ask.card aria-label=(scene.say("replay-title")) {
            (now(scene, replay))
            (steps(scene, replay, &starts))
            (slider(scene, replay, &starts))
        }
    }
}

/// What the last decision did.
fn now(scene: &Scene<'_>, replay: &model::Replay<'_>) -> Markup {
    let told = scene.tales.iter().filter(|it| it.step == replay.step && !it.heading);
    let words: Vec<_> = told.map(|it| scene.tell_whose(it)).collect();
    html! {
        p #now aria-live="polite" {
            b { (replay.step) " / " (replay.whole.steps()) } " "
            @if words.is_empty() { (scene.say("replay-start")) } @else { (words.join(" · ")) }
        }
    }
}

/// First, turn back, back, play, forward, turn forward, last: links, so that they work without script.
fn steps(scene: &Scene<'_>, replay: &model::Replay<'_>, starts: &[usize]) -> Markup {
    let (step, last) = (replay.step, replay.whole.steps());
    let back = starts.iter().rev().find(|it| **it < step).copied().unwrap_or(0);
    let forward = starts.iter().find(|it| **it > step).copied().unwrap_or(last);
    html! {
        nav #steps .steps aria-label=(scene.say("replay-steps")) {
            (link(scene, "first", "first", 0))
            (link(scene, "turn-back", "undo", back))
            (link(scene, "back", "step-back", step.saturating_sub(1)))
            button #play .btn.pri.scripted type="button" aria-pressed="false" aria-label=(scene.say("replay-play"))
                title=(scene.say("replay-play")) { (icon("play")) }
            (link(scene, "forward", "step-fwd", (step + 1).min(last)))
            (link(scene, "turn-forward", "redo", forward))
            (link(scene, "last", "last", last))
        }
    }
}

fn link(scene: &Scene<'_>, name: &str, picture: &str, to: usize) -> Markup {
    let words = scene.say(&format!("replay-{name}"));
    html! {
        a.btn href=(scene.address(&format!("/replay?n={to}"))) data-go=(to) data-name=(name) aria-label=(words) title=(words) {
            (icon(picture))
        }
    }
}

/// The slider with a tick at the start of each turn; a form, so that it works without script.
fn slider(scene: &Scene<'_>, replay: &model::Replay<'_>, starts: &[usize]) -> Markup {
    html! {
        form.slide method="get" action=(scene.address("/replay")) {
            input #moment type="range" name="n" min="0" max=(replay.whole.steps()) value=(replay.step) list="ticks"
                aria-label=(scene.say("replay-moment"));
            datalist #ticks { @for it in starts { option value=(it) {} } }
            button.btn.unscripted { (scene.say("replay-show")) }
            label.scripted.speed {
                span.sr { (scene.say("replay-speed")) }
                select.field data-wish="speed" {
                    option value="2000" { "½×" }
                    option value="1000" selected { "1×" }
                    option value="500" { "2×" }
                    option value="200" { "5×" }
                }
            }
        }
    }
}

/// The moments at which a turn begins.
fn turn_starts(tales: &[Tale]) -> Vec<usize> {
    let mut starts: Vec<_> = tales.iter().filter(|it| it.heading).map(|it| it.step).collect();
    starts.dedup();
    starts
}
