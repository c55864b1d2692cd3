//! Compressed messages to pages.
//!
//! A message is a raw deflate stream of what one reader is sent, and of what several readers are sent, which is compressed once
//! for all of them. For a page that has a dictionary, both refer to it, and what is shared comes first: its way back to the
//! dictionary must be the same for all readers. Pages of older programs know nothing of that order, and have no dictionary.

use std::{cell::RefCell, rc::Rc};

use patolli_web::Part;
use rustc_hash::FxHashMap;

use crate::{
    deflate::LAST_BLOCK,
    dictionary::Dictionary,
    page_text::{GROUP, written},
    quick_deflate::{Before, QuickDeflate},
};

thread_local! {
    /// Room for compressing is large, so each thread has it once.
    static DEFLATE: RefCell<QuickDeflate> = RefCell::new(QuickDeflate::new());
}

/// Parts that several readers are sent, compressed when the first of them needs it.
#[derive(Default)]
pub(super) struct DeflatedParts(FxHashMap<SharedKey, Deflated>);

/// What compressed parts follow from.
#[derive(PartialEq, Eq, Hash)]
struct SharedKey {
    /// Name of the dictionary.
    dictionary: Option<&'static str>,
    /// Bytes between it and the parts.
    between: usize,
    parts: Vec<*const Part>,
}

struct Deflated {
    bytes: Vec<u8>,
    /// Length of the text.
    length: usize,
    /// The parts are kept, so that no other one comes to lie where they are.
    _parts: Vec<Rc<Part>>,
}

impl DeflatedParts {
    /// A message of what one reader is sent, and of lists of parts that others are sent as well.
    pub(super) fn message(
        &mut self,
        dictionary: Option<&'static Dictionary>,
        mut own: String,
        shared: [&[Rc<Part>]; 2],
    ) -> Vec<u8> {
        let Some(dictionary) = dictionary else { return self.message_alone(&own, shared) };
        let (mut message, mut between) = (Vec::new(), 0);
        for parts in shared.into_iter().filter(|it| !it.is_empty()) {
            let deflated = self.parts(Some(Before { dictionary, between }), parts);
            message.extend_from_slice(&deflated.bytes);
            between += deflated.length;
        }
        if between > 0 {
            own.insert(0, GROUP);
        }
        message.extend(deflated(own.as_bytes(), Some(Before { dictionary, between })));
        message.extend_from_slice(&LAST_BLOCK);
        message
    }

    /// The same for a page without a dictionary.
    fn message_alone(&mut self, own: &str, shared: [&[Rc<Part>]; 2]) -> Vec<u8> {
        let mut message = deflated(own.as_bytes(), None);
        for parts in shared.into_iter().filter(|it| !it.is_empty()) {
            message.extend_from_slice(&self.parts(None, parts).bytes);
        }
        message.extend_from_slice(&LAST_BLOCK);
        message
    }

    /// Parts that several readers are sent.
    fn parts(&mut self, before: Option<Before<'static>>, parts: &[Rc<Part>]) -> &Deflated {
        let key = SharedKey {
            dictionary: before.map(|it| it.dictionary.name()),
            between: before.map_or(0, |it| it.between),
            parts: parts.iter().map(Rc::as_ptr).collect(),
        };
        self.0.entry(key).or_insert_with(|| {
            let text = written("", parts);
            let bytes = deflated(text.as_bytes(), before);
            Deflated { bytes, length: text.len(), _parts: parts.to_vec() }
        })
    }
}

fn deflated(text: &[u8], before: Option<Before<'_>>) -> Vec<u8> {
    DEFLATE.with_borrow_mut(|it| it.blocks(text, before))
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::DeflateDecoder;

    use super::*;

    fn inflated(message: &[u8]) -> String {
        let mut text = String::new();
        DeflateDecoder::new(message).read_to_string(&mut text).expect("it is a stream");
        text
    }

    fn part(html: &str) -> Rc<Part> {
        Rc::new(Part::new("a", html))
    }

    #[test]
    fn a_message_is_one_stream() {
        let mut deflated = DeflatedParts::default();
        let long: String = (0..4_000).map(|it: u32| (it * it % 97).to_string()).collect();
        let (common, shared) = ([part(&long)], [part("short")]);
        let mut message = |own: &str, parts| deflated.message(None, own.to_owned(), parts);
        let one = message("one", [&common, &shared]);
        let two = message("two", [&common, &[]]);
        assert_eq!(inflated(&one), format!("one\u{1e}a\u{1f}{long}\u{1e}a\u{1f}short"));
        assert_eq!(inflated(&two), format!("two\u{1e}a\u{1f}{long}"));
        assert_eq!(inflated(&message(&long, [&[], &[]])), long);
        assert_eq!(inflated(&message("alone", [&[], &[]])), "alone");
        assert_eq!(inflated(&message("", [&[], &[]])), "");
        assert!(one.len() * 2 < long.len());
    }

    #[test]
    fn all_of_a_message_refers_to_the_dictionary() {
        let random: String =
            (0..3_000).map(|it: u32| (it.wrapping_mul(2_654_435_761) >> 7).to_string()).collect();
        let dictionary: &'static Dictionary = Box::leak(Box::new(Dictionary::new(random.clone().into())));
        let mut deflated = DeflatedParts::default();
        let (common, shared) = ([part(&random[3_000..9_000])], [part(&random[100..2_000])]);
        let own = &random[12_000..15_000];
        for (shared, parts) in [(&shared[..0], 1), (&shared[..], 2)] {
            let message = deflated.message(Some(dictionary), own.to_owned(), [&common, shared]);
            assert!(message.len() < 600, "{} bytes", message.len());
            let expected =
                common.iter().chain(shared).fold(String::new(), |text, it| text + "\u{1e}a\u{1f}" + &it.html);
            assert_eq!(after(dictionary, &message), format!("{expected}\u{1d}{own}"));
            assert_eq!(deflated.0.len(), parts, "what all are sent is compressed once");
        }
        let alone = deflated.message(Some(dictionary), own.to_owned(), [&[], &[]]);
        assert_eq!(after(dictionary, &alone), own);
        let plain = deflated.message(None, own.to_owned(), [&common, &[]]);
        assert!(plain.len() > 3_000, "without the dictionary nothing refers to it");
    }

    /// What a page with a dictionary reads.
    fn after(dictionary: &Dictionary, message: &[u8]) -> String {
        let mut whole = deflated(dictionary.text(), None);
        whole.extend(message);
        inflated(&whole).split_off(dictionary.text().len())
    }
}
