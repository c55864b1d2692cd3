//! Glyphs beside and below each other.

use std::fmt::Display;

use maud::{Markup, html};

use super::text::nth;

/// Size of a glyph that needs no scale.
pub(in crate::boards) const PLAIN: f32 = 16.0;
/// Room between two glyphs.
const SPACE: f32 = 4.0;

/// An icon with a text, as a game draws it at the plain size.
pub(in crate::boards) trait RowGlyph {
    /// Its width.
    fn width(&self) -> f32;

    /// The glyph with its left end at a point, centred on a line.
    fn draw(&self, x: f32, y: f32) -> Markup;

    /// The `transform` of a row to a point and to a scale.
    fn transform(x: f32, y: f32, scale: f32) -> impl Display;
}

/// Glyphs beside each other, from a left end.
pub(in crate::boards) fn row<G: RowGlyph>(glyphs: &[G], x: f32, y: f32, size: f32) -> Markup {
    let mut left = 0.0;
    html! {
        g class=[tightness(size / PLAIN)] transform=(G::transform(x, y, size / PLAIN)) {
            @for it in glyphs {
                (it.draw(left, 0.0))
                @let () = left += it.width() + SPACE;
            }
        }
    }
}

/// The class of glyphs that are much smaller than plain ones: their numbers stay readable.
fn tightness(scale: f32) -> Option<&'static str> {
    match scale {
        ..0.7 => Some("tighter"),
        ..0.93 => Some("tight"),
        _ => None,
    }
}

/// Width of a row of glyphs.
pub(in crate::boards) fn row_width<G: RowGlyph>(glyphs: &[G], size: f32) -> f32 {
    let widths: f32 = glyphs.iter().map(|it| it.width() + SPACE).sum();
    (widths - SPACE).max(0.0) * size / PLAIN
}

/// Glyphs beside each other, centred on a point, and smaller if the room is too narrow.
pub(in crate::boards) fn centred<G: RowGlyph>(glyphs: &[G], x: f32, y: f32, size: f32, room: f32) -> Markup {
    let size = size * (room / row_width(glyphs, size).max(1.0)).min(1.0);
    row(glyphs, x - row_width(glyphs, size) / 2.0, y, size)
}

/// Glyphs below each other, each centred on `x`, all of them smaller if the room is too narrow for one.
pub(in crate::boards) fn column<G: RowGlyph>(
    glyphs: &[G],
    x: f32,
    y: f32,
    step: f32,
    (size, room): (f32, f32),
) -> Markup {
    let widest = glyphs.iter().map(G::width).fold(1.0, f32::max);
    let scale = (size / PLAIN).min(room / widest);
    html! {
        g class=[tightness(scale)] transform=(G::transform(x, y, scale)) {
            @for (line, it) in glyphs.iter().enumerate() { (it.draw(-it.width() / 2.0, nth(line) * step / scale)) }
        }
    }
}
