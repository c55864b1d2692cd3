//! The boards, one module per game. Drawings only: no rule is computed here.

mod board;
mod kit;
mod parts;
mod strip;
mod svg;
mod tabs;
mod teotihuacan;
mod tikal;
mod tzolkin;

use std::{
    hash::Hash,
    rc::Rc,
    sync::{Arc, OnceLock},
};

use fluent_bundle::FluentValue;
use maud::PreEscaped;
use patolli_catalog::{CatalogInUse, Localizer, PlayerNames, Seat, SeatStyle, View, Viewer};

pub(crate) use self::tabs::FilledTab;
pub use self::{
    board::{AnyBoard, Board, OptionsOf, ViewOf},
    parts::PartVisitor,
    tabs::{Tab, TabKind},
};
use self::{teotihuacan::TeotihuacanBoard, tikal::TikalBoard, tzolkin::TzolkinBoard};
pub use crate::good::Good;
use crate::{
    PanelCache, Part, SentParts,
    aid::Aid,
    hash::hash_of,
    icons::{Icon, icon},
};

/// The boards of the games that the catalogue lists.
static LISTED: &[&dyn AnyBoard] = &[&TikalBoard, &TzolkinBoard, &TeotihuacanBoard];

static ADDED: OnceLock<Vec<&'static dyn AnyBoard>> = OnceLock::new();

/// Adds the boards of games that a program [adds](patolli_catalog::add_games) to the catalogue, before it draws anything.
pub fn add_boards(boards: Vec<&'static dyn AnyBoard>) -> Result<(), CatalogInUse> {
    ADDED.set(boards).map_err(|_| CatalogInUse)
}

/// The board of a game of the catalogue.
fn board_of(game: &str) -> &'static dyn AnyBoard {
    let mut all = LISTED.iter().chain(ADDED.get_or_init(Vec::new)).copied();
    all.find(|it| it.game() == game).expect("every game of the catalogue has a board")
}

/// What a drawing needs beside the view.
pub struct Frame<'a> {
    /// The reader's words.
    pub words: &'static Localizer,
    /// Names of the players by seat.
    pub names: &'a dyn PlayerNames,
    /// Colour, shape and letter of each seat.
    pub seat_styles: &'static [SeatStyle],
    /// The viewer of the board, whose card comes first.
    pub viewer: Viewer,
    /// Whether the game has begun; what was drawn for the first turn is hidden until then.
    pub started: bool,
}

impl Frame<'_> {
    /// Colour, shape and letter of a seat.
    pub fn seat_style(&self, seat: Seat) -> SeatStyle {
        self.seat_styles[seat.index()]
    }

    /// Letter of a seat.
    pub fn letter(&self, seat: Seat) -> char {
        self.seat_style(seat).letter()
    }

    /// Whether the viewer sits there.
    pub fn is_viewer(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// Name of who sits there; the same for all readers.
    pub fn who(&self, seat: Seat) -> String {
        self.names.name(seat)
    }

    /// A message without arguments.
    pub fn say(&self, key: &str) -> String {
        self.words.text(key)
    }

    /// A message with the number `n`.
    pub fn count(&self, key: &str, n: impl Into<i64>) -> String {
        self.tell(key, &[("n", FluentValue::from(n.into()))])
    }

    /// A message with arguments.
    pub fn tell(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
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
    /// The seat before which its things lie; such a panel is no part of the board, but of what is shown of the seat.
    pub seat: Option<Seat>,
    /// The whole `<svg>` element.
    pub svg: PreEscaped<String>,
}

impl Panel {
    /// The panel as a part of the page.
    pub fn into_part(self) -> Part {
        Part::new(self.id, self.svg.into_string())
    }
}

/// The panels of a board, the main one first.
pub fn draw(view: &View, frame: &Frame<'_>) -> Vec<Panel> {
    board_of(view.game()).draw_any(view, frame)
}

/// The tabs of a game's board with the panels behind them.
pub(crate) fn tabs<'a>(game: &str, panels: &'a [Panel]) -> Vec<FilledTab<'a>> {
    tabs::filled(board_of(game).tabs(), panels)
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
    let board = board_of(view.game());
    let common = hash_of(&(names, frame.started));
    let keys = cache.keys(view, common, || {
        let mut visitor = PartVisitor::hashing(&common);
        board.visit_any_parts(view, frame, &mut visitor);
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
    board.visit_any_parts(view, frame, &mut visitor);
    let (parts, per_viewer) = visitor.into_parts();
    if same && !per_viewer {
        cache.keep_board_changes(before.map(|it| it.1), keys, &parts);
    }
    parts
}

/// The same board as nested lists and tables, with the same ids, for readers who cannot use the drawing.
pub fn text(view: &View, frame: &Frame<'_>) -> PreEscaped<String> {
    board_of(view.game()).any_text(view, frame)
}

/// What a seat holds that its plate should show.
pub fn goods(view: &View, seat: Seat) -> Vec<Good> {
    board_of(view.game()).any_goods(view, seat)
}

/// What lies before a seat.
pub(crate) fn things(view: &View, frame: &Frame<'_>, seat: Seat) -> Option<Panel> {
    board_of(view.game()).any_things(view, frame, seat)
}

/// What the viewer holds and is to put on the board next, drawn small.
pub(crate) fn held(view: &View, frame: &Frame<'_>) -> Option<PreEscaped<String>> {
    board_of(view.game()).any_held(view, frame)
}

/// How far the viewer is with a choice of several things.
pub(crate) fn progress(view: &View, frame: &Frame<'_>) -> Option<String> {
    board_of(view.game()).any_progress(view, frame)
}

/// What awaits a seat soon, in words with numbers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Reminder {
    /// Its icon.
    pub icon: &'static str,
    /// The words.
    pub words: String,
    /// Whether something is missing for it.
    pub is_short: bool,
}

/// What awaits a seat soon.
pub(crate) fn reminder(view: &View, frame: &Frame<'_>, seat: Seat) -> Option<Reminder> {
    board_of(view.game()).any_reminder(view, frame, seat)
}

/// The player aid of a game for a table with these options, at a table also for what somebody there sees.
pub fn aid(
    game: &str,
    seats: u8,
    options: &[(String, String)],
    seen: Option<(&View, Viewer)>,
) -> Option<Aid> {
    board_of(game).any_aid(seats, options, seen)
}

/// Whether a game has a player aid.
pub(crate) fn has_aid(game: &str) -> bool {
    let kind = patolli_catalog::game(game).ok();
    kind.is_some_and(|it| aid(game, *it.seats().end(), &[], None).is_some())
}

/// The icon that stands for a game.
pub(crate) fn game_icon(game: &str) -> Icon<'static> {
    icon(board_of(game).icon())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_catalogue_has_a_board() {
        for kind in patolli_catalog::games() {
            assert_eq!(board_of(kind.name()).game(), kind.name());
        }
    }
}
