//! What is still to be done: questions, and steps that carry themselves out.

use patolli_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{IndexSet, Temple, Track, Wheel, data::BuildingId};

/// Something to be done for a seat; the top of the stack comes first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct PendingTask {
    /// Whom it concerns.
    pub seat: Seat,
    /// What.
    pub task: Task,
}

/// A question the game waits on, or a step that carries itself out when it comes to the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Task {
    /// Which action does the worker picked up perform?
    Use { wheel: Wheel, position: u8 },
    /// Which action of the small wheels, for so much corn?
    Any { price: u8 },
    /// Which technology advances? `more` further advances follow.
    Learn { tracks: IndexSet, free: bool, optional: bool, more: u8 },
    /// Whose bonus does an advance beyond level 3 bring?
    Bonus,
    /// Which technology goes back?
    Retreat,
    /// Which blocks are paid?
    Pay { n: u8 },
    /// Which blocks are gained?
    Gain { n: u8 },
    /// On which temple does one go up? `steps` different temples in all.
    Climb { temples: IndexSet, steps: u8 },
    /// On which temple does one go down?
    Anger,
    /// Is a skull worth a step down?
    Skull,
    /// How much gold is worth its corn?
    Gold { most: u8 },
    /// Is a block paid for a temple step after an offering (theology 2)?
    Offer,
    /// Which trade? Bits tell what was sold and bought in this visit; `must` asks for at least one trade.
    Market { sold: u8, bought: u8, must: bool },
    /// Which building?
    Build { site: BuildMode },
    /// Which monument, if any?
    Monument,
    /// How far does the calendar turn?
    Days,

    /// A technology advances, paid for.
    Raise { track: Track },
    /// A marker goes up, paid for.
    Rise { temple: Temple },
    /// A building gives what it shows; architecture helps or not.
    Built { building: BuildingId, architecture: bool },
    /// A stage of the food day.
    Food { stage: FoodDayStep },
    /// The calendar turns.
    Calendar,
    /// The first round begins.
    Begin,
}

/// Where a building is built from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum BuildMode {
    /// Tikal 2.
    One,
    /// The build icon of a tile: like Tikal 2, but it may be declined.
    Icon,
    /// Tikal 4, the first building or a monument.
    First,
    /// Tikal 4, the second building, and whether architecture is still to be used.
    Second {
        architecture: bool,
        /// The level of architecture that comes back to the first building if no second one follows (ZA-46); 0 if none waits.
        #[serde(default, skip_serializing_if = "is_zero")]
        kept: u8,
    },
    /// Uxmal 4: paid in corn.
    Corn,
    /// The quick action.
    Quick,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(level: &u8) -> bool {
    *level == 0
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
