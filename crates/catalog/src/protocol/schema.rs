//! JSON Schemas of what programs are told, made from the types themselves.

use patolli_core::{Game, Message};
use schemars::{JsonSchema, Schema, schema_for};
use serde_json::Value;

use super::{AutomaticDecision, GameOptions, Question};
use crate::Choice;

/// Messages and parts of messages that are alike in all games.
pub const SHARED_SCHEMAS: [&str; 5] = ["automatic", "choice", "message", "options", "question"];

/// Parts of messages that each game has for itself.
pub const GAME_SCHEMAS: [&str; 3] = ["event", "position", "view"];

/// The schema of a part that is alike in all games: one of [`SHARED_SCHEMAS`].
pub fn shared_schema(part: &str) -> Option<Value> {
    let schema = match part {
        "automatic" => schema_for!(AutomaticDecision),
        "choice" => schema_for!(Choice),
        "message" => schema_for!(Message),
        "options" => schema_for!(GameOptions),
        "question" => schema_for!(Question),
        _ => return None,
    };
    Some(schema.to_value())
}

/// The schema of a part of a game: one of [`GAME_SCHEMAS`]. `None` also for games that have no schemas.
pub fn game_schema(game: &str, part: &str) -> Option<Value> {
    if game == patolli_tikal::Tikal::NAME {
        return schema_of::<patolli_tikal::Tikal>(part).map(Schema::to_value);
    }
    None
}

fn schema_of<G>(part: &str) -> Option<Schema>
where
    G: Game<View: JsonSchema, Event: JsonSchema> + JsonSchema,
{
    match part {
        "event" => Some(schema_for!(G::Event)),
        "position" => Some(schema_for!(G)),
        "view" => Some(schema_for!(G::View)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_has_a_schema_with_descriptions() {
        for part in SHARED_SCHEMAS {
            assert!(shared_schema(part).is_some_and(|it| it["description"].is_string()), "{part}");
        }
        for part in GAME_SCHEMAS {
            let schema = game_schema("tikal", part).expect("Tikal has schemas");
            assert!(schema["description"].is_string(), "{part}");
            assert!(!schema.to_string().contains("to_move"), "names have hyphens: {part}");
        }
        assert_eq!((shared_schema("view"), game_schema("tikal", "deal")), (None, None));
    }
}
