use async_trait::async_trait;

use crate::{Error, TableId};

/// Work that any machine on the database may do, each piece by one of them at a time.
///
/// Times are milliseconds since 1970 that the caller gives, as everywhere in a store. A lease ends by itself: who does
/// not [`renew`](Queue::renew) it in time has to expect that another machine does the work again, so it must be
/// harmless to do it twice.
#[async_trait]
pub trait Queue: Send + Sync {
    /// Asks for work of that kind at entry `n` of a table; returns false if the same is waiting or being done already.
    /// [`Error::Missing`] if there is no such table.
    async fn enqueue(&self, kind: &str, id: &TableId, n: u32) -> Result<bool, Error>;

    /// Takes the oldest piece of work of these kinds that nobody does, or whose lease ended before `now`; it is `node`'s
    /// until `until`.
    async fn claim(&self, kinds: &[&str], node: &str, now: i64, until: i64) -> Result<Option<Job>, Error>;

    /// Keeps a piece of work until `until`; returns false if it is not the caller's any more.
    async fn renew(&self, job: &Job, until: i64) -> Result<bool, Error>;

    /// Takes a piece of work that is done out of the queue; returns false if it was not the caller's any more.
    async fn done(&self, job: &Job) -> Result<bool, Error>;

    /// Puts a piece of work back for anybody to take at once; returns false if it was not the caller's any more.
    async fn release(&self, job: &Job) -> Result<bool, Error>;
}

/// A piece of work that somebody took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// What is to be done.
    pub kind: String,
    /// The table that it is about.
    pub table: TableId,
    /// The entry that it is about.
    pub n: u32,
    /// Who took it.
    pub node: String,
    /// How often it was taken, this time included. A number above 1 tells that somebody gave up or died.
    pub takes: u32,
}
