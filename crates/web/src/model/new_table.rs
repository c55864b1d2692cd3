//! The form for a new table.

use patolli_catalog::{AnyGame, OptionsError};

use super::Shell;

/// The form for a new table. Field names of the form (POST `/new`): `game`, `seats`, `who0`…`who4`
/// (`me`, `hot`, `open`, `bot:search:1` … `bot:search:6`, `bot:greedy`, `bot:random`), `name0`…`name4` (names of people at this screen),
/// `set-KEY` for each option (`on`/`off`, a seat number, a word; a switch that is off is not sent), `listed` (`on`),
/// `hints` (`on`), `ticket` (of the promised shuffle), `word` (what the reader adds to it).
/// Rows beyond the number of seats are sent too and mean nothing. The page is at `/new?game=NAME`.
#[derive(Clone, Debug)]
pub struct NewTable<'a> {
    /// Around it.
    pub shell: Shell<'a>,
    /// The game now chosen.
    pub kind: &'static dyn AnyGame,
    /// What was chosen so far, by field name, to show a refused form again.
    pub fields: Vec<(String, String)>,
    /// Why the form was refused.
    pub error: Option<FormError>,
    /// The shuffle of the table; none if nobody adds to it.
    pub promise: Option<crate::Promise>,
}

/// Why the form for a new table was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormError {
    /// The options are refused.
    Options(OptionsError),
    /// Nobody sits at the reader's own table.
    NobodySits,
    /// A value is not among those offered.
    BadField(String),
    /// A name is empty, too long (1 to 40 characters), of several scripts, or holds what nobody sees.
    BadName,
    /// The promised shuffle cannot be had; the message key that says why, to which `-about` is added.
    Ticket(&'static str),
    /// A name is that of somebody's account, or looks like it.
    ReservedName,
    /// Two people would have names that look alike.
    SharedName,
}
