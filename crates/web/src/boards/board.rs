//! The drawing of a game's board, with the types of the game and without.

use maud::PreEscaped;
use patolli_catalog::{Seat, View, Viewer};
use patolli_core::{Game, Options as _};

use super::{Frame, Good, Panel, Reminder, Tab, parts::PartVisitor};
use crate::aid::Aid;

/// What a viewer may know of a position of the game that a board draws.
pub type ViewOf<B> = <<B as Board>::Game as Game>::View;

/// What tables of the game that a board draws agree on.
pub type OptionsOf<B> = <<B as Board>::Game as Game>::Options;

/// Draws the board of one game.
pub trait Board: Sized + Send + Sync + 'static {
    /// The game.
    type Game: Game;

    /// Icon that stands for the game, by its name in the sprite.
    const ICON: &'static str;

    /// Tabs for panels that belong together; a panel that none of them lists has a tab of its own.
    const TABS: &'static [Tab] = &[];

    /// The panels, the main one first.
    fn draw(&self, view: &ViewOf<Self>, frame: &Frame<'_>) -> Vec<Panel>;

    /// Shows every part of the panels that changes during play to `visitor`, with what it is drawn from.
    fn visit_parts(&self, view: &ViewOf<Self>, frame: &Frame<'_>, visitor: &mut PartVisitor<'_>);

    /// The same board as nested lists and tables, with the same ids, for readers who cannot use the drawing.
    fn text(&self, view: &ViewOf<Self>, frame: &Frame<'_>) -> PreEscaped<String>;

    /// What a seat holds that its plate should show.
    fn goods(&self, _view: &ViewOf<Self>, _seat: Seat) -> Vec<Good> {
        Vec::new()
    }

    /// What lies before a seat; the same panel is among those of the board.
    fn things(&self, _view: &ViewOf<Self>, _frame: &Frame<'_>, _seat: Seat) -> Option<Panel> {
        None
    }

    /// What the viewer holds and is to put on the board next, drawn small beside the question.
    fn held(&self, _view: &ViewOf<Self>, _frame: &Frame<'_>) -> Option<PreEscaped<String>> {
        None
    }

    /// How far the viewer is with a choice of several things, in words with numbers.
    fn progress(&self, _view: &ViewOf<Self>, _frame: &Frame<'_>) -> Option<String> {
        None
    }

    /// What awaits a seat soon, such as a day on which its workers eat.
    fn reminder(&self, _view: &ViewOf<Self>, _frame: &Frame<'_>, _seat: Seat) -> Option<Reminder> {
        None
    }

    /// The player aid for a table with these options; at a table also for what somebody there sees.
    fn aid(&self, _options: &OptionsOf<Self>, _seen: Option<(&ViewOf<Self>, Viewer)>) -> Option<Aid> {
        None
    }
}

/// A board whose types are erased. It is given views of its own game only.
pub trait AnyBoard: Send + Sync {
    /// Name of the game.
    fn game(&self) -> &'static str;
    /// [`Board::ICON`].
    fn icon(&self) -> &'static str;
    /// [`Board::TABS`].
    fn tabs(&self) -> &'static [Tab];
    /// [`Board::draw`].
    fn draw_any(&self, view: &View, frame: &Frame<'_>) -> Vec<Panel>;
    /// [`Board::visit_parts`].
    fn visit_any_parts(&self, view: &View, frame: &Frame<'_>, visitor: &mut PartVisitor<'_>);
    /// [`Board::text`].
    fn any_text(&self, view: &View, frame: &Frame<'_>) -> PreEscaped<String>;
    /// [`Board::goods`].
    fn any_goods(&self, view: &View, seat: Seat) -> Vec<Good>;
    /// [`Board::things`].
    fn any_things(&self, view: &View, frame: &Frame<'_>, seat: Seat) -> Option<Panel>;
    /// [`Board::held`].
    fn any_held(&self, view: &View, frame: &Frame<'_>) -> Option<PreEscaped<String>>;
    /// [`Board::progress`].
    fn any_progress(&self, view: &View, frame: &Frame<'_>) -> Option<String>;
    /// [`Board::reminder`].
    fn any_reminder(&self, view: &View, frame: &Frame<'_>, seat: Seat) -> Option<Reminder>;
    /// [`Board::aid`]; none for options that the game does not accept.
    fn any_aid(&self, seats: u8, options: &[(String, String)], seen: Option<(&View, Viewer)>) -> Option<Aid>;
}

impl<B: Board> AnyBoard for B {
    fn game(&self) -> &'static str {
        B::Game::NAME
    }

    fn icon(&self) -> &'static str {
        B::ICON
    }

    fn tabs(&self) -> &'static [Tab] {
        B::TABS
    }

    fn draw_any(&self, view: &View, frame: &Frame<'_>) -> Vec<Panel> {
        self.draw(typed::<B>(view), frame)
    }

    fn visit_any_parts(&self, view: &View, frame: &Frame<'_>, visitor: &mut PartVisitor<'_>) {
        self.visit_parts(typed::<B>(view), frame, visitor);
    }

    fn any_text(&self, view: &View, frame: &Frame<'_>) -> PreEscaped<String> {
        self.text(typed::<B>(view), frame)
    }

    fn any_goods(&self, view: &View, seat: Seat) -> Vec<Good> {
        self.goods(typed::<B>(view), seat)
    }

    fn any_things(&self, view: &View, frame: &Frame<'_>, seat: Seat) -> Option<Panel> {
        self.things(typed::<B>(view), frame, seat)
    }

    fn any_held(&self, view: &View, frame: &Frame<'_>) -> Option<PreEscaped<String>> {
        self.held(typed::<B>(view), frame)
    }

    fn any_progress(&self, view: &View, frame: &Frame<'_>) -> Option<String> {
        self.progress(typed::<B>(view), frame)
    }

    fn any_reminder(&self, view: &View, frame: &Frame<'_>, seat: Seat) -> Option<Reminder> {
        self.reminder(typed::<B>(view), frame, seat)
    }

    fn any_aid(&self, seats: u8, options: &[(String, String)], seen: Option<(&View, Viewer)>) -> Option<Aid> {
        let pairs = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = OptionsOf::<B>::from_pairs(seats, pairs).ok()?;
        self.aid(&options, seen.map(|(view, viewer)| (typed::<B>(view), viewer)))
    }
}

fn typed<B: Board>(view: &View) -> &ViewOf<B> {
    view.get::<B::Game>().expect("a board is found by the game of the view")
}
