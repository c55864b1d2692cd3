//! Wages at an eclipse (H-299 to H-302, H-366).

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TeotihuacanTask};
use crate::{
    Action, CostKind, Event, Illegal, Outstanding, Teotihuacan,
    data::{Discovery, UNPAID_POINTS},
    task::Wages,
};

impl TaskRules<Teotihuacan> for Wages {
    fn ask(self, game: &Teotihuacan, seat: Seat) -> Message {
        Message::new("ask-wages").number("due", game.wages(seat)).number("cocoa", game.cocoa(seat))
    }

    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        game.wages(seat) > 0 && (game.cocoa(seat) > 0 || has_waiver(game, seat))
    }

    fn each_answer(self, game: &Teotihuacan, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        let most = game.wages(seat);
        let payable = (0..=most).rev().filter(|it| u16::from(*it) <= game.cocoa(seat));
        payable.into_iter().try_for_each(|cocoa| visit(Action::Wages { cocoa }))?;
        if has_waiver(game, seat) { visit(Action::WagesWaived) } else { ControlFlow::Continue(()) }
    }

    fn check(self, game: &Teotihuacan, seat: Seat, action: Action) -> Result<(), Illegal> {
        if action == Action::WagesWaived {
            return game.check_tile(seat, Discovery::NO_COCOA, 1);
        }
        let Action::Wages { cocoa } = action else { return Err(game.not_now()) };
        let due = game.wages(seat);
        if cocoa > due {
            return Err(Illegal::MoreThanDue { due });
        }
        game.check_cocoa(seat, cocoa, CostKind::Wages)
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        if let Action::Wages { cocoa } = action {
            return pay(game, seat, cocoa, log);
        }
        let (number, due) = (game.eclipses + 1, game.wages(seat));
        game.player_mut(seat).use_tile(Discovery::NO_COCOA);
        log.push(Event::WagesPaid { seat, number, due, paid: 0, waived: true, lost: 0 });
    }

    /// There is nothing to pay with, or nothing to pay.
    fn carry_out(self, game: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        pay(game, seat, 0, log);
    }

    /// At the last eclipse cocoa only breaks ties, so that points are not left unpaid for it.
    fn is_redundant(self, game: &Teotihuacan, seat: Seat, action: Action) -> bool {
        let Action::Wages { cocoa } = action else { return false };
        let due = game.wages(seat);
        // A score that would fall below 0 loses less.
        let counts = game.score(seat) >= u16::from(due) * u16::from(UNPAID_POINTS);
        game.is_last_era()
            && counts
            && (has_waiver(game, seat) || u16::from(cocoa) < u16::from(due).min(game.cocoa(seat)))
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.wages = true;
    }

    fn each_amount(self, game: &Teotihuacan, seat: Seat, add: &mut dyn FnMut(Amount)) {
        add(Amount { good: "cocoa", n: -i32::from(game.wages(seat)) });
    }
}

impl TeotihuacanTask for Wages {
    fn rule(self) -> &'static str {
        "H-299"
    }

    fn placement(self, _: &Teotihuacan) -> Placement {
        Placement { order: 1, in_setup: false, in_turn: false, of_tile: false }
    }
}

fn has_waiver(game: &Teotihuacan, seat: Seat) -> bool {
    game.tile_count(seat, Discovery::NO_COCOA) > 0
}

fn pay(game: &mut Teotihuacan, seat: Seat, paid: u8, log: &mut Log<Event>) {
    let (number, due) = (game.eclipses + 1, game.wages(seat));
    let unpaid = UNPAID_POINTS * (due - paid);
    let player = game.player_mut(seat);
    player.cocoa -= u16::from(paid);
    // H-302: points never fall below 0.
    let lost = u8::try_from(player.score).map_or(unpaid, |score| unpaid.min(score));
    player.score -= u16::from(lost);
    log.push(Event::WagesPaid { seat, number, due, paid, waived: false, lost });
}
