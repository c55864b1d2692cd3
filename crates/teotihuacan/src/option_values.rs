//! Options in positions: typed values in JSON, texts in the bytes behind fingerprints.

use std::{borrow::Cow, collections::BTreeMap};

use patolli_core::{OptionKind, Options as _};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use crate::Options;

/// Options as texts by key.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct OptionTexts(BTreeMap<String, String>);

/// Options as values by key, as a new game takes them.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct OptionValues(BTreeMap<String, OptionValue>);

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum OptionValue {
    Switch(bool),
    Seat(u8),
    Word(String),
}

impl OptionTexts {
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }
}

impl From<&Options> for OptionTexts {
    fn from(options: &Options) -> Self {
        Self(options.pairs().into_iter().map(|(key, value)| (key.to_owned(), value)).collect())
    }
}

impl From<&OptionTexts> for OptionValues {
    fn from(options: &OptionTexts) -> Self {
        Self(options.pairs().map(|(key, text)| (key.to_owned(), OptionValue::new(key, text))).collect())
    }
}

impl From<OptionValues> for OptionTexts {
    fn from(options: OptionValues) -> Self {
        Self(options.0.into_iter().map(|(key, value)| (key, value.into_text())).collect())
    }
}

impl OptionValue {
    fn new(key: &str, text: &str) -> Self {
        let seat = text.parse().map(Self::Seat);
        match Options::SPECS.iter().find(|it| it.key == key).map(|it| it.kind) {
            Some(OptionKind::Switch) => Self::Switch(text == "on"),
            Some(OptionKind::Seat) => seat.unwrap_or_else(|_| Self::Word(text.to_owned())),
            Some(OptionKind::OneOf(_)) | None => Self::Word(text.to_owned()),
        }
    }

    fn into_text(self) -> String {
        match self {
            Self::Switch(on) => on.to_string(),
            Self::Seat(number) => number.to_string(),
            Self::Word(word) => word,
        }
    }
}

impl JsonSchema for OptionValues {
    fn schema_name() -> Cow<'static, str> {
        "Options".into()
    }

    fn schema_id() -> Cow<'static, str> {
        concat!(module_path!(), "::OptionValues").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let fields: BTreeMap<_, _> =
            Options::SPECS.iter().map(|it| (it.key, value_schema(it.kind))).collect();
        json_schema!({
            "description": "Options by name; those that are left out have their default.",
            "type": "object",
            "properties": fields,
            "additionalProperties": false,
        })
    }
}

fn value_schema(kind: OptionKind) -> Schema {
    match kind {
        OptionKind::Switch => json_schema!({ "type": "boolean" }),
        OptionKind::Seat => json_schema!({ "type": "integer", "minimum": 0, "maximum": 3 }),
        OptionKind::OneOf(words) => json_schema!({ "type": "string", "enum": words }),
    }
}
