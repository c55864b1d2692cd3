//! One legal action at random.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use rand::RngExt as _;

use crate::{Game, Rng};

/// Room for the choices of one decision, on the stack.
const CAPACITY: usize = 1024;

/// One of the legal actions, each as likely as the next, and how many there were; `None` when there is none.
pub fn random_action<G: Game>(position: &G, rng: &mut Rng) -> Option<(G::Action, usize)> {
    const { assert!(G::MAX_CHOICES <= CAPACITY, "every choice has room") }
    let mut actions: ArrayVec<G::Action, CAPACITY> = ArrayVec::new_const();
    let _ = position.each_legal(&mut |it| match actions.try_push(it) {
        Ok(()) => ControlFlow::Continue(()),
        Err(_) => ControlFlow::Break(()),
    });
    if actions.is_empty() {
        return None;
    }
    Some((actions[rng.random_range(0..actions.len())], actions.len()))
}
