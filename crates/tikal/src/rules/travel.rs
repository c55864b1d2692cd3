//! Moving over stones and secret paths: T-072 to T-083.
//!
//! One decision carries a piece to its destination by the cheapest way; on the way nothing can happen.

use std::ops::ControlFlow;

use patolli_core::{Log, Visit};

use crate::{Action, Event, Hex, Illegal, Leader, Piece, Tikal, prices::FAR};

/// Every own piece to every hex within the action points; equal pieces on one hex are one choice.
pub(super) fn candidates(game: &Tikal, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    if game.turn.points == 0 {
        return ControlFlow::Continue(());
    }
    let seat = game.turn.seat;
    let paths = game.paths(seat);
    for from in game.standing(seat) {
        let (members, leader) = (game.members_on(seat, from) > 0, game.leader_on(seat, from));
        for to in paths.ways(from).within(game.turn.points).filter(|it| *it != from) {
            if members {
                visit(Action::Move { piece: Piece::Member, from, to })?;
            }
            if leader {
                visit(Action::Move { piece: Piece::Leader, from, to })?;
            }
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn check(game: &Tikal, piece: Piece, from: Hex, to: Hex) -> Result<(), Illegal> {
    let seat = game.turn.seat;
    if game.count(seat, piece, from) == 0 {
        return Err(Illegal::NoPiece { hex: from });
    }
    if from == to {
        return Err(Illegal::AlreadyThere { hex: to });
    }
    // T-082, T-063.
    if !game.chart.explored.has(to) {
        return Err(Illegal::Unexplored { hex: to });
    }
    if game.chart.volcanoes.has(to) {
        return Err(Illegal::Volcano { hex: to });
    }
    // T-076, T-078, T-079: every stone of every border on the way.
    match game.ways(seat, from).to(to) {
        FAR => Err(Illegal::NoWay { hex: to }),
        need => game.can_spend(need),
    }
}

pub(super) fn apply(game: &mut Tikal, piece: Piece, from: Hex, to: Hex, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    let cost = game.ways(seat, from).to(to);
    let secret = cost < game.chart.ways(from).to(to);
    game.spend(cost);
    match piece {
        Piece::Member => {
            game.members[seat.index()][from.index()] -= 1;
            game.members[seat.index()][to.index()] += 1;
        }
        Piece::Leader => game.me_mut().leader = Leader::On(to),
    }
    log.push(Event::Moved { seat, piece, from, to, cost, secret });
}
