//! Bringing pieces from the supply: T-068 to T-071, T-117, T-119.

use std::ops::ControlFlow;

use patolli_core::{Log, Visit};

use crate::{Action, Event, Hex, Illegal, Leader, Piece, Tikal, data::cost};

/// A member or the leader to each camp.
pub(crate) fn candidates(game: &Tikal, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let me = game.active_player();
    for to in game.camps_of(game.turn.seat) {
        if me.members > 0 {
            visit(Action::Bring { piece: Piece::Member, to })?;
        }
        if me.leader == Leader::Supply {
            visit(Action::Bring { piece: Piece::Leader, to })?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn check(game: &Tikal, piece: Piece, to: Hex) -> Result<(), Illegal> {
    in_supply(game, piece)?;
    // T-070, T-119: the base camp or an own camp.
    if !game.camps_of(game.turn.seat).has(to) {
        let taken = game.camp_on(to).is_some();
        return Err(if taken { Illegal::CampOfOther { hex: to } } else { Illegal::NotACamp { hex: to } });
    }
    game.can_spend(cost::BRING)
}

/// T-064, T-128, T-131: whether such a piece is left to be brought.
fn in_supply(game: &Tikal, piece: Piece) -> Result<(), Illegal> {
    let me = game.active_player();
    match (piece, me.leader) {
        (Piece::Member, _) if me.members > 0 => Ok(()),
        (Piece::Leader, Leader::Supply) => Ok(()),
        (Piece::Leader, Leader::Guards(_)) => Err(Illegal::LeaderGuards),
        (Piece::Leader, Leader::Removed) => Err(Illegal::LeaderRemoved),
        (Piece::Member, _) | (Piece::Leader, Leader::On(_)) => Err(Illegal::NoneInSupply),
    }
}

pub(super) fn apply(game: &mut Tikal, piece: Piece, to: Hex, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    game.spend(cost::BRING);
    match piece {
        Piece::Member => {
            game.active_player_mut().members -= 1;
            game.members[seat.index()][to.index()] += 1;
        }
        Piece::Leader => game.active_player_mut().leader = Leader::On(to),
    }
    log.push(Event::Brought { seat, piece, to });
}
