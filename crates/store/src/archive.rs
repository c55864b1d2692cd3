use async_trait::async_trait;

use crate::{
    Account, Ban, Checksums, Device, Error, FullTable, Hook, Invitation, Learned, Person, Table, TableId,
};

/// Takes everything out of a database and puts it back, for operators.
///
/// A server that runs on the same database goes on: what it holds in memory learns of a table that was put in
/// its place as it learns of any other writer.
#[async_trait]
pub trait Archive: Send + Sync {
    /// The database as it is now; later changes do not show.
    async fn snapshot(&self) -> Result<Box<dyn DatabaseSnapshot>, Error>;

    /// Adds a table with its log and its review; [`Error::Conflict`] if there is one of that name,
    /// [`Error::Gap`] if its entries are not numbered from 1.
    async fn import(&self, whole: &FullTable) -> Result<(), Error>;

    /// The same, in the place of a table of that name, if there is one.
    async fn replace(&self, whole: &FullTable) -> Result<(), Error>;

    /// Keeps this secret, whatever there was under its name.
    async fn set_secret(&self, name: &str, value: &[u8]) -> Result<(), Error>;

    /// Throws everything away: tables, reviews, accounts, secrets, jobs, and all that is kept of people.
    async fn clear(&self) -> Result<(), Error>;
}

/// A database as it was at one moment.
#[async_trait]
pub trait DatabaseSnapshot: Send {
    /// The names of all tables, the oldest table first; a name that no table can have is an error of its own.
    async fn table_ids(&mut self) -> Result<Vec<Result<TableId, Error>>, Error>;

    /// A table with all that belongs to it, if there is one of that name.
    async fn full_table(&mut self, id: &TableId) -> Result<Option<FullTable>, Error>;

    /// Every account, by name; one that cannot be read is an error of its own.
    async fn accounts(&mut self) -> Result<Vec<Result<Account, Error>>, Error>;

    /// What is kept of people beside accounts and seats.
    async fn people(&mut self) -> Result<PeopleRows, Error>;

    /// Every secret with its name.
    async fn secrets(&mut self) -> Result<Vec<(String, Vec<u8>)>, Error>;

    /// A table without its log, and the number of its last entry, if there is one of that name.
    async fn table_with_length(&mut self, id: &TableId) -> Result<Option<(Table, u32)>, Error>;

    /// The sums that are kept of everything but the logs.
    async fn checksums(&mut self) -> Result<Checksums, Error>;

    /// Faults that the database itself finds, and whether it is older than it should be. Reads everything.
    async fn findings(&mut self) -> Result<Vec<Finding>, Error>;
}

/// What is kept of people beside accounts and seats: how they want to be called, what they have learned, where they were
/// asked to sit down, and who may do nothing. What cannot be read is an error of its own.
#[derive(Debug, Default)]
pub struct PeopleRows {
    /// What each person wants.
    pub people: Vec<Result<Person, Error>>,
    /// All devices.
    pub devices: Vec<Result<Device, Error>>,
    /// All webhooks.
    pub hooks: Vec<Result<Hook, Error>>,
    /// What they have learned.
    pub learned: Vec<Result<Learned, Error>>,
    /// Who was asked to which table.
    pub invitations: Vec<Result<Invitation, Error>>,
    /// Who may do nothing here.
    pub bans: Vec<Result<Ban, Error>>,
}

impl PeopleRows {
    /// Why some of it cannot be read.
    pub fn into_errors(self) -> Vec<Error> {
        let Self { people, devices, hooks, learned, invitations, bans } = self;
        let mut errors: Vec<Error> = people.into_iter().filter_map(Result::err).collect();
        errors.extend(devices.into_iter().filter_map(Result::err));
        errors.extend(hooks.into_iter().filter_map(Result::err));
        errors.extend(learned.into_iter().filter_map(Result::err));
        errors.extend(invitations.into_iter().filter_map(Result::err));
        errors.extend(bans.into_iter().filter_map(Result::err));
        errors
    }
}

/// A fault of a database as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// Something in it is not as it must be.
    Damaged(String),
    /// Changes that were durable are gone.
    Truncated(String),
    /// Something could not be looked at, for a reason that is no fault of the database.
    Unchecked(String),
}
