//! The replay page: any moment of a game, chosen by a slider that works without script as well.

mod shuffle;

use maud::{Markup, html};
use patolli_catalog::LogEntry;

use super::{
    play_on::{Branch, play_on},
    table::{TableScene as Scene, cards, drawn, links, looked_back, mark_news, panels, part, whole_log},
};
use crate::{
    Part,
    boards::game_icon,
    icons::icon,
    layout::{header, page},
    model::{self, Stage},
};

/// A moment of a game.
pub fn replay(replay: &model::Replay<'_>) -> Markup {
    let scene = Scene::looking_back(&replay.table);
    let entries = replay.whole.log_entries_for(replay.table.listener, 0);
    let bar = Bar::for_replay(&scene, replay, &entries);
    let body = html! {
        div #table .table.replay data-table=(replay.table.id) data-game=(replay.whole.game().name()) data-frame="replay" {
            main #main tabindex="-1" {
                h1.sr { (scene.game()) }
                (bar.draw(&now(&scene, replay)))
                (drawn(&scene, &panels(&scene)))
            }
            aside.side {
                (cards(&scene))
                (log_above(&scene, &entries, replay.step, &shuffle::shuffle(&scene, replay.whole)))
            }
            (top(&scene, "replay-title", &to_review(&scene)))
        }
    };
    let title = format!("{} · {} · patolli", scene.say("replay-title"), scene.game());
    let body = mark_news(body, &scene.changed());
    page(&replay.table.shell, &title, "at-table", links(), body)
}

/// The parts of a replay page that change from moment to moment.
pub fn replay_parts(replay: &model::Replay<'_>) -> Vec<Part> {
    let scene = Scene::looking_back(&replay.table);
    let entries = replay.whole.log_entries_for(replay.table.listener, 0);
    let bar = Bar::for_replay(&scene, replay, &entries);
    let mut parts = vec![part("now", now(&scene, replay)), part("seats", cards(&scene))];
    parts.extend(bar.parts());
    parts.extend(looked_back(&scene));
    parts
}

/// The header of a replay or a review.
pub(super) fn top(scene: &Scene<'_>, title: &str, also: &Markup) -> Markup {
    let game = scene.table.play.game().name();
    let middle = html! {
        span.pill.game { (game_icon(game)) (scene.game()) }
        span.now { (scene.say(title)) }
    };
    let right = html! {
        a.ib.open-log href="#log" aria-label=(scene.say("table-log")) title=(scene.say("table-log")) { (icon("log")) }
        (also)
        a.btn href=(scene.address("")) { (scene.say("replay-leave")) }
    };
    header(&scene.table.shell, middle, right)
}

/// The link to the review, once the game is over.
fn to_review(scene: &Scene<'_>) -> Markup {
    html! {
        @if scene.table.stage == Stage::Finished {
            a.btn.to-review href=(scene.address("/review")) title=(scene.say("review-title")) {
                (icon("hint")) span { (scene.say("review-title")) }
            }
        }
    }
}

/// The log of the whole game.
pub(super) fn log(scene: &Scene<'_>, entries: &[LogEntry], step: usize) -> Markup {
    log_above(scene, entries, step, &html! {})
}

/// The log of the whole game, with something below it.
fn log_above(scene: &Scene<'_>, entries: &[LogEntry], step: usize, below: &Markup) -> Markup {
    html! {
        section #log .log.card aria-label=(scene.say("table-log")) {
            header {
                h2 { (scene.say("table-log")) }
                a.ib.close href="#table" aria-label=(scene.say("table-close")) { (icon("close")) }
            }
            (whole_log(scene, entries, step))
            (below)
        }
    }
}

/// What the last decision did; for one that only ended a turn, what began then.
pub(super) fn now(scene: &Scene<'_>, replay: &model::Replay<'_>) -> Markup {
    let entries = scene.entries().iter().filter(|it| it.step() == replay.step);
    let (begun, done): (Vec<_>, Vec<_>) = entries.partition(|it| it.is_heading());
    let words: Vec<_> =
        if done.is_empty() { begun } else { done }.into_iter().map(|it| scene.tell_whose(it)).collect();
    html! {
        p #now aria-live="polite" {
            b { (replay.step) " / " (replay.whole.steps()) } " "
            @if replay.step == 0 { (scene.say("replay-start")) } @else { (words.join(" · ")) }
        }
    }
}

/// The moments at which a turn begins.
pub(super) fn turn_starts(entries: &[LogEntry]) -> Vec<usize> {
    let mut starts: Vec<_> = entries.iter().filter(|it| it.heading).map(|it| it.step).collect();
    starts.dedup();
    starts
}

/// The bar above the board: what happened, the buttons and the slider.
pub(super) struct Bar<'a> {
    scene: &'a Scene<'a>,
    /// Last part of the address of the page whose moments it links to.
    page: &'static str,
    /// The moment shown, or the one from which a variation begins.
    branch: Branch,
    last: usize,
    starts: Vec<usize>,
}

impl<'a> Bar<'a> {
    /// The bar of a replay.
    fn for_replay(scene: &'a Scene<'a>, replay: &model::Replay<'_>, entries: &[LogEntry]) -> Self {
        Self::new("/replay", scene, entries, replay.whole.steps(), Branch { step: replay.step, line: None })
    }

    /// The bar of a page, by the last part of its address.
    pub(super) fn new(
        page: &'static str,
        scene: &'a Scene<'a>,
        entries: &[LogEntry],
        last: usize,
        branch: Branch,
    ) -> Self {
        Self { scene, page, branch, last, starts: turn_starts(entries) }
    }

    /// The whole bar, with what happened in words.
    pub(super) fn draw(&self, now: &Markup) -> Markup {
        html! {
            section #replay .ask.card aria-label=(self.scene.say("replay-title")) {
                (now)
                (play_on(self.scene, &self.branch))
                (self.steps())
                (self.slider())
            }
        }
    }

    /// What changes in it from moment to moment, but for the words.
    pub(super) fn parts(&self) -> [Part; 2] {
        [part("steps", self.steps()), part("play-on", play_on(self.scene, &self.branch))]
    }

    /// First, turn back, back, play, forward, turn forward, last: links, so that they work without script.
    fn steps(&self) -> Markup {
        let (scene, step, last) = (self.scene, self.branch.step, self.last);
        let back = self.starts.iter().rev().find(|it| **it < step).copied().unwrap_or(0);
        let forward = self.starts.iter().find(|it| **it > step).copied().unwrap_or(last);
        html! {
            nav #steps .steps aria-label=(scene.say("replay-steps")) {
                (self.link("first", "first", 0))
                (self.link("turn-back", "undo", back))
                (self.link("back", "step-back", step.saturating_sub(1)))
                button #play .btn.pri.scripted type="button" aria-pressed="false" aria-label=(scene.say("replay-play"))
                    title=(scene.say("replay-play")) { (icon("play")) }
                (self.link("forward", "step-fwd", (step + 1).min(last)))
                (self.link("turn-forward", "redo", forward))
                (self.link("last", "last", last))
            }
        }
    }

    fn link(&self, name: &str, picture: &str, to: usize) -> Markup {
        let words = self.scene.say(&format!("replay-{name}"));
        let address = self.scene.address(&format!("{}?n={to}", self.page));
        html! {
            a.btn href=(address) data-go=(to) data-name=(name) aria-label=(words) title=(words) { (icon(picture)) }
        }
    }

    /// The slider with a tick at the start of each turn; a form, so that it works without script.
    fn slider(&self) -> Markup {
        let scene = self.scene;
        html! {
            form.slide method="get" action=(scene.address(self.page)) {
                input #moment type="range" name="n" min="0" max=(self.last) value=(self.branch.step) list="ticks"
                    aria-label=(scene.say("replay-moment"));
                datalist #ticks { @for it in &self.starts { option value=(it) {} } }
                button.btn.unscripted { (scene.say("replay-show")) }
                label.scripted.speed {
                    span.sr { (scene.say("replay-speed")) }
                    select.field data-setting="speed" {
                        option value="2000" { "½×" }
                        option value="1000" selected { "1×" }
                        option value="500" { "2×" }
                        option value="200" { "5×" }
                    }
                }
            }
        }
    }
}
