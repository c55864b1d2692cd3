//! The frame of every page.

use patolli_catalog::Lang;

/// The frame of every page. Its forms: POST `/lang` (`lang`, `back`), POST `/theme` (`theme`: `system`,
/// `light` or `dark`, `back`), POST `/name` (`name`, `back`); `back` is [`Self::path`].
#[derive(Clone, Debug)]
pub struct Shell<'a> {
    /// Language of the reader.
    pub lang: Lang,
    /// Colours.
    pub theme: Theme,
    /// Name of the reader; empty until they give one.
    pub guest: &'a str,
    /// Path and query of the page, to return to after a change of language or name.
    pub path: &'a str,
    /// Notice at the top, in the reader's language.
    pub notice: Option<String>,
}

/// Colours of the pages.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Theme {
    /// As the reader's system has it.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Its name in forms, cookies and `data-theme`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }

    /// Message key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::System => "theme-system",
            Self::Light => "theme-light",
            Self::Dark => "theme-dark",
        }
    }

    /// Value of `color-scheme`, for the browser's widgets and the first paint.
    pub(crate) const fn color_scheme(self) -> &'static str {
        match self {
            Self::System => "light dark",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}
