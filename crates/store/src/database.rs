use async_trait::async_trait;

use crate::{
    AccountStore, Archive, BanStore, CallQueue, Error, Feed, FinishedStore, InvitationStore, LearnedStore,
    Maintenance, PeopleStore, Queue, Store,
};

/// Bytes written to see whether a database can be written: as many pages as a long decision takes.
pub(crate) const PROBE_BYTES: u32 = 32 * 1024;

/// All that a database offers.
#[async_trait]
pub trait Database:
    Store
    + AccountStore
    + FinishedStore
    + LearnedStore
    + PeopleStore
    + InvitationStore
    + BanStore
    + CallQueue
    + Archive
    + Feed
    + Queue
    + Maintenance
{
    /// Number of transactions committed for appended entries; one holds those of many tables.
    fn commits(&self) -> u64;

    /// Whether other machines may use the same database.
    fn is_shared(&self) -> bool;

    /// Writes as much as a decision does, in a place of its own: succeeds if the database can be written now.
    async fn check_writable(&self) -> Result<(), Error>;

    /// Finishes the writes that were asked for, then closes the database for everybody who shares this store.
    async fn close(&self);
}
