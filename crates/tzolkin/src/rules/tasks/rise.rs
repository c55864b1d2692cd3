//! The step up on a temple that was chosen and paid: Z-246 to Z-254.

use patolli_core::{Amount, Log, Seat, TaskRules};

use crate::{Event, Outstanding, Tzolkin, task::Rise};

impl TaskRules<Tzolkin> for Rise {
    fn carry_out(self, game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        game.step_up(seat, self.temple, log);
    }

    fn add_outstanding(self, _game: &Tzolkin, _seat: Seat, outstanding: &mut Outstanding) {
        outstanding.temple_steps[self.temple.index()] += 1;
    }

    fn each_amount(self, game: &Tzolkin, seat: Seat, visit: &mut dyn FnMut(Amount)) {
        visit(Amount { good: self.temple.key(), n: game.can_rise(seat, self.temple).into() });
    }
}
