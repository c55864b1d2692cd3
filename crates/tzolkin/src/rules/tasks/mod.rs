//! What is still to be done: one file per question or step, which answers everything about itself.
//!
//! A new task is a file here, a line in the list below, and a rule that puts it on the stack. Tasks are stored by their number in the
//! list, so new ones come last.

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

use patolli_core::{Seat, TaskStack, tasks};

use crate::Tzolkin;

pub(crate) use anger::Anger;
pub(crate) use any_action::Any;
pub(crate) use bonus::Bonus;
pub(crate) use build::{Build, BuildMode};
pub(crate) use built::Built;
pub(crate) use climb::Climb;
pub(crate) use days::Days;
pub(crate) use first_round::FirstRound;
pub(crate) use food_day::{FoodDay, FoodDayStep};
pub(crate) use gain::Gain;
pub(crate) use gold::Gold;
pub(crate) use learn::{AdvanceTerms, Learn};
pub(crate) use market::Market;
pub(crate) use monument::Monument;
pub(crate) use offer::Offer;
pub(crate) use pay::Pay;
pub(crate) use raise::Raise;
pub(crate) use retreat::Retreat;
pub(crate) use rise::Rise;
pub(crate) use round_end::RoundEnd;
pub(crate) use skull::Skull;
pub(crate) use use_action::Use;

tasks! {
    ($)
    /// A question the game waits on, or a step that carries itself out when it comes to the top.
    pub(crate) enum Task of Tzolkin in tasks, matched by with_task {
        Use(Use),
        Any(Any),
        Learn(Learn),
        Bonus = Bonus,
        Retreat = Retreat,
        Pay(Pay),
        Gain(Gain),
        Climb(Climb),
        Anger = Anger,
        Skull = Skull,
        Gold(Gold),
        Offer = Offer,
        Market(Market),
        Build(Build),
        Monument = Monument,
        Days = Days,

        Raise(Raise),
        Rise(Rise),
        Built(Built),
        Food(FoodDay),
        Calendar = RoundEnd,
        Begin = FirstRound,
    }
}

/// What is still to be done in a position.
pub(crate) type Tasks = TaskStack<Task, 24>;

/// A task and whom it concerns.
pub(crate) type PendingTask = patolli_core::PendingTask<Task>;

impl Task {
    /// Whether it is part of a turn; the others are of the setup and of the end of a round.
    pub(crate) const fn is_of_turn(self) -> bool {
        !matches!(self, Self::Days | Self::Food(_) | Self::Calendar | Self::Begin)
    }

    /// Whether a sale by the tribe of Xaman Ek interrupts it; at the market it would be an answer (ZE-048).
    pub(crate) const fn is_interrupted_by_sale(self) -> bool {
        !matches!(self, Self::Market(_))
    }
}

impl Tzolkin {
    /// Puts something to be done on top of the stack.
    pub(crate) fn push_task(&mut self, seat: Seat, task: impl Into<Task>) {
        self.tasks.push(seat, task.into());
    }

    /// Whether a question is asked only because a sale could pay for an answer other than "no", which nothing in hand pays for.
    fn waits_for_sale(&self, seat: Seat, task: impl Into<Task>, is_payable: bool) -> bool {
        !is_payable
            && self.asks_before_a_sale()
            && self.tasks.last() == Some(&PendingTask { seat, task: task.into() })
    }
}
