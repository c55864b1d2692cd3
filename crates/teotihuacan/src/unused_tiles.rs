//! Unused discovery tiles of a player by name, those that are there: `#[serde(with = "unused_tiles")]`.

use std::collections::BTreeMap;

use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer, de::Error as _};

use crate::data::{Discovery, MASKS, OTHERS};

pub(crate) fn serialize<S: Serializer>(tiles: &[u8; OTHERS], serializer: S) -> Result<S::Ok, S::Error> {
    let kinds = Discovery::all().skip(MASKS).zip(tiles);
    // Sorted by name: fingerprints depend on the order.
    let named: BTreeMap<&str, u8> = kinds.filter(|it| *it.1 > 0).map(|(tile, n)| (tile.key(), *n)).collect();
    named.serialize(serializer)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; OTHERS], D::Error> {
    let mut tiles = [0; OTHERS];
    for (tile, n) in BTreeMap::<Discovery, u8>::deserialize(deserializer)? {
        let place = tile.index().checked_sub(MASKS);
        let place = place.ok_or_else(|| D::Error::custom(format_args!("`{tile}` is a mask")))?;
        tiles[place] = n;
    }
    Ok(tiles)
}
