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
                self.change(outer, |list| {
                    let begin = list.find('>').expect("it is an element") + 1;
                    list.insert_str(begin, &html);
                });
                continue;
            }
            if let Some(outer) = id.strip_prefix('>') {
                self.change(outer, |list| list.insert_str(list.rfind("</").expect("it has an end"), &html));
                continue;
            }
            if let Some(id) = id.strip_prefix('=') {
                self.change(id, |element| {
                    let shell = &html[..html.rfind("</").expect("it has an end")];
                    element.replace_range(..shell_length(element, shell.contains("<title>")), shell);
                });
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

impl OpenPage {
    /// Changes the element with an id, wherever it is.
    fn change(&mut self, id: &str, change: impl FnOnce(&mut String)) {
        let found = self.0.iter_mut().find_map(|(holder, text)| {
            let place = if *holder == id { Some(0..text.len()) } else { place(text, id) };
            place.map(|it| (text, it))
        });
        let (text, place) = found.expect("the element is there");
        let mut element = text[place.clone()].to_owned();
        change(&mut element);
        text.replace_range(place, &element);
    }
}

/// Length of the opening tag of an element, and of its title if that counts.
fn shell_length(element: &str, titled: bool) -> usize {
    let end = if titled { "</title>" } else { ">" };
    element.find(end).expect("it is an element") + end.len()
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
