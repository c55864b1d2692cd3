//! Seeds and the one generator behind every shuffle.

use std::{fmt, str::FromStr};

use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use sha2::{Digest as _, Sha256};

/// The generator that deals: portable and reproducible.
pub type Rng = ChaCha8Rng;

/// The word from which chance is dealt: 1 to 64 visible ASCII characters.
///
/// Its SHA-256 may be shown before the game, so that the shuffle can be verified after it.
///
/// ```
/// use patolli_core::Seed;
///
/// let seed: Seed = "tonight".parse()?;
/// assert_eq!(seed.rng(), "tonight".parse::<Seed>()?.rng(), "the same seed deals the same for ever");
/// assert_ne!(seed.nth(1).rng(), seed.nth(2).rng(), "the games of a series have seeds of their own");
/// assert_eq!(seed.commitment().len(), 64);
/// assert!("two words".parse::<Seed>().is_err());
/// # Ok::<(), patolli_core::SeedError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Seed(String);

/// Why a text is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is 1 to 64 visible ASCII characters without spaces")]
pub struct SeedError;

impl Seed {
    /// The generator this seed starts.
    pub fn rng(&self) -> Rng {
        Rng::from_seed(Sha256::digest(self.0.as_bytes()).into())
    }

    /// The seed of game `index` of a series that starts from this seed.
    #[must_use]
    pub fn nth(&self, index: u64) -> Self {
        let tail = format!("/{index}");
        let keep = self.0.len().min(64 - tail.len());
        Self(format!("{}{tail}", &self.0[..keep]))
    }

    /// What may be shown before the game: the SHA-256 of the seed, in hex.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(format!("patolli seed {}", self.0)))
    }

    /// The seed as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        Self(number.to_string())
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        let fits = (1..=64).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_graphic());
        if fits { Ok(Self(text.to_owned())) } else { Err(SeedError) }
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Bytes as lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    data_encoding::HEXLOWER.encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_deals_the_same_for_ever() {
        use rand_chacha::rand_core::Rng as _;
        let first = Seed::from(7).rng().next_u64();
        assert_eq!(first, Seed::from(7).rng().next_u64());
        assert_ne!(first, Seed::from(8).rng().next_u64());
    }

    #[test]
    fn seeds_with_spaces_or_without_letters_are_refused() {
        for text in ["", "a b", "č", "a\n", &"x".repeat(65)] {
            assert_eq!(text.parse::<Seed>(), Err(SeedError), "{text:?}");
        }
    }

    #[test]
    fn the_nth_seed_stays_a_seed() {
        let long: Seed = "x".repeat(64).parse().expect("64 characters are allowed");
        assert!(long.nth(u64::MAX).as_str().parse::<Seed>().is_ok());
        assert_ne!(long.nth(1), long.nth(2));
    }
}
