//! Placing workers: Z-089 to Z-102, and what tribes, prophecies and quick actions change about it.

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use super::{beg, quick};
use crate::{
    Action, Event, Ground, Illegal, Mode, Spot, Tzolkin, Wheel,
    data::{CIT_BOLON_TUM_SAVES, Prophecy, QUICK_COST, QUICK_SPACES, SURCHARGE, SURCHARGE_YUMKAAX, Tribe},
    position::ones,
    turn::QuickState,
};

pub(super) fn candidates(game: &Tzolkin, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let seat = game.turn.seat;
    if !matches!(game.turn.mode, Mode::Open | Mode::Placing) || game.hand(seat) == 0 {
        return ControlFlow::Continue(());
    }
    game.each_spot(seat, &mut |spot| visit(Action::Place { spot }))
}

pub(super) fn check(game: &Tzolkin, spot: Spot) -> Result<(), Illegal> {
    let (seat, turn) = (game.turn.seat, &game.turn);
    match turn.mode {
        // Z-080.
        Mode::Picking => return Err(Illegal::Picking),
        Mode::Mercy => return Err(Illegal::OneByMercy),
        // ZEA-54: who has picked up by the tribe or acted has finished placing.
        _ if turn.picked || turn.quick == QuickState::Done => return Err(Illegal::PlacingOver),
        Mode::Open | Mode::Placing => {}
    }
    if game.hand(seat) == 0 {
        return Err(Illegal::NoWorkerInHand);
    }
    let ground = game.ground(seat, spot)?;
    let cost = game.placing_cost(seat, ground);
    let have = game.corn(seat);
    if have < u16::from(cost) {
        return game.check_mercy(seat, spot, cost);
    }
    // ZE-142, ZEA-54: the action must be possible, and stay so.
    let acts = spot == Spot::Quick || turn.quick == QuickState::Due;
    if acts && !quick::possible(game, seat, have - u16::from(cost), spot == Spot::Start) {
        return Err(Illegal::QuickImpossible);
    }
    Ok(())
}

pub(super) fn apply(game: &mut Tzolkin, spot: Spot, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    let Ok(ground) = game.ground(seat, spot) else { return };
    let full = game.placing_cost(seat, ground);
    let have = game.corn(seat);
    // Z-089: by mercy all own corn is handed in.
    let mercy = have < u16::from(full);
    let cost = if mercy { u8::try_from(have).unwrap_or(full) } else { full };
    if let Spot::Beyond(wheel) = spot {
        let position = lowest_free(game.occupied(wheel));
        game.turn.skipped = Some((wheel, position));
    }
    game.turn.saved += game.tribe_saves(seat, ground);
    let player = game.player_mut(seat);
    player.corn -= u16::from(cost);
    player.hand -= 1;
    match ground {
        Ground::Wheel(wheel, position) => {
            player.wheels[wheel.index()] |= 1 << position;
            game.turn.fresh[wheel.index()] |= 1 << position;
        }
        Ground::Start => game.start_space = Some(seat),
        Ground::Quick => {
            game.quick_workers |= 1 << seat.index();
            game.turn.quick = QuickState::Due;
        }
    }
    let turn = &mut game.turn;
    turn.placed += 1;
    turn.paid += cost;
    turn.mode = if mercy { Mode::Mercy } else { Mode::Placing };
    log.push(Event::Placed { seat, at: ground, cost, mercy });
}

/// The lowest position that is free.
#[expect(clippy::cast_possible_truncation, reason = "sixteen bits")]
const fn lowest_free(occupied: u16) -> u8 {
    occupied.trailing_ones() as u8
}

impl Tzolkin {
    fn each_spot(&self, seat: Seat, visit: &mut dyn FnMut(Spot) -> ControlFlow<()>) -> ControlFlow<()> {
        Wheel::ALL.into_iter().try_for_each(|it| visit(Spot::Wheel(it)))?;
        if self.leads(seat, Tribe::VacubCaquix) {
            Wheel::ALL.into_iter().try_for_each(|it| visit(Spot::Beyond(it)))?;
        }
        visit(Spot::Start)?;
        if self.options.quick { visit(Spot::Quick) } else { ControlFlow::Continue(()) }
    }

    /// Where exactly a worker would stand.
    pub(crate) fn ground(&self, seat: Seat, spot: Spot) -> Result<Ground, Illegal> {
        match spot {
            // Z-092, ZA-24.
            Spot::Wheel(wheel) => self.free_position(wheel, self.occupied(wheel)),
            Spot::Beyond(wheel) => {
                let occupied = self.occupied(wheel);
                let skipped = lowest_free(occupied);
                let named = self.turn.skipped;
                // ZE-046, ZEA-45: one empty position a turn, which each worker may skip.
                let allowed = named.is_none() || named == Some((wheel, skipped));
                if !allowed || skipped > wheel.last() || !self.leads(seat, Tribe::VacubCaquix) {
                    return Err(Illegal::NoSkip);
                }
                self.free_position(wheel, occupied | 1 << skipped)
            }
            // Z-099.
            Spot::Start if self.start_space.is_some() => Err(Illegal::SpaceTaken),
            Spot::Start => Ok(Ground::Start),
            Spot::Quick if !self.options.quick => Err(Illegal::NotNow),
            // ZE-134.
            Spot::Quick if self.turn.quick != QuickState::None => Err(Illegal::OneQuickAction),
            // ZE-136.
            Spot::Quick if self.quick_free() == 0 => Err(Illegal::SpaceTaken),
            Spot::Quick => Ok(Ground::Quick),
        }
    }

    #[expect(clippy::unused_self, reason = "reads as a question to the position")]
    fn free_position(&self, wheel: Wheel, occupied: u16) -> Result<Ground, Illegal> {
        let position = lowest_free(occupied);
        if position > wheel.last() {
            Err(Illegal::WheelFull { wheel })
        } else {
            Ok(Ground::Wheel(wheel, position))
        }
    }

    /// Quick-action spaces nobody stands on.
    pub(crate) fn quick_free(&self) -> u8 {
        QUICK_SPACES - self.quick_neutral - ones(self.quick_workers.into())
    }

    /// What one more worker costs there: position and surcharge (Z-095 to Z-098).
    pub(crate) fn placing_cost(&self, seat: Seat, ground: Ground) -> u8 {
        self.position_cost(ground) - self.tribe_saves(seat, ground) + self.surcharge(seat)
    }

    /// What the next worker costs on top of its position (Z-097, ZE-053).
    pub(crate) fn surcharge(&self, seat: Seat) -> u8 {
        let table = if self.leads(seat, Tribe::Yumkaax) { SURCHARGE_YUMKAAX } else { SURCHARGE };
        let placed = usize::from(self.turn.placed).min(5);
        if placed == 0 { 0 } else { table[placed] - table[placed - 1] }
    }

    fn position_cost(&self, ground: Ground) -> u8 {
        match ground {
            // ZE-099.
            Ground::Wheel(Wheel::ChichenItza, position) if self.suffers(Prophecy::HighFloodwaters) => {
                position + 2
            }
            Ground::Wheel(_, position) => position,
            Ground::Start => 0,
            Ground::Quick => QUICK_COST,
        }
    }

    /// What Cit-Bolon-Tum saves with this worker beyond what the turn has saved already (ZE-033, ZE-034, ZEA-50).
    fn tribe_saves(&self, seat: Seat, ground: Ground) -> u8 {
        match ground {
            Ground::Wheel(_, position) if self.leads(seat, Tribe::CitBolonTum) => {
                position.min(CIT_BOLON_TUM_SAVES).saturating_sub(self.turn.saved)
            }
            _ => 0,
        }
    }

    /// Z-089, ZA-09, ZA-10, ZA-43: who can neither pick up nor beg nor pay may take the cheapest place.
    fn check_mercy(&self, seat: Seat, spot: Spot, cost: u8) -> Result<(), Illegal> {
        if !self.has_mercy(seat) {
            return Err(Illegal::Corn { need: cost, have: self.corn(seat) });
        }
        // ZEA-55.
        if matches!(spot, Spot::Quick | Spot::Beyond(_)) {
            return Err(Illegal::NotCheapest);
        }
        let spots = Wheel::ALL.map(Spot::Wheel).into_iter().chain([Spot::Start]);
        // ZE-033, ZEA-23: what the place would cost this player.
        let costs = spots.filter_map(|it| self.ground(seat, it).ok()).map(|it| self.placing_cost(seat, it));
        if costs.min() == Some(cost) { Ok(()) } else { Err(Illegal::NotCheapest) }
    }

    /// Whether the seat whose turn it is depends on mercy.
    pub(crate) fn has_mercy(&self, seat: Seat) -> bool {
        self.turn.mode == Mode::Open
            && self.on_wheels(seat) == 0
            && beg::check(self).is_err()
            && !self.can_place_somewhere(seat)
    }

    fn can_place_somewhere(&self, seat: Seat) -> bool {
        let corn = self.corn(seat);
        self.each_spot(seat, &mut |spot| match self.ground(seat, spot) {
            Ok(ground) => {
                let cost = self.placing_cost(seat, ground).into();
                let acts =
                    spot != Spot::Quick || quick::possible(self, seat, corn.saturating_sub(cost), false);
                if corn >= cost && acts { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            }
            Err(_) => ControlFlow::Continue(()),
        })
        .is_break()
    }
}
