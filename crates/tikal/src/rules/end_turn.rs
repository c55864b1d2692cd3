//! What follows a turn: T-041, T-151, T-152.

use patolli_core::Log;

use super::{auction, turns};
use crate::{Event, Tikal};

/// Ends the turn; T-041: points left are lost.
pub(super) fn end_turn(game: &mut Tikal, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    log.push(Event::TurnEnded { seat, unspent: game.turn.points });
    game.turn.points = 0;
    if game.scoring_round.is_some() {
        turns::score(game, seat, log);
        return;
    }
    if game.options.auction {
        auction::after_turn(game, seat, log);
    } else if game.stack_left() == 0 {
        // T-151, T-152.
        turns::begin_scoring_round(
            game,
            seat.next(game.options.seats).clockwise(game.options.seats).collect(),
            true,
            log,
        );
    } else {
        turns::begin_drawn_turn(game, seat.next(game.options.seats), log);
    }
}
