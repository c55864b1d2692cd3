use async_trait::async_trait;

use crate::{Error, GuestId, TableId};

/// Kind of the work of calling somebody.
pub(crate) const CALL: &str = "call";

/// A call that follows from a change; it is written together with the change, if the person wants such calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewCall {
    /// Its number at the table, which tells occasion and seat. A call of the same number that waits is
    /// replaced: it was about an earlier turn.
    pub n: u32,
    /// Name of the occasion.
    pub event: &'static str,
    /// The person.
    pub guest: GuestId,
    /// Time before which it is not looked at, in milliseconds since 1970.
    pub due: i64,
}

/// A call with a lease.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The table.
    pub table: TableId,
    /// Its number at the table.
    pub n: u32,
    /// The person.
    pub guest: GuestId,
    /// Time at which it was due.
    pub due: i64,
    /// What is left to do, if a part of it is done.
    pub note: Option<String>,
    /// The machine that took it.
    pub node: String,
    /// Number of times that it was taken.
    pub attempts: u32,
}

/// What becomes of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallFate {
    /// It is done with: it is sent from now on, or not at all.
    Done,
    /// It waits until that time.
    Later(i64),
}

/// Calls that wait.
#[async_trait]
pub trait CallQueue: Send + Sync {
    /// Adds a call; returns false if the person does not want such calls. [`Error::TableNotFound`] if there is no
    /// such table.
    async fn add_call(&self, table: &TableId, call: &NewCall) -> Result<bool, Error>;

    /// Takes all calls of one person that are due by `now + within`, if one of them is due by now and no machine
    /// holds any of them; they are `node`'s until `until`.
    async fn claim_calls(&self, node: &str, now: i64, until: i64, within: i64) -> Result<Vec<Call>, Error>;

    /// Decides about calls of one person, all at once; returns for each whether it was still the caller's.
    /// Calls that are not have been replaced or withdrawn, and nothing happens to them. `called` notes that
    /// the person is called at that time, if any of those that are done with was the caller's.
    async fn settle_calls(&self, calls: &[(Call, CallFate)], called: Option<i64>)
    -> Result<Vec<bool>, Error>;

    /// Puts a call back that is done with but did not reach everybody, unless there is another one of its
    /// number by now.
    async fn retry_call(&self, call: &Call) -> Result<(), Error>;
}
