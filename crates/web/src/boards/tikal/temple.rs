//! Temples: a pyramid that grows with its levels, and the disc with its value.

use std::fmt::Write as _;

use maud::{Markup, html};
use patolli_catalog::rules::tikal::HexView;
use patolli_catalog::{Seat, SeatStyle};

use super::{
    super::svg::{at, at_scaled, round},
    Board,
};
use crate::tokens::token_href;

const FOOT: f32 = 9.0;
const TOP_HALF_WIDTH: f32 = 11.0;

/// A pyramid of `value` levels on a plinth; those above the printed value are freshly uncovered and lighter.
pub(super) fn pyramid(value: u8, printed: u8) -> Markup {
    let (mut old, mut new, mut shade) = (String::new(), String::new(), String::new());
    for level in 0..=value {
        let half = half_width(level, value);
        slab(if level <= printed { &mut old } else { &mut new }, -half, half, level, value);
        slab(&mut shade, 0.4 * half, half, level, value);
    }
    html! {
        g.temple-art {
            path.old d=(old) {}
            @if !new.is_empty() { path.new d=(new) {} }
            path.shade d=(shade) {}
            path.stair d={ "M-7 " (FOOT) "V-6H7V" (FOOT) "M-7 3H7M-7-1H7" } {}
        }
    }
}

/// Half the width of a level, counted from the plinth.
fn half_width(level: u8, value: u8) -> f32 {
    let (level, value) = (f32::from(level), f32::from(value));
    let base = 33.0 + 1.4 * value;
    base - (base - TOP_HALF_WIDTH) * level / (value + 0.5)
}

/// Adds the outline of one level between two sides.
fn slab(path: &mut String, left: f32, right: f32, level: u8, value: u8) {
    let (level, value) = (f32::from(level), f32::from(value));
    let height = (29.0 + 1.9 * value) / (value + 1.0);
    let (x, y, width, height) =
        (round(left), round(FOOT - height * level), round(right - left), round(height));
    write!(path, "M{x} {y}h{width}v-{height}h-{width}z").expect("writing to a string does not fail");
}

/// The disc with the value and the mark of who would score it; a guard has its own mark.
pub(super) fn value(board: &Board<'_>, hex: &HexView) -> Markup {
    let (x, flag) = if hex.guard.is_some() { (-17.0, None) } else { (0.0, hex.scorer) };
    html! {
        @if let Some(seat) = flag { (ring(board, seat)) }
        (disc(x, -22.0, 1.0, hex.value))
        @if let Some(seat) = flag { (flag_of(board.seat_style(seat))) }
    }
}

fn ring(board: &Board<'_>, seat: Seat) -> Markup {
    html! { circle class={ "scorer seat-" (board.letter(seat)) } cy="-22" r="20.5" {} }
}

fn flag_of(style: SeatStyle) -> Markup {
    html! { use.scorer-token href=(token_href(style)) x="-10" y="-10" width="20" height="20" transform=(at(19.0, -37.0)) {} }
}

/// A value on a cream disc.
pub(super) fn disc(x: f32, y: f32, scale: f32, value: u8) -> Markup {
    html! {
        g.value.wide[value > 9] transform=(if (scale - 1.0).abs() < f32::EPSILON { at(x, y) } else { at_scaled(x, y, scale) }) {
            circle r="17" {}
            text y="9" { (value) }
        }
    }
}
