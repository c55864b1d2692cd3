//! How good decisions were that have been taken.

use patolli_core::{Seat, Seed};

use super::{Line, Search, Settings, descend::Next, node::Node};
use crate::{
    Budget, Outlook, Stop,
    judge::{Judge, PerSeat},
    value::Learned,
};

/// Decisions of one seat between two moments at which something hidden was shown or another seat decided.
#[derive(Clone, Debug)]
pub struct Stretch<G: Learned> {
    /// The position before them.
    pub position: G,
    /// The decisions, without the answers that needed no thought.
    pub actions: Vec<G::Action>,
}

/// What a search thinks of a [`Stretch`].
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict<A> {
    /// Who decided.
    pub seat: Seat,
    /// What each seat could expect, had the best way been taken.
    pub outlook: Vec<Outlook>,
    /// What the seat could expect of what it did.
    pub played: Outlook,
    /// The best way there was.
    pub best: Line<A>,
}

/// Judges decisions by what their seat could know; `None` when stopped, or when there was nothing to decide.
pub fn verdict<G: Learned>(
    stretch: &Stretch<G>,
    simulations: u32,
    seed: &Seed,
    stop: &Stop,
) -> Option<Verdict<G::Action>> {
    let mut search = Search::new(&stretch.position, Judge::of::<G>(), Settings::BEST, seed.rng())?;
    search.think(Budget::simulations(simulations), stop);
    let thought = search.thought(1);
    let (seat, mut best) = (thought.seat, thought.lines.into_iter().next()?);
    // What seems best among many seems better than it is, so both ways are looked at once more in the same manner.
    let same = best.steps == stretch.actions;
    let hoped = search.expect(&best.steps, simulations, stop)?;
    let came = if same { hoped } else { search.expect(&stretch.actions, simulations, stop)? };
    if stop.is_stopped() {
        return None;
    }
    let played = came[seat.index()];
    best.outlook = hoped[seat.index()];
    let surpassed = played.margin > best.outlook.margin;
    if surpassed {
        best = Line { steps: stretch.actions.clone(), outlook: played, ..best };
    }
    let outlook = if surpassed { came } else { hoped };
    Some(Verdict { seat, outlook: outlook[..thought.outlook.len()].to_vec(), played, best })
}

impl<G: Learned> Search<G> {
    /// What seats may expect when it decides like this and all decide well afterwards.
    fn expect(&mut self, actions: &[G::Action], simulations: u32, stop: &Stop) -> Option<PerSeat<Outlook>> {
        let home = self.root;
        let outlook = self.expect_from_here(actions, simulations, stop);
        self.root = home;
        outlook
    }

    fn expect_from_here(
        &mut self,
        actions: &[G::Action],
        simulations: u32,
        stop: &Stop,
    ) -> Option<PerSeat<Outlook>> {
        for action in actions {
            let at = self.root;
            let edge = self.edge_of(at, *action)?;
            match self.step(at, edge) {
                Next::Known(next) => self.root = next,
                // What comes after something hidden was shown is judged by itself.
                Next::Open(..) => return self.expect_beyond(at, edge, simulations, stop),
            }
        }
        let known = self.visits();
        self.think(Budget::simulations(known + simulations), stop);
        Some(self.nodes[self.root as usize].means())
    }

    /// What seats may expect after a decision that leads into the unknown.
    fn expect_beyond(
        &mut self,
        at: u32,
        edge: usize,
        simulations: u32,
        stop: &Stop,
    ) -> Option<PerSeat<Outlook>> {
        let mut sums = Node::<G, G::Action>::new(self.seat, None);
        for _ in 0..simulations {
            if stop.is_stopped() {
                return None;
            }
            self.path.clear();
            self.steps.clear();
            let Next::Open(next, position) = self.step(at, edge) else { return None };
            let outlook = self.descend_open(next, position);
            self.back_up(outlook);
            sums.add(&outlook);
        }
        Some(sums.means())
    }

    /// The edge of a decision in a known position, listed even if search would not look at it.
    fn edge_of(&mut self, at: u32, action: G::Action) -> Option<usize> {
        let known = self.nodes[at as usize].known.as_deref()?.clone();
        known.check(action).ok()?;
        if !self.nodes[at as usize].expanded {
            let edges = self.grow(&known, self.seat);
            self.nodes[at as usize].list(edges);
        }
        if let Ok(edge) = self.nodes[at as usize].find(action) {
            return Some(edge);
        }
        let ground = self.ground(&known, self.seat);
        let mut edge = self.edge(&known, self.seat, ground, action);
        edge.prior = 0.0;
        Some(self.nodes[at as usize].insert(edge))
    }
}
