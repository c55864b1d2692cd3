//! The actions that a position offers.

use std::{collections::BTreeSet, ops::ControlFlow};

use patolli_core::Game;

/// All legal actions, in the order in which they are offered.
pub fn legal_actions<G: Game>(position: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    let _ = position.each_legal(&mut |it| {
        actions.push(it);
        ControlFlow::Continue(())
    });
    actions
}

/// All legal actions, sorted.
pub(crate) fn legal<G: Game>(position: &G) -> BTreeSet<G::Action> {
    legal_actions(position).into_iter().collect()
}
