//! The lead that makes winning sure, learned from played games.

use super::self_play::Sample;
use crate::value_model::{KNOTS, SeatCountModel, expectations_from_points, knot_at};

/// Spreads that are tried, in points.
const CANDIDATES: [f32; 18] =
    [0.7, 1.0, 1.4, 2.0, 2.8, 4.0, 5.0, 6.0, 7.0, 8.5, 10.0, 12.0, 14.0, 17.0, 20.0, 24.0, 28.0, 34.0];

/// At each knot, the spread under which those who won were likeliest to win.
pub(super) fn fit_win_temperature(model: &SeatCountModel, samples: &[&Sample]) -> [f32; KNOTS] {
    let mut spread = [10.0; KNOTS];
    for (knot, spread) in spread.iter_mut().enumerate() {
        let near: Vec<_> = samples.iter().filter(|it| nearest_knot(it.progress) == knot).collect();
        let worths: Vec<_> = near.iter().map(|it| it.predicted(model)).collect();
        let surprise = |tried: f32| {
            near.iter().zip(&worths).map(|(it, worths)| cross_entropy(it, worths, tried)).sum::<f64>()
        };
        let best = CANDIDATES.into_iter().map(|it| (it, surprise(it))).min_by(|a, b| a.1.total_cmp(&b.1));
        if !near.is_empty() {
            *spread = best.map_or(10.0, |it| it.0);
        }
    }
    spread
}

fn nearest_knot(progress: f32) -> usize {
    let (knot, part) = knot_at(progress);
    if part > 0.5 { knot + 1 } else { knot }
}

fn cross_entropy(sample: &Sample, worths: &[f32; 5], spread: f32) -> f64 {
    let seats = sample.features.len();
    let expectations = expectations_from_points(&worths[..seats], spread);
    let one = |(won, expectation): (&f32, &crate::Expectation)| {
        -f64::from(*won) * f64::from(expectation.win.max(1e-6)).ln()
    };
    sample.win_shares.iter().zip(&expectations).map(one).sum()
}
