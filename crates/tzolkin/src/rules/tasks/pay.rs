//! Paying blocks of choice: Z-145, Z-206 to Z-211, ZE-075, ZE-093.

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, RuleId, Seat, TaskRules, Visit};

use crate::{
    Action, Event, Illegal, Outstanding, Tzolkin,
    rules::{gain, technology},
    task::{AdvanceTerms, Pay, Raise, Task},
};

impl TaskRules<Tzolkin> for Pay {
    fn is_question(self, _game: &Tzolkin, _seat: Seat) -> bool {
        self.n > 0
    }

    fn each_answer(self, game: &Tzolkin, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        gain::each_payment(game, seat, self.n, visit)
    }

    fn check(self, game: &Tzolkin, seat: Seat, action: Action) -> Result<(), Illegal> {
        gain::check_payment(game, seat, self.n, action)
    }

    fn apply(self, game: &mut Tzolkin, seat: Seat, action: Action, log: &mut Log<Event>) {
        if let Action::Pay { blocks } = action {
            game.pay_blocks(seat, blocks, log);
        }
    }

    fn check_decline(self, _game: &Tzolkin, _seat: Seat) -> Result<(), Illegal> {
        Err(Illegal::NoDeclining)
    }

    fn ask(self, _game: &Tzolkin, _seat: Seat) -> Message {
        Message::new("ask-pay").number("n", self.n)
    }

    fn broken_rule(self, game: &Tzolkin, seat: Seat, _action: Action, reason: &Illegal) -> Option<RuleId> {
        let Illegal::WrongCount { .. } = reason else { return None };
        // What is paid for stands below.
        let below = game.tasks.iter().rev().nth(1).map(|it| it.task);
        if let Some(Task::Raise(Raise { track })) = below {
            Some(technology::cost_rule(game, seat, track, AdvanceTerms::Paid))
        } else if let Some(Task::Rise(_)) = below {
            Some("ZE-075")
        } else if let Some(Task::Built(_)) = below {
            Some("ZE-093")
        } else {
            Some("Z-179")
        }
    }

    fn add_outstanding(self, _game: &Tzolkin, _seat: Seat, outstanding: &mut Outstanding) {
        outstanding.blocks_to_pay += self.n;
    }

    fn each_amount(self, _game: &Tzolkin, _seat: Seat, visit: &mut dyn FnMut(Amount)) {
        visit(Amount { good: "block", n: -i32::from(self.n) });
    }

    fn is_possible(self, _game: &Tzolkin, _seat: Seat) -> bool {
        self.n <= 4
    }
}
