//! The beginning of the first round, after the starting tiles have brought what they bring.

use patolli_core::{Log, Seat, TaskRules};

use crate::{Event, Tzolkin, rules::starting_choice, task::FirstRound};

impl TaskRules<Tzolkin> for FirstRound {
    fn carry_out(self, game: &mut Tzolkin, _seat: Seat, log: &mut Log<Event>) {
        starting_choice::begin_first_round(game, log);
    }
}
