//! Searching a text for words, whatever their case and accents.

use unicode_normalization::UnicodeNormalization as _;

/// The longest search that is looked at, in characters.
const LONGEST: usize = 60;

/// Words that a paragraph must all contain.
pub(super) struct Search {
    words: Vec<String>,
}

impl Search {
    /// The search for the words of a text, if there are any.
    pub(super) fn new(text: &str) -> Option<Self> {
        let text: String = text.chars().take(LONGEST).collect();
        let words: Vec<_> = text.split_whitespace().map(folded).filter(|it| !it.is_empty()).collect();
        (!words.is_empty()).then_some(Self { words })
    }

    /// Whether a text contains every word.
    pub(super) fn finds(&self, text: &str) -> bool {
        let text = folded(text);
        self.words.iter().all(|it| text.contains(it.as_str()))
    }

    /// A text in parts, each with whether it was searched for.
    pub(super) fn parts<'a>(&self, text: &'a str) -> Vec<(&'a str, bool)> {
        let mut parts = Vec::new();
        let mut rest = text;
        while let Some((start, end)) = self.first_in(rest) {
            parts.extend([(&rest[..start], false), (&rest[start..end], true)]);
            rest = &rest[end..];
        }
        parts.push((rest, false));
        parts.retain(|it| !it.0.is_empty());
        parts
    }

    /// Where the first of the words stands in a text, in bytes.
    fn first_in(&self, text: &str) -> Option<(usize, usize)> {
        text.char_indices().find_map(|(start, _)| {
            let longest = self.words.iter().filter_map(|it| prefix(&text[start..], it)).max()?;
            Some((start, start + longest))
        })
    }
}

/// Length of the beginning of a text that reads as a word, in bytes.
fn prefix(text: &str, word: &str) -> Option<usize> {
    let mut left = word;
    for (at, letter) in text.char_indices() {
        left = left.strip_prefix(folded(letter.encode_utf8(&mut [0; 4])).as_str())?;
        if left.is_empty() {
            return Some(at + letter.len_utf8());
        }
    }
    None
}

/// Small letters without accents; ł, which has no accent to take away, is l.
fn folded(text: &str) -> String {
    let plain = text.nfd().filter(|it| !unicode_normalization::char::is_combining_mark(*it));
    plain.flat_map(char::to_lowercase).map(|it| if it == 'ł' { 'l' } else { it }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_accents_do_not_matter() {
        let search = Search::new(" kukurice  DEN ").expect("two words");
        assert!(search.finds("Den výživy: kukuřice") && !search.finds("Kukuřice"));
        assert_eq!(
            search.parts("Kukuřice a den."),
            [("Kukuřice", true), (" a ", false), ("den", true), (".", false)]
        );
        assert_eq!(Search::new("lodz").expect("a word").parts("Łódź"), [("Łódź", true)]);
    }

    #[test]
    fn an_empty_search_is_none_and_a_long_one_is_cut() {
        assert!(Search::new("").is_none() && Search::new(" \u{301} ").is_none());
        assert!(Search::new(&"a".repeat(10_000)).is_some_and(|it| it.words[0].len() == LONGEST));
    }
}
