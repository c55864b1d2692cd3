//! The boards, one module per game. Drawings only: no rule is computed here.

mod drawing;
mod sketch;
mod svg;
mod teotihuacan;
mod tikal;
mod tzolkin;

use std::collections::BTreeSet;

use fluent_bundle::FluentValue;
use maud::PreEscaped;
use patolli_catalog::{Localizer, PlayerNames, Seat, SeatStyle, View, Viewer};

pub(crate) use self::{drawing::Drawing, sketch::Mark};
use crate::{Memory, Part, Studio};

/// What a drawing needs beside the view.
pub struct Frame<'a> {
    /// The reader's words.
    pub words: &'static Localizer,
    /// Who sits where.
    pub names: &'a dyn PlayerNames,
    /// Colour, shape and letter of each seat.
    pub liveries: &'static [SeatStyle],
    /// Through whose eyes.
    pub viewer: Viewer,
    /// Ids of what changed since the reader's last turn; drawn with a dashed ring.
    pub last: &'a BTreeSet<String>,
    /// Whether the game has begun; before that the first tile is nobody's business.
    pub started: bool,
}

impl Frame<'_> {
    fn livery(&self, seat: Seat) -> SeatStyle {
        self.liveries[seat.index()]
    }

    fn letter(&self, seat: Seat) -> char {
        self.livery(seat).letter()
    }

    fn is_viewer(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// How the seat is called: by name, the reader as "you".
    fn who(&self, seat: Seat) -> String {
        if self.is_viewer(seat) { self.say("board-you") } else { self.names.name(seat) }
    }

    fn say(&self, key: &str) -> String {
        self.words.text(key)
    }

    fn count(&self, key: &str, n: impl Into<i64>) -> String {
        self.tell(key, &[("n", FluentValue::from(n.into()))])
    }

    fn tell(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        self.words.text_with(key, args)
    }

    /// Whether the element changed since the reader's last turn.
    fn is_last(&self, id: &str) -> bool {
        self.last.contains(id)
    }
}

/// One panel of a board: an `<svg>` of its own.
pub struct Panel {
    /// Id of the `<svg>` element, such as `panel-map`.
    pub id: &'static str,
    /// Message key of its name, for tabs and screen readers.
    pub name: &'static str,
    /// Icon of its tab.
    pub icon: &'static str,
    /// Whether it is the main panel, always visible.
    pub main: bool,
    /// The whole `<svg>` element.
    pub svg: PreEscaped<String>,
    /// The elements inside (or the `<svg>` itself) that change during play.
    pub parts: Vec<Part>,
}

/// The panels of a board, the main one first.
pub fn draw(view: &View, frame: &Frame<'_>) -> Vec<Panel> {
    match view {
        View::Tikal(view) => tikal::draw(view, frame),
        View::Tzolkin(view) => tzolkin::draw(view, frame),
        View::Teotihuacan(view) => teotihuacan::draw(view, frame),
    }
}

/// The parts of the panels that look otherwise than when they were last drawn from this memory; all of them from an empty one.
///
/// A memory is for one reader of one game, a studio for all its readers at one moment.
pub fn changes(view: &View, frame: &Frame<'_>, memory: &mut Memory, studio: &Studio) -> Vec<Part> {
    match view {
        View::Tzolkin(view) => tzolkin::changes(view, frame, memory, studio),
        View::Tikal(_) | View::Teotihuacan(_) => {
            let parts = draw(view, frame).into_iter().flat_map(|it| it.parts);
            parts.filter(|it| memory.is_new(&it.id, &it.html)).collect()
        }
    }
}

/// The same board as nested lists and tables, with the same ids, for readers who cannot use the drawing.
pub fn text(view: &View, frame: &Frame<'_>) -> PreEscaped<String> {
    match view {
        View::Tikal(view) => tikal::text(view, frame),
        View::Tzolkin(view) => tzolkin::text(view, frame),
        View::Teotihuacan(view) => teotihuacan::text(view, frame),
    }
}

/// Something a seat holds, for its plate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Good {
    /// Its icon.
    pub icon: &'static str,
    /// Message key of its name, with the number as `n`.
    pub name: &'static str,
    /// How many.
    pub n: u16,
}

/// What a seat holds that its plate should show.
pub fn goods(view: &View, seat: Seat) -> Vec<Good> {
    match view {
        View::Tikal(_) => Vec::new(),
        View::Tzolkin(view) => tzolkin::goods(view, seat),
        View::Teotihuacan(view) => teotihuacan::goods(view, seat),
    }
}
