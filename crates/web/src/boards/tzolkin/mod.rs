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

use std::{borrow::Cow, cell::Cell, ops::Deref};

use maud::PreEscaped;
use patolli_catalog::Seat;
use patolli_tzolkin::{Phase, PlayerView, View};

use super::{
    Frame, Good, Memory, Panel,
    memory::{Asked, Sketch},
    svg::Sheet,
};
use crate::Part;

/// The panels; while starting tiles are chosen, the choice comes first, later it stays on the page out of sight.
pub(super) fn draw(view: &View, frame: &Frame<'_>) -> Vec<Panel> {
    let shown = shown(view, frame);
    let board = Board::new(&shown, frame);
    let mut panels = vec![
        choice::draw(&board),
        wheels::draw(&board),
        temples::draw(&board),
        skills::draw(&board),
        build::draw(&board),
        players::draw(&board),
        events::draw(&board),
    ];
    if view.phase != Phase::Choose {
        panels.rotate_left(1);
    }
    panels
}

/// The parts that changed. What each is drawn from is named beside it; a test compares with the whole drawing.
pub(super) fn changes(view: &View, frame: &Frame<'_>, memory: &mut Memory) -> Vec<Part> {
    let view = &*shown(view, frame);
    let board = &Board::new(view, frame);
    let names: Vec<String> = board.seats().map(|it| frame.names.name(it)).collect();
    let common = (names, frame.viewer, frame.started, frame.words.lang(), view.modules);
    let mut sketch = Sketch::new(memory, common, frame.last, &board.asked);
    wheels::sketch(board, &mut sketch);
    let View { players, calendar, prophecies, quick, .. } = view;
    let of_all = |pick: fn(&PlayerView) -> &[u8]| players.iter().map(pick).collect::<Vec<_>>();
    let chosen: Vec<bool> = players.iter().map(|it| it.chosen).collect();
    sketch.part((view.phase, &view.choice, chosen), || whole(choice::draw(board)));
    sketch.part((of_all(|it| &it.temples), calendar.epoch), || whole(temples::draw(board)));
    sketch.part(of_all(|it| &it.levels), || whole(skills::draw(board)));
    let tiles = (&view.row, view.stack, &view.monuments, calendar.epoch);
    sketch.part(tiles, || whole(build::draw(board)));
    let cards = (players, view.to_move, calendar.start_player);
    sketch.part(cards, || whole(players::draw(board)));
    sketch.part((calendar, prophecies, quick), || whole(events::draw(board)));
    sketch.parts
}

/// A panel as its only part.
fn whole(panel: Panel) -> Part {
    Part { id: panel.id.to_owned(), html: panel.svg.into_string() }
}

/// The board in words.
pub(super) fn text(view: &View, frame: &Frame<'_>) -> PreEscaped<String> {
    text::write(&Board::new(&shown(view, frame), frame))
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
    let parts = vec![Part { id: sheet.id.to_owned(), html: svg.0.clone() }];
    Panel { id: sheet.id, name: sheet.name, icon: sheet.icon, main: false, svg, parts }
}

/// The view with what is needed to show it.
struct Board<'a> {
    view: &'a View,
    frame: &'a Frame<'a>,
    /// For which elements it was asked whether they changed.
    asked: Cell<Asked>,
}

impl<'a> Board<'a> {
    fn new(view: &'a View, frame: &'a Frame<'a>) -> Self {
        Self { view, frame, asked: Cell::default() }
    }

    /// Whether the element changed since the reader's last turn.
    fn is_last(&self, id: &str) -> bool {
        self.asked.set(self.asked.get().with(id));
        self.frame.is_last(id)
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
