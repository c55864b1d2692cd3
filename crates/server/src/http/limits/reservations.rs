//! Tables reserved by clients until they start: by a seat there, or by a place in the lobby.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use patolli_store::{Phase, Store, TableId};

use super::ClientKey;
use crate::failure::Rejection;

/// Number of clients at which idle ones are removed.
const SWEEP_AT: usize = 4096;
/// Time without a new reservation after which a client is idle.
const MAX_IDLE: Duration = Duration::from_hours(24);

/// Reserved tables by client, in the memory of one process. Tables that have started since are dropped when a
/// limit is reached.
#[derive(Default)]
pub(super) struct Reservations(Arc<Mutex<HashMap<ClientKey, ClientReservations>>>);

struct ClientReservations {
    tables: Vec<Reserved>,
    last: Instant,
}

/// A table that is reserved, or is being opened.
struct Reserved {
    table: TableId,
    /// Whether the table exists and the client sits there or lists it.
    confirmed: bool,
}

/// One more table of some clients. Dropping it without confirming gives the reservation up.
#[must_use]
pub(crate) struct Reservation {
    all: Arc<Mutex<HashMap<ClientKey, ClientReservations>>>,
    who: Vec<ClientKey>,
    table: TableId,
    done: bool,
}

impl Reservation {
    /// Keeps the reservation.
    pub(crate) fn confirm(self) {
        let table = self.table.clone();
        self.confirm_as(&table);
    }

    /// Keeps the reservation for another table, which was opened instead.
    pub(crate) fn confirm_as(mut self, table: &TableId) {
        let mut all = lock(&self.all);
        for who in &self.who {
            let tables = all.get_mut(who).map(|it| &mut it.tables);
            if let Some(reserved) =
                tables.and_then(|it| it.iter_mut().find(|it| !it.confirmed && it.table == self.table))
            {
                *reserved = Reserved { table: table.clone(), confirmed: true };
            }
        }
        drop(all);
        self.done = true;
    }
}

impl Drop for Reservation {
    fn drop(&mut self) {
        if self.done {
            return;
        }
        let mut all = lock(&self.all);
        for who in &self.who {
            let Some(own) = all.get_mut(who) else { continue };
            if let Some(index) = own.tables.iter().position(|it| !it.confirmed && it.table == self.table) {
                own.tables.swap_remove(index);
            }
        }
    }
}

impl Reservations {
    /// Reserves a table for several clients, each with its limit; `None` if one of them has reached it.
    pub(super) async fn reserve(
        &self,
        store: &dyn Store,
        bounds: &[(ClientKey, u32)],
        table: &TableId,
    ) -> Result<Option<Reservation>, Rejection> {
        for (who, most) in bounds {
            if self.count(who) >= *most {
                self.refresh(store, who).await?;
            }
        }
        let mut all = lock(&self.0);
        let count = |who: &ClientKey| all.get(who).map_or(0, |it| it.tables.len());
        if bounds.iter().any(|(who, most)| count(who) >= usize::try_from(*most).unwrap_or(usize::MAX)) {
            return Ok(None);
        }
        if all.len() >= SWEEP_AT {
            all.retain(|_, it| !it.tables.is_empty() && it.last.elapsed() < MAX_IDLE);
        }
        let who: Vec<ClientKey> = bounds.iter().map(|it| it.0.clone()).collect();
        for who in &who {
            let none = || ClientReservations { tables: Vec::new(), last: Instant::now() };
            let own = all.entry(who.clone()).or_insert_with(none);
            own.tables.push(Reserved { table: table.clone(), confirmed: false });
            own.last = Instant::now();
        }
        drop(all);
        Ok(Some(Reservation { all: Arc::clone(&self.0), who, table: table.clone(), done: false }))
    }

    fn count(&self, who: &ClientKey) -> u32 {
        lock(&self.0).get(who).map_or(0, |it| u32::try_from(it.tables.len()).unwrap_or(u32::MAX))
    }

    /// The confirmed tables of a client.
    fn confirmed(&self, who: &ClientKey) -> Vec<TableId> {
        let all = lock(&self.0);
        let tables = all.get(who).map(|it| it.tables.iter()).into_iter().flatten();
        tables.filter(|it| it.confirmed).map(|it| it.table.clone()).collect()
    }

    /// Drops tables that have started or were deleted.
    async fn refresh(&self, store: &dyn Store, who: &ClientKey) -> Result<(), Rejection> {
        for id in self.confirmed(who) {
            let waits = store.table(&id).await?.is_some_and(|it| it.phase == Phase::Open);
            if !waits && let Some(own) = lock(&self.0).get_mut(who) {
                own.tables.retain(|it| it.table != id);
            }
        }
        Ok(())
    }
}

fn lock(
    all: &Mutex<HashMap<ClientKey, ClientReservations>>,
) -> MutexGuard<'_, HashMap<ClientKey, ClientReservations>> {
    // Lists of tables are whole after any panic.
    all.lock().unwrap_or_else(PoisonError::into_inner)
}
