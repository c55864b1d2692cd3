//! What is still to be done: questions, and steps that carry themselves out. What they do is in
//! `rules::tasks`.

use patolli_core::{TaskStack, json::JsonAs, tasks};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Block, IndexSet, Temple, Track, Wheel, data::BuildingId};

/// Which action does the worker picked up perform?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Use {
    /// The wheel the worker stood on.
    pub wheel: Wheel,
    /// The position it stood on.
    pub position: u8,
}

/// Which action of the small wheels?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Any {
    /// Corn to be paid for it.
    pub price: u8,
}

/// Which technology advances?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(from = "StoredLearn", into = "StoredLearn")]
pub(crate) struct Learn {
    /// The technologies to choose from.
    pub tracks: IndexSet,
    pub terms: AdvanceTerms,
    /// Number of advances that follow.
    pub more: u8,
}

/// On which terms a technology advances.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum AdvanceTerms {
    /// At the usual cost, by an action: it must be made (Z-171).
    Paid,
    /// At the usual cost, the second of Tikal 3: it may be left (Z-173).
    Second,
    /// Free, by a tile (Z-328 to Z-331).
    Gift,
    /// Free, for a step back on another technology: it may be left (ZE-120).
    Exchange,
}

/// Whose bonus does an advance beyond level 3 bring?
#[derive(Clone, Copy)]
pub(crate) struct Bonus;

/// Which technology goes back?
#[derive(Clone, Copy)]
pub(crate) struct Retreat;

/// Which blocks are paid?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Pay {
    /// Number of blocks.
    pub n: u8,
}

/// Which blocks are gained?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Gain {
    /// Number of blocks.
    pub n: u8,
}

/// On which temple does one go up?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Climb {
    /// The temples to choose from.
    #[serde(with = "JsonAs::<Vec<Temple>>")]
    pub temples: IndexSet,
    /// Number of steps, each on another temple.
    pub steps: u8,
}

/// On which temple does one go down?
#[derive(Clone, Copy)]
pub(crate) struct Anger;

/// Is a skull worth a step down?
#[derive(Clone, Copy)]
pub(crate) struct Skull;

/// How much gold is worth its corn?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Gold {
    /// Gold that is offered.
    pub most: u8,
}

/// Is a block paid for a temple step after an offering?
#[derive(Clone, Copy)]
pub(crate) struct Offer;

/// Which trade?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Market {
    /// Kinds of blocks sold in this visit.
    #[serde(with = "JsonAs::<Vec<Block>>")]
    pub sold: IndexSet,
    /// Kinds of blocks bought in this visit.
    #[serde(with = "JsonAs::<Vec<Block>>")]
    pub bought: IndexSet,
    /// Whether at least one trade must be made.
    pub must: bool,
}

/// Which building?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Build {
    /// Where it is built from.
    pub site: BuildMode,
}

/// Where a building is built from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
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
        /// Whether architecture is still to be used.
        architecture: bool,
        /// The level of architecture that comes back to the first building if no second one follows (ZA-46);
        /// 0 if none waits.
        #[serde(default, skip_serializing_if = "is_zero")]
        kept: u8,
    },
    /// Uxmal 4: paid in corn.
    Corn,
    /// The quick action.
    Quick,
}

/// Which monument, if any?
#[derive(Clone, Copy)]
pub(crate) struct Monument;

/// How far does the calendar turn?
#[derive(Clone, Copy)]
pub(crate) struct Days;

/// A technology advances, paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Raise {
    /// The technology.
    pub track: Track,
}

/// A marker goes up, paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Rise {
    /// The temple.
    pub temple: Temple,
}

/// A building gives what it shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Built {
    /// The building.
    pub building: BuildingId,
    /// Whether architecture helps.
    pub architecture: bool,
}

/// A stage of the food day.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct FoodDay {
    /// The stage.
    pub stage: FoodDayStep,
}

/// A stage of phase 2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum FoodDayStep {
    /// Income of new buildings.
    Income {
        /// Place of the seat in turn order, from 0.
        nth: u8,
    },
    /// Feeding.
    Feed,
    /// The change of epoch.
    Epoch,
    /// Goods of a temple.
    Goods {
        /// The temple.
        temple: Temple,
        /// Place of the seat in turn order, from 0.
        nth: u8,
        /// Whether there are enough skulls for all.
        skulls: bool,
    },
    /// Points of the temples.
    Points,
    /// The prophecy is fulfilled.
    Prophecy,
}

/// The calendar turns.
#[derive(Clone, Copy)]
pub(crate) struct RoundEnd;

/// The first round begins.
#[derive(Clone, Copy)]
pub(crate) struct FirstRound;

tasks! {
    ($)
    /// A question the game waits on, or a step that carries itself out when it comes to the top. Positions
    /// are stored with the number of a task in this list, so new ones come last.
    #[derive(JsonSchema)]
    pub(crate) enum Task, matched by with_task {
        Use(Use),
        Any(Any),
        Learn(Learn),
        Bonus = Bonus,
        Retreat = Retreat,
        Pay(Pay),
        Gain(Gain),
        Climb(Climb),
        Anger = Anger,
        Skull = Skull,
        Gold(Gold),
        Offer = Offer,
        Market(Market),
        Build(Build),
        Monument = Monument,
        Days = Days,

        Raise(Raise),
        Rise(Rise),
        Built(Built),
        Food(FoodDay),
        Calendar = RoundEnd,
        Begin = FirstRound,
    }
}

#[expect(clippy::single_component_path_imports, reason = "so that the macro has a path")]
pub(crate) use with_task;

/// What is still to be done in a position.
pub(crate) type Tasks = TaskStack<Task, 24>;

/// A task and whom it concerns.
pub(crate) type PendingTask = patolli_core::PendingTask<Task>;

impl Task {
    /// Whether it is part of a turn; the others are of the setup and of the end of a round.
    pub(crate) const fn is_of_turn(self) -> bool {
        !matches!(self, Self::Days | Self::Food(_) | Self::Calendar | Self::Begin)
    }

    /// Whether a sale by the tribe of Xaman Ek interrupts it; at the market it would be an answer (ZE-048).
    pub(crate) const fn is_interrupted_by_sale(self) -> bool {
        !matches!(self, Self::Market(_))
    }
}

impl AdvanceTerms {
    /// Whether it costs nothing but what a prophecy asks for.
    pub(crate) const fn is_free(self) -> bool {
        match self {
            Self::Gift | Self::Exchange => true,
            Self::Paid | Self::Second => false,
        }
    }

    /// Whether it may be left in any case.
    pub(crate) const fn is_optional(self) -> bool {
        match self {
            Self::Second | Self::Exchange => true,
            Self::Paid | Self::Gift => false,
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(level: &u8) -> bool {
    *level == 0
}

/// [`Learn`] as positions are stored.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(rename = "Learn", rename_all = "kebab-case", deny_unknown_fields)]
struct StoredLearn {
    /// The technologies to choose from.
    #[serde(with = "JsonAs::<Vec<Track>>")]
    tracks: IndexSet,
    /// Whether it costs nothing but what a prophecy asks for.
    free: bool,
    /// Whether it may be left.
    optional: bool,
    /// Number of advances that follow.
    more: u8,
}

impl From<StoredLearn> for Learn {
    fn from(StoredLearn { tracks, free, optional, more }: StoredLearn) -> Self {
        let terms = match (free, optional) {
            (false, false) => AdvanceTerms::Paid,
            (false, true) => AdvanceTerms::Second,
            (true, false) => AdvanceTerms::Gift,
            (true, true) => AdvanceTerms::Exchange,
        };
        Self { tracks, terms, more }
    }
}

impl From<Learn> for StoredLearn {
    fn from(Learn { tracks, terms, more }: Learn) -> Self {
        Self { tracks, free: terms.is_free(), optional: terms.is_optional(), more }
    }
}
