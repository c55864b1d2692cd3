//! Between which numbers a feature counts: what lies beyond them was never seen, and its price would be a guess.

use super::{FeatureVector, MAX_FEATURES};

/// The least and the greatest number of each feature that count; what is beyond counts as the nearest of them.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Limits {
    pub(crate) least: FeatureVector,
    pub(crate) most: FeatureVector,
}

impl Limits {
    /// Limits that change nothing.
    pub(crate) const NONE: Self = Self { least: [f32::MIN; MAX_FEATURES], most: [f32::MAX; MAX_FEATURES] };

    /// Replaces numbers beyond the limits.
    pub(crate) fn clip(&self, numbers: &mut [f32]) {
        for ((number, least), most) in numbers.iter_mut().zip(&self.least).zip(&self.most) {
            *number = number.max(*least).min(*most);
        }
    }
}
