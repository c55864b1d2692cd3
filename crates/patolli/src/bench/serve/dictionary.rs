//! The text to which compressed messages to pages refer, as a browser has it.

use std::io::{self, Read as _};

use flate2::read::DeflateDecoder;

/// Stands before what only one page is sent, where parts that others are sent as well come first.
const GROUP: char = '\u{1d}';

/// A dictionary of the server.
pub struct Dictionary {
    pub name: String,
    /// A deflate block with its text as it is.
    block: Vec<u8>,
    /// Bytes of its text.
    length: usize,
}

impl Dictionary {
    pub fn new(name: &str, text: &[u8]) -> Self {
        let length = u16::try_from(text.len()).expect("a dictionary is short");
        let head = [[0].as_slice(), &length.to_le_bytes(), &(!length).to_le_bytes()].concat();
        Self { name: name.to_owned(), block: [&head, text].concat(), length: text.len() }
    }
}

/// The text of a compressed message: what the page alone is sent, then what others are sent as well.
pub fn inflate(dictionary: Option<&Dictionary>, message: &[u8]) -> io::Result<String> {
    let before = dictionary.map_or(&[][..], |it| &it.block);
    let mut text = String::new();
    DeflateDecoder::new(before.chain(message)).read_to_string(&mut text)?;
    let text = text.get(dictionary.map_or(0, |it| it.length)..).unwrap_or_default();
    Ok(match text.split_once(GROUP) {
        Some((shared, own)) => format!("{own}{shared}"),
        None => text.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text `x` in fixed codes, then a last block with nothing in it.
    const SHORT: [u8; 3] = [0xab, 0x00, 0x00];

    #[test]
    fn a_message_is_read_with_and_without_a_dictionary() {
        let dictionary = Dictionary::new("a", b"some words");
        assert_eq!(inflate(None, &SHORT).expect("a stream"), "x");
        assert_eq!(inflate(Some(&dictionary), &SHORT).expect("a stream"), "x");
        let parts = Dictionary::new("", b"shared\x1down").block;
        let message = [&parts[..], &[3, 0]].concat();
        assert_eq!(inflate(Some(&dictionary), &message).expect("a stream"), "ownshared");
        assert!(inflate(None, &[7, 7]).is_err());
    }
}
