//! Itzamna's choice of a bonus beyond level 3: ZE-044.

use std::ops::ControlFlow;

use patolli_core::{Log, Message, RuleId, Seat, TaskRules, Visit};

use crate::{Action, Event, Illegal, Outstanding, Track, Tzolkin, rules::technology, task::Bonus};

impl TaskRules<Tzolkin> for Bonus {
    fn is_question(self, _game: &Tzolkin, _seat: Seat) -> bool {
        true
    }

    fn each_answer(self, _game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        Track::ALL.into_iter().try_for_each(|track| visit(Action::Bonus { track }))
    }

    fn check(self, _game: &Tzolkin, _seat: Seat, action: Action) -> Result<(), Illegal> {
        if matches!(action, Action::Bonus { .. }) { Ok(()) } else { Err(Illegal::NotNow) }
    }

    fn apply(self, game: &mut Tzolkin, seat: Seat, action: Action, log: &mut Log<Event>) {
        if let Action::Bonus { track } = action {
            technology::bonus(game, seat, track, log);
        }
    }

    fn check_decline(self, _game: &Tzolkin, _seat: Seat) -> Result<(), Illegal> {
        Err(Illegal::NoDeclining)
    }

    fn ask(self, _game: &Tzolkin, _seat: Seat) -> Message {
        Message::new("ask-bonus")
    }

    fn broken_rule(self, _game: &Tzolkin, _seat: Seat, _action: Action, reason: &Illegal) -> Option<RuleId> {
        (*reason == Illegal::NoDeclining).then_some("ZA-29")
    }

    fn add_outstanding(self, _game: &Tzolkin, _seat: Seat, outstanding: &mut Outstanding) {
        // As good as a block, whichever bonus it will be.
        outstanding.blocks_to_gain += 1;
    }
}
