//! Static facts about the components.

mod buildings;
mod expansion;
mod monuments;
mod starting;
mod wheels;

pub use buildings::{BUILDINGS, BuildingId, BuildingTile, EPOCH_ONE_COUNT, EPOCH_TWO_COUNT, RENOVATABLE};
pub use expansion::{
    BAND_POINTS, Metric, PROPHECIES, PROPHECIES_DRAWN, Prophecy, ProphecyTile, QUICK_COST, QUICK_SPACES,
    QUICK_TILES_EPOCH_ONE, QUICK_TILES_EPOCH_TWO, TRIBES_DEALT, Tribe,
};
pub use monuments::{MONUMENTS, MonumentId, MonumentTile, Scoring};
pub use starting::{
    STARTING_TILES, STARTING_TILES_DEALT, STARTING_TILES_KEPT, STARTING_TILES_KEPT_IXTAB, StartId,
    StartingTile,
};
pub use wheels::{CHICHEN_ITZA_OFFERINGS, HARVEST_YIELDS, HarvestYield, Offering, YAXCHILAN_GOODS};

use crate::{Block, Goods, Temple, Track};

/// What a starting tile or a building brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Goods from the supply.
    Gain(Goods),
    /// Victory points.
    Score(u8),
    /// A worker from the supply.
    Worker,
    /// A step up on a temple.
    Climb(Temple),
    /// A step up on a temple of choice.
    ClimbAny,
    /// A free advance on a technology.
    Learn(Track),
    /// Free advances on technologies of choice.
    LearnAny(u8),
    /// Farm: this number of workers needs no corn.
    FeedWorkers(u8),
    /// Farm: every worker needs 1 corn less.
    FeedEvery,
    /// One may build one building as with Tikal 2.
    Build,
    /// One may trade as with Uxmal 2.
    Market,
    /// One may pay 1 corn and perform an action of the small wheels.
    AnyAction,
    /// One may build a monument as with Tikal 4.
    BuildMonument,
    /// Goods at every food day, before feeding.
    Income(Goods),
    /// Goods at every food day, by epoch.
    IncomeByEpoch(Goods, Goods),
    /// One technology back, the three others forward.
    ExchangeTechnology,
    /// 7 points and a step on a temple of choice; the skull stays on the tile as if it lay at Chichen Itza.
    SkullShrine,
}

/// Begging: when it is allowed, and for what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Begging {
    /// Most corn with which one may beg.
    pub most: u8,
    /// Corn one has after it.
    pub becomes: u8,
}

/// Skulls in the game (Z-014).
pub const SKULLS: u8 = 13;
/// Workers of one colour (Z-008).
pub const WORKERS: u8 = 6;
/// Workers a player starts with (Z-039).
pub const START_WORKERS: u8 = 3;
/// Buildings laid out (Z-045).
pub const ROW_SIZE: usize = 6;
/// Corn for placing workers in one turn, by their number, without the positions (Z-096).
pub const SURCHARGE: [u8; 6] = [0, 1, 3, 6, 10, 15];
/// The same for Yumkaax (ZE-053).
pub const SURCHARGE_YUMKAAX: [u8; 6] = [0, 0, 2, 5, 9, 13];
/// Begging (Z-084, Z-085).
pub const BEG: Begging = Begging { most: 2, becomes: 3 };
/// Begging by Bacab (ZE-026, ZEA-41).
pub const BEG_BACAB: Begging = Begging { most: 3, becomes: 4 };
/// Corn with which Bacab starts every turn at least (ZE-024).
pub const BACAB_CORN: u8 = 2;
/// What Cit-Bolon-Tum saves on the position of one worker a turn (ZE-033).
pub const CIT_BOLON_TUM_DISCOUNT: u8 = 2;
/// Workers Yaluk starts with (ZEA-49).
pub const YALUK_WORKERS: u8 = 5;
/// Corn of Palenque 1 (Z-148).
pub const FISHING_CORN: u8 = 3;
/// Corn paid at Uxmal 1 (Z-181).
pub const UXMAL_1_CORN: u8 = 3;
/// Corn paid at Uxmal 4 instead of each block (Z-187).
pub const UXMAL_4_CORN: u8 = 2;
/// Points lost for an unfed worker (Z-292).
pub const UNFED_PENALTY: u8 = 3;
/// Points lost by Yaluk for an unfed worker (ZEA-49).
pub const UNFED_PENALTY_YALUK: u8 = 5;
/// Corn a worker needs on a food day (Z-289).
pub const CORN_PER_WORKER: u8 = 2;
/// Teeth of the calendar (Z-003).
pub const TEETH: u8 = 26;
/// Where the food days are, counted in teeth from the start (Z-026).
pub const FOOD_DAYS: [u8; 4] = [7, 13, 20, 26];
/// Blocks for an advance to level 1, 2, 3 and beyond (Z-206 to Z-211).
pub const ADVANCE_COSTS: [u8; 4] = [1, 2, 3, 1];
/// The same for Itzamna (ZE-040 to ZE-043).
pub const ADVANCE_COSTS_ITZAMNA: [u8; 4] = [0, 1, 2, 1];
/// Points for a skull left at the end (Z-316).
pub const SKULL_POINTS: i16 = 3;
/// Points of the skull shrine (ZE-114).
pub const SKULL_SHRINE_POINTS: i16 = 7;

/// Corn a block costs and brings at the market (Z-183).
pub const fn market_rate(block: Block) -> u8 {
    match block {
        Block::Wood => 2,
        Block::Stone => 3,
        Block::Gold => 4,
    }
}

/// What a temple gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TempleSteps {
    /// Points at the end of an epoch, from the lowest step.
    pub points: &'static [i8],
    /// What a step gives in the middle of an epoch, from the lowest step.
    pub rewards: &'static [Option<StepReward>],
    /// Points for the highest place at the end of the first and second epoch.
    pub bonus: [u8; 2],
}

/// What a temple step gives in the middle of an epoch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepReward {
    /// A block.
    Block(Block),
    /// A skull.
    Skull,
}

const STONE: Option<StepReward> = Some(StepReward::Block(Block::Stone));
const GOLD: Option<StepReward> = Some(StepReward::Block(Block::Gold));
const WOOD: Option<StepReward> = Some(StepReward::Block(Block::Wood));
const SKULL: Option<StepReward> = Some(StepReward::Skull);

/// The step all markers start on, counted from the lowest (Z-040).
pub const START_STEP: u8 = 1;

/// The three temples (Z-246, Z-302, Z-308, Z-310).
pub const TEMPLES: [TempleSteps; 3] = [
    TempleSteps {
        points: &[-1, 0, 2, 4, 6, 7, 8],
        rewards: &[None, None, STONE, None, STONE, None, None],
        bonus: [6, 2],
    },
    TempleSteps {
        points: &[-2, 0, 1, 2, 4, 6, 9, 12, 13],
        rewards: &[None, None, None, GOLD, None, GOLD, None, None, None],
        bonus: [2, 6],
    },
    TempleSteps {
        points: &[-3, 0, 1, 3, 5, 7, 9, 10],
        rewards: &[None, None, WOOD, None, WOOD, SKULL, None, None],
        bonus: [4, 4],
    },
];

impl Temple {
    /// What the temple gives.
    pub const fn steps(self) -> &'static TempleSteps {
        &TEMPLES[self.index()]
    }

    /// The top step, counted from the lowest.
    #[expect(clippy::cast_possible_truncation, reason = "no temple has more than nine steps")]
    pub const fn top(self) -> u8 {
        self.steps().points.len() as u8 - 1
    }
}

/// How a table is set up, by its number of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupCounts {
    /// Monuments laid out.
    pub monuments: u8,
    /// Neutral pieces, those on quick-action spaces included.
    pub neutral: u8,
    /// Neutral pieces on quick-action spaces.
    pub on_quick: u8,
}

/// Z-043, Z-053, Z-054, Z-065, Z-066, ZE-160 to ZE-162, ZEA-51.
pub const fn setup_counts(seats: u8, quick: bool) -> SetupCounts {
    let (monuments, neutral, on_quick) = match (seats, quick) {
        (2, false) => (4, 12, 0),
        (3, false) => (5, 6, 0),
        (2, true) => (4, 18, 2),
        (3, true) => (5, 12, 1),
        (4, true) => (6, 6, 1),
        _ => (6, 0, 0),
    };
    SetupCounts { monuments, neutral, on_quick }
}
