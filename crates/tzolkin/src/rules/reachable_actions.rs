//! Which actions a worker just picked up reaches, and at what price: Z-105 to Z-116, Z-238, ZE-020 to ZE-039.

use patolli_core::Seat;

use super::wheel_actions::WheelAction;
use crate::{Track, Tzolkin, Wheel, data::Tribe, task::Use};

/// What reaching an action costs: corn to pay, or for Balam a corn to gain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ReachCost {
    Pays(u8),
    Gains,
}

/// The wheel itself and, for Huracan, its partner (ZE-038, ZEA-39).
pub(super) fn reachable_wheels(game: &Tzolkin, seat: Seat, wheel: Wheel) -> impl Iterator<Item = Wheel> {
    let partner = if game.leads(seat, Tribe::Huracan) { partner(wheel) } else { None };
    [Some(wheel), partner].into_iter().flatten()
}

const fn partner(wheel: Wheel) -> Option<Wheel> {
    match wheel {
        Wheel::Palenque => Some(Wheel::Yaxchilan),
        Wheel::Yaxchilan => Some(Wheel::Palenque),
        Wheel::Tikal => Some(Wheel::Uxmal),
        Wheel::Uxmal => Some(Wheel::Tikal),
        Wheel::ChichenItza => None,
    }
}

/// The lowest price at which a worker on a position reaches an action; `None` if it does not.
pub(crate) fn reach_cost(game: &Tzolkin, seat: Seat, from: Use, to: WheelAction) -> Option<ReachCost> {
    let Use { wheel, position } = from;
    let WheelAction { wheel: other, number } = to;
    let related = other == wheel || (game.leads(seat, Tribe::Huracan) && partner(wheel) == Some(other));
    if !related || number == 0 || number > other.actions() {
        return None;
    }
    let reach = ReachTarget { wheel, number };
    let steps = if reach.is_at(position) { Some(0) } else { position.checked_sub(number) };
    let theology = wheel == Wheel::ChichenItza && game.has_active_level(seat, Track::Theology, 1);
    // Z-238, ZA-22: the next action for free.
    let ahead = (theology && reach.is_at(position + 1)).then_some(0);
    let back = match steps {
        Some(_) if game.leads(seat, Tribe::Balam) && number < position => return Some(ReachCost::Gains),
        other => other,
    };
    // ZEA-42: from 9 theology reaches the free choice, where lower actions count as lower.
    if ahead == Some(0) && game.leads(seat, Tribe::Balam) && number < position {
        return Some(ReachCost::Gains);
    }
    // ZE-020 to ZE-022, ZEA-38: one further for 1 corn, on top of theology.
    let leap = position + 1 + u8::from(theology);
    let tribe = game.leads(seat, Tribe::AhauChamahez) && (reach.is_at(position + 1) || reach.is_at(leap));
    let tribe = tribe.then_some(1);
    [back, ahead, tribe].into_iter().flatten().min().map(ReachCost::Pays)
}

/// An action to be reached.
struct ReachTarget {
    wheel: Wheel,
    number: u8,
}

impl ReachTarget {
    /// Whether a position gives the action without a step back: its own, or a free choice (Z-115).
    const fn is_at(&self, position: u8) -> bool {
        position == self.number || self.wheel.is_free_choice(position)
    }
}

impl Tzolkin {
    /// Whether the benefit of a technology level can be used now (ZE-090).
    pub(crate) fn has_active_level(&self, seat: Seat, track: Track, level: u8) -> bool {
        let lost = level == 2 && self.is_in_force(crate::data::Prophecy::ForgottenLore);
        self.level(seat, track) >= level && !lost
    }
}
