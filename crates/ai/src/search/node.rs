//! The tree: positions met and the decisions tried there.

use patolli_core::Seat;

use crate::{Expectation, value_model::PerSeat};

/// Where a node lies.
pub(super) type NodeId = u32;

/// A decision that can be tried.
#[derive(Clone, Debug)]
pub(super) struct Edge<A> {
    /// The decision.
    pub(super) action: A,
    /// Attraction before it was tried; all of a node add up to 1.
    pub(super) prior: f32,
    /// What it seems to be worth to its seat before it was tried.
    pub(super) initial_value: f32,
    /// Number of times it was tried.
    pub(super) visits: u32,
    /// Where it leads.
    pub(super) child: Option<NodeId>,
}

/// A position, or many that its path cannot tell apart.
#[derive(Clone, Debug)]
pub(super) struct Node<G, A> {
    /// The seat that decides.
    pub(super) seat: Seat,
    /// The position as the one who thinks knows it, while nothing hidden has been shown and no other seat has decided.
    pub(super) known: Option<Box<G>>,
    /// The decisions, the most attractive first; those met later follow.
    pub(super) edges: Vec<Edge<A>>,
    /// Numbers of the edges in the order of their actions, to find them by.
    pub(super) by_action: Vec<u16>,
    /// Whether the decisions are listed.
    pub(super) expanded: bool,
    /// Number of visits.
    pub(super) visits: u32,
    /// What the visits promised to every seat, added up.
    pub(super) sums: PerSeat<Expectation>,
}

impl<G, A: Copy + Ord> Node<G, A> {
    pub(super) fn new(seat: Seat, known: Option<Box<G>>) -> Self {
        Self {
            seat,
            known,
            edges: Vec::new(),
            by_action: Vec::new(),
            expanded: false,
            visits: 0,
            sums: [Expectation::default(); _],
        }
    }

    /// What a seat may expect here.
    #[expect(clippy::cast_precision_loss, reason = "visits are far fewer than a float can count")]
    pub(super) fn mean(&self, seat: Seat) -> Expectation {
        let (sum, visits) = (self.sums[seat.index()], self.visits.max(1) as f32);
        Expectation { margin: sum.margin / visits, win: sum.win / visits }
    }

    /// What all seats may expect here.
    pub(super) fn means(&self) -> PerSeat<Expectation> {
        std::array::from_fn(|it| self.mean(Seat::new(u8::try_from(it).expect("at most five seats"))))
    }

    /// Adds what one visit promised.
    pub(super) fn add(&mut self, expectations: &PerSeat<Expectation>) {
        self.visits += 1;
        for (sum, it) in self.sums.iter_mut().zip(expectations) {
            sum.margin += it.margin;
            sum.win += it.win;
        }
    }

    /// The number of the edge with this action.
    pub(super) fn find_edge(&self, action: A) -> Result<usize, usize> {
        let found = self.by_action.binary_search_by_key(&action, |it| self.edges[usize::from(*it)].action);
        found.map(|it| usize::from(self.by_action[it]))
    }

    /// Adds a decision where there is none.
    pub(super) fn insert(&mut self, edge: Edge<A>) -> usize {
        let action = edge.action;
        let place =
            match self.by_action.binary_search_by_key(&action, |it| self.edges[usize::from(*it)].action) {
                Ok(found) => return usize::from(self.by_action[found]),
                Err(place) => place,
            };
        let number = self.edges.len();
        self.edges.push(edge);
        self.by_action
            .insert(place, u16::try_from(number).expect("a position has at most a few hundred choices"));
        number
    }

    /// Lists all decisions at once, the most attractive first.
    pub(super) fn set_edges(&mut self, mut edges: Vec<Edge<A>>) {
        edges.sort_by(|a, b| b.prior.total_cmp(&a.prior).then(a.action.cmp(&b.action)));
        self.by_action =
            (0..u16::try_from(edges.len()).expect("a position has at most a few hundred choices")).collect();
        self.by_action.sort_by_key(|it| edges[usize::from(*it)].action);
        self.edges = edges;
        self.expanded = true;
    }
}
