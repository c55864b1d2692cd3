//! A network: what positions are worth, learned from the facts of a position beside its features, in whole numbers.
//!
//! What holds for a seat and on the board ([tokens](crate::value::TokenList)) is summed up row by row, the features beside it by a small layer;
//! both together, and the mean of the same for the other seats, go through two small layers. What comes out is added to a weighted
//! sum of the features. Play counts in whole numbers only, so that a file says the same on every machine.

mod exp;
mod file;
mod judge;
mod layers;
mod scales;
mod shape;
mod sum;

pub use self::file::BadNetwork;
#[cfg(test)]
pub(crate) use self::layers::mean_of_others;
pub(crate) use self::{
    layers::{Block, Dense, Layers},
    scales::{FeatureScales, rounded, to_f32},
    shape::{
        BLOCK, FIRST, HEAD_POINTS, HEADS, ODDS_ONE, PAIR, POINT_ONE, ROW_ONE, SECOND, SIDE, SIDE_MOST,
        SPREAD_ONE, SUM_ONE, UNIT_MOST, UNIT_ONE, WEIGHT_MOST, WEIGHT_ONE, WIDTH,
    },
    sum::{WeightedSum, most_progress, progress_parts},
};

/// A network of one game, for all numbers of seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    pub(crate) scales: FeatureScales,
    pub(crate) sum: WeightedSum,
    pub(crate) layers: Layers,
}

impl Network {
    /// The points that each feature is worth at this progress, beside what the layers make of it.
    pub(crate) fn weights_at(&self, progress: f32) -> crate::value::FeatureVector {
        let parts = progress_parts(progress);
        let weight = |it: usize| {
            if it < self.scales.features { self.sum.weight(parts, it) / self.scales.spread[it] } else { 0.0 }
        };
        std::array::from_fn(weight)
    }

    /// Points of difference that make the odds of winning e : 1.
    pub(crate) fn win_temperature_at(&self, progress: f32) -> f32 {
        self.sum.win_temperature(progress_parts(progress)).max(0.5)
    }
}
