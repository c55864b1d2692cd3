//! Pages of text: rules and failures.

use patolli_catalog::{AnyGame, View, Viewer};

use super::Shell;

/// The numbered rules of a game.
#[derive(Clone, Debug)]
pub struct Rules<'a> {
    /// Frame of the page.
    pub shell: Shell<'a>,
    /// The game.
    pub kind: &'static dyn AnyGame,
    /// Its chapters, in order.
    pub chapters: Vec<Chapter>,
    /// The text as HTML, shown as it is; every rule has its number as id, so that `/rules/GAME/ledger#T-090` leads to it.
    pub text: String,
}

/// A chapter of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Id of its heading.
    pub id: String,
    /// Its title.
    pub title: String,
}

/// The rules of a game as one reads them.
#[derive(Clone, Debug)]
pub struct Rulebook<'a> {
    /// Frame of the page.
    pub shell: Shell<'a>,
    /// The game.
    pub kind: &'static dyn AnyGame,
    /// Numbers and titles of all chapters.
    pub titles: Vec<(u8, String)>,
    /// The chapters that are shown.
    pub chapters: Vec<BookChapter>,
    /// Number of the chapter that is shown alone, if one is.
    pub open: Option<u8>,
    /// What was searched for; then only what was found is shown.
    pub search: Option<String>,
}

/// A chapter of the rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookChapter {
    /// Its number.
    pub number: u8,
    /// Its title.
    pub title: String,
    /// What it is about.
    pub lead: String,
    /// Its parts, in order.
    pub sections: Vec<BookSection>,
}

/// A part of a chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookSection {
    /// Its title.
    pub title: String,
    /// Paragraphs, lists and tables.
    pub paragraphs: Vec<Paragraph>,
}

/// A paragraph of the rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// The text as HTML, shown as it is.
    pub html: String,
    /// The rules it tells, each with whether this is the first paragraph of the page that does: there the rule is found.
    pub rules: Vec<(String, bool)>,
    /// Whether it is a picture or a scene, which takes the whole width.
    pub is_picture: bool,
}

/// The player aid of a game.
#[derive(Clone, Debug)]
pub struct AidPage<'a> {
    /// Frame of the page.
    pub shell: Shell<'a>,
    /// The game.
    pub kind: &'static dyn AnyGame,
    /// Number of seats.
    pub seats: u8,
    /// Options of the table, by key.
    pub options: Vec<(String, String)>,
    /// What somebody at the table sees of it, if it is the aid of a table.
    pub seen: Option<(&'a View, Viewer)>,
}

/// A page about an error, with a link onwards.
#[derive(Clone, Debug)]
pub struct Failure<'a> {
    /// Frame of the page.
    pub shell: Shell<'a>,
    /// HTTP status.
    pub status: u16,
    /// Message key of the error: `failure-not-found`, `failure-no-such-table`, `failure-not-yours`,
    /// `failure-bad-request`, `failure-too-large`, `failure-busy`, `failure-internal`; for `failure-broke` the page
    /// offers another try at [`Shell::path`].
    pub key: &'static str,
    /// Date and time until which it holds, where messages tell it as `when`.
    pub when: String,
}
