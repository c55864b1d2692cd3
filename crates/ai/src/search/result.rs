//! What a search thinks, and why.

use patolli_core::{Describe, Log, Seat, Status};

use super::{Search, descend::play_forced};
use crate::{
    Expectation,
    value::{FeatureRow as _, LearnedValue},
    value_model::FeatureVector,
};

/// What a search thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult<A> {
    /// The seat that decides.
    pub seat: Seat,
    /// Number of simulations from the position.
    pub simulations: u32,
    /// Memory that the search holds.
    pub bytes: usize,
    /// What each seat may expect.
    pub expectations: Vec<Expectation>,
    /// The best ways to go on with this turn, best first.
    pub lines: Vec<SearchLine<A>>,
}

/// One way to go on with a turn: to its end, or to something hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchLine<A> {
    /// The decisions.
    pub steps: Vec<A>,
    /// What the one who decides may expect of it.
    pub expectation: Expectation,
    /// Number of times it was tried.
    pub simulations: u32,
    /// Points that change by it, with the message key of what they are about; the biggest change first.
    pub factors: Vec<(&'static str, f32)>,
}

/// Changes by fewer points are not worth a word.
const MIN_FACTOR: f32 = 0.05;

/// A decision at hand and what is known of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RankedAction<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    pub(crate) expectation: Expectation,
}

impl<A> RankedAction<A> {
    /// Adds what another search found of the same decision.
    #[expect(clippy::cast_precision_loss, reason = "visits are far fewer than a float can count")]
    pub(crate) fn add(&mut self, other: &Self) {
        let (mine, theirs) = (self.visits as f32, other.visits as f32);
        let mix = |a: f32, b: f32| (a * mine + b * theirs) / (mine + theirs);
        self.expectation.margin = mix(self.expectation.margin, other.expectation.margin);
        self.expectation.win = mix(self.expectation.win, other.expectation.win);
        self.visits += other.visits;
    }
}

impl<G: LearnedValue> Search<G> {
    /// The decisions at hand that were tried, the most often tried first.
    pub(crate) fn ranking(&self) -> Vec<RankedAction<G::Action>> {
        let root = &self.nodes[self.root as usize];
        let tried = root.edges.iter().filter(|it| it.visits > 0);
        let mut ranking: Vec<_> = tried
            .map(|it| RankedAction {
                action: it.action,
                visits: it.visits,
                expectation: it
                    .child
                    .map_or_else(Expectation::default, |it| self.nodes[it as usize].mean(self.seat)),
            })
            .collect();
        // Priors break ties: edges are listed by them, and the sort is stable.
        ranking.sort_by_key(|it| std::cmp::Reverse(it.visits));
        ranking
    }

    /// What each seat may expect.
    pub(crate) fn expectations(&self) -> Vec<Expectation> {
        Seat::all(self.seats).map(|it| self.nodes[self.root as usize].mean(it)).collect()
    }

    /// What it thinks by now, with at most this number of lines.
    pub fn result(&self, lines: usize) -> SearchResult<G::Action> {
        let lines = self.ranking().into_iter().take(lines).map(|it| self.line(it)).collect();
        SearchResult {
            seat: self.seat,
            simulations: self.visits(),
            bytes: self.bytes(),
            expectations: self.expectations(),
            lines,
        }
    }

    /// How a decision goes on to the end of the turn.
    pub(crate) fn line(&self, first: RankedAction<G::Action>) -> SearchLine<G::Action> {
        let mut steps = vec![first.action];
        let root = &self.nodes[self.root as usize];
        let mut end = root.known.as_deref().expect("the root is known").clone();
        let mut turn_goes_on = apply_with_forced(&mut end, first.action);
        let mut next = root.find_edge(first.action).ok().and_then(|it| root.edges[it].child);
        while let Some(node) = next.map(|it| &self.nodes[it as usize]).filter(|it| it.known.is_some()) {
            // Equal positions are one node: a path could come back to where it was.
            let best = node.edges.iter().filter(|it| it.visits > 0).max_by_key(|it| it.visits);
            let Some(best) = best.filter(|_| turn_goes_on && steps.len() < 60) else { break };
            steps.push(best.action);
            turn_goes_on = apply_with_forced(&mut end, best.action);
            next = best.child;
        }
        SearchLine {
            steps,
            expectation: first.expectation,
            simulations: first.visits,
            factors: self.factors(&end),
        }
    }

    /// What changes from the position thought about to another one, by source.
    fn factors(&self, end: &G) -> Vec<(&'static str, f32)> {
        let begin = self.nodes[self.root as usize].known.as_deref().expect("the root is known");
        let weights = self.evaluator.weights(end);
        let (before, after) = (self.feature_lead(begin), self.feature_lead(end));
        let mut sources: Vec<(&'static str, f32)> = Vec::new();
        for (index, feature) in G::Features::FEATURES.iter().enumerate() {
            let points = weights[index] * (after[index] - before[index]);
            match sources.iter_mut().find(|it| it.0 == feature.factor) {
                Some(source) => source.1 += points,
                None => sources.push((feature.factor, points)),
            }
        }
        sources.retain(|it| it.1.abs() >= MIN_FACTOR);
        sources.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
        sources
    }

    /// The numbers of the seat that thinks, less the mean of the others'.
    fn feature_lead(&self, position: &G) -> FeatureVector {
        let mut lead = self.evaluator.counted_numbers(position, self.seat);
        let others = f32::from((self.seats - 1).max(1));
        for seat in Seat::all(self.seats).filter(|it| *it != self.seat) {
            for (lead, theirs) in lead.iter_mut().zip(self.evaluator.counted_numbers(position, seat)) {
                *lead -= theirs / others;
            }
        }
        lead
    }
}

/// Takes a decision and what follows of itself; whether the turn goes on.
fn apply_with_forced<G: LearnedValue>(position: &mut G, action: G::Action) -> bool {
    let mut log = Log::new();
    if matches!(position.status(), Status::Asks(_)) && position.check(action).is_ok() {
        position.apply(action, &mut log);
        play_forced(position, &mut log);
    }
    !log.take().iter().any(Describe::is_heading)
}
