//! One simulation: down the tree by what attracts most, and back up with what was found.

use patolli_core::{Log, Seat, Status, Told};
use rand::RngExt as _;

use super::{
    MOST_KNOWN, MOST_NODES, Search,
    node::{Id, Node},
};
use crate::{
    Outlook,
    judge::{PerSeat, result},
    value::Learned,
};

/// No simulation takes more decisions than this.
const DEEPEST: usize = 120;

/// Where a decision leads.
pub(super) enum Next<G> {
    /// To a position that is known.
    Known(Id),
    /// Into the unknown: a node, and the position in this simulation.
    Open(Option<Id>, G),
}

impl<G: Learned> Search<G> {
    /// Looks once more at what may come.
    pub(super) fn simulate(&mut self) {
        self.path.clear();
        self.steps.clear();
        let outlook = self.descend_known();
        self.back_up(outlook);
    }

    /// Down through positions that are known.
    fn descend_known(&mut self) -> PerSeat<Outlook> {
        let mut at = self.root;
        loop {
            self.path.push(at);
            let node = &self.nodes[at as usize];
            let known = node.known.as_deref().expect("this part of the tree is known");
            if node.visits == 0 && at != self.root && known.is_quiet(self.seat) {
                return self.judged(&known.clone());
            }
            if !node.expanded {
                let known = known.clone();
                let edges = self.grow(&known, self.seat);
                self.nodes[at as usize].list(edges);
            }
            let Some(edge) = self.most_attractive(at) else {
                let known =
                    self.nodes[at as usize].known.as_deref().expect("this part of the tree is known").clone();
                return self.judged(&known);
            };
            self.steps.push((at, edge));
            match self.step(at, edge) {
                Next::Known(next) if self.path.len() < DEEPEST => at = next,
                Next::Known(next) => {
                    let known = self.nodes[next as usize].known.as_deref().expect("it is known").clone();
                    return self.judged(&known);
                }
                Next::Open(next, position) => return self.descend_open(next, position),
            }
        }
    }

    /// Takes a decision in a known position.
    pub(super) fn step(&mut self, at: Id, edge: usize) -> Next<G> {
        let node = &self.nodes[at as usize];
        let known = node.known.as_deref().expect("this part of the tree is known");
        let action = node.edges[edge].action;
        match node.edges[edge].child {
            Some(child) if self.nodes[child as usize].known.is_some() => Next::Known(child),
            Some(child) => {
                let mut position = known.redeal(self.seat, &mut self.rng);
                position.apply(action, &mut Log::off());
                Next::Open(Some(child), position)
            }
            None => {
                let mut after = known.clone();
                let mut log = Log::new();
                after.apply(action, &mut log);
                play_forced(&mut after, &mut log);
                let hidden = log.take().iter().any(Told::reveals);
                let full = self.nodes.len() >= MOST_NODES;
                if !hidden
                    && !full
                    && self.spots.len() < MOST_KNOWN
                    && after.status() == Status::Asks(self.seat)
                {
                    let child = self.add_known(after);
                    self.nodes[at as usize].edges[edge].child = Some(child);
                    return Next::Known(child);
                }
                let known = self.nodes[at as usize].known.as_deref().expect("this part of the tree is known");
                let mut position = known.redeal(self.seat, &mut self.rng);
                position.apply(action, &mut Log::off());
                play_forced(&mut position, &mut Log::off());
                let child = self.add_open(&position);
                self.nodes[at as usize].edges[edge].child = child;
                Next::Open(child, position)
            }
        }
    }

    /// Down through decisions in a position dealt anew.
    pub(super) fn descend_open(&mut self, mut next: Option<Id>, mut position: G) -> PerSeat<Outlook> {
        let (mut turns, mut last) = (0, self.seat);
        loop {
            play_forced(&mut position, &mut Log::off());
            self.path.extend(next);
            let Status::Asks(seat) = position.status() else {
                return result(&position);
            };
            let Some(at) = next else { return self.judged(&position) };
            if seat != last {
                (turns, last) = (turns + 1, seat);
            }
            let node = &self.nodes[at as usize];
            let fresh = node.visits == 0;
            // Another deal may ask another seat here; then the decisions of this node mean nothing.
            let strange = node.seat != seat;
            let far = turns > self.settings.turns;
            if strange || self.path.len() >= DEEPEST || ((fresh || far) && position.is_quiet(seat)) {
                return self.judged(&position);
            }
            if !self.nodes[at as usize].expanded {
                let edges = self.grow(&position, seat);
                self.nodes[at as usize].list(edges);
            }
            let Some(edge) = self.most_attractive_of(at, &position, seat) else {
                return self.judged(&position);
            };
            self.steps.push((at, edge));
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
    fn add_open(&mut self, position: &G) -> Option<Id> {
        let seat = match position.status() {
            Status::Asks(seat) => seat,
            // Nobody decides there; it only remembers the result.
            Status::Over => self.seat,
        };
        (self.nodes.len() < MOST_NODES).then(|| self.add(Node::new(seat, None)))
    }

    /// The edge of a known node that attracts most.
    fn most_attractive(&self, at: Id) -> Option<usize> {
        let node = &self.nodes[at as usize];
        let width = self.width(node.visits).min(node.edges.len());
        let scores = (0..width).map(|it| (it, self.attraction(node, it)));
        scores.max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0))).map(|it| it.0)
    }

    /// The edge that attracts most among those that are legal in this simulation.
    fn most_attractive_of(&mut self, at: Id, position: &G, seat: Seat) -> Option<usize> {
        self.list_choices(position);
        let choices = std::mem::take(&mut self.choices);
        let width = self.width(self.nodes[at as usize].visits);
        let mut ground = None;
        let (mut best, mut first) = (None, None);
        let mut legal = 0;
        for action in &choices {
            let edge = self.nodes[at as usize].find(*action).unwrap_or_else(|_| {
                let ground = *ground.get_or_insert_with(|| self.ground(position, seat));
                let mut edge = self.edge(position, seat, ground, *action);
                #[expect(clippy::cast_precision_loss, reason = "a few hundred choices")]
                let share = 1.0 / (1 + self.nodes[at as usize].edges.len()) as f32;
                edge.prior = share;
                self.nodes[at as usize].insert(edge)
            });
            legal += 1;
            first = Some(first.map_or(edge, |it: usize| it.min(edge)));
            let node = &self.nodes[at as usize];
            if edge < width || node.edges[edge].visits > 0 || legal <= 2 {
                let score = self.attraction(node, edge);
                if best.is_none_or(|(most, _)| score > most) {
                    best = Some((score, edge));
                }
            }
        }
        self.choices = choices;
        best.map(|it| it.1).or(first)
    }

    /// How many decisions of a node are looked at after so many visits.
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "small"
    )]
    fn width(&self, visits: u32) -> usize {
        (self.settings.width * (1.0 + (visits as f32).sqrt())) as usize
    }

    /// How much a decision attracts: what it is worth by now, and how seldom it was tried.
    #[expect(clippy::cast_precision_loss, reason = "visits are far fewer than a float can count")]
    fn attraction(&self, node: &Node<G, G::Action>, edge: usize) -> f32 {
        let edge = &node.edges[edge];
        let (low, high) = self.range[node.seat.index()];
        let worth = match edge.child {
            Some(child) if edge.visits > 0 => self.utility(self.nodes[child as usize].mean(node.seat)),
            _ => edge.guess,
        };
        let span = (high - low).max(1.0);
        let worth = ((worth - low) / span).clamp(-0.5, 1.5);
        worth + self.settings.curiosity * edge.prior * (node.visits as f32).sqrt() / (1 + edge.visits) as f32
    }

    /// What the learned value says, with the mistakes of the level.
    fn judged(&mut self, position: &G) -> PerSeat<Outlook> {
        let mut outlook = self.model().outlook(position);
        let blur = self.settings.blur;
        if blur > 0.0 {
            for it in &mut outlook {
                // Twelve even lots less six have spread 1.
                let lots: f32 = (0..12).map(|_| self.rng.random_range(0.0..1.0f32)).sum();
                it.margin += blur * (lots - 6.0);
            }
        }
        outlook
    }

    /// Tells every node of the path what was found.
    pub(super) fn back_up(&mut self, outlook: PerSeat<Outlook>) {
        for (at, edge) in &self.steps {
            self.nodes[*at as usize].edges[*edge].visits += 1;
        }
        for at in &self.path {
            self.nodes[*at as usize].add(&outlook);
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

/// Plays what needs no thought.
pub(super) fn play_forced<G: Learned>(position: &mut G, log: &mut Log<G::Event>) {
    while let Some(action) = position.forced() {
        position.apply(action, log);
    }
}
