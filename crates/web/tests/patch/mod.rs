//! What an open page does with the parts it is sent.

use std::collections::BTreeMap;

use patolli_web::Part;

/// The parts of an open page, by id.
#[derive(Clone, Default)]
pub struct OpenPage(pub BTreeMap<String, String>);

impl OpenPage {
    /// Puts parts in the place of the elements with their ids, wherever those are.
    pub fn take(&mut self, parts: impl IntoIterator<Item = Part>) {
        for Part { id, html, .. } in parts {
            if let Some(outer) = id.strip_prefix('+') {
                let list = self.0.get_mut(outer).expect("the list is there");
                let begin = list.find('>').expect("it is an element") + 1;
                list.insert_str(begin, &html);
                continue;
            }
            let element = self.0.iter_mut().find_map(|(holder, text)| {
                let place = if *holder == id { Some(0..text.len()) } else { place(text, &id) };
                place.map(|it| (text, it))
            });
            match element {
                Some((text, place)) => text.replace_range(place, &html),
                None => drop(self.0.insert(id, html)),
            }
        }
    }
}

/// Where the element with an id stands in a text.
fn place(text: &str, id: &str) -> Option<std::ops::Range<usize>> {
    let named = text.find(&format!(" id=\"{id}\""))?;
    let start = text[..named].rfind('<')?;
    let tag = &text[start + 1..named].split(' ').next()?;
    let (open, close) = (format!("<{tag}"), format!("</{tag}>"));
    let is_tag = |at: usize| text[at + open.len()..].starts_with([' ', '>']);
    let opens = text.match_indices(&open).filter(|it| is_tag(it.0)).map(|it| (it.0, 1));
    let mut ends: Vec<(usize, i32)> =
        opens.chain(text.match_indices(&close).map(|it| (it.0, -1))).filter(|it| it.0 >= start).collect();
    ends.sort_unstable();
    let mut depth = 0;
    let end = ends.into_iter().find(|it| {
        depth += it.1;
        depth == 0
    });
    Some(start..end?.0 + close.len())
}
