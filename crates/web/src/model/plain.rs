//! Pages of text: rules and failures.

use patolli_catalog::AnyGame;

use super::Shell;

/// The rules of a game.
#[derive(Clone, Debug)]
pub struct Rules<'a> {
    /// Frame of the page.
    pub shell: Shell<'a>,
    /// The game.
    pub kind: &'static dyn AnyGame,
    /// Its chapters, in order.
    pub chapters: Vec<Chapter>,
    /// The text as HTML, shown as it is; every rule has its number as id, so that `/rules/GAME#T-090` leads to it.
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
}
