//! One legal action at random.

use std::ops::ControlFlow;

use rand::RngExt as _;

use crate::{Game, Rng};

/// One of the legal actions, each as likely as the next, and how many there were; `None` when there is none.
pub fn pick<G: Game>(position: &G, rng: &mut Rng) -> Option<(G::Action, usize)> {
    // One walk, no memory: the n-th action replaces the one held with probability 1/n.
    let mut chosen = None;
    let mut count = 0usize;
    let _ = position.each_legal(&mut |it| {
        count += 1;
        if count == 1 || rng.random_range(0..count) == 0 {
            chosen = Some(it);
        }
        ControlFlow::Continue(())
    });
    chosen.map(|it| (it, count))
}
