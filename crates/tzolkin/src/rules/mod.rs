//! The rules, one file per decision or phase.

mod beg;
mod broken_rule;
mod build;
mod building_row;
mod calendar;
mod ending;
mod food;
mod gain;
mod near_miss;
mod neutral;
mod palenque;
mod pick;
mod place;
mod prophecy;
mod quick;
mod reachable_actions;
mod redundant;
mod second_building;
mod starting_choice;
mod tasks;
mod technology;
mod temple;
mod trade;
mod turn;
mod turn_start;
mod wheel_actions;

use std::ops::ControlFlow;

use patolli_core::{Log, Message, TaskGame, TaskRules as _, TaskSet as _, Visit};

use crate::{
    Action, Event, Illegal, Outstanding, Phase, Tzolkin, Violation, ask,
    task::{PendingTask, Task},
};

pub use food::Farms;

pub(crate) use ending::places;
pub(crate) use near_miss::near_misses;
pub(crate) use redundant::is_redundant;
pub(crate) use starting_choice::{shuffle_unseen, start, tiles_to_keep};

impl Tzolkin {
    /// Every action worth naming.
    pub(crate) fn candidates(&self, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        match (self.phase, self.tasks.last()) {
            (Phase::Over, _) => ControlFlow::Continue(()),
            (_, Some(due)) => self.answers(*due, visit),
            (Phase::Choose, None) => starting_choice::candidates(self, visit),
            (Phase::Play, None) => turn::candidates(self, visit),
        }
    }

    /// Whether an action is allowed, and why not.
    pub(crate) fn check_action(&self, action: Action) -> Result<(), Illegal> {
        match (self.phase, self.tasks.last()) {
            (Phase::Over, _) => Err(Illegal::Over),
            (_, Some(due)) => self.check_answer(*due, action),
            (Phase::Choose, None) => starting_choice::check(self, action),
            (Phase::Play, None) => turn::check(self, action),
        }
    }

    /// A reason why an action is refused, with the rule that forbids it.
    pub(crate) fn violation(&self, action: Action, reason: Illegal) -> Violation {
        Violation { reason, rule: broken_rule::find(self, action, reason) }
    }

    /// Carries out an action, and whatever needs no answer after it.
    pub(crate) fn apply_action(&mut self, action: Action, log: &mut Log<Event>) {
        match (self.phase, self.tasks.last()) {
            (Phase::Over, _) => return,
            (_, Some(due)) => {
                let due = *due;
                self.apply_answer(due, action, log);
            }
            (Phase::Choose, None) => starting_choice::apply(self, action, log),
            (Phase::Play, None) => turn::apply(self, action, log),
        }
        Task::resolve(self, log);
    }

    fn answers(&self, due: PendingTask, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        due.task.each_answer(self, due.seat, visit)?;
        turn::sale_candidates(self, due, visit)
    }

    fn check_answer(&self, due: PendingTask, action: Action) -> Result<(), Illegal> {
        if let Action::Sell { block } = action
            && due.task.is_interrupted_by_sale()
        {
            return turn::check_sale(self, due.seat, block);
        }
        if action == Action::Decline {
            due.task.check_decline(self, due.seat)
        } else {
            due.task.check(self, due.seat, action)
        }
    }

    fn apply_answer(&mut self, due: PendingTask, action: Action, log: &mut Log<Event>) {
        if let Action::Sell { block } = action
            && due.task.is_interrupted_by_sale()
        {
            // The question is asked again afterwards.
            return turn::apply_sale(self, due.seat, block, log);
        }
        self.tasks.pop();
        if action == Action::Decline {
            due.task.decline(self, due.seat, log);
        } else {
            due.task.apply(self, due.seat, action, log);
        }
    }
}

impl TaskGame for Tzolkin {
    type Reason = Illegal;
    type Outstanding = Outstanding;

    fn not_now(&self) -> Illegal {
        Illegal::NotNow
    }

    fn ask_turn(&self) -> Message {
        ask::ask_turn(self)
    }
}
