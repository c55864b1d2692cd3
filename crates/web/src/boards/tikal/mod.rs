//! The board of Tikal.

mod actions;
mod hexes;
mod levels;
mod map;
mod names;
mod pieces;
mod shapes;
mod temple;
mod text;
mod tiles;
mod track;
mod treasures;

use std::borrow::Cow;

use fluent_bundle::FluentValue;
use maud::PreEscaped;
use patolli_catalog::{Livery, Seat, Viewer};
use patolli_tikal::View;

use super::{Frame, Panel};

/// The panels: map, tiles, action points, treasures, levels.
pub(super) fn draw(view: &View, frame: &Frame<'_>) -> Vec<Panel> {
    let view = &*shown(view, frame);
    let board = Board { view, frame };
    vec![
        map::draw(&board),
        tiles::draw(&board),
        actions::draw(&board),
        treasures::draw(&board),
        levels::draw(&board),
    ]
}

/// The board in words.
pub(super) fn text(view: &View, frame: &Frame<'_>) -> PreEscaped<String> {
    text::write(&Board { view: &shown(view, frame), frame })
}

/// The view as it is shown: until everybody sits, what was drawn for the first turn lies on the stack again.
fn shown<'a>(view: &'a View, frame: &Frame<'_>) -> Cow<'a, View> {
    if frame.started {
        return Cow::Borrowed(view);
    }
    let mut view = view.clone();
    view.to_move = None;
    let piles = &mut view.piles;
    for tile in piles.in_hand.take().into_iter().chain(std::mem::take(&mut piles.open)) {
        let place = tiles::letters().find(|it| it.1 == tile.letter()).expect("every tile has a letter").0;
        piles.stack[place] += 1;
        piles.volcanoes[place] |= tile.is_volcano();
    }
    Cow::Owned(view)
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

    fn livery(&self, seat: Seat) -> Livery {
        self.frame.liveries[seat.index()]
    }

    fn letter(&self, seat: Seat) -> char {
        self.livery(seat).letter()
    }

    fn is_viewer(&self, seat: Seat) -> bool {
        self.frame.viewer == Viewer::Seat(seat)
    }

    /// How the seat is called: by name, the reader as "you".
    fn who(&self, seat: Seat) -> String {
        if self.is_viewer(seat) { self.say("board-you") } else { self.frame.names.name(seat) }
    }

    fn say(&self, key: &str) -> String {
        self.frame.words.say(key)
    }

    fn count(&self, key: &str, n: impl Into<u32>) -> String {
        self.tell(key, &[("n", FluentValue::from(n.into()))])
    }

    fn tell(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        self.frame.words.say_with(key, args)
    }

    /// Whether the element changed since the reader's last turn.
    fn is_last(&self, id: &str) -> bool {
        self.frame.last.contains(id)
    }
}
