//! Texts as `PostgreSQL` takes them: with every character but the zero character, which is written as two
//! others.

use std::borrow::Cow;

use crate::Error;

/// Begins a pair of characters that stands for one; no keyboard has it.
const ESCAPE: char = '\u{1a}';
const ZERO: char = '0';

/// A text as it is written; nearly always itself.
pub(super) fn escape(text: &str) -> Cow<'_, str> {
    if !text.contains(['\0', ESCAPE]) {
        return Cow::Borrowed(text);
    }
    let mut put = String::with_capacity(text.len() + 1);
    for letter in text.chars() {
        match letter {
            '\0' => put.extend([ESCAPE, ZERO]),
            ESCAPE => put.extend([ESCAPE, ESCAPE]),
            letter => put.push(letter),
        }
    }
    Cow::Owned(put)
}

/// The text that was written.
pub(super) fn unescape(put: String) -> Result<String, Error> {
    if !put.contains(ESCAPE) {
        return Ok(put);
    }
    let mut text = String::with_capacity(put.len());
    let mut letters = put.chars();
    while let Some(letter) = letters.next() {
        match (letter == ESCAPE).then(|| letters.next()) {
            None => text.push(letter),
            Some(Some(ZERO)) => text.push('\0'),
            Some(Some(ESCAPE)) => text.push(ESCAPE),
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
            let put = escape(text);
            assert!(!put.contains('\0'));
            assert_eq!(unescape(put.into_owned()).unwrap(), text);
        }
        assert!(unescape("\u{1a}".to_owned()).is_err() && unescape("\u{1a}x".to_owned()).is_err());
    }
}
