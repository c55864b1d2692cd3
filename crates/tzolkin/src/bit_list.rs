//! Masks, stored as the list of the places of their bits: `#[serde(with = "bit_list")]`.

use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer, de::Error as _};

/// Writes the places of the bits that are set.
pub(crate) fn serialize<T, S>(mask: &T, serializer: S) -> Result<S::Ok, S::Error>
where
    T: Copy + Into<u64>,
    S: Serializer,
{
    places((*mask).into()).serialize(serializer)
}

/// Reads the places of bits, none of them twice.
pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: TryFrom<u64>,
    D: Deserializer<'de>,
{
    mask_from(&Vec::deserialize(deserializer)?).ok_or_else(|| D::Error::custom(OUT_OF_RANGE))
}

const OUT_OF_RANGE: &str = "a number is out of range or there twice";

/// The places of the bits that are set.
fn places(mask: u64) -> Vec<u8> {
    (0..64).filter(|place| mask & (1 << place) != 0).collect()
}

/// The mask with bits at these places; `None` if one is there twice or too high.
fn mask_from<T: TryFrom<u64>>(places: &[u8]) -> Option<T> {
    let mask = places.iter().try_fold(0u64, |mask, place| {
        let bit = 1u64.checked_shl((*place).into())?;
        (mask & bit == 0).then_some(mask | bit)
    });
    T::try_from(mask?).ok()
}

/// Masks of positions by wheel, stored as a list of positions for each wheel:
/// `#[serde(with = "bit_list::by_wheel")]`.
pub(crate) mod by_wheel {
    use patolli_core::ByName;
    use serde::{Deserializer, Serializer, de::Error as _};

    use super::{OUT_OF_RANGE, mask_from, places};
    use crate::Wheel;

    /// How they are written.
    pub(crate) type Form = ByName<Wheel, Vec<u8>>;

    pub(crate) fn serialize<S: Serializer>(masks: &[u16; 5], serializer: S) -> Result<S::Ok, S::Error> {
        Form::serialize(&masks.map(|it| places(it.into())), serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u16; 5], D::Error> {
        let lists: [Vec<u8>; 5] = Form::deserialize(deserializer)?;
        let mut masks = [0; 5];
        for (mask, list) in masks.iter_mut().zip(&lists) {
            *mask = mask_from(list).ok_or_else(|| D::Error::custom(OUT_OF_RANGE))?;
        }
        Ok(masks)
    }
}

/// Mask of buildings, stored as the list of their names.
pub(crate) mod buildings {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    use crate::data::BuildingId;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    pub(crate) fn serialize<S: Serializer>(mask: &u64, serializer: S) -> Result<S::Ok, S::Error> {
        let owned: Vec<_> = BuildingId::all().filter(|it| mask & (1 << it.index()) != 0).collect();
        owned.serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        let owned = Vec::<BuildingId>::deserialize(deserializer)?;
        Ok(owned.iter().fold(0, |mask, it| mask | 1 << it.index()))
    }
}

/// Mask of monuments, stored as the list of their names.
pub(crate) mod monuments {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

    use crate::data::MonumentId;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    pub(crate) fn serialize<S: Serializer>(mask: &u16, serializer: S) -> Result<S::Ok, S::Error> {
        let owned: Vec<_> = MonumentId::all().filter(|it| mask & (1 << it.index()) != 0).collect();
        owned.serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u16, D::Error> {
        let owned = Vec::<MonumentId>::deserialize(deserializer)?;
        Ok(owned.iter().fold(0, |mask, it| mask | 1 << it.index()))
    }
}
