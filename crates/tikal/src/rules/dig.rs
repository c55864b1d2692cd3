//! Digging treasures: T-097 to T-104.

use std::ops::ControlFlow;

use patolli_core::{Log, Visit};

use crate::{Action, Event, Hex, Illegal, Tikal, data::cost};

/// Every treasure site with an own piece.
pub(super) fn candidates(game: &Tikal, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let seat = game.turn.seat;
    let sites = game.cache.sites.and(game.occupied_hexes(seat));
    sites.filter(|it| game.tokens_on(*it) > 0).try_for_each(|hex| visit(Action::Dig { hex }))
}

pub(super) fn check(game: &Tikal, hex: Hex) -> Result<(), Illegal> {
    // T-098.
    if game.tokens_on(hex) == 0 {
        return Err(Illegal::NoTreasure { hex });
    }
    let pieces = game.pieces_on(game.turn.seat, hex);
    if pieces == 0 {
        return Err(Illegal::NoPieceToDig { hex });
    }
    // T-101, T-102, TR-18.
    if game.turn.worked_twice.has(hex) {
        return Err(Illegal::TwoTreasuresDug { hex });
    }
    if game.turn.worked_once.has(hex) && pieces < 2 {
        return Err(Illegal::SecondTreasureNeedsSecondPiece { hex });
    }
    game.can_spend(cost::DIG)
}

pub(super) fn apply(game: &mut Tikal, hex: Hex, log: &mut Log<Event>) {
    game.spend(cost::DIG);
    game.record_work(hex);
    // T-099, T-100: the top token, face up before the player.
    let heap = &mut game.treasure_piles[hex.index()];
    let motif = game.deal.tokens[usize::from(heap.next)];
    heap.next += 1;
    heap.left -= 1;
    game.active_player_mut().treasures[motif.index()] += 1;
    log.push(Event::Dug { seat: game.turn.seat, hex, motif });
}
