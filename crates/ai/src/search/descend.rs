//! One simulation: down the tree by what attracts most, and back up with what was found.

use patolli_core::{Describe, Log, Seat, Status};

use super::{
    MAX_KNOWN, MAX_NODES, Search,
    node::{Node, NodeId},
};
use crate::{
    Expectation,
    value::LearnedValue,
    value_model::{PerSeat, final_expectations, points},
};

/// No simulation takes more decisions than this.
const MAX_DEPTH: usize = 120;

/// Where a decision leads.
pub(super) enum Successor<G> {
    /// To a position that is known.
    Known(NodeId),
    /// Into the unknown: a node, and the position in this simulation.
    Open(Option<NodeId>, G),
}

impl<G: LearnedValue> Search<G> {
    /// Looks once more at what may come.
    pub(super) fn simulate(&mut self) {
        self.path.clear();
        self.path_edges.clear();
        let expectations = self.descend_known();
        self.backpropagate(expectations);
    }

    /// Down through positions that are known.
    fn descend_known(&mut self) -> PerSeat<Expectation> {
        let mut at = self.root;
        loop {
            self.path.push(at);
            let node = &self.nodes[at as usize];
            let known = node.known.as_deref().expect("this part of the tree is known");
            if node.visits == 0 && at != self.root && known.is_quiet(self.seat) {
                return self.evaluate_known(at);
            }
            if !node.expanded {
                let edges = self.with_known(at, |it, known| it.expand(known, it.seat));
                self.nodes[at as usize].set_edges(edges);
            }
            let Some(edge) = self.select(at) else { return self.evaluate_known(at) };
            self.path_edges.push((at, edge));
            match self.follow_edge(at, edge) {
                Successor::Known(next) if self.path.len() < MAX_DEPTH => at = next,
                Successor::Known(next) => return self.evaluate_known(next),
                Successor::Open(next, position) => return self.descend_open(next, position),
            }
        }
    }

    /// What the learned value says of a known position.
    fn evaluate_known(&mut self, at: NodeId) -> PerSeat<Expectation> {
        self.with_known(at, Self::evaluate)
    }

    /// Looks at a known position, which is out of the tree meanwhile instead of being copied.
    fn with_known<T>(&mut self, at: NodeId, look: impl FnOnce(&mut Self, &G) -> T) -> T {
        let known = self.nodes[at as usize].known.take().expect("this part of the tree is known");
        let seen = look(self, &known);
        self.nodes[at as usize].known = Some(known);
        seen
    }

    /// Takes a decision in a known position.
    pub(super) fn follow_edge(&mut self, at: NodeId, edge: usize) -> Successor<G> {
        let node = &self.nodes[at as usize];
        let known = node.known.as_deref().expect("this part of the tree is known");
        let action = node.edges[edge].action;
        match node.edges[edge].child {
            Some(child) if self.nodes[child as usize].known.is_some() => Successor::Known(child),
            Some(child) => {
                let mut position = known.redeal(self.seat, &mut self.rng);
                position.apply(action, &mut Log::off());
                Successor::Open(Some(child), position)
            }
            None => {
                let mut after = known.clone();
                let mut log = Log::new();
                after.apply(action, &mut log);
                play_forced(&mut after, &mut log);
                let hidden = log.take().iter().any(Describe::reveals);
                let full = self.nodes.len() >= MAX_NODES;
                if !hidden
                    && !full
                    && self.transpositions.len() < MAX_KNOWN
                    && after.status() == Status::Asks(self.seat)
                {
                    let child = self.add_known(after);
                    self.nodes[at as usize].edges[edge].child = Some(child);
                    return Successor::Known(child);
                }
                let known = self.nodes[at as usize].known.as_deref().expect("this part of the tree is known");
                let mut position = known.redeal(self.seat, &mut self.rng);
                position.apply(action, &mut Log::off());
                play_forced(&mut position, &mut Log::off());
                let child = self.add_open(&position);
                self.nodes[at as usize].edges[edge].child = child;
                Successor::Open(child, position)
            }
        }
    }

    /// Down through decisions in a position dealt anew.
    pub(super) fn descend_open(&mut self, mut next: Option<NodeId>, mut position: G) -> PerSeat<Expectation> {
        let (mut turns, mut last) = (0, self.seat);
        loop {
            play_forced(&mut position, &mut Log::off());
            self.path.extend(next);
            let Status::Asks(seat) = position.status() else {
                return self.final_result(&position);
            };
            let Some(at) = next else { return self.evaluate(&position) };
            if seat != last {
                (turns, last) = (turns + 1, seat);
            }
            let node = &self.nodes[at as usize];
            let fresh = node.visits == 0;
            // Another deal may ask another seat here; then the decisions of this node mean nothing.
            let strange = node.seat != seat;
            let far = turns > self.settings.horizon_turns;
            if strange || self.path.len() >= MAX_DEPTH || ((fresh || far) && position.is_quiet(seat)) {
                return self.evaluate(&position);
            }
            if !self.nodes[at as usize].expanded {
                let edges = self.expand(&position, seat);
                self.nodes[at as usize].set_edges(edges);
            }
            let Some(edge) = self.select_legal(at, &position, seat) else {
                return self.evaluate(&position);
            };
            self.path_edges.push((at, edge));
            position.apply(self.nodes[at as usize].edges[edge].action, &mut Log::off());
            next = self.nodes[at as usize].edges[edge].child;
            if next.is_none() {
                play_forced(&mut position, &mut Log::off());
                next = self.add_open(&position);
                self.nodes[at as usize].edges[edge].child = next;
            }
        }
    }

    /// A node beyond what is known, unless the tree is full.
    fn add_open(&mut self, position: &G) -> Option<NodeId> {
        let seat = match position.status() {
            Status::Asks(seat) => seat,
            // No seat decides there; it only remembers the result.
            Status::Over => self.seat,
        };
        (self.nodes.len() < MAX_NODES).then(|| self.add(Node::new(seat, None)))
    }

    /// The edge of a known node that attracts most.
    fn select(&self, at: NodeId) -> Option<usize> {
        let node = &self.nodes[at as usize];
        let width = self.width(node.visits).min(node.edges.len());
        let scores = (0..width).map(|it| (it, self.puct(node, it)));
        scores.max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0))).map(|it| it.0)
    }

    /// The edge that attracts most among those that are legal in this simulation.
    fn select_legal(&mut self, at: NodeId, position: &G, seat: Seat) -> Option<usize> {
        self.list_choices(position);
        let choices = std::mem::take(&mut self.choices);
        let width = self.width(self.nodes[at as usize].visits);
        let mut ground = None;
        let (mut best, mut first) = (None, None);
        let mut legal = 0;
        for action in &choices {
            let edge = self.nodes[at as usize].find_edge(*action).unwrap_or_else(|_| {
                let ground = *ground.get_or_insert_with(|| self.evaluator.baseline(position, seat));
                let mut edge = self.new_edge(position, seat, &ground, *action);
                #[expect(clippy::cast_precision_loss, reason = "a few hundred choices")]
                let share = 1.0 / (1 + self.nodes[at as usize].edges.len()) as f32;
                edge.prior = share;
                self.nodes[at as usize].insert(edge)
            });
            legal += 1;
            first = Some(first.map_or(edge, |it: usize| it.min(edge)));
            let node = &self.nodes[at as usize];
            if edge < width || node.edges[edge].visits > 0 || legal <= 2 {
                let score = self.puct(node, edge);
                if best.is_none_or(|(most, _)| score > most) {
                    best = Some((score, edge));
                }
            }
        }
        self.choices = choices;
        best.map(|it| it.1).or(first)
    }

    /// Number of decisions of a node that are looked at after this number of visits.
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "small"
    )]
    fn width(&self, visits: u32) -> usize {
        (self.settings.width * (1.0 + (visits as f32).sqrt())) as usize
    }

    /// Attraction of a decision: what it is worth by now, and how seldom it was tried.
    #[expect(clippy::cast_precision_loss, reason = "visits are far fewer than a float can count")]
    fn puct(&self, node: &Node<G, G::Action>, edge: usize) -> f32 {
        let edge = &node.edges[edge];
        let (low, high) = self.range[node.seat.index()];
        let worth = match edge.child {
            Some(child) if edge.visits > 0 => self.utility(self.nodes[child as usize].mean(node.seat)),
            _ => edge.initial_value,
        };
        let span = (high - low).max(1.0);
        let worth = ((worth - low) / span).clamp(-0.5, 1.5);
        worth
            + self.settings.exploration * edge.prior * (node.visits as f32).sqrt() / (1 + edge.visits) as f32
    }

    /// What the learned value says, as far as it counts.
    fn evaluate(&mut self, position: &G) -> PerSeat<Expectation> {
        if self.settings.ignores_rivals {
            return self.evaluator.points(position).map(own_points);
        }
        self.evaluator.expectations(position)
    }

    /// What seats came to in a game that is over, as far as it counts.
    fn final_result(&self, position: &G) -> PerSeat<Expectation> {
        if self.settings.ignores_rivals {
            return points(position).map(own_points);
        }
        final_expectations(position)
    }

    /// Tells every node of the path what was found.
    pub(super) fn backpropagate(&mut self, expectations: PerSeat<Expectation>) {
        for (at, edge) in &self.path_edges {
            self.nodes[*at as usize].edges[*edge].visits += 1;
        }
        for at in &self.path {
            self.nodes[*at as usize].add(&expectations);
        }
        for seat in Seat::all(self.seats) {
            for at in self.path.iter().skip(1) {
                let mean = self.utility(self.nodes[*at as usize].mean(seat));
                let (low, high) = &mut self.range[seat.index()];
                (*low, *high) = (low.min(mean), high.max(mean));
            }
        }
    }
}

/// Points of a seat as if nobody else played.
pub(super) fn own_points(points: f32) -> Expectation {
    Expectation { margin: points, win: 0.0 }
}

/// Plays what needs no thought.
pub(super) fn play_forced<G: LearnedValue>(position: &mut G, log: &mut Log<G::Event>) {
    while let Some(action) = position.forced() {
        position.apply(action, log);
    }
}
