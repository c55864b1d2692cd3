//! Services shared by the tables.

use std::{
    ops::Deref,
    sync::Arc,
    time::{Duration, Instant},
};

use axum_extra::extract::cookie::Key;
use patolli_catalog::Contribution;
use patolli_store::{Database, Entry, Error, GuestId, TableId, TableProgress};

use crate::{
    clock::is_near,
    deals::Deals,
    denied::Denied,
    failure::Failure,
    limit_config::Rate,
    rate_limiter::RateLimiter,
    table::{due::ChangeTime, table_spec::DealSource},
    tickets::{self, PromisedSeed},
    work::context::WorkContext,
};

/// Services shared by the tables; also those of the [`WorkContext`].
pub(crate) struct TableContext {
    work: Arc<WorkContext>,
    deals: Deals,
    key: Key,
    /// Rate of undo by table and guest.
    undos: RateLimiter<(TableId, GuestId)>,
}

impl TableContext {
    pub(crate) fn new(work: Arc<WorkContext>, deals: Deals, key: Key) -> Arc<Self> {
        Arc::new(Self { work, deals, key, undos: RateLimiter::new(undo_rate()) })
    }

    /// The services for bots and reviews.
    pub(crate) fn work(&self) -> Arc<WorkContext> {
        Arc::clone(&self.work)
    }

    /// The database.
    pub(crate) fn store(&self) -> &dyn Database {
        &*self.store
    }

    /// Source of deals.
    pub(crate) const fn deals(&self) -> &Deals {
        &self.deals
    }

    /// The commitment of the seed from which the rematch of a table is dealt, unless deals follow from a
    /// number.
    pub(super) fn rematch_commitment(&self, id: &TableId) -> Option<String> {
        (!self.deals.are_known()).then(|| tickets::rematch(&self.key, id).seed.commitment())
    }

    /// Source of a new table's deal: the promised seed, unless deals follow from a number.
    pub(crate) fn source(&self, promised: PromisedSeed, word: Contribution) -> DealSource {
        self.deals.next().map_or(DealSource::Promised(promised, word), DealSource::Seed)
    }

    /// Counts an undo of a guest against the rate at a table.
    pub(super) fn admit_undo(&self, table: &TableId, guest: &GuestId) -> Result<(), Denied> {
        self.undos.admit(&(table.clone(), guest.clone())).map_err(|wait| {
            self.metrics.limited("undos");
            let seconds = u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1);
            Denied::UndoOften { seconds }
        })
    }

    /// The time of a change at `now`. Where our clock is far from the last pulse, turns have lasted until that.
    pub(super) fn change_time(&self, now: i64) -> ChangeTime {
        let played_until = self.pulse.agreed_at().filter(|it| !is_near(now, *it)).unwrap_or(now);
        ChangeTime { now, played_until }
    }

    /// The failure of a table after an error of the store.
    pub(super) fn failure(&self, error: &Error) -> Failure {
        match error {
            Error::TableNotFound(_) => Failure::NoSuchTable,
            _ if self.db_health.report_failure(error) => Failure::DbUnavailable,
            _ => Failure::Internal,
        }
    }

    /// Appends to the log of a table; durable when it returns.
    pub(super) async fn append(
        &self,
        id: &TableId,
        entries: &[Entry],
        progress: &TableProgress,
    ) -> Result<(), Error> {
        let begin = Instant::now();
        let done = self.store.append(id, entries, progress).await;
        self.metrics.stored("append", begin, &done);
        self.metrics.entries(entries.len());
        done
    }
}

impl Deref for TableContext {
    type Target = WorkContext;

    fn deref(&self) -> &WorkContext {
        &self.work
    }
}

/// Rate of undo of one guest at one table, far above what trying out turns needs.
fn undo_rate() -> Rate {
    Rate::new(100, 12, Duration::from_mins(1))
}
