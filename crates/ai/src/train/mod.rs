//! Learning what positions are worth from games the bots play against each other.
//!
//! Each round plays games with what the last one learned, remembers positions with how their games ended, and fits the
//! [model](crate::value_model::SeatCountModel) anew: first the weighted sum by regression, then the network on what the sum misses.

mod fit;
mod limits;
mod net;
mod network;
mod rounds;
mod sample_file;
mod self_play;
mod store;
#[cfg(test)]
mod tests;
mod win_temperature;

use std::io;

use patolli_core::{OptionsError, Seed};

pub use self::network::train_network;
use self::self_play::Sample;
pub use self::store::{RoundStore, Unkept};
use crate::{
    BadEvaluator, Evaluator,
    value::{FeatureRow as _, LearnedValue},
    value_model::{BadWeights, SeatCountModel, ValueModel, margins},
};

/// How to learn.
#[derive(Clone, Debug)]
pub struct TrainConfig {
    /// For which numbers of seats.
    pub seats: Vec<u8>,
    /// Games in each round.
    pub games: u64,
    /// Rounds; each but the first is played with what the one before it learned.
    pub rounds: u32,
    /// Simulations for each decision of a game.
    pub simulations: u32,
    /// The players of the games of the first round.
    pub start: TrainStart,
    /// From what all lots are drawn.
    pub seed: Seed,
    /// Number of games played at once.
    pub threads: usize,
    /// The part of the games that begin with what seats are [given by lot](LearnedValue::scatter), from 0 to 1.
    pub scattered: f32,
    /// Rounds whose games are learned from, the newest included.
    pub remembered: u32,
}

/// The players of the games of the first round.
#[derive(Clone, Debug)]
pub enum TrainStart {
    /// Greedy bots, who have learned nothing.
    Greedy,
    /// Searching bots with what the program knows.
    Embedded,
    /// Searching bots with what this file holds: weights, or a network.
    File(Vec<u8>),
}

/// Why nothing can be learned.
#[derive(Debug, thiserror::Error)]
pub enum TrainError {
    /// The game has no such number of seats.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The file to start from is not one of this game.
    #[error("the file to start from: {0}")]
    Start(#[from] BadEvaluator),
    /// What was learned cannot be read again.
    #[error(transparent)]
    Weights(#[from] BadWeights),
    /// What was learned so far cannot be kept; what was kept before is whole.
    #[error("cannot keep what was learned: {0}; nothing that was kept before is lost")]
    Store(#[from] io::Error),
}

/// Every tenth game is kept apart, to measure on.
const VALIDATION_EVERY: u64 = 10;

/// Learns, and tells how it goes. What was known of other numbers of seats stays.
///
/// What is finished is kept in `store` at once, and what is found there is not done again: a training that was stopped goes on
/// where it was, and comes to the same weights as one that was not.
pub fn train<G: LearnedValue>(
    plan: &TrainConfig,
    store: &mut dyn RoundStore,
    tell: &mut dyn FnMut(&str),
) -> Result<ValueModel, TrainError> {
    let known = match &plan.start {
        TrainStart::Greedy => None,
        TrainStart::Embedded => Some(ValueModel::embedded::<G>()),
        TrainStart::File(bytes) => Some(Evaluator::read::<G>(bytes)?.into_sums()?),
    };
    let mut models = known.as_ref().map_or_else(Vec::new, |it| it.models.clone());
    for seats in &plan.seats {
        let model = rounds::train_seats::<G>(plan, *seats, known.as_ref(), store, tell)?;
        models.retain(|it| it.seats != *seats);
        models.push(model);
    }
    models.sort_by_key(|it| it.seats);
    Ok(ValueModel { models })
}

/// The model that fits some positions best, and figures about it.
fn fit_model<G: LearnedValue>(seats: u8, samples: &mut [Sample], seed: &Seed) -> (SeatCountModel, String) {
    let limits = limits::find_limits(G::Features::FEATURES, G::CAPS, samples);
    samples.iter_mut().flat_map(|it| &mut it.features).for_each(|it| limits.clip(it));
    let (apart, taught): (Vec<_>, Vec<_>) =
        samples.iter().partition(|it| it.game.is_multiple_of(VALIDATION_EVERY));
    let mut model = fit::fit(seats, G::Features::FEATURES.len(), &taught, G::REGULARIZATION);
    let plain = squared_error(&model, &apart);
    model.net = Some(net::train_net(&model, &taught, &apart, &mut seed.rng()));
    let better = squared_error(&model, &apart);
    if better > plain {
        model.net = None;
    }
    model.limits = Some(limits);
    model.win_temperature = win_temperature::fit_win_temperature(&model, &taught);
    let whole = apart.iter().map(|it| sample_squared_error(it, &[0.0; 5])).sum::<f64>();
    let figures = format!(
        "explained by the sum {:.3}, with the network {:.3}; by quarter of the game {}",
        1.0 - plain / whole,
        1.0 - better / whole,
        explained_by_quarter(&model, &apart)
    );
    (model, figures)
}

/// Part of the margins that is explained in each quarter of the game.
fn explained_by_quarter(model: &SeatCountModel, samples: &[&Sample]) -> String {
    let quarter = |from: f32, to: f32| {
        let part: Vec<_> =
            samples.iter().copied().filter(|it| it.progress >= from && it.progress < to).collect();
        let whole = part.iter().map(|it| sample_squared_error(it, &[0.0; 5])).sum::<f64>();
        format!("{:.3}", 1.0 - squared_error(model, &part) / whole.max(1.0))
    };
    [(0.0, 0.25), (0.25, 0.5), (0.5, 0.75), (0.75, 1.1)].map(|(from, to)| quarter(from, to)).join(" ")
}

/// Squared misses of the margins, added up.
fn squared_error(model: &SeatCountModel, samples: &[&Sample]) -> f64 {
    samples.iter().map(|it| sample_squared_error(it, &it.predicted(model))).sum()
}

fn sample_squared_error(sample: &Sample, predicted: &[f32; 5]) -> f64 {
    let (said, came) = (margins(&predicted[..sample.features.len()]), &sample.margins);
    said.iter().zip(came).map(|(said, came)| f64::from(said - came).powi(2)).sum()
}
