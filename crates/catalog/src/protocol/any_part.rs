//! Parts of messages that each game has for itself, and the version of the protocol.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;

/// Stands for a part of messages that each game has for itself. Its schema is open until a game is named.
macro_rules! any_game {
    ($($(#[$doc:meta])* $name:ident, $schema:literal, $about:literal;)+) => {$(
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $name;

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                $schema.into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "object", "description": $about })
            }
        }
    )+};
}

any_game! {
    /// An event of any game: `#[schemars(with = "Vec<AnyEvent>")]`.
    AnyEvent, "Event", "An event; each game has its own.";
    /// A position of any game.
    AnyPosition, "Position", "A whole position; each game has its own.";
    /// A view of any game.
    AnyView, "View", "What a seat may know; each game has its own.";
}

/// The version of the protocol, as every message of the server has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProtocolVersion;

impl Serialize for ProtocolVersion {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(super::PROTOCOL)
    }
}

impl JsonSchema for ProtocolVersion {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "ProtocolVersion".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "const": super::PROTOCOL, "description": "Version of the protocol." })
    }
}
