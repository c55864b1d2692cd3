//! The stages of a food day.

use patolli_core::{Log, Seat, TaskRules};
use serde::{Deserialize, Serialize};

use crate::{Event, Temple, Tzolkin, rules::food};

/// A stage of the food day.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct FoodDay {
    pub stage: FoodDayStep,
}

/// A stage of phase 2; `nth` counts seats in turn order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum FoodDayStep {
    /// Income of new buildings.
    Income { nth: u8 },
    /// Feeding.
    Feed,
    /// The change of epoch.
    Epoch,
    /// Goods of a temple; `skulls` tells whether there are enough for all.
    Goods { temple: Temple, nth: u8, skulls: bool },
    /// Points of the temples.
    Points,
    /// The prophecy is fulfilled.
    Prophecy,
}

impl TaskRules<Tzolkin> for FoodDay {
    fn carry_out(self, game: &mut Tzolkin, _seat: Seat, log: &mut Log<Event>) {
        food::carry_out(game, self.stage, log);
    }

    fn is_possible(self, game: &Tzolkin, _seat: Seat) -> bool {
        let is_known = match self.stage {
            FoodDayStep::Income { nth } | FoodDayStep::Goods { nth, .. } => nth <= game.options.seats,
            FoodDayStep::Feed | FoodDayStep::Epoch | FoodDayStep::Points | FoodDayStep::Prophecy => true,
        };
        is_known && game.food_days < 4
    }
}
