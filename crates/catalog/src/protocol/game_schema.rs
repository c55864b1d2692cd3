//! JSON Schemas of what each game has for itself.

use patolli_core::{Game as _, GameUi, MessageSpec, OptionKind, Options, QuestionSpec, Refusal as _};
use schemars::JsonSchema;
use serde_json::{Value, json};

use super::{Question, closed_schema::sent_schema};
use crate::list::with_games;

/// Parts of messages that each game has for itself.
pub const GAME_PARTS: [&str; 7] = ["deal", "event", "options", "position", "question", "refusal", "view"];

macro_rules! game_schemas {
    ($($game:ty),+) => {
        /// The schema of a part of a game: one of [`GAME_PARTS`]. `None` also for games that are not listed.
        pub fn game_schema(game: &str, part: &str) -> Option<Value> {
            $(if game == <$game>::NAME {
                return schema_of::<$game>(part);
            })+
            None
        }
    };
}

with_games!(game_schemas);

fn schema_of<G>(part: &str) -> Option<Value>
where
    G: GameUi<View: JsonSchema, Event: JsonSchema> + JsonSchema,
{
    match part {
        "deal" => Some(deal(sent_schema::<G>().to_value())),
        "event" => Some(sent_schema::<G::Event>().to_value()),
        "options" => Some(options::<G::Options>()),
        "position" => Some(sent_schema::<G>().to_value()),
        "question" => Some(questions(G::QUESTIONS)),
        "refusal" => Some(refusals(G::Illegal::MESSAGES)),
        "view" => Some(sent_schema::<G::View>().to_value()),
        _ => None,
    }
}

/// The deal of a position.
fn deal(mut position: Value) -> Value {
    let mut deal = position["properties"]["deal"].take();
    deal["$schema"] = position["$schema"].take();
    deal["title"] = "Deal".into();
    deal["$defs"] = position["$defs"].take();
    deal
}

/// The options of a game by name, as `new` takes them.
fn options<O: Options>() -> Value {
    let seats = O::SEATS.1;
    let value = |kind| match kind {
        OptionKind::Switch => json!({ "enum": [false, true, "off", "on", "false", "true"] }),
        OptionKind::Seat => {
            let numbers = (0..seats).flat_map(|it| [json!(it), json!(it.to_string())]);
            json!({ "enum": numbers.collect::<Vec<_>>() })
        }
        OptionKind::OneOf(words) => json!({ "enum": words }),
    };
    let fields: serde_json::Map<_, _> =
        O::SPECS.iter().map(|it| (it.key.to_owned(), value(it.kind))).collect();
    json!({
        "title": "NewOptions",
        "description": "Options by name; those left out have their default.",
        "type": "object",
        "properties": fields,
        "additionalProperties": false,
    })
}

/// The questions of a game: which rule asks which.
fn questions(specs: &[QuestionSpec]) -> Value {
    let one = |it: &QuestionSpec| json!({ "properties": { "key": { "const": it.key }, "rule": { "const": it.rule } } });
    let mut schema = sent_schema::<Question>().to_value();
    schema["oneOf"] = specs.iter().map(one).collect();
    schema
}

/// Why decisions are refused: keys of messages, and names of their arguments.
fn refusals(specs: &[MessageSpec]) -> Value {
    let one = |it: &MessageSpec| {
        let args: serde_json::Map<_, _> =
            it.args.iter().map(|it| ((*it).to_owned(), json!({ "type": ["integer", "string"] }))).collect();
        json!({
            "properties": {
                "key": { "enum": it.keys },
                "args": { "type": "object", "properties": args, "additionalProperties": false },
            },
            "required": ["key", "args"],
            "additionalProperties": false,
        })
    };
    json!({
        "title": "Refusal",
        "description": "Why a decision is refused: a key of the message files and its arguments by name.",
        "type": "object",
        "anyOf": specs.iter().map(one).collect::<Value>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{list::NAMES, protocol::SHARED_PARTS};

    /// Whether every object of a schema lists all fields it may have.
    fn is_closed(schema: &Value) -> bool {
        match schema {
            Value::Object(fields) => {
                let lists = fields.get("type").is_some_and(|it| it == "object");
                let bare = lists && fields.contains_key("properties");
                (!bare || fields.contains_key("additionalProperties")) && fields.values().all(is_closed)
            }
            Value::Array(values) => values.iter().all(is_closed),
            _ => true,
        }
    }

    #[test]
    fn every_part_has_a_closed_schema_with_a_description() {
        for part in SHARED_PARTS {
            let schema = part.schema(None);
            assert!(schema["description"].is_string() && is_closed(&schema), "{}", part.name);
        }
        for (game, part) in NAMES.iter().flat_map(|it| GAME_PARTS.map(|part| (*it, part))) {
            let schema = game_schema(game, part).expect("every game has schemas");
            assert!(schema["description"].is_string() && is_closed(&schema), "{game}: {part}");
            assert!(!schema.to_string().contains("to_move"), "names have hyphens: {game}, {part}");
        }
        assert_eq!((game_schema("tikal", "dice"), game_schema("chess", "view")), (None, None));
    }
}
