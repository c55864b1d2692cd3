//! What the tasks do: one file per question or step, which answers everything about itself.
//!
//! A new task is a type and a line in the list of `task`, a file here, and a rule that puts it on the stack.

mod anger;
mod any_action;
mod bonus;
mod build;
mod built;
mod climb;
mod days;
mod first_round;
mod food_day;
mod gain;
mod gold;
mod learn;
mod market;
mod monument;
mod offer;
mod pay;
mod raise;
mod retreat;
mod rise;
mod round_end;
mod skull;
mod use_action;

use patolli_core::{Seat, task_rules};

use crate::{
    Tzolkin,
    task::{
        Anger, Any, Bonus, Build, Built, Climb, Days, FirstRound, FoodDay, Gain, Gold, Learn, Market,
        Monument, Offer, Pay, PendingTask, Raise, Retreat, Rise, RoundEnd, Skull, Task, Use, with_task,
    },
};

task_rules! { Task of Tzolkin in tasks, matched by with_task }

impl Tzolkin {
    /// Puts something to be done on top of the stack.
    pub(crate) fn push_task(&mut self, seat: Seat, task: impl Into<Task>) {
        self.tasks.push(seat, task.into());
    }

    /// Whether a question is asked only because a sale could pay for an answer other than "no", which nothing
    /// in hand pays for.
    fn waits_for_sale(&self, seat: Seat, task: impl Into<Task>, is_payable: bool) -> bool {
        !is_payable
            && self.asks_before_a_sale()
            && self.tasks.last() == Some(&PendingTask { seat, task: task.into() })
    }
}
