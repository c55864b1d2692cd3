//! The review of a finished game: the replay page with the computer's rating of every moment.

mod graph;
mod losses;
mod moment;
mod page;

use maud::{Markup, html};
use patolli_catalog::Review;

use self::page::ReviewPage;
use super::{
    replay::{self, Bar},
    table::{cards, drawn, links, looked_back, mark_news, panels, part},
};
use crate::{
    Part,
    icons::icon,
    layout::{self, notice},
    model::{ReviewState, Reviewing},
};

/// The review of a finished game.
pub fn review(reviewing: &Reviewing<'_>) -> Markup {
    let page = ReviewPage::new(reviewing);
    let (scene, table) = (&page.scene, &reviewing.replay.table);
    let body = html! {
        div #table .table.replay.review data-table=(table.id) data-game=(table.play.game().name()) data-frame="replay" {
            (notice(&table.shell))
            main #main tabindex="-1" {
                h1.sr { (scene.game()) }
                (bar(&page).draw(&now(&page)))
                (moment::banner(&page, page.review()))
                (drawn(scene, &panels(scene)))
            }
            aside.side {
                (cards(scene))
                (findings(&page))
                (replay::log(scene, &page.entries, page.step()))
            }
            (replay::top(scene, "review-title", &html! {}))
        }
    };
    let title = format!("{} · {} · patolli", scene.say("review-title"), scene.game());
    let head = html! {
        (links())
        @if is_running(reviewing.state) { noscript { meta http-equiv="refresh" content="3"; } }
    };
    let body = mark_news(body, &scene.changed());
    layout::page(&table.shell, &title, "at-table at-review", head, body)
}

/// The parts of a review page that change from moment to moment, or while it is computed.
pub fn review_parts(reviewing: &Reviewing<'_>) -> Vec<Part> {
    let page = ReviewPage::new(reviewing);
    let scene = &page.scene;
    let mut parts = vec![
        part("now", now(&page)),
        part("seats", cards(scene)),
        part("variation", moment::banner(&page, page.review())),
    ];
    parts.extend(bar(&page).parts());
    match reviewing.state {
        ReviewState::Ready(review) => {
            parts.push(part("verdict", moment::moment(&page, review)));
            parts.push(part("graph-now", graph::now(&page)));
        }
        _ => parts.push(part("review", findings(&page))),
    }
    parts.extend(looked_back(scene));
    parts
}

fn bar<'a>(page: &'a ReviewPage<'a>) -> Bar<'a> {
    Bar::new("/review", &page.scene, &page.entries, page.last(), page.branch())
}

/// What the last decision did; in a variation, which one was taken.
fn now(page: &ReviewPage<'_>) -> Markup {
    let Some(variation) = &page.reviewing.variation else {
        return replay::now(&page.scene, &page.reviewing.replay);
    };
    let step = variation.taken.checked_sub(1).and_then(|it| variation.steps.get(it));
    html! {
        p #now aria-live="polite" {
            b { (page.scene.say("review-variation")) " " (variation.taken) " / " (variation.steps.len()) } " "
            @if let Some(step) = step { (page.scene.tell_line(&step.label)) }
        }
    }
}

/// The result of the review, its progress, or the offer to begin it.
fn findings(page: &ReviewPage<'_>) -> Markup {
    let scene = &page.scene;
    html! {
        section #review .findings aria-label=(scene.say("review-title")) data-running[is_running(page.reviewing.state)] {
            @match page.reviewing.state {
                ReviewState::None => (offer(page)),
                ReviewState::Waiting => (progress(page, None, &scene.say("review-waiting"))),
                ReviewState::Elsewhere => (progress(page, None, &scene.say("review-elsewhere"))),
                ReviewState::Running(done, all) => {
                    @let counts = [("n", done.into()), ("all", all.into())];
                    (progress(page, Some((done, all)), &scene.words.text_with("review-progress", &counts)))
                }
                ReviewState::Ready(review) => (ready(page, review)),
            }
        }
    }
}

/// Whether the review waits or is being computed.
const fn is_running(state: ReviewState<'_>) -> bool {
    matches!(state, ReviewState::Waiting | ReviewState::Elsewhere | ReviewState::Running(..))
}

fn ready(page: &ReviewPage<'_>, review: &Review) -> Markup {
    let turns = page.turns(review);
    html! {
        (graph::graph(page, review, &turns))
        (moment::moment(page, review))
        (losses::mistakes(page, review))
        (losses::table(page, &turns))
    }
}

fn offer(page: &ReviewPage<'_>) -> Markup {
    let scene = &page.scene;
    html! {
        form.offer.card method="post" action=(scene.address("/review")) {
            h2 { (icon("hint")) (scene.say("review-offer")) }
            p { (scene.say("review-offer-about")) }
            (return_field(page))
            button.btn.pri name="begin" value="1" { (scene.say("review-begin")) }
            p.dim { (scene.say("review-takes")) }
        }
    }
}

/// Progress of the review, in numbers where they are known, and in words.
fn progress(page: &ReviewPage<'_>, count: Option<(usize, usize)>, words: &str) -> Markup {
    let scene = &page.scene;
    let value = count.filter(|it| it.1 > 0).map(|(done, all)| done.min(all));
    let all = count.map_or(1, |it| it.1.max(1));
    html! {
        form.offer.card method="post" action=(scene.address("/review")) {
            h2 { (icon("hourglass")) (scene.say("review-running")) }
            progress max=(all) value=[value] aria-label=(scene.say("review-running")) {}
            p { (words) }
            p.dim { (scene.say("review-meanwhile")) }
            (return_field(page))
            div.seg {
                a.btn.unscripted href=(page.address(page.step())) { (scene.say("review-look-again")) }
                button.btn name="stop" value="1" { (icon("close")) (scene.say("review-stop")) }
            }
        }
    }
}

/// The moment to which the page returns after the form.
fn return_field(page: &ReviewPage<'_>) -> Markup {
    html! { input type="hidden" name="n" value=(page.step()); }
}
