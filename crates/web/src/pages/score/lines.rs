//! Points after each scoring round as lines, with the letters of the seats at their ends.

use std::fmt::Write as _;

use maud::{Markup, html};
use patolli_catalog::{Livery, Words};

use super::{bars::roman, sums::Sums};
use crate::tokens::piece;

const LEFT: f64 = 54.0;
const RIGHT: f64 = 470.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 184.0;
/// Letters at the ends keep this distance from each other.
const APART: f64 = 30.0;

/// The chart.
pub(super) fn draw(words: &Words, liveries: &[Livery], sums: &Sums) -> Markup {
    let top = ceiling(sums.curves.iter().flatten().copied().max().unwrap_or(0));
    let rounds = sums.curves.first().map_or(0, |it| it.len().saturating_sub(1));
    let rounds = u8::try_from(rounds).unwrap_or(u8::MAX);
    html! {
        svg.chart viewBox="0 0 520 216" text-anchor="middle" role="img" aria-label=(words.say("score-lines-about")) {
            @for line in 0..=4 { (level(top * line / 4, top)) }
            @for round in 1..=rounds { (round_mark(round, rounds)) }
            // The winner's line is drawn last, over the others.
            @for seat in sums.order.iter().rev() {
                polyline class={ "curve seat-" (liveries[seat.index()].letter()) }
                    points=(path(&sums.curves[seat.index()], rounds, top)) {}
            }
            (letters(liveries, sums, top))
        }
    }
}

/// The number at the top of the scale: it can be cut in four.
fn ceiling(most: i32) -> i32 {
    let step = [5, 6, 8, 10, 15, 20, 25, 30, 40, 50, 75, 100]
        .into_iter()
        .find(|it| it * 4 >= most)
        .unwrap_or(most.max(4) / 4 + 1);
    step * 4
}

fn level(n: i32, top: i32) -> Markup {
    let y = height(n, top);
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

fn path(curve: &[i32], rounds: u8, top: i32) -> String {
    (0u8..).zip(curve).fold(String::new(), |mut path, (round, n)| {
        write!(path, "{},{} ", across(round, rounds), height(*n, top))
            .expect("writing to a string does not fail");
        path
    })
}

/// The letters at the ends, the highest first, pushed apart where lines end close together.
fn letters(liveries: &[Livery], sums: &Sums, top: i32) -> Markup {
    let last = |index: usize| sums.curves[index].last().copied().unwrap_or(0);
    let mut ends: Vec<_> = sums.order.iter().map(|it| (it.index(), height(last(it.index()), top))).collect();
    ends.sort_by(|a, b| a.1.total_cmp(&b.1));
    spread(&mut ends);
    html! {
        @for (seat, y) in ends { (piece(liveries[seat], RIGHT + 26.0, y, 0.8)) }
    }
}

/// Pushes ends down until they are apart, then up from the foot of the chart.
fn spread(ends: &mut [(usize, f64)]) {
    let mut least = TOP;
    for (_, y) in ends.iter_mut() {
        *y = y.max(least);
        least = *y + APART;
    }
    let mut most = BOTTOM + 14.0;
    for (_, y) in ends.iter_mut().rev() {
        *y = y.min(most);
        most = *y - APART;
    }
}

fn across(round: u8, rounds: u8) -> f64 {
    rounded(LEFT + (RIGHT - LEFT) * f64::from(round) / f64::from(rounds.max(1)))
}

fn height(n: i32, top: i32) -> f64 {
    rounded(BOTTOM - (BOTTOM - TOP) * f64::from(n) / f64::from(top.max(1)))
}

/// Two decimals are enough for any screen.
fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_can_be_cut_in_four_and_holds_the_best() {
        for most in [0, 1, 19, 20, 21, 87, 100, 101, 480, 5000] {
            assert!(ceiling(most) >= most && ceiling(most) % 4 == 0, "{most}");
        }
    }

    #[test]
    fn letters_keep_apart_even_when_all_end_alike() {
        for at in [TOP, 90.0, BOTTOM] {
            let mut ends: Vec<_> = (0..5).map(|it| (it, at)).collect();
            spread(&mut ends);
            assert!(ends.windows(2).all(|it| it[1].1 - it[0].1 >= APART - 0.01), "{ends:?}");
        }
    }
}
