//! Marks that several panels share.

use maud::{Markup, html};
use patolli_catalog::Seat;

use super::{
    super::svg::{at_scaled, round},
    Board, skills, temples,
    tiles::{self, BAND, SMALL, SMALL_BAND, TILE},
};
use crate::tokens::piece;

/// A rectangle: left, top, width, height.
#[derive(Clone, Copy)]
pub(super) struct Box {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

impl Box {
    /// A rectangle of this size with its corner in the origin.
    pub(super) const fn sized(width: f32, height: f32) -> Self {
        Self { x: 0.0, y: 0.0, width, height }
    }

    /// The rectangle as an element with a class.
    pub(super) fn rect(self, class: &str, rx: f32) -> Markup {
        let Self { x, y, width, height } = self;
        html! {
            rect class=(class) x=(round(x)) y=(round(y)) width=(round(width)) height=(round(height)) rx=(rx) {}
        }
    }

    /// The same, larger by a margin on all sides.
    pub(super) fn grown(self, by: f32) -> Self {
        Self { x: self.x - by, y: self.y - by, width: self.width + 2.0 * by, height: self.height + 2.0 * by }
    }

    /// The dashed ring of what changed, if it did.
    pub(super) fn ring(self, changed: bool) -> Markup {
        html! { @if changed { (self.grown(1.0).rect("last", 7.0)) } }
    }
}

/// Shapes that many things on all panels share; they lie in the first of the panels.
pub(super) fn defs(board: &Board<'_>) -> Markup {
    let frames = [
        ("tile", Box::sized(TILE.0, TILE.1), 7.0),
        ("small", Box::sized(SMALL.0, SMALL.1), 7.0),
        ("market", super::market::AREA, 8.0),
    ];
    html! {
        defs {
            @for seat in board.seats() {
                g id={ "tz-tok-" (board.letter(seat)) } { (piece(board.livery(seat), 0.0, 0.0, 1.0)) }
            }
            @for (name, area, rx) in frames { (frame_def(name, area, rx)) }
            (temples::frames())
            (skills::frames())
            (tiles::outline("tz-tile", TILE, BAND))
            (tiles::outline("tz-small", SMALL, SMALL_BAND))
        }
    }
}

/// What shows that something of this size may be chosen.
pub(super) fn frame_def(name: &str, area: Box, rx: f32) -> Markup {
    html! { g id={ "tz-frame-" (name) } { (area.rect("tk-glow", rx)) (area.rect("tk-line", rx)) } }
}

/// The frame of something that can be chosen, by the name of its size.
pub(super) fn frame(name: impl std::fmt::Display) -> Markup {
    html! { use.frame href={ "#tz-frame-" (name) } {} }
}

/// The token of a seat, centred on a point.
pub(super) fn token(board: &Board<'_>, seat: Seat, x: f32, y: f32, scale: f32) -> Markup {
    html! { use href={ "#tz-tok-" (board.letter(seat)) } transform=(at_scaled(x, y, scale)) {} }
}

/// A place in a row as a number of units.
pub(super) fn nth(index: usize) -> f32 {
    f32::from(u8::try_from(index).unwrap_or(u8::MAX))
}

/// A number with a true minus sign.
pub(super) fn signed(number: impl Into<i32>) -> String {
    number.into().to_string().replace('-', "−")
}

/// A gain or loss, always with its sign.
pub(super) fn gain(number: impl Into<i32>) -> String {
    let number = number.into();
    if number > 0 { format!("+{number}") } else { signed(number) }
}

/// Text in lines of about so many letters, broken between words.
pub(super) fn wrapped(text: &str, letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= letters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
