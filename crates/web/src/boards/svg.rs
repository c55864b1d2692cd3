//! Strokes that all boards share.

use std::fmt;

use maud::{Markup, PreEscaped, html};

use super::Panel;
use crate::{Part, icons::icon_href};

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
        let parts = vec![Part::new(self.id, svg.0.clone())];
        Panel { id: self.id, name: self.name, icon: self.icon, main: false, svg, parts }
    }

    /// The `<svg>` element round some content that contains its label.
    pub(super) fn svg(&self, content: &Markup) -> PreEscaped<String> {
        let (width, height) = self.size;
        html! {
            svg.board.panel id=(self.id) viewBox={ "0 0 " (width) " " (height) } role="group"
                aria-labelledby=(self.label()) { (content) }
        }
    }

    /// Id of the element that names the panel.
    pub(super) fn label(&self) -> String {
        format!("{}-name", self.id)
    }
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
