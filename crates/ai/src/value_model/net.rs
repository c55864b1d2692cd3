//! A small network: what the weighted sum of features misses.

use super::{FeatureVector, dot, padded};

/// Units of the hidden layer.
pub(crate) const HIDDEN: usize = 32;

/// One hidden layer; its inputs are the features, and how far the game has come.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Net {
    /// Number of features it looks at.
    pub(crate) features: usize,
    /// For each unit the weights of the features.
    pub(crate) hidden_weights: Vec<FeatureVector>,
    /// For each unit the weight of the progress of the game.
    pub(crate) progress_weights: [f32; HIDDEN],
    /// For each unit what it starts from.
    pub(crate) bias: [f32; HIDDEN],
    /// What each unit adds.
    pub(crate) output_weights: [f32; HIDDEN],
}

impl Net {
    /// The points it adds.
    pub(crate) fn predict(&self, progress: f32, numbers: &FeatureVector) -> f32 {
        let length = padded(self.features);
        let mut sum = 0.0;
        for unit in 0..HIDDEN {
            let input = dot(&self.hidden_weights[unit][..length], &numbers[..length]);
            sum += self.output_weights[unit]
                * leaky_relu(input + self.progress_weights[unit] * progress + self.bias[unit]);
        }
        sum
    }
}

/// How strongly a unit responds: fully above zero, hardly below.
pub(crate) fn leaky_relu(input: f32) -> f32 {
    if input > 0.0 { input } else { input * LEAKY_SLOPE }
}

/// What is left of an input below zero.
pub(crate) const LEAKY_SLOPE: f32 = 0.05;
