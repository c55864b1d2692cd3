//! Tables that somebody holds seats at, or shows in the lobby, until they start.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use patolli_store::{Phase, Store, TableId};

use super::Who;
use crate::trouble::Trouble;

/// With so many on the list, those are struck off who took nothing for long.
const SWEEP: usize = 4096;
/// How long that is.
const LONG: Duration = Duration::from_hours(24);

/// For everybody, the tables they hold that had not started when that was last looked at. It counts in the memory of
/// one process.
#[derive(Default)]
pub(super) struct Held(Arc<Mutex<HashMap<Who, Holding>>>);

struct Holding {
    tables: Vec<One>,
    last: Instant,
}

/// A table that somebody holds, or is about to.
struct One {
    table: TableId,
    /// Whether it is there, and held.
    kept: bool,
}

/// A table that counts as held; no longer if this is dropped and was not kept.
#[must_use]
pub(crate) struct Kept {
    held: Arc<Mutex<HashMap<Who, Holding>>>,
    who: Vec<Who>,
    table: TableId,
    done: bool,
}

impl Kept {
    /// It is held from now on.
    pub(crate) fn keep(self) {
        let table = self.table.clone();
        self.keep_as(&table);
    }

    /// Another table, which opened in its place, is held from now on.
    pub(crate) fn keep_as(mut self, table: &TableId) {
        let mut held = lock(&self.held);
        for who in &self.who {
            let tables = held.get_mut(who).map(|it| &mut it.tables);
            if let Some(place) =
                tables.and_then(|it| it.iter_mut().find(|it| !it.kept && it.table == self.table))
            {
                *place = One { table: table.clone(), kept: true };
            }
        }
        drop(held);
        self.done = true;
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        if self.done {
            return;
        }
        let mut held = lock(&self.held);
        for who in &self.who {
            let Some(holding) = held.get_mut(who) else { continue };
            if let Some(place) = holding.tables.iter().position(|it| !it.kept && it.table == self.table) {
                holding.tables.swap_remove(place);
            }
        }
    }
}

impl Held {
    /// Lets somebody hold one more table, of whom each may hold so many; none if one of them holds as many already.
    pub(super) async fn take(
        &self,
        store: &dyn Store,
        bounds: &[(Who, u32)],
        table: &TableId,
    ) -> Result<Option<Kept>, Trouble> {
        for (who, most) in bounds {
            if self.count(who) >= *most {
                self.look_again(store, who).await?;
            }
        }
        let mut held = lock(&self.0);
        let count = |who: &Who| held.get(who).map_or(0, |it| it.tables.len());
        if bounds.iter().any(|(who, most)| count(who) >= usize::try_from(*most).unwrap_or(usize::MAX)) {
            return Ok(None);
        }
        if held.len() >= SWEEP {
            held.retain(|_, it| !it.tables.is_empty() && it.last.elapsed() < LONG);
        }
        let who: Vec<Who> = bounds.iter().map(|it| it.0.clone()).collect();
        for who in &who {
            let none = || Holding { tables: Vec::new(), last: Instant::now() };
            let holding = held.entry(who.clone()).or_insert_with(none);
            holding.tables.push(One { table: table.clone(), kept: false });
            holding.last = Instant::now();
        }
        drop(held);
        Ok(Some(Kept { held: Arc::clone(&self.0), who, table: table.clone(), done: false }))
    }

    fn count(&self, who: &Who) -> u32 {
        lock(&self.0).get(who).map_or(0, |it| u32::try_from(it.tables.len()).unwrap_or(u32::MAX))
    }

    /// The tables that are there; one that is just being opened is not.
    fn kept(&self, who: &Who) -> Vec<TableId> {
        let held = lock(&self.0);
        let tables = held.get(who).map(|it| it.tables.iter()).into_iter().flatten();
        tables.filter(|it| it.kept).map(|it| it.table.clone()).collect()
    }

    /// Forgets the tables that have started meanwhile or are gone.
    async fn look_again(&self, store: &dyn Store, who: &Who) -> Result<(), Trouble> {
        for id in self.kept(who) {
            let waits = store.table(&id).await?.is_some_and(|it| it.phase == Phase::Open);
            if !waits && let Some(holding) = lock(&self.0).get_mut(who) {
                holding.tables.retain(|it| it.table != id);
            }
        }
        Ok(())
    }
}

fn lock(held: &Mutex<HashMap<Who, Holding>>) -> MutexGuard<'_, HashMap<Who, Holding>> {
    // Lists of tables are whole after any panic.
    held.lock().unwrap_or_else(PoisonError::into_inner)
}
