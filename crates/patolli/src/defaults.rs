//! What commands assume when nothing is said.

use patolli_catalog::AnyGame;

/// Four seats, or as many as the game allows.
pub fn default_seats(kind: &dyn AnyGame) -> u8 {
    4.clamp(*kind.seats().start(), *kind.seats().end())
}
