//! Exchanging treasures: T-106 to T-113.

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use crate::{Action, Event, Illegal, Motif, Tikal, data::cost};

/// Every own single treasure against every single treasure of an opponent.
pub(super) fn candidates(game: &Tikal, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    if game.turn.points < cost::EXCHANGE {
        return ControlFlow::Continue(());
    }
    let singles = |seat: Seat| {
        let owned = game.treasures(seat);
        Motif::ALL.into_iter().filter(move |it| owned[it.index()] == 1)
    };
    for from in game.each_seat().filter(|it| *it != game.turn.seat) {
        for take in singles(from) {
            for give in singles(game.turn.seat).filter(|it| *it != take) {
                visit(Action::Swap { give, take, from })?;
            }
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn check(game: &Tikal, give: Motif, take: Motif, from: Seat) -> Result<(), Illegal> {
    if from == game.turn.seat || from.number() >= game.options.seats {
        return Err(Illegal::NoOpponent);
    }
    // TR-20: equal motifs would change nothing.
    if give == take {
        return Err(Illegal::SameMotif);
    }
    // T-109 to T-111.
    match game.active_player().treasures[give.index()] {
        0 => return Err(Illegal::NotOwned),
        1 => {}
        _ => return Err(Illegal::OwnSet),
    }
    match game.player(from).treasures[take.index()] {
        0 => return Err(Illegal::OpponentLacks),
        1 => {}
        _ => return Err(Illegal::OpponentSet),
    }
    game.can_spend(cost::EXCHANGE)
}

pub(super) fn apply(game: &mut Tikal, give: Motif, take: Motif, from: Seat, log: &mut Log<Event>) {
    game.spend(cost::EXCHANGE);
    let me = game.active_player_mut();
    me.treasures[give.index()] -= 1;
    me.treasures[take.index()] += 1;
    let other = game.player_mut(from);
    other.treasures[take.index()] -= 1;
    other.treasures[give.index()] += 1;
    log.push(Event::Swapped { seat: game.turn.seat, other: from, give, take });
}
