//! What open questions, skulls in hand and prophecies promise.

use patolli_tzolkin::{
    QuickAction, Wheel,
    data::{CHICHEN_ITZA_OFFERINGS, Prophecy},
};

use super::action_values::ActionValues;

impl ActionValues<'_> {
    /// What open questions promise beyond what is certain: lessons, buildings, monuments, trade.
    pub(super) fn open_questions(&self) -> f32 {
        let pending = &self.projected.outstanding;
        let mut sum = self.quick();
        if let Some(price) = pending.any_action_cost {
            sum += self.best[Wheel::Uxmal.index()][6] - f32::from(price) * self.corn;
        }
        sum += match pending.paid_advances {
            0 => 0.0,
            1 => self.advances[0],
            _ => self.advances[0] + self.advances[1],
        };
        sum += match (pending.buildings, pending.monument) {
            (0, false) => 0.0,
            (1, false) => self.building,
            (_, false) => 1.4 * self.building,
            (0 | 1, true) => self.monument,
            (_, true) => self.monument.max(1.4 * self.building),
        };
        if pending.corn_building {
            sum += self.building_for_corn;
        }
        sum += 0.4 * f32::from(pending.markets);
        if pending.theology_step {
            sum += (self.step - self.blocks[0]).max(0.0);
        }
        sum
    }

    /// What the quick action to come is worth.
    fn quick(&self) -> f32 {
        match self.projected.game.outstanding_quick_action(self.projected.seat) {
            None => 0.0,
            Some(QuickAction::Corn) => 3.0 * self.corn,
            Some(QuickAction::Wood) => self.blocks[0] + self.corn,
            Some(QuickAction::Stone) => self.blocks[1],
            Some(QuickAction::Gold) => self.blocks[2],
            Some(QuickAction::Technology) => self.advances[0],
            Some(QuickAction::Market) => 0.4,
            Some(QuickAction::Build) => self.building - self.corn,
        }
    }

    /// The points the skulls in hand may bring on the best free actions, at most three of them.
    pub(super) fn offering_hope(&self) -> f32 {
        let mut left = self.projected.skulls.min(3);
        let mut sum = 0.0;
        for (index, offering) in CHICHEN_ITZA_OFFERINGS.iter().enumerate().rev() {
            if left > 0 && self.projected.game.offerings() & (2 << index) == 0 {
                sum += f32::from(offering.points);
                left -= 1;
            }
        }
        sum
    }

    /// The prophecies: points of the one in force, the way to its next band, points of those to come.
    pub(super) fn prophecies(&self) -> [f32; 3] {
        let mut found = [0.0; 3];
        let done = usize::from(self.projected.game.food_days());
        for (index, prophecy) in self.projected.game.prophecies().iter().enumerate() {
            let count = self.projected.count(*prophecy);
            let points = f32::from(prophecy.points(count));
            if index + 1 == done {
                found[0] = points;
                found[1] = progress_in_band(*prophecy, count);
            } else if index + 1 > done {
                found[2] += points;
            }
        }
        found
    }
}

/// Part of its band that a count has passed.
fn progress_in_band(prophecy: Prophecy, count: i8) -> f32 {
    let upto = prophecy.tile().upto;
    let band = upto.iter().filter(|it| count > **it).count();
    if band == 3 {
        return 1.0;
    }
    let below = if band == 0 { upto[0] - 1 } else { upto[band - 1] };
    f32::from(count - below).max(0.0) / f32::from(upto[band] + 1 - below)
}
