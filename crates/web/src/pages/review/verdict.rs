//! The moment shown: what everybody could expect, what was played, what would have been better.

use maud::{Markup, html};
use patolli_catalog::{Expectation, Line, LineStep, Review, ReviewEntry, Seat};

use super::study::{Study, is_flaw};
use crate::{
    icons::icon,
    model::Variation,
    pages::{
        numbers::{percent, signed},
        table::why,
    },
    tokens::token,
};

/// Says over the board that what it shows did not happen, and leads along the better line and out of it.
pub(super) fn banner(study: &Study<'_>, review: Option<&Review>) -> Markup {
    let shown = review.and_then(|it| study.shown(it)).zip(study.reviewing.variation.as_ref());
    html! {
        @if let Some((shown, variation)) = shown {
            div #variation .variation role="group" aria-label=(study.scene.say("review-variation")) {
                b { (icon("hint")) (study.scene.say("review-variation")) }
                span { (study.scene.say("review-variation-about")) }
                (walk(study, shown, variation))
                a.btn.leave href=(study.address(study.step())) data-go=(study.step())
                    title=(study.scene.say("review-variation-leave")) {
                    (icon("close")) span { (study.scene.say("review-variation-leave")) }
                }
            }
        } @else {
            div #variation .variation hidden {}
        }
    }
}

/// One decision back or on along the better line.
fn walk(study: &Study<'_>, shown: (usize, &ReviewEntry), variation: &Variation) -> Markup {
    let (taken, all) = (variation.taken, variation.steps.len());
    let link = |name: &str, picture: &str, to: Option<usize>| {
        let words = study.scene.say(&format!("review-{name}"));
        let address = to.map(|it| study.line_address(shown, it));
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

/// The verdict on the stretch to which the next decision belongs.
pub(super) fn verdict(study: &Study<'_>, review: &Review) -> Markup {
    let shown = study.shown(review);
    let outlook = shown.map_or(&review.end[..], |it| &it.1.expectations);
    html! {
        section #verdict .verdict.card aria-label=(study.scene.say("review-verdict")) {
            @match shown {
                Some((_, it)) => (title(study, it)),
                None => h2 { (study.scene.say("review-end")) },
            }
            (outlooks(study, outlook, shown.map(|it| it.1.seat)))
            @if let Some(it) = shown { (lines(study, it)) }
        }
    }
}

fn title(study: &Study<'_>, moment: &ReviewEntry) -> Markup {
    let scene = &study.scene;
    html! {
        h2 {
            (token(scene.livery(moment.seat), 22))
            span { (study.heading(moment.from, moment.seat)) " " small.dim { (moment.from) } }
            @if is_flaw(moment) {
                span.cost title=(scene.say("review-lost-here")) {
                    (signed(scene.words.lang(), -moment.lost))
                    span.sr { " " (scene.say("review-lost-here")) }
                }
            }
        }
    }
}

/// What each seat could expect.
fn outlooks(study: &Study<'_>, outlooks: &[Expectation], decides: Option<Seat>) -> Markup {
    let seats = study.scene.table.seats.iter().map(|it| it.seat);
    html! {
        ul.outlooks aria-label=(study.scene.say("review-expected")) {
            @for (seat, it) in seats.zip(outlooks) {
                li.decides[Some(seat) == decides] title=(study.scene.say("review-expected")) {
                    (token(study.scene.livery(seat), 18))
                    span.sr { (study.scene.name(seat)) ": " }
                    (expected(study, *it))
                }
            }
        }
    }
}

/// Margin and chance to win.
fn expected(study: &Study<'_>, outlook: Expectation) -> Markup {
    let scene = &study.scene;
    html! {
        b.margin { (signed(scene.words.lang(), outlook.margin)) }
        " " span.win { (scene.say_with("review-win", "n", percent(outlook.win))) }
    }
}

/// What was played; and what was better, if anything was.
fn lines(study: &Study<'_>, shown: (usize, &ReviewEntry)) -> Markup {
    let moment = shown.1;
    let better = if is_flaw(moment) { study.better(moment) } else { Vec::new() };
    html! {
        div.judged.played {
            h3 { (study.scene.say("review-played")) span.expects { (expected(study, moment.played)) } }
            ol.moves { @for it in study.played(moment) { li data-touch=[touches(&it)] { (deed(study, &it)) } } }
        }
        @if !better.is_empty() { (better_line(study, shown, &better)) }
    }
}

fn better_line(study: &Study<'_>, shown: (usize, &ReviewEntry), steps: &[LineStep]) -> Markup {
    let line: &Line = &shown.1.best;
    let taken = study.reviewing.variation.as_ref().map(|it: &Variation| it.taken);
    html! {
        div.judged.better {
            h3 { (study.scene.say("review-better")) span.expects { (expected(study, line.expectation)) } }
            ol.moves {
                @for (n, it) in (1..).zip(steps) {
                    li {
                        a href=(study.line_address(shown, n)) data-line=(n) aria-current=[(taken == Some(n)).then_some("step")]
                            data-touch=[touches(it)] { (deed(study, it)) }
                    }
                }
            }
            (why(&study.scene, &line.factors))
            @if taken.is_none() {
                a.btn.show href=(study.line_address(shown, 1)) data-line="1" {
                    (icon("eye")) (study.scene.say("review-variation-show"))
                }
            }
        }
    }
}

/// One decision in words, with its icon.
fn deed(study: &Study<'_>, step: &LineStep) -> Markup {
    html! { span.deed { (icon(step.icon)) span { (study.scene.tell_line(&step.label)) } } }
}

fn touches(step: &LineStep) -> Option<String> {
    (!step.targets.is_empty()).then(|| step.targets.join(" "))
}
