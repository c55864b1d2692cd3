//! The actions that a position offers.

use std::{collections::BTreeSet, ops::ControlFlow};

use patolli_core::Game;

/// All legal actions, sorted.
pub(crate) fn legal<G: Game>(position: &G) -> BTreeSet<G::Action> {
    let mut actions = BTreeSet::new();
    let _ = position.each_legal(&mut |it| {
        actions.insert(it);
        ControlFlow::Continue(())
    });
    actions
}
