//! Refusals: each is declared once, with its message and its rule.

/// An enum of reasons why an action may not be taken.
///
/// A row is a variant, `=>`, the key of its message and the rule that forbids the action. The fields are the arguments of the message;
/// a list in parentheses says otherwise: `"key"(need, n = tokens)`. The rule is an expression of the fields: where one reason serves
/// several rules, the check names the rule in a field. The enum implements [`Refusal`](crate::Refusal), `Error`, and
/// `Display` as key, arguments and rule. Words are in the message files alone.
///
/// ```
/// use patolli_core::{Refusal as _, refusals};
///
/// refusals! {
///     /// Why an action may not be taken.
///     #[expect(missing_docs, reason = "the names of the fields say all")]
///     pub enum Illegal {
///         /// The game is over.
///         Over => "refused-over", "T-154";
///         /// Too few action points.
///         ActionPoints { need: u8, have: u8 } => "refused-action-points", "T-043";
///         /// Treasures still lie there.
///         TreasuresLeft { tokens: u8 } => "refused-treasures-left"(n = tokens), "T-060";
///         /// No own piece stands there.
///         NoPiece { rule: &'static str } => "refused-no-piece"(), rule;
///     }
/// }
///
/// let refusal = Illegal::ActionPoints { need: 5, have: 3 };
/// assert_eq!(refusal.to_string(), "refused-action-points need=5 have=3 (T-043)");
/// assert_eq!(Illegal::NoPiece { rule: "T-098" }.rule(), "T-098");
/// assert_eq!(Illegal::MESSAGES[2].args, ["n"]);
/// ```
///
/// Without rules in the rows, for a game that finds the rule elsewhere, there is no `Refusal`: the enum has `MESSAGES`, `variant()`,
/// `message()` and `Display`.
#[macro_export]
macro_rules! refusals {
    (@enum $(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$doc:meta])* $variant:ident
            $({ $($(#[$about:meta])* $field:ident: $type:ty),+ })?
            => $key:literal $(($($args:tt)*))?;)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $name {
            $($(#[$doc])* $variant $({ $($(#[$about])* $field: $type),+ })?,)+
        }

        impl $name {
            /// Messages of all variants.
            pub const MESSAGES: &'static [$crate::MessageSpec] = &[$($crate::MessageSpec {
                variant: stringify!($variant),
                keys: &[$key],
                args: $crate::message!(@names [$($($field)+)?] $(($($args)*))?),
            }),+];

            /// Name of the variant.
            pub const fn variant(&self) -> &'static str {
                match self { $(Self::$variant { .. } => stringify!($variant),)+ }
            }

            /// The message: its key and arguments.
            pub fn message(&self) -> $crate::Message {
                match *self {
                    $(Self::$variant $({ $($field),+ })? => {
                        $(_ = ($(&$field,)+);)?
                        $crate::message!(@new $key, [$($($field)+)?] $(($($args)*))?)
                    })+
                }
            }
        }
    };

    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$doc:meta])* $variant:ident
            $({ $($(#[$about:meta])* $field:ident: $type:ty),+ $(,)? })?
            => $key:literal $(($($args:tt)*))?, $rule:expr;)+
    }) => {
        $crate::refusals!(@enum $(#[$meta])* $vis enum $name {
            $($(#[$doc])* $variant $({ $($(#[$about])* $field: $type),+ })? => $key $(($($args)*))?;)+
        });

        impl $crate::Refusal for $name {
            const MESSAGES: &'static [$crate::MessageSpec] = $name::MESSAGES;

            fn rule(&self) -> &'static str {
                match *self {
                    $(Self::$variant $({ $($field),+ })? => {
                        $(_ = ($(&$field,)+);)?
                        $rule
                    })+
                }
            }

            fn message(&self) -> $crate::Message {
                $name::message(self)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "{} ({})", self.message(), $crate::Refusal::rule(self))
            }
        }

        impl ::std::error::Error for $name {}
    };

    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$doc:meta])* $variant:ident
            $({ $($(#[$about:meta])* $field:ident: $type:ty),+ $(,)? })?
            => $key:literal $(($($args:tt)*))?;)+
    }) => {
        $crate::refusals!(@enum $(#[$meta])* $vis enum $name {
            $($(#[$doc])* $variant $({ $($(#[$about])* $field: $type),+ })? => $key $(($($args)*))?;)+
        });

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.message(), f)
            }
        }
    };
}

/// Message and argument names of a row of [`refusals!`](crate::refusals) or [`events!`](crate::events).
#[doc(hidden)]
#[macro_export]
macro_rules! message {
    // The arguments are the fields, but for the seat, which an event says by itself.
    (@new $key:expr, [$($field:ident)*]) => {
        $crate::message!(@fields $crate::Message::new($key), [$($field)*])
    };
    (@new $key:expr, [$($field:ident)*] ($($arg:ident $(= $value:expr)?),* $(,)?)) => {
        $crate::Message::new($key)
            $(.arg(stringify!($arg), &$crate::message!(@value $arg $(= $value)?)))*
    };
    (@fields $message:expr, []) => { $message };
    (@fields $message:expr, [seat $($field:ident)*]) => { $crate::message!(@fields $message, [$($field)*]) };
    (@fields $message:expr, [$first:ident $($field:ident)*]) => {
        $crate::message!(@fields $message.arg(stringify!($first), &$first), [$($field)*])
    };
    (@value $arg:ident) => { $arg };
    (@value $arg:ident = $value:expr) => { $value };
    (@names [$($field:ident)*]) => { $crate::message!(@unnamed [] [$($field)*]) };
    (@names [$($field:ident)*] ($($arg:ident $(= $value:expr)?),* $(,)?)) => { &[$(stringify!($arg)),*] };
    (@unnamed [$($name:expr),*] []) => { &[$($name),*] };
    (@unnamed [$($name:expr),*] [seat $($field:ident)*]) => {
        $crate::message!(@unnamed [$($name),*] [$($field)*])
    };
    (@unnamed [$($name:expr),*] [$first:ident $($field:ident)*]) => {
        $crate::message!(@unnamed [$($name,)* stringify!($first)] [$($field)*])
    };
}
