//! A short fingerprint of a position, the same on every machine.

use std::{fmt, str::FromStr};

use serde::Serialize;
use sha2::{Digest as _, Sha256};

use crate::seed::hex;

/// Fingerprint of a position: the first eight bytes of a SHA-256, sixteen hex digits as text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Digest(pub [u8; 8]);

/// The fingerprint of anything with a stable byte form.
pub fn digest(value: &impl Serialize) -> Digest {
    let bytes = postcard::to_stdvec(value).expect("positions are plain data, which always has a byte form");
    let whole = Sha256::digest(bytes);
    let mut short = [0; 8];
    short.copy_from_slice(&whole[..8]);
    Digest(short)
}

impl Digest {
    /// The fingerprint of a sequence of fingerprints, in order.
    pub fn combine(digests: impl IntoIterator<Item = Self>) -> Self {
        let whole = digests.into_iter().fold(Sha256::new(), |hash, it| hash.chain_update(it.0)).finalize();
        let mut short = [0; 8];
        short.copy_from_slice(&whole[..8]);
        Self(short)
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Digest {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let plain = text.len() == 16 && text.bytes().all(|it| matches!(it, b'0'..=b'9' | b'a'..=b'f'));
        let number = u64::from_str_radix(text, 16).map_err(drop)?;
        if plain { Ok(Self(number.to_be_bytes())) } else { Err(()) }
    }
}
