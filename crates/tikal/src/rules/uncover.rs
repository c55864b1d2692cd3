//! Uncovering temple levels: T-085 to T-096.

use std::ops::ControlFlow;

use patolli_core::{Log, Visit};

use crate::{
    Action, Event, Hex, Illegal, Tikal,
    data::{HIGHEST_LEVEL, LOWEST_LEVEL, cost},
};

/// Every temple with an own piece.
pub(super) fn candidates(game: &Tikal, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let seat = game.turn.seat;
    game.cache.temples.and(game.occupied_hexes(seat)).try_for_each(|hex| visit(Action::Uncover { hex }))
}

pub(super) fn check(game: &Tikal, hex: Hex) -> Result<(), Illegal> {
    if !game.cache.temples.has(hex) {
        return Err(Illegal::NoTemple { hex });
    }
    // T-096, T-132.
    if game.guard_on(hex).is_some() {
        return Err(Illegal::Guarded { hex });
    }
    // T-087 to T-090, TR-18: two levels a turn, the second with two pieces there at that moment.
    let pieces = game.pieces_on(game.turn.seat, hex);
    if pieces == 0 {
        return Err(Illegal::NoPieceToUncover { hex });
    }
    if game.turn.worked_twice.has(hex) {
        return Err(Illegal::TwoLevelsUncovered { hex });
    }
    if game.turn.worked_once.has(hex) && pieces < 2 {
        return Err(Illegal::SecondLevelNeedsSecondPiece { hex });
    }
    // T-091, T-092, T-095.
    let level = game.value(hex) + 1;
    if level > HIGHEST_LEVEL {
        return Err(Illegal::HighestLevel);
    }
    if game.level_tokens(level) == 0 {
        return Err(Illegal::NoLevelToken { level });
    }
    game.can_spend(cost::UNCOVER)
}

pub(super) fn apply(game: &mut Tikal, hex: Hex, log: &mut Log<Event>) {
    game.spend(cost::UNCOVER);
    game.record_work(hex);
    let level = game.value(hex) + 1;
    game.values[hex.index()] = level;
    game.levels[usize::from(level - LOWEST_LEVEL)] -= 1;
    log.push(Event::Uncovered { seat: game.turn.seat, hex, level });
}
