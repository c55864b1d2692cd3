//! What belongs to one player.

use patolli_core::{ByName, json::QuarterPoints};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Blocks, Temple, Track, bit_list,
    data::{BuildingId, MonumentId, START_STEP, START_WORKERS, WORKERS},
};

/// One player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Player {
    /// Score in points.
    // Quarters of a point, but for JSON.
    #[serde(with = "QuarterPoints")]
    pub score: i16,
    /// Corn in hand.
    pub corn: u16,
    /// Blocks in hand.
    pub blocks: Blocks,
    /// Skulls in hand.
    pub skulls: u8,
    /// Step of the marker by temple, counted from 0, the lowest.
    #[serde(with = "ByName::<Temple, u8>")]
    pub temples: [u8; 3],
    /// Level by technology, 0 to 3.
    #[serde(with = "ByName::<Track, u8>")]
    pub levels: [u8; 4],
    /// Workers in hand.
    pub hand: u8,
    /// Workers not in play.
    pub supply: u8,
    /// Positions of the workers, by wheel.
    #[serde(with = "bit_list::by_wheel")]
    #[schemars(with = "bit_list::by_wheel::Form")]
    pub wheels: [u16; 5],
    /// Whether the double advance is used up.
    pub dark: bool,
    /// The starting tiles kept: their places, from 0, among the four dealt.
    #[serde(with = "bit_list")]
    #[schemars(with = "Vec<u8>")]
    pub kept: u8,
    /// The tribe chosen: its place, 0 or 1, among the two dealt; `null` if none is chosen.
    pub tribe: Option<u8>,
    /// Buildings owned, in the order of the component list.
    #[serde(with = "bit_list::buildings")]
    #[schemars(with = "Vec<BuildingId>")]
    pub buildings: u64,
    /// Monuments owned, in the order of the component list.
    #[serde(with = "bit_list::monuments")]
    #[schemars(with = "Vec<MonumentId>")]
    pub monuments: u16,
    /// Number of corn tiles.
    pub corn_tiles: u8,
    /// Number of wood tiles.
    pub wood_tiles: u8,
    /// Workers fed on the food day that is going on.
    pub fed: u8,
}

impl Player {
    /// A player before the secret choice: Z-037 to Z-041.
    pub(crate) const fn new() -> Self {
        Self {
            score: 0,
            corn: 0,
            blocks: Blocks::NONE,
            skulls: 0,
            temples: [START_STEP; 3],
            levels: [0; 4],
            hand: START_WORKERS,
            supply: WORKERS - START_WORKERS,
            wheels: [0; 5],
            dark: false,
            kept: 0,
            tribe: None,
            buildings: 0,
            monuments: 0,
            corn_tiles: 0,
            wood_tiles: 0,
            fed: 0,
        }
    }

    /// Buildings owned.
    #[expect(clippy::cast_possible_truncation, reason = "sixty-four bits")]
    pub(crate) const fn building_count(&self) -> u8 {
        self.buildings.count_ones() as u8
    }

    /// Monuments owned.
    #[expect(clippy::cast_possible_truncation, reason = "sixteen bits")]
    pub(crate) const fn monument_count(&self) -> u8 {
        self.monuments.count_ones() as u8
    }
}
