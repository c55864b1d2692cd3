//! Begging for corn: Z-084 to Z-088, ZE-026, ZE-027.

use std::ops::ControlFlow;

use patolli_core::{Log, Visit};

use crate::{
    Action, Event, Illegal, TurnState, Tzolkin,
    data::{BEG, BEG_BACAB, Begging, Tribe},
    task::Anger,
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
    let (most, have) = (u16::from(begging(game).most), game.corn(seat));
    if have > most {
        return Err(Illegal::TooRichToBeg { most, have });
    }
    // Z-088.
    if game.can_anger(seat) { Ok(()) } else { Err(Illegal::NoStepToLose) }
}

pub(super) fn apply(game: &mut Tzolkin, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    let corn = begging(game).becomes;
    game.turn.begged = true;
    game.player_mut(seat).corn = corn.into();
    log.push(Event::Begged { seat, corn });
    game.push_task(seat, Anger);
}

/// On which terms the seat whose turn it is may beg.
fn begging(game: &Tzolkin) -> Begging {
    if game.leads(game.turn.seat, Tribe::Bacab) { BEG_BACAB } else { BEG }
}
