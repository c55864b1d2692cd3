//! The board of Teotihuacan.

mod bot;
mod choice;
mod glyphs;
mod names;
mod players;
mod pyramid;
mod ring;
mod shapes;
mod temples;
mod text;
mod tracks;

use std::{borrow::Cow, ops::Deref};

use maud::PreEscaped;
use patolli_catalog::Seat;
use patolli_teotihuacan::{Phase, View};

use super::{Frame, Good, Panel, svg::Sheet};
use crate::Part;

/// The panels; while starting tiles are chosen, the choice comes first, later it stays on the page out of sight.
pub(super) fn draw(view: &View, frame: &Frame<'_>) -> Vec<Panel> {
    let board = Board { view: &shown(view, frame), frame };
    let mut panels = vec![
        choice::draw(&board),
        pyramid::draw(&board),
        temples::draw(&board),
        tracks::draw(&board),
        players::draw(&board),
    ];
    panels.extend(view.bot.as_ref().map(|it| bot::draw(&board, it)));
    // The ring carries the shapes that all panels share, so it is drawn when the others are known.
    panels.insert(1, ring::draw(&board, &panels));
    if view.phase != Phase::Choose {
        panels.rotate_left(1);
    }
    panels.into_iter().map(shortened).collect()
}

/// The same panel with its empty elements closed at once: a board has a thousand of them.
fn shortened(panel: Panel) -> Panel {
    let short = |markup: &str| {
        let shapes = ["use", "path", "rect", "circle"];
        shapes.into_iter().fold(markup.to_owned(), |it, name| it.replace(&format!("></{name}>"), "/>"))
    };
    let parts = panel.parts.into_iter().map(|it| Part { html: short(&it.html), ..it }).collect();
    Panel { svg: PreEscaped(short(&panel.svg.0)), parts, ..panel }
}

/// The board in words.
pub(super) fn text(view: &View, frame: &Frame<'_>) -> PreEscaped<String> {
    text::write(&Board { view: &shown(view, frame), frame })
}

/// What a seat holds, for its plate.
pub(super) fn goods(view: &View, seat: Seat) -> Vec<Good> {
    let player = view.players.get(seat.index());
    let held = player.map(names::held).into_iter().flatten();
    held.map(|(icon, name, n)| Good { icon, name, n }).collect()
}

/// The view as it is shown: until everybody sits, nobody looks at the tiles dealt to them.
fn shown<'a>(view: &'a View, frame: &Frame<'_>) -> Cow<'a, View> {
    if frame.started {
        return Cow::Borrowed(view);
    }
    Cow::Owned(View { to_move: None, choice: None, ..view.clone() })
}

/// A panel that is replaced as a whole.
fn panel(sheet: &Sheet, svg: PreEscaped<String>) -> Panel {
    let parts = vec![Part::new(sheet.id, svg.0.clone())];
    Panel { id: sheet.id, name: sheet.name, icon: sheet.icon, main: false, svg, parts }
}

/// The view with what is needed to show it.
struct Board<'a> {
    view: &'a View,
    frame: &'a Frame<'a>,
}

impl Board<'_> {
    /// Every seat, Teotibot's included.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = u8::try_from(self.view.players.len()).expect("a table has few seats");
        Seat::all(seats)
    }
}

impl<'a> Deref for Board<'a> {
    type Target = Frame<'a>;

    fn deref(&self) -> &Frame<'a> {
        self.frame
    }
}
