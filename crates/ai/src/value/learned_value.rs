//! Games whose value can be learned.

use patolli_core::Seat;

use crate::{HeuristicValue, value::FeatureRow};

/// What keeps weights from following every chance of the games they are learned from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Regularization {
    /// How strongly weights are held back, for each sample.
    pub ridge: f64,
    /// How strongly the weights of neighbouring knots are held together, for each sample.
    pub smoothness: f64,
    /// What varies less than this counts as if it varied so much: what is seldom seen gets no large weight.
    pub min_scale: f32,
}

/// A game whose worth can be learned from played games.
///
/// Both functions see the unseen as little as a player does: a position dealt anew for any seat gives the same numbers.
pub trait LearnedValue: HeuristicValue {
    /// What is looked at, with names and numbers.
    type Features: FeatureRow;

    /// The file of weights, as `patolli train` writes it.
    const WEIGHTS: &'static str;

    /// What keeps the weights steady; each game has its own, found in the arena.
    const REGULARIZATION: Regularization;

    /// The numbers of one seat, also in the middle of a turn.
    fn features(&self, seat: Seat) -> Self::Features;

    /// Number of seats that decide; games with the same number are alike and share what was learned.
    fn deciders(&self) -> u8 {
        self.seats()
    }

    /// Progress of the game: from 0 at the first decision to 1 at the end, never falling.
    fn progress(&self) -> f32;
}
