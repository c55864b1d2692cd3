//! A block for a temple step after an offering, by theology 2: Z-240.

use std::ops::ControlFlow;

use patolli_core::{Log, Message, RuleId, Seat, TaskRules, Visit};

use crate::{
    Action, Event, Illegal, Lapse, Outstanding, Tzolkin,
    rules::gain,
    task::{Climb, Offer},
};

impl TaskRules<Tzolkin> for Offer {
    const MAY_BE_DECLINED: bool = true;

    fn is_question(self, game: &Tzolkin, seat: Seat) -> bool {
        game.blocks(seat).total() > 0
    }

    fn carry_out(self, _game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Lapsed { seat, what: Lapse::Offer, n: 1, stage: None });
    }

    fn each_answer(self, game: &Tzolkin, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        gain::each_payment(game, seat, 1, visit)?;
        visit(Action::Decline)
    }

    fn check(self, game: &Tzolkin, seat: Seat, action: Action) -> Result<(), Illegal> {
        gain::check_payment(game, seat, 1, action)
    }

    fn apply(self, game: &mut Tzolkin, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Pay { blocks } = action else { return };
        game.pay_blocks(seat, blocks, log);
        game.push_task(seat, Climb::any(1));
    }

    fn decline(self, _game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Refused { seat, stage: None });
    }

    fn ask(self, _game: &Tzolkin, _seat: Seat) -> Message {
        Message::new("ask-offer")
    }

    fn broken_rule(self, _game: &Tzolkin, _seat: Seat, _action: Action, reason: &Illegal) -> Option<RuleId> {
        matches!(reason, Illegal::WrongCount { .. }).then_some("Z-240")
    }

    fn add_outstanding(self, _game: &Tzolkin, _seat: Seat, outstanding: &mut Outstanding) {
        outstanding.theology_step = true;
    }
}
