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
use patolli_tzolkin::{Phase, Tzolkin, View};

use super::{Frame, Good, Panel, parts::PartVisitor};

/// Draws the board of Tzolk'in.
pub(super) struct TzolkinBoard;

impl super::Board for TzolkinBoard {
    type Game = Tzolkin;

    const ICON: &'static str = "calendar";

    // While starting tiles are chosen, the choice comes first, later it stays on the page out of sight.
    fn draw(&self, view: &View, frame: &Frame<'_>) -> Vec<Panel> {
        let board = Board { view: &shown(view, frame), frame };
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

    fn visit_parts(&self, view: &View, frame: &Frame<'_>, visitor: &mut PartVisitor<'_>) {
        let board = &Board { view: &shown(view, frame), frame };
        wheels::visit_parts(board, visitor);
        temples::visit_parts(board, visitor);
        skills::visit_parts(board, visitor);
        let View { calendar, prophecies, quick, modules, .. } = board.view;
        let tiles = (&view.row, view.stack, &view.monuments, calendar.epoch, modules);
        visitor.part(tiles, || build::draw(board).into_part());
        players::visit_parts(board, visitor);
        visitor.part((calendar, prophecies, quick), || events::draw(board).into_part());
        choice::visit_parts(board, visitor);
    }

    fn text(&self, view: &View, frame: &Frame<'_>) -> PreEscaped<String> {
        text::write(&Board { view: &shown(view, frame), frame })
    }

    fn goods(&self, view: &View, seat: Seat) -> Vec<Good> {
        let player = view.players.get(seat.index());
        let held = player.map(names::held).into_iter().flatten();
        held.map(|(icon, name, n)| Good { icon, name, n }).collect()
    }
}

/// The view as it is shown: until all seats are taken, the tiles dealt to them are hidden.
fn shown<'a>(view: &'a View, frame: &Frame<'_>) -> Cow<'a, View> {
    if frame.started {
        return Cow::Borrowed(view);
    }
    Cow::Owned(View { to_move: None, choice: None, ..view.clone() })
}

/// The view with what is needed to show it.
struct Board<'a> {
    view: &'a View,
    frame: &'a Frame<'a>,
}

impl Board<'_> {
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
