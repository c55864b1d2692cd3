//! The row of buildings on offer: Z-045, Z-264, Z-265, Z-297.

use arrayvec::ArrayVec;
use patolli_core::Log;

use crate::{Event, FoodDayStage, Tzolkin, data::BuildingId};

/// Z-264, Z-265: empty places are filled from the stack of the epoch; `stage` is that of a food day.
pub(super) fn refill(game: &mut Tzolkin, stage: Option<FoodDayStage>, log: &mut Log<Event>) {
    let mut laid: ArrayVec<BuildingId, 6> = ArrayVec::new();
    for place in 0..game.row.len() {
        if game.row[place].is_none()
            && let Some(building) = game.draw_building()
        {
            game.row[place] = Some(building);
            laid.push(building);
        }
    }
    if !laid.is_empty() {
        log.push(Event::BuildingsLaid { buildings: laid, stage });
    }
}

impl Tzolkin {
    /// Takes the top building off the stack of the epoch, passing over tiles that are not in play.
    pub(crate) fn draw_building(&mut self) -> Option<BuildingId> {
        let late = self.epoch == 2;
        let stack: &[BuildingId] = if late { &self.deal.epoch_two } else { &self.deal.epoch_one };
        let drawn = &mut self.drawn[usize::from(late)];
        while let Some(building) = stack.get(usize::from(*drawn)).copied() {
            *drawn += 1;
            if self.options.buildings || !building.tile().expansion {
                return Some(building);
            }
        }
        None
    }
}
