//! What a learned value looks at.

use patolli_core::Seat;

use crate::HeuristicValue;

/// One thing a strong player looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature {
    /// Its name in files and tables.
    pub name: &'static str,
    /// Message key of the source under which a hint speaks of it.
    pub factor: &'static str,
}

/// A feature spoken of under `why`.
pub(crate) const fn feature(name: &'static str, why: &'static str) -> Feature {
    Feature { name, factor: why }
}

/// The numbers of one seat, one per feature, written in their order.
#[derive(Debug)]
pub struct FeatureWriter<'a> {
    numbers: &'a mut [f32],
    next: usize,
}

impl<'a> FeatureWriter<'a> {
    /// An empty row; there must be a place for every feature.
    pub fn new(numbers: &'a mut [f32]) -> Self {
        Self { numbers, next: 0 }
    }

    /// Writes the next number.
    pub fn put(&mut self, number: f32) {
        self.numbers[self.next] = number;
        self.next += 1;
    }

    /// How many are written.
    pub const fn len(&self) -> usize {
        self.next
    }

    /// Whether nothing is written yet.
    pub const fn is_empty(&self) -> bool {
        self.next == 0
    }
}

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
    /// What is looked at, in order.
    const FEATURES: &'static [Feature];

    /// The file of weights, as `patolli train` writes it.
    const WEIGHTS: &'static str;

    /// What keeps the weights steady; each game has its own, found in the arena.
    const REGULARIZATION: Regularization;

    /// The numbers of one seat in the order of [`Self::FEATURES`], also in the middle of a turn.
    fn features(&self, seat: Seat, row: &mut FeatureWriter<'_>);

    /// How many decide; with as many, games are alike and share what was learned.
    fn deciders(&self) -> u8 {
        self.seats()
    }

    /// How far the game has come: from 0 at the first decision to 1 at the end, never falling.
    fn progress(&self) -> f32;
}
