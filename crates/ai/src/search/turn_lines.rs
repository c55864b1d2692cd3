//! The lines of a turn that a search has tried, for levels that do not always take the best one.

use patolli_core::{Log, Seat};
use rustc_hash::FxHashSet;

use super::{
    Search,
    descend::play_forced,
    node::{Edge, NodeId},
};
use crate::value::{LearnedValue, PlayedStep, Waste};

/// No line has more decisions than this.
const MAX_STEPS: usize = 60;

/// Visits to which a line is as likely worth as much as where it branched off: what was tried once may only seem good.
const DOUBT: f32 = 3.0;

/// Points of hand-made value that make a line e times as attractive to a beginner.
const APPEAL_SCALE: f32 = 8.0;

/// Of how many error scales a line may lose at most.
const MOST_ERROR: f32 = 4.0;

/// A way through a turn: to its end, to something hidden, or as far as it was tried.
#[derive(Clone, Debug)]
pub(super) struct TurnLine<A> {
    /// The decisions.
    pub(super) steps: Vec<A>,
    /// Points that it seems to be worth to the one who thinks.
    pub(super) margin: f32,
}

/// A line that may be taken.
struct Candidate<A> {
    line: TurnLine<A>,
    loss: f32,
    waste: Waste,
    /// What it is worth to one who knows little.
    appeal: f32,
}

impl<A> Candidate<A> {
    /// Whether it wastes what the other line keeps, and the other one loses less, or hardly more and wastes nothing else.
    fn is_worse_than(&self, other: &Self, scale: f32) -> bool {
        let wastes = self.waste.exceeds(other.waste);
        let saves_all = !other.waste.exceeds(self.waste) && other.loss <= self.loss + scale;
        wastes && (other.loss < self.loss || saves_all)
    }
}

impl<G: LearnedValue> Search<G> {
    /// The lines that were tried, first the one that leads where the search went most often. Equal positions are met once.
    pub(super) fn turn_lines(&self) -> Vec<TurnLine<G::Action>> {
        let mut lines = Vec::new();
        let mut met = FxHashSet::default();
        met.insert(self.root);
        self.add_lines(self.root, &mut Vec::new(), &mut met, &mut lines);
        lines
    }

    fn add_lines(
        &self,
        at: NodeId,
        steps: &mut Vec<G::Action>,
        met: &mut FxHashSet<NodeId>,
        lines: &mut Vec<TurnLine<G::Action>>,
    ) {
        let node = &self.nodes[at as usize];
        let mut tried: Vec<&Edge<G::Action>> = node.edges.iter().filter(|it| it.visits > 0).collect();
        tried.sort_by_key(|it| std::cmp::Reverse(it.visits));
        for edge in tried {
            let Some(child) = edge.child else { continue };
            steps.push(edge.action);
            if self.ends_line(child, steps.len()) {
                lines.push(TurnLine { steps: steps.clone(), margin: self.doubted_margin(child, at) });
            } else if met.insert(child) {
                self.add_lines(child, steps, met, lines);
            }
            steps.pop();
        }
    }

    /// Whether nothing more of the turn was tried there.
    fn ends_line(&self, at: NodeId, steps: usize) -> bool {
        let node = &self.nodes[at as usize];
        node.known.is_none() || steps >= MAX_STEPS || !node.edges.iter().any(|it| it.visits > 0)
    }

    /// Points that are expected at a node; the fewer visits it had, the nearer to where it branched off.
    #[expect(clippy::cast_precision_loss, reason = "visits are far fewer than a float can count")]
    fn doubted_margin(&self, at: NodeId, branched_off: NodeId) -> f32 {
        let (node, before) = (&self.nodes[at as usize], &self.nodes[branched_off as usize]);
        let visits = node.visits as f32;
        (node.mean(self.seat).margin * visits + before.mean(self.seat).margin * DOUBT) / (visits + DOUBT)
    }

    /// The line to take with an error of this scale; `lot` is even from 0 to 1. What loses more than four scales is never taken.
    pub(super) fn draw_line(&self, lot: f32, scale: f32) -> Option<Vec<G::Action>> {
        let lines = self.turn_lines();
        let most = lines.iter().map(|it| it.margin).fold(f32::MIN, f32::max);
        let near = lines.into_iter().filter(|it| most - it.margin <= MOST_ERROR * scale);
        let candidates: Vec<Candidate<G::Action>> = near.map(|it| self.candidate(it, most)).collect();
        let wasteful = |one: &&Candidate<G::Action>| candidates.iter().any(|it| one.is_worse_than(it, scale));
        let mut taken: Vec<_> =
            candidates.iter().filter(|it| self.settings.wastes || !wasteful(it)).collect();
        if taken.is_empty() {
            taken.extend(&candidates);
        }
        let best_appeal = candidates.iter().fold(f32::MIN, |most, it| most.max(it.appeal));
        let weight = |it: &Candidate<G::Action>| {
            (-it.loss / scale + 0.5 * (it.appeal - best_appeal).max(-20.0 * APPEAL_SCALE) / APPEAL_SCALE)
                .exp()
        };
        let weighted: Vec<_> = taken.into_iter().map(|it| (weight(it), it)).collect();
        let mut rest = lot * weighted.iter().map(|it| it.0).sum::<f32>();
        let drawn = weighted.iter().find(|it| {
            rest -= it.0;
            rest <= 0.0
        });
        drawn.or(weighted.last()).map(|it| it.1.line.steps.clone())
    }

    fn candidate(&self, line: TurnLine<G::Action>, most: f32) -> Candidate<G::Action> {
        let begin = self.nodes[self.root as usize].known.as_deref().expect("the root is known");
        let steps = played_steps(begin, &line.steps);
        let appeal = steps.last().map_or(0.0, |it| it.position.value(self.seat));
        Candidate { loss: most - line.margin, waste: G::waste(&steps, self.seat), appeal, line }
    }
}

/// What comes of decisions taken one after the other, as far as they are legal.
pub(crate) fn played_steps<G: LearnedValue>(begin: &G, actions: &[G::Action]) -> Vec<PlayedStep<G>> {
    let mut steps: Vec<PlayedStep<G>> = Vec::new();
    for action in actions {
        let mut position = steps.last().map_or(begin, |it| &it.position).clone();
        let mut log = Log::new();
        if position.play(*action, &mut log).is_err() {
            break;
        }
        play_forced(&mut position, &mut log);
        steps.push(PlayedStep { action: *action, events: log.take(), position });
    }
    steps
}

/// What a seat wasted with decisions.
pub(crate) fn waste_of<G: LearnedValue>(begin: &G, actions: &[G::Action], seat: Seat) -> Waste {
    G::waste(&played_steps(begin, actions), seat)
}

#[cfg(test)]
mod tests {
    use patolli_core::{Options as _, Seed, Status};
    use patolli_teotihuacan::Teotihuacan;
    use patolli_tikal::Tikal;
    use patolli_tzolkin::Tzolkin;

    use super::*;
    use crate::{Bot, Budget, Settings, Stop, value_model::ValueModel};

    /// Searches of positions of a game between greedy bots, thought through as a low level does.
    fn searches<G: LearnedValue>(settings: Settings) -> Vec<Search<G>> {
        let options = G::Options::from_pairs(2, std::iter::empty()).expect("two may play");
        let rng = &mut Seed::from(12).rng();
        let mut position = G::start(&options, G::deal(&options, rng));
        let mut searches = Vec::new();
        for decision in 0..160 {
            let Some(action) = Bot::Greedy.choose(&position, rng) else { break };
            if decision % 8 == 0 && matches!(position.status(), Status::Asks(_)) {
                let lots = Seed::from(decision).rng();
                let search = Search::new(&position, ValueModel::embedded::<G>(), settings, lots);
                let mut search = search.expect("a seat is asked");
                search.think(Budget::simulations(128), &Stop::default());
                searches.push(search);
            }
            position.apply(action, &mut Log::off());
        }
        searches
    }

    /// Every line that can be drawn loses at most four scales, and none wastes what a better one keeps.
    fn draws_with_care<G: LearnedValue>() {
        let scale = 2.0;
        let (mut several, mut dismissed) = (0, 0);
        for search in searches::<G>(Settings::BEST) {
            let lines = search.turn_lines();
            let most = lines.iter().map(|it| it.margin).fold(f32::MIN, f32::max);
            let candidates: Vec<_> = lines.into_iter().map(|it| search.candidate(it, most)).collect();
            let near: Vec<_> = candidates.iter().filter(|it| it.loss <= MOST_ERROR * scale).collect();
            let mut drawn = Vec::new();
            for lot in 0..50u8 {
                let steps = search.draw_line(f32::from(lot) / 50.0, scale).expect("a line was tried");
                let line = near.iter().find(|it| it.line.steps == steps).expect("it is near the best");
                assert!(!near.iter().any(|it| line.is_worse_than(it, scale)), "{steps:?} wastes something");
                if !drawn.contains(&steps) {
                    drawn.push(steps);
                }
            }
            several += usize::from(drawn.len() > 1);
            dismissed += near.iter().filter(|one| near.iter().any(|it| one.is_worse_than(it, scale))).count();
        }
        assert!(several > 4, "{}: nearly always the same line", G::NAME);
        assert!(dismissed > 0, "{}: nothing was ever wasted", G::NAME);
    }

    #[test]
    fn lines_are_drawn_with_care_at_tikal() {
        draws_with_care::<Tikal>();
    }

    #[test]
    fn lines_are_drawn_with_care_at_tzolkin() {
        draws_with_care::<Tzolkin>();
    }

    #[test]
    fn lines_are_drawn_with_care_at_teotihuacan() {
        draws_with_care::<Teotihuacan>();
    }

    #[test]
    fn a_small_scale_takes_the_best_line() {
        for search in searches::<Tzolkin>(Settings::BEST) {
            let lines = search.turn_lines();
            let most = lines.iter().map(|it| it.margin).fold(f32::MIN, f32::max);
            let drawn = search.draw_line(0.5, 1e-3).expect("a line was tried");
            let drawn = lines.into_iter().find(|it| it.steps == drawn).expect("it was tried");
            assert!(most - drawn.margin < 0.01, "{drawn:?}");
        }
    }
}
