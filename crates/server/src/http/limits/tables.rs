//! Limits of new, listed and unfinished tables.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use axum::http::request::Parts;
use patolli_store::{Filter, GuestId, Phase, Store, Table};

use super::{ClientKey, Limits, Reservation};
use crate::{denied::Denied, failure::Rejection};

/// Minimum time between two counts of the stored tables, which read them all.
const COUNT_PAUSE: Duration = Duration::from_mins(1);

/// Number of unfinished tables. Finished ones are subtracted only when the limit seems to be reached.
#[derive(Default)]
pub(super) struct TableCount {
    count: AtomicU32,
    counted: Mutex<Option<Instant>>,
}

impl TableCount {
    /// Whether it is time to count again.
    fn is_due(&self) -> bool {
        // A moment is whole after any panic.
        let mut counted = self.counted.lock().unwrap_or_else(PoisonError::into_inner);
        let due = counted.is_none_or(|it| it.elapsed() >= COUNT_PAUSE);
        if due {
            *counted = Some(Instant::now());
        }
        due
    }
}

impl Limits {
    /// Adds unfinished tables that were found at the start.
    pub(crate) fn add_tables(&self, count: usize) {
        self.table_count.count.fetch_add(u32::try_from(count).unwrap_or(u32::MAX), Ordering::Relaxed);
    }

    /// Subtracts unfinished tables that were closed.
    pub(crate) fn remove_tables(&self, count: usize) {
        let gone = u32::try_from(count).unwrap_or(u32::MAX);
        let less = |it: u32| Some(it.saturating_sub(gone));
        let _ = self.table_count.count.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
    }

    /// Counts a new table against all limits. The reservation is confirmed once the table is stored; local
    /// programs and unlisted tables need none.
    pub(crate) async fn table(
        &self,
        store: &dyn Store,
        parts: &Parts,
        guest: &GuestId,
        table: &Table,
    ) -> Result<Option<Reservation>, Rejection> {
        let mut reservation = None;
        if let Some(network) = self.network(parts) {
            let most = self.config.guest_tables;
            if unfinished(store, &Filter::by_guest(guest.clone()), most).await? >= most {
                return Err(self.limit_reached("guest-tables").into());
            }
            let (who, peer) = (ClientKey::Guest(guest.clone()), ClientKey::Network(network));
            if table.listed {
                reservation = Some(self.list(store, guest, &peer, table).await?);
            }
            self.guest_openings.admit(&who).map_err(|it| self.rate_exceeded("guest-new-tables", it))?;
            self.openings.admit(&peer).map_err(|it| self.rate_exceeded("openings", it))?;
        }
        let most = self.config.tables;
        if self.table_count.count.load(Ordering::Relaxed) >= most && self.table_count.is_due() {
            let count = unfinished(store, &Filter::all(), most).await?;
            self.table_count.count.store(count, Ordering::Relaxed);
        }
        if self.table_count.count.load(Ordering::Relaxed) >= most {
            return Err(self.limit_reached("tables").into());
        }
        self.table_count.count.fetch_add(1, Ordering::Relaxed);
        self.metrics.table_created();
        Ok(reservation)
    }

    /// Reserves a place in the lobby for a listed table.
    async fn list(
        &self,
        store: &dyn Store,
        guest: &GuestId,
        peer: &ClientKey,
        table: &Table,
    ) -> Result<Reservation, Rejection> {
        let (most, who) = (self.config.guest_listed, ClientKey::Guest(guest.clone()));
        if listed(store, guest, self.config.guest_tables).await? >= most {
            return Err(self.too_many_listed("guest-listed").into());
        }
        let bounds = [(who, most), (peer.clone(), self.config.peer_listed)];
        self.listed
            .reserve(store, &bounds, &table.id)
            .await?
            .ok_or_else(|| self.too_many_listed("listed").into())
    }

    /// Counts and reports a reached limit of listed tables.
    fn too_many_listed(&self, limit: &'static str) -> Denied {
        self.metrics.limited(limit);
        Denied::TooManyListed
    }
}

/// Number of unfinished listed tables that a guest opened and sits at.
async fn listed(store: &dyn Store, guest: &GuestId, most: u32) -> Result<u32, Rejection> {
    let mut count = 0;
    for phase in [Phase::Running, Phase::Open] {
        let filter = Filter { listed: true, ..Filter::by_guest(guest.clone()).in_phase(phase).at_most(most) };
        count += store.tables(filter).await?.iter().filter(|it| it.owner == *guest).count();
    }
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

/// Number of unfinished tables that match a filter and do not sleep, counted up to `most` of each phase.
async fn unfinished(store: &dyn Store, filter: &Filter, most: u32) -> Result<u32, Rejection> {
    let mut count = 0;
    for phase in [Phase::Running, Phase::Open] {
        let tables = store.tables(filter.clone().in_phase(phase).awake().at_most(most)).await?;
        count += u32::try_from(tables.len()).unwrap_or(u32::MAX);
    }
    Ok(count)
}
