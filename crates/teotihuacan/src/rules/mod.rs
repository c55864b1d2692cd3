//! The rules: one file per phase and for what questions share; the questions themselves are in `tasks`.

mod alchemy;
mod bot;
mod calendar;
mod construction;
mod decorations;
mod discovery;
mod displays;
mod eclipse;
mod effects;
mod ending;
mod gather;
mod interrupt;
mod main_action;
mod near_miss;
mod neutral;
mod nobles;
mod power_up;
mod redeal;
mod redundant;
mod royal;
mod setup;
mod starting_choice;
mod tasks;
mod temple;
mod turn;
mod worship;

use std::ops::ControlFlow;

use patolli_core::{Log, Message, PendingTask, Seat, TaskGame, TaskRules as _, TaskSet as _, Visit};

use crate::{Action, Event, Illegal, Outstanding, Phase, Setup, Teotihuacan, TurnState, task::Task};

pub(crate) use eclipse::mask_points;
pub(crate) use ending::places;
pub(crate) use near_miss::near_misses;
pub(crate) use redeal::shuffle;
pub(crate) use redundant::is_redundant;
pub(crate) use setup::{empty_position, start};
pub(crate) use tasks::TeotihuacanTask;

impl Teotihuacan {
    /// Every action worth naming.
    pub(crate) fn candidates(&self, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        match (self.phase, self.tasks.last()) {
            (Phase::Over, _) => ControlFlow::Continue(()),
            (_, Some(due)) => self.each_answer(*due, visit),
            (Phase::Choose, None) => starting_choice::candidates(self, visit),
            (_, None) => turn::candidates(self, visit),
        }
    }

    /// Whether an action is allowed.
    pub(crate) fn check_action(&self, action: Action) -> Result<(), Illegal> {
        match (self.phase, self.tasks.last()) {
            (Phase::Over, _) => Err(Illegal::Over),
            (_, Some(due)) => self.check_answer(*due, action),
            (Phase::Choose, None) => starting_choice::check(self, action),
            (_, None) => turn::check(self, action),
        }
    }

    /// Carries out an action, and whatever needs no answer after it.
    pub(crate) fn apply_action(&mut self, action: Action, log: &mut Log<Event>) {
        match (self.phase, self.tasks.last()) {
            (Phase::Over, _) => {}
            (_, Some(due)) => self.apply_answer(*due, action, log),
            (Phase::Choose, None) => {
                if let Action::Keep { tile } = action {
                    starting_choice::apply(self, tile, log);
                }
            }
            (_, None) => turn::apply(self, action, log),
        }
        Task::resolve(self, log);
    }

    fn each_answer(&self, due: PendingTask<Task>, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        let PendingTask { seat, task } = due;
        task.each_answer(self, seat, visit)?;
        if task.check_decline(self, seat).is_ok() {
            visit(Action::Decline)?;
        }
        if self.is_interruptible(due) {
            interrupt::candidates(self, visit)
        } else {
            ControlFlow::Continue(())
        }
    }

    fn check_answer(&self, due: PendingTask<Task>, action: Action) -> Result<(), Illegal> {
        let PendingTask { seat, task } = due;
        match action {
            Action::Use { .. } | Action::Unlock => self.check_interrupt(due, action),
            Action::Decline => task.check_decline(self, seat),
            answer => task.check(self, seat, answer),
        }
    }

    fn apply_answer(&mut self, due: PendingTask<Task>, action: Action, log: &mut Log<Event>) {
        let PendingTask { seat, task } = due;
        if matches!(action, Action::Use { .. } | Action::Unlock) {
            // The question is asked again afterwards.
            return interrupt::apply(self, action, log);
        }
        self.tasks.pop();
        if action == Action::Decline {
            task.decline(self, seat, log);
        } else {
            task.apply(self, seat, action, log);
        }
    }

    /// Whether a question may be put off by a tile or by unlocking.
    fn is_interruptible(&self, due: PendingTask<Task>) -> bool {
        if self.interrupts_anywhere() { self.is_in_turn(due.seat) } else { due.task.was_interruptible() }
    }

    fn check_interrupt(&self, due: PendingTask<Task>, action: Action) -> Result<(), Illegal> {
        if self.is_interruptible(due) {
            return interrupt::check(self, action);
        }
        let own = self.phase == Phase::Play && !self.is_ending_eclipse();
        Err(if own { Illegal::Unfinished } else { Illegal::NotInTurn })
    }

    /// Puts something to be done on top of the stack.
    pub(crate) fn push_task(&mut self, seat: Seat, task: impl Into<Task>) {
        self.tasks.push(seat, task.into());
    }
}

impl TaskGame for Teotihuacan {
    type Reason = Illegal;
    type Outstanding = Outstanding;

    fn not_now(&self) -> Illegal {
        let rule = match (self.phase, self.tasks.last()) {
            (_, Some(due)) => due.task.rule(),
            (Phase::Choose, None) if self.options.setup == Setup::Draft => "H-324",
            (Phase::Choose, None) => "H-086",
            (_, None) => match self.turn.state {
                TurnState::Start => "H-105",
                TurnState::Arrived => "H-124",
                TurnState::Done | TurnState::Rested => "H-109",
            },
        };
        Illegal::NotNow { rule }
    }

    fn ask_turn(&self) -> Message {
        let cocoa = self.cocoa(self.turn.seat);
        match self.turn.state {
            TurnState::Start => Message::new("ask-turn").number("cocoa", cocoa),
            TurnState::Arrived => {
                Message::new("ask-arrived").term("board", self.turn.board.key()).number("cocoa", cocoa)
            }
            TurnState::Done => Message::new("ask-done"),
            TurnState::Rested => Message::new("ask-rested"),
        }
    }
}
