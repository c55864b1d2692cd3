//! Cache of the epochs of accounts, which every request needs.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use patolli_store::{AccountStore as Store, Error, GuestId};
use quick_cache::unsync::Cache;

/// Validity of an entry; also the time for which other machines may accept a cookie that was ended.
const TTL: Duration = Duration::from_secs(30);
/// Maximum number of entries; guests who are not asked for leave first.
const CAPACITY: usize = 16_384;

/// Epochs of accounts by guest.
pub(super) struct AccountCache {
    store: Arc<dyn Store>,
    state: Mutex<CacheState>,
}

struct CacheState {
    epochs: Cache<GuestId, CachedEpoch>,
    /// Number of invalidations; what was read before one is not stored after it.
    changes: u64,
}

#[derive(Clone, Copy)]
struct CachedEpoch {
    epoch: Option<u32>,
    read: Instant,
}

impl AccountCache {
    pub(super) fn new(store: Arc<dyn Store>) -> Self {
        Self { store, state: Mutex::new(CacheState::new()) }
    }

    /// The epoch of a guest's account; `None` without an account.
    ///
    /// While the database is unreachable, the last known epoch counts.
    pub(super) async fn epoch(&self, guest: &GuestId) -> Result<Option<u32>, Error> {
        let (known, changes) = {
            let state = self.state();
            (state.epochs.get(guest).copied(), state.changes)
        };
        if let Some(cached) = known.filter(|it| it.read.elapsed() < TTL) {
            return Ok(cached.epoch);
        }
        match self.store.account_of_guest(guest).await {
            Ok(account) => {
                let epoch = account.map(|it| it.epoch);
                self.state().remember(guest, epoch, changes);
                Ok(epoch)
            }
            Err(error) => {
                let Some(CachedEpoch { epoch, .. }) = known else { return Err(error) };
                self.state().remember(guest, epoch, changes);
                Ok(epoch)
            }
        }
    }

    /// Invalidates the entry of a guest.
    pub(super) fn forget(&self, guest: &GuestId) {
        let mut state = self.state();
        state.changes += 1;
        state.epochs.remove(guest);
    }

    fn state(&self) -> MutexGuard<'_, CacheState> {
        // A list of answers is whole after any panic.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl CacheState {
    fn new() -> Self {
        Self { epochs: Cache::new(CAPACITY), changes: 0 }
    }

    fn remember(&mut self, guest: &GuestId, epoch: Option<u32>, changes: u64) {
        if self.changes == changes {
            self.epochs.insert(guest.clone(), CachedEpoch { epoch, read: Instant::now() });
        }
    }
}

#[cfg(test)]
mod tests {
    use patolli_store::Sqlite;

    use super::*;

    #[tokio::test]
    async fn the_database_is_asked_once_in_a_while_and_may_be_away() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(&folder.path().join("patolli.db")).await.expect("it opens");
        let (cache, guest) = (AccountCache::new(Arc::new(store.clone())), GuestId::random());
        assert!(matches!(cache.epoch(&guest).await, Ok(None)));
        store.close().await;
        assert!(matches!(cache.epoch(&guest).await, Ok(None)), "it is remembered");
        let read = |state: &CacheState| state.epochs.peek(&guest).expect("it is cached").read;
        let expired = read(&cache.state()).checked_sub(TTL).expect("the machine runs for a while");
        cache.state().epochs.insert(guest.clone(), CachedEpoch { epoch: None, read: expired });
        assert!(matches!(cache.epoch(&guest).await, Ok(None)), "what was cached last counts");
        assert!(read(&cache.state()).elapsed() < TTL, "and is not asked for every time");
        assert!(cache.epoch(&GuestId::random()).await.is_err(), "an unknown guest is not believed");
    }

    #[test]
    fn what_was_read_before_a_change_is_not_remembered_after_it() {
        let (mut state, guest) = (CacheState::new(), GuestId::random());
        let epoch = |state: &CacheState| state.epochs.peek(&guest).map(|it| it.epoch);
        let before = state.changes;
        state.remember(&guest, Some(1), before);
        assert_eq!(epoch(&state), Some(Some(1)));
        state.changes += 1;
        state.epochs.remove(&guest);
        state.remember(&guest, Some(1), before);
        assert_eq!(epoch(&state), None);
        let now = state.changes;
        state.remember(&guest, Some(2), now);
        assert_eq!(epoch(&state), Some(Some(2)));
    }
}
