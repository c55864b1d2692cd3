//! Which actions a worker just picked up reaches, and at what price: Z-105 to Z-116, Z-238, ZE-020 to ZE-039.

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use super::{palenque, wheel_actions};
use crate::{Action, Event, Illegal, Track, Tzolkin, Wheel, data::Tribe};

/// What reaching an action costs: corn to pay, or for Balam a corn to gain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ReachCost {
    Pays(u8),
    Gains,
}

pub(super) fn candidates(
    game: &Tzolkin,
    seat: Seat,
    wheel: Wheel,
    position: u8,
    visit: &mut Visit<'_, Action>,
) -> ControlFlow<()> {
    for other in reachable_wheels(game, seat, wheel) {
        for number in 1..=other.actions() {
            if reach_cost(game, seat, (wheel, position), (other, number)).is_some() {
                each_action(other, number, visit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The actions by which one performs a numbered action of a wheel.
pub(super) fn each_action(wheel: Wheel, number: u8, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    if wheel == Wheel::Palenque && number > 1 {
        palenque::candidates(number, visit)
    } else {
        visit(Action::Use { wheel, number })
    }
}

pub(super) fn check(
    game: &Tzolkin,
    seat: Seat,
    wheel: Wheel,
    position: u8,
    action: Action,
) -> Result<(), Illegal> {
    let (to, number) = wheel_actions::target(action)?;
    let price = reach_cost(game, seat, (wheel, position), (to, number))
        .ok_or(Illegal::OutOfReach { wheel: to, number })?;
    let have = game.corn(seat);
    let left = match price {
        // Z-109, Z-110: paid first, from what one has.
        ReachCost::Pays(need) => have.checked_sub(need.into()).ok_or(Illegal::Corn { need, have })?,
        // ZE-031.
        ReachCost::Gains => have + u16::from(wheel_actions::has_effect(game, seat, to, number)),
    };
    wheel_actions::check(game, seat, action, left)
}

pub(super) fn apply(
    game: &mut Tzolkin,
    seat: Seat,
    wheel: Wheel,
    position: u8,
    action: Action,
    log: &mut Log<Event>,
) {
    let Ok((to, number)) = wheel_actions::target(action) else { return };
    let (paid, gained) = match reach_cost(game, seat, (wheel, position), (to, number)) {
        Some(ReachCost::Pays(paid)) => (paid, 0),
        // ZA-48: an action without effect counts as not performed.
        Some(ReachCost::Gains) => (0, u8::from(wheel_actions::has_effect(game, seat, to, number))),
        None => (0, 0),
    };
    let player = game.player_mut(seat);
    player.corn = player.corn + u16::from(gained) - u16::from(paid);
    log.push(Event::Used { seat, wheel: to, number, paid, gained });
    wheel_actions::apply(game, seat, action, log);
}

/// The wheel itself and, for Huracan, its partner (ZE-038, ZEA-39).
fn reachable_wheels(game: &Tzolkin, seat: Seat, wheel: Wheel) -> impl Iterator<Item = Wheel> {
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
pub(crate) fn reach_cost(
    game: &Tzolkin,
    seat: Seat,
    from: (Wheel, u8),
    to: (Wheel, u8),
) -> Option<ReachCost> {
    let ((wheel, position), (other, number)) = (from, to);
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
