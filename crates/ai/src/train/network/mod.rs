//! Learning a network from games the bots play against each other.
//!
//! Each round plays games with what the last one learned and keeps them as decisions; then all games that are remembered are looked at
//! anew. First the weighted sum is fitted by regression, then the layers learn what it misses.

mod example;
mod float;
mod games;
mod learn;
#[cfg(test)]
mod tests;
mod whole;

use std::{collections::VecDeque, ops::Range, sync::Arc};

use patolli_core::{Options as _, Seed};

use self::{
    example::Example,
    float::{FloatNetwork, Layout},
    games::{PlayedGame, Table},
};
use super::{
    RoundStore, Sample, TrainConfig, TrainError, TrainStart, VALIDATION_EVERY, fit, limits, self_play,
    win_temperature,
};
use crate::{
    Evaluator, Network,
    network::{FeatureScales, WeightedSum},
    value::{FeatureRow as _, LearnedValue, MAX_FEATURES, token_count},
    value_model::ValueModel,
};

/// Number of games that are kept together: a training that is stopped plays at most these again.
const GAMES_KEPT_TOGETHER: u64 = 50;
/// A token that was seen in fewer games than this says nothing.
const FEWEST_GAMES: usize = 40;
/// Most positions that the weighted sum is fitted to.
const MOST_FITTED: usize = 60_000;
/// What varies less than this counts as if it varied so much.
const MIN_SPREAD: f32 = 0.5;

/// The games of a round with one number of seats.
struct RoundGames<A> {
    table: Table,
    played: Vec<PlayedGame<A>>,
}

/// Learns a network, and tells how it goes.
///
/// What is finished is kept in `store` at once, and what is found there is not done again: a training that was stopped goes on where it
/// was, and comes to the same network as one that was not.
pub fn train_network<G: LearnedValue>(
    plan: &TrainConfig,
    store: &mut dyn RoundStore,
    tell: &mut dyn FnMut(&str),
) -> Result<Network, TrainError> {
    for seats in &plan.seats {
        G::Options::from_pairs(*seats, std::iter::empty())?;
    }
    let mut players = first_players::<G>(plan)?;
    let mut remembered: VecDeque<Vec<RoundGames<G::Action>>> = VecDeque::new();
    let mut learned = None;
    for number in 0..plan.rounds {
        remembered.push_back(round_games::<G>(plan, number, players.as_ref(), store)?);
        while remembered.len() > usize::try_from(plan.remembered.max(1)).unwrap_or(usize::MAX) {
            remembered.pop_front();
        }
        let name = format!("round-{}.net", number + 1);
        let kept = store.load(&name).and_then(|it| Network::read::<G>(&it).ok());
        let network = if let Some(kept) = kept {
            tell(&format!("round {}: kept from before", number + 1));
            kept
        } else {
            let (network, figures) =
                learn_network::<G>(remembered.iter().flatten(), &plan.seed.nth(u64::from(number)));
            store.keep(&name, &network.write::<G>("a round of a training"))?;
            tell(&format!("round {}: {figures}", number + 1));
            network
        };
        players = Some(Evaluator::Network(Arc::new(network.clone())));
        learned = Some(network);
    }
    Ok(learned.expect("there is at least one round"))
}

/// Players of the games of the first round; greedy ones have no evaluator.
fn first_players<G: LearnedValue>(plan: &TrainConfig) -> Result<Option<Evaluator>, TrainError> {
    Ok(match &plan.start {
        TrainStart::Greedy => None,
        TrainStart::Embedded => Some(ValueModel::embedded::<G>().into()),
        TrainStart::File(bytes) => Some(Evaluator::read::<G>(bytes)?),
    })
}

/// The games of a round: kept ones, and those that are played now.
fn round_games<G: LearnedValue>(
    plan: &TrainConfig,
    number: u32,
    players: Option<&Evaluator>,
    store: &mut dyn RoundStore,
) -> Result<Vec<RoundGames<G::Action>>, TrainError> {
    let mut all = Vec::new();
    for seats in &plan.seats {
        let table = Table {
            seats: *seats,
            evaluator: players.cloned(),
            simulations: plan.simulations,
            scattered: plan.scattered,
            seed: plan.seed.nth(u64::from(*seats) * 1000 + u64::from(number)),
        };
        let mut played = Vec::new();
        for games in parts(plan.games) {
            let name = format!("seats-{seats}-round-{}-games-{}.games", number + 1, games.start);
            if let Some(kept) = store.load(&name).and_then(|it| games::read::<G>(&it)) {
                played.extend(kept);
                continue;
            }
            let new = games::play::<G>(&table, games, plan.threads);
            store.keep(&name, &games::write(&new))?;
            played.extend(new);
        }
        all.push(RoundGames { table, played });
    }
    Ok(all)
}

/// The games of a round, in the parts that are kept together.
fn parts(games: u64) -> impl Iterator<Item = Range<u64>> {
    let starts = (0..games.div_ceil(GAMES_KEPT_TOGETHER)).map(|it| it * GAMES_KEPT_TOGETHER);
    starts.map(move |it| it..games.min(it + GAMES_KEPT_TOGETHER))
}

/// The network that fits some games best, and figures about it.
fn learn_network<'a, G: LearnedValue>(
    rounds: impl Iterator<Item = &'a RoundGames<G::Action>> + Clone,
    seed: &Seed,
) -> (Network, String) {
    let (scales, sum) = fit_sum::<G>(rounds.clone());
    let mut examples = Vec::new();
    let mut games = 0;
    for round in rounds {
        for game in &round.played {
            games += 1;
            let from = examples.len();
            let end = games::replay::<G>(&round.table, game, &mut |it| {
                examples.push(Example::new(it, games, &scales, &sum));
            });
            match end {
                Some(end) => examples[from..].iter_mut().for_each(|it| it.label(&end)),
                None => examples.truncate(from),
            }
        }
    }
    let tokens = token_count(G::TOKENS);
    let known = example::forget_rare_tokens(&mut examples, tokens, FEWEST_GAMES);
    let (apart, taught): (Vec<_>, Vec<_>) =
        examples.iter().partition(|it| it.game.is_multiple_of(VALIDATION_EVERY));
    let mut rng = seed.rng();
    let mut float = FloatNetwork::random(Layout::new(tokens, scales.features), &mut rng);
    float.silence(&known);
    let known = known.iter().filter(|it| **it).count();
    let progress = learn::teach(&mut float, &taught, &apart, &mut rng);
    let figures = format!(
        "{games} games, {} positions, {known} of {tokens} tokens; loss on games kept apart {:.4} by the weighted sum, {:.4} with the network",
        examples.len(),
        progress.before,
        progress.after
    );
    (Network { layers: whole::layers(&float), scales, sum }, figures)
}

/// The weighted sum that fits some games best, and the scales of their features.
fn fit_sum<'a, G: LearnedValue>(
    rounds: impl Iterator<Item = &'a RoundGames<G::Action>> + Clone,
) -> (FeatureScales, WeightedSum) {
    let mut samples = samples::<G>(rounds);
    let features = G::Features::FEATURES.len();
    let limits = limits::find_limits(G::Features::FEATURES, G::CAPS, &samples);
    samples.iter_mut().flat_map(|it| &mut it.features).for_each(|it| limits.clip(it));
    let all: Vec<_> = samples.iter().filter(|it| !it.game.is_multiple_of(VALIDATION_EVERY)).collect();
    let seats = samples.first().map_or(2, |it| u8::try_from(it.features.len()).unwrap_or(2));
    let mut model = fit::fit(seats, features, &all, G::REGULARIZATION);
    model.win_temperature = win_temperature::fit_win_temperature(&model, &all);
    let (mean, spread) = (mean(features, &all), fit::scale(features, &all, MIN_SPREAD));
    let scales = FeatureScales { features, limits, mean, spread };
    let sum = whole::weighted_sum(&model, &scales);
    (scales, sum)
}

/// Positions of some games as the regression sees them, evenly from all.
fn samples<'a, G: LearnedValue>(
    rounds: impl Iterator<Item = &'a RoundGames<G::Action>> + Clone,
) -> Vec<Sample> {
    let games: usize = rounds.clone().map(|it| it.played.len()).sum();
    let each = (MOST_FITTED / games.max(1)).max(1);
    let (mut samples, mut number) = (Vec::new(), 0);
    for round in rounds {
        for game in &round.played {
            number += 1;
            let mut mine = Vec::new();
            let end =
                games::replay::<G>(&round.table, game, &mut |it| mine.push(self_play::sample(it, number)));
            if let Some(end) = end {
                let every = mine.len().div_ceil(each).max(1);
                let kept = mine.into_iter().step_by(every).collect();
                samples.extend(self_play::label_samples(kept, &end));
            }
        }
    }
    samples
}

/// The mean of each feature.
fn mean(features: usize, samples: &[&Sample]) -> crate::value::FeatureVector {
    let mut mean = [0.0; MAX_FEATURES];
    let rows = || samples.iter().flat_map(|it| &it.features);
    #[expect(clippy::cast_precision_loss, reason = "a count of rows")]
    let count = rows().count().max(1) as f64;
    for (index, mean) in mean.iter_mut().enumerate().take(features) {
        #[expect(clippy::cast_possible_truncation, reason = "a mean needs no more digits")]
        {
            *mean = (rows().map(|it| f64::from(it[index])).sum::<f64>() / count) as f32;
        }
    }
    mean
}
