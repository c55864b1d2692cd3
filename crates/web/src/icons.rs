//! Icons from the sprite.

use std::sync::LazyLock;

use maud::Render;

use crate::assets;

/// Address of the sprite; a page has hundreds of icons.
pub(crate) static SPRITE: LazyLock<&str> = LazyLock::new(|| assets::href("icons.svg"));

/// An icon by its name in the sprite, without the leading `i-`; decoration, so it has no accessible name.
pub(crate) const fn icon(id: &str) -> Icon<'_> {
    Icon(id)
}

/// Address of an icon, for `<use>` inside a drawing.
pub(crate) const fn icon_href(id: &str) -> IconHref<'_> {
    IconHref(id)
}

/// An icon; it is written where it stands, since a page has hundreds.
pub(crate) struct Icon<'a>(&'a str);

impl Render for Icon<'_> {
    fn render_to(&self, buffer: &mut String) {
        buffer.push_str("<svg class=\"icon\" aria-hidden=\"true\"><use href=\"");
        icon_href(self.0).render_to(buffer);
        buffer.push_str("\"></use></svg>");
    }
}

/// Address of an icon.
pub(crate) struct IconHref<'a>(&'a str);

impl Render for IconHref<'_> {
    fn render_to(&self, buffer: &mut String) {
        buffer.push_str(&SPRITE);
        buffer.push_str("#i-");
        self.0.render_to(buffer);
    }
}
