use async_trait::async_trait;

use crate::{Closed, Error, Phase, TableId};

/// Tables go away: closed first, then deleted with all that belongs to them.
///
/// None of this reads a log, so that it works for tables, too, that this release cannot play or that are
/// damaged.
#[async_trait]
pub trait Maintenance: Send + Sync {
    /// Closes a table that is not over, if it is still in `phase` where one is given; returns whether it did.
    /// From then on nothing can be appended to it. [`Error::TableNotFound`] if there is no such table.
    async fn close_table(&self, id: &TableId, closed: Closed, phase: Option<Phase>) -> Result<bool, Error>;

    /// Takes a table away with its log, its review and its work; returns false if it was not there.
    async fn delete_table(&self, id: &TableId) -> Result<bool, Error>;

    /// Closes at most `most` unused tables, each by one machine only, and returns their ids.
    async fn expire(&self, closed: Closed, times: &ExpiryCutoffs, most: u32) -> Result<Vec<TableId>, Error>;

    /// Deletes at most `most` tables that were closed before that time, and returns their ids.
    async fn delete_closed(&self, before: i64, most: u32) -> Result<Vec<TableId>, Error>;

    /// The number that is kept under a name, and keeps another one in its place; none if there was none.
    async fn swap_metadata(&self, name: &str, value: i64) -> Result<Option<i64>, Error>;

    /// Whether a process without a feed has changed the database since this was last asked. Where every
    /// change is told ([`Feed`](crate::Feed)), never.
    async fn changed_elsewhere(&self) -> Result<bool, Error>;
}

/// Cutoffs of unused tables: those that last moved before these times, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpiryCutoffs {
    /// For those in the list that still wait for people.
    pub listed: i64,
    /// For others that still wait for people.
    pub unlisted: i64,
    /// For those that are being played, unless a person with an account opened them or sits there.
    pub abandoned: i64,
}
