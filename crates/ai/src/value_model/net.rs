//! A small network: what the weighted sum of features misses.

use super::{FeatureVector, LANES};

/// Units of the hidden layer.
pub(crate) const HIDDEN: usize = 32;

/// One number for each unit of the hidden layer.
pub(crate) type PerUnit = [f32; HIDDEN];

/// One hidden layer; its inputs are the features, and how far the game has come.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Net {
    /// For each feature its weight in every unit.
    pub(crate) hidden_weights: Vec<PerUnit>,
    /// For each unit the weight of the progress of the game.
    pub(crate) progress_weights: PerUnit,
    /// For each unit what it starts from.
    pub(crate) bias: PerUnit,
    /// What each unit adds.
    pub(crate) output_weights: PerUnit,
}

impl Net {
    /// The points it adds.
    pub(crate) fn predict(&self, progress: f32, numbers: &FeatureVector) -> f32 {
        let mut sum = 0.0;
        for (unit, input) in self.inputs(numbers).into_iter().enumerate() {
            sum += self.output_weights[unit]
                * leaky_relu(input + self.progress_weights[unit] * progress + self.bias[unit]);
        }
        sum
    }

    /// What each unit sums up. All units are summed beside each other, but each in the order of [`dot`](super::dot).
    fn inputs(&self, numbers: &FeatureVector) -> PerUnit {
        let mut inputs = [0.0; HIDDEN];
        for lane in 0..LANES {
            let mut sums = [0.0; HIDDEN];
            let weights = self.hidden_weights.iter().skip(lane).step_by(LANES);
            for (weights, number) in weights.zip(numbers.iter().skip(lane).step_by(LANES)) {
                // Most features are zero most of the time, and add nothing.
                if *number != 0.0 {
                    add_products(&mut sums, weights, *number);
                }
            }
            for (input, sum) in inputs.iter_mut().zip(sums) {
                *input += sum;
            }
        }
        inputs
    }
}

/// Adds the weights of one feature, as often as its number says.
#[inline]
fn add_products(sums: &mut PerUnit, weights: &PerUnit, number: f32) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += weight * number;
    }
}

/// How strongly a unit responds: fully above zero, hardly below.
pub(crate) fn leaky_relu(input: f32) -> f32 {
    if input > 0.0 { input } else { input * LEAKY_SLOPE }
}

/// What is left of an input below zero.
pub(crate) const LEAKY_SLOPE: f32 = 0.05;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value_model::{MAX_FEATURES, dot};

    #[test]
    fn units_sum_up_as_dot_does() {
        const FEATURES: usize = 93;
        let scattered =
            |it: usize| f32::from(u16::try_from(it * 7919 % 1009).expect("it is small")) / 7.3 - 60.0;
        let weights = |unit: usize| -> [f32; MAX_FEATURES] {
            std::array::from_fn(|it| if it < FEATURES { scattered(it * HIDDEN + unit) } else { 0.0 })
        };
        let hidden_weights = (0..FEATURES).map(|it| std::array::from_fn(|unit| weights(unit)[it])).collect();
        let none = [0.0; HIDDEN];
        let net = Net { hidden_weights, progress_weights: none, bias: none, output_weights: none };
        let numbers: FeatureVector =
            std::array::from_fn(|it| if it % 3 == 0 { 0.0 } else { scattered(it + 11) / 3.1 });
        let wanted: PerUnit = std::array::from_fn(|unit| dot(&weights(unit), &numbers));
        assert_eq!(net.inputs(&numbers).map(f32::to_bits), wanted.map(f32::to_bits));
    }
}
