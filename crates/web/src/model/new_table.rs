//! The form for a new table.

use patolli_catalog::{AnyGame, OptionsError, protocol::OptionRefusal};

use super::Shell;

/// The form for a new table. Field names of the form (POST `/new`): `game`, `seats`, `who0`…`who4`
/// (`me`, `hot`, `open`, `bot:search:1` … `bot:search:7`, `bot:greedy`, `bot:random`), `name0`…`name4` (names of people at this screen),
/// `set-KEY` for each option (`on`/`off`, a seat number, a word; empty for what follows from the other options;
/// a switch that is off is not sent), `listed` (`on`),
/// `hints` (`on`), `ticket` (of the promised shuffle), `word` (the reader's addition to it).
/// Rows beyond the number of seats are sent too and are ignored. The page is at `/new?game=NAME`.
#[derive(Clone, Debug)]
pub struct NewTable<'a> {
    /// Frame of the page.
    pub shell: Shell<'a>,
    /// The chosen game.
    pub kind: &'static dyn AnyGame,
    /// Values by field name, to show a refused form again.
    pub fields: Vec<(String, String)>,
    /// Why the form was refused.
    pub error: Option<FormError>,
    /// Whether bots that think for seconds are offered.
    pub slow_bots: bool,
    /// Promised shuffle of the table; none where the reader adds no word to it.
    pub promise: Option<crate::Promise>,
}

/// Why the form for a new table was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormError {
    /// The options were refused.
    Options(OptionsError),
    /// The options have no meaning together.
    Conflict(OptionRefusal),
    /// Nobody sits at the reader's own table.
    NobodySits,
    /// A value is not among those offered.
    BadField(String),
    /// A name is empty, too long (1 to 40 characters), of several scripts, or has invisible characters.
    BadName,
    /// The promised shuffle is not available; the message key of the reason, without `-about`.
    Ticket(&'static str),
    /// A name belongs to an account, or looks like one that does.
    ReservedName,
    /// Two people would have names that look alike.
    SharedName,
}
