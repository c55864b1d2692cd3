//! Texts that messages to pages refer to instead of repeating them.
//!
//! A page has the dictionary of its game and language, and unpacks every message as if the dictionary stood before it. It holds
//! one drawing of each kind that a page of the game has, so it follows from the program alone.

use std::sync::{LazyLock, OnceLock};

use data_encoding::HEXLOWER;
use patolli_catalog::{Lang, games};
use sha2::{Digest as _, Sha256};
use tokio::task::spawn_blocking;

use crate::page_text;

/// Bits of the hashes by which places are found.
const HASH_BITS: u32 = 13;

/// The shortest repetition that is looked for.
pub(crate) const SHORTEST: usize = 4;

/// The longest dictionary; what follows it must be able to refer back to its beginning for a while.
pub(crate) const LONGEST: usize = 30_000;

/// A text with the places of its parts.
pub(crate) struct Dictionary {
    text: Vec<u8>,
    name: String,
    /// One more than where eight bytes of each hash stand last; 0 if they do nowhere.
    eights: Box<[u16; 1 << HASH_BITS]>,
    /// The same of four bytes.
    fours: Box<[u16; 1 << HASH_BITS]>,
}

/// The dictionary of a game in a language, once it was needed.
struct Slot {
    game: &'static str,
    lang: Lang,
    dictionary: OnceLock<Option<Dictionary>>,
}

static SLOTS: LazyLock<Vec<Slot>> = LazyLock::new(|| {
    let slot = |game, lang| Slot { game, lang, dictionary: OnceLock::new() };
    games().iter().flat_map(|game| Lang::ALL.map(|lang| slot(game.name(), lang))).collect()
});

impl Slot {
    fn find(game: &str, lang: Lang) -> Option<&'static Self> {
        SLOTS.iter().find(|it| it.game == game && it.lang == lang)
    }

    /// The dictionary. Whoever needs it first makes it, the others wait.
    fn get(&self) -> Option<&Dictionary> {
        self.dictionary.get_or_init(|| Dictionary::make(self.game, self.lang)).as_ref()
    }
}

impl Dictionary {
    /// The dictionary of a game in a language; `None` if there is no such game. The first time it takes as long as drawing a
    /// game does.
    pub(crate) fn find(game: &str, lang: Lang) -> Option<&'static Self> {
        Slot::find(game, lang)?.get()
    }

    /// The same for tasks: nobody else waits while it is made.
    pub(crate) async fn find_or_make(game: &str, lang: Lang) -> Option<&'static Self> {
        let slot = Slot::find(game, lang)?;
        match slot.dictionary.get() {
            Some(known) => known.as_ref(),
            None => spawn_blocking(move || slot.get()).await.ok().flatten(),
        }
    }

    fn make(game: &str, lang: Lang) -> Option<Self> {
        let text = page_text::written("", &patolli_web::typical_parts(game, lang)?);
        Some(Self::new(end_of(&text, LONGEST).into()))
    }

    pub(crate) fn new(text: Vec<u8>) -> Self {
        let mut eights = Box::new([0; 1 << HASH_BITS]);
        let mut fours = Box::new([0; 1 << HASH_BITS]);
        for at in 0..text.len() {
            let place = u16::try_from(at + 1).expect("a dictionary is short");
            if let Some(it) = text[at..].first_chunk() {
                eights[hash_of_eight(*it)] = place;
            }
            if let Some(it) = text[at..].first_chunk() {
                fours[hash_of_four(*it)] = place;
            }
        }
        let name = HEXLOWER.encode(&Sha256::digest(&text)[..8]);
        Self { text, name, eights, fours }
    }

    pub(crate) fn text(&self) -> &[u8] {
        &self.text
    }

    /// Its name, which no other text has.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Where bytes may stand with which a text begins: eight or more of them if possible.
    pub(crate) fn place(&self, text: &[u8]) -> Option<usize> {
        let four: &[u8; SHORTEST] = text.first_chunk()?;
        let eight = text.first_chunk::<8>();
        let long = eight.and_then(|it| {
            let place = usize::from(self.eights[hash_of_eight(*it)]).checked_sub(1)?;
            self.text[place..].starts_with(it).then_some(place)
        });
        long.or_else(|| usize::from(self.fours[hash_of_four(*four)]).checked_sub(1))
    }
}

/// The end of a text, cut between two characters.
fn end_of(text: &str, longest: usize) -> &str {
    let from = (text.len().saturating_sub(longest)..=text.len()).find(|it| text.is_char_boundary(*it));
    &text[from.unwrap_or_default()..]
}

fn hash_of_four(bytes: [u8; 4]) -> usize {
    (u32::from_le_bytes(bytes).wrapping_mul(0x9e37_79b1) >> (u32::BITS - HASH_BITS)) as usize
}

fn hash_of_eight(bytes: [u8; 8]) -> usize {
    let hash = u64::from_le_bytes(bytes).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - HASH_BITS);
    usize::try_from(hash).expect("a few bits fit")
}

#[cfg(test)]
mod tests {
    use patolli_catalog::games;

    use super::*;

    #[test]
    fn every_game_has_a_dictionary_in_every_language() {
        for game in games() {
            for lang in Lang::ALL {
                let found = Dictionary::find(game.name(), lang).expect("the game is known");
                assert!((LONGEST - 3..=LONGEST).contains(&found.text.len()), "{} {lang:?}", game.name());
                assert!(std::str::from_utf8(&found.text).is_ok());
            }
        }
        assert!(Dictionary::find("chess", Lang::En).is_none());
    }

    #[test]
    fn places_are_those_of_the_longer_bytes() {
        let dictionary = Dictionary::new(b"abcdefgh, abcdxyz".to_vec());
        assert_eq!(dictionary.place(b"abcdefghi"), Some(0));
        assert_eq!(dictionary.place(b"abcdef"), Some(10));
        assert_eq!(dictionary.place(b"abc"), None);
    }

    #[test]
    fn the_end_of_a_text_begins_with_a_whole_character() {
        assert_eq!(end_of("žluťoučký", 100), "žluťoučký");
        assert_eq!(end_of("žluťoučký", 2), "ý");
        assert_eq!(end_of("žluťoučký", 3), "ký");
        assert_eq!(end_of("žluťoučký", 1), "");
    }
}
