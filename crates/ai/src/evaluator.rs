//! What judges positions in a search: weighted sums, or a network.

use std::sync::Arc;

use patolli_core::Seat;

use crate::{
    Expectation,
    network::{BLOCK, BadNetwork, Block, Network},
    value::{FeatureVector, LearnedValue},
    value_model::{BadWeights, PerSeat, ValueModel, expectations_from_points, feature_vector},
};

/// What judges positions.
#[derive(Clone, Debug)]
pub enum Evaluator {
    /// Weighted sums of features.
    Sums(Arc<ValueModel>),
    /// A network.
    Network(Arc<Network>),
}

/// A file holds neither weights nor a network of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadEvaluator {
    /// It is not a good weights file.
    #[error(transparent)]
    Weights(#[from] BadWeights),
    /// It is not a good network file.
    #[error(transparent)]
    Network(#[from] BadNetwork),
    /// It is a network, where only weights will do.
    #[error("this is a network file; weights are needed here")]
    OnlyWeights,
    /// It is neither.
    #[error("this is neither a weights file nor a network file")]
    Neither,
}

/// What a seat has before it decides.
#[derive(Clone, Copy)]
pub(crate) struct Baseline {
    /// Points it will have.
    pub(crate) predicted_points: f32,
    /// What it may expect.
    pub(crate) expectation: Expectation,
    /// Difference in points that makes the odds of winning e : 1.
    pub(crate) win_temperature: f32,
    /// What a network knows of the others: one decision of the seat hardly changes it.
    others: Block,
}

impl From<Arc<ValueModel>> for Evaluator {
    fn from(model: Arc<ValueModel>) -> Self {
        Self::Sums(model)
    }
}

impl From<Arc<Network>> for Evaluator {
    fn from(network: Arc<Network>) -> Self {
        Self::Network(network)
    }
}

impl Evaluator {
    /// Reads a file of weights or of a network.
    pub fn read<G: LearnedValue>(bytes: &[u8]) -> Result<Self, BadEvaluator> {
        if bytes.starts_with(b"patolli net") {
            return Ok(Self::Network(Arc::new(Network::read::<G>(bytes)?)));
        }
        let text = std::str::from_utf8(bytes).map_err(|_| BadEvaluator::Neither)?;
        Ok(Self::Sums(Arc::new(ValueModel::read::<G>(text)?)))
    }

    /// The weights, unless it is a network.
    pub fn into_sums(self) -> Result<Arc<ValueModel>, BadEvaluator> {
        match self {
            Self::Sums(model) => Ok(model),
            Self::Network(_) => Err(BadEvaluator::OnlyWeights),
        }
    }

    /// Points by which a seat will be ahead of the mean of the others at the end, without any search.
    pub fn margin<G: LearnedValue>(&self, position: &G, seat: Seat) -> f32 {
        self.expectations(position)[seat.index()].margin
    }

    /// What every seat may expect of a game that is not over.
    pub(crate) fn expectations<G: LearnedValue>(&self, position: &G) -> PerSeat<Expectation> {
        match self {
            Self::Sums(model) => model.model(position.deciders()).expectations(position),
            Self::Network(network) => network.judge(position).expectations,
        }
    }

    /// The points that every seat will have.
    pub(crate) fn points<G: LearnedValue>(&self, position: &G) -> PerSeat<f32> {
        match self {
            Self::Sums(model) => model.model(position.deciders()).predict_all(position),
            Self::Network(network) => network.judge(position).points,
        }
    }

    /// What `seat` has before it decides.
    pub(crate) fn baseline<G: LearnedValue>(&self, position: &G, seat: Seat) -> Baseline {
        let progress = position.progress();
        match self {
            Self::Sums(model) => {
                let model = model.model(position.deciders());
                let points = model.predict_all(position);
                let win_temperature = model.win_temperature_at(progress);
                let all = expectations_from_points(&points[..usize::from(position.seats())], win_temperature);
                let (predicted_points, expectation) = (points[seat.index()], all[seat.index()]);
                Baseline { predicted_points, expectation, win_temperature, others: [0; BLOCK] }
            }
            Self::Network(network) => {
                let judged = network.judge(position);
                Baseline {
                    predicted_points: judged.points[seat.index()],
                    expectation: judged.expectations[seat.index()],
                    win_temperature: network.win_temperature_at(progress),
                    others: judged.others(seat),
                }
            }
        }
    }

    /// The points that `seat` will have after a decision it took at the baseline.
    pub(crate) fn points_after<G: LearnedValue>(&self, position: &G, seat: Seat, before: &Baseline) -> f32 {
        match self {
            Self::Sums(model) => model.model(position.deciders()).predict_points(position, seat),
            Self::Network(network) => network.points(position, seat, &before.others),
        }
    }

    /// The points that each feature is worth.
    pub(crate) fn weights<G: LearnedValue>(&self, position: &G) -> FeatureVector {
        match self {
            Self::Sums(model) => model.model(position.deciders()).weights_at(position.progress()),
            Self::Network(network) => network.weights_at(position.progress()),
        }
    }

    /// The features of a seat, as far as they count.
    pub(crate) fn counted_numbers<G: LearnedValue>(&self, position: &G, seat: Seat) -> FeatureVector {
        match self {
            Self::Sums(model) => model.model(position.deciders()).counted_numbers(position, seat),
            Self::Network(network) => {
                let mut numbers = feature_vector(position, seat);
                network.scales.limits.clip(&mut numbers);
                numbers
            }
        }
    }
}
