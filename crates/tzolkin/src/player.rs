//! What belongs to one player.

use serde::{Deserialize, Serialize};

use crate::{
    Blocks, bit_list,
    data::{START_STEP, START_WORKERS, WORKERS},
};

/// One player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Player {
    /// In quarters of a point.
    pub score: i16,
    pub corn: u16,
    pub blocks: Blocks,
    pub skulls: u8,
    /// Steps by temple, counted from the lowest.
    pub temples: [u8; 3],
    /// Levels by technology.
    pub levels: [u8; 4],
    /// Workers in hand.
    pub hand: u8,
    /// Workers not in play.
    pub supply: u8,
    /// Workers on wheels, one bit per position.
    #[serde(with = "bit_list::by_wheel")]
    pub wheels: [u16; 5],
    /// Whether the double advance is used up.
    pub dark: bool,
    /// Which of the four starting tiles dealt are kept, one bit each.
    #[serde(with = "bit_list")]
    pub kept: u8,
    /// Which of the two tribes dealt was chosen.
    pub tribe: Option<u8>,
    /// Buildings owned, one bit each.
    #[serde(with = "bit_list::buildings")]
    pub buildings: u64,
    /// Monuments owned, one bit each.
    #[serde(with = "bit_list::monuments")]
    pub monuments: u16,
    pub corn_tiles: u8,
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
