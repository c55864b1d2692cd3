//! The moment shown: expectations of all seats, what was played, what would have been better.

use maud::{Markup, html};
use patolli_catalog::{Expectation, Line, LineStep, Review, ReviewEntry, Seat};

use super::page::{ReviewPage, has_loss};
use crate::{
    icons::icon,
    model::Variation,
    pages::{
        numbers::{percent, signed},
        table::why,
    },
    tokens::token,
};

/// The banner over the board in a variation, with links along the better line and out of it.
pub(super) fn banner(page: &ReviewPage<'_>, review: Option<&Review>) -> Markup {
    let shown = review.and_then(|it| page.shown(it)).zip(page.reviewing.variation.as_ref());
    html! {
        @if let Some((shown, variation)) = shown {
            div #variation .variation role="group" aria-label=(page.scene.say("review-variation")) {
                b { (icon("hint")) (page.scene.say("review-variation")) }
                span { (page.scene.say("review-variation-about")) }
                (walk(page, shown, variation))
                a.btn.leave href=(page.address(page.step())) data-go=(page.step())
                    title=(page.scene.say("review-variation-leave")) {
                    (icon("close")) span { (page.scene.say("review-variation-leave")) }
                }
            }
        } @else {
            div #variation .variation hidden {}
        }
    }
}

/// Links to the decision before and after in the better line.
fn walk(page: &ReviewPage<'_>, shown: (usize, &ReviewEntry), variation: &Variation) -> Markup {
    let (taken, all) = (variation.taken, variation.steps.len());
    let link = |name: &str, picture: &str, to: Option<usize>| {
        let words = page.scene.say(&format!("review-{name}"));
        let address = to.map(|it| page.line_address(shown, it));
        html! {
            a.btn href=[address.as_ref()] data-line[to.is_some()] data-name=(name) aria-label=(words) title=(words)
                aria-disabled=[to.is_none().then_some("true")] { (icon(picture)) }
        }
    };
    html! {
        (link("line-back", "step-back", taken.checked_sub(1)))
        (link("line-forward", "step-fwd", (taken < all).then_some(taken + 1)))
    }
}

/// The segment of the next decision, rated.
pub(super) fn moment(page: &ReviewPage<'_>, review: &Review) -> Markup {
    let shown = page.shown(review);
    let expected = shown.map_or(&review.end[..], |it| &it.1.expectations);
    html! {
        section #verdict .verdict.card aria-label=(page.scene.say("review-verdict")) {
            @match shown {
                Some((_, it)) => (title(page, it)),
                None => h2 { (page.scene.say("review-end")) },
            }
            (expectations(page, expected, shown.map(|it| it.1.seat)))
            @if let Some(it) = shown {
                (lines(page, it))
                p { a.btn.why-not-mine href=(page.why_address()) { (icon("help")) span { (page.scene.say("whynot-title")) } } }
            }
        }
    }
}

fn title(page: &ReviewPage<'_>, moment: &ReviewEntry) -> Markup {
    let scene = &page.scene;
    html! {
        h2 {
            (token(scene.seat_style(moment.seat), 22))
            span { (page.heading(moment.from, moment.seat)) " " small.dim { (moment.from) } }
            @if has_loss(moment) {
                span.cost title=(scene.say("review-lost-here")) {
                    (signed(scene.words.lang(), -moment.lost))
                    span.sr { " " (scene.say("review-lost-here")) }
                }
            }
        }
    }
}

/// Expectations of all seats.
fn expectations(page: &ReviewPage<'_>, expectations: &[Expectation], decides: Option<Seat>) -> Markup {
    let seats = page.scene.table.seats.iter().map(|it| it.seat);
    html! {
        ul.outlooks aria-label=(page.scene.say("review-expected")) {
            @for (seat, it) in seats.zip(expectations) {
                li.decides[Some(seat) == decides] title=(page.scene.say("review-expected")) {
                    (token(page.scene.seat_style(seat), 18))
                    span.sr { (page.scene.name(seat)) ": " }
                    (expected(page, *it))
                }
            }
        }
    }
}

/// Margin and chance to win.
fn expected(page: &ReviewPage<'_>, expectation: Expectation) -> Markup {
    let scene = &page.scene;
    html! {
        b.margin { (signed(scene.words.lang(), expectation.margin)) }
        " " span.win { (scene.say_with("review-win", "n", percent(expectation.win))) }
    }
}

/// What was played, and the better line, if there is one.
fn lines(page: &ReviewPage<'_>, shown: (usize, &ReviewEntry)) -> Markup {
    let moment = shown.1;
    let better = if has_loss(moment) { page.better(moment) } else { Vec::new() };
    html! {
        div.judged.played {
            h3 { (page.scene.say("review-played")) span.expects { (expected(page, moment.played)) } }
            ol.moves { @for it in page.played(moment) { li data-touch=[touches(&it)] { (decision(page, &it)) } } }
        }
        @if !better.is_empty() { (better_line(page, shown, &better)) }
    }
}

fn better_line(page: &ReviewPage<'_>, shown: (usize, &ReviewEntry), steps: &[LineStep]) -> Markup {
    let line: &Line = &shown.1.best;
    let taken = page.reviewing.variation.as_ref().map(|it: &Variation| it.taken);
    html! {
        div.judged.better {
            h3 { (page.scene.say("review-better")) span.expects { (expected(page, line.expectation)) } }
            ol.moves {
                @for (n, it) in (1..).zip(steps) {
                    li {
                        a href=(page.line_address(shown, n)) data-line=(n) aria-current=[(taken == Some(n)).then_some("step")]
                            data-touch=[touches(it)] { (decision(page, it)) }
                    }
                }
            }
            (why(&page.scene, &line.factors))
            @if taken.is_none() {
                a.btn.show href=(page.line_address(shown, 1)) data-line="1" {
                    (icon("eye")) (page.scene.say("review-variation-show"))
                }
            }
        }
    }
}

/// One decision in words, with its icon.
fn decision(page: &ReviewPage<'_>, step: &LineStep) -> Markup {
    html! { span.deed { (icon(step.icon)) span { (page.scene.tell_line(&step.label)) } } }
}

fn touches(step: &LineStep) -> Option<String> {
    (!step.targets.is_empty()).then(|| step.targets.join(" "))
}
