//! Several searches of one position side by side, whose findings are added up.

use std::thread;

use patolli_core::Seed;

use super::{
    Search, Settings,
    result::{RankedAction, SearchResult},
};
use crate::{Budget, Expectation, Stop, value::LearnedValue, value_model::ValueModel};

/// One or more searches of the same position, each with its own deals.
pub struct ParallelSearch<G: LearnedValue> {
    searches: Vec<Search<G>>,
}

impl<G: LearnedValue> ParallelSearch<G> {
    /// This number of searches; `None` when the game is over. With one of them, the same seed gives the same thoughts.
    pub fn new(position: &G, seed: &Seed, members: usize) -> Option<Self> {
        let member = |index| {
            let lots = seed.nth(index).rng();
            Search::new(position, ValueModel::embedded::<G>(), Settings::BEST, lots)
        };
        let searches = (0..members.max(1) as u64).map(member).collect::<Option<Vec<_>>>()?;
        Some(Self { searches })
    }

    /// Goes on thinking; every search takes its share of the simulations.
    pub fn think(&mut self, budget: Budget, stop: &Stop) {
        let members = u32::try_from(self.searches.len()).unwrap_or(1);
        let share = Budget { simulations: budget.simulations.div_ceil(members), ..budget };
        match &mut self.searches[..] {
            [one] => one.think(share, stop),
            many => thread::scope(|scope| {
                for search in many {
                    scope.spawn(|| search.think(share, stop));
                }
            }),
        }
    }

    /// What they think together, with at most this number of lines.
    pub fn result(&self, lines: usize) -> SearchResult<G::Action> {
        let first = &self.searches[0];
        let mut thought = first.result(0);
        thought.simulations = self.searches.iter().map(Search::visits).sum();
        thought.bytes = self.searches.iter().map(Search::bytes).sum();
        thought.expectations = mean(&self.searches.iter().map(Search::expectations).collect::<Vec<_>>());
        thought.lines = self.ranking().into_iter().take(lines).map(|it| first.line(it)).collect();
        thought
    }

    /// The decisions at hand, the most often tried first, counted over all searches.
    fn ranking(&self) -> Vec<RankedAction<G::Action>> {
        let mut all: Vec<RankedAction<G::Action>> = Vec::new();
        for it in self.searches.iter().flat_map(Search::ranking) {
            match all.iter_mut().find(|known| known.action == it.action) {
                Some(known) => known.add(&it),
                None => all.push(it),
            }
        }
        all.sort_by_key(|it| std::cmp::Reverse(it.visits));
        all
    }
}

/// The mean expectation of each seat.
fn mean(expectations: &[Vec<Expectation>]) -> Vec<Expectation> {
    #[expect(clippy::cast_precision_loss, reason = "a few searches")]
    let count = expectations.len() as f32;
    let seat = |seat: usize| {
        let sum = expectations.iter().fold(Expectation::default(), |sum, it| Expectation {
            margin: sum.margin + it[seat].margin,
            win: sum.win + it[seat].win,
        });
        Expectation { margin: sum.margin / count, win: sum.win / count }
    };
    (0..expectations[0].len()).map(seat).collect()
}
