//! Markup as the tests read it.

/// The values of an attribute, in order.
pub fn values<'a>(markup: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    markup.split(opening.as_str()).skip(1).map(|it| it.split('"').next().unwrap_or_default()).collect()
}

/// The markup from the element with an id on.
pub fn from_id<'a>(markup: &'a str, id: &str) -> &'a str {
    let at = markup.find(&format!(" id=\"{id}\"")).unwrap_or_else(|| panic!("{id} is not drawn"));
    &markup[markup[..at].rfind('<').unwrap_or_default()..]
}
