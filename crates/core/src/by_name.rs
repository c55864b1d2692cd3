//! Values by name: an array with a place for each thing of a list, written as an object with a field for each.

use std::{any::type_name, borrow::Cow, collections::BTreeMap, fmt, marker::PhantomData};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor},
    ser::SerializeStruct as _,
};

/// A list of things with names.
pub trait Names {
    /// The names, in the order of the list.
    const NAMES: &'static [&'static str];
}

/// An array with a value for each name of `K`, written as an object: `#[serde(with = "ByName::<Temple, u8>")]`.
///
/// Bytes have no names: there it is written like the array.
#[derive(Debug)]
pub struct ByName<K, T>(PhantomData<(K, T)>);

impl<K: Names, T> ByName<K, T> {
    /// Writes the values.
    pub fn serialize<S: Serializer, const N: usize>(values: &[T; N], serializer: S) -> Result<S::Ok, S::Error>
    where
        T: Serialize,
    {
        const { assert!(K::NAMES.len() == N, "a name for each value") };
        let mut fields = serializer.serialize_struct("ByName", N)?;
        for (name, value) in K::NAMES.iter().zip(values) {
            fields.serialize_field(name, value)?;
        }
        fields.end()
    }

    /// Reads the values; each name is there once.
    pub fn deserialize<'de, D: Deserializer<'de>, const N: usize>(deserializer: D) -> Result<[T; N], D::Error>
    where
        T: Deserialize<'de>,
    {
        deserializer.deserialize_struct("ByName", K::NAMES, Values::<K, T, N>(PhantomData))
    }
}

struct Values<K, T, const N: usize>(PhantomData<(K, T)>);

impl<'de, K: Names, T: Deserialize<'de>, const N: usize> Visitor<'de> for Values<K, T, N> {
    type Value = [T; N];

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an object with the fields {}", K::NAMES.join(", "))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<[T; N], A::Error> {
        let mut values = [const { None }; N];
        while let Some(name) = map.next_key::<Cow<'de, str>>()? {
            let Some(place) = K::NAMES.iter().position(|it| *it == name) else {
                map.next_value::<IgnoredAny>()?;
                return Err(A::Error::unknown_field(&name, K::NAMES));
            };
            if values[place].replace(map.next_value()?).is_some() {
                return Err(A::Error::duplicate_field(K::NAMES[place]));
            }
        }
        if let Some(place) = values.iter().position(Option::is_none) {
            return Err(A::Error::missing_field(K::NAMES[place]));
        }
        Ok(values.map(|it| it.expect("none is missing")))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<[T; N], A::Error> {
        let mut values = [const { None }; N];
        for (place, value) in values.iter_mut().enumerate() {
            *value = Some(list.next_element()?.ok_or_else(|| A::Error::invalid_length(place, &self))?);
        }
        Ok(values.map(|it| it.expect("all were read")))
    }
}

impl<K: Names, T: JsonSchema> JsonSchema for ByName<K, T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("{}_by_name", T::schema_name()).into()
    }

    fn schema_id() -> Cow<'static, str> {
        format!("{}::ByName<{}, {}>", module_path!(), type_name::<K>(), T::schema_id()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let value = generator.subschema_for::<T>();
        let fields: BTreeMap<_, _> = K::NAMES.iter().map(|it| (*it, value.clone())).collect();
        json_schema!({
            "type": "object",
            "properties": fields,
            "required": K::NAMES,
            "additionalProperties": false,
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json, to_value};

    use super::*;
    use crate::named;

    named! {
        /// A temple.
        Temple {
            /// Blue.
            Blue = "blue",
            /// Red.
            Red = "red",
        }
    }

    #[derive(PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
    struct Player {
        #[serde(with = "ByName::<Temple, u8>")]
        steps: [u8; 2],
    }

    #[test]
    fn json_has_a_field_for_each_name() {
        assert_eq!(Temple::Red.index(), 1);
        let written = json!({ "steps": { "blue": 3, "red": 7 } });
        assert_eq!(to_value(Player { steps: [3, 7] }).expect("plain data"), written);
        assert_eq!(from_value::<Player>(written).expect("it reads"), Player { steps: [3, 7] });
        let schema = schemars::schema_for!(Player);
        assert_eq!(schema.as_value()["properties"]["steps"]["required"], json!(["blue", "red"]));
    }

    #[test]
    fn every_name_is_there_once() {
        for (text, why) in [
            (r#"{"steps":{"blue":3}}"#, "missing field `red`"),
            (r#"{"steps":{"blue":3,"red":7,"green":1}}"#, "unknown field `green`"),
            (r#"{"steps":{"blue":3,"blue":7}}"#, "duplicate field `blue`"),
        ] {
            let error = serde_json::from_str::<Player>(text).expect_err("it is refused").to_string();
            assert!(error.contains(why), "{error}");
        }
    }

    #[test]
    fn bytes_are_those_of_the_array() {
        let bytes = postcard::to_stdvec(&Player { steps: [3, 7] }).expect("plain data");
        assert_eq!(bytes, postcard::to_stdvec(&[3u8, 7]).expect("plain data"));
        assert_eq!(postcard::from_bytes::<Player>(&bytes).expect("it reads"), Player { steps: [3, 7] });
    }
}
