//! How far the calendar turns: Z-133 to Z-140, ZEA-43.

use std::ops::ControlFlow;

use patolli_core::{Log, Message, RuleId, Seat, TaskRules, Visit};

use crate::{Action, Event, Illegal, Tzolkin, rules::calendar, task::Days};

impl TaskRules<Tzolkin> for Days {
    fn is_question(self, _game: &Tzolkin, _seat: Seat) -> bool {
        true
    }

    fn each_answer(self, _game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        visit(Action::TurnCalendar { days: 1 })?;
        visit(Action::TurnCalendar { days: 2 })
    }

    fn check(self, game: &Tzolkin, _seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::TurnCalendar { days } = action else { return Err(Illegal::NotNow) };
        match days {
            1 => Ok(()),
            2 => match game.blocking_worker() {
                // Z-138.
                Some((wheel, position)) => Err(Illegal::WouldPush { wheel, position }),
                None => Ok(()),
            },
            _ => Err(Illegal::NotNow),
        }
    }

    fn apply(self, game: &mut Tzolkin, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::TurnCalendar { days } = action else { return };
        if days == 2 {
            // Z-137.
            game.player_mut(seat).dark = true;
            log.push(Event::TurnedDark { seat });
        }
        calendar::advance(game, days, log);
    }

    fn ask(self, _game: &Tzolkin, _seat: Seat) -> Message {
        Message::new("ask-days")
    }

    fn each_near_miss(self, game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        game.each_answer_but_declining(visit)
    }

    fn broken_rule(self, _game: &Tzolkin, _seat: Seat, action: Action, reason: &Illegal) -> Option<RuleId> {
        let rule = if matches!(action, Action::TurnCalendar { .. }) { "Z-135" } else { "Z-133" };
        (*reason == Illegal::NotNow).then_some(rule)
    }
}
