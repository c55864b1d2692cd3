//! One stacked bar per seat: hue by source; tone and pattern by scoring round or, without rounds, a pattern by source.

use maud::{Markup, PreEscaped, html};
use patolli_catalog::{Localizer, Score, Seat, SeatStyle};

use super::sums::{Row, Sums};
use crate::{pages::chart::rounded, tokens::piece};

const WIDTH: f64 = 520.0;
const LEFT: f64 = 48.0;
const LONGEST: f64 = 372.0;
/// Few bars stand further apart than many, so that the chart is about as high as the one beside it.
const HEIGHT: f64 = 208.0;
const PITCH: (f64, f64) = (52.0, 76.0);
const THICK: f64 = 36.0;
/// Number of different hues.
const HUES: usize = 8;
/// Room for a digit of a total, of losses, and for a part of a point, as large as small screens write them.
const DIGIT: (f64, f64) = (18.0, 13.0);
const FRACTION: f64 = 9.0;
/// Room around a number inside a part of a bar.
const AROUND: f64 = 4.0;

/// White lines over the hue, a different one for each scoring round after the first, or for sources.
const PATTERNS: &str = concat!(
    r##"<defs><pattern id="round-2" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 8L8 0" stroke="#fff" stroke-opacity=".55" stroke-width="2"/></pattern>"##,
    r##"<pattern id="round-3" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0L8 8M0 8L8 0" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/></pattern>"##,
    r##"<pattern id="round-4" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="4.5" cy="4.5" r="1.8" fill="#fff" fill-opacity=".6"/></pattern>"##,
    r##"<pattern id="round-0" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 4H8" stroke="#fff" stroke-opacity=".65" stroke-width="2"/></pattern></defs>"##,
);

/// The chart.
pub(super) fn draw(words: &Localizer, styles: &[SeatStyle], sums: &Sums) -> Markup {
    let unit = sums.order.iter().map(|it| longest(sums, *it) / f64::from(gains(sums, *it).max(1)));
    let unit = unit.fold(LONGEST, f64::min);
    let seats = f64::from(u8::try_from(sums.order.len()).unwrap_or(u8::MAX));
    let pitch = (HEIGHT / seats).clamp(PITCH.0, PITCH.1);
    let height = pitch * seats + 8.0;
    html! {
        svg.chart viewBox={ "0 0 " (WIDTH) " " (height) } text-anchor="middle" role="img"
            aria-label=(words.text("score-bars-about")) {
            (PreEscaped(PATTERNS))
            @for (line, seat) in (0u8..).zip(&sums.order) {
                @let y = rounded(pitch * (f64::from(line) + 0.5) - THICK / 2.0 + 4.0);
                (bar(sums, *seat, styles[seat.index()], y, unit))
            }
        }
    }
}

/// The name of a row: the source and, in Roman numbers, the round.
pub(super) fn label(words: &Localizer, row: &Row) -> String {
    match row.round {
        0 => words.text(row.source),
        round => format!("{} {}", words.text(row.source), roman(round)),
    }
}

/// The hue and pattern of a row, for the legend.
pub(super) fn swatch(row: &Row) -> Markup {
    html! {
        svg.swatch viewBox="0 0 22 16" aria-hidden="true" {
            @if row.by_seat.iter().any(|it| *it > 0) { (fill(row, 0.0, 0.0, 22.0, 16.0)) }
        }
    }
}

/// Small numbers in Roman digits.
pub(super) fn roman(n: u8) -> &'static str {
    ["", "I", "II", "III", "IV", "V", "VI"].get(usize::from(n)).copied().unwrap_or("…")
}

fn gains(sums: &Sums, seat: Seat) -> i32 {
    sums.rows.iter().map(|it| it.by_seat[seat.index()].max(0)).sum()
}

fn losses(sums: &Sums, seat: Seat) -> i32 {
    sums.rows.iter().map(|it| it.by_seat[seat.index()].min(0)).sum()
}

/// Greatest length of the bar of a seat, so that its total fits behind it.
fn longest(sums: &Sums, seat: Seat) -> f64 {
    let room = |n: i32, digit: f64| {
        let score = sums.score(n);
        let letters = u8::try_from(score.to_string().chars().count()).unwrap_or(u8::MAX);
        f64::from(letters) * digit + if score.whole().is_some() { 0.0 } else { FRACTION }
    };
    let losses = losses(sums, seat);
    let behind = if losses < 0 { 6.0 + room(losses, DIGIT.1) + 2.0 * DIGIT.1 } else { 0.0 };
    let total = room(sums.totals[seat.index()], DIGIT.0);
    LONGEST.min(WIDTH - LEFT - 8.0 - total - behind)
}

fn bar(sums: &Sums, seat: Seat, style: SeatStyle, y: f64, unit: f64) -> Markup {
    let mut x = LEFT;
    let parts = sums.rows.iter().map(|row| {
        let (left, n) = (x, row.by_seat[seat.index()].max(0));
        x += unit * f64::from(n);
        (row, n, left)
    });
    let parts: Vec<_> = parts.filter(|it| it.1 > 0).collect();
    let losses = losses(sums, seat);
    html! {
        (piece(style, 20.0, y + 18.0, 0.95))
        @for (row, n, left) in parts { (part(row, sums.score(n), left, y, unit * f64::from(n))) }
        text.tot x=(rounded(x + 8.0)) y=(y + 25.0) text-anchor="start" font-size="20" {
            (sums.score(sums.totals[seat.index()]))
            @if losses < 0 { tspan.pen dx="6" font-size="15" { "(" (sums.score(losses)) ")" } }
        }
    }
}

fn part(row: &Row, n: Score, x: f64, y: f64, width: f64) -> Markup {
    let middle = x + width / 2.0;
    let label = if n.whole().is_some() { 24.0 } else { 34.0 };
    html! {
        (fill(row, x, y, width, THICK))
        @if width >= label + AROUND {
            g.lab {
                rect x=(rounded(middle - label / 2.0)) y=(y + 8.0) width=(label) height="20" rx="6" {}
                text x=(rounded(middle)) y=(y + 23.0) font-size="14" { (n) }
            }
        }
    }
}

fn fill(row: &Row, x: f64, y: f64, width: f64, height: f64) -> Markup {
    let (x, width) = (rounded(x), rounded(width));
    html! {
        rect class={ "source hue-" (row.hue % HUES) " tone-" (row.round) } x=(x) y=(y) width=(width) height=(height) {}
        @if row.pattern != 1 {
            rect fill={ "url(#round-" (row.pattern) ")" } x=(x) y=(y) width=(width) height=(height) {}
        }
    }
}
