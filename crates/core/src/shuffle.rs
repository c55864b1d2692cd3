//! Where a deal comes from: a secret seed, and a word of everybody who sits down.

use std::{
    fmt::{self, Write as _},
    str::FromStr,
};

use sha2::{Digest as _, Sha256};

use crate::{Seat, Seed, seed::hex};

/// What a person adds to the shuffle: 1 to 64 visible ASCII characters, usually 32 random hex digits.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Contribution(String);

/// Why a text cannot be added to a shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a word for the shuffle is 1 to 64 visible ASCII characters without spaces")]
pub struct ContributionError;

impl Contribution {
    /// The word as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Contribution {
    type Err = ContributionError;

    fn from_str(text: &str) -> Result<Self, ContributionError> {
        let fits = (1..=64).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_graphic());
        if fits { Ok(Self(text.to_owned())) } else { Err(ContributionError) }
    }
}

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A secret seed whose commitment was shown, and the words that were added to it afterwards. Who chose the seed did not know
/// the words, and who chose a word did not know the seed, so nobody alone chose the deal.
///
/// ```
/// use patolli_core::{Seat, Seed, Shuffle};
///
/// let secret = Seed::from(7);
/// let shown_first = secret.commitment();
/// let shuffle = Shuffle::new(secret, [(Seat::new(0), "maize".parse()?), (Seat::new(1), "cocoa".parse()?)]);
/// assert_ne!(shuffle.dealing_seed(), shuffle.seed, "words change the deal");
/// assert_eq!(shuffle.seed.commitment(), shown_first, "the seed is the one promised");
/// # Ok::<(), patolli_core::ContributionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shuffle {
    /// The secret seed.
    pub seed: Seed,
    contributions: Vec<(Seat, Contribution)>,
}

impl Shuffle {
    /// A shuffle of a seed and words, at most one from each seat; of several from one seat the first counts.
    pub fn new(seed: Seed, words: impl IntoIterator<Item = (Seat, Contribution)>) -> Self {
        let mut words: Vec<_> = words.into_iter().collect();
        words.sort_by_key(|it| it.0);
        words.dedup_by_key(|it| it.0);
        Self { seed, contributions: words }
    }

    /// The words in the order of seats.
    pub fn contributions(&self) -> &[(Seat, Contribution)] {
        &self.contributions
    }

    /// The seed that deals: without words the secret seed itself, else the SHA-256, in hex, of a text with the seed and the words in it.
    pub fn dealing_seed(&self) -> Seed {
        if self.contributions.is_empty() {
            return self.seed.clone();
        }
        hex(&Sha256::digest(self.hash_input())).parse().expect("64 hex digits are a seed")
    }

    /// What is hashed: a line that says what this is, then the lines of the record that name the seed and the words. Neither holds
    /// spaces or line breaks, so no other seed and words give the same text.
    fn hash_input(&self) -> String {
        format!("patolli shuffle\nseed {}\n{}", self.seed, record_lines(&self.contributions))
    }
}

impl From<Seed> for Shuffle {
    fn from(seed: Seed) -> Self {
        Self { seed, contributions: Vec::new() }
    }
}

/// The words as lines of a record.
pub(crate) fn record_lines(words: &[(Seat, Contribution)]) -> String {
    words.iter().fold(String::new(), |mut lines, (seat, word)| {
        writeln!(lines, "word {seat} {word}").expect("writing to a string does not fail");
        lines
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shuffle(seed: &str, words: &[(u8, &str)]) -> Shuffle {
        let word = |it: &(u8, &str)| (Seat::new(it.0), it.1.parse().expect("a word"));
        Shuffle::new(seed.parse().expect("a seed"), words.iter().map(word))
    }

    #[test]
    fn without_words_the_seed_deals_as_it_always_did() {
        assert_eq!(shuffle("7", &[]).dealing_seed(), Seed::from(7));
    }

    #[test]
    fn the_hash_input_can_be_made_by_hand() {
        // printf 'patolli shuffle\nseed 7\nword 0 abc\nword 2 def\n' | sha256sum
        let dealing = shuffle("7", &[(0, "abc"), (2, "def")]).dealing_seed();
        assert_eq!(dealing.as_str(), "2f8648d11d39e67c3e0117d678c5191244e471a1437497978ce1b43d2b4bcb29");
    }

    #[test]
    fn every_word_its_seat_and_the_seed_matter() {
        let all = [
            shuffle("7", &[]),
            shuffle("7", &[(0, "ab")]),
            shuffle("8", &[(0, "ab")]),
            shuffle("7", &[(1, "ab")]),
            shuffle("7", &[(0, "ab"), (1, "ab")]),
            shuffle("7", &[(0, "a"), (1, "b")]),
            shuffle("7", &[(0, "b"), (1, "a")]),
            shuffle("7", &[(0, "a"), (2, "b")]),
        ];
        for (index, one) in all.iter().enumerate() {
            for other in &all[..index] {
                assert_ne!(one.dealing_seed(), other.dealing_seed(), "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn the_order_in_which_words_come_does_not_matter() {
        let (one, other) = (shuffle("7", &[(0, "a"), (1, "b")]), shuffle("7", &[(1, "b"), (0, "a")]));
        assert_eq!(one, other);
        assert_eq!(one.dealing_seed(), other.dealing_seed());
        assert_eq!(shuffle("7", &[(0, "a"), (0, "b")]), shuffle("7", &[(0, "a")]), "one word for a seat");
    }

    #[test]
    fn no_word_can_pass_for_a_line_of_its_own() {
        for text in ["", "a b", "a\nword", "č", "a\0", &"x".repeat(65)] {
            assert_eq!(text.parse::<Contribution>(), Err(ContributionError), "{text:?}");
        }
        assert!("x".repeat(64).parse::<Contribution>().is_ok());
    }
}
