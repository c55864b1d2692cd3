//! The review of a finished game: the replay page with what the computer thinks of every moment.

mod graph;
mod losses;
mod study;
mod verdict;

use maud::{Markup, html};
use patolli_catalog::Review;

use self::study::Study;
use super::{
    replay::{self, Bar},
    table::{cards, drawn, links, looked_back, mark_news, panels, part},
};
use crate::{
    Part,
    icons::icon,
    layout::{notice, page},
    model::{ReviewState, Reviewing},
};

/// The review of a finished game.
pub fn review(reviewing: &Reviewing<'_>) -> Markup {
    let study = Study::new(reviewing);
    let (scene, table) = (&study.scene, &reviewing.replay.table);
    let body = html! {
        div #table .table.replay.review data-table=(table.id) data-game=(table.play.game().name()) data-frame="replay" {
            (notice(&table.shell))
            main #main tabindex="-1" {
                h1.sr { (scene.game()) }
                (bar(&study).draw(&now(&study)))
                (verdict::banner(&study, study.review()))
                (drawn(scene, &panels(scene)))
            }
            aside.side {
                (cards(scene))
                (findings(&study))
                (replay::log(scene, &study.tales, study.step()))
            }
            (replay::top(scene, "review-title", &html! {}))
        }
    };
    let title = format!("{} · {} · patolli", scene.say("review-title"), scene.game());
    let head = html! {
        (links())
        @if is_running(reviewing.state) { noscript { meta http-equiv="refresh" content="3"; } }
    };
    let body = mark_news(body, &scene.news());
    page(&table.shell, &title, "at-table at-review", head, body)
}

/// The parts of a review page that change from moment to moment, or while it is computed.
pub fn review_parts(reviewing: &Reviewing<'_>) -> Vec<Part> {
    let study = Study::new(reviewing);
    let scene = &study.scene;
    let mut parts = vec![
        part("now", now(&study)),
        part("seats", cards(scene)),
        part("variation", verdict::banner(&study, study.review())),
    ];
    parts.extend(bar(&study).parts());
    match reviewing.state {
        ReviewState::Ready(review) => {
            parts.push(part("verdict", verdict::verdict(&study, review)));
            parts.push(part("graph-now", graph::now(&study)));
        }
        _ => parts.push(part("review", findings(&study))),
    }
    parts.extend(looked_back(scene));
    parts
}

fn bar<'a>(study: &'a Study<'a>) -> Bar<'a> {
    Bar::of("/review", &study.scene, &study.tales, study.last(), study.branch())
}

/// What the last decision did; in a variation, which one was taken.
fn now(study: &Study<'_>) -> Markup {
    let Some(variation) = &study.reviewing.variation else {
        return replay::now(&study.scene, &study.reviewing.replay);
    };
    let step = variation.taken.checked_sub(1).and_then(|it| variation.steps.get(it));
    html! {
        p #now aria-live="polite" {
            b { (study.scene.say("review-variation")) " " (variation.taken) " / " (variation.steps.len()) } " "
            @if let Some(step) = step { (study.scene.tell_line(&step.label)) }
        }
    }
}

/// What was found out about the game, or how to find it out.
fn findings(study: &Study<'_>) -> Markup {
    let scene = &study.scene;
    html! {
        section #review .findings aria-label=(scene.say("review-title")) data-running[is_running(study.reviewing.state)] {
            @match study.reviewing.state {
                ReviewState::None => (offer(study)),
                ReviewState::Waiting => (progress(study, None, &scene.say("review-waiting"))),
                ReviewState::Elsewhere => (progress(study, None, &scene.say("review-elsewhere"))),
                ReviewState::Running(done, all) => {
                    @let counts = [("n", done.into()), ("all", all.into())];
                    (progress(study, Some((done, all)), &scene.words.text_with("review-progress", &counts)))
                }
                ReviewState::Ready(review) => (ready(study, review)),
            }
        }
    }
}

/// Whether the review is on its way.
const fn is_running(state: ReviewState<'_>) -> bool {
    matches!(state, ReviewState::Waiting | ReviewState::Elsewhere | ReviewState::Running(..))
}

fn ready(study: &Study<'_>, review: &Review) -> Markup {
    let turns = study.turns(review);
    html! {
        (graph::graph(study, review, &turns))
        (verdict::verdict(study, review))
        (losses::mistakes(study, review))
        (losses::table(study, &turns))
    }
}

fn offer(study: &Study<'_>) -> Markup {
    let scene = &study.scene;
    html! {
        form.offer.card method="post" action=(scene.address("/review")) {
            h2 { (icon("hint")) (scene.say("review-offer")) }
            p { (scene.say("review-offer-about")) }
            (here(study))
            button.btn.pri name="begin" value="1" { (scene.say("review-begin")) }
            p.dim { (scene.say("review-takes")) }
        }
    }
}

/// How far the review has come, in numbers where they are known, and in words.
fn progress(study: &Study<'_>, count: Option<(usize, usize)>, words: &str) -> Markup {
    let scene = &study.scene;
    let value = count.filter(|it| it.1 > 0).map(|(done, all)| done.min(all));
    let all = count.map_or(1, |it| it.1.max(1));
    html! {
        form.offer.card method="post" action=(scene.address("/review")) {
            h2 { (icon("hourglass")) (scene.say("review-running")) }
            progress max=(all) value=[value] aria-label=(scene.say("review-running")) {}
            p { (words) }
            p.dim { (scene.say("review-meanwhile")) }
            (here(study))
            div.seg {
                a.btn.unscripted href=(study.address(study.step())) { (scene.say("review-look-again")) }
                button.btn name="stop" value="1" { (icon("close")) (scene.say("review-stop")) }
            }
        }
    }
}

/// The moment to come back to.
fn here(study: &Study<'_>) -> Markup {
    html! { input type="hidden" name="n" value=(study.step()); }
}
