//! A skull, for a step down under desecration: ZE-086, ZEA-11.

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, Seat, TaskRules, Visit};

use crate::{
    Action, Event, Illegal, Lapse, Outstanding, Tzolkin, data::Prophecy, rules::temple, task::Skull,
};

impl TaskRules<Tzolkin> for Skull {
    const MAY_BE_DECLINED: bool = true;

    fn is_question(self, game: &Tzolkin, seat: Seat) -> bool {
        game.is_in_force(Prophecy::Desecration) && game.skulls > 0 && game.can_anger(seat)
    }

    fn carry_out(self, game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        if !game.is_in_force(Prophecy::Desecration) {
            return game.take_skulls(seat, 1, log);
        }
        let what = if game.skulls == 0 { Lapse::SkullSupply } else { Lapse::Skull };
        log.push(Event::Lapsed { seat, what, n: 1, stage: game.food_day_stage() });
    }

    fn each_answer(self, _game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        temple::each_step_down(visit)?;
        visit(Action::Decline)
    }

    fn check(self, game: &Tzolkin, seat: Seat, action: Action) -> Result<(), Illegal> {
        temple::check_step_down(game, seat, action)
    }

    fn apply(self, game: &mut Tzolkin, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Anger { temple } = action else { return };
        game.step_down(seat, temple, log);
        game.take_skulls(seat, 1, log);
    }

    fn decline(self, game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Refused { seat, stage: game.food_day_stage() });
    }

    fn ask(self, _game: &Tzolkin, _seat: Seat) -> Message {
        Message::new("ask-skull")
    }

    fn add_outstanding(self, _game: &Tzolkin, _seat: Seat, outstanding: &mut Outstanding) {
        outstanding.skulls += 1;
    }

    fn each_amount(self, game: &Tzolkin, seat: Seat, visit: &mut dyn FnMut(Amount)) {
        let is_possible = game.can_anger(seat) || !game.is_in_force(Prophecy::Desecration);
        visit(Amount { good: "skull", n: is_possible.into() });
    }
}
