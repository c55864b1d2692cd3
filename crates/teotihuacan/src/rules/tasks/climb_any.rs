//! Steps on temples of choice (H-162 to H-176).

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, Seat, TaskGame as _, TaskRules, Visit};

use super::{Placement, TeotihuacanTask};
use crate::{Action, Event, Illegal, Lapse, Outstanding, Teotihuacan, rules::temple, task::ClimbAny};

impl TaskRules<Teotihuacan> for ClimbAny {
    const MAY_BE_DECLINED: bool = true;

    fn ask(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("ask-climb-any").number("n", self.n)
    }

    fn is_question(self, game: &Teotihuacan, seat: Seat) -> bool {
        game.can_climb_any(seat, [1; 3])
    }

    fn each_answer(self, _: &Teotihuacan, _: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        temple::each_climb(visit)
    }

    fn check(self, game: &Teotihuacan, _: Seat, action: Action) -> Result<(), Illegal> {
        if matches!(action, Action::Climb { .. }) { Ok(()) } else { Err(game.not_now()) }
    }

    fn apply(self, game: &mut Teotihuacan, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Climb { temple } = action else { return };
        if self.n > 1 {
            game.push_task(seat, Self { n: self.n - 1 });
        }
        game.climb(seat, temple, log);
    }

    fn decline(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Refused { seat });
    }

    fn decline_label(self, _: &Teotihuacan, _: Seat) -> Message {
        Message::new("do-no-step")
    }

    fn carry_out(self, _: &mut Teotihuacan, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Lapsed { seat, what: Lapse::Steps });
    }

    fn is_redundant(self, game: &Teotihuacan, seat: Seat, action: Action) -> bool {
        if let Action::Climb { temple } = action {
            !game.can_climb(seat, temple)
        } else {
            action == Action::Decline
        }
    }

    fn add_outstanding(self, _: &Teotihuacan, _: Seat, sum: &mut Outstanding) {
        sum.any_temple_steps += self.n;
    }

    fn each_amount(self, _: &Teotihuacan, _: Seat, add: &mut dyn FnMut(Amount)) {
        add(Amount { good: "t-any", n: self.n.into() });
    }

    fn is_possible(self, _: &Teotihuacan, _: Seat) -> bool {
        (1..=2).contains(&self.n)
    }
}

impl TeotihuacanTask for ClimbAny {
    fn rule(self) -> &'static str {
        "H-162"
    }

    fn placement(self, _: &Teotihuacan) -> Placement {
        Placement { order: 8, in_setup: false, in_turn: true, of_tile: self.n == 1 }
    }
}
