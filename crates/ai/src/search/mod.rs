//! Information-set Monte-Carlo tree search over atomic decisions.
//!
//! While the one who thinks completes its own turn and nothing hidden is shown, all deals look alike: there the tree
//! holds positions, equal ones once. Beyond that every simulation deals the unseen anew and follows the tree by decisions alone.

mod descend;
mod expand;
mod node;
mod parallel;
mod player;
mod result;
mod segment;
mod settings;
mod strength;
mod turn_lines;

use std::{collections::HashMap, hash::BuildHasher as _, ops::ControlFlow, time::Instant};

use patolli_core::{Game, Rng, Seat, Status, Viewer};
use rustc_hash::FxBuildHasher;

use self::node::{Node, NodeId};
pub(crate) use self::turn_lines::waste_of;
pub use self::{
    parallel::ParallelSearch,
    player::SearchPlayer,
    result::{SearchLine, SearchResult},
    segment::{Segment, SegmentReview, review_segment},
    settings::Settings,
    strength::{Level, Strength},
};
use crate::{Budget, Evaluator, Expectation, Stop, value::LearnedValue, value_model::PerSeat};

/// Maximum number of nodes; the tree stops growing there, simulations go on.
const MAX_NODES: usize = 100_000;
/// Maximum number of known positions kept.
const MAX_KNOWN: usize = 20_000;
/// Simulations between two looks at the clock.
const CLOCK_CHECK_INTERVAL: u32 = 8;

/// A search for the best decision of one seat.
pub struct Search<G: LearnedValue> {
    seat: Seat,
    seats: u8,
    evaluator: Evaluator,
    settings: Settings,
    rng: Rng,
    nodes: Vec<Node<G, G::Action>>,
    root: NodeId,
    /// Known positions by their hash.
    transpositions: HashMap<u64, NodeId, FxBuildHasher>,
    /// What seats got on average at the nodes so far: the worst and the best.
    range: PerSeat<(f32, f32)>,
    /// The nodes of the simulation under way.
    path: Vec<NodeId>,
    /// The edges between them.
    path_edges: Vec<(NodeId, usize)>,
    /// Room for the choices at hand.
    choices: Vec<G::Action>,
}

impl<G: LearnedValue> Search<G> {
    /// A search for the seat that is asked; `None` when the game is over. It sees what that seat sees.
    pub fn new(
        position: &G,
        evaluator: impl Into<Evaluator>,
        settings: Settings,
        mut rng: Rng,
    ) -> Option<Self> {
        let Status::Asks(seat) = position.status() else { return None };
        let known = position.redeal(seat, &mut rng);
        let mut search = Self {
            seat,
            seats: position.seats(),
            evaluator: evaluator.into(),
            settings,
            rng,
            nodes: Vec::new(),
            root: 0,
            transpositions: HashMap::default(),
            range: [(f32::MAX, f32::MIN); _],
            path: Vec::new(),
            path_edges: Vec::new(),
            choices: Vec::new(),
        };
        search.root = search.add_known(known);
        Some(search)
    }

    /// Goes on thinking until the budget is spent; `stop` is obeyed at once.
    pub fn think(&mut self, budget: Budget, stop: &Stop) {
        self.think_until(budget, stop, |_| false);
    }

    /// The same, but ends as soon as the decision cannot change any more.
    pub(crate) fn think_until_certain(&mut self, budget: Budget, stop: &Stop) {
        self.think_until(budget, stop, |it| it.visit_lead() > budget.simulations - it.visits());
    }

    fn think_until(&mut self, budget: Budget, stop: &Stop, enough: impl Fn(&Self) -> bool) {
        let end = budget.deadline();
        while self.visits() < budget.simulations && !stop.is_stopped() {
            self.simulate();
            let looks_up = self.visits().is_multiple_of(CLOCK_CHECK_INTERVAL);
            if looks_up && (enough(self) || end.is_some_and(|it| Instant::now() >= it)) {
                break;
            }
        }
    }

    /// By how many visits the first decision leads.
    fn visit_lead(&self) -> u32 {
        let (mut first, mut second) = (0, 0);
        for edge in &self.nodes[self.root as usize].edges {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        first - second
    }

    /// Number of simulations from the position.
    pub(crate) fn visits(&self) -> u32 {
        self.nodes[self.root as usize].visits
    }

    /// Follows a decision that was taken; whether the tree knows what lies behind it.
    pub(crate) fn follow(&mut self, action: G::Action) -> bool {
        let root = &self.nodes[self.root as usize];
        let child = root.find_edge(action).ok().and_then(|it| root.edges[it].child);
        match child.filter(|it| self.nodes[*it as usize].known.is_some()) {
            Some(child) => {
                self.root = child;
                true
            }
            None => false,
        }
    }

    /// Whether this is the position that is thought about, as far as its seat can tell.
    pub(crate) fn is_at(&self, position: &G) -> bool {
        let viewer = Viewer::Seat(self.seat);
        let known = self.nodes[self.root as usize].known.as_ref();
        position.status() == Status::Asks(self.seat)
            && known
                .is_some_and(|it| it.view(viewer) == position.view(viewer) && same_choices(&**it, position))
    }

    /// Memory of the tree.
    pub(crate) fn bytes(&self) -> usize {
        let node = |it: &Node<G, G::Action>| {
            let edges = it.edges.capacity() * size_of::<node::Edge<G::Action>>();
            let known = it.known.as_ref().map_or(0, |_| size_of::<G>());
            edges + known + it.by_action.capacity() * size_of::<u16>()
        };
        let nodes = self.nodes.capacity() * size_of::<Node<G, G::Action>>();
        nodes + self.nodes.iter().map(node).sum::<usize>() + self.transpositions.capacity() * 16
    }

    /// The node of a known position: the one that is there, or a new one.
    fn add_known(&mut self, position: G) -> NodeId {
        let hash = FxBuildHasher.hash_one(&position);
        if let Some(id) = self.transpositions.get(&hash)
            && self.nodes[*id as usize].known.as_deref() == Some(&position)
        {
            return *id;
        }
        let id = self.add(Node::new(self.seat, Some(Box::new(position))));
        self.transpositions.insert(hash, id);
        id
    }

    fn add(&mut self, node: Node<G, G::Action>) -> NodeId {
        self.nodes.push(node);
        u32::try_from(self.nodes.len() - 1).expect("the tree is bounded")
    }

    /// What an expectation is worth to its seat: points of margin, and the bonus for winning.
    fn utility(&self, expectation: Expectation) -> f32 {
        expectation.margin + self.settings.win_bonus * expectation.win
    }
}

/// Whether two positions ask the same: a view need not show what is asked.
fn same_choices<G: Game>(one: &G, other: &G) -> bool {
    let choices = |it: &G| {
        let mut choices = Vec::new();
        let _ = it.each_legal(&mut |action| {
            choices.push(action);
            ControlFlow::Continue(())
        });
        choices
    };
    choices(one) == choices(other)
}
