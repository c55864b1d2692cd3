//! Placing workers: Z-089 to Z-102, and what tribes, prophecies and quick actions change about it.

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use super::{beg, quick};
use crate::{
    Action, Event, Illegal, Placement, TurnState, Tzolkin, Wheel, WheelPosition, WorkerSpace,
    data::{CIT_BOLON_TUM_DISCOUNT, Prophecy, QUICK_COST, QUICK_SPACES, SURCHARGE, SURCHARGE_YUMKAAX, Tribe},
    position::count_ones,
    turn::QuickState,
};

pub(super) fn candidates(game: &Tzolkin, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let seat = game.turn.seat;
    if !matches!(game.turn.state, TurnState::Open | TurnState::Placing) || game.hand(seat) == 0 {
        return ControlFlow::Continue(());
    }
    game.each_placement(seat, &mut |spot| visit(Action::Place { placement: spot }))
}

pub(super) fn check(game: &Tzolkin, spot: Placement) -> Result<(), Illegal> {
    let (seat, turn) = (game.turn.seat, &game.turn);
    match turn.state {
        // Z-080.
        TurnState::Picking => return Err(Illegal::Picking),
        TurnState::Mercy => return Err(Illegal::OneByMercy),
        // ZEA-54: who has picked up by the tribe or acted has finished placing.
        _ if turn.picked || turn.quick == QuickState::Done => return Err(Illegal::PlacingOver),
        TurnState::Open | TurnState::Placing => {}
    }
    if game.hand(seat) == 0 {
        return Err(Illegal::NoWorkerInHand);
    }
    let ground = game.worker_space(seat, spot)?;
    let cost = game.placing_cost(seat, ground);
    let have = game.corn(seat);
    if have < u16::from(cost) {
        return game.check_mercy(seat, spot, cost);
    }
    // ZE-142, ZEA-54: the action must be possible, and stay so.
    let acts = spot == Placement::Quick || turn.quick == QuickState::Due;
    if acts && !quick::is_possible(game, seat, have - u16::from(cost), spot == Placement::Start) {
        return Err(Illegal::QuickImpossible);
    }
    Ok(())
}

pub(super) fn apply(game: &mut Tzolkin, spot: Placement, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    let Ok(ground) = game.worker_space(seat, spot) else { return };
    let full = game.placing_cost(seat, ground);
    let have = game.corn(seat);
    // Z-089: by mercy all own corn is handed in.
    let mercy = have < u16::from(full);
    let cost = if mercy { u8::try_from(have).unwrap_or(full) } else { full };
    if let Placement::Beyond(wheel) = spot {
        let position = lowest_free(game.occupied(wheel));
        game.turn.skipped = Some(WheelPosition { wheel, position });
    }
    game.turn.tribe_discount += game.tribe_discount(seat, ground);
    let player = game.player_mut(seat);
    player.corn -= u16::from(cost);
    player.hand -= 1;
    match ground {
        WorkerSpace::Wheel { wheel, position } => {
            player.wheels[wheel.index()] |= 1 << position;
            game.turn.placed_positions[wheel.index()] |= 1 << position;
        }
        WorkerSpace::Start => game.start_space = Some(seat),
        WorkerSpace::Quick => {
            game.quick_workers |= 1 << seat.index();
            game.turn.quick = QuickState::Due;
        }
    }
    let turn = &mut game.turn;
    turn.placed += 1;
    turn.paid += cost;
    turn.state = if mercy { TurnState::Mercy } else { TurnState::Placing };
    log.push(Event::Placed { seat, at: ground, cost, mercy });
}

/// The lowest position that is free.
#[expect(clippy::cast_possible_truncation, reason = "sixteen bits")]
const fn lowest_free(occupied: u16) -> u8 {
    occupied.trailing_ones() as u8
}

impl Tzolkin {
    fn each_placement(
        &self,
        seat: Seat,
        visit: &mut dyn FnMut(Placement) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        Wheel::ALL.into_iter().try_for_each(|it| visit(Placement::Wheel(it)))?;
        if self.leads(seat, Tribe::VacubCaquix) {
            Wheel::ALL.into_iter().try_for_each(|it| visit(Placement::Beyond(it)))?;
        }
        visit(Placement::Start)?;
        if self.options.quick { visit(Placement::Quick) } else { ControlFlow::Continue(()) }
    }

    /// Where exactly a worker would stand.
    pub(crate) fn worker_space(&self, seat: Seat, spot: Placement) -> Result<WorkerSpace, Illegal> {
        match spot {
            // Z-092, ZA-24.
            Placement::Wheel(wheel) => self.free_position(wheel, self.occupied(wheel)),
            Placement::Beyond(wheel) => {
                let occupied = self.occupied(wheel);
                let skipped = lowest_free(occupied);
                let named = self.turn.skipped;
                // ZE-046, ZEA-45: one empty position a turn, which each worker may skip.
                let allowed = named.is_none() || named == Some(WheelPosition { wheel, position: skipped });
                if !allowed || skipped > wheel.last() || !self.leads(seat, Tribe::VacubCaquix) {
                    return Err(Illegal::NoSkip);
                }
                self.free_position(wheel, occupied | 1 << skipped)
            }
            // Z-099.
            Placement::Start if self.start_space.is_some() => Err(Illegal::SpaceTaken),
            Placement::Start => Ok(WorkerSpace::Start),
            Placement::Quick if !self.options.quick => Err(Illegal::NotNow),
            // ZE-134.
            Placement::Quick if self.turn.quick != QuickState::None => Err(Illegal::OneQuickAction),
            // ZE-136.
            Placement::Quick if self.quick_free() == 0 => Err(Illegal::SpaceTaken),
            Placement::Quick => Ok(WorkerSpace::Quick),
        }
    }

    #[expect(clippy::unused_self, reason = "reads as a question to the position")]
    fn free_position(&self, wheel: Wheel, occupied: u16) -> Result<WorkerSpace, Illegal> {
        let position = lowest_free(occupied);
        if position > wheel.last() {
            Err(Illegal::WheelFull { wheel })
        } else {
            Ok(WorkerSpace::Wheel { wheel, position })
        }
    }

    /// Quick-action spaces nobody stands on.
    pub(crate) fn quick_free(&self) -> u8 {
        QUICK_SPACES - self.quick_neutral - count_ones(self.quick_workers.into())
    }

    /// What one more worker costs there: position and surcharge (Z-095 to Z-098).
    pub(crate) fn placing_cost(&self, seat: Seat, ground: WorkerSpace) -> u8 {
        self.position_cost(ground) - self.tribe_discount(seat, ground) + self.surcharge(seat)
    }

    /// What the next worker costs on top of its position (Z-097, ZE-053).
    pub(crate) fn surcharge(&self, seat: Seat) -> u8 {
        let table = if self.leads(seat, Tribe::Yumkaax) { SURCHARGE_YUMKAAX } else { SURCHARGE };
        let placed = usize::from(self.turn.placed).min(5);
        if placed == 0 { 0 } else { table[placed] - table[placed - 1] }
    }

    fn position_cost(&self, ground: WorkerSpace) -> u8 {
        match ground {
            // ZE-099.
            WorkerSpace::Wheel { wheel: Wheel::ChichenItza, position }
                if self.is_in_force(Prophecy::HighFloodwaters) =>
            {
                position + 2
            }
            WorkerSpace::Wheel { position, .. } => position,
            WorkerSpace::Start => 0,
            WorkerSpace::Quick => QUICK_COST,
        }
    }

    /// What Cit-Bolon-Tum saves with this worker beyond what the turn has saved already (ZE-033, ZE-034,
    /// ZEA-50).
    fn tribe_discount(&self, seat: Seat, ground: WorkerSpace) -> u8 {
        match ground {
            WorkerSpace::Wheel { position, .. } if self.leads(seat, Tribe::CitBolonTum) => {
                position.min(CIT_BOLON_TUM_DISCOUNT).saturating_sub(self.turn.tribe_discount)
            }
            WorkerSpace::Wheel { .. } | WorkerSpace::Start | WorkerSpace::Quick => 0,
        }
    }

    /// Z-089, ZA-09, ZA-10, ZA-43: who can neither pick up nor beg nor pay may take the cheapest place.
    fn check_mercy(&self, seat: Seat, spot: Placement, cost: u8) -> Result<(), Illegal> {
        if !self.has_mercy(seat) {
            return Err(Illegal::Corn { need: cost, have: self.corn(seat) });
        }
        // ZEA-55.
        if matches!(spot, Placement::Quick | Placement::Beyond(_)) {
            return Err(Illegal::NotCheapest);
        }
        let spots = Wheel::ALL.map(Placement::Wheel).into_iter().chain([Placement::Start]);
        // ZE-033, ZEA-23: what the place would cost this player.
        let costs =
            spots.filter_map(|it| self.worker_space(seat, it).ok()).map(|it| self.placing_cost(seat, it));
        if costs.min() == Some(cost) { Ok(()) } else { Err(Illegal::NotCheapest) }
    }

    /// Whether the seat whose turn it is depends on mercy.
    pub(crate) fn has_mercy(&self, seat: Seat) -> bool {
        self.turn.state == TurnState::Open
            && self.on_wheels(seat) == 0
            && beg::check(self).is_err()
            && !self.can_place_somewhere(seat)
    }

    fn can_place_somewhere(&self, seat: Seat) -> bool {
        let corn = self.corn(seat);
        self.each_placement(seat, &mut |spot| match self.worker_space(seat, spot) {
            Ok(ground) => {
                let cost = self.placing_cost(seat, ground).into();
                let acts = spot != Placement::Quick
                    || quick::is_possible(self, seat, corn.saturating_sub(cost), false);
                if corn >= cost && acts { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            }
            Err(_) => ControlFlow::Continue(()),
        })
        .is_break()
    }
}
