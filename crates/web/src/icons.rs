//! Icons from the sprite.

use std::{fmt, sync::LazyLock};

use maud::{Markup, html};

use crate::assets;

/// Address of the sprite; a page has hundreds of icons.
pub(crate) static SPRITE: LazyLock<&str> = LazyLock::new(|| assets::href("icons.svg"));

/// An icon by its name in the sprite, without the leading `i-`; decoration, so it has no accessible name.
pub(crate) fn icon(id: &str) -> Markup {
    html! {
        svg.icon aria-hidden="true" { use href=(icon_href(id)) {} }
    }
}

/// Address of an icon, for `<use>` inside a drawing.
pub(crate) fn icon_href(id: &str) -> impl fmt::Display {
    fmt::from_fn(move |f| write!(f, "{}#i-{id}", *SPRITE))
}
