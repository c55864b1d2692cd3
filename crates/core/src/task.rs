//! Tasks of a position: what is still to be done, one small type for each, which answers everything about itself.
//!
//! The tasks of a position lie on a stack. The top one is a question, which waits for an answer, or a step, which is carried out
//! at once; an answer takes its question off the stack and may put more tasks on it. A game lists its tasks once, with
//! [`tasks!`](crate::tasks), which writes the enum and the calls of [`TaskRules`] for each of them.

use std::ops::{ControlFlow, Deref};

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Amount, Game, Log, Message, Seat, Visit};

/// The number of a rule, such as `Z-162`.
pub type RuleId = &'static str;

/// A game whose positions hold tasks.
pub trait TaskGame: Game {
    /// Why an answer is refused.
    type Reason;
    /// What open tasks will still bring a seat or cost it, for those who value positions.
    type Outstanding;

    /// The refusal of an action that answers another question than the one asked.
    fn not_now(&self) -> Self::Reason;

    /// What is asked where no task is a question.
    fn ask_turn(&self) -> Message;
}

/// One thing to be done for a seat: a question that waits for an answer, or a step that carries itself out.
///
/// A step implements [`TaskRules::carry_out`] alone. A question also says when it is one, names and judges its answers and carries
/// them out; what happens without an answer, because there is only one or none but "no", is its `carry_out`.
pub trait TaskRules<G: TaskGame>: Copy {
    /// Whether a person sees its answers also where they are refused, with the reason.
    const SHOWS_REFUSED_ANSWERS: bool = false;
    /// Whether "no" is always an answer; where that depends on the position, [`TaskRules::check_decline`] says it.
    const MAY_BE_DECLINED: bool = false;

    /// Whether it waits for an answer now; otherwise it is carried out.
    fn is_question(self, _game: &G, _seat: Seat) -> bool {
        false
    }

    /// Does what is done without an answer: a step, the only possible answer, or what lapses, with its event. It is off the stack.
    fn carry_out(self, _game: &mut G, _seat: Seat, _log: &mut Log<G::Event>) {}

    /// Shows every answer worth naming, legal or not, declining included.
    fn each_answer(self, _game: &G, _seat: Seat, _visit: &mut Visit<'_, G::Action>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Judges an answer other than declining.
    fn check(self, game: &G, _seat: Seat, _action: G::Action) -> Result<(), G::Reason> {
        Err(game.not_now())
    }

    /// Carries out an answer that `check` accepts. It is off the stack.
    fn apply(self, _game: &mut G, _seat: Seat, _action: G::Action, _log: &mut Log<G::Event>) {}

    /// Judges declining.
    fn check_decline(self, game: &G, _seat: Seat) -> Result<(), G::Reason> {
        if Self::MAY_BE_DECLINED { Ok(()) } else { Err(game.not_now()) }
    }

    /// Carries out declining. It is off the stack.
    fn decline(self, _game: &mut G, _seat: Seat, _log: &mut Log<G::Event>) {}

    /// The question, with its numbers.
    fn ask(self, game: &G, _seat: Seat) -> Message {
        game.ask_turn()
    }

    /// What declining means.
    fn decline_label(self, _game: &G, _seat: Seat) -> Message {
        Message::new("do-refuse")
    }

    /// Shows answers a person might try although they may be refused; see [`GameUi::each_near_miss`](crate::GameUi::each_near_miss).
    fn each_near_miss(self, game: &G, seat: Seat, visit: &mut Visit<'_, G::Action>) -> ControlFlow<()> {
        if Self::SHOWS_REFUSED_ANSWERS {
            self.each_answer(game, seat, visit)
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Whether a legal answer leads nowhere another one does not; search may skip it.
    fn is_redundant(self, _game: &G, _seat: Seat, _action: G::Action) -> bool {
        false
    }

    /// The rule that forbids an answer refused for `reason`, where the task decides it.
    fn broken_rule(self, _game: &G, _seat: Seat, _action: G::Action, _reason: &G::Reason) -> Option<RuleId> {
        None
    }

    /// Adds what it will still bring or cost, for those who value positions.
    fn add_outstanding(self, _game: &G, _seat: Seat, _outstanding: &mut G::Outstanding) {}

    /// Shows what it will still bring (positive) or cost (negative), for pages; see [`GameUi::outstanding`](crate::GameUi::outstanding).
    fn each_amount(self, _game: &G, _seat: Seat, _visit: &mut dyn FnMut(Amount)) {}

    /// Whether its fields fit this position, which may come from outside.
    fn is_possible(self, _game: &G, _seat: Seat) -> bool {
        true
    }
}

/// All tasks of a game as one type; written by [`tasks!`](crate::tasks).
pub trait TaskSet<G: TaskGame>: TaskRules<G> {
    /// The tasks of a position; the last one comes first.
    fn stack(game: &G) -> &[PendingTask<Self>];

    /// Takes the top task off the stack.
    fn pop(game: &mut G) -> Option<PendingTask<Self>>;

    /// The top task.
    fn top(game: &G) -> Option<PendingTask<Self>> {
        Self::stack(game).last().copied()
    }

    /// Carries out the tasks on top that need no answer.
    fn resolve(game: &mut G, log: &mut Log<G::Event>) {
        while let Some(PendingTask { seat, task }) = Self::top(game) {
            if task.is_question(game, seat) {
                return;
            }
            Self::pop(game);
            task.carry_out(game, seat, log);
        }
    }

    /// Whether the top task, if there is one, waits for an answer.
    fn is_awaiting_answer(game: &G) -> bool {
        Self::top(game).is_none_or(|it| it.task.is_question(game, it.seat))
    }
}

/// A task and whom it concerns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PendingTask<T> {
    /// Whom it concerns.
    pub seat: Seat,
    /// What is to be done.
    pub task: T,
}

/// The tasks of a position, at most `N`; the last one comes first.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct TaskStack<T, const N: usize>(ArrayVec<PendingTask<T>, N>);

impl<T: Copy, const N: usize> TaskStack<T, N> {
    /// A stack without tasks.
    pub const fn new() -> Self {
        Self(ArrayVec::new_const())
    }

    /// The stack with these tasks, if there is room for them.
    pub fn from_slice(tasks: &[PendingTask<T>]) -> Option<Self> {
        ArrayVec::try_from(tasks).ok().map(Self)
    }

    /// Puts a task on top.
    pub fn push(&mut self, seat: Seat, task: T) {
        self.0.push(PendingTask { seat, task });
    }

    /// Takes the top task.
    pub fn pop(&mut self) -> Option<PendingTask<T>> {
        self.0.pop()
    }
}

impl<T: Copy, const N: usize> Default for TaskStack<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for TaskStack<T, N> {
    type Target = [PendingTask<T>];

    fn deref(&self) -> &[PendingTask<T>] {
        &self.0
    }
}

/// The only legal action of a position; `None` if there are several or none.
pub fn only_action<G: Game>(game: &G) -> Option<G::Action> {
    let mut only = None;
    let walk = game.each_legal(&mut |it| {
        if only.is_some() {
            return ControlFlow::Break(());
        }
        only = Some(it);
        ControlFlow::Continue(())
    });
    if walk.is_break() { None } else { only }
}

/// Lists the tasks of a game: writes the enum, [`TaskRules`] and [`TaskSet`] for it, `From` each task, and a macro that matches them.
///
/// `($)` comes first, for technical reasons. A task with fields stands in parentheses after its variant, a task without fields after
/// `=`; so the latter stay plain words when positions are stored. Variants are stored by number: new ones come last.
///
/// ```ignore
/// tasks! {
///     ($)
///     /// What is still to be done.
///     pub(crate) enum Task of Tzolkin in tasks, matched by with_task {
///         /// Which blocks are gained?
///         Gain(Gain),
///         /// The calendar turns.
///         Calendar = TurnOfCalendar,
///     }
/// }
/// ```
///
/// A position names its tasks, and what tasks do names the position. Where these are modules of their own, the list leaves out
/// `of Tzolkin in tasks`, and `task_rules! { Task of Tzolkin in tasks, matched by with_task }` stands beside what the tasks do.
///
/// `tasks` is the field of the position that holds the [`TaskStack`]. `with_task!(task, it => it.rule())` evaluates an expression with
/// `it` as the task itself, so that a game can ask its tasks for more than [`TaskRules`] does.
#[macro_export]
macro_rules! tasks {
    (
        ($dollar:tt)
        $(#[$meta:meta])*
        $vis:vis enum $name:ident of $game:ident in $stack:ident, matched by $with:ident { $($list:tt)+ }
    ) => {
        $crate::tasks! { ($dollar) $(#[$meta])* $vis enum $name, matched by $with { $($list)+ } }
        $crate::task_rules! { $name of $game in $stack, matched by $with }
    };
    (
        ($dollar:tt)
        $(#[$meta:meta])*
        $vis:vis enum $name:ident, matched by $with:ident {
            $($(#[$doc:meta])* $variant:ident $(($data:ident))? $(= $unit:ident)?,)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        $vis enum $name { $($(#[$doc])* $variant $(($data))?,)+ }

        macro_rules! $with {
            ($dollar task:expr, $dollar it:ident => $dollar body:expr) => {
                match $dollar task {
                    $($name::$variant $(($dollar it @ $data { .. }))? => {
                        $(let $dollar it = $unit;)?
                        $dollar body
                    })+
                }
            };
        }

        $(
            $(impl ::std::convert::From<$data> for $name {
                fn from(task: $data) -> Self {
                    Self::$variant(task)
                }
            })?
            $(impl ::std::convert::From<$unit> for $name {
                fn from(_: $unit) -> Self {
                    Self::$variant
                }
            })?
        )+
    };
}

/// Writes [`TaskRules`] and [`TaskSet`] for an enum of tasks that [`tasks!`](crate::tasks) listed without a game; see there.
#[macro_export]
macro_rules! task_rules {
    ($name:ident of $game:ident in $stack:ident, matched by $with:ident) => {
        impl $crate::TaskSet<$game> for $name {
            fn stack(game: &$game) -> &[$crate::PendingTask<Self>] {
                &game.$stack
            }

            fn pop(game: &mut $game) -> ::std::option::Option<$crate::PendingTask<Self>> {
                game.$stack.pop()
            }
        }

        impl $crate::TaskRules<$game> for $name {
            #[inline]
            fn is_question(self, game: &$game, seat: $crate::Seat) -> bool {
                $with!(self, it => $crate::TaskRules::<$game>::is_question(it, game, seat))
            }

            #[inline]
            fn carry_out(
                self,
                game: &mut $game,
                seat: $crate::Seat,
                log: &mut $crate::Log<<$game as $crate::Game>::Event>,
            ) {
                $with!(self, it => $crate::TaskRules::<$game>::carry_out(it, game, seat, log))
            }

            #[inline]
            fn each_answer(
                self,
                game: &$game,
                seat: $crate::Seat,
                visit: &mut $crate::Visit<'_, <$game as $crate::Game>::Action>,
            ) -> ::std::ops::ControlFlow<()> {
                $with!(self, it => $crate::TaskRules::<$game>::each_answer(it, game, seat, visit))
            }

            #[inline]
            fn check(
                self,
                game: &$game,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
            ) -> ::std::result::Result<(), <$game as $crate::TaskGame>::Reason> {
                $with!(self, it => $crate::TaskRules::<$game>::check(it, game, seat, action))
            }

            #[inline]
            fn apply(
                self,
                game: &mut $game,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
                log: &mut $crate::Log<<$game as $crate::Game>::Event>,
            ) {
                $with!(self, it => $crate::TaskRules::<$game>::apply(it, game, seat, action, log))
            }

            #[inline]
            fn check_decline(
                self,
                game: &$game,
                seat: $crate::Seat,
            ) -> ::std::result::Result<(), <$game as $crate::TaskGame>::Reason> {
                $with!(self, it => $crate::TaskRules::<$game>::check_decline(it, game, seat))
            }

            #[inline]
            fn decline(
                self,
                game: &mut $game,
                seat: $crate::Seat,
                log: &mut $crate::Log<<$game as $crate::Game>::Event>,
            ) {
                $with!(self, it => $crate::TaskRules::<$game>::decline(it, game, seat, log))
            }

            fn ask(self, game: &$game, seat: $crate::Seat) -> $crate::Message {
                $with!(self, it => $crate::TaskRules::<$game>::ask(it, game, seat))
            }

            fn decline_label(self, game: &$game, seat: $crate::Seat) -> $crate::Message {
                $with!(self, it => $crate::TaskRules::<$game>::decline_label(it, game, seat))
            }

            fn each_near_miss(
                self,
                game: &$game,
                seat: $crate::Seat,
                visit: &mut $crate::Visit<'_, <$game as $crate::Game>::Action>,
            ) -> ::std::ops::ControlFlow<()> {
                $with!(self, it => $crate::TaskRules::<$game>::each_near_miss(it, game, seat, visit))
            }

            #[inline]
            fn is_redundant(
                self,
                game: &$game,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
            ) -> bool {
                $with!(self, it => $crate::TaskRules::<$game>::is_redundant(it, game, seat, action))
            }

            fn broken_rule(
                self,
                game: &$game,
                seat: $crate::Seat,
                action: <$game as $crate::Game>::Action,
                reason: &<$game as $crate::TaskGame>::Reason,
            ) -> ::std::option::Option<$crate::RuleId> {
                $with!(self, it => $crate::TaskRules::<$game>::broken_rule(it, game, seat, action, reason))
            }

            #[inline]
            fn add_outstanding(
                self,
                game: &$game,
                seat: $crate::Seat,
                outstanding: &mut <$game as $crate::TaskGame>::Outstanding,
            ) {
                $with!(self, it => $crate::TaskRules::<$game>::add_outstanding(it, game, seat, outstanding))
            }

            fn each_amount(
                self,
                game: &$game,
                seat: $crate::Seat,
                visit: &mut dyn ::std::ops::FnMut($crate::Amount),
            ) {
                $with!(self, it => $crate::TaskRules::<$game>::each_amount(it, game, seat, visit))
            }

            fn is_possible(self, game: &$game, seat: $crate::Seat) -> bool {
                $with!(self, it => $crate::TaskRules::<$game>::is_possible(it, game, seat))
            }
        }
    };
}
