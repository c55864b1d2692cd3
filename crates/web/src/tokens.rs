//! Seat tokens: colour, shape and letter.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use patolli_catalog::SeatStyle;

use crate::icons::SPRITE;

/// A token as a picture of its own, `size` pixels high and wide; decoration, so the name must stand beside it.
pub(crate) fn token(livery: SeatStyle, size: u32) -> Markup {
    html! {
        svg.tok width=(size) height=(size) viewBox="-17 -16 34 36" text-anchor="middle" aria-hidden="true" {
            (PreEscaped(PIECES[livery as usize].as_str()))
        }
    }
}

/// The pieces at their own size; a page has dozens.
static PIECES: LazyLock<[String; 5]> = LazyLock::new(|| {
    [SeatStyle::A, SeatStyle::B, SeatStyle::C, SeatStyle::D, SeatStyle::E]
        .map(|it| piece(it, 0.0, 0.0, 1.0).into_string())
});

/// A token inside a drawing, 32 units across at scale 1, centred on a point.
pub(crate) fn piece(
    livery: SeatStyle,
    x: impl Into<f64>,
    y: impl Into<f64>,
    scale: impl Into<f64>,
) -> Markup {
    let (x, y, scale) = (x.into(), y.into(), scale.into());
    let letter = livery.letter();
    let size = 32.0 * scale * stretch(livery);
    html! {
        g class={ "piece seat-" (letter) } transform={ "translate(" (round(x)) " " (round(y)) ")" } {
            use href=(token_href(livery)) x=(round(-size / 2.0)) y=(round(-size / 2.0))
                width=(round(size)) height=(round(size)) {}
            text.tl y=(round(baseline(livery) * scale)) font-size=(round(16.5 * scale)) fill=(ink(livery)) {
                (letter.to_ascii_uppercase())
            }
        }
    }
}

/// Address of the token without its letter, for `<use>` inside a drawing.
pub(crate) fn token_href(livery: SeatStyle) -> String {
    format!("{}#tok-{}", *SPRITE, livery.letter())
}

/// The triangle is drawn larger, so that its letter is as large as the others.
const fn stretch(livery: SeatStyle) -> f64 {
    match livery {
        SeatStyle::C => 1.11,
        _ => 0.99,
    }
}

/// Colour of the letter.
const fn ink(livery: SeatStyle) -> &'static str {
    match livery {
        SeatStyle::A | SeatStyle::B | SeatStyle::D => "#ffffff",
        SeatStyle::C | SeatStyle::E => "#2b2118",
    }
}

/// The triangle has its middle lower than the other shapes.
const fn baseline(livery: SeatStyle) -> f64 {
    match livery {
        SeatStyle::C => 8.0,
        _ => 5.9,
    }
}

/// Two decimals are enough for any screen.
fn round(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
