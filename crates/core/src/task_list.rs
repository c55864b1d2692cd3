//! The list of a game's tasks, from which their enum and its calls are written.

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
