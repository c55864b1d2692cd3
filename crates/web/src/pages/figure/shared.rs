//! What panels of a board draw together: one of them defines it, the others refer to it.

use std::collections::BTreeSet;

/// The elements that a drawing refers to and does not contain, taken from all drawings of the board.
pub(super) fn missing_in(drawing: &str, board: &str) -> String {
    let mut wanted: Vec<&str> = references(drawing).collect();
    let (mut done, mut found) = (BTreeSet::new(), String::new());
    while let Some(id) = wanted.pop() {
        if !done.insert(id) || has_id(drawing, id) {
            continue;
        }
        if let Some(element) = element(board, id) {
            wanted.extend(references(element));
            found.push_str(element);
        }
    }
    found
}

/// The ids that a drawing refers to in itself.
fn references(drawing: &str) -> impl Iterator<Item = &str> {
    let uses = drawing.split("href=\"#").skip(1).filter_map(|it| it.split('"').next());
    let paints = drawing.split("url(#").skip(1).filter_map(|it| it.split(')').next());
    uses.chain(paints)
}

fn has_id(drawing: &str, id: &str) -> bool {
    drawing.contains(&format!(" id=\"{id}\""))
}

/// The whole element with an id.
fn element<'a>(board: &'a str, id: &str) -> Option<&'a str> {
    let at = board.find(&format!(" id=\"{id}\""))?;
    let text = &board[board[..at].rfind('<')?..];
    let name = text[1..].split([' ', '>', '/']).next()?;
    let (opening, closing) = (format!("<{name}"), format!("</{name}>"));
    let (mut depth, mut end) = (0_usize, 0);
    loop {
        let next = text[end..].find('<')? + end;
        let tag = &text[next..=next + text[next..].find('>')?];
        end = next + tag.len();
        let is_same = tag.strip_prefix(&opening).is_some_and(|it| it.starts_with([' ', '>', '/']));
        if is_same && !tag.ends_with("/>") {
            depth += 1;
        } else if tag == closing {
            depth -= 1;
        }
        if depth == 0 {
            return Some(&text[..end]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::missing_in;

    #[test]
    fn what_another_panel_defines_comes_along() {
        let board =
            "<svg><defs><g id=\"a\"><g><use href=\"#b\"/></g></g><path id=\"b\" d=\"\"/></defs></svg>";
        let found = missing_in("<svg><use href=\"#a\"/><use href=\"#c\"/></svg>", board);
        assert_eq!(found, "<g id=\"a\"><g><use href=\"#b\"/></g></g><path id=\"b\" d=\"\"/>");
        assert_eq!(missing_in("<svg><g id=\"a\"/><use href=\"#a\"/></svg>", board), "");
    }
}
