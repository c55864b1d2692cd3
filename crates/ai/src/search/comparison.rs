//! What a decision loses against the best one.

use patolli_core::{Describe, Log, Seat, Seed, Status};

use super::{Search, SearchLine, Settings, descend::play_forced, result::RankedAction};
use crate::{Budget, Expectation, Stop, value::LearnedValue, value_model::ValueModel};

/// Number of times that both decisions are looked at from the beginning, each time with other lots.
const ROUNDS: u32 = 4;
/// Most decisions of others that are told.
const MAX_REPLY: usize = 4;

/// A decision beside the best one that a search finds, by what its seat can know.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison<A> {
    /// The seat that decides.
    pub seat: Seat,
    /// The decision, and how the turn would go on.
    pub asked: SearchLine<A>,
    /// The best way.
    pub best: SearchLine<A>,
    /// Points of margin that the decision loses; below zero if it came off better.
    pub lost: f32,
    /// By how much that may be wrong: twice its standard error.
    pub uncertainty: f32,
    /// Where the difference lies, with the message key of what it is about; the biggest one first.
    pub factors: Vec<(&'static str, f32)>,
    /// What the others would probably do then, up to the first thing that nobody can know.
    pub reply: Vec<A>,
}

/// Compares a decision with the best one. The same question gets the same answer. `None` when stopped, when nothing is asked, or when
/// the decision is not allowed.
pub fn compare<G: LearnedValue>(
    position: &G,
    action: G::Action,
    simulations: u32,
    seed: &Seed,
    stop: &Stop,
) -> Option<Comparison<G::Action>> {
    position.check(action).ok()?;
    let mut found: Option<Comparison<G::Action>> = None;
    let mut losses = Vec::new();
    for round in 0..ROUNDS {
        let rng = seed.nth(u64::from(round)).rng();
        let mut search = Search::new(position, ValueModel::embedded::<G>(), Settings::BEST, rng)?;
        search.think(Budget::simulations(simulations), stop);
        // All rounds compare with what seemed best in the first.
        let best = match &found {
            Some(it) => it.best.steps[0],
            None => search.ranking().first()?.action,
        };
        let hoped = search.look_at(best, simulations, stop)?;
        let came = if best == action { hoped } else { search.look_at(action, simulations, stop)? };
        losses.push(hoped.margin - came.margin);
        if found.is_none() {
            found = Some(search.compared(best, hoped, action, came));
        }
    }
    let mut comparison = found?;
    (comparison.lost, comparison.uncertainty) = mean_and_spread(&losses);
    Some(comparison)
}

/// The mean of some numbers, and twice its standard error.
#[expect(clippy::cast_precision_loss, reason = "they are few")]
fn mean_and_spread(numbers: &[f32]) -> (f32, f32) {
    let n = numbers.len().max(1) as f32;
    let mean = numbers.iter().sum::<f32>() / n;
    let squares = numbers.iter().map(|it| (it - mean).powi(2)).sum::<f32>();
    let deviation = (squares / (n - 1.0).max(1.0)).sqrt();
    (mean, 2.0 * deviation / n.sqrt())
}

impl<G: LearnedValue> Search<G> {
    /// What the seat may expect of a decision when all decide well afterwards.
    fn look_at(&mut self, action: G::Action, simulations: u32, stop: &Stop) -> Option<Expectation> {
        let seat = self.seat;
        let expectations = self.evaluate_actions(&[action], simulations, stop)?;
        (!stop.is_stopped()).then_some(expectations[seat.index()])
    }

    fn compared(
        &self,
        best: G::Action,
        hoped: Expectation,
        asked: G::Action,
        came: Expectation,
    ) -> Comparison<G::Action> {
        let ranked = |action, expectation| RankedAction { action, visits: 0, expectation };
        let best = self.line(ranked(best, hoped));
        let asked = self.line(ranked(asked, came));
        let factors = difference(&asked.factors, &best.factors);
        let reply = self.reply(&asked.steps);
        Comparison { seat: self.seat, asked, best, lost: 0.0, uncertainty: 0.0, factors, reply }
    }

    /// The decisions that follow on a line, as the search expects them, up to the first thing that is shown.
    fn reply(&self, steps: &[G::Action]) -> Vec<G::Action> {
        let mut reply = Vec::new();
        let Some(mut position) = self.nodes[self.root as usize].known.as_deref().cloned() else {
            return reply;
        };
        let mut node = Some(self.root);
        for step in steps {
            if applied_and_revealed(&mut position, *step) {
                return reply;
            }
            node = node.and_then(|it| self.child(it, *step));
        }
        while let Some(at) = node.filter(|_| reply.len() < MAX_REPLY) {
            let edges = self.nodes[at as usize].edges.iter().filter(|it| it.visits > 0);
            let Some(next) = edges.max_by_key(|it| it.visits).map(|it| it.action) else { break };
            if !matches!(position.status(), Status::Asks(_)) || position.check(next).is_err() {
                break;
            }
            reply.push(next);
            if applied_and_revealed(&mut position, next) {
                break;
            }
            node = self.child(at, next);
        }
        reply
    }

    fn child(&self, node: u32, action: G::Action) -> Option<u32> {
        let node = &self.nodes[node as usize];
        node.find_edge(action).ok().and_then(|it| node.edges[it].child)
    }
}

/// Takes a decision and what follows of itself; whether something hidden was shown.
fn applied_and_revealed<G: LearnedValue>(position: &mut G, action: G::Action) -> bool {
    if position.check(action).is_err() {
        return true;
    }
    let mut log = Log::new();
    position.apply(action, &mut log);
    play_forced(position, &mut log);
    log.take().iter().any(Describe::reveals)
}

/// What one line brings more than another, by source; the biggest difference first.
fn difference(one: &[(&'static str, f32)], other: &[(&'static str, f32)]) -> Vec<(&'static str, f32)> {
    let of = |all: &[(&'static str, f32)], name: &str| {
        all.iter().filter(|it| it.0 == name).map(|it| it.1).sum::<f32>()
    };
    let mut names: Vec<&'static str> = one.iter().chain(other).map(|it| it.0).collect();
    names.sort_unstable();
    names.dedup();
    let mut all: Vec<_> = names.into_iter().map(|it| (it, of(one, it) - of(other, it))).collect();
    all.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
    all
}

#[cfg(test)]
mod tests {
    use super::{difference, mean_and_spread};

    #[test]
    fn differences_are_told_by_source() {
        let told = difference(&[("a", 1.0), ("b", 2.0)], &[("b", 4.5), ("c", -1.5)]);
        assert_eq!(told, [("b", -2.5), ("c", 1.5), ("a", 1.0)]);
    }

    #[test]
    fn equal_losses_leave_no_doubt() {
        assert_eq!(mean_and_spread(&[2.0; 4]), (2.0, 0.0));
        let (mean, spread) = mean_and_spread(&[1.0, 3.0, 1.0, 3.0]);
        assert!((mean - 2.0).abs() < 1e-5 && (spread - 1.1547).abs() < 1e-3);
    }
}
