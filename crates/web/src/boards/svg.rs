//! Strokes that all boards share.

use std::fmt;

use maud::{Markup, PreEscaped, Render, html};

use super::Panel;
use crate::icons::icon_href;

/// What a panel is called and how large it is.
pub(super) struct Sheet {
    /// Id of the `<svg>` element.
    pub(super) id: &'static str,
    /// Message key of its name.
    pub(super) name: &'static str,
    /// Icon of its tab.
    pub(super) icon: &'static str,
    /// Width and height in units.
    pub(super) size: (f32, f32),
}

impl Sheet {
    /// A small panel: a sheet of paper that is replaced as a whole.
    pub(super) fn paper(&self, heading: &str, note: &Markup, content: &Markup) -> Panel {
        let (width, height) = self.size;
        let svg = self.svg(&html! {
            rect.paper x="1" y="1" width=(width - 2.0) height=(height - 2.0) rx="14" {}
            text.head id=(self.label()) x="16" y="25" { (heading) }
            (note)
            (content)
        });
        self.panel(svg)
    }

    /// A panel beside the main one.
    pub(super) fn panel(&self, svg: PreEscaped<String>) -> Panel {
        Panel { id: self.id, name: self.name, icon: self.icon, main: false, seat: None, svg }
    }

    /// A main panel, always in sight.
    pub(super) fn main_panel(&self, svg: PreEscaped<String>) -> Panel {
        Panel { main: true, ..self.panel(svg) }
    }

    /// The `<svg>` element round some content that contains its label.
    pub(super) fn svg(&self, content: &Markup) -> PreEscaped<String> {
        let (width, height) = self.size;
        shortened(&html! {
            svg.board.panel id=(self.id) viewBox={ "0 0 " (width) " " (height) } role="group"
                aria-labelledby=(self.label()) { (content) }
        })
    }

    /// Id of the element that names the panel.
    pub(super) fn label(&self) -> String {
        format!("{}-name", self.id)
    }
}

/// The same drawing with its empty shapes closed at once: a board has a thousand of them.
pub(super) fn shortened(drawing: &PreEscaped<String>) -> PreEscaped<String> {
    const SHAPES: [&str; 4] = ["use>", "path>", "rect>", "circle>"];
    let mut pieces = drawing.0.split("></");
    let mut short = String::with_capacity(drawing.0.len());
    short.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        match SHAPES.iter().find_map(|it| piece.strip_prefix(it)) {
            Some(rest) => short.extend(["/>", rest]),
            None => short.extend(["></", piece]),
        }
    }
    PreEscaped(short)
}

/// A number with at most two decimals, which is enough for any screen.
pub(super) fn round(number: f32) -> f32 {
    // Adding zero turns a negative zero into a plain one.
    (number * 100.0).round() / 100.0 + 0.0
}

/// A `transform` to a point, and perhaps to a scale. It is written where it stands: there are hundreds.
#[derive(Clone, Copy)]
pub(super) struct At {
    x: f32,
    y: f32,
    scale: Option<f32>,
}

impl Render for At {
    fn render_to(&self, buffer: &mut String) {
        buffer.push_str("translate(");
        Rounded(self.x).render_to(buffer);
        buffer.push(' ');
        Rounded(self.y).render_to(buffer);
        buffer.push(')');
        if let Some(scale) = self.scale {
            buffer.push_str("scale(");
            Rounded(scale).render_to(buffer);
            buffer.push(')');
        }
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render().0)
    }
}

/// A number with at most two decimals, written as [`round`] would be, but without searching for the digits.
struct Rounded(f32);

impl Render for Rounded {
    fn render_to(&self, buffer: &mut String) {
        #[expect(clippy::cast_possible_truncation, reason = "no drawing is so large")]
        let hundredths = (self.0 * 100.0).round() as i32;
        if hundredths < 0 {
            buffer.push('-');
        }
        let hundredths = hundredths.unsigned_abs();
        (hundredths / 100).render_to(buffer);
        let (tenth, last) = (hundredths / 10 % 10, hundredths % 10);
        if (tenth, last) != (0, 0) {
            buffer.push('.');
            tenth.render_to(buffer);
        }
        if last != 0 {
            last.render_to(buffer);
        }
    }
}

/// A `transform` to a point.
pub(super) const fn at(x: f32, y: f32) -> At {
    At { x, y, scale: None }
}

/// A `transform` to a point and to a scale.
pub(super) const fn at_scaled(x: f32, y: f32, scale: f32) -> At {
    At { x, y, scale: Some(scale) }
}

/// An icon of the sprite centred on a point.
pub(super) fn icon(id: &str, x: f32, y: f32, size: f32) -> Markup {
    let half = size / 2.0;
    html! {
        use href=(icon_href(id)) x=(Rounded(x - half)) y=(Rounded(y - half)) width=(Rounded(size)) height=(Rounded(size)) {}
    }
}

/// A dark disc with a count.
pub(super) fn count(x: f32, y: f32, n: u8) -> Markup {
    html! {
        g.count.wide[n > 9] transform=(at(x, y)) { circle r="10.5" {} text y="5.6" { (n) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounded_numbers_are_written_as_numbers_are() {
        let odd = [0.0, -0.0, -0.001, 0.004, 0.005, 0.05, -0.05, 1.0, 9.99, 9.999, -12.5, 100.25, 1234.56];
        for number in (-20_000_i16..20_000).map(|it| f32::from(it) / 37.0).chain(odd) {
            assert_eq!(Rounded(number).render().into_string(), round(number).to_string(), "{number}");
        }
        let transform = at_scaled(1.5, -2.0, 0.333).render().into_string();
        assert_eq!(transform, "translate(1.5 -2)scale(0.33)");
    }
}
