//! The boards, one module per game. Drawings only: no rule is computed here.

mod parts;
mod svg;
mod teotihuacan;
mod tikal;
mod tzolkin;

use std::{hash::Hash, rc::Rc, sync::Arc};

use fluent_bundle::FluentValue;
use maud::PreEscaped;
use patolli_catalog::{Localizer, PlayerNames, Seat, SeatStyle, View, Viewer};

pub(crate) use self::parts::PartKey;
use self::parts::PartVisitor;
use crate::{PanelCache, Part, SentParts, hash::hash_of};

/// What a drawing needs beside the view.
pub struct Frame<'a> {
    /// The reader's words.
    pub words: &'static Localizer,
    /// Who sits where.
    pub names: &'a dyn PlayerNames,
    /// Colour, shape and letter of each seat.
    pub seat_styles: &'static [SeatStyle],
    /// Through whose eyes: their card comes first.
    pub viewer: Viewer,
    /// Whether the game has begun; before that the first tile is nobody's business.
    pub started: bool,
}

impl Frame<'_> {
    fn seat_style(&self, seat: Seat) -> SeatStyle {
        self.seat_styles[seat.index()]
    }

    fn letter(&self, seat: Seat) -> char {
        self.seat_style(seat).letter()
    }

    fn is_viewer(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// Name of who sits there; the same for all readers.
    fn who(&self, seat: Seat) -> String {
        self.names.name(seat)
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
}

impl Panel {
    /// The panel as a part of the page.
    fn into_part(self) -> Part {
        Part::new(self.id, self.svg.into_string())
    }
}

/// The panels of a board, the main one first.
pub fn draw(view: &View, frame: &Frame<'_>) -> Vec<Panel> {
    match view {
        View::Tikal(view) => tikal::draw(view, frame),
        View::Tzolkin(view) => tzolkin::draw(view, frame),
        View::Teotihuacan(view) => teotihuacan::draw(view, frame),
    }
}

/// All parts of the panels that change during play.
pub fn parts(view: &View, frame: &Frame<'_>) -> Vec<Rc<Part>> {
    changes(&Rc::new(view.clone()), frame, &mut SentParts::default(), &PanelCache::default())
}

/// The parts of the panels that look otherwise than what was sent; all of them if nothing was. Then they count as sent.
///
/// A cache is for all readers of one game at one moment.
pub fn changes(
    view: &Rc<View>,
    frame: &Frame<'_>,
    sent: &mut SentParts,
    cache: &PanelCache,
) -> Vec<Rc<Part>> {
    let seats = 0..u8::try_from(frame.seat_styles.len()).unwrap_or(u8::MAX);
    let names: Vec<String> = seats.map(|it| frame.names.name(Seat::new(it))).collect();
    changes_with(view, frame, hash_of(&(names, frame.words.lang())), sent, cache)
}

/// The same; `names` is a hash of names and language.
pub(crate) fn changes_with(
    view: &Rc<View>,
    frame: &Frame<'_>,
    names: u64,
    sent: &mut SentParts,
    cache: &PanelCache,
) -> Vec<Rc<Part>> {
    let common = hash_of(&(names, frame.started));
    let keys = cache.keys(view, common, || {
        let mut visitor = PartVisitor::hashing(&common);
        visit_parts(view, frame, &mut visitor);
        visitor.into_keys()
    });
    let before = sent.board.replace((frame.viewer, Arc::clone(&keys)));
    // Another viewer may see other parts differ.
    let same = before.as_ref().is_none_or(|it| it.0 == frame.viewer);
    let known = cache.board_changes(before.as_ref().map(|it| &it.1), &keys);
    if let Some(parts) = known.filter(|_| same) {
        return parts;
    }
    let mut visitor = PartVisitor::drawing(&keys, frame.viewer, before.as_ref(), cache);
    visit_parts(view, frame, &mut visitor);
    let (parts, per_viewer) = visitor.into_parts();
    if same && !per_viewer {
        cache.keep_board_changes(before.map(|it| it.1), keys, &parts);
    }
    parts
}

/// Shows every part of a board, with what it is drawn from; a test compares with the whole drawing.
fn visit_parts(view: &View, frame: &Frame<'_>, visitor: &mut PartVisitor<'_>) {
    match view {
        View::Tikal(view) => tikal::visit_parts(view, frame, visitor),
        View::Tzolkin(view) => tzolkin::visit_parts(view, frame, visitor),
        View::Teotihuacan(view) => teotihuacan::visit_parts(view, frame, visitor),
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
