//! Points after each scoring round or ceremony as lines, with the letters of the seats at their ends.

use std::fmt::Write as _;

use maud::{Markup, html};
use patolli_catalog::{Localizer, Score, SeatStyle};

use super::{bars::roman, sums::Sums};
use crate::{
    pages::chart::{rounded, spread},
    tokens::piece,
};

const LEFT: f64 = 64.0;
const RIGHT: f64 = 470.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 184.0;
/// Least distance between the letters at the ends.
const APART: f64 = 30.0;

/// Scale of the chart, in parts of a point.
#[derive(Clone, Copy)]
struct Scale {
    /// Between two lines of the grid.
    step: i32,
    /// Lines below zero.
    below: i32,
    /// Lines above zero.
    above: i32,
}

impl Scale {
    /// A scale of whole points that holds everything.
    fn fitting(curves: &[Vec<i32>], parts: i32) -> Self {
        let most = curves.iter().flatten().copied().max().unwrap_or(0);
        let least = curves.iter().flatten().copied().min().unwrap_or(0).min(0);
        let points = round_up(round_up(most.max(-least), parts), 4).max(5);
        let step = parts * STEPS.into_iter().find(|it| *it >= points).unwrap_or(points);
        Self {
            step,
            below: round_up(-least, step),
            above: if least < 0 { round_up(most, step).max(1) } else { 4 },
        }
    }

    fn lines(self) -> impl Iterator<Item = i32> {
        (-self.below..=self.above).map(move |line| line * self.step)
    }

    fn height(self, n: i32) -> f64 {
        let (above, all) = (n + self.below * self.step, (self.below + self.above) * self.step);
        rounded(BOTTOM - (BOTTOM - TOP) * f64::from(above) / f64::from(all.max(1)))
    }
}

/// Distances of the grid's lines that people read easily.
const STEPS: [i32; 12] = [5, 6, 8, 10, 15, 20, 25, 30, 40, 50, 75, 100];

/// Number of units needed to hold `n`.
const fn round_up(n: i32, unit: i32) -> i32 {
    (n + unit - 1).div_euclid(unit)
}

/// The chart.
pub(super) fn draw(words: &Localizer, styles: &[SeatStyle], sums: &Sums) -> Markup {
    let scale = Scale::fitting(&sums.curves, sums.parts);
    let rounds = sums.curves.first().map_or(0, |it| it.len().saturating_sub(1));
    let rounds = u8::try_from(rounds).unwrap_or(u8::MAX);
    html! {
        svg.chart viewBox="0 0 520 216" text-anchor="middle" role="img" aria-label=(words.text("score-lines-about")) {
            @for n in scale.lines() { (level(sums.score(n), scale.height(n))) }
            @for round in 1..=marks(sums, rounds) { (round_mark(round, rounds)) }
            // The winner's line is drawn last, over the others.
            @for seat in sums.order.iter().rev() {
                polyline class={ "curve seat-" (styles[seat.index()].letter()) }
                    points=(path(&sums.curves[seat.index()], rounds, scale)) {}
            }
            (letters(styles, sums, scale))
        }
    }
}

/// Number of moments that have a number: all scoring rounds, or all ceremonies without the present moment.
fn marks(sums: &Sums, rounds: u8) -> u8 {
    sums.marks.as_ref().map_or(rounds, |it| u8::try_from(it.len()).unwrap_or(u8::MAX))
}

fn level(n: Score, y: f64) -> Markup {
    html! {
        path.grid d={ "M" (LEFT) " " (y) "H" (RIGHT) } {}
        text.ax x=(LEFT - 8.0) y=(y + 5.0) text-anchor="end" font-size="13" { (n) }
    }
}

fn round_mark(round: u8, rounds: u8) -> Markup {
    let x = across(round, rounds);
    html! {
        path.mark d={ "M" (x) " " (TOP) "V" (BOTTOM) } {}
        text.ax x=(x) y=(BOTTOM + 20.0) font-size="13" { (roman(round)) }
    }
}

fn path(curve: &[i32], rounds: u8, scale: Scale) -> String {
    (0u8..).zip(curve).fold(String::new(), |mut path, (round, n)| {
        write!(path, "{},{} ", across(round, rounds), scale.height(*n))
            .expect("writing to a string does not fail");
        path
    })
}

/// The letters at the ends, the highest first, pushed apart where lines end close together.
fn letters(styles: &[SeatStyle], sums: &Sums, scale: Scale) -> Markup {
    let last = |index: usize| sums.curves[index].last().copied().unwrap_or(0);
    let mut ends: Vec<_> = sums.order.iter().map(|it| (it.index(), scale.height(last(it.index())))).collect();
    ends.sort_by(|a, b| a.1.total_cmp(&b.1));
    spread(&mut ends, &(TOP..=BOTTOM + 14.0), APART);
    html! {
        @for (seat, y) in ends { (piece(styles[seat], RIGHT + 26.0, y, 0.8)) }
    }
}

fn across(round: u8, rounds: u8) -> f64 {
    rounded(LEFT + (RIGHT - LEFT) * f64::from(round) / f64::from(rounds.max(1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_has_whole_points_and_holds_everything() {
        for (parts, least, most) in [
            (1, 0, 0),
            (1, 0, 20),
            (1, 0, 21),
            (1, 3, 87),
            (1, 0, 480),
            (4, 0, 305),
            (4, -11, 305),
            (4, -90, 2),
        ] {
            let scale = Scale::fitting(&[vec![least, most]], parts);
            let lines: Vec<_> = scale.lines().collect();
            assert!(lines.iter().all(|it| it % parts == 0), "{lines:?}");
            assert!(lines[0] <= least && lines[lines.len() - 1] >= most, "{lines:?}");
            assert!((3..=10).contains(&lines.len()), "{lines:?}");
            let heights = [least, most].map(|it| scale.height(it));
            assert!(heights.iter().all(|it| (TOP..=BOTTOM).contains(it)), "{heights:?}");
        }
    }

    #[test]
    fn a_scale_without_losses_has_four_steps_from_zero() {
        assert_eq!(Scale::fitting(&[vec![0, 87]], 1).lines().collect::<Vec<_>>(), [0, 25, 50, 75, 100]);
        assert_eq!(Scale::fitting(&[vec![0, 305]], 4).lines().collect::<Vec<_>>(), [0, 80, 160, 240, 320]);
    }
}
