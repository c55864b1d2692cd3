//! Which action the worker picked up performs: Z-104 to Z-116.

use std::ops::ControlFlow;

use patolli_core::{Log, Message, RuleId, Seat, TaskRules, Visit};

use crate::{
    Action, Event, Illegal, Outstanding, Tzolkin,
    rules::{
        reachable_actions::{self, ReachCost},
        wheel_actions::{self, WheelAction},
    },
    task::Use,
};

impl TaskRules<Tzolkin> for Use {
    const MAY_BE_DECLINED: bool = true;

    fn is_question(self, _game: &Tzolkin, _seat: Seat) -> bool {
        true
    }

    fn each_answer(self, game: &Tzolkin, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        for wheel in reachable_actions::reachable_wheels(game, seat, self.wheel) {
            for number in 1..=wheel.actions() {
                let to = WheelAction { wheel, number };
                if reachable_actions::reach_cost(game, seat, self, to).is_some() {
                    to.each_answer(visit)?;
                }
            }
        }
        visit(Action::Decline)
    }

    fn check(self, game: &Tzolkin, seat: Seat, action: Action) -> Result<(), Illegal> {
        let to = WheelAction::performed_by(action)?;
        let price = reachable_actions::reach_cost(game, seat, self, to)
            .ok_or(Illegal::OutOfReach { wheel: to.wheel, number: to.number })?;
        let have = game.corn(seat);
        let left = match price {
            // Z-109, Z-110: paid first, from what one has.
            ReachCost::Pays(need) => have.checked_sub(need.into()).ok_or(Illegal::Corn { need, have })?,
            // ZE-031.
            ReachCost::Gains => have + u16::from(to.has_effect(game, seat)),
        };
        wheel_actions::check(game, seat, action, left)
    }

    fn apply(self, game: &mut Tzolkin, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Ok(to) = WheelAction::performed_by(action) else { return };
        let (paid, gained) = match reachable_actions::reach_cost(game, seat, self, to) {
            Some(ReachCost::Pays(paid)) => (paid, 0),
            // ZA-48: an action without effect counts as not performed.
            Some(ReachCost::Gains) => (0, u8::from(to.has_effect(game, seat))),
            None => (0, 0),
        };
        let player = game.player_mut(seat);
        player.corn = player.corn + u16::from(gained) - u16::from(paid);
        log.push(Event::Used { seat, wheel: to.wheel, number: to.number, paid, gained });
        wheel_actions::apply(game, seat, action, log);
    }

    fn decline(self, _game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::NoAction { seat });
    }

    fn ask(self, game: &Tzolkin, seat: Seat) -> Message {
        Message::new("ask-use")
            .term("wheel", self.wheel.name())
            .number("number", self.position)
            .number("corn", game.corn(seat))
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

    fn broken_rule(self, game: &Tzolkin, seat: Seat, action: Action, reason: &Illegal) -> Option<RuleId> {
        if let Illegal::OutOfReach { number, .. } = *reason {
            return Some(if number == 0 { "ZA-23" } else { "Z-105" });
        }
        let Illegal::Corn { .. } = reason else { return None };
        let to = WheelAction::performed_by(action).ok()?;
        let price = reachable_actions::reach_cost(game, seat, self, to);
        Some(match price {
            // Not even what reaching the action costs.
            Some(ReachCost::Pays(need)) if game.corn(seat) < need.into() => "Z-110",
            Some(_) | None if to == WheelAction::UXMAL_1 => "Z-181",
            Some(_) | None => "Z-190",
        })
    }

    fn add_outstanding(self, _game: &Tzolkin, _seat: Seat, outstanding: &mut Outstanding) {
        outstanding.unused_worker = Some((self.wheel, self.position));
    }

    fn is_possible(self, _game: &Tzolkin, _seat: Seat) -> bool {
        self.position < self.wheel.teeth()
    }
}
