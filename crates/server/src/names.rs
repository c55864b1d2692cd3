//! Names of guests.

use patolli_catalog::{Lang, Seat, Words};
use patolli_store::GuestId;

/// The longest name, in characters.
const LONGEST: usize = 40;

/// A text is no name: empty, too long, or with control characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a name has 1 to {LONGEST} characters, without line breaks")]
pub struct BadName;

/// The name in a text, without blanks around it.
pub fn read(text: &str) -> Result<String, BadName> {
    let name = text.trim();
    let fits = (1..=LONGEST).contains(&name.chars().count());
    if fits && !name.chars().any(is_unruly) { Ok(name.to_owned()) } else { Err(BadName) }
}

/// A name for somebody who gave none; always the same for the same guest.
pub(crate) fn friendly(lang: Lang, id: &GuestId) -> String {
    let number = id.as_str().bytes().fold(7_u32, |sum, it| (sum * 31 + u32::from(it)) % 99);
    numbered(lang, number + 1)
}

/// A name for the person with a number.
pub(crate) fn numbered(lang: Lang, number: u32) -> String {
    Words::of(lang, "ui").say_with("guest-name", &[("n", number.into())])
}

/// The name of a bot, so that several at one table can be told apart.
pub(crate) fn of_bot(seat: Seat) -> &'static str {
    const NAMES: [&str; 5] = ["Itzel", "Akbal", "Ixchel", "Kinich", "Zazil"];
    NAMES[seat.index() % NAMES.len()]
}

/// Whether a character would break a line or turn the writing direction of what follows.
fn is_unruly(it: char) -> bool {
    it.is_control() || matches!(it, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_may_hold_markup() {
        assert_eq!(read("  Anička <b> "), Ok("Anička <b>".to_owned()));
        assert_eq!(read(&"ž".repeat(40)), Ok("ž".repeat(40)));
    }

    #[test]
    fn empty_long_and_unruly_names_are_refused() {
        for text in ["", "  ", &"x".repeat(41), "a\nb", "a\u{0}", "\u{202e}evil"] {
            assert_eq!(read(text), Err(BadName), "{text:?}");
        }
    }
}
