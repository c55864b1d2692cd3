//! What was lost: by seat, and the biggest mistakes.

use maud::{Markup, html};
use patolli_catalog::{LineStep, Review, ReviewEntry, Seat};

use super::study::{BAD, GOOD, Study, Turn, worst};
use crate::{
    pages::numbers::{plain, signed},
    tokens::token,
};

/// So many decisions of a turn are told in the list of mistakes.
const TOLD: usize = 3;

/// What a seat lost.
#[derive(Default)]
struct Losses {
    turns: u16,
    lost: f32,
    inaccurate: u16,
    bad: u16,
}

impl Losses {
    fn of(turns: &[Turn<'_>], seat: Seat) -> Self {
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
pub(super) fn table(study: &Study<'_>, turns: &[Turn<'_>]) -> Markup {
    let scene = &study.scene;
    let seats = scene.table.seats.iter().map(|it| (it.seat, Losses::of(turns, it.seat)));
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
                tbody { @for (seat, it) in seats.filter(|it| it.1.turns > 0) { (row(study, seat, &it)) } }
            }
            p.dim { (scene.say("review-losses-about")) }
        }
    }
}

fn row(study: &Study<'_>, seat: Seat, losses: &Losses) -> Markup {
    let lang = study.scene.words.lang();
    html! {
        tr {
            th scope="row" { (token(study.scene.livery(seat), 22)) span.who { (study.scene.name(seat)) } }
            td { b { (plain(lang, losses.lost)) } }
            td { (plain(lang, losses.per_turn())) }
            td { (losses.good()) }
            td { (losses.inaccurate) }
            td { (losses.bad) }
        }
    }
}

/// The biggest mistakes, the worst first.
pub(super) fn mistakes(study: &Study<'_>, review: &Review) -> Markup {
    let worst = worst(review);
    html! {
        section #mistakes .mistakes.card {
            h2 { (study.scene.say("review-mistakes")) }
            @if worst.is_empty() {
                p.dim { (study.scene.say("review-mistakes-none")) }
            } @else {
                ol { @for it in worst { (mistake(study, it)) } }
            }
        }
    }
}

fn mistake(study: &Study<'_>, moment: &ReviewEntry) -> Markup {
    let scene = &study.scene;
    html! {
        li {
            a href=(study.address(moment.from)) data-go=(moment.from) {
                span.line {
                    (token(scene.livery(moment.seat), 22))
                    b { (study.heading(moment.from, moment.seat)) }
                    small.dim { (moment.from) }
                    span.cost { (signed(scene.words.lang(), -moment.lost)) }
                }
                span.deed { i { (scene.say("review-played")) } " " (in_words(study, &study.played(moment))) }
                span.deed { i { (scene.say("review-better")) } " " (in_words(study, &study.better(moment))) }
            }
        }
    }
}

/// The first decisions in words; all of them are told at the moment itself.
fn in_words(study: &Study<'_>, steps: &[LineStep]) -> String {
    let more = (steps.len() > TOLD).then(|| "…".to_owned());
    let told = steps.iter().take(TOLD).map(|it| study.scene.tell_line(&it.label));
    told.chain(more).collect::<Vec<_>>().join(" · ")
}
