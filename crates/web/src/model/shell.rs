//! What every page has around it.

use patolli_catalog::Lang;

/// What every page has around it. Its forms: POST `/lang` (`lang`, `back`), POST `/theme` (`theme`: `system`,
/// `light` or `dark`, `back`), POST `/name` (`name`, `back`); `back` is [`Self::path`].
#[derive(Clone, Debug)]
pub struct Shell<'a> {
    /// Language of the reader.
    pub lang: Lang,
    /// Light or dark.
    pub theme: Theme,
    /// Name of the guest; empty before they gave one.
    pub guest: &'a str,
    /// Path and query of the page, to come back to after changing language or name.
    pub path: &'a str,
    /// Something to say once at the top: already in the reader's language.
    pub notice: Option<String>,
}

/// Light or dark, as the reader likes it.
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

    /// What the browser's own widgets and the first paint should be.
    pub(crate) const fn color_scheme(self) -> &'static str {
        match self {
            Self::System => "light dark",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}
