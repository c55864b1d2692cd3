//! The advance of a technology that was chosen and paid: Z-210 to Z-212.

use patolli_core::{Log, Seat, TaskRules};

use crate::{Event, Outstanding, Tzolkin, rules::technology, task::Raise};

impl TaskRules<Tzolkin> for Raise {
    fn carry_out(self, game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        technology::raise(game, seat, self.track, log);
    }

    fn add_outstanding(self, _game: &Tzolkin, _seat: Seat, outstanding: &mut Outstanding) {
        outstanding.technology_advances[self.track.index()] += 1;
    }
}
