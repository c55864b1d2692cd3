//! Compressed messages to pages.
//!
//! A message is a raw deflate stream of independent pieces, so that what several readers are sent is compressed once.

use std::{cell::RefCell, rc::Rc};

use patolli_web::Part;
use rustc_hash::FxHashMap;

use crate::{deflate::LAST_BLOCK, quick_deflate::QuickDeflate};

thread_local! {
    /// Room for compressing is large, so each thread has it once.
    static DEFLATE: RefCell<QuickDeflate> = RefCell::new(QuickDeflate::new());
}

/// Parts that several readers are sent, compressed when the first of them needs it.
#[derive(Default)]
pub(super) struct DeflatedParts(FxHashMap<Vec<*const Part>, Deflated>);

struct Deflated {
    bytes: Vec<u8>,
    /// The parts are kept, so that no other one comes to lie where they are.
    _parts: Vec<Rc<Part>>,
}

impl DeflatedParts {
    /// A message of what one reader is sent, and of what others are sent as well.
    pub(super) fn message(
        &mut self,
        own: &str,
        shared: &[Rc<Part>],
        write: impl FnOnce() -> String,
    ) -> Vec<u8> {
        let mut message = deflated(own.as_bytes());
        if !shared.is_empty() {
            let key = shared.iter().map(Rc::as_ptr).collect();
            let deflate = || Deflated { bytes: deflated(write().as_bytes()), _parts: shared.to_vec() };
            message.extend_from_slice(&self.0.entry(key).or_insert_with(deflate).bytes);
        }
        message.extend_from_slice(&LAST_BLOCK);
        message
    }
}

fn deflated(text: &[u8]) -> Vec<u8> {
    DEFLATE.with_borrow_mut(|it| it.blocks(text))
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

    #[test]
    fn a_message_is_one_stream() {
        let mut parts = DeflatedParts::default();
        let long: String = (0..4_000).map(|it: u32| (it * it % 97).to_string()).collect();
        let shared = [Rc::new(Part { id: "a".to_owned(), html: long.clone() })];
        let one = parts.message("one ", &shared, || long.clone());
        let two = parts.message("two ", &shared, || panic!("it is compressed"));
        assert_eq!(inflated(&one), format!("one {long}"));
        assert_eq!(inflated(&two), format!("two {long}"));
        assert_eq!(inflated(&parts.message(&long, &[], || panic!("nothing is shared"))), long);
        assert_eq!(inflated(&parts.message("alone", &[], || panic!("nothing is shared"))), "alone");
        assert_eq!(inflated(&parts.message("", &[], || panic!("nothing is shared"))), "");
        assert!(one.len() * 2 < long.len());
    }
}
