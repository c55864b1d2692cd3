//! A sample: blocks for a temple step, or nothing.

use std::ops::ControlFlow;

use patolli_core::{Log, Message, Seat, TaskRules, Visit};
use serde::{Deserialize, Serialize};

use super::Climb;
use crate::{Action, Event, Illegal, Lapse, Outstanding, Tzolkin, rules::gain};

/// Are blocks paid for a temple step?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Tribute {
    /// How many.
    pub blocks: u8,
}

impl TaskRules<Tzolkin> for Tribute {
    fn is_question(self, game: &Tzolkin, seat: Seat) -> bool {
        game.blocks(seat).total() >= self.blocks.into()
    }

    fn carry_out(self, _game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Lapsed { seat, what: Lapse::Offer, n: 1 });
    }

    fn each_answer(self, game: &Tzolkin, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        gain::each_payment(game, seat, self.blocks, visit)?;
        visit(Action::Decline)
    }

    fn check(self, game: &Tzolkin, seat: Seat, action: Action) -> Result<(), Illegal> {
        gain::check_payment(game, seat, self.blocks, action)
    }

    fn apply(self, game: &mut Tzolkin, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Pay { blocks } = action else { return };
        game.pay_blocks(seat, blocks, log);
        game.push_task(seat, Climb::any(1));
    }

    fn check_decline(self, _game: &Tzolkin, _seat: Seat) -> Result<(), Illegal> {
        Ok(())
    }

    fn decline(self, _game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Refused { seat });
    }

    fn ask(self, _game: &Tzolkin, _seat: Seat) -> Message {
        Message::new("ask-offer")
    }

    fn add_outstanding(self, _game: &Tzolkin, _seat: Seat, outstanding: &mut Outstanding) {
        outstanding.theology_step = true;
    }

    fn is_possible(self, _game: &Tzolkin, _seat: Seat) -> bool {
        (1..=3).contains(&self.blocks)
    }
}
