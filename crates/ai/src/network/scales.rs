//! Features as a network sees them: how many spreads they are away from their mean, in whole numbers.

use patolli_core::Seat;

use super::shape::{SPREAD_ONE, SPREADS_MOST};
use crate::{
    value::{FeatureRow as _, LearnedValue},
    value_model::{FeatureVector, Limits, feature_vector},
};

/// Between which numbers features count, and how they are scaled.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct FeatureScales {
    /// Number of features.
    pub(crate) features: usize,
    pub(crate) limits: Limits,
    pub(crate) mean: FeatureVector,
    /// How widely each feature varies; never zero.
    pub(crate) spread: FeatureVector,
}

/// The features of a seat in whole numbers; those a game does not have are zero.
pub(crate) type Spreads = [i32; crate::value::MAX_FEATURES];

impl FeatureScales {
    /// The features of a seat.
    pub(crate) fn spreads<G: LearnedValue>(&self, position: &G, seat: Seat) -> Spreads {
        debug_assert_eq!(self.features, G::Features::FEATURES.len());
        self.scaled(&feature_vector(position, seat))
    }

    /// These numbers, scaled.
    pub(crate) fn scaled(&self, numbers: &FeatureVector) -> Spreads {
        let mut numbers = *numbers;
        self.limits.clip(&mut numbers);
        let mut spreads = [0; crate::value::MAX_FEATURES];
        for (index, spread) in spreads.iter_mut().enumerate().take(self.features) {
            let away = (numbers[index] - self.mean[index]) / self.spread[index];
            *spread = rounded(away * to_f32(SPREAD_ONE)).clamp(-SPREADS_MOST, SPREADS_MOST);
        }
        spreads
    }
}

/// The nearest whole number.
#[expect(clippy::cast_possible_truncation, reason = "what is too large becomes the largest number")]
pub(crate) fn rounded(number: f32) -> i32 {
    number.round() as i32
}

/// A small whole number.
#[expect(
    clippy::cast_precision_loss,
    reason = "sizes and sums below 2^24, and of larger ones the first digits"
)]
pub(crate) fn to_f32(number: i32) -> f32 {
    number as f32
}
