//! Angering the gods: Z-088, Z-162, Z-257, Z-258.

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, Seat, TaskRules, Visit};

use crate::{Action, Event, Illegal, Outstanding, Tzolkin, rules::temple, task::Anger};

impl TaskRules<Tzolkin> for Anger {
    fn is_question(self, game: &Tzolkin, seat: Seat) -> bool {
        game.can_anger(seat)
    }

    fn each_answer(self, _game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        temple::each_step_down(visit)
    }

    fn check(self, game: &Tzolkin, seat: Seat, action: Action) -> Result<(), Illegal> {
        temple::check_step_down(game, seat, action)
    }

    fn apply(self, game: &mut Tzolkin, seat: Seat, action: Action, log: &mut Log<Event>) {
        if let Action::Anger { temple } = action {
            game.step_down(seat, temple, log);
        }
    }

    fn check_decline(self, _game: &Tzolkin, _seat: Seat) -> Result<(), Illegal> {
        Err(Illegal::NoDeclining)
    }

    fn ask(self, _game: &Tzolkin, _seat: Seat) -> Message {
        Message::new("ask-anger")
    }

    fn each_near_miss(self, game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        game.each_answer_but_declining(visit)
    }

    fn add_outstanding(self, _game: &Tzolkin, _seat: Seat, outstanding: &mut Outstanding) {
        outstanding.steps_down += 1;
    }

    fn each_amount(self, _game: &Tzolkin, _seat: Seat, visit: &mut dyn FnMut(Amount)) {
        visit(Amount { good: "temple-any", n: -1 });
    }
}
