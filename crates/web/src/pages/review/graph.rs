//! Expectations of all seats over the game, as lines; the biggest mistakes are ringed.

use std::fmt::Write as _;

use maud::{Markup, html};
use patolli_catalog::{Expectation, Review, ReviewEntry, Seat};

use super::page::{ReviewPage, Turn, worst};
use crate::{
    pages::{
        chart::{rounded, spread},
        numbers::{plain, signed, tenths},
    },
    tokens::{piece, token},
};

const WIDTH: f64 = 440.0;
const HEIGHT: f64 = 194.0;
const LEFT: f64 = 48.0;
const RIGHT: f64 = 404.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 166.0;
/// Least distance between the letters at the ends.
const APART: f64 = 24.0;

/// Distances of the grid's lines that people read easily, in points.
const STEPS: [i32; 13] = [1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 200];
/// Most distances between the lowest and the highest line of the grid.
const MOST_LINES: i32 = 6;

/// Scale of the chart.
#[derive(Clone, Copy)]
struct Scale {
    /// Points between two lines of the grid.
    step: i32,
    /// Lines below zero.
    below: i32,
    /// Lines above zero.
    above: i32,
    /// Number of decisions of the game.
    last: usize,
}

impl Scale {
    /// A scale that holds the margins, zero in sight.
    fn fitting(margins: impl Iterator<Item = f32> + Clone, last: usize) -> Self {
        let least = -margins.clone().map(tenths).min().unwrap_or(0).min(0);
        let most = margins.map(tenths).max().unwrap_or(0).max(0);
        let lines = |step: i32| (round_up(least, step * 10), round_up(most, step * 10));
        let fits = |step: &i32| {
            let (below, above) = lines(*step);
            below + above <= MOST_LINES
        };
        let step = STEPS.into_iter().find(fits).unwrap_or_else(|| least.max(most) / 10 + 1);
        let (below, above) = lines(step);
        Self { step, below, above: if below + above == 0 { 1 } else { above }, last }
    }

    fn lines(self) -> impl Iterator<Item = i32> {
        (-self.below..=self.above).map(move |line| line * self.step)
    }

    fn height(self, points: impl Into<f64>) -> f64 {
        let (low, all) = (self.below * self.step, (self.below + self.above) * self.step);
        let share = (points.into() + f64::from(low)) / f64::from(all.max(1));
        rounded(BOTTOM - (BOTTOM - TOP) * share.clamp(0.0, 1.0))
    }

    fn across(self, step: usize) -> f64 {
        let whole = |n: usize| f64::from(u32::try_from(n).unwrap_or(u32::MAX));
        rounded(LEFT + (RIGHT - LEFT) * (whole(step) / whole(self.last.max(1))).min(1.0))
    }
}

/// How many times `unit` holds `n`, the last time perhaps in part.
const fn round_up(n: i32, unit: i32) -> i32 {
    (n + unit - 1) / unit
}

/// The chart, followed by its numbers in a table.
pub(super) fn graph(page: &ReviewPage<'_>, review: &Review, turns: &[Turn<'_>]) -> Markup {
    let scene = &page.scene;
    let expectations = review.entries.iter().map(|it| &it.expectations).chain([&review.end]);
    let scale = Scale::fitting(expectations.flatten().map(|it| it.margin), page.last());
    let seats = || scene.table.seats.iter().map(|it| it.seat);
    html! {
        figure #graph .graph.card {
            figcaption { h2 { (scene.say("review-graph")) } p.dim { (scene.say("review-graph-about")) } }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } text-anchor="middle" role="group" aria-label=(scene.say("review-graph"))
                data-left=(LEFT) data-right=(RIGHT) data-last=(page.last()) {
                @for n in scale.lines() { (level(page, n, scale.height(n))) }
                text.ax x=(LEFT) y=(HEIGHT - 8.0) font-size="14" { "0" }
                text.ax x=(RIGHT) y=(HEIGHT - 8.0) font-size="14" { (page.last()) }
                (now(page))
                @for seat in seats() {
                    polyline class={ "curve " (scene.seat_class(seat)) } points=(path(review, seat, scale)) {}
                }
                (letters(page, review, scale))
                @for it in worst(review) { (ring(page, it, scale)) }
            }
            (as_table(page, turns))
        }
    }
}

/// The line at the moment shown.
pub(super) fn now(page: &ReviewPage<'_>) -> Markup {
    let scale = Scale { step: 1, below: 0, above: 0, last: page.last() };
    let x = scale.across(page.step());
    html! { g #graph-now { path.now d={ "M" (x) " " (TOP - 8.0) "V" (BOTTOM + 6.0) } {} } }
}

fn level(page: &ReviewPage<'_>, n: i32, y: f64) -> Markup {
    let sign = match n {
        0 => "",
        ..0 => "−",
        _ => "+",
    };
    html! {
        path.grid.zero[n == 0] d={ "M" (LEFT) " " (y) "H" (RIGHT) } {
            @if n == 0 { title { (page.scene.say("review-zero")) } }
        }
        text.ax x=(LEFT - 7.0) y=(y + 5.0) text-anchor="end" font-size="14" { (sign) (n.abs()) }
    }
}

fn path(review: &Review, seat: Seat, scale: Scale) -> String {
    let moments = review.entries.iter().map(|it| (it.from, &it.expectations));
    let points =
        moments.chain([(scale.last, &review.end)]).filter_map(|(step, it)| Some((step, of_seat(it, seat)?)));
    points.fold(String::new(), |mut path, (step, it)| {
        write!(path, "{},{} ", scale.across(step), scale.height(it.margin))
            .expect("writing to a string does not fail");
        path
    })
}

fn of_seat(expectations: &[Expectation], seat: Seat) -> Option<Expectation> {
    expectations.get(seat.index()).copied()
}

/// The letters at the ends, the highest first, pushed apart where lines end close together.
fn letters(page: &ReviewPage<'_>, review: &Review, scale: Scale) -> Markup {
    let mut ends: Vec<_> = review.end.iter().map(|it| scale.height(it.margin)).enumerate().collect();
    ends.sort_by(|a, b| a.1.total_cmp(&b.1));
    spread(&mut ends, &(TOP..=BOTTOM + 14.0), APART);
    html! {
        @for (seat, y) in ends {
            @let style = page.scene.seat_styles[seat % page.scene.seat_styles.len()];
            (piece(style, RIGHT + 20.0, y, 0.66))
        }
    }
}

/// A big mistake: a ring on the line of its seat, which links to the moment.
fn ring(page: &ReviewPage<'_>, moment: &ReviewEntry, scale: Scale) -> Markup {
    let scene = &page.scene;
    let margin = of_seat(&moment.expectations, moment.seat).unwrap_or_default().margin;
    let (x, y) = (scale.across(moment.from), scale.height(margin));
    let words =
        format!("{} · {}", page.heading(moment.from, moment.seat), signed(scene.words.lang(), -moment.lost));
    html! {
        a.ring href=(page.address(moment.from)) data-go=(moment.from) aria-label=(words) {
            title { (words) }
            circle.hit cx=(x) cy=(y) r="15" {}
            circle class={ "dot " (scene.seat_class(moment.seat)) } cx=(x) cy=(y) r="7" {}
        }
    }
}

/// The margins in numbers, a row for each turn.
fn as_table(page: &ReviewPage<'_>, turns: &[Turn<'_>]) -> Markup {
    let scene = &page.scene;
    let seats = || scene.table.seats.iter().map(|it| it.seat);
    html! {
        details.numbers-table {
            summary { (scene.say("review-numbers")) }
            div.scroll tabindex="0" {
                table {
                    caption.sr { (scene.say("review-graph-about")) }
                    thead {
                        tr {
                            th scope="col" { (scene.say("review-moment")) }
                            @for seat in seats() {
                                th scope="col" { (token(scene.seat_style(seat), 18)) span.sr { (scene.name(seat)) } }
                            }
                            th scope="col" { (scene.say("review-lost")) }
                        }
                    }
                    tbody { @for it in turns { (row(page, it)) } }
                }
            }
        }
    }
}

fn row(page: &ReviewPage<'_>, turn: &Turn<'_>) -> Markup {
    let lang = page.scene.words.lang();
    html! {
        tr {
            th scope="row" {
                a href=(page.address(turn.from)) data-go=(turn.from) { (turn.from) " · " (page.heading(turn.from, turn.seat)) }
            }
            @for it in turn.expectations { td { (signed(lang, it.margin)) } }
            td { @if tenths(turn.lost) > 0 { b { (plain(lang, turn.lost)) } } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_holds_everything_and_shows_zero() {
        for margins in
            [vec![], vec![0.0], vec![3.4, -2.0], vec![-80.0, -3.0], vec![12.0, 90.5], vec![5000.0, -1.0]]
        {
            let scale = Scale::fitting(margins.iter().copied(), 40);
            let lines: Vec<_> = scale.lines().collect();
            assert!(lines.contains(&0) && (2..=8).contains(&lines.len()), "{margins:?}: {lines:?}");
            for it in &margins {
                let (low, high) = (lines[0], lines[lines.len() - 1]);
                assert!(
                    f64::from(low) <= f64::from(*it) && f64::from(*it) <= f64::from(high),
                    "{it}: {lines:?}"
                );
            }
        }
    }

    #[test]
    fn the_game_runs_from_the_left_to_the_right() {
        let scale = Scale::fitting([1.0].into_iter(), 40);
        let places = [0, 20, 40, 99].map(|it| scale.across(it).to_string());
        assert_eq!(places, [LEFT, LEFT.midpoint(RIGHT), RIGHT, RIGHT].map(|it| it.to_string()));
        let empty = Scale::fitting([].into_iter(), 0);
        assert_eq!(empty.across(0).to_string(), LEFT.to_string());
    }
}
