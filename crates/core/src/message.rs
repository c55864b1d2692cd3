//! Words to be: a key of the message catalogues with its arguments.

use std::fmt::Display;

use serde::Serialize;

use crate::Seat;

/// Something to be said, in whatever language the reader has.
///
/// ```
/// use patolli_core::{Arg, Message, Seat};
///
/// let paid = Message::new("paid-corn").seat("who", Seat::new(2)).number("n", 3);
/// assert_eq!((paid.key, &paid.args[1]), ("paid-corn", &("n", Arg::Number(3))));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Message {
    /// Key in the message catalogue of the game.
    pub key: &'static str,
    /// Arguments by name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a [`Message`].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number; plural forms follow it.
    Number(i64),
    /// A seat, spoken as the name of who sits there.
    Seat(Seat),
    /// The name of a place or tile, the same in every language.
    Text(String),
    /// Another message without arguments, such as the name of a good.
    Term(&'static str),
}

impl Message {
    /// A message without arguments.
    pub const fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// The message with one more number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, Arg::Number(number.into()))
    }

    /// The message with one more seat.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Seat(seat))
    }

    /// The message with one more place or tile name.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Display) -> Self {
        self.with(name, Arg::Text(format!("{text}")))
    }

    /// The message with one more term.
    #[must_use]
    pub fn term(self, name: &'static str, key: &'static str) -> Self {
        self.with(name, Arg::Term(key))
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }
}
