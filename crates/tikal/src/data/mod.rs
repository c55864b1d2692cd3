//! Static facts about the components.

mod tiles;

pub use tiles::{BASE_CAMP, PRINTED_HEXES, PrintedHex, TILE_COUNT, TILES, Tile, TileId};

/// Supply of temple level tokens, levels 2 to 10.
pub const LEVEL_TOKENS: [u8; 9] = [3, 6, 9, 11, 8, 5, 3, 2, 1];
/// The lowest level that has tokens.
pub const LOWEST_LEVEL: u8 = 2;
/// The highest level.
pub const HIGHEST_LEVEL: u8 = 10;
/// Treasure tokens in all.
pub const TOKEN_COUNT: usize = 24;
/// Tokens of each motif.
pub const TOKENS_PER_MOTIF: u8 = 3;
/// Members of one expedition.
pub const MEMBERS: u8 = 18;
/// Camps of one player.
pub const CAMPS: u8 = 2;
/// Temples one expedition may guard.
pub const GUARDS: u8 = 2;
/// Action points of a turn.
pub const ACTION_POINTS: u8 = 10;
/// Number of members that the leader is worth in a majority.
pub const LEADER_STRENGTH: u8 = 3;
/// T-105: points for treasures of one motif.
pub const fn set_points(tokens: u8) -> u16 {
    let tokens = tokens as u16;
    tokens * (tokens + 1) / 2
}

/// Points a player starts with in the auction variant.
pub const AUCTION_CAPITAL: u16 = 20;

/// More than any scoring brings a seat: seventeen temples of the highest level and all treasures, 17 × 10 + 8 × 6.
pub const MAX_SCORING_POINTS: u16 = 218;
/// More points than any game brings a seat: the capital of the auction and four scorings come to less.
pub const MAX_POINTS: u16 = 999;

/// Action points an action costs.
pub mod cost {
    /// Bringing one piece to a camp.
    pub const BRING: u8 = 1;
    /// Using a secret path.
    pub const SECRET_PATH: u8 = 1;
    /// Uncovering one temple level.
    pub const UNCOVER: u8 = 2;
    /// Digging one treasure.
    pub const DIG: u8 = 3;
    /// Exchanging one treasure.
    pub const EXCHANGE: u8 = 3;
    /// Building a camp.
    pub const CAMP: u8 = 5;
    /// Placing a guard.
    pub const GUARD: u8 = 5;
}
