//! JSON Schemas of what programs are told, made from the types themselves.

use patolli_core::{Game, Message};
use schemars::{JsonSchema, Schema, schema_for};
use serde_json::Value;

use super::{AutomaticDecision, GameOptions, Question};
use crate::{Choice, list::with_games};

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

macro_rules! game_schemas {
    ($($game:ty),+) => {
        /// The schema of a part of a game: one of [`GAME_SCHEMAS`]. `None` also for games that are not listed.
        pub fn game_schema(game: &str, part: &str) -> Option<Value> {
            $(if game == <$game>::NAME {
                return schema_of::<$game>(part).map(Schema::to_value);
            })+
            None
        }
    };
}

with_games!(game_schemas);

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
    use crate::list::NAMES;

    #[test]
    fn every_part_has_a_schema_with_descriptions() {
        for part in SHARED_SCHEMAS {
            assert!(shared_schema(part).is_some_and(|it| it["description"].is_string()), "{part}");
        }
        for (game, part) in NAMES.iter().flat_map(|it| GAME_SCHEMAS.map(|part| (*it, part))) {
            let schema = game_schema(game, part).expect("every game has schemas");
            assert!(schema["description"].is_string(), "{game}: {part}");
            assert!(!schema.to_string().contains("to_move"), "names have hyphens: {game}, {part}");
        }
        assert_eq!((shared_schema("view"), game_schema("tikal", "deal")), (None, None));
    }
}
