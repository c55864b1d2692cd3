//! Pages of text: rules and failures.

use patolli_catalog::AnyGame;

use super::Shell;

/// The rules of a game.
#[derive(Clone, Debug)]
pub struct Rules<'a> {
    /// Around it.
    pub shell: Shell<'a>,
    /// What game.
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

/// A page that says what went wrong and one way on.
#[derive(Clone, Debug)]
pub struct Failure<'a> {
    /// Around it.
    pub shell: Shell<'a>,
    /// HTTP status.
    pub status: u16,
    /// Message key of what happened: `failure-not-found`, `failure-no-such-table`, `failure-not-yours`,
    /// `failure-bad-request`, `failure-too-large`, `failure-busy`, `failure-internal`; after `failure-broke` the page at
    /// [`Shell::path`] is worth another try.
    pub key: &'static str,
}
