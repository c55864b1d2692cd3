//! Messages of programs, read with errors in plain words that say where something is wrong.

use std::fmt;

use serde::{Deserializer, de::DeserializeOwned};
use serde_json::Value;

/// Why a text or a value could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// Whether it is JSON at all.
    pub is_json: bool,
    /// Where and why, in English.
    pub message: String,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

/// Reads a message.
pub fn read<T: DeserializeOwned>(text: &[u8]) -> Result<T, ReadError> {
    let value: Value = serde_json::from_slice(text)
        .map_err(|it| ReadError { is_json: false, message: format!("not JSON: {it}") })?;
    read_value(&value)
}

/// Reads a value that is JSON already.
pub fn read_value<T: DeserializeOwned>(value: &Value) -> Result<T, ReadError> {
    from_deserializer(value)
}

fn from_deserializer<'de, T: DeserializeOwned>(
    deserializer: impl Deserializer<'de, Error: fmt::Display>,
) -> Result<T, ReadError> {
    serde_path_to_error::deserialize(deserializer).map_err(|error| {
        let place = error.path().to_string();
        let why = in_plain_words(&error.into_inner().to_string());
        let message = if place == "." { why } else { format!("{place}: {why}") };
        ReadError { is_json: true, message }
    })
}

/// An error of serde without words of Rust: `invalid type: map, expected u8` is `expected a number from 0
/// to 255, not an object`.
fn in_plain_words(error: &str) -> String {
    let found_and_expected = |rest: &str| {
        let (found, expected) = rest.split_once(", expected ")?;
        Some(format!("expected {}, not {}", expected_in_words(expected), found_in_words(found)))
    };
    for start in ["invalid type: ", "invalid value: "] {
        if let Some(words) = error.strip_prefix(start).and_then(found_and_expected) {
            return words;
        }
    }
    if let Some(rest) = error.strip_prefix("invalid length ") {
        let (length, expected) = rest.split_once(", expected ").unwrap_or((rest, "another length"));
        return match expected_in_words(expected).as_str() {
            // A list is read as the fields of an object, one after the other.
            "an object" => "expected an object, not a list".to_owned(),
            expected => format!("expected {expected}, not {length} values"),
        };
    }
    error
        .replace("unknown variant", "there is no")
        .replace("unknown field", "there is no field")
        .replace("missing field", "there must be a field")
        .replace(", expected one of ", "; known: ")
        .replace(", expected ", "; known: ")
}

fn expected_in_words(expected: &str) -> String {
    let plain = match expected {
        "u8" => "a number from 0 to 255",
        "i8" => "a number from -128 to 127",
        "u16" => "a number from 0 to 65535",
        "i16" => "a number from -32768 to 32767",
        "u32" | "u64" | "usize" => "a number from 0",
        "i32" | "i64" | "f32" | "f64" => "a number",
        "a string" | "a borrowed string" | "string or map" => "a text",
        "a boolean" => "true or false",
        "a sequence" => "a list",
        "a map" => "an object",
        "map with a single key" | "newtype variant" => "an object with one field",
        "unit" | "null" => "null",
        "option" => "a value or null",
        _ if expected.starts_with("struct ") || expected.starts_with("internally tagged enum ") => {
            "an object"
        }
        _ if expected.starts_with("enum ") || expected.starts_with("variant ") => "a word",
        _ => {
            return expected
                .replace("an array of length", "a list of length")
                .replace("elements in array", "elements");
        }
    };
    plain.to_owned()
}

fn found_in_words(found: &str) -> String {
    match found {
        "map" => "an object".to_owned(),
        "sequence" => "a list".to_owned(),
        "null" | "unit value" => "null".to_owned(),
        _ => {
            let value = found.split_once(' ').map_or(found, |it| it.1);
            value.replace('`', "").chars().take(60).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only errors are read")]
    struct Thing {
        number: u8,
        list: [u8; 2],
        word: Option<Word>,
        inner: Option<Box<Thing>>,
    }

    #[derive(Deserialize, Debug)]
    #[serde(rename_all = "kebab-case")]
    enum Word {
        Red,
        Blue,
    }

    #[test]
    fn errors_say_where_and_what_in_plain_words() {
        let cases = [
            ("{", "not JSON: EOF while parsing an object at line 1 column 1"),
            ("[]", "expected an object, not a list"),
            ("{}", "there must be a field `number`"),
            (r#"{"number":-1}"#, "number: expected a number from 0 to 255, not -1"),
            (r#"{"number":"x"}"#, "number: expected a number from 0 to 255, not \"x\""),
            (
                r#"{"number":1,"colour":2}"#,
                "colour: there is no field `colour`; known: `number`, `list`, `word`, `inner`",
            ),
            (r#"{"number":1,"list":[1]}"#, "list: expected a list of length 2, not 1 values"),
            (
                r#"{"number":1,"list":[1,2],"word":"green"}"#,
                "word: there is no `green`; known: `red` or `blue`",
            ),
            (r#"{"inner":{"number":{}}}"#, "inner.number: expected a number from 0 to 255, not an object"),
            ("5", "expected an object, not 5"),
        ];
        for (text, expected) in cases {
            assert_eq!(read::<Thing>(text.as_bytes()).expect_err(text).to_string(), expected, "{text}");
        }
        assert!(read::<Thing>(br#"{"number":1,"list":[1,2]}"#).is_ok());
    }
}
