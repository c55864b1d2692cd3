//! Words to be: a key of the message catalogues with its arguments.

use std::{
    borrow::Cow,
    fmt::{self, Display},
};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer, ser::SerializeMap as _};

use crate::Seat;

/// Something to be said, in whatever language the reader has.
///
/// ```
/// use patolli_core::{Arg, Message, Seat};
///
/// let paid = Message::new("paid-corn").seat("who", Seat::new(2)).number("n", 3);
/// assert_eq!((paid.key, &paid.args[1]), ("paid-corn", &("n", Arg::Number(3))));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Message {
    /// Key in the message catalogue of the game.
    pub key: &'static str,
    /// Arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a [`Message`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
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

/// A value that can be an argument of a message.
pub trait ToArg {
    /// The argument; `None` where there is nothing to say.
    fn to_arg(&self) -> Option<Arg>;
}

/// Message keys and argument names of one variant of an event or a refusal.
///
/// The macros [`events!`](crate::events) and [`refusals!`](crate::refusals) list one for each variant; message files have all keys
/// and use no other arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MessageSpec {
    /// Name of the variant.
    pub variant: &'static str,
    /// Keys it can have.
    pub keys: &'static [&'static str],
    /// Names of its arguments.
    pub args: &'static [&'static str],
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

    /// The message with one more argument, unless `value` has nothing to say.
    #[must_use]
    pub fn arg(self, name: &'static str, value: &impl ToArg) -> Self {
        match value.to_arg() {
            Some(arg) => self.with(name, arg),
            None => self,
        }
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }
}

/// Key and arguments, for logs: `refused-action-points need=5 have=3`.
impl Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        self.args.iter().try_for_each(|(name, arg)| write!(f, " {name}={arg}"))
    }
}

impl Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Seat(seat) => seat.fmt(f),
            Self::Text(text) => f.write_str(text),
            Self::Term(key) => f.write_str(key),
        }
    }
}

/// As programs read it: `{"key":"ask-act","args":{"n":10,"who":0}}`.
impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(Some(2))?;
        fields.serialize_entry("key", self.key)?;
        fields.serialize_entry("args", &Args(&self.args))?;
        fields.end()
    }
}

/// Arguments by name.
#[derive(Debug)]
pub struct Args<'a>(pub &'a [(&'static str, Arg)]);

impl Serialize for Args<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
    }
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => number.serialize(serializer),
            Self::Seat(seat) => seat.serialize(serializer),
            Self::Text(text) => text.serialize(serializer),
            Self::Term(key) => key.serialize(serializer),
        }
    }
}

impl JsonSchema for Message {
    fn schema_name() -> Cow<'static, str> {
        "Message".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A sentence: a key of the message files and its arguments by name.",
            "type": "object",
            "properties": {
                "key": { "type": "string" },
                "args": { "type": "object", "additionalProperties": { "type": ["integer", "string"] } },
            },
            "required": ["key", "args"],
            "additionalProperties": false,
        })
    }
}

macro_rules! number_args {
    ($($number:ty),*) => {
        $(impl ToArg for $number {
            fn to_arg(&self) -> Option<Arg> {
                Some(Arg::Number((*self).into()))
            }
        })*
    };
}

// A flag is 0 or 1, so that a sentence can choose by it.
number_args!(bool, i8, u8, i16, u16, i32, u32, i64);

impl ToArg for Seat {
    fn to_arg(&self) -> Option<Arg> {
        Some(Arg::Seat(*self))
    }
}

impl ToArg for Arg {
    fn to_arg(&self) -> Option<Arg> {
        Some(self.clone())
    }
}

impl<T: ToArg> ToArg for Option<T> {
    fn to_arg(&self) -> Option<Arg> {
        self.as_ref().and_then(T::to_arg)
    }
}

impl<T: ToArg + ?Sized> ToArg for &T {
    fn to_arg(&self) -> Option<Arg> {
        T::to_arg(self)
    }
}
