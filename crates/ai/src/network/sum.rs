//! The weighted sum of features that a network corrects, in whole numbers.

use super::{
    scales::{Spreads, rounded, to_f32},
    shape::{KNOT_PARTS, LOGIT_ONE, ODDS_ONE, POINT_ONE, SPREAD_ONE, SUM_ONE},
};
use crate::value_model::KNOTS;

/// Points by features, with weights that change over the game, and the odds that a lead means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct WeightedSum {
    /// At each knot the weight of each feature: parts of a point for a spread, times `SUM_ONE`.
    pub(crate) weights: Vec<Vec<i32>>,
    /// At each knot what every seat has, in parts of a point.
    pub(crate) bias: [i32; KNOTS],
    /// At each knot the logits that a point is worth, times `ODDS_ONE`.
    pub(crate) odds: [i32; KNOTS],
}

/// Progress of a game in whole numbers: so many parts of the way between knots.
pub(crate) fn progress_parts(progress: f32) -> i32 {
    rounded(progress.clamp(0.0, 1.0) * to_f32(most_progress()))
}

/// The parts of a whole game.
#[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "five knots")]
pub(crate) const fn most_progress() -> i32 {
    KNOT_PARTS * (KNOTS as i32 - 1)
}

/// The number between two knots.
fn between(knots: impl Fn(usize) -> i64, progress: i32) -> i64 {
    let knot = (progress / KNOT_PARTS).clamp(0, most_progress() / KNOT_PARTS - 1);
    let part = i64::from(progress - knot * KNOT_PARTS);
    let at = usize::try_from(knot).unwrap_or_default();
    (knots(at) * (i64::from(KNOT_PARTS) - part) + knots(at + 1) * part) / i64::from(KNOT_PARTS)
}

impl WeightedSum {
    /// Parts of a point that these features add up to.
    pub(crate) fn points(&self, progress: i32, spreads: &Spreads) -> i32 {
        let at = |knot: usize| {
            let products = self.weights[knot].iter().zip(spreads);
            products.map(|(weight, spread)| i64::from(*weight) * i64::from(*spread)).sum::<i64>()
        };
        let products = between(at, progress) / i64::from(SPREAD_ONE * SUM_ONE);
        small(products + between(|it| self.bias[it].into(), progress))
    }

    /// The logits of a number of parts of a point.
    pub(crate) fn logits(&self, progress: i32, parts: i32) -> i32 {
        let odds = between(|it| self.odds[it].into(), progress);
        small(i64::from(parts) * odds / i64::from(POINT_ONE * (ODDS_ONE / LOGIT_ONE)))
    }

    /// Points of difference that make the odds of winning e : 1.
    pub(crate) fn win_temperature(&self, progress: i32) -> f32 {
        let odds = between(|it| self.odds[it].into(), progress);
        to_f32(ODDS_ONE) / to_f32(small(odds)).max(1.0)
    }

    /// Points that a spread of a feature is worth.
    pub(crate) fn weight(&self, progress: i32, feature: usize) -> f32 {
        to_f32(small(between(|it| self.weights[it][feature].into(), progress))) / to_f32(POINT_ONE * SUM_ONE)
    }
}

/// A number, kept within what 32 bits and a float hold exactly.
fn small(number: i64) -> i32 {
    const MOST: i64 = 1 << 24;
    i32::try_from(number.clamp(-MOST, MOST)).unwrap_or_default()
}
