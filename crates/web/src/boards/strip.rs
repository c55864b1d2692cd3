//! Things in one row, as they lie before a seat.

use maud::{Markup, html};
use patolli_catalog::Seat;

use super::{
    Frame, Panel,
    svg::{at, round, shortened},
};

/// Height of every row, in units.
pub(super) const HEIGHT: f32 = 44.0;

/// The names of rows by the letter of their seat.
const IDS: [(char, &str); 5] =
    [('a', "things-a"), ('b', "things-b"), ('c', "things-c"), ('d', "things-d"), ('e', "things-e")];

/// A row that grows to the right.
#[derive(Default)]
pub(super) struct Strip {
    width: f32,
    drawn: String,
}

impl Strip {
    /// Adds something of some width, drawn from the upper left corner of its place.
    pub(super) fn push(&mut self, width: f32, thing: &Markup) {
        let placed = html! { g transform=(at(self.width + 2.0, 0.0)) { (thing) } };
        self.drawn.push_str(&placed.into_string());
        self.width += width;
    }

    /// The row as the panel of a seat; one that is empty says so.
    pub(super) fn panel(self, frame: &Frame<'_>, seat: Seat) -> Panel {
        let letter = frame.letter(seat);
        let id = IDS.iter().find(|it| it.0 == letter).map_or("things", |it| it.1);
        let width = round(self.width + 4.0);
        let svg = shortened(&html! {
            svg.board.things id=(id) viewBox={ "0 0 " (width) " " (HEIGHT) } role="group"
                aria-label=(frame.who(seat)) { (maud::PreEscaped(self.drawn)) }
        });
        Panel { id, name: "table-seats", icon: "people", main: false, seat: Some(seat), svg }
    }
}
