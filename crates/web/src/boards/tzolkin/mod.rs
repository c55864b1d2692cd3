//! The board of Tzolk'in.

mod build;
mod choice;
mod events;
mod glyphs;
mod market;
mod names;
mod players;
mod shapes;
mod skills;
mod temples;
#[cfg(test)]
mod tests;
mod text;
mod tiles;
mod tribes;
mod wheels;

use std::{borrow::Cow, ops::Deref};

use maud::PreEscaped;
use patolli_catalog::Seat;
use patolli_tzolkin::{Phase, View};

use super::{
    Frame, Good, Panel,
    drawing::{Drawing, lately, name_or_you},
    sketch::Sketch,
    svg::Sheet,
};
use crate::{Memory, Part, Studio};

/// The panels; while starting tiles are chosen, the choice comes first, later it stays on the page out of sight.
pub(super) fn draw(view: &View, frame: &Frame<'_>) -> Vec<Panel> {
    let board = Board { view: &shown(view, frame), frame };
    let panels = [
        choice::draw(&board),
        wheels::draw(&board),
        temples::draw(&board),
        skills::draw(&board),
        build::draw(&board),
        players::draw(&board),
        events::draw(&board),
    ];
    let mut panels: Vec<_> = panels.into_iter().map(|it| settled_panel(it, frame)).collect();
    if view.phase != Phase::Choose {
        panels.rotate_left(1);
    }
    panels
}

/// The parts that changed. What each is drawn from is named beside it; a test compares with the whole drawing.
pub(super) fn changes(view: &View, frame: &Frame<'_>, memory: &mut Memory, studio: &Studio) -> Vec<Part> {
    let view = &*shown(view, frame);
    let board = &Board { view, frame };
    let names: Vec<String> = board.seats().map(|it| frame.names.name(it)).collect();
    let common = (names, frame.started, frame.words.lang(), view.modules);
    let mut sketch = Sketch::new(memory, studio, frame, common);
    wheels::sketch(board, &mut sketch);
    let View { calendar, prophecies, quick, .. } = view;
    temples::sketch(board, &mut sketch);
    skills::sketch(board, &mut sketch);
    let tiles = (&view.row, view.stack, &view.monuments, calendar.epoch);
    sketch.part(tiles, || whole(build::draw(board)));
    players::sketch(board, &mut sketch);
    sketch.part((calendar, prophecies, quick), || whole(events::draw(board)));
    choice::sketch(board, &mut sketch);
    sketch.parts
}

/// A panel as its only part.
fn whole(panel: Panel) -> Part {
    Part::new(panel.id, panel.svg.into_string())
}

/// The board in words.
pub(super) fn text(view: &View, frame: &Frame<'_>) -> PreEscaped<String> {
    settled(text::write(&Board { view: &shown(view, frame), frame }).0, frame)
}

/// A panel as the reader sees it.
fn settled_panel(panel: Panel, frame: &Frame<'_>) -> Panel {
    let parts = panel.parts.into_iter().map(|it| Drawing::of(it).seen_by(frame)).collect();
    Panel { svg: settled(panel.svg.0, frame), parts, ..panel }
}

/// A text as the reader sees it.
fn settled(text: String, frame: &Frame<'_>) -> PreEscaped<String> {
    PreEscaped(Drawing::of(Part::new("", text)).seen_by(frame).html)
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
    /// How the seat is called: by name, the reader as "you".
    fn who(&self, seat: Seat) -> String {
        name_or_you(seat, &self.frame.names.name(seat))
    }

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
