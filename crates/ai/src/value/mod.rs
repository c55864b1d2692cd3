//! What a position is worth; the only place that knows what a game values.

mod tikal;

use patolli_core::{Game, Seat};

/// A game whose positions can be valued.
pub trait Valued: Game {
    /// What the position is worth to `seat`, in points; more is better.
    fn value(&self, seat: Seat) -> f32;
}
