//! Static facts about the components.

mod boards;
mod bot;
mod discoveries;
mod pyramid;
mod setup;
mod starting;
mod temples;
mod tiles;

pub use boards::{
    ALCHEMY_BONUS, ALCHEMY_POWER, BUILDINGS, DECORATION_POINTS, DECORATION_PRICE, GATHER_TABLES, GatherYield,
    LEVEL_POINTS, LEVEL_POINTS_PRINTED, LEVEL_STONE, LEVEL_WOOD, NOBLES_ROWS, NOBLES_WOOD, building_row,
    power_column, power_ups,
};
pub use bot::{
    BOT_BONUS, BOT_COSTS, BOT_FALLBACK_COCOA, BOT_ROLLS, BOT_START_RESOURCES, BOT_TECHNOLOGY,
    BOT_TILE_PLACES, BOT_TRADE, BOT_WORKERS, BOT_WORSHIP, bot_tile_index, fill_from,
};
pub use discoveries::{DISCOVERIES, Discovery, DiscoveryEffect, DiscoveryTile};
pub(crate) use discoveries::{MASKS, OTHERS};
pub use pyramid::{
    DECORATION_TILES, DecorationId, DecorationTile, GROUND_ICONS, LAYOUT_2, LAYOUT_3, LAYOUT_4, LEVEL_SIZES,
    OUTSIDE_ICONS, PYRAMID_TILES, PyramidId, PyramidTile, decoration_cells,
};
pub use setup::{
    FIRST_GAME, FIRST_GAME_BONUSES, FIRST_GAME_ROYALS, FIRST_GAME_TECHNOLOGIES, FirstGame, PRINTED_RING,
};
pub use starting::{
    DRAFT_OFFER, STARTING_PRINTED, STARTING_TILES, STARTING_TILES_DEALT, STARTING_TILES_KEPT, StartId,
    StartingBenefit, StartingTile,
};
pub use temples::{
    AVENUE_END, BONUS_STEP, LARGE_SPACES, LARGE_STEPS, LargeSpace, LargeStep, StepReward, TEMPLE_REWARDS,
    TOP_STEP,
};
pub use tiles::{
    BONUSES, Bonus, BonusTile, ROYALS, Royal, RoyalAbility, RoyalTile, Scoring, TECHNOLOGIES, Technology,
    TechnologyTile,
};

/// Discovery tiles in the box (H-005).
pub const DISCOVERY_TILES: usize = 54;
/// Worker dice of one colour (H-014).
pub const WORKERS: u8 = 4;
/// Power of the fourth worker, in reserve (H-057).
pub const RESERVE_POWER: u8 = 3;
/// Cocoa of the players at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartCocoa {
    /// Of the first player.
    pub first: u8,
    /// Of the last player.
    pub last: u8,
    /// Of the players between them.
    pub middle: u8,
}

/// Cocoa of the players at the start (H-049 to H-052).
pub const START_COCOA: StartCocoa = StartCocoa { first: 1, middle: 2, last: 3 };
/// Cocoa to free all own worshipping workers in a normal turn (H-117).
pub const UNLOCK_COCOA: u8 = 3;
/// Boards a worker moves at most (H-123).
pub const MAX_MOVE: u8 = 3;
/// Own workers that count at most (H-184).
pub const MAX_COUNTED_WORKERS: u8 = 3;
/// The last space of the pyramid track (HA-19).
pub const PYRAMID_TRACK_END: u8 = 10;
/// Points for the seat furthest on the pyramid track (H-290).
pub const LEADER_POINTS: u8 = 4;
/// Points per space of the pyramid track, by eclipse (H-291 to H-293).
pub const PYRAMID_POINTS: [u8; 3] = [4, 3, 2];
/// Points of a set by the number of its masks (H-297).
pub const MASK_POINTS: [u8; 8] = [0, 1, 3, 6, 10, 15, 21, 28];
/// Power from which a worker is paid more (H-300).
pub const STRONG_POWER: u8 = 4;
/// Wages of a worker, and of one of [`STRONG_POWER`] (H-299, H-300).
pub const WAGES: [u8; 2] = [1, 2];
/// Points lost for every cocoa of wages not paid (H-301).
pub const UNPAID_POINTS: u8 = 3;
/// Points, cocoa and the cocoa price of rewards of the ascension circle (H-271 to H-276).
pub const ASCENSION_POINTS: u8 = 5;
/// Cocoa of the ascension reward (H-272).
pub const ASCENSION_COCOA: u8 = 5;
/// Cocoa paid for two temple steps (H-274).
pub const ASCENSION_PRICE: u8 = 3;
/// Cocoa that comes with the fourth worker (H-276).
pub const FOURTH_WORKER_COCOA: u8 = 2;

/// Where the dark disc lies, by players from 1 and eclipses scored (H-034 to H-036, H-305 to H-312).
pub const DARK_DISC: [[u8; 3]; 4] = [[10, 9, 8], [10, 9, 8], [11, 10, 9], [12, 11, 10]];

/// Neutral colours, by players from 1 (H-098, H-099, H-401).
pub const NEUTRAL_COLOURS: [u8; 4] = [2, 2, 1, 0];
