//! Between which numbers a feature counts, from the games that were played.

use super::self_play::Sample;
use crate::{value::Feature, value_model::Limits};

/// Part of the positions beyond either limit, in thousandths.
const BEYOND: usize = 5;

/// Limits that leave out the most extreme positions; points count without limit, and what a game caps counts up to its cap.
pub(super) fn find_limits(features: &[Feature], caps: &[(&str, f32)], samples: &[Sample]) -> Limits {
    let mut limits = Limits::NONE;
    let mut numbers: Vec<f32> = Vec::new();
    for (index, feature) in features.iter().enumerate().skip(1) {
        numbers.clear();
        numbers.extend(samples.iter().flat_map(|it| &it.features).map(|it| it[index]));
        if numbers.is_empty() {
            continue;
        }
        numbers.sort_unstable_by(f32::total_cmp);
        let beyond = numbers.len() * BEYOND / 1000;
        let cap = caps.iter().find(|it| it.0 == feature.name).map_or(f32::MAX, |it| it.1);
        limits.most[index] = numbers[numbers.len() - 1 - beyond].min(cap);
        limits.least[index] = numbers[beyond].min(limits.most[index]);
    }
    limits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value_model::MAX_FEATURES;

    #[test]
    fn extremes_are_left_out_and_caps_are_kept() {
        let feature = |name| Feature { name, factor: "why" };
        let sample = |n: u16| {
            let mut row = [0.0; MAX_FEATURES];
            row[..3].fill(f32::from(n));
            let features = vec![row];
            Sample { game: 0, progress: 0.0, features, points: vec![], margins: vec![], win_shares: vec![] }
        };
        let samples: Vec<_> = (0..1000).map(sample).collect();
        let features = ["points", "wood", "corn"].map(feature);
        let limits = find_limits(&features, &[("corn", 30.0)], &samples);
        assert_eq!((limits.least[0], limits.most[0]), (f32::MIN, f32::MAX), "a point is a point");
        assert_eq!((limits.least[1], limits.most[1]), (5.0, 994.0));
        assert_eq!((limits.least[2], limits.most[2]), (5.0, 30.0));
        let mut row = [1e9; MAX_FEATURES];
        limits.clip(&mut row);
        assert_eq!(row[..4], [1e9, 994.0, 30.0, 1e9]);
    }
}
