//! Marks what is new to the reader in a page that is sent whole; in an open page the script does it.

use maud::{Markup, PreEscaped};
use rustc_hash::FxHashSet;

/// What stands before an id.
const ID: &str = " id=\"";
/// What stands before the classes of an element.
const CLASS: &str = " class=\"";

/// The same markup, with the elements of these ids in the class `new`.
pub(in crate::pages) fn mark_news(markup: Markup, ids: &[&str]) -> Markup {
    mark(markup, ids, "new")
}

/// The same markup, with the elements of these ids in a class.
pub(in crate::pages) fn mark(markup: Markup, ids: &[&str], class: &str) -> Markup {
    if ids.is_empty() {
        return markup;
    }
    let ids: FxHashSet<&str> = ids.iter().copied().collect();
    let text = markup.into_string();
    let mut marked = String::with_capacity(text.len() + 16 * ids.len());
    let mut done = 0;
    for (at, _) in text.match_indices(ID) {
        let id = text[at + ID.len()..].split('"').next().unwrap_or_default();
        let Some((start, tag)) = tag_around(&text, at).filter(|it| ids.contains(id) && it.0 >= done) else {
            continue;
        };
        let (place, words) = match tag.find(CLASS) {
            Some(place) => (start + place + CLASS.len(), format!("{class} ")),
            None => (at, format!("{CLASS}{class}\"")),
        };
        marked.push_str(&text[done..place]);
        marked.push_str(&words);
        done = place;
    }
    marked.push_str(&text[done..]);
    PreEscaped(marked)
}

/// The opening tag round a place, and where it begins.
fn tag_around(text: &str, at: usize) -> Option<(usize, &str)> {
    let start = text[..at].rfind('<')?;
    Some((start, text[start..].split('>').next()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_new_is_marked() {
        let text = r#"<g id="a" class="b"><i class="c d" id="e"></i><u id="f"></u><b id="g"></b></g>"#;
        let marked = mark_news(PreEscaped(text.to_owned()), &["a", "e", "f", "z"]).into_string();
        let wanted = r#"<g id="a" class="new b"><i class="new c d" id="e"></i><u class="new" id="f"></u><b id="g"></b></g>"#;
        assert_eq!(marked, wanted);
    }
}
