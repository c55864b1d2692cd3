use async_trait::async_trait;

use crate::{Admission, Entry, Error, GuestId, ListPosition, Occupant, Phase, Table, TableId, TableProgress};

/// Keeps tables and their logs.
///
/// Every change is durable when its call returns, and happens wholly or not at all. A call that is given up
/// half-way may still change the store. Several stores, in several processes, may share one database.
#[async_trait]
pub trait Store: Send + Sync {
    /// Adds a table; [`Error::Conflict`] if there is one of that name.
    async fn create(&self, table: &Table) -> Result<(), Error>;

    /// Adds a table that goes on from somewhere: its log begins with `log`. [`Error::Conflict`] if there is
    /// one of that name, [`Error::Gap`] if the entries are not numbered from 1.
    async fn create_with_log(&self, table: &Table, log: &[Entry]) -> Result<(), Error>;

    /// The table of that name, if there is one.
    async fn table(&self, id: &TableId) -> Result<Option<Table>, Error>;

    /// The tables that `filter` lets through, the one that moved last first.
    ///
    /// A damaged table is reported to the operator and left out, so that it cannot hide the others.
    async fn tables(&self, filter: Filter) -> Result<Vec<Table>, Error>;

    /// Puts `occupant` on `seat` if its occupant still equals `before`; returns whether it did.
    async fn swap_occupant(
        &self,
        id: &TableId,
        seat: u8,
        before: &Occupant,
        occupant: &Occupant,
    ) -> Result<bool, Error>;

    /// Puts a person on `seat` if it is free and the table is not dealt yet, with the word that they add to
    /// the shuffle; returns whether it did.
    async fn take_seat(&self, id: &TableId, seat: u8, person: &Occupant, word: &str) -> Result<bool, Error>;

    /// Puts `occupant`, who is no person, on `seat` while the table waits for people, if its occupant still equals
    /// `before`; returns whether it did. The word that was added to the shuffle there is gone.
    async fn clear_seat(
        &self,
        id: &TableId,
        seat: u8,
        before: &Occupant,
        occupant: &Occupant,
    ) -> Result<bool, Error>;

    /// Changes who decides about a table and who may sit down there, while it waits for people; returns whether it did.
    async fn set_admission(&self, id: &TableId, admission: &Admission) -> Result<bool, Error>;

    /// Deals a table that waited without a deal: keeps the deal and notes where the table stands, without an
    /// entry. Returns whether it did; it does not if there is a deal already, so that of several machines one
    /// deals.
    async fn deal(&self, id: &TableId, deal: &str, progress: &TableProgress) -> Result<bool, Error>;

    /// Gives the table a new secret part of its invitation link, so that the old link becomes invalid.
    async fn set_invite(&self, id: &TableId, invite: &str) -> Result<(), Error>;

    /// Notes where the table stands, without an entry; the time of the last move stays.
    async fn set_progress(&self, id: &TableId, progress: &TableProgress) -> Result<(), Error>;

    /// Appends all of `entries` and notes where the table stands after them.
    ///
    /// [`Error::Conflict`] if the first of them exists already: another writer was first. [`Error::Gap`] if
    /// they do not continue the log.
    async fn append(&self, id: &TableId, entries: &[Entry], progress: &TableProgress) -> Result<(), Error>;

    /// All entries of the table in order.
    async fn log(&self, id: &TableId) -> Result<Vec<Entry>, Error>;

    /// The review of a finished game, as it was saved; none if there is none.
    async fn review(&self, id: &TableId) -> Result<Option<String>, Error>;

    /// Keeps the review of a game, made at that time; an earlier one is replaced.
    async fn save_review(&self, id: &TableId, made: i64, text: &str) -> Result<(), Error>;

    /// The secret of that name, the same for ever: `fresh` if there was none.
    async fn get_or_create_secret(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, Error>;
}

/// Selection of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    /// Only tables that everybody may see.
    pub listed: bool,
    /// Only tables in this phase.
    pub phase: Option<Phase>,
    /// Only tables that do not sleep.
    pub awake: bool,
    /// Only tables where this guest sits, on any seat.
    pub guest: Option<GuestId>,
    /// Only tables that come after this place in the order of lists.
    pub after: Option<ListPosition>,
    /// Maximum tables of one owner, those that moved last; then only the latest tables are looked at.
    pub per_owner: Option<u32>,
    /// Maximum number of tables.
    pub limit: u32,
}

impl Filter {
    /// Number of the latest tables that are read to pick [a few per owner](Self::per_owner).
    pub(crate) const SCAN_LIMIT: u32 = 2000;

    /// Every table.
    pub fn all() -> Self {
        Self {
            listed: false,
            phase: None,
            awake: false,
            guest: None,
            after: None,
            per_owner: None,
            limit: u32::MAX,
        }
    }

    /// The tables that everybody may see.
    pub fn listed() -> Self {
        Self { listed: true, ..Self::all() }
    }

    /// The tables where `guest` sits.
    pub fn by_guest(guest: GuestId) -> Self {
        Self { guest: Some(guest), ..Self::all() }
    }

    /// Those of them in `phase`.
    #[must_use]
    pub fn in_phase(self, phase: Phase) -> Self {
        Self { phase: Some(phase), ..self }
    }

    /// Those of them that do not sleep.
    #[must_use]
    pub fn awake(self) -> Self {
        Self { awake: true, ..self }
    }

    /// At most `count` tables of each owner, the latest.
    #[must_use]
    pub fn per_owner(self, count: u32) -> Self {
        Self { per_owner: Some(count), ..self }
    }

    /// The first `limit` of them.
    #[must_use]
    pub fn at_most(self, limit: u32) -> Self {
        Self { limit, ..self }
    }
}
