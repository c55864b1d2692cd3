//! Bringing pieces from the supply: T-068 to T-071, T-117, T-119.

use std::ops::ControlFlow;

use patolli_core::{Log, Visit};

use crate::{Action, Event, Hex, Illegal, Leader, Piece, Tikal, data::price};

/// A member or the leader to each camp.
pub(crate) fn candidates(game: &Tikal, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let me = game.me();
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
    let me = game.me();
    let there = match piece {
        Piece::Member => me.members > 0,
        Piece::Leader => me.leader == Leader::Supply,
    };
    if !there {
        return Err(Illegal::NoneInSupply);
    }
    // T-070, T-119: the base camp or an own camp.
    if !game.camps_of(game.turn.seat).has(to) {
        return Err(Illegal::NotACamp { hex: to });
    }
    game.can_spend(price::BRING)
}

pub(super) fn apply(game: &mut Tikal, piece: Piece, to: Hex, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    game.spend(price::BRING);
    match piece {
        Piece::Member => {
            game.me_mut().members -= 1;
            game.members[seat.index()][to.index()] += 1;
        }
        Piece::Leader => game.me_mut().leader = Leader::On(to),
    }
    log.push(Event::Brought { seat, piece, to });
}
