//! Temple guards: T-123 to T-135.

use std::ops::ControlFlow;

use patolli_core::{Log, Visit};

use crate::{
    Action, Event, Hex, Illegal, Leader, Piece, Tikal,
    data::{GUARDS, cost},
};

/// Every unguarded temple with an own piece.
pub(super) fn candidates(game: &Tikal, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    if game.turn.points < cost::GUARD || game.active_player().guards.len() >= GUARDS {
        return ControlFlow::Continue(());
    }
    let seat = game.turn.seat;
    game.cache.temples.and(game.occupied_hexes(seat)).try_for_each(|hex| visit(Action::Guard { hex }))
}

pub(super) fn check(game: &Tikal, hex: Hex) -> Result<(), Illegal> {
    if !game.cache.temples.has(hex) {
        return Err(Illegal::NoTempleToGuard { hex });
    }
    // TR-23.
    if game.guard_on(hex).is_some() {
        return Err(Illegal::GuardThere { hex });
    }
    // T-134.
    if game.active_player().guards.len() >= GUARDS {
        return Err(Illegal::NoGuardLeft);
    }
    // T-126.
    if game.pieces_on(game.turn.seat, hex) == 0 {
        return Err(Illegal::NoPieceToGuard { hex });
    }
    // T-124, T-125: more than each other expedition; a tie forbids it.
    let mine = game.strength(game.turn.seat, hex);
    let other = game.strongest_other(game.turn.seat, hex);
    if mine <= other {
        return Err(Illegal::NoMajority { hex, mine, other });
    }
    game.can_spend(cost::GUARD)
}

pub(super) fn apply(game: &mut Tikal, hex: Hex, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    game.spend(cost::GUARD);
    let members = std::mem::take(&mut game.members[seat.index()][hex.index()]);
    let leader = game.leader_on(seat, hex);
    // T-126 to T-128, TR-22: which own piece guards makes no difference, since the others leave the game; so a
    // member does it wherever one stands there.
    let piece = if members > 0 { Piece::Member } else { Piece::Leader };
    let me = game.active_player_mut();
    me.guards.add(hex);
    me.out_of_play += members;
    if leader {
        me.leader = if piece == Piece::Leader { Leader::Guards(hex) } else { Leader::Removed };
    }
    let removed = members + u8::from(leader) - 1;
    log.push(Event::GuardPlaced { seat, hex, piece, removed });
}

impl Tikal {
    /// The greatest strength of any other expedition on a hex.
    pub(crate) fn strongest_other(&self, seat: patolli_core::Seat, hex: Hex) -> u8 {
        self.each_seat().filter(|it| *it != seat).map(|it| self.strength(it, hex)).fold(0, u8::max)
    }
}
