//! The log of a game that is over as one small value: a row for each decision takes far more room than the
//! decision.
//!
//! The value is JSON, `[[seat, notation, auto, at], …]`, in the format of zlib, which carries a check sum.
//! Entries are numbered from 1, and `at` of all but the first is the time since the entry before. Of the
//! digests only the last is kept, beside the value: it vouches for all.

use std::{
    borrow::Cow,
    io::{Read, Write},
};

use flate2::{Compression, read::ZlibDecoder, write::ZlibEncoder};

use crate::{Entry, Error, LogDigest, TableId};

/// No game comes near; what would unfold to more is damaged.
const MAX_UNPACKED_BYTES: u64 = 64 << 20;

type PackedEntry<'a> = (u8, Cow<'a, str>, bool, i64);

/// The entries, which are numbered from 1, as one value.
pub(crate) fn pack(entries: &[Entry]) -> Vec<u8> {
    let mut before = 0;
    let rows: Vec<PackedEntry<'_>> = entries
        .iter()
        .map(|it| {
            let since = it.at.wrapping_sub(before);
            before = it.at;
            (it.seat, Cow::from(&it.notation), it.auto, since)
        })
        .collect();
    let json = serde_json::to_vec(&rows).expect("numbers and strings are always JSON");
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&json).and_then(|()| encoder.finish()).expect("memory takes what is written")
}

/// The entries of a value, of which there must be `last`; the digest is the last one's.
pub(crate) fn unpack(
    id: &TableId,
    last: u32,
    bytes: &[u8],
    digest: Option<LogDigest>,
) -> Result<Vec<Entry>, Error> {
    let damaged = |why: &dyn std::fmt::Display| Error::damaged(format_args!("packed log of table {id}"), why);
    let mut json = Vec::new();
    let unfolded = ZlibDecoder::new(bytes).take(MAX_UNPACKED_BYTES).read_to_end(&mut json);
    unfolded.map_err(|error| damaged(&error))?;
    let rows: Vec<PackedEntry<'_>> = serde_json::from_slice(&json).map_err(|error| damaged(&error))?;
    let count = rows.len();
    if u32::try_from(count) != Ok(last) {
        return Err(damaged(&format_args!("{count} entries instead of {last}")));
    }
    let mut at: i64 = 0;
    let entry = |(n, (seat, notation, auto, since)): (u32, PackedEntry<'_>)| {
        at = at.wrapping_add(since);
        let digest = digest.filter(|_| n == last);
        Entry { n, seat, notation: notation.into_owned(), auto, at, digest }
    };
    Ok((1..).zip(rows).map(entry).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(count: u32) -> Vec<Entry> {
        let at = |n: u32| if n == 3 { i64::MIN } else { 1_700_000_000_000 + i64::from(n) * 1_234 };
        let notation = |n: u32| format!("place {} \u{0} „ž“", n % 7);
        let entry = |n| Entry {
            n,
            seat: (n % 4) as u8,
            notation: notation(n),
            auto: n % 5 == 0,
            at: at(n),
            digest: None,
        };
        (1..=count).map(entry).collect()
    }

    #[test]
    fn what_is_packed_comes_out_again() {
        for count in [0, 1, 2, 300] {
            assert_eq!(
                unpack(&TableId::random(), count, &pack(&entries(count)), None).unwrap(),
                entries(count)
            );
        }
    }

    #[test]
    fn what_was_changed_is_damaged() {
        let (id, whole) = (TableId::random(), pack(&entries(20)));
        assert!(unpack(&id, 19, &whole, None).is_err(), "one is too many");
        assert!(unpack(&id, 20, &whole[..whole.len() - 1], None).is_err(), "the end is missing");
        for place in 0..whole.len() {
            let mut changed = whole.clone();
            changed[place] ^= 1;
            // The first two bytes also say how hard the writer tried, which makes no difference.
            assert!(place < 2 || unpack(&id, 20, &changed, None).is_err(), "byte {place}");
        }
    }
}
