//! The advance of a technology that was chosen and paid: Z-210 to Z-212.

use patolli_core::{Log, Seat, TaskRules};
use serde::{Deserialize, Serialize};

use crate::{Event, Outstanding, Track, Tzolkin, rules::technology};

/// A technology advances, paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Raise {
    pub track: Track,
}

impl TaskRules<Tzolkin> for Raise {
    fn carry_out(self, game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        technology::raise(game, seat, self.track, log);
    }

    fn add_outstanding(self, _game: &Tzolkin, _seat: Seat, outstanding: &mut Outstanding) {
        outstanding.technology_advances[self.track.index()] += 1;
    }
}
