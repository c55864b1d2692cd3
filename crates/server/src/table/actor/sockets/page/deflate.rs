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

/// The name of the dictionary, and the parts.
type SharedKey = (Option<&'static str>, Vec<*const Part>);

struct Deflated {
    bytes: Vec<u8>,
    /// Length of the text.
    length: usize,
    /// The parts are kept, so that no other one comes to lie where they are.
    _parts: Vec<Rc<Part>>,
}

impl DeflatedParts {
    /// A message of what one reader is sent, and of what others are sent as well.
    pub(super) fn message(
        &mut self,
        dictionary: Option<&'static Dictionary>,
        own: &str,
        shared: &[Rc<Part>],
    ) -> Vec<u8> {
        let before = |between| dictionary.map(|dictionary| Before { dictionary, between });
        let mut message = Vec::new();
        if shared.is_empty() {
            message = deflated(own.as_bytes(), before(0));
        } else if dictionary.is_some() {
            let parts = self.shared(dictionary, shared);
            message.extend_from_slice(&parts.bytes);
            message.extend(deflated(own.as_bytes(), before(parts.length)));
        } else {
            message = deflated(own.as_bytes(), None);
            message.extend_from_slice(&self.shared(None, shared).bytes);
        }
        message.extend_from_slice(&LAST_BLOCK);
        message
    }

    /// Parts that several readers are sent; with a mark after them for those who have a dictionary.
    fn shared(&mut self, dictionary: Option<&'static Dictionary>, parts: &[Rc<Part>]) -> &Deflated {
        let key = (dictionary.map(Dictionary::name), parts.iter().map(Rc::as_ptr).collect());
        self.0.entry(key).or_insert_with(|| {
            let mut text = written("", parts);
            text.extend(dictionary.map(|_| GROUP));
            let before = dictionary.map(|dictionary| Before { dictionary, between: 0 });
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
        let mut parts = DeflatedParts::default();
        let long: String = (0..4_000).map(|it: u32| (it * it % 97).to_string()).collect();
        let shared = [part(&long)];
        let one = parts.message(None, "one", &shared);
        let two = parts.message(None, "two", &shared);
        assert_eq!(inflated(&one), format!("one\u{1e}a\u{1f}{long}"));
        assert_eq!(inflated(&two), format!("two\u{1e}a\u{1f}{long}"));
        assert_eq!(inflated(&parts.message(None, &long, &[])), long);
        assert_eq!(inflated(&parts.message(None, "alone", &[])), "alone");
        assert_eq!(inflated(&parts.message(None, "", &[])), "");
        assert!(one.len() * 2 < long.len());
    }

    #[test]
    fn all_of_a_message_refers_to_the_dictionary() {
        let random: String =
            (0..3_000).map(|it: u32| (it.wrapping_mul(2_654_435_761) >> 7).to_string()).collect();
        let dictionary: &'static Dictionary = Box::leak(Box::new(Dictionary::new(random.clone().into())));
        let mut parts = DeflatedParts::default();
        let shared = [part(&random[3_000..9_000])];
        let message = parts.message(Some(dictionary), &random[12_000..15_000], &shared);
        assert!(message.len() < 300, "{} bytes", message.len());
        let mut whole = deflated(dictionary.text(), None);
        whole.extend(&message);
        let own = &random[12_000..15_000];
        let expected = format!("{random}\u{1e}a\u{1f}{}\u{1d}{own}", &random[3_000..9_000]);
        assert_eq!(inflated(&whole), expected);
        let plain = parts.message(None, own, &shared);
        assert!(plain.len() > 3_000, "without the dictionary nothing refers to it");
    }
}
