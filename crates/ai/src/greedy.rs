//! One deed ahead on the value function.

use std::ops::ControlFlow;

use patolli_core::{Log, Rng, Seat};
use rand::RngExt as _;

use crate::HeuristicValue;

/// Maximum number of positions looked at to complete one action.
const BUDGET: u32 = 3_000;

/// The action after which `seat` stands best; equal ones are drawn by lot. `None` when there is none.
pub(crate) fn choose<G: HeuristicValue>(position: &G, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
    let mut best: Option<(f32, G::Action)> = None;
    let mut equals = 0u32;
    let mut log = Log::off();
    let _ = position.each_legal(&mut |action| {
        let mut after = position.clone();
        after.apply(action, &mut log);
        let mut budget = BUDGET;
        let value = complete(&after, seat, &mut budget);
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

/// The best value `seat` can reach by completing what it has begun, as far as the budget goes.
fn complete<G: HeuristicValue>(position: &G, seat: Seat, budget: &mut u32) -> f32 {
    if *budget == 0 || position.is_quiet(seat) {
        return position.value(seat);
    }
    let mut most = f32::MIN;
    let mut log = Log::off();
    let _ = position.each_legal(&mut |action| {
        *budget = budget.saturating_sub(1);
        let mut after = position.clone();
        after.apply(action, &mut log);
        most = most.max(complete(&after, seat, budget));
        ControlFlow::Continue(())
    });
    most
}
