//! How many tables there may be.

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
use crate::trouble::Trouble;

/// How often the tables of the store are counted at most: it means to read them all.
const PAUSE: Duration = Duration::from_mins(1);

/// How many unfinished tables there are. Tables that end are noticed only when there seem to be too many.
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
        let due = counted.is_none_or(|it| it.elapsed() >= PAUSE);
        if due {
            *counted = Some(Instant::now());
        }
        due
    }
}

impl Limits {
    /// The server found so many unfinished tables when it started.
    pub(crate) fn add_tables(&self, count: usize) {
        self.table_count.count.fetch_add(u32::try_from(count).unwrap_or(u32::MAX), Ordering::Relaxed);
    }

    /// Some unfinished tables went away: who finds too many counts them anew.
    pub(crate) fn remove_tables(&self, count: usize) {
        let gone = u32::try_from(count).unwrap_or(u32::MAX);
        let less = |it: u32| Some(it.saturating_sub(gone));
        let _ = self.table_count.count.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
    }

    /// Lets somebody open a table, or says why not. What is returned is to be kept once it is open; there is nothing to keep
    /// for those who are spared, and for tables that nobody else sees.
    pub(crate) async fn table(
        &self,
        store: &dyn Store,
        parts: &Parts,
        guest: &GuestId,
        table: &Table,
    ) -> Result<Option<Reservation>, Trouble> {
        let mut reservation = None;
        if let Some(network) = self.network(parts) {
            let most = self.config.guest_tables;
            if unfinished(store, &Filter::by_guest(guest.clone()), most).await? >= most {
                return Err(self.limit_reached("guest-tables"));
            }
            let (who, peer) = (ClientKey::Guest(guest.clone()), ClientKey::Network(network));
            if table.listed {
                reservation = Some(self.list(store, guest, &peer, table).await?);
            }
            self.guest_openings.admit(who).map_err(|it| self.rate_exceeded("guest-new-tables", it))?;
            self.openings.admit(peer).map_err(|it| self.rate_exceeded("openings", it))?;
        }
        let most = self.config.tables;
        if self.table_count.count.load(Ordering::Relaxed) >= most && self.table_count.is_due() {
            let count = unfinished(store, &Filter::all(), most).await?;
            self.table_count.count.store(count, Ordering::Relaxed);
        }
        if self.table_count.count.load(Ordering::Relaxed) >= most {
            return Err(self.limit_reached("tables"));
        }
        self.table_count.count.fetch_add(1, Ordering::Relaxed);
        self.metrics.table_created();
        Ok(reservation)
    }

    /// Lets somebody show one more table in the lobby.
    async fn list(
        &self,
        store: &dyn Store,
        guest: &GuestId,
        peer: &ClientKey,
        table: &Table,
    ) -> Result<Reservation, Trouble> {
        let (most, who) = (self.config.guest_listed, ClientKey::Guest(guest.clone()));
        if listed(store, guest, self.config.guest_tables).await? >= most {
            return Err(self.too_many_listed("guest-listed"));
        }
        let bounds = [(who, most), (peer.clone(), self.config.peer_listed)];
        self.listed.reserve(store, &bounds, &table.id).await?.ok_or_else(|| self.too_many_listed("listed"))
    }

    /// What is refused because too many tables are listed.
    fn too_many_listed(&self, limit: &'static str) -> Trouble {
        self.metrics.limited(limit);
        Trouble::TooManyListed
    }
}

/// How many listed tables a guest has opened that are not finished, among those where they sit.
async fn listed(store: &dyn Store, guest: &GuestId, most: u32) -> Result<u32, Trouble> {
    let mut count = 0;
    for phase in [Phase::Running, Phase::Open] {
        let filter = Filter { listed: true, ..Filter::by_guest(guest.clone()).in_phase(phase).at_most(most) };
        count += store.tables(filter).await?.iter().filter(|it| it.owner == *guest).count();
    }
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
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
