//! How many tables there may be.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use axum::http::request::Parts;
use patolli_store::{Filter, GuestId, Phase, Store};

use super::Gate;
use crate::trouble::Trouble;

/// How often the tables of the store are counted at most: it means to read them all.
const PAUSE: Duration = Duration::from_mins(1);

/// How many unfinished tables there are. Tables that end are noticed only when there seem to be too many.
#[derive(Default)]
pub(super) struct Census {
    count: AtomicU32,
    counted: Mutex<Option<Instant>>,
}

impl Census {
    /// Whether it is time to count again.
    fn is_due(&self) -> bool {
        // A moment is whole after any panic.
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        let due = counted.is_none_or(|it| it.elapsed() >= PAUSE);
        if due {
            *counted = Some(Instant::now());
        }
        due
    }
}

impl Gate {
    /// The server found so many unfinished tables when it started.
    pub(crate) fn found_tables(&self, count: usize) {
        self.census.count.fetch_add(u32::try_from(count).unwrap_or(u32::MAX), Ordering::Relaxed);
    }

    /// Some unfinished tables went away: who finds too many counts them anew.
    pub(crate) fn tables_went(&self, count: usize) {
        let gone = u32::try_from(count).unwrap_or(u32::MAX);
        let less = |it: u32| Some(it.saturating_sub(gone));
        let _ = self.census.count.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
    }

    /// Lets somebody open a table, or says why not.
    pub(crate) async fn table(
        &self,
        store: &dyn Store,
        parts: &Parts,
        guest: &GuestId,
    ) -> Result<(), Trouble> {
        if let Some(network) = self.network(parts) {
            let most = self.limits.guest_tables;
            if unfinished(store, &Filter::of_guest(guest.clone()), most).await? >= most {
                return Err(self.full("guest-tables"));
            }
            self.openings.admit(network).map_err(|it| self.later("openings", it))?;
        }
        let most = self.limits.tables;
        if self.census.count.load(Ordering::Relaxed) >= most && self.census.is_due() {
            let count = unfinished(store, &Filter::all(), most).await?;
            self.census.count.store(count, Ordering::Relaxed);
        }
        if self.census.count.load(Ordering::Relaxed) >= most {
            return Err(self.full("tables"));
        }
        self.census.count.fetch_add(1, Ordering::Relaxed);
        self.metrics.table_created();
        Ok(())
    }
}

/// How many unfinished tables a filter lets through; it does not count further than `most` of each phase.
async fn unfinished(store: &dyn Store, filter: &Filter, most: u32) -> Result<u32, Trouble> {
    let mut count = 0;
    for phase in [Phase::Running, Phase::Open] {
        let tables = store.tables(filter.clone().in_phase(phase).at_most(most)).await?;
        count += u32::try_from(tables.len()).unwrap_or(u32::MAX);
    }
    Ok(count)
}
