//! The rounds of a training, each kept as soon as it is finished.

use std::{collections::VecDeque, ops::Range, sync::Arc};

use patolli_core::{Options as _, Seed};

use super::{
    RoundStore, TrainConfig, TrainError, fit_model, sample_file,
    self_play::{self, Sample, SelfPlayConfig, mean_winner},
};
use crate::{
    value::LearnedValue,
    value_model::{SeatCountModel, ValueModel},
};

/// Number of games that are kept together: a training that is stopped plays at most these again.
const GAMES_KEPT_TOGETHER: u64 = 50;

/// Learns for one number of seats.
pub(super) fn train_seats<G: LearnedValue>(
    plan: &TrainConfig,
    seats: u8,
    start: Option<&Arc<ValueModel>>,
    store: &mut dyn RoundStore,
    tell: &mut dyn FnMut(&str),
) -> Result<SeatCountModel, TrainError> {
    G::Options::from_pairs(seats, std::iter::empty())?;
    let mut value_model = start.cloned();
    let mut remembered: VecDeque<(u32, Vec<Sample>)> = VecDeque::new();
    for number in 0..plan.rounds {
        let round = Round { seats, number };
        if let Some(model) = round.kept_model::<G>(store) {
            tell(&format!("{seats} seats, round {}: kept from before", number + 1));
            value_model = Some(Arc::new(model));
            continue;
        }
        for earlier in number.saturating_sub(plan.remembered.max(1) - 1)..number {
            if !remembered.iter().any(|it| it.0 == earlier) {
                // Its games were kept, or are played again by those who played them.
                let players = match earlier.checked_sub(1) {
                    Some(before) => Round { seats, number: before }.kept_model::<G>(store).map(Arc::new),
                    None => start.cloned(),
                };
                let samples = Round { seats, number: earlier }.samples::<G>(plan, players, store)?;
                remembered.push_back((earlier, samples));
            }
        }
        let samples = round.samples::<G>(plan, value_model.clone(), store)?;
        remembered.push_back((number, samples));
        let model = round.learn::<G>(plan, &remembered, tell);
        // What is kept has fewer digits: whoever goes on later must go on from the same numbers.
        let text = ValueModel { models: vec![model] }.write::<G>("a round of a training");
        store.keep(&round.weights_name(), text.as_bytes())?;
        value_model = Some(Arc::new(ValueModel::read::<G>(&text)?));
        while remembered.len() >= usize::try_from(plan.remembered.max(1)).unwrap_or(usize::MAX) {
            if let Some((old, _)) = remembered.pop_front() {
                Round { seats, number: old }.forget_samples(plan, store);
            }
        }
    }
    let value_model = value_model.expect("there is a round or something known");
    Ok(value_model.model(seats).clone())
}

/// One round for one number of seats.
#[derive(Clone, Copy)]
struct Round {
    seats: u8,
    number: u32,
}

impl Round {
    fn seed(self, plan: &TrainConfig) -> Seed {
        plan.seed.nth(u64::from(self.seats) * 1000 + u64::from(self.number))
    }

    fn weights_name(self) -> String {
        format!("seats-{}-round-{}.weights", self.seats, self.number + 1)
    }

    fn samples_name(self, games: &Range<u64>) -> String {
        format!("seats-{}-round-{}-games-{}.samples", self.seats, self.number + 1, games.start)
    }

    /// The games of the round, in the parts that are kept together.
    fn parts(plan: &TrainConfig) -> impl Iterator<Item = Range<u64>> + use<> {
        let games = plan.games;
        let starts = (0..games.div_ceil(GAMES_KEPT_TOGETHER)).map(|it| it * GAMES_KEPT_TOGETHER);
        starts.map(move |it| it..games.min(it + GAMES_KEPT_TOGETHER))
    }

    /// What the round learned, if that was kept and is whole.
    fn kept_model<G: LearnedValue>(self, store: &dyn RoundStore) -> Option<ValueModel> {
        let text = String::from_utf8(store.load(&self.weights_name())?).ok()?;
        ValueModel::read::<G>(&text).ok()
    }

    /// Positions of the round: kept ones, and those of games that are played now.
    fn samples<G: LearnedValue>(
        self,
        plan: &TrainConfig,
        value_model: Option<Arc<ValueModel>>,
        store: &mut dyn RoundStore,
    ) -> Result<Vec<Sample>, TrainError> {
        let seed = self.seed(plan);
        let (seats, simulations, scattered) = (self.seats, plan.simulations, plan.scattered);
        let table = SelfPlayConfig { seats, value_model, simulations, scattered };
        let mut all = Vec::new();
        for games in Self::parts(plan) {
            let name = self.samples_name(&games);
            if let Some(kept) = store.load(&name).and_then(|it| sample_file::read(&it)) {
                all.extend(kept);
                continue;
            }
            let played = self_play::play::<G>(&table, &seed, games, plan.threads);
            store.keep(&name, &sample_file::write(&played))?;
            all.extend(played);
        }
        Ok(all)
    }

    fn forget_samples(self, plan: &TrainConfig, store: &mut dyn RoundStore) {
        Self::parts(plan).for_each(|games| store.forget(&self.samples_name(&games)));
    }

    /// Fits a model to the positions of the rounds that are remembered, and tells in one line what came of it.
    fn learn<G: LearnedValue>(
        self,
        plan: &TrainConfig,
        remembered: &VecDeque<(u32, Vec<Sample>)>,
        tell: &mut dyn FnMut(&str),
    ) -> SeatCountModel {
        let mut all: Vec<Sample> = remembered.iter().flat_map(|it| it.1.iter().cloned()).collect();
        let winners = remembered.back().map_or(0.0, |it| mean_winner(&it.1));
        let positions = all.len();
        let (model, figures) = fit_model::<G>(self.seats, &mut all, &self.seed(plan));
        tell(&format!(
            "{} seats, round {}: {positions} positions, winners had {winners:.1} points; {figures}",
            self.seats,
            self.number + 1
        ));
        model
    }
}
