//! Sentences that were put together before.

use std::cell::RefCell;

use fluent_bundle::{FluentValue, types::FluentNumberOptions};
use rustc_hash::FxHashMap;

/// Most sentences that a thread keeps; then it begins anew.
const MOST: usize = 2048;

thread_local! {
    static KNOWN: RefCell<FxHashMap<Box<[u8]>, Box<str>>> = RefCell::default();
}

/// Everything that a sentence follows from, as bytes.
pub(crate) struct PhraseKey(Vec<u8>);

impl PhraseKey {
    /// A message of some words, which are known by a number.
    pub(crate) fn new(words: usize, message: &str) -> Self {
        let mut key = Self(Vec::with_capacity(96));
        key.0.extend_from_slice(&words.to_le_bytes());
        key.text(message);
        key
    }

    /// One more argument that is a text.
    pub(crate) fn text(&mut self, text: &str) {
        self.0.extend_from_slice(&text.len().to_le_bytes());
        self.0.extend_from_slice(text.as_bytes());
    }

    /// One more argument that is a number.
    pub(crate) fn number(&mut self, number: f64) {
        self.0.extend_from_slice(&number.to_bits().to_le_bytes());
    }

    /// One more argument; returns whether it is of a kind that this can tell.
    pub(crate) fn value(&mut self, value: &FluentValue<'_>) -> bool {
        match value {
            FluentValue::String(text) => {
                self.0.push(b't');
                self.text(text);
                true
            }
            FluentValue::Number(number) if number.options == FluentNumberOptions::default() => {
                self.0.push(b'n');
                self.number(number.value);
                true
            }
            _ => false,
        }
    }

    /// The sentence; put together if this thread does not know it.
    pub(crate) fn phrase(self, put_together: impl FnOnce() -> String) -> String {
        let known = KNOWN.with_borrow(|it| it.get(&*self.0).map(|it| String::from(&**it)));
        known.unwrap_or_else(|| {
            let phrase = put_together();
            KNOWN.with_borrow_mut(|it| {
                if it.len() >= MOST {
                    it.clear();
                }
                it.insert(self.0.into(), phrase.as_str().into());
            });
            phrase
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(words: usize, message: &str, texts: &[&str]) -> PhraseKey {
        let mut key = PhraseKey::new(words, message);
        for text in texts {
            key.text(text);
        }
        key
    }

    #[test]
    fn a_sentence_is_put_together_once() {
        let one = || key(1, "a", &["b", "c"]);
        assert_eq!(one().phrase(|| "one".to_owned()), "one");
        assert_eq!(one().phrase(|| panic!("it is known")), "one");
        for other in [
            key(2, "a", &["b", "c"]),
            key(1, "ab", &["", "c"]),
            key(1, "a", &["bc", ""]),
            key(1, "a", &["b"]),
        ] {
            assert_eq!(other.phrase(|| "other".to_owned()), "other");
        }
    }

    #[test]
    fn numbers_and_texts_that_look_alike_are_not_mistaken_for_each_other() {
        let values = [FluentValue::from("7"), FluentValue::from(7), FluentValue::from(7.5)];
        let keys = values.map(|it| {
            let mut key = PhraseKey::new(1, "a");
            assert!(key.value(&it));
            key.0
        });
        assert!(keys[0] != keys[1] && keys[1] != keys[2] && keys[0] != keys[2]);
        assert!(!PhraseKey::new(1, "a").value(&FluentValue::None));
    }

    #[test]
    fn a_thread_does_not_keep_more_than_it_may() {
        for n in 0..3 * MOST {
            let mut key = PhraseKey::new(3, "n");
            key.number(f64::from(u32::try_from(n).expect("few")));
            key.phrase(|| n.to_string());
        }
        assert!(KNOWN.with_borrow(FxHashMap::len) <= MOST);
    }
}
