//! A small network: what the weighted sum of features misses.

use super::{Numbers, dot, padded};

/// Units of the hidden layer.
pub(crate) const HIDDEN: usize = 32;

/// One hidden layer; its inputs are the features, and how far the game has come.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Net {
    /// How many features it looks at.
    pub(crate) features: usize,
    /// For each unit the weights of the features.
    pub(crate) inner: Vec<Numbers>,
    /// For each unit the weight of the progress of the game.
    pub(crate) clock: [f32; HIDDEN],
    /// For each unit what it starts from.
    pub(crate) bias: [f32; HIDDEN],
    /// What each unit adds.
    pub(crate) outer: [f32; HIDDEN],
}

impl Net {
    /// The points it adds.
    pub(crate) fn worth_of(&self, progress: f32, numbers: &Numbers) -> f32 {
        let length = padded(self.features);
        let mut sum = 0.0;
        for unit in 0..HIDDEN {
            let input = dot(&self.inner[unit][..length], &numbers[..length]);
            sum += self.outer[unit] * lit(input + self.clock[unit] * progress + self.bias[unit]);
        }
        sum
    }
}

/// How strongly a unit responds: fully above zero, hardly below.
pub(crate) fn lit(input: f32) -> f32 {
    if input > 0.0 { input } else { input * LEAK }
}

/// What is left of an input below zero.
pub(crate) const LEAK: f32 = 0.05;
