//! The end of a round: Z-117, Z-121, Z-133.

use patolli_core::{Log, Seat, TaskRules};

use crate::{Event, Tzolkin, rules::calendar, task::RoundEnd};

impl TaskRules<Tzolkin> for RoundEnd {
    fn carry_out(self, game: &mut Tzolkin, _seat: Seat, log: &mut Log<Event>) {
        calendar::phase_three(game, log);
    }
}
