//! Begging for corn: Z-084 to Z-088, ZE-026, ZE-027.

use std::ops::ControlFlow;

use patolli_core::{Log, Visit};

use super::tasks::Anger;
use crate::{
    Action, Event, Illegal, TurnState, Tzolkin,
    data::{BEG, BEG_BACAB, Tribe},
};

pub(super) fn candidates(game: &Tzolkin, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    if game.turn.state == TurnState::Open && !game.turn.begged {
        visit(Action::Beg)
    } else {
        ControlFlow::Continue(())
    }
}

pub(super) fn check(game: &Tzolkin) -> Result<(), Illegal> {
    let seat = game.turn.seat;
    // ZA-11: before anything else, at most once.
    if game.turn.state != TurnState::Open || game.turn.begged {
        return Err(Illegal::TooLateToBeg);
    }
    let (most, _) = begging_limits(game);
    let have = game.corn(seat);
    if have > most {
        return Err(Illegal::TooRichToBeg { most, have });
    }
    // Z-088.
    if game.can_anger(seat) { Ok(()) } else { Err(Illegal::NoStepToLose) }
}

pub(super) fn apply(game: &mut Tzolkin, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    let (_, becomes) = begging_limits(game);
    game.turn.begged = true;
    game.player_mut(seat).corn = becomes;
    log.push(Event::Begged { seat, corn: u8::try_from(becomes).unwrap_or_default() });
    game.push_task(seat, Anger);
}

/// Most corn with which one may beg, and what one has then.
pub(super) fn begging_limits(game: &Tzolkin) -> (u16, u16) {
    if game.leads(game.turn.seat, Tribe::Bacab) { BEG_BACAB } else { BEG }
}
