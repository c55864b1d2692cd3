//! Losses by seat, and the biggest mistakes.

use maud::{Markup, html};
use patolli_catalog::{LineStep, Review, ReviewEntry, Seat};

use super::page::{BAD, GOOD, ReviewPage, Turn, worst};
use crate::{
    pages::numbers::{plain, signed},
    tokens::token,
};

/// Number of decisions shown for each mistake in the list.
const LISTED: usize = 3;

/// Losses of a seat.
#[derive(Default)]
struct Losses {
    turns: u16,
    lost: f32,
    inaccurate: u16,
    bad: u16,
}

impl Losses {
    fn of_seat(turns: &[Turn<'_>], seat: Seat) -> Self {
        turns.iter().filter(|it| it.seat == seat).fold(Self::default(), |sum, it| Self {
            turns: sum.turns + 1,
            lost: sum.lost + it.lost,
            inaccurate: sum.inaccurate + u16::from((GOOD..BAD).contains(&it.lost)),
            bad: sum.bad + u16::from(it.lost >= BAD),
        })
    }

    const fn good(&self) -> u16 {
        self.turns - self.inaccurate - self.bad
    }

    fn per_turn(&self) -> f32 {
        self.lost / f32::from(self.turns.max(1))
    }
}

/// Points lost by each seat that decided anything.
pub(super) fn table(page: &ReviewPage<'_>, turns: &[Turn<'_>]) -> Markup {
    let scene = &page.scene;
    let seats = scene.table.seats.iter().map(|it| (it.seat, Losses::of_seat(turns, it.seat)));
    html! {
        section #losses .losses.card {
            h2 { (scene.say("review-losses")) }
            table {
                thead {
                    tr {
                        th scope="col" { span.sr { (scene.say("table-seats")) } }
                        @for it in ["review-lost", "review-per-turn", "review-good", "review-inaccurate", "review-bad"] {
                            th scope="col" { (scene.say(it)) }
                        }
                    }
                }
                tbody { @for (seat, it) in seats.filter(|it| it.1.turns > 0) { (row(page, seat, &it)) } }
            }
            p.dim { (scene.say("review-losses-about")) }
        }
    }
}

fn row(page: &ReviewPage<'_>, seat: Seat, losses: &Losses) -> Markup {
    let lang = page.scene.words.lang();
    html! {
        tr {
            th scope="row" { (token(page.scene.seat_style(seat), 22)) span.who { (page.scene.name(seat)) } }
            td { b { (plain(lang, losses.lost)) } }
            td { (plain(lang, losses.per_turn())) }
            td { (losses.good()) }
            td { (losses.inaccurate) }
            td { (losses.bad) }
        }
    }
}

/// The biggest mistakes, the worst first.
pub(super) fn mistakes(page: &ReviewPage<'_>, review: &Review) -> Markup {
    let worst = worst(review);
    html! {
        section #mistakes .mistakes.card {
            h2 { (page.scene.say("review-mistakes")) }
            @if worst.is_empty() {
                p.dim { (page.scene.say("review-mistakes-none")) }
            } @else {
                ol { @for it in worst { (mistake(page, it)) } }
            }
        }
    }
}

fn mistake(page: &ReviewPage<'_>, moment: &ReviewEntry) -> Markup {
    let scene = &page.scene;
    html! {
        li {
            a href=(page.address(moment.from)) data-go=(moment.from) {
                span.line {
                    (token(scene.seat_style(moment.seat), 22))
                    b { (page.heading(moment.from, moment.seat)) }
                    small.dim { (moment.from) }
                    span.cost { (signed(scene.words.lang(), -moment.lost)) }
                }
                span.deed { i { (scene.say("review-played")) } " " (in_words(page, &page.played(moment))) }
                span.deed { i { (scene.say("review-better")) } " " (in_words(page, &page.better(moment))) }
            }
        }
    }
}

/// The first decisions in words; the moment itself shows all of them.
fn in_words(page: &ReviewPage<'_>, steps: &[LineStep]) -> String {
    let more = (steps.len() > LISTED).then(|| "…".to_owned());
    let labels = steps.iter().take(LISTED).map(|it| page.scene.tell_line(&it.label));
    labels.chain(more).collect::<Vec<_>>().join(" · ")
}
