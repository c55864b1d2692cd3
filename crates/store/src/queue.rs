use async_trait::async_trait;

use crate::{Error, GuestId, TableId};

/// Work that any machine on the database may do, each piece by one of them at a time.
///
/// Times are milliseconds since 1970 that the caller gives, as everywhere in a store. A lease ends by itself:
/// who does not [`renew`](Queue::renew) it in time has to expect that another machine does the work again, so
/// it must be harmless to do it twice.
#[async_trait]
pub trait Queue: Send + Sync {
    /// Asks for work of that kind at entry `n` of a table, for a guest if one wants it; returns false if the
    /// same is waiting or being done already. [`Error::TableNotFound`] if there is no such table.
    async fn enqueue(&self, kind: &str, id: &TableId, n: u32, by: Option<&GuestId>) -> Result<bool, Error>;

    /// Asks for work at entry 0 of every running table where a bot or a stand-in is to decide and that moved last
    /// from `since` on and before `before`, unless it is asked for already; returns how often. Tables that sleep,
    /// or that all people have left and that wait for one of them, are left out.
    async fn enqueue_bots(&self, kind: &str, since: i64, before: i64) -> Result<u64, Error>;

    /// Takes the oldest piece of work of these kinds that is due and has no lease, or whose lease ended before `now`; it
    /// is `node`'s until `until`. A lease that ends much later than that was given by a clock that was set
    /// back since: it counts for nothing.
    async fn claim(&self, kinds: &[&str], node: &str, now: i64, until: i64) -> Result<Option<Job>, Error>;

    /// Takes one piece of work, whether or not it is queued; none if another machine does it, or if there is
    /// no such table.
    async fn acquire(&self, work: JobKey<'_>, node: &str, now: i64, until: i64)
    -> Result<Option<Job>, Error>;

    /// Keeps a piece of work until `until`; returns false if it is not the caller's any more.
    async fn renew(&self, job: &Job, until: i64) -> Result<bool, Error>;

    /// Takes a piece of work that is done out of the queue; returns false if it was not the caller's any
    /// more.
    async fn complete(&self, job: &Job) -> Result<bool, Error>;

    /// Puts a piece of work back for anybody to take at once; returns false if it was not the caller's any
    /// more.
    async fn release(&self, job: &Job) -> Result<bool, Error>;

    /// Takes unwanted work out of the queue, also while a machine does it; returns false if it was not there.
    async fn cancel(&self, work: JobKey<'_>) -> Result<bool, Error>;

    /// All work of that kind that waits or is being done, in the order of asking.
    async fn list(&self, kind: &str) -> Result<Vec<QueuedJob>, Error>;
}

/// Identity of a piece of work; there is one of each at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JobKey<'a> {
    /// Kind of the work.
    pub kind: &'a str,
    /// The table that it is about.
    pub table: &'a TableId,
    /// The entry that it is about.
    pub n: u32,
}

/// A piece of work with a lease.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// Kind of the work.
    pub kind: String,
    /// The table that it is about.
    pub table: TableId,
    /// The entry that it is about.
    pub n: u32,
    /// The machine that took it.
    pub node: String,
    /// Number of times it was taken, this time included. Above 1, a machine gave up or died.
    pub attempts: u32,
}

/// A piece of work in the queue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueuedJob {
    /// The table that it is about.
    pub table: TableId,
    /// The entry that it is about.
    pub n: u32,
    /// The guest who wants it, if one does.
    pub requested_by: Option<GuestId>,
    /// The machine that took it last, and the end of its lease; none without a lease.
    pub lease: Option<(String, i64)>,
    /// Time before which it is not begun.
    pub due: i64,
}

/// A lease that ends later than this is none, for who would have work from `now` until `until`: no clock that
/// shows about the same time gives out such leases.
pub(crate) const fn latest_valid_expiry(now: i64, until: i64) -> i64 {
    until.saturating_add(until.saturating_sub(now))
}
