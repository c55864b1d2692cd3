//! The coach of a first game.

use std::collections::BTreeSet;

use patolli_catalog::{Coach, Tip};

/// The coach at a table, for a reader who sits there. Its form: POST `/t/ID/coach` (`read` closes the open tip, `coach` is `on` or
/// `off`); GET of the same address is the panel alone.
#[derive(Clone, Debug)]
pub struct Coaching {
    /// The tips of the game.
    pub coach: &'static Coach,
    /// Whether the reader has the coach here.
    pub on: bool,
    /// The tip that lies open.
    pub open: Option<&'static Tip>,
    /// Tips that are read.
    pub read: BTreeSet<String>,
}
