//! Teotibot: how it starts, which tile a roll wakes, what its tiles give.

use crate::{Arrow, Board, BotTile, Resources};

/// Resources Teotibot starts with (H-402).
pub const BOT_START_RESOURCES: Resources = Resources::new(2, 2, 2);
/// Its free workers and their power (H-409 to H-411).
pub const BOT_WORKERS: [(Board, u8); 3] =
    [(Board::GoldDeposits, 2), (Board::Nobles, 2), (Board::Construction, 2)];
/// Cocoa it trades in at once, and the points for it (H-438).
pub const BOT_TRADE: (u8, u8) = (10, 3);
/// Cocoa when a tile finds nothing to do (H-469).
pub const BOT_FALLBACK_COCOA: u8 = 5;
/// Steps of its Worship tile on a named temple, and from Decorations (H-510, H-511).
pub const BOT_WORSHIP: (u8, u8) = (2, 3);
/// Points for each technology at the end (H-522).
pub const BOT_TECHNOLOGY: u8 = 2;
/// Points for each temple bonus tile at the end (H-523).
pub const BOT_BONUS: u8 = 15;
/// Rolls that a game can need: a round more than the dark disc's space in each era.
pub const BOT_ROLLS: usize = 30;
/// What Construction, Decorations, Alchemy and Nobles spend: stone, gold, gold, wood (H-460 to H-486).
pub const BOT_COSTS: [u8; 4] = [2, 2, 1, 2];
/// Places of action tiles: 0 top, 1 and 2 middle, 3 to 5 bottom, 6 aside.
pub const BOT_TILE_PLACES: usize = BotTile::ALL.len();

/// The place a roll wakes (H-426 to H-431).
pub const fn bot_tile_index(sum: u8) -> usize {
    match sum {
        6..=8 => 0,
        4 | 5 => 1,
        9 | 10 => 2,
        2 | 3 => 3,
        _ => 5,
    }
}

/// From where a gap in the top or middle row is filled (HA-41).
pub const fn fill_from(gap: usize, arrow: Arrow) -> usize {
    match (gap, arrow) {
        (0, Arrow::Left) => 2,
        (0, Arrow::Right) => 1,
        (1, Arrow::Right) => 3,
        (1, Arrow::Left) | (2, Arrow::Right) => 4,
        _ => 5,
    }
}
