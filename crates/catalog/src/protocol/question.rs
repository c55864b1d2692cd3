//! The question that is asked, and decisions that were taken without one.

use patolli_core::{Arg, Args, RuleId, Seat, Status};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use crate::{AnyPlay, Step};

/// The question that a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Question {
    /// Key of the question in the message files, such as `ask-place`; see `docs/notation.md` for what may
    /// answer it.
    pub key: &'static str,
    /// Arguments of the message by name: numbers, seats, names.
    #[serde(serialize_with = "by_name")]
    #[schemars(with = "std::collections::BTreeMap<String, ArgumentSchema>")]
    pub args: Vec<(&'static str, Arg)>,
    /// The rule that asks it, as in `docs/rules`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<RuleId>,
    /// Seat that is asked.
    pub seat: Seat,
}

/// An argument of a message, for the schema.
#[derive(JsonSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "only its schema is used")]
enum ArgumentSchema {
    /// A number or a seat.
    Number(i64),
    /// A name.
    Text(String),
}

fn by_name<S: Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    Args(args).serialize(serializer)
}

impl Question {
    /// The question now asked; `None` when the game is over.
    pub fn new(play: &dyn AnyPlay) -> Option<Self> {
        let Status::Asks(seat) = play.status() else { return None };
        let message = play.ask()?;
        let spec = play.game().questions().iter().find(|it| it.key == message.key);
        Some(Self { key: message.key, args: message.args, rule: spec.map(|it| it.rule), seat })
    }
}

/// A decision that was taken automatically, because only one made sense.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct AutomaticDecision {
    /// Seat that was asked.
    pub seat: Seat,
    /// The decision in notation.
    #[serde(rename = "do")]
    pub notation: String,
}

/// The decisions among these that were taken automatically.
pub fn automatic_decisions(steps: &[Step]) -> Vec<AutomaticDecision> {
    let automatic = steps.iter().filter(|it| it.auto);
    automatic.map(|it| AutomaticDecision { seat: it.seat, notation: it.notation.clone() }).collect()
}
