//! JSON that differs from the byte form behind fingerprints, which never changes.
//!
//! Bytes have no names, and a struct is written like a tuple of its fields: giving a pair names, or
//! renaming a field, needs nothing of this. Each type here stands in
//! `#[serde(with = "patolli_core::json::…")]`; the schema follows it. For sets of bits, see
//! [`bits`](crate::bits): `#[serde(with = "patolli_core::bits")]` and `#[schemars(with = "Vec<Member>")]`.

use std::{borrow::Cow, fmt::Display, marker::PhantomData};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// Quarters of a point, written in JSON as points: 305 is `76.25`, 304 is `76`.
///
/// ```
/// use patolli_core::json::QuarterPoints;
///
/// #[derive(serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
/// struct Player {
///     #[serde(with = "QuarterPoints")]
///     score: i16,
/// }
/// ```
#[derive(Debug)]
pub struct QuarterPoints;

const QUARTERS: i32 = 4;

impl QuarterPoints {
    /// Writes quarters as points.
    pub fn serialize<T, S>(quarters: &T, serializer: S) -> Result<S::Ok, S::Error>
    where
        T: Copy + Into<i32> + Serialize,
        S: Serializer,
    {
        if !serializer.is_human_readable() {
            return quarters.serialize(serializer);
        }
        let quarters: i32 = (*quarters).into();
        if quarters % QUARTERS == 0 {
            serializer.serialize_i32(quarters / QUARTERS)
        } else {
            serializer.serialize_f64(f64::from(quarters) / f64::from(QUARTERS))
        }
    }

    /// Reads points as quarters.
    pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
    where
        T: TryFrom<i32> + Deserialize<'de>,
        D: Deserializer<'de>,
    {
        if !deserializer.is_human_readable() {
            return T::deserialize(deserializer);
        }
        let quarters = f64::deserialize(deserializer)? * f64::from(QUARTERS);
        let whole = (quarters.fract() == 0.0 && quarters.abs() < f64::from(i32::MAX)).then_some(quarters);
        #[expect(clippy::cast_possible_truncation, reason = "it is whole and in range")]
        let quarters = whole.and_then(|it| T::try_from(it as i32).ok());
        quarters.ok_or_else(|| D::Error::custom("expected points in range, in steps of 0.25"))
    }
}

impl JsonSchema for QuarterPoints {
    fn schema_name() -> Cow<'static, str> {
        "Points".into()
    }

    fn schema_id() -> Cow<'static, str> {
        concat!(module_path!(), "::QuarterPoints").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "number", "multipleOf": 0.25, "description": "Points in quarter steps." })
    }
}

/// A pile kept with its top last, written in JSON with the next piece to be drawn first.
///
/// The type of the pile is named: `#[serde(with = "NextFirst::<ArrayVec<Discovery, 40>>")]`.
#[derive(Debug)]
pub struct NextFirst<P>(PhantomData<P>);

impl<P> NextFirst<P> {
    /// Writes the pile.
    pub fn serialize<T, S>(pile: &P, serializer: S) -> Result<S::Ok, S::Error>
    where
        P: AsRef<[T]> + Serialize,
        T: Serialize,
        S: Serializer,
    {
        if serializer.is_human_readable() {
            serializer.collect_seq(pile.as_ref().iter().rev())
        } else {
            pile.serialize(serializer)
        }
    }

    /// Reads the pile.
    pub fn deserialize<'de, T, D>(deserializer: D) -> Result<P, D::Error>
    where
        P: AsMut<[T]> + Deserialize<'de>,
        D: Deserializer<'de>,
    {
        let reversed = deserializer.is_human_readable();
        let mut pile = P::deserialize(deserializer)?;
        if reversed {
            pile.as_mut().reverse();
        }
        Ok(pile)
    }
}

impl<P: JsonSchema> JsonSchema for NextFirst<P> {
    fn inline_schema() -> bool {
        P::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        P::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        P::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        P::json_schema(generator)
    }
}

/// A value that has a form of its own in JSON: `J`, made from the value and read back by `TryFrom`.
///
/// As bytes it is written as it writes itself: `#[serde(with = "JsonAs::<DealForm>")]`.
#[derive(Debug)]
pub struct JsonAs<J>(PhantomData<J>);

impl<J> JsonAs<J> {
    /// Writes the value.
    pub fn serialize<'a, T, S>(value: &'a T, serializer: S) -> Result<S::Ok, S::Error>
    where
        T: Serialize,
        J: From<&'a T> + Serialize,
        S: Serializer,
    {
        if serializer.is_human_readable() {
            J::from(value).serialize(serializer)
        } else {
            value.serialize(serializer)
        }
    }

    /// Reads the value.
    pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
    where
        T: TryFrom<J, Error: Display> + Deserialize<'de>,
        J: Deserialize<'de>,
        D: Deserializer<'de>,
    {
        if deserializer.is_human_readable() {
            J::deserialize(deserializer)?.try_into().map_err(D::Error::custom)
        } else {
            T::deserialize(deserializer)
        }
    }
}

impl<J: JsonSchema> JsonSchema for JsonAs<J> {
    fn inline_schema() -> bool {
        J::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        J::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        J::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        J::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json, to_value};

    use super::*;

    #[derive(PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
    struct Player {
        #[serde(with = "QuarterPoints")]
        score: i16,
        #[serde(with = "NextFirst::<Vec<u8>>")]
        pile: Vec<u8>,
        #[serde(with = "JsonAs::<Words>")]
        word: Word,
    }

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    struct Word(String);

    #[derive(Serialize, Deserialize, JsonSchema)]
    struct Words {
        word: String,
    }

    impl From<&Word> for Words {
        fn from(it: &Word) -> Self {
            Self { word: it.0.clone() }
        }
    }

    impl TryFrom<Words> for Word {
        type Error = &'static str;

        fn try_from(it: Words) -> Result<Self, &'static str> {
            if it.word.is_empty() { Err("no word") } else { Ok(Self(it.word)) }
        }
    }

    fn player(score: i16) -> Player {
        Player { score, pile: vec![1, 2, 3], word: Word("sun".to_owned()) }
    }

    #[test]
    fn json_has_points_and_the_next_piece_first() {
        let written = to_value(player(-11)).expect("plain data");
        assert_eq!(written, json!({ "score": -2.75, "pile": [3, 2, 1], "word": { "word": "sun" } }));
        assert_eq!(to_value(player(304)).expect("plain data")["score"], json!(76));
        for score in [-11, 304, 305, i16::MIN, i16::MAX] {
            let read: Player = from_value(to_value(player(score)).expect("plain data")).expect("it reads");
            assert_eq!(read, player(score));
        }
    }

    #[test]
    fn points_in_other_steps_or_out_of_range_are_refused() {
        for score in [json!(0.1), json!(1e300), json!(8192), json!("7")] {
            let written = json!({ "score": score, "pile": [], "word": { "word": "sun" } });
            assert!(from_value::<Player>(written).is_err(), "{score}");
        }
    }

    #[test]
    fn bytes_are_those_of_the_plain_values() {
        let bytes = postcard::to_stdvec(&player(305)).expect("plain data");
        assert_eq!(bytes, postcard::to_stdvec(&(305i16, vec![1u8, 2, 3], "sun")).expect("plain data"));
        assert_eq!(postcard::from_bytes::<Player>(&bytes).expect("it reads"), player(305));
    }

    #[test]
    fn the_schema_is_that_of_the_json() {
        let schema = schemars::schema_for!(Player);
        let fields = &schema.as_value()["properties"];
        assert_eq!(fields["pile"]["type"], "array");
        assert_eq!(fields["word"]["$ref"], "#/$defs/Words");
    }
}
