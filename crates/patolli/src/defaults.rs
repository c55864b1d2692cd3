//! What commands assume when nothing is said.

use patolli_catalog::AnyGame;

/// Four seats, or as many as the game allows.
pub fn default_seats(game: &dyn AnyGame) -> u8 {
    4.clamp(*game.seats().start(), *game.seats().end())
}
