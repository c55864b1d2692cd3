//! How good decisions were that have been taken.

use patolli_core::{Seat, Seed};

use super::{Search, SearchLine, Settings, descend::Successor, node::Node};
use crate::{
    Budget, Expectation, Stop,
    value::LearnedValue,
    value_model::{PerSeat, ValueModel},
};

/// Decisions of one seat between two moments at which something hidden was shown or another seat decided.
#[derive(Clone, Debug)]
pub struct Segment<G: LearnedValue> {
    /// The position before them.
    pub position: G,
    /// The decisions, without the answers that needed no thought.
    pub actions: Vec<G::Action>,
}

/// What a search thinks of a [`Segment`].
#[derive(Clone, PartialEq, Debug)]
pub struct SegmentReview<A> {
    /// The seat that decided.
    pub seat: Seat,
    /// What each seat could expect, had the best way been taken.
    pub expectations: Vec<Expectation>,
    /// What the seat could expect of what it did.
    pub played: Expectation,
    /// The best way there was.
    pub best: SearchLine<A>,
}

/// Judges decisions by what their seat could know; `None` when stopped, or when there was nothing to decide.
pub fn review_segment<G: LearnedValue>(
    segment: &Segment<G>,
    simulations: u32,
    seed: &Seed,
    stop: &Stop,
) -> Option<SegmentReview<G::Action>> {
    let mut search = Search::new(&segment.position, ValueModel::embedded::<G>(), Settings::BEST, seed.rng())?;
    search.think(Budget::simulations(simulations), stop);
    let thought = search.result(1);
    let (seat, mut best) = (thought.seat, thought.lines.into_iter().next()?);
    // What seems best among many seems better than it is, so both ways are looked at once more in the same manner.
    let same = best.steps == segment.actions;
    let hoped = search.evaluate_actions(&best.steps, simulations, stop)?;
    let came = if same { hoped } else { search.evaluate_actions(&segment.actions, simulations, stop)? };
    if stop.is_stopped() {
        return None;
    }
    let played = came[seat.index()];
    best.expectation = hoped[seat.index()];
    let surpassed = played.margin > best.expectation.margin;
    if surpassed {
        best = SearchLine { steps: segment.actions.clone(), expectation: played, ..best };
    }
    let expectations = if surpassed { came } else { hoped };
    Some(SegmentReview {
        seat,
        expectations: expectations[..thought.expectations.len()].to_vec(),
        played,
        best,
    })
}

impl<G: LearnedValue> Search<G> {
    /// What seats may expect when it decides like this and all decide well afterwards.
    pub(super) fn evaluate_actions(
        &mut self,
        actions: &[G::Action],
        simulations: u32,
        stop: &Stop,
    ) -> Option<PerSeat<Expectation>> {
        let home = self.root;
        let expectations = self.evaluate_from_root(actions, simulations, stop);
        self.root = home;
        expectations
    }

    fn evaluate_from_root(
        &mut self,
        actions: &[G::Action],
        simulations: u32,
        stop: &Stop,
    ) -> Option<PerSeat<Expectation>> {
        for action in actions {
            let at = self.root;
            let edge = self.edge_for(at, *action)?;
            match self.follow_edge(at, edge) {
                Successor::Known(next) => self.root = next,
                // What comes after something hidden was shown is judged by itself.
                Successor::Open(..) => return self.evaluate_beyond_reveal(at, edge, simulations, stop),
            }
        }
        let known = self.visits();
        self.think(Budget::simulations(known + simulations), stop);
        Some(self.nodes[self.root as usize].means())
    }

    /// What seats may expect after a decision that leads into the unknown.
    fn evaluate_beyond_reveal(
        &mut self,
        at: u32,
        edge: usize,
        simulations: u32,
        stop: &Stop,
    ) -> Option<PerSeat<Expectation>> {
        let mut sums = Node::<G, G::Action>::new(self.seat, None);
        for _ in 0..simulations {
            if stop.is_stopped() {
                return None;
            }
            self.path.clear();
            self.path_edges.clear();
            let Successor::Open(next, position) = self.follow_edge(at, edge) else { return None };
            let expectations = self.descend_open(next, position);
            self.backpropagate(expectations);
            sums.add(&expectations);
        }
        Some(sums.means())
    }

    /// The edge of a decision in a known position, listed even if search would not look at it.
    fn edge_for(&mut self, at: u32, action: G::Action) -> Option<usize> {
        let known = self.nodes[at as usize].known.as_deref()?.clone();
        known.check(action).ok()?;
        if !self.nodes[at as usize].expanded {
            let edges = self.expand(&known, self.seat);
            self.nodes[at as usize].set_edges(edges);
        }
        if let Ok(edge) = self.nodes[at as usize].find_edge(action) {
            return Some(edge);
        }
        let ground = self.evaluator.baseline(&known, self.seat);
        let mut edge = self.new_edge(&known, self.seat, &ground, action);
        edge.prior = 0.0;
        Some(self.nodes[at as usize].insert(edge))
    }
}
