//! Moving over stones and secret paths: T-072 to T-083.
//!
//! One decision carries a piece to its destination by the cheapest way; on the way nothing can happen.

use std::ops::ControlFlow;

use patolli_core::{Log, Visit};

use crate::{Action, Event, Hex, HexSet, Illegal, Leader, Piece, Tikal, travel_costs::UNREACHABLE};

/// Every own piece to every hex within the action points; equal pieces on one hex are one choice.
pub(super) fn candidates(game: &Tikal, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    if game.turn.points == 0 {
        return ControlFlow::Continue(());
    }
    let seat = game.turn.seat;
    let paths = game.paths(seat);
    for from in game.occupied_hexes(seat) {
        let (members, leader) = (game.members_on(seat, from) > 0, game.leader_on(seat, from));
        for to in paths.costs_from(from).within(game.turn.points).filter(|it| *it != from) {
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
    if game.piece_count(seat, piece, from) == 0 {
        return Err(missing_piece_reason(game, piece, from));
    }
    if from == to {
        return Err(Illegal::AlreadyThere { hex: to });
    }
    // T-082, T-063.
    if !game.cache.explored.has(to) {
        return Err(Illegal::Unexplored { hex: to });
    }
    if game.cache.volcanoes.has(to) {
        return Err(Illegal::Volcano { hex: to });
    }
    // T-076, T-078, T-079: every stone of every border on the way.
    match game.travel_costs_from(seat, from).to(to) {
        UNREACHABLE => Err(unreachable_reason(game, from, to)),
        need => game.can_spend(need),
    }
}

/// T-079: a bare border stops a piece; T-043: a way may lead around it, or farther away, at a price no turn can pay.
fn unreachable_reason(game: &Tikal, from: Hex, to: Hex) -> Illegal {
    let is_bare = from.neighbour_set().has(to) || !connected_hexes(game, from).has(to);
    if is_bare { Illegal::NoWay { hex: to } } else { Illegal::TooFar { hex: to } }
}

/// Every hex that stones or own secret paths join to a hex, at any price.
fn connected_hexes(game: &Tikal, from: Hex) -> HexSet {
    let camps = game.camps_of(game.turn.seat);
    let mut known: HexSet = std::iter::once(from).collect();
    loop {
        let paths = if known.and(camps).is_empty() { HexSet::EMPTY } else { camps };
        let crossed =
            |it: Hex| it.neighbours().filter(move |(side, _)| game.cache.crossing_cost(it, *side) > 0);
        let next = known.flat_map(crossed).map(|it| it.1).collect::<HexSet>().or(known).or(paths);
        if next == known {
            return known;
        }
        known = next;
    }
}

/// T-131: a guard is no piece that moves.
fn missing_piece_reason(game: &Tikal, piece: Piece, hex: Hex) -> Illegal {
    let guards = game.player(game.turn.seat).guards.has(hex) && game.guard_piece(hex) == Some(piece);
    if guards { Illegal::GuardStays { hex } } else { Illegal::NoPiece { hex } }
}

pub(super) fn apply(game: &mut Tikal, piece: Piece, from: Hex, to: Hex, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    let cost = game.travel_costs_from(seat, from).to(to);
    let secret = cost < game.cache.costs_from(from).to(to);
    game.spend(cost);
    match piece {
        Piece::Member => {
            game.members[seat.index()][from.index()] -= 1;
            game.members[seat.index()][to.index()] += 1;
        }
        Piece::Leader => game.active_player_mut().leader = Leader::On(to),
    }
    log.push(Event::Moved { seat, piece, from, to, cost, secret });
}
