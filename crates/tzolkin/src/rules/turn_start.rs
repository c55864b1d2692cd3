//! The start of a turn, with the corn of Bacab: ZE-024, ZE-025.

use patolli_core::{Log, Seat};

use crate::{
    Event, Tzolkin,
    data::{BACAB_CORN, Tribe},
    turn::Turn,
};

pub(super) fn begin_turn(game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
    game.turn = Turn::new(seat);
    log.push(Event::TurnBegan { seat });
    // ZE-024, ZE-025.
    let held = u8::try_from(game.corn(seat)).unwrap_or(u8::MAX);
    if game.leads(seat, Tribe::Bacab) && held < BACAB_CORN {
        game.player_mut(seat).corn = BACAB_CORN.into();
        log.push(Event::ToppedUp { seat, corn: BACAB_CORN - held });
    }
}
