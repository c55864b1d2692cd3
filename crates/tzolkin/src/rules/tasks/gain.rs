//! Gaining blocks of choice: Z-197, Z-229, ZEA-56.

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, RuleId, Seat, TaskRules, Visit};

use crate::{Action, Blocks, Event, Illegal, Outstanding, Tzolkin, task::Gain};

impl TaskRules<Tzolkin> for Gain {
    fn is_question(self, _game: &Tzolkin, _seat: Seat) -> bool {
        true
    }

    fn each_answer(self, _game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        let n = u16::from(self.n);
        Blocks::new(n, n, n).splits(n).try_for_each(|blocks| visit(Action::Gain { blocks }))
    }

    fn check(self, game: &Tzolkin, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Gain { blocks } = action else { return Err(Illegal::NotNow) };
        if blocks.total() != u16::from(self.n) {
            return Err(Illegal::WrongCount { need: self.n });
        }
        // ZEA-56: gold may be named only if it is paid.
        let (need, have) = (game.gold_price(blocks.gold), game.corn(seat));
        if u16::from(need) > have { Err(Illegal::Corn { need, have }) } else { Ok(()) }
    }

    fn apply(self, game: &mut Tzolkin, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Gain { blocks } = action else { return };
        game.pay_corn(seat, game.gold_price(blocks.gold), log);
        game.add_blocks(seat, blocks, log);
    }

    fn check_decline(self, _game: &Tzolkin, _seat: Seat) -> Result<(), Illegal> {
        Err(Illegal::NoDeclining)
    }

    fn ask(self, _game: &Tzolkin, _seat: Seat) -> Message {
        Message::new("ask-gain").number("n", self.n)
    }

    fn each_near_miss(self, game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        game.each_answer_but_declining(visit)
    }

    fn broken_rule(self, _game: &Tzolkin, _seat: Seat, _action: Action, reason: &Illegal) -> Option<RuleId> {
        if matches!(reason, Illegal::Corn { .. }) {
            return Some("ZEA-56");
        }
        if *reason == Illegal::NoDeclining {
            return Some("ZA-29");
        }
        let rule = if self.n == 1 { "Z-197" } else { "Z-229" };
        matches!(reason, Illegal::WrongCount { .. }).then_some(rule)
    }

    fn add_outstanding(self, _game: &Tzolkin, _seat: Seat, outstanding: &mut Outstanding) {
        outstanding.blocks_to_gain += self.n;
    }

    fn each_amount(self, _game: &Tzolkin, _seat: Seat, visit: &mut dyn FnMut(Amount)) {
        visit(Amount { good: "block", n: self.n.into() });
    }

    fn is_possible(self, _game: &Tzolkin, _seat: Seat) -> bool {
        (1..=2).contains(&self.n)
    }
}
