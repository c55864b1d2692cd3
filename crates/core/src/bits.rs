//! Sets of bits, written as the list of their members: `#[serde(with = "patolli_core::bits")]`.

use serde::{Deserialize, Deserializer, Serialize, Serializer, ser::SerializeSeq as _};

/// Writes the members of a set.
pub fn serialize<T, S>(set: &T, serializer: S) -> Result<S::Ok, S::Error>
where
    T: Copy + IntoIterator<Item: Serialize>,
    S: Serializer,
{
    let mut members = serializer.serialize_seq(Some(set.into_iter().count()))?;
    for member in *set {
        members.serialize_element(&member)?;
    }
    members.end()
}

/// Reads the members of a set.
pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: IntoIterator<Item: Deserialize<'de>> + FromIterator<<T as IntoIterator>::Item>,
    D: Deserializer<'de>,
{
    Ok(Vec::deserialize(deserializer)?.into_iter().collect())
}
