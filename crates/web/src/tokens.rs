//! Tokens of seats: colour, shape and letter.

use std::sync::LazyLock;

use maud::{Markup, Render, html};
use patolli_catalog::SeatStyle;

use crate::icons::SPRITE;

/// A token as a picture of its own, `size` pixels high and wide. It is decoration: the name must stand beside it.
pub(crate) const fn token(style: SeatStyle, size: u32) -> Token {
    Token { style, size }
}

/// A token; it is written where it stands, since every line of the log has one.
pub(crate) struct Token {
    style: SeatStyle,
    size: u32,
}

impl Render for Token {
    fn render_to(&self, buffer: &mut String) {
        buffer.push_str("<svg class=\"tok\" width=\"");
        self.size.render_to(buffer);
        buffer.push_str("\" height=\"");
        self.size.render_to(buffer);
        buffer.push_str("\" viewBox=\"-17 -16 34 36\" text-anchor=\"middle\" aria-hidden=\"true\">");
        buffer.push_str(&PIECES[self.style as usize]);
        buffer.push_str("</svg>");
    }
}

/// The tokens at scale 1, drawn once.
static PIECES: LazyLock<[String; 5]> = LazyLock::new(|| {
    [SeatStyle::A, SeatStyle::B, SeatStyle::C, SeatStyle::D, SeatStyle::E]
        .map(|it| piece(it, 0.0, 0.0, 1.0).into_string())
});

/// A token inside a drawing, 32 units across at scale 1, centred on a point.
pub(crate) fn piece(style: SeatStyle, x: impl Into<f64>, y: impl Into<f64>, scale: impl Into<f64>) -> Markup {
    let (x, y, scale) = (x.into(), y.into(), scale.into());
    let letter = style.letter();
    let size = 32.0 * scale * enlargement(style);
    html! {
        g class={ "piece seat-" (letter) } transform={ "translate(" (round(x)) " " (round(y)) ")" } {
            use href=(token_href(style)) x=(round(-size / 2.0)) y=(round(-size / 2.0))
                width=(round(size)) height=(round(size)) {}
            text.tl y=(round(baseline(style) * scale)) font-size=(round(16.5 * scale)) fill=(ink(style)) {
                (letter.to_ascii_uppercase())
            }
        }
    }
}

/// Address of the token without its letter, for `<use>` inside a drawing.
pub(crate) fn token_href(style: SeatStyle) -> String {
    format!("{}#tok-{}", *SPRITE, style.letter())
}

/// Factor for the size of a shape: in a larger triangle the letter is as large as in the other shapes.
const fn enlargement(style: SeatStyle) -> f64 {
    match style {
        SeatStyle::C => 1.11,
        _ => 0.99,
    }
}

/// Colour of the letter.
const fn ink(style: SeatStyle) -> &'static str {
    match style {
        SeatStyle::A | SeatStyle::B | SeatStyle::D => "#ffffff",
        SeatStyle::C | SeatStyle::E => "#2b2118",
    }
}

/// Baseline of the letter below the centre; the middle of a triangle is lower than that of other shapes.
const fn baseline(style: SeatStyle) -> f64 {
    match style {
        SeatStyle::C => 8.0,
        _ => 5.9,
    }
}

/// A number with two decimals, which are enough for any screen.
fn round(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
