//! Teaching the network what the weighted sum misses, by gradient descent with Adam's steps.

use patolli_core::Rng;
use rand::RngExt as _;

use super::{fit::scale, games::Sample};
use crate::judge::{HIDDEN, LEAK, MOST_FEATURES, Model, Net, Numbers, dot, lit, margins, padded};

/// How often all samples are gone through.
const EPOCHS: u32 = 6;
/// Samples between two steps.
const BATCH: usize = 64;
/// The size of the first steps; the last are a tenth of it.
const STEP: f32 = 0.002;
/// How strongly weights are pulled back.
const DECAY: f32 = 1e-4;
/// What varies less than this counts as if it varied so much.
const SELDOM: f32 = 0.5;
/// How much the points of a single seat count beside the margin.
const SINGLE: f32 = 0.25;
/// Misses beyond this many points pull no harder.
const FAR: f32 = 30.0;

/// All numbers of a network in one row: for each unit its inputs, its clock, its start and what it adds.
struct Knobs {
    width: usize,
    values: Vec<f32>,
}

impl Knobs {
    fn unit(&self, unit: usize) -> &[f32] {
        &self.values[unit * self.width..][..self.width]
    }
}

/// The network that adds most to `model`.
pub(super) fn teach(model: &Model, samples: &[&Sample], rng: &mut Rng) -> Net {
    let features = model.features;
    let scale = scale(features, samples, SELDOM);
    let inputs = padded(features);
    let width = inputs + 3;
    let mut knobs = Knobs { width, values: vec![0.0; width * HIDDEN] };
    #[expect(clippy::cast_precision_loss, reason = "a hundred features")]
    let size = (2.0 / features as f32).sqrt();
    for unit in 0..HIDDEN {
        for index in 0..features {
            knobs.values[unit * width + index] = rng.random_range(-size..size);
        }
        knobs.values[unit * width + inputs] = rng.random_range(-1.0..1.0f32);
    }
    let lessons: Vec<_> = samples.iter().map(|it| Lesson::of(it, model, &scale)).collect();
    descend(&mut knobs, &lessons, inputs, rng);
    finish(&knobs, features, inputs, &scale)
}

/// A sample made ready: scaled numbers, and what the sum misses.
struct Lesson {
    progress: f32,
    rows: Vec<Numbers>,
    /// What is missing of each margin.
    margins: Vec<f32>,
    /// What is missing of each seat's points.
    points: Vec<f32>,
}

impl Lesson {
    fn of(sample: &Sample, model: &Model, scale: &Numbers) -> Self {
        let seats = sample.rows.len();
        let sums: Vec<_> = sample.rows.iter().map(|it| model.sum_of(sample.progress, it)).collect();
        let (said, came) = (margins(&sums), &sample.margins);
        Self {
            progress: sample.progress,
            rows: sample.rows.iter().map(|row| std::array::from_fn(|it| row[it] / scale[it])).collect(),
            margins: (0..seats).map(|it| (came[it] - said[it]).clamp(-FAR, FAR)).collect(),
            points: (0..seats).map(|it| (sample.points[it] - sums[it]).clamp(-FAR, FAR)).collect(),
        }
    }
}

fn descend(knobs: &mut Knobs, lessons: &[Lesson], inputs: usize, rng: &mut Rng) {
    let length = knobs.values.len();
    let (mut slopes, mut first, mut second) =
        (vec![0.0f32; length], vec![0.0f32; length], vec![0.0f32; length]);
    let mut order: Vec<_> = (0..lessons.len()).collect();
    let steps = (EPOCHS as usize * lessons.len().div_ceil(BATCH)).max(1);
    let mut step = 0usize;
    for _ in 0..EPOCHS {
        shuffle(&mut order, rng);
        for batch in order.chunks(BATCH) {
            slopes.fill(0.0);
            for lesson in batch {
                learn(knobs, &lessons[*lesson], inputs, &mut slopes);
            }
            step += 1;
            #[expect(clippy::cast_precision_loss, reason = "counts of steps")]
            let (done, count) = (step as f32 / steps as f32, batch.len() as f32);
            adam(&mut knobs.values, &slopes, &mut first, &mut second, &Pace { step, done, count });
        }
    }
}

/// Where the descent is.
struct Pace {
    step: usize,
    done: f32,
    count: f32,
}

fn adam(values: &mut [f32], slopes: &[f32], first: &mut [f32], second: &mut [f32], pace: &Pace) {
    const FADE: (f32, f32) = (0.9, 0.999);
    let step = i32::try_from(pace.step.min(100_000)).unwrap_or(i32::MAX);
    let rate = STEP * (1.0 - 0.9 * pace.done);
    let (early, late) = (1.0 - FADE.0.powi(step), 1.0 - FADE.1.powi(step));
    for index in 0..values.len() {
        let slope = slopes[index] / pace.count + DECAY * values[index];
        first[index] = FADE.0 * first[index] + (1.0 - FADE.0) * slope;
        second[index] = FADE.1 * second[index] + (1.0 - FADE.1) * slope * slope;
        values[index] -= rate * (first[index] / early) / ((second[index] / late).sqrt() + 1e-6);
    }
}

/// Adds the slopes of one lesson.
fn learn(knobs: &Knobs, lesson: &Lesson, inputs: usize, slopes: &mut [f32]) {
    let seats = lesson.rows.len();
    let mut inner = [[0.0f32; HIDDEN]; 5];
    let mut adds = [0.0f32; 5];
    for (seat, row) in lesson.rows.iter().enumerate() {
        for (unit, inner) in inner[seat].iter_mut().enumerate() {
            let weights = knobs.unit(unit);
            let sum = dot(&weights[..inputs], &row[..inputs]);
            *inner = sum + weights[inputs] * lesson.progress + weights[inputs + 1];
            adds[seat] += weights[inputs + 2] * lit(*inner);
        }
    }
    let said = margins(&adds[..seats]);
    #[expect(clippy::cast_precision_loss, reason = "at most five seats")]
    let others = seats.saturating_sub(1).max(1) as f32;
    let misses: Vec<_> = (0..seats).map(|it| said[it] - lesson.margins[it]).collect();
    let all: f32 = misses.iter().sum();
    for (seat, row) in lesson.rows.iter().enumerate() {
        let pull = misses[seat] - (all - misses[seat]) / others + SINGLE * (adds[seat] - lesson.points[seat]);
        for unit in 0..HIDDEN {
            let weights = knobs.unit(unit);
            let input = inner[seat][unit];
            let slopes = &mut slopes[unit * knobs.width..][..knobs.width];
            slopes[inputs + 2] += pull * lit(input);
            let through = pull * weights[inputs + 2] * if input > 0.0 { 1.0 } else { LEAK };
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

/// The network for numbers that are not scaled.
fn finish(knobs: &Knobs, features: usize, inputs: usize, scale: &Numbers) -> Net {
    let mut inner = vec![[0.0; MOST_FEATURES]; HIDDEN];
    let (mut clock, mut bias, mut outer) = ([0.0; HIDDEN], [0.0; HIDDEN], [0.0; HIDDEN]);
    for unit in 0..HIDDEN {
        let weights = knobs.unit(unit);
        for index in 0..features {
            inner[unit][index] = weights[index] / scale[index];
        }
        (clock[unit], bias[unit], outer[unit]) = (weights[inputs], weights[inputs + 1], weights[inputs + 2]);
    }
    Net { features, inner, clock, bias, outer }
}
