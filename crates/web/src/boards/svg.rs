//! Strokes that all boards share.

use std::fmt;

use maud::{Markup, PreEscaped, html};

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

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "translate({} {})", round(self.x), round(self.y))?;
        self.scale.map_or(Ok(()), |it| write!(f, "scale({})", round(it)))
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
        use href=(icon_href(id)) x=(round(x - half)) y=(round(y - half)) width=(round(size)) height=(round(size)) {}
    }
}

/// A dark disc with a count.
pub(super) fn count(x: f32, y: f32, n: u8) -> Markup {
    html! {
        g.count.wide[n > 9] transform=(at(x, y)) { circle r="10.5" {} text y="5.6" { (n) } }
    }
}
