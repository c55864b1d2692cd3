//! Teaching a network by gradient descent with Adam's steps.
//!
//! The positions of one game share its end, so there is far less to learn from than there are positions: weights are pulled back and
//! averaged over many steps, and the version is kept that does best on games it was not taught.

use patolli_core::Rng;
use rand::RngExt as _;

use super::{
    example::Example,
    float::{FloatNetwork, SeatUnits},
};
use crate::{
    network::{HEAD_POINTS, HEADS, to_f32},
    value_model::margins,
};

/// Number of passes over all examples.
const EPOCHS: usize = 3;
/// Looks at the examples kept apart in a pass.
const LOOKS: usize = 2;
/// Examples between two steps.
const BATCH: usize = 128;
/// The size of the first steps; the last are a tenth of it.
const RATE: f32 = 0.001;
/// How strongly weights are pulled back with every step.
const DECAY: f32 = 0.05;
/// The part of each step that enters the average.
const AVERAGING: f32 = 0.003;
/// Weight of the points of a single seat beside the margin.
const POINTS_WEIGHT: f32 = 0.5;
/// Weight of coming first beside the margin.
const WIN_WEIGHT: f32 = 0.5;
/// Misses beyond this many points pull no harder.
const CLIP: f32 = 30.0;

/// What a network misses, and how its heads change that.
pub(super) struct Miss {
    pub(super) loss: f64,
    pub(super) pulls: Vec<[f32; HEADS]>,
}

/// What the heads of all seats say of an example, against how its game ended.
pub(super) fn miss(example: &Example, heads: &[[f32; HEADS]]) -> Miss {
    let seats = &example.seats;
    let unit = to_f32(HEAD_POINTS);
    let points: Vec<f32> = seats.iter().zip(heads).map(|(seat, heads)| seat.sum + unit * heads[0]).collect();
    let said = margins(&points);
    let mut loss = 0.0;
    let ahead: Vec<f32> =
        seats.iter().zip(said).map(|(it, said)| pull(said - it.margin, &mut loss)).collect();
    let all: f32 = ahead.iter().sum();
    let others = to_f32(i32::try_from(seats.len()).unwrap_or(1).saturating_sub(1).max(1));
    let chances = chances(example, heads);
    let mut pulls = Vec::with_capacity(seats.len());
    for (index, seat) in seats.iter().enumerate() {
        let mut alone = 0.0;
        let own = POINTS_WEIGHT * pull(points[index] - seat.points, &mut alone);
        loss += f64::from(POINTS_WEIGHT) * alone;
        loss -= f64::from(WIN_WEIGHT * seat.win) * f64::from(chances[index].max(1e-9)).ln();
        let share = ahead[index] - (all - ahead[index]) / others;
        let share = if seats.len() > 1 { share } else { ahead[index] };
        pulls.push([share + own, WIN_WEIGHT * (chances[index] - seat.win)]);
    }
    Miss { loss, pulls }
}

/// How a miss of so many points pulls the first head, in its units; adds what it costs. The cost grows with the square of a miss, and
/// beyond the clip no faster than the miss.
fn pull(points: f32, loss: &mut f64) -> f32 {
    let unit = to_f32(HEAD_POINTS);
    let (miss, clip) = (points / unit, CLIP / unit);
    let square = if miss.abs() <= clip { miss * miss / 2.0 } else { clip * (miss.abs() - clip / 2.0) };
    *loss += f64::from(square);
    miss.clamp(-clip, clip)
}

/// Chances of coming first: by the weighted sum, and what the second head adds. The first head learns from points alone.
fn chances(example: &Example, heads: &[[f32; HEADS]]) -> Vec<f32> {
    let unit = to_f32(HEAD_POINTS);
    let logits = example.seats.iter().zip(heads);
    let logits: Vec<f32> =
        logits.map(|(seat, heads)| (seat.sum + unit * heads[0]) * example.odds + heads[1]).collect();
    let most = logits.iter().fold(f32::MIN, |most, it| most.max(*it));
    let powers: Vec<f32> = logits.iter().map(|it| (it - most).exp()).collect();
    let all: f32 = powers.iter().sum();
    powers.iter().map(|it| it / all).collect()
}

fn heads(units: &[SeatUnits]) -> Vec<[f32; HEADS]> {
    units.iter().map(|it| it.heads).collect()
}

/// What a network misses in the mean of some examples.
fn mean_loss(network: &FloatNetwork, examples: &[&Example]) -> f64 {
    let all: f64 = examples.iter().map(|it| miss(it, &heads(&network.units(it))).loss).sum();
    #[expect(clippy::cast_precision_loss, reason = "a count of examples")]
    let count = examples.len().max(1) as f64;
    all / count
}

/// What came of a course of learning: the loss on games kept apart, before and after.
#[derive(Clone, Copy, Debug)]
pub(super) struct Progress {
    pub(super) before: f64,
    pub(super) after: f64,
}

/// Teaches `network` by some examples, and keeps what does best on those kept apart.
pub(super) fn teach(
    network: &mut FloatNetwork,
    examples: &[&Example],
    apart: &[&Example],
    rng: &mut Rng,
) -> Progress {
    let before = mean_loss(network, apart);
    let mut best = (before, network.values.clone());
    let mut descent = Descent::new(network, EPOCHS * examples.len().div_ceil(BATCH));
    let mut order: Vec<_> = (0..examples.len()).collect();
    for _ in 0..EPOCHS {
        shuffle(&mut order, rng);
        for part in order.chunks(order.len().div_ceil(LOOKS).max(1)) {
            for batch in part.chunks(BATCH) {
                descent.step(network, batch.iter().map(|it| examples[*it]));
            }
            for values in [&network.values, &descent.average] {
                let tried = FloatNetwork { layout: network.layout.clone(), values: values.clone() };
                let loss = mean_loss(&tried, apart);
                if loss < best.0 {
                    best = (loss, tried.values);
                }
            }
        }
    }
    network.values = best.1;
    Progress { before, after: best.0 }
}

/// The state of a descent.
struct Descent {
    slopes: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
    average: Vec<f32>,
    step: usize,
    steps: usize,
}

impl Descent {
    fn new(network: &FloatNetwork, steps: usize) -> Self {
        let none = vec![0.0; network.values.len()];
        let average = network.values.clone();
        Self {
            slopes: none.clone(),
            first: none.clone(),
            second: none,
            average,
            step: 0,
            steps: steps.max(1),
        }
    }

    /// One step of Adam's, by a batch of examples.
    fn step<'a>(&mut self, network: &mut FloatNetwork, batch: impl Iterator<Item = &'a Example>) {
        const BETAS: (f32, f32) = (0.9, 0.999);
        self.slopes.fill(0.0);
        let mut count = 0;
        for example in batch {
            let units = network.units(example);
            let pulls = miss(example, &heads(&units)).pulls;
            network.add_slopes(example, &units, &pulls, &mut self.slopes);
            count += 1;
        }
        self.step += 1;
        let power = i32::try_from(self.step.min(100_000)).unwrap_or(i32::MAX);
        let (early, late) = (1.0 - BETAS.0.powi(power), 1.0 - BETAS.1.powi(power));
        #[expect(clippy::cast_precision_loss, reason = "counts of steps")]
        let done = self.step as f32 / self.steps as f32;
        let (rate, count) = (RATE * (1.0 - 0.9 * done), to_f32(count.max(1)));
        let moments = self.first.iter_mut().zip(&mut self.second);
        let numbers = network.values.iter_mut().zip(&mut self.average).zip(&self.slopes);
        for ((first, second), ((value, average), slope)) in moments.zip(numbers) {
            let slope = slope / count;
            *first = BETAS.0 * *first + (1.0 - BETAS.0) * slope;
            *second = BETAS.1 * *second + (1.0 - BETAS.1) * slope * slope;
            *value -= rate * (*first / early / ((*second / late).sqrt() + 1e-6) + DECAY * *value);
            *average += AVERAGING * (*value - *average);
        }
    }
}

fn shuffle(order: &mut [usize], rng: &mut Rng) {
    for last in (1..order.len()).rev() {
        order.swap(last, rng.random_range(0..=last));
    }
}
