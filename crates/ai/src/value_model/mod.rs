//! What a position is worth, as learned from played games.
//!
//! The points a seat will have at the end are a weighted sum of its [features](crate::value::LearnedValue), with weights that change as the game goes
//! on, and a correction by a small network on the same numbers.

mod file;
mod limits;
mod net;

use std::{
    collections::BTreeMap,
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use patolli_core::{Game, MAX_SEATS, Seat};

pub use self::file::BadWeights;
pub(crate) use self::limits::Limits;
pub(crate) use self::net::{HIDDEN, LEAKY_SLOPE, Net, PerUnit, leaky_relu};
pub use crate::value::{FeatureVector, MAX_FEATURES};
use crate::{
    Expectation,
    value::{FeatureRow as _, LearnedValue},
};

/// Number of points of progress at which weights are known; in between they are interpolated.
pub(crate) const KNOTS: usize = 5;

/// Number of sums that a sum of products is made of.
pub(crate) const LANES: usize = 8;

/// One number per seat.
pub(crate) type PerSeat<T> = [T; MAX_SEATS];

/// What was learned about one game: a model for each number of seats that was trained.
#[derive(Clone, PartialEq, Debug)]
pub struct ValueModel {
    pub(crate) models: Vec<SeatCountModel>,
}

/// What was learned about one game with one number of seats.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatCountModel {
    /// Number of seats.
    pub(crate) seats: u8,
    /// Number of features; the rest of each row of weights is zero.
    pub(crate) features: usize,
    /// Weights of the features at each knot.
    pub(crate) weights: Vec<FeatureVector>,
    /// Points every seat makes from here on, at each knot.
    pub(crate) bias: [f32; KNOTS],
    /// Points of difference that make the odds of winning e : 1, at each knot.
    pub(crate) win_temperature: [f32; KNOTS],
    /// What the weighted sum misses.
    pub(crate) net: Option<Net>,
    /// Between which numbers each feature counts; models of the first kind of file have none.
    pub(crate) limits: Option<Limits>,
}

impl ValueModel {
    /// What was learned about this game.
    pub fn embedded<G: LearnedValue>() -> Arc<Self> {
        Self::read_once::<G>("", G::WEIGHTS)
    }

    /// What an earlier stage had learned, for measuring; `None` if there is no such stage of this game.
    pub fn frozen<G: LearnedValue>(stage: &str) -> Option<Arc<Self>> {
        let (name, text) = G::FROZEN.iter().find(|it| it.0 == stage)?;
        Some(Self::read_once::<G>(name, text))
    }

    /// Weights in the program, read at most once.
    fn read_once<G: LearnedValue>(stage: &'static str, text: &str) -> Arc<Self> {
        type Key = (&'static str, &'static str);
        static MODELS: LazyLock<Mutex<BTreeMap<Key, Arc<ValueModel>>>> = LazyLock::new(Mutex::default);
        let mut models = MODELS.lock().unwrap_or_else(PoisonError::into_inner);
        let model = models.entry((G::NAME, stage)).or_insert_with(|| {
            Arc::new(Self::read::<G>(text).expect("the weights in the program are those of its features"))
        });
        Arc::clone(model)
    }

    /// The model for this number of seats, or the nearest one.
    pub(crate) fn model(&self, seats: u8) -> &SeatCountModel {
        let nearest = self.models.iter().min_by_key(|it| it.seats.abs_diff(seats));
        nearest.expect("every value model has a seat count")
    }
}

/// The knot before this progress, and the part of the way to the next one.
pub(crate) fn knot_at(progress: f32) -> (usize, f32) {
    #[expect(clippy::cast_precision_loss, reason = "there are five knots")]
    let scaled = progress.clamp(0.0, 1.0) * (KNOTS - 1) as f32;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 4")]
    let knot = (scaled as usize).min(KNOTS - 2);
    #[expect(clippy::cast_precision_loss, reason = "there are five knots")]
    let part = scaled - knot as f32;
    (knot, part)
}

/// The number between two knots.
fn interpolated(knots: &[f32; KNOTS], (knot, part): (usize, f32)) -> f32 {
    knots[knot] * (1.0 - part) + knots[knot + 1] * part
}

/// The sum of products, eight at a time: the order of additions is part of the answer, the same everywhere.
pub(crate) fn dot(one: &[f32], other: &[f32]) -> f32 {
    let mut sums = [0.0f32; LANES];
    let (ones, others) = (one.chunks_exact(LANES), other.chunks_exact(LANES));
    for (a, b) in ones.zip(others) {
        for lane in 0..LANES {
            sums[lane] += a[lane] * b[lane];
        }
    }
    sums.iter().sum()
}

/// A number of features, filled up to whole groups of eight.
pub(crate) const fn padded(features: usize) -> usize {
    features.next_multiple_of(LANES)
}

/// The numbers of one seat.
pub(crate) fn feature_vector<G: LearnedValue>(position: &G, seat: Seat) -> FeatureVector {
    position.features(seat).to_vector()
}

impl SeatCountModel {
    /// The numbers of one seat, as far as they count.
    pub(crate) fn counted_numbers<G: LearnedValue>(&self, position: &G, seat: Seat) -> FeatureVector {
        let mut numbers = feature_vector(position, seat);
        if let Some(limits) = &self.limits {
            limits.clip(&mut numbers[..padded(self.features)]);
        }
        numbers
    }

    /// The points `seat` will have at the end.
    pub(crate) fn predict_points<G: LearnedValue>(&self, position: &G, seat: Seat) -> f32 {
        self.predict(position.progress(), &self.counted_numbers(position, seat))
    }

    /// The points that these features, as far as they count, promise at this progress.
    pub(crate) fn predict(&self, progress: f32, numbers: &FeatureVector) -> f32 {
        self.linear_sum(progress, numbers) + self.net.as_ref().map_or(0.0, |it| it.predict(progress, numbers))
    }

    /// The weighted sum alone.
    pub(crate) fn linear_sum(&self, progress: f32, numbers: &FeatureVector) -> f32 {
        let (knot, part) = knot_at(progress);
        let length = padded(self.features);
        let early = dot(&self.weights[knot][..length], &numbers[..length]);
        let late = dot(&self.weights[knot + 1][..length], &numbers[..length]);
        interpolated(&self.bias, (knot, part)) + early * (1.0 - part) + late * part
    }

    /// The weight of each feature at this progress.
    pub(crate) fn weights_at(&self, progress: f32) -> FeatureVector {
        let (knot, part) = knot_at(progress);
        std::array::from_fn(|it| self.weights[knot][it] * (1.0 - part) + self.weights[knot + 1][it] * part)
    }

    /// Points of difference that make the odds of winning e : 1.
    pub(crate) fn win_temperature_at(&self, progress: f32) -> f32 {
        interpolated(&self.win_temperature, knot_at(progress)).max(0.5)
    }

    /// What every seat may expect of a game that is not over.
    pub(crate) fn expectations<G: LearnedValue>(&self, position: &G) -> PerSeat<Expectation> {
        let points = &self.predict_all(position)[..usize::from(position.seats())];
        expectations_from_points(points, self.win_temperature_at(position.progress()))
    }

    /// The points that every seat will have at the end.
    pub(crate) fn predict_all<G: LearnedValue>(&self, position: &G) -> PerSeat<f32> {
        let progress = position.progress();
        let mut points = [0.0; MAX_SEATS];
        for seat in Seat::all(position.seats()) {
            points[seat.index()] = self.predict(progress, &self.counted_numbers(position, seat));
        }
        points
    }
}

/// Expectations of seats whose points at the end are predicted as `points`.
pub(crate) fn expectations_from_points(points: &[f32], win_temperature: f32) -> PerSeat<Expectation> {
    let most = points.iter().fold(f32::MIN, |most, it| most.max(*it));
    let mut expectations = [Expectation::default(); MAX_SEATS];
    let mut sum = 0.0;
    for (expectation, mine) in expectations.iter_mut().zip(points) {
        expectation.win = ((mine - most) / win_temperature).exp();
        sum += expectation.win;
    }
    for (expectation, margin) in expectations.iter_mut().zip(margins(points)) {
        expectation.win /= sum;
        expectation.margin = margin;
    }
    expectations
}

/// Points ahead of the mean of the others.
pub(crate) fn margins(points: &[f32]) -> PerSeat<f32> {
    let all: f32 = points.iter().sum();
    #[expect(clippy::cast_precision_loss, reason = "at most five seats")]
    let others = points.len().saturating_sub(1).max(1) as f32;
    let mut margins = [0.0; MAX_SEATS];
    for (margin, mine) in margins.iter_mut().zip(points) {
        *margin = mine - (all - mine) / others;
    }
    margins
}

/// What every seat came to in a game that is over.
pub(crate) fn final_expectations<G: Game>(position: &G) -> PerSeat<Expectation> {
    let (points, places) = (points(position), position.places());
    let winners: u8 = places.iter().map(|it| u8::from(*it == 1)).sum();
    let share = 1.0 / f32::from(winners.max(1));
    let mut expectations = [Expectation::default(); MAX_SEATS];
    for (seat, margin) in margins(&points[..places.len()]).into_iter().enumerate().take(places.len()) {
        expectations[seat] = Expectation { margin, win: if places[seat] == 1 { share } else { 0.0 } };
    }
    expectations
}

/// Points by seat as they stand.
pub(crate) fn points<G: Game>(position: &G) -> PerSeat<f32> {
    let mut points = [0.0; MAX_SEATS];
    for (points, score) in points.iter_mut().zip(position.scores()) {
        #[expect(clippy::cast_precision_loss, reason = "scores are small")]
        let (score, parts) = (score as f32, G::UNITS_PER_POINT as f32);
        *points = score / parts;
    }
    points
}

/// What each seat came to; in a game that is not over, as if it ended now.
pub fn standings<G: Game>(position: &G) -> Vec<Expectation> {
    final_expectations(position)[..usize::from(position.seats())].to_vec()
}
