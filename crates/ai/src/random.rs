//! Any legal action, each as likely as the next.

use std::ops::ControlFlow;

use patolli_core::{Game, Rng};
use rand::RngExt as _;

/// One of the legal actions, each as likely as the next, and how many there were; `None` when there is none.
pub fn random_choice<G: Game>(position: &G, rng: &mut Rng) -> Option<(G::Action, usize)> {
    // Counting first and walking again to the chosen one needs no memory.
    let mut count = 0usize;
    let _ = position.each_legal(&mut |_| {
        count += 1;
        ControlFlow::Continue(())
    });
    if count == 0 {
        return None;
    }
    let mut left = rng.random_range(0..count);
    let mut chosen = None;
    let _ = position.each_legal(&mut |it| {
        if left == 0 {
            chosen = Some(it);
            return ControlFlow::Break(());
        }
        left -= 1;
        ControlFlow::Continue(())
    });
    chosen.map(|it| (it, count))
}
