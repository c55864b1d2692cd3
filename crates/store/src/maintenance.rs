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

    /// The tables about which something must be done by `now`, the first ones first, at most `most`.
    async fn due_tables(&self, now: i64, most: u32) -> Result<Vec<TableId>, Error>;

    /// Looks at a table no sooner than at `due`: something about it could not be done.
    async fn postpone(&self, id: &TableId, due: i64) -> Result<(), Error>;

    /// Lets at most `most` running tables sleep where no person did anything since these times; returns their ids. Games
    /// that the computer is finishing are left out.
    async fn fall_asleep(&self, times: &SleepCutoffs, most: u32) -> Result<Vec<TableId>, Error>;

    /// The time that was last noted by a machine that keeps time; none if there never was one.
    async fn pulse(&self) -> Result<Option<i64>, Error>;

    /// Notes the time, if the one noted is still `before`; returns whether it did. Where time stood still, all turns
    /// with a clock go on from `now`, as long before their end as they were at `before`, but at least `least`
    /// milliseconds; those that began after the gap stay. Where the clock was set back, so does everything else that is
    /// due, calls included.
    async fn set_pulse(&self, before: Option<i64>, now: i64, least: Option<i64>) -> Result<bool, Error>;

    /// The number that is kept under a name, and keeps another one in its place; none if there was none.
    async fn swap_metadata(&self, name: &str, value: i64) -> Result<Option<i64>, Error>;

    /// Whether a process without a feed has changed the database since this was last asked. Where every
    /// change is told ([`Feed`](crate::Feed)), never.
    async fn changed_elsewhere(&self) -> Result<bool, Error>;
}

/// Cutoffs of tables that fall asleep: those where a person last did something before these times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SleepCutoffs {
    /// For those where one person plays.
    pub alone: i64,
    /// For those where several people play.
    pub together: i64,
    /// Time at which those are due where several people play.
    pub due: i64,
    /// The call that those people get before, if they want it.
    pub call: Option<SleepCall>,
}

/// A call to the people at a table that fell asleep, to each at one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SleepCall {
    /// Number at the table of the call to the first seat.
    pub n: u32,
    /// Name of the occasion.
    pub event: &'static str,
    /// Time before which it is not looked at.
    pub due: i64,
}

/// Cutoffs of unused tables: those that last moved, or where a person last did something, before these times, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpiryCutoffs {
    /// For those in the list that still wait for people.
    pub listed: i64,
    /// For others that still wait for people.
    pub unlisted: i64,
    /// For those that are being played, unless a person with an account opened them or sits there.
    pub abandoned: i64,
}

/// Time in which turns may begin after a gap until it is noticed, in milliseconds.
const UNNOTICED: i64 = 60_000;
/// Time after `before` in which no gap is noticed yet, in milliseconds.
const NEAR: i64 = 30_000;

/// Turns that began in this span began after the gap between two times: later than the first and not later than the second.
pub(crate) fn began_after_gap(before: i64, now: i64) -> (i64, i64) {
    if now >= before {
        (before.saturating_add(NEAR), i64::MAX)
    } else {
        (now.saturating_sub(UNNOTICED), now.saturating_add(NEAR))
    }
}
