//! Marks that several panels share.

use std::fmt::{self, Write as _};

use maud::{Markup, PreEscaped, Render as _, html};
use patolli_catalog::Seat;

use super::{super::svg::at_scaled, Board};
pub(super) use crate::boards::kit::glyph_row::PLAIN;
pub(super) use crate::boards::kit::text::{gain, nth, round, signed, wrapped};

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
            rect class=(class) x=[(x != 0.0).then_some(round(x))] y=[(y != 0.0).then_some(round(y))]
                width=(round(width)) height=(round(height)) rx=(rx) {}
        }
    }

    /// The same, larger by a margin on all sides.
    pub(super) fn grown(self, by: f32) -> Self {
        Self { x: self.x - by, y: self.y - by, width: self.width + 2.0 * by, height: self.height + 2.0 * by }
    }

    /// The dashed ring of what changed; the style sheet rounds its corners.
    pub(super) fn ring(self) -> Markup {
        let Self { x, y, width, height } = self.grown(1.0);
        html! { rect.last x=(round(x)) y=(round(y)) width=(round(width)) height=(round(height)) {} }
    }
}

/// Scale of a token that needs none.
pub(super) const TOKEN: f32 = 0.7;

/// An icon centred on a point. It stands for the one of the sprite, whose long address is written only once.
pub(super) fn icon(name: &str, x: f32, y: f32, size: f32) -> Markup {
    stamp(format_args!("tb-i-{name}"), None, (x, y), size / PLAIN)
}

/// The token of a seat, centred on a point.
pub(super) fn token(board: &Board<'_>, seat: Seat, x: f32, y: f32, scale: f32) -> Markup {
    stamp(format_args!("tb-tok-{}", board.letter(seat)), None, (x, y), scale / TOKEN)
}

/// The token of a seat that something is told about.
pub(super) fn marker(board: &Board<'_>, id: &str, seat: Seat, (x, y): (f32, f32), scale: f32) -> Markup {
    html! {
        (stamp(format_args!("tb-tok-{}", board.letter(seat)), Some(id), (x, y), scale / TOKEN))
        circle.last.after cx=(round(x)) cy=(round(y)) {}
    }
}

/// A shape at a point, written as short as can be, and without growing a text: there are hundreds.
fn stamp(href: fmt::Arguments<'_>, id: Option<&str>, (x, y): (f32, f32), scale: f32) -> Markup {
    let mut text = String::with_capacity(96);
    write_stamp(&mut text, href, id, (round(x), round(y)), scale).expect("a text takes everything");
    PreEscaped(text)
}

fn write_stamp(
    text: &mut String,
    href: fmt::Arguments<'_>,
    id: Option<&str>,
    (x, y): (f32, f32),
    scale: f32,
) -> fmt::Result {
    write!(text, "<use href=\"#{href}\"")?;
    if let Some(id) = id {
        write!(text, " id=\"{id}\"")?;
    }
    if (scale - 1.0).abs() > 0.01 {
        text.push_str(" transform=\"");
        at_scaled(x, y, scale).render_to(text);
        text.push('"');
    } else {
        for (axis, n) in [("x", x), ("y", y)].into_iter().filter(|it| it.1 != 0.0) {
            write!(text, " {axis}=\"{n}\"")?;
        }
    }
    text.write_str("/>")
}

/// What shows that something of this size may be chosen.
pub(super) fn frame_def(name: &str, area: Box, rx: f32) -> Markup {
    html! { g id={ "tb-f-" (name) } { (area.rect("tk-glow", rx)) (area.rect("tk-line", rx)) } }
}

/// The frame of something that can be chosen, by the name of its size.
pub(super) fn frame(name: impl fmt::Display) -> Markup {
    PreEscaped(format!("<use class=\"frame\" href=\"#tb-f-{name}\"/>"))
}
