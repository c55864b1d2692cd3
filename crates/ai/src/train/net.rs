//! Teaching the network what the weighted sum misses, by gradient descent with Adam's steps.
//!
//! The positions of one game share its end, so there is far less to learn from than there are positions: the network is pulled back
//! strongly, its weights are averaged over many steps, and the version is kept that does best on games it was not taught.

use patolli_core::Rng;
use rand::RngExt as _;

use super::{fit::scale, self_play::Sample};
use crate::value_model::{
    FeatureVector, HIDDEN, LEAKY_SLOPE, MAX_FEATURES, Net, PerUnit, SeatCountModel, dot, leaky_relu, margins,
    padded,
};

/// Number of passes over all samples.
const EPOCHS: u32 = 4;
/// Samples between two steps.
const BATCH_SIZE: usize = 64;
/// The size of the first steps; the last are a tenth of it.
const LEARNING_RATE: f32 = 0.0007;
/// How strongly weights are pulled back with every step.
const WEIGHT_DECAY: f32 = 0.1;
/// The part of each step that enters the average.
const AVERAGING_RATE: f32 = 0.002;
/// What varies less than this counts as if it varied so much.
const MIN_SCALE: f32 = 0.5;
/// Weight of the points of a single seat beside the margin.
const POINTS_WEIGHT: f32 = 0.25;
/// Misses beyond this many points pull no harder.
const RESIDUAL_CLIP: f32 = 30.0;

/// All numbers of a network in one row: for each unit its inputs, its clock, its start and what it adds.
struct Parameters {
    width: usize,
    values: Vec<f32>,
}

impl Parameters {
    fn unit(&self, unit: usize) -> &[f32] {
        &self.values[unit * self.width..][..self.width]
    }
}

/// The network that adds most to `model` in the games of `apart`, taught with `samples`.
pub(super) fn train_net(
    model: &SeatCountModel,
    samples: &[&Sample],
    apart: &[&Sample],
    rng: &mut Rng,
) -> Net {
    let normalizer = Normalizer::fit(model.features, samples);
    let mut knobs = Parameters::random(model.features, rng);
    let ready = |samples: &[&Sample]| {
        samples.iter().map(|it| TrainingExample::new(it, model, &normalizer)).collect::<Vec<_>>()
    };
    gradient_descent(&mut knobs, &ready(samples), &ready(apart), rng);
    to_net(&knobs, &normalizer)
}

impl Parameters {
    fn random(features: usize, rng: &mut Rng) -> Self {
        let inputs = padded(features);
        let width = inputs + 3;
        let mut values = vec![0.0; width * HIDDEN];
        #[expect(clippy::cast_precision_loss, reason = "a hundred features")]
        let size = (2.0 / features as f32).sqrt();
        for unit in values.chunks_exact_mut(width) {
            unit[..features].iter_mut().for_each(|it| *it = rng.random_range(-size..size));
            unit[inputs] = rng.random_range(-1.0..1.0f32);
            unit[inputs + 1] = rng.random_range(-0.5..0.5f32);
        }
        Self { width, values }
    }

    /// Number of features that a unit looks at.
    const fn inputs(&self) -> usize {
        self.width - 3
    }

    /// What the network adds for each seat, and the inputs of its units.
    fn forward(&self, lesson: &TrainingExample) -> ([f32; 5], [PerUnit; 5]) {
        let inputs = self.inputs();
        let (mut adds, mut inner) = ([0.0; 5], [[0.0; HIDDEN]; 5]);
        for (seat, row) in lesson.features.iter().enumerate() {
            for (unit, inner) in inner[seat].iter_mut().enumerate() {
                let weights = self.unit(unit);
                let sum = dot(&weights[..inputs], &row[..inputs]);
                *inner = sum + weights[inputs] * lesson.progress + weights[inputs + 1];
                adds[seat] += weights[inputs + 2] * leaky_relu(*inner);
            }
        }
        (adds, inner)
    }

    /// Squared misses of the margins, added up.
    fn loss(&self, lessons: &[TrainingExample]) -> f64 {
        let one = |it: &TrainingExample| {
            let said = margins(&self.forward(it).0[..it.features.len()]);
            it.margins.iter().zip(said).map(|(came, said)| f64::from(said - came).powi(2)).sum::<f64>()
        };
        lessons.iter().map(one).sum()
    }
}

/// How the network sees features: as differences from the usual, in units of how widely they vary.
struct Normalizer {
    features: usize,
    mean: FeatureVector,
    scale: FeatureVector,
}

impl Normalizer {
    fn fit(features: usize, samples: &[&Sample]) -> Self {
        let mut usual = [0.0; MAX_FEATURES];
        let rows = || samples.iter().flat_map(|it| &it.features);
        #[expect(clippy::cast_precision_loss, reason = "a count of rows")]
        let count = rows().count().max(1) as f64;
        for (index, usual) in usual.iter_mut().enumerate().take(features) {
            #[expect(clippy::cast_possible_truncation, reason = "a mean needs no more digits")]
            {
                *usual = (rows().map(|it| f64::from(it[index])).sum::<f64>() / count) as f32;
            }
        }
        Self { features, mean: usual, scale: scale(features, samples, MIN_SCALE) }
    }

    fn normalize(&self, row: &FeatureVector) -> FeatureVector {
        std::array::from_fn(|it| (row[it] - self.mean[it]) / self.scale[it])
    }
}

/// A sample made ready: scaled numbers, and what the sum misses.
struct TrainingExample {
    progress: f32,
    features: Vec<FeatureVector>,
    /// What is missing of each margin.
    margins: Vec<f32>,
    /// What is missing of each seat's points.
    points: Vec<f32>,
}

impl TrainingExample {
    fn new(sample: &Sample, model: &SeatCountModel, normalizer: &Normalizer) -> Self {
        let seats = sample.features.len();
        let sums: Vec<_> = sample.features.iter().map(|it| model.linear_sum(sample.progress, it)).collect();
        let (said, came) = (margins(&sums), &sample.margins);
        Self {
            progress: sample.progress,
            features: sample.features.iter().map(|it| normalizer.normalize(it)).collect(),
            margins: (0..seats)
                .map(|it| (came[it] - said[it]).clamp(-RESIDUAL_CLIP, RESIDUAL_CLIP))
                .collect(),
            points: (0..seats)
                .map(|it| (sample.points[it] - sums[it]).clamp(-RESIDUAL_CLIP, RESIDUAL_CLIP))
                .collect(),
        }
    }
}

fn gradient_descent(
    knobs: &mut Parameters,
    lessons: &[TrainingExample],
    apart: &[TrainingExample],
    rng: &mut Rng,
) {
    let length = knobs.values.len();
    let (mut slopes, mut first, mut second) =
        (vec![0.0f32; length], vec![0.0f32; length], vec![0.0f32; length]);
    let mut average = Parameters { width: knobs.width, values: knobs.values.clone() };
    let mut best = (f64::INFINITY, Vec::new());
    let mut order: Vec<_> = (0..lessons.len()).collect();
    let steps = (EPOCHS as usize * lessons.len().div_ceil(BATCH_SIZE)).max(1);
    let mut step = 0usize;
    for _ in 0..EPOCHS {
        shuffle(&mut order, rng);
        for batch in order.chunks(BATCH_SIZE) {
            slopes.fill(0.0);
            for lesson in batch {
                accumulate_gradient(knobs, &lessons[*lesson], &mut slopes);
            }
            step += 1;
            #[expect(clippy::cast_precision_loss, reason = "counts of steps")]
            let (done, count) = (step as f32 / steps as f32, batch.len() as f32);
            adam(&mut knobs.values, &slopes, &mut first, &mut second, &AdamStep { step, done, count });
            for (average, value) in average.values.iter_mut().zip(&knobs.values) {
                *average += AVERAGING_RATE * (value - *average);
            }
        }
        for found in [&*knobs, &average] {
            let misses = found.loss(apart);
            if misses < best.0 {
                best = (misses, found.values.clone());
            }
        }
    }
    knobs.values = best.1;
}

/// Where the descent is.
struct AdamStep {
    step: usize,
    done: f32,
    count: f32,
}

fn adam(values: &mut [f32], slopes: &[f32], first: &mut [f32], second: &mut [f32], pace: &AdamStep) {
    const BETAS: (f32, f32) = (0.9, 0.999);
    let step = i32::try_from(pace.step.min(100_000)).unwrap_or(i32::MAX);
    let rate = LEARNING_RATE * (1.0 - 0.95 * pace.done);
    let (early, late) = (1.0 - BETAS.0.powi(step), 1.0 - BETAS.1.powi(step));
    for index in 0..values.len() {
        let slope = slopes[index] / pace.count;
        first[index] = BETAS.0 * first[index] + (1.0 - BETAS.0) * slope;
        second[index] = BETAS.1 * second[index] + (1.0 - BETAS.1) * slope * slope;
        let step = (first[index] / early) / ((second[index] / late).sqrt() + 1e-6);
        values[index] -= rate * (step + WEIGHT_DECAY * values[index]);
    }
}

/// Adds the slopes of one lesson.
fn accumulate_gradient(knobs: &Parameters, lesson: &TrainingExample, slopes: &mut [f32]) {
    let (seats, inputs) = (lesson.features.len(), knobs.inputs());
    let (adds, inner) = knobs.forward(lesson);
    let said = margins(&adds[..seats]);
    #[expect(clippy::cast_precision_loss, reason = "at most five seats")]
    let others = seats.saturating_sub(1).max(1) as f32;
    let misses: Vec<_> = (0..seats).map(|it| said[it] - lesson.margins[it]).collect();
    let all: f32 = misses.iter().sum();
    for (seat, row) in lesson.features.iter().enumerate() {
        let pull =
            misses[seat] - (all - misses[seat]) / others + POINTS_WEIGHT * (adds[seat] - lesson.points[seat]);
        for unit in 0..HIDDEN {
            let weights = knobs.unit(unit);
            let input = inner[seat][unit];
            let slopes = &mut slopes[unit * knobs.width..][..knobs.width];
            slopes[inputs + 2] += pull * leaky_relu(input);
            let through = pull * weights[inputs + 2] * if input > 0.0 { 1.0 } else { LEAKY_SLOPE };
            for (slope, number) in slopes[..inputs].iter_mut().zip(row) {
                *slope += through * number;
            }
            slopes[inputs] += through * lesson.progress;
            slopes[inputs + 1] += through;
        }
    }
}

fn shuffle(order: &mut [usize], rng: &mut Rng) {
    for last in (1..order.len()).rev() {
        order.swap(last, rng.random_range(0..=last));
    }
}

/// The network for numbers as they are.
fn to_net(knobs: &Parameters, normalizer: &Normalizer) -> Net {
    let (features, inputs) = (normalizer.features, knobs.inputs());
    let mut inner = vec![[0.0; HIDDEN]; features];
    let (mut clock, mut bias, mut outer) = ([0.0; HIDDEN], [0.0; HIDDEN], [0.0; HIDDEN]);
    for unit in 0..HIDDEN {
        let weights = knobs.unit(unit);
        (clock[unit], bias[unit], outer[unit]) = (weights[inputs], weights[inputs + 1], weights[inputs + 2]);
        for index in 0..features {
            inner[index][unit] = weights[index] / normalizer.scale[index];
            bias[unit] -= inner[index][unit] * normalizer.mean[index];
        }
    }
    Net { hidden_weights: inner, progress_weights: clock, bias, output_weights: outer }
}
