//! Learning finds what was put into made-up games.

use patolli_core::{Rng, Seed};
use rand::RngExt as _;

use super::{fit, net, self_play::Sample, win_temperature};
use crate::{
    value::Regularization,
    value_model::{FeatureVector, MAX_FEATURES, margins},
};

const REGULARIZATION: Regularization = Regularization { ridge: 1e-6, smoothness: 1e-6, min_scale: 0.01 };

/// Positions of two seats whose points at the end follow `law` from three numbers: the score, and two others.
fn synthetic_samples(count: u64, law: impl Fn(f32, &FeatureVector) -> f32) -> Vec<Sample> {
    let mut rng: Rng = Seed::from(1).rng();
    let sample = |game: u64| {
        let progress = rng.random_range(0.0..1.0f32);
        let mut row = || -> FeatureVector {
            let mut row = [0.0; MAX_FEATURES];
            row[..3].iter_mut().for_each(|it| *it = rng.random_range(0.0..10.0f32));
            row
        };
        let rows = vec![row(), row()];
        let points: Vec<_> = rows.iter().map(|it| law(progress, it)).collect();
        let margins = margins(&points)[..2].to_vec();
        let won = margins.iter().map(|it| if *it > 0.0 { 1.0 } else { 0.0 }).collect();
        Sample { game, progress, features: rows, points, margins, win_shares: won }
    };
    (0..count).map(sample).collect()
}

fn mean_error(samples: &[Sample], say: impl Fn(&Sample) -> [f32; 5]) -> f32 {
    let miss = |it: &Sample| (margins(&say(it)[..2])[0] - it.margins[0]).abs();
    #[expect(clippy::cast_precision_loss, reason = "a count")]
    let count = samples.len() as f32;
    samples.iter().map(miss).sum::<f32>() / count
}

#[test]
fn the_sum_finds_weights_that_change_over_the_game() {
    let samples =
        synthetic_samples(3_000, |progress, it| it[0] + 4.0 * (1.0 - progress) * it[1] - 2.0 * it[2]);
    let all: Vec<_> = samples.iter().collect();
    let model = fit::fit(2, 3, &all, REGULARIZATION);
    let weights = [0.0, 0.5, 1.0].map(|it| model.weights_at(it));
    for (weights, expected) in weights.iter().zip([4.0, 2.0, 0.0]) {
        assert!((weights[0] - 1.0).abs() < 0.05, "a point is a point: {}", weights[0]);
        assert!((weights[1] - expected).abs() < 0.1, "{} instead of {expected}", weights[1]);
        assert!((weights[2] + 2.0).abs() < 0.05, "{}", weights[2]);
    }
    assert!(mean_error(&samples, |it| it.predicted(&model)) < 0.1);
}

#[test]
fn the_network_learns_what_the_sum_misses() {
    let samples = synthetic_samples(24_000, |_, it| it[0] + (it[1] - 5.0).abs() * 3.0);
    let all: Vec<_> = samples.iter().collect();
    let mut model = fit::fit(2, 3, &all, REGULARIZATION);
    let plain = mean_error(&samples, |it| it.predicted(&model));
    model.net = Some(net::train_net(&model, &all, &all, &mut Seed::from(2).rng()));
    let better = mean_error(&samples, |it| it.predicted(&model));
    assert!(better < 0.6 * plain, "{better} instead of {plain}");
}

#[test]
fn whoever_is_ahead_wins_the_surer_the_surer_the_model() {
    let exact = synthetic_samples(3_000, |_, it| it[0] + it[1]);
    let noisy: Vec<_> = exact
        .iter()
        .map(|it| Sample {
            win_shares: if it.game % 3 == 0 {
                vec![it.win_shares[1], it.win_shares[0]]
            } else {
                it.win_shares.clone()
            },
            ..it.clone()
        })
        .collect();
    let model = fit::fit(2, 3, &exact.iter().collect::<Vec<_>>(), REGULARIZATION);
    let sure = win_temperature::fit_win_temperature(&model, &exact.iter().collect::<Vec<_>>());
    let unsure = win_temperature::fit_win_temperature(&model, &noisy.iter().collect::<Vec<_>>());
    for (sure, unsure) in sure.iter().zip(unsure) {
        assert!(2.0 * sure < unsure, "{sure} and {unsure}");
    }
}
