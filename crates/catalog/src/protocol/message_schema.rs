//! JSON Schemas of messages, made from the types that are read and written.

use patolli_core::Message;
use schemars::{JsonSchema, Schema};
use serde_json::Value;

use super::{
    AutomaticDecision, ErrorBody, GameOptions, Question,
    closed_schema::{received_schema, sent_schema},
    game_schema,
};
use crate::Choice;

/// A message, or a part of messages, that has a schema.
#[derive(Clone, Copy, Debug)]
pub struct MessageSchema {
    /// Name of the message.
    pub name: &'static str,
    schema: fn() -> Schema,
}

/// Parts of messages that are alike in the engine, over HTTP and over sockets.
pub const SHARED_PARTS: &[MessageSchema] = &[
    MessageSchema::sent::<AutomaticDecision>("automatic"),
    MessageSchema::sent::<Choice>("choice"),
    MessageSchema::sent::<ErrorBody>("error"),
    MessageSchema::sent::<GameOptions>("game"),
    MessageSchema::sent::<Message>("message"),
    MessageSchema::sent::<Question>("question"),
];

/// Definitions that a game has for itself, and the part of [`GAME_PARTS`](super::GAME_PARTS) that takes their place.
const OWN_DEFINITIONS: [(&str, &str); 6] = [
    ("Event", "event"),
    ("Message", "refusal"),
    ("NewOptions", "options"),
    ("Position", "position"),
    ("Question", "question"),
    ("View", "view"),
];

impl MessageSchema {
    /// A message that is sent to programs.
    pub const fn sent<T: JsonSchema>(name: &'static str) -> Self {
        Self { name, schema: sent_schema::<T> }
    }

    /// A message that programs send.
    pub const fn received<T: JsonSchema>(name: &'static str) -> Self {
        Self { name, schema: received_schema::<T> }
    }

    /// The schema; with a game, views, positions, events, questions, refusals and options are those of the game.
    pub fn schema(&self, game: Option<&str>) -> Value {
        let mut schema = (self.schema)().to_value();
        if let Some(game) = game {
            fill_in(&mut schema, game);
        }
        schema
    }
}

/// Puts what a game has for itself in the place of open definitions.
fn fill_in(schema: &mut Value, game: &str) {
    let Some(definitions) = schema.get_mut("$defs").and_then(Value::as_object_mut) else { return };
    for (name, part) in OWN_DEFINITIONS {
        if let Some(place) = definitions.get_mut(name)
            && let Some(mut own) = game_schema(game, part)
        {
            move_references(&mut own, &format!("#/$defs/{name}/$defs/"));
            // Only a whole schema names its dialect.
            if let Some(fields) = own.as_object_mut() {
                fields.remove("$schema");
            }
            *place = own;
        }
    }
}

/// Lets the references of a schema point to definitions that lie deeper now.
fn move_references(schema: &mut Value, to: &str) {
    match schema {
        Value::Object(fields) => {
            for (key, value) in fields {
                match value.as_str().and_then(|it| it.strip_prefix("#/$defs/")) {
                    Some(name) if key == "$ref" => *value = format!("{to}{name}").into(),
                    _ => move_references(value, to),
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|it| move_references(it, to)),
        _ => {}
    }
}
