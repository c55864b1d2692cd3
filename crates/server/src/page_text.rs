//! The text of messages to pages.

use std::borrow::Borrow;

use patolli_web::Part;

/// Stands before each part of a message. Neither JSON nor names hold control characters, so nothing need be escaped.
const RECORD: char = '\u{1e}';
/// Stands between the id of a part and its text.
const UNIT: char = '\u{1f}';
/// Stands before what only one reader is sent, where parts that others are sent as well come first.
pub(crate) const GROUP: char = '\u{1d}';

/// A text with parts after it.
pub(crate) fn written(text: impl Into<String>, parts: &[impl Borrow<Part>]) -> String {
    let mut text = text.into();
    let parts = parts.iter().map(Borrow::borrow);
    text.reserve(parts.clone().map(|it| it.id.len() + it.html.len() + 2).sum());
    for part in parts {
        text.push(RECORD);
        text.push_str(&part.id);
        text.push(UNIT);
        text.push_str(&part.html);
    }
    text
}
