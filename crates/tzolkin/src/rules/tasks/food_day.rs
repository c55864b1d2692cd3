//! The stages of a food day.

use patolli_core::{Log, Seat, TaskRules};

use crate::{
    Event, Tzolkin,
    rules::food,
    task::{FoodDay, FoodDayStep},
};

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
