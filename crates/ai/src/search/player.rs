//! A bot at a seat: it keeps its tree from one decision of a turn to the next.

use patolli_core::Rng;
use rand::{RngExt as _, SeedableRng as _};

use super::{Search, Settings, result::RankedAction};
use crate::{Budget, Evaluator, Stop, Strength, value::LearnedValue, value_model::ValueModel};

/// Error scale for what is left of a turn after a line was drawn: hardly anything is lost there, and nothing wasted.
const REST_SCALE: f32 = 0.25;

/// A searching bot at a seat.
pub struct SearchPlayer<G: LearnedValue> {
    evaluator: Evaluator,
    budget: Budget,
    settings: Settings,
    rng: Rng,
    search: Option<Search<G>>,
    /// What is still to be decided of the line that was drawn, the next decision last.
    line: Vec<G::Action>,
    /// Whether a line was drawn in this search: what is left of the turn is played as well as it can be.
    drawn: bool,
}

impl<G: LearnedValue> SearchPlayer<G> {
    /// A bot of such strength; its lots come from `rng`.
    pub fn new(strength: Strength, rng: Rng) -> Self {
        Self::with_model(strength, ValueModel::embedded::<G>(), rng)
    }

    /// A bot of such strength that values positions by these weights or this network.
    pub fn with_model(strength: Strength, evaluator: impl Into<Evaluator>, rng: Rng) -> Self {
        Self::with_settings(evaluator, strength.budget(), strength.settings::<G>(), rng)
    }

    /// A bot with these values, budget and settings.
    pub fn with_settings(
        evaluator: impl Into<Evaluator>,
        budget: Budget,
        settings: Settings,
        rng: Rng,
    ) -> Self {
        Self {
            evaluator: evaluator.into(),
            budget,
            settings,
            rng,
            search: None,
            line: Vec::new(),
            drawn: false,
        }
    }

    /// Its decision for the seat that is asked; `None` when the game is over.
    ///
    /// However early it is stopped, it knows a legal decision.
    pub fn decide(&mut self, position: &G, stop: &Stop) -> Option<G::Action> {
        let kept = self.search.take().and_then(|it| self.at(it, position));
        let mut search = kept.or_else(|| {
            let rng = Rng::from_seed(self.rng.random());
            (self.line, self.drawn) = (Vec::new(), false);
            Search::new(position, self.evaluator.clone(), self.settings, rng)
        })?;
        let action = match self.line.pop() {
            Some(action) => action,
            None => self.think(&mut search, stop)?,
        };
        if search.follow(action) {
            self.search = Some(search);
        }
        Some(action)
    }

    /// The search when it stands at this position, after what was decided without asking, since there was no choice.
    fn at(&mut self, mut search: Search<G>, position: &G) -> Option<Search<G>> {
        while !search.is_at(position) {
            let next = self.line.pop()?;
            if !search.follow(next) {
                return None;
            }
        }
        Some(search)
    }

    /// Decides anew.
    fn think(&mut self, search: &mut Search<G>, stop: &Stop) -> Option<G::Action> {
        let draws = self.settings.error_scale > 0.0 && !(self.drawn && self.settings.wastes);
        if draws {
            search.think(self.budget, stop);
        } else {
            search.think_until_certain(self.budget, stop);
        }
        if search.visits() == 0 {
            search.think(Budget::simulations(1), &Stop::default());
        }
        if draws {
            let scale = self.settings.error_scale;
            let scale = if std::mem::replace(&mut self.drawn, true) { scale.min(REST_SCALE) } else { scale };
            self.line = search.draw_line(self.rng.random_range(0.0..1.0), scale).unwrap_or_default();
            self.line.reverse();
            if let Some(action) = self.line.pop() {
                return Some(action);
            }
        }
        self.sample_action(&search.ranking())
    }

    /// The decision tried most, or one drawn by the temperature of moves.
    #[expect(clippy::cast_precision_loss, reason = "visits are far fewer than a float can count")]
    fn sample_action(&mut self, ranking: &[RankedAction<G::Action>]) -> Option<G::Action> {
        let first = ranking.first()?;
        if self.settings.move_temperature <= 0.0 {
            return Some(first.action);
        }
        let weight = |it: &RankedAction<G::Action>| {
            (it.visits as f32 / first.visits as f32).powf(1.0 / self.settings.move_temperature)
        };
        let all: f32 = ranking.iter().map(weight).sum();
        let mut lot = self.rng.random_range(0.0..all);
        for it in ranking {
            lot -= weight(it);
            if lot <= 0.0 {
                return Some(it.action);
            }
        }
        Some(first.action)
    }
}
