//! Digests of values whose fields are hashed one after the other.

use std::fmt;

use data_encoding::HEXLOWER;
use sha2::{Digest as _, Sha256};

/// Number of bytes of SHA-256 that are kept.
const LENGTH: usize = 16;

/// The digest of an entry and of all before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct LogDigest([u8; LENGTH]);

impl LogDigest {
    /// The digest as it is kept.
    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// The digest that was kept so, if it is one.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }
}

/// In hexadecimal digits.
impl fmt::Display for LogDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

impl fmt::Debug for LogDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

/// A sum over values of which each says where it ends.
pub(crate) struct FieldHasher(Sha256);

impl FieldHasher {
    /// A sum of this kind, which is no sum of any other kind.
    pub(crate) fn new(kind: &str) -> Self {
        let mut sum = Self(Sha256::new());
        sum.text(kind);
        sum
    }

    /// Adds bytes.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> &mut Self {
        self.count(bytes.len());
        self.0.update(bytes);
        self
    }

    /// Adds a text.
    pub(crate) fn text(&mut self, text: &str) -> &mut Self {
        self.bytes(text.as_bytes())
    }

    /// Adds a number.
    pub(crate) fn number(&mut self, number: i64) -> &mut Self {
        self.0.update(number.to_le_bytes());
        self
    }

    /// Adds how many of something follow.
    pub(crate) fn count(&mut self, count: usize) -> &mut Self {
        self.0.update((count as u64).to_le_bytes());
        self
    }

    /// The sum of all that was added.
    pub(crate) fn finish(self) -> LogDigest {
        let whole = self.0.finalize();
        let mut kept = [0; LENGTH];
        kept.copy_from_slice(&whole[..LENGTH]);
        LogDigest(kept)
    }
}
