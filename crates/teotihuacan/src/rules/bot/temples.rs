//! Teotibot on the temples (H-450 to H-453, H-459, HA-43, HA-80).

use std::cmp::Reverse;

use patolli_core::{Log, Seat};

use crate::{Event, Goods, PointSource, Resource, Resources, Temple, Teotihuacan, data::StepReward};

/// The temple it goes up next: where it is furthest, blue before red before green; finished and barred ones are
/// passed over.
pub(super) fn preferred_temple(game: &Teotihuacan, seat: Seat) -> Option<Temple> {
    let open = Temple::ALL.into_iter().filter(|it| game.can_climb(seat, *it));
    open.min_by_key(|it| Reverse(game.step(seat, *it)))
}

/// One step on the temple of its choice; lost if there is none (HA-82).
pub(super) fn climb_preferred(game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
    if let Some(temple) = preferred_temple(game, seat) {
        climb(game, seat, temple, log);
    }
}

/// One step; on large steps it takes the printed reward.
pub(super) fn climb(game: &mut Teotihuacan, seat: Seat, temple: Temple, log: &mut Log<Event>) {
    let Some(step) = game.step_up(seat, temple, log) else { return };
    match Teotihuacan::step_reward(temple, step) {
        StepReward::Resources(n) => (0..n).for_each(|_| take_scarcest(game, seat, log)),
        StepReward::Points(n) => game.score_points(seat, n, PointSource::Temples, log),
        StepReward::Cocoa(n) => game.gain(seat, Goods::cocoa(n), log),
        StepReward::Nothing => {}
    }
}

/// The resource it has least of: gold before stone before wood.
fn take_scarcest(game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
    let own = game.resources(seat);
    let order = [Resource::Gold, Resource::Stone, Resource::Wood];
    if let Some(resource) = order.into_iter().min_by_key(|it| own.count(*it)) {
        game.gain(seat, Goods::resources(Resources::of_kind(resource, 1)), log);
    }
}
