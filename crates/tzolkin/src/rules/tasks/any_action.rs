//! An action of any small wheel, by Uxmal 5 or a tile: Z-190 to Z-192, Z-340, ZA-08, ZA-51.

use std::ops::ControlFlow;

use patolli_core::{Log, Message, RuleId, Seat, TaskRules, Visit};

use crate::{
    Action, Event, Illegal, Lapse, Outstanding, Tzolkin, Wheel,
    rules::wheel_actions::{self, WheelAction},
    task::Any,
};

impl TaskRules<Tzolkin> for Any {
    const MAY_BE_DECLINED: bool = true;

    fn is_question(self, game: &Tzolkin, seat: Seat) -> bool {
        game.obtainable_corn(seat) >= self.price.into()
    }

    fn carry_out(self, _game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Lapsed { seat, what: Lapse::Action, n: 1, stage: None });
    }

    /// Every action of the small wheels but Uxmal 5.
    fn each_answer(self, _game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        for wheel in Wheel::SMALL {
            for number in 1..=wheel.actions() {
                let to = WheelAction { wheel, number };
                if to != WheelAction::UXMAL_5 {
                    to.each_answer(visit)?;
                }
            }
        }
        visit(Action::Decline)
    }

    fn check(self, game: &Tzolkin, seat: Seat, action: Action) -> Result<(), Illegal> {
        let to = WheelAction::performed_by(action)?;
        let WheelAction { wheel, number } = to;
        // Z-192.
        if wheel == Wheel::ChichenItza
            || to == WheelAction::UXMAL_5
            || number == 0
            || number > wheel.actions()
        {
            return Err(Illegal::OutOfReach { wheel, number });
        }
        let (need, have) = (self.price, game.corn(seat));
        let left = have.checked_sub(need.into()).ok_or(Illegal::Corn { need, have })?;
        wheel_actions::check(game, seat, action, left)
    }

    fn apply(self, game: &mut Tzolkin, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Ok(WheelAction { wheel, number }) = WheelAction::performed_by(action) else { return };
        game.player_mut(seat).corn -= u16::from(self.price);
        log.push(Event::Used { seat, wheel, number, paid: self.price, gained: 0 });
        wheel_actions::apply(game, seat, action, log);
    }

    fn decline(self, _game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::NoAction { seat });
    }

    fn ask(self, game: &Tzolkin, seat: Seat) -> Message {
        Message::new("ask-any").number("corn", game.corn(seat)).number("price", self.price)
    }

    fn decline_label(self, _game: &Tzolkin, _seat: Seat) -> Message {
        Message::new("do-no-action")
    }

    fn each_near_miss(self, game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        game.each_answer_but_declining(visit)
    }

    fn is_redundant(self, game: &Tzolkin, seat: Seat, action: Action) -> bool {
        wheel_actions::is_without_effect(game, seat, action)
    }

    fn broken_rule(self, game: &Tzolkin, seat: Seat, _action: Action, reason: &Illegal) -> Option<RuleId> {
        if matches!(reason, Illegal::Corn { .. }) {
            return Some(if game.corn(seat) < self.price.into() { "Z-340" } else { "Z-191" });
        }
        let Illegal::OutOfReach { wheel, number } = *reason else { return None };
        Some(match (WheelAction { wheel, number }, self.price) {
            (WheelAction { wheel: Wheel::ChichenItza, .. }, _) => "Z-192",
            (WheelAction::UXMAL_5, _) => "ZA-51",
            (_, 0) => "Z-190",
            (_, 1..) => "Z-340",
        })
    }

    fn add_outstanding(self, game: &Tzolkin, seat: Seat, outstanding: &mut Outstanding) {
        let is_payable = game.corn(seat) >= self.price.into();
        if !game.waits_for_sale(seat, self, is_payable) {
            outstanding.any_action_cost = Some(self.price);
        }
    }

    fn is_possible(self, _game: &Tzolkin, _seat: Seat) -> bool {
        self.price <= 1
    }
}
