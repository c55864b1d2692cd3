//! One decision ahead on the value function.

use std::ops::ControlFlow;

use patolli_core::{Log, Rng, Seat};
use rand::RngExt as _;

use crate::Valued;

/// The action after which `seat` stands best; equal ones are drawn by lot. `None` when there is none.
pub(crate) fn choose<G: Valued>(position: &G, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
    let mut best: Option<(f32, G::Action)> = None;
    let mut equals = 0u32;
    let mut log = Log::off();
    let _ = position.each_legal(&mut |action| {
        let mut after = position.clone();
        after.apply(action, &mut log);
        let value = after.value(seat);
        match best {
            Some((most, _)) if value < most => {}
            Some((most, _)) if value > most => (best, equals) = (Some((value, action)), 1),
            None => (best, equals) = (Some((value, action)), 1),
            Some(_) => {
                equals += 1;
                if rng.random_range(0..equals) == 0 {
                    best = Some((value, action));
                }
            }
        }
        ControlFlow::Continue(())
    });
    best.map(|(_, action)| action)
}
