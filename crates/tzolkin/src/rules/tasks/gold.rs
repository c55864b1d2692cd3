//! Gold for corn under the gold shortage: ZE-066, ZE-067, ZE-083.

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, RuleId, Seat, TaskRules, Visit};

use crate::{Action, Event, Illegal, Lapse, Outstanding, Tzolkin, data::Prophecy, task::Gold};

impl TaskRules<Tzolkin> for Gold {
    const MAY_BE_DECLINED: bool = true;

    fn is_question(self, game: &Tzolkin, seat: Seat) -> bool {
        game.is_in_force(Prophecy::GoldShortage) && game.obtainable_corn(seat) > 0
    }

    fn carry_out(self, game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        if game.is_in_force(Prophecy::GoldShortage) {
            log.push(Event::Lapsed { seat, what: Lapse::Gold, n: self.most, stage: game.food_day_stage() });
        } else {
            game.take_gold(seat, self.most, log);
        }
    }

    fn each_answer(self, _game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        (1..=self.most).try_for_each(|n| visit(Action::Gold { n }))?;
        visit(Action::Decline)
    }

    fn check(self, game: &Tzolkin, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Gold { n } = action else { return Err(Illegal::NotNow) };
        if n == 0 || n > self.most {
            return Err(Illegal::TooMuchGold { most: self.most });
        }
        let have = game.corn(seat);
        if u16::from(n) > have { Err(Illegal::Corn { need: n, have }) } else { Ok(()) }
    }

    fn apply(self, game: &mut Tzolkin, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Gold { n } = action else { return };
        game.pay_corn(seat, n, log);
        game.take_gold(seat, n, log);
    }

    fn decline(self, game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Refused { seat, stage: game.food_day_stage() });
    }

    fn ask(self, game: &Tzolkin, seat: Seat) -> Message {
        Message::new("ask-gold").number("most", self.most).number("corn", game.corn(seat))
    }

    fn broken_rule(self, _game: &Tzolkin, _seat: Seat, _action: Action, reason: &Illegal) -> Option<RuleId> {
        matches!(reason, Illegal::Corn { .. }).then_some("ZE-083")
    }

    fn add_outstanding(self, game: &Tzolkin, seat: Seat, outstanding: &mut Outstanding) {
        let is_payable = game.corn(seat) > 0 || !game.is_in_force(Prophecy::GoldShortage);
        if !game.waits_for_sale(seat, self, is_payable) {
            outstanding.gold += self.most;
        }
    }

    fn each_amount(self, _game: &Tzolkin, _seat: Seat, visit: &mut dyn FnMut(Amount)) {
        visit(Amount { good: "gold", n: self.most.into() });
    }

    fn is_possible(self, _game: &Tzolkin, _seat: Seat) -> bool {
        (1..=4).contains(&self.most)
    }
}
