//! The weighted sum by ridge regression.
//!
//! Two things are asked of the weights at once: that the differences between seats meet the margins at the end, which is what
//! a search needs, and, with less weight, that each sum meets the points of its seat, so that sums at different progress compare.
//! A point that one has is a point at the end: the regression only looks for what is still to come.

use super::self_play::Sample;
use crate::{
    value::Regularization,
    value_model::{FeatureVector, KNOTS, MAX_FEATURES, SeatCountModel, knot_at},
};

/// Weight of the points of a single seat beside the margin.
const POINTS_WEIGHT: f64 = 0.25;
/// The feature that is the score.
const POINTS_FEATURE: usize = 0;

/// The model whose sums meet the ends of the games best.
pub(super) fn fit(
    seats: u8,
    features: usize,
    samples: &[&Sample],
    regularization: Regularization,
) -> SeatCountModel {
    let scale = scale(features, samples, regularization.min_scale);
    let mut normal = NormalEquations::new(features + 1);
    for sample in samples {
        add(&mut normal, sample, features, &scale);
    }
    let solution = normal.solve(regularization);
    let mut weights = vec![[0.0; MAX_FEATURES]; KNOTS];
    let mut bias = [0.0; KNOTS];
    for knot in 0..KNOTS {
        let row = &solution[knot * (features + 1)..][..=features];
        #[expect(clippy::cast_possible_truncation, reason = "weights need no more digits")]
        for index in 0..features {
            weights[knot][index] = row[index] as f32 / scale[index];
        }
        weights[knot][POINTS_FEATURE] += 1.0;
        #[expect(clippy::cast_possible_truncation, reason = "weights need no more digits")]
        {
            bias[knot] = row[features] as f32;
        }
    }
    SeatCountModel { seats, features, weights, bias, win_temperature: [10.0; KNOTS], net: None, limits: None }
}

/// How widely each feature varies.
pub(super) fn scale(features: usize, samples: &[&Sample], seldom: f32) -> FeatureVector {
    let mut scale = [1.0; MAX_FEATURES];
    let rows = || samples.iter().flat_map(|it| &it.features);
    #[expect(clippy::cast_precision_loss, reason = "a count of rows")]
    let count = rows().count().max(1) as f64;
    for (index, scale) in scale.iter_mut().enumerate().take(features) {
        let mean = rows().map(|it| f64::from(it[index])).sum::<f64>() / count;
        let variance = rows().map(|it| (f64::from(it[index]) - mean).powi(2)).sum::<f64>() / count;
        #[expect(clippy::cast_possible_truncation, reason = "a scale needs no more digits")]
        let spread = variance.sqrt() as f32;
        *scale = spread.max(seldom);
    }
    scale
}

fn add(normal: &mut NormalEquations, sample: &Sample, features: usize, scale: &FeatureVector) {
    let margins = &sample.margins;
    #[expect(clippy::cast_precision_loss, reason = "at most five seats")]
    let others = sample.features.len().saturating_sub(1).max(1) as f32;
    let mut line = vec![0.0f64; features + 1];
    for (seat, row) in sample.features.iter().enumerate() {
        for index in 0..features {
            let all: f32 = sample.features.iter().map(|it| it[index]).sum();
            line[index] = f64::from((row[index] - (all - row[index]) / others) / scale[index]);
        }
        line[features] = 0.0;
        let had = f64::from(scale[POINTS_FEATURE]) * line[POINTS_FEATURE];
        normal.add(sample.progress, &line, f64::from(margins[seat]) - had, 1.0);
        for index in 0..features {
            line[index] = f64::from(row[index] / scale[index]);
        }
        line[features] = 1.0;
        normal.add(
            sample.progress,
            &line,
            f64::from(sample.points[seat] - row[POINTS_FEATURE]),
            POINTS_WEIGHT,
        );
    }
}

/// The normal equations of a regression whose weights are interpolated between knots.
struct NormalEquations {
    /// Numbers of one knot.
    length: usize,
    /// The matrix; only what lies on or below the diagonal.
    matrix: Vec<f64>,
    rhs: Vec<f64>,
    rows: f64,
}

impl NormalEquations {
    fn new(length: usize) -> Self {
        let all = length * KNOTS;
        Self { length, matrix: vec![0.0; all * all], rhs: vec![0.0; all], rows: 0.0 }
    }

    /// One observation: at this progress these numbers should add up to `target`.
    fn add(&mut self, progress: f32, line: &[f64], target: f64, weight: f64) {
        let (knot, part) = knot_at(progress);
        let part = f64::from(part);
        let all = self.length * KNOTS;
        self.rows += weight;
        let parts = [(knot, 1.0 - part), (knot + 1, part)];
        for (row_knot, row_part) in parts {
            for (index, number) in line.iter().enumerate().filter(|it| *it.1 != 0.0) {
                let row = row_knot * self.length + index;
                let scaled = weight * row_part * number;
                self.rhs[row] += scaled * target;
                for (column_knot, column_part) in parts.iter().filter(|it| it.0 <= row_knot) {
                    let start = row * all + column_knot * self.length;
                    let factor = scaled * column_part;
                    for (cell, other) in self.matrix[start..][..self.length].iter_mut().zip(line) {
                        *cell += factor * other;
                    }
                }
            }
        }
    }

    /// The weights, by Cholesky's method.
    fn solve(mut self, regularization: Regularization) -> Vec<f64> {
        let all = self.length * KNOTS;
        for index in 0..all {
            let neighbours = if index < self.length || index >= all - self.length { 1.0 } else { 2.0 };
            self.matrix[index * all + index] +=
                (regularization.ridge + regularization.smoothness * neighbours) * self.rows + 1e-6;
            if index >= self.length {
                self.matrix[index * all + index - self.length] -= regularization.smoothness * self.rows;
            }
        }
        for row in 0..all {
            for column in 0..=row {
                let (one, other) = (row * all, column * all);
                let sum: f64 = (0..column).map(|it| self.matrix[one + it] * self.matrix[other + it]).sum();
                let rest = self.matrix[one + column] - sum;
                self.matrix[one + column] =
                    if row == column { rest.max(1e-12).sqrt() } else { rest / self.matrix[other + column] };
            }
        }
        let mut solution = self.rhs;
        for row in 0..all {
            let sum: f64 = (0..row).map(|it| self.matrix[row * all + it] * solution[it]).sum();
            solution[row] = (solution[row] - sum) / self.matrix[row * all + row];
        }
        for row in (0..all).rev() {
            let sum: f64 = (row + 1..all).map(|it| self.matrix[it * all + row] * solution[it]).sum();
            solution[row] = (solution[row] - sum) / self.matrix[row * all + row];
        }
        solution
    }
}
