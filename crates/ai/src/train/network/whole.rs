//! From what was learned in floating point to the whole numbers of play.

use super::float::FloatNetwork;
use crate::{
    network::{
        Dense, FIRST, Layers, PAIR, ROW_ONE, SECOND, SIDE, UNIT_ONE, WEIGHT_MOST, WEIGHT_ONE, WIDTH, rounded,
        to_f32,
    },
    network::{FeatureScales, ODDS_ONE, POINT_ONE, SUM_ONE, WeightedSum},
    value_model::{KNOTS, SeatCountModel},
};

/// Half of what is divided by: so divisions round instead of cutting off.
const HALF_WEIGHT: i32 = WEIGHT_ONE / 2;
const HALF_ROW: i32 = ROW_ONE / UNIT_ONE / 2;

/// The layers in whole numbers.
pub(super) fn layers(network: &FloatNetwork) -> Layers {
    let (layout, values) = (&network.layout, &network.values);
    let rows = values[layout.rows.clone()].chunks_exact(WIDTH);
    let bias: [i16; WIDTH] = row(&values[layout.row_bias.clone()], ROW_ONE, i16::MAX.into());
    let side = values[layout.side.clone()].chunks_exact(SIDE);
    let side_bias = &values[layout.side_bias.clone()];
    let dense =
        |weights: &std::ops::Range<usize>, bias: &std::ops::Range<usize>, inputs: usize, half: i32| Dense {
            inputs,
            weights: values[weights.clone()].iter().map(|it| whole(*it, WEIGHT_ONE, WEIGHT_MOST)).collect(),
            bias: values[bias.clone()].iter().map(|it| sum_start(*it) + half).collect(),
        };
    Layers {
        rows: rows.map(|it| row(it, ROW_ONE, i16::MAX.into())).collect(),
        row_bias: bias.map(|it| it.saturating_add(i16::try_from(HALF_ROW).unwrap_or_default())),
        side: side.map(|it| row(it, WEIGHT_ONE, WEIGHT_MOST)).collect(),
        side_bias: std::array::from_fn(|it| sum_start(side_bias[it]) + HALF_WEIGHT),
        first: dense(&layout.first, &layout.first_bias, PAIR, HALF_WEIGHT),
        second: dense(&layout.second, &layout.second_bias, FIRST, HALF_WEIGHT),
        heads: dense(&layout.heads, &layout.heads_bias, SECOND, 0),
    }
}

/// What a sum starts from.
fn sum_start(bias: f32) -> i32 {
    const MOST: f32 = 1_000_000.0;
    rounded((bias * to_f32(UNIT_ONE * WEIGHT_ONE)).clamp(-MOST, MOST))
}

fn whole(number: f32, one: i32, most: i32) -> i16 {
    i16::try_from(rounded(number * to_f32(one)).clamp(-most, most)).unwrap_or_default()
}

fn row<const N: usize>(numbers: &[f32], one: i32, most: i32) -> [i16; N] {
    std::array::from_fn(|it| whole(numbers[it], one, most))
}

/// The weighted sum of a model in whole numbers.
pub(super) fn weighted_sum(model: &SeatCountModel, scales: &FeatureScales) -> WeightedSum {
    const MOST: f32 = 16_000_000.0;
    let kept = |number: f32| rounded(number.clamp(-MOST, MOST));
    let weights = (0..KNOTS).map(|knot| {
        let weight =
            |it: usize| kept(model.weights[knot][it] * scales.spread[it] * to_f32(POINT_ONE * SUM_ONE));
        (0..scales.features).map(weight).collect()
    });
    let usual =
        |knot: usize| (0..scales.features).map(|it| model.weights[knot][it] * scales.mean[it]).sum::<f32>();
    WeightedSum {
        weights: weights.collect(),
        bias: std::array::from_fn(|knot| kept((model.bias[knot] + usual(knot)) * to_f32(POINT_ONE))),
        odds: std::array::from_fn(|knot| kept(to_f32(ODDS_ONE) / model.win_temperature[knot].max(0.5))),
    }
}
