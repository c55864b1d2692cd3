//! Texts as `PostgreSQL` takes them: with every character but the zero character, which is written as two others.

use std::borrow::Cow;

use crate::Error;

/// Begins a pair of characters that stands for one; no keyboard has it.
const MARK: char = '\u{1a}';
const ZERO: char = '0';

/// A text as it is written; nearly always itself.
pub(super) fn put(text: &str) -> Cow<'_, str> {
    if !text.contains(['\0', MARK]) {
        return Cow::Borrowed(text);
    }
    let mut put = String::with_capacity(text.len() + 1);
    for letter in text.chars() {
        match letter {
            '\0' => put.extend([MARK, ZERO]),
            MARK => put.extend([MARK, MARK]),
            letter => put.push(letter),
        }
    }
    Cow::Owned(put)
}

/// The text that was written.
pub(super) fn take(put: String) -> Result<String, Error> {
    if !put.contains(MARK) {
        return Ok(put);
    }
    let mut text = String::with_capacity(put.len());
    let mut letters = put.chars();
    while let Some(letter) = letters.next() {
        match (letter == MARK).then(|| letters.next()) {
            None => text.push(letter),
            Some(Some(ZERO)) => text.push('\0'),
            Some(Some(MARK)) => text.push(MARK),
            Some(_) => return Err(Error::damaged("text", "an unknown pair of characters")),
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_reads_back() {
        for text in ["", "plain", "\0", "a\0b\0", "\u{1a}", "\u{1a}0\0\u{1a}\u{1a}", "ñ\0🌋"] {
            let put = put(text);
            assert!(!put.contains('\0'));
            assert_eq!(take(put.into_owned()).unwrap(), text);
        }
        assert!(take("\u{1a}".to_owned()).is_err() && take("\u{1a}x".to_owned()).is_err());
    }
}
