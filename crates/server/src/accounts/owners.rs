//! Which guests have an account, remembered for a short while: it is asked with every request.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use patolli_store::{AccountStore as Store, Error, GuestId};

/// How long an answer counts. So long may another machine that shares the database go on with a cookie that was ended.
const LIFE: Duration = Duration::from_secs(30);
/// With so many on the list, those whose answers no longer count are struck off.
const SWEEP: usize = 4096;

/// Which guests have an account, and in which epoch it is.
pub(super) struct Owners {
    store: Arc<dyn Store>,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    epochs: HashMap<GuestId, Answer>,
    /// How often something was forgotten: what was read before is not remembered afterwards.
    changes: u64,
    /// How long the list may grow before it is swept.
    room: usize,
}

#[derive(Clone, Copy)]
struct Answer {
    epoch: Option<u32>,
    read: Instant,
}

impl Owners {
    pub(super) fn new(store: Arc<dyn Store>) -> Self {
        Self { store, known: Mutex::default() }
    }

    /// The epoch of the account of a guest; none if they have no account.
    ///
    /// While the database cannot be reached, what was known last still counts, and is not asked for with every request.
    pub(super) async fn epoch(&self, guest: &GuestId) -> Result<Option<u32>, Error> {
        let (known, changes) = {
            let known = self.known();
            (known.epochs.get(guest).copied(), known.changes)
        };
        if let Some(answer) = known.filter(|it| it.read.elapsed() < LIFE) {
            return Ok(answer.epoch);
        }
        match self.store.account_of_guest(guest).await {
            Ok(account) => {
                let epoch = account.map(|it| it.epoch);
                self.known().remember(guest, epoch, changes);
                Ok(epoch)
            }
            Err(error) => {
                let Some(Answer { epoch, .. }) = known else { return Err(error) };
                self.known().remember(guest, epoch, changes);
                Ok(epoch)
            }
        }
    }

    /// The account of a guest has changed.
    pub(super) fn forget(&self, guest: &GuestId) {
        let mut known = self.known();
        known.changes += 1;
        known.epochs.remove(guest);
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        // A list of answers is whole after any panic.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    fn remember(&mut self, guest: &GuestId, epoch: Option<u32>, changes: u64) {
        if self.changes != changes {
            return;
        }
        if self.epochs.len() >= self.room.max(SWEEP) {
            self.epochs.retain(|_, it| it.read.elapsed() < LIFE);
            self.room = 2 * self.epochs.len();
        }
        self.epochs.insert(guest.clone(), Answer { epoch, read: Instant::now() });
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
        let (owners, guest) = (Owners::new(Arc::new(store.clone())), GuestId::random());
        assert!(matches!(owners.epoch(&guest).await, Ok(None)));
        store.close().await;
        assert!(matches!(owners.epoch(&guest).await, Ok(None)), "it is remembered");
        let age = |known: &mut Known| {
            let answer = known.epochs.get_mut(&guest).expect("it is known");
            answer.read = answer.read.checked_sub(LIFE).expect("the machine runs for a while");
        };
        age(&mut owners.known());
        assert!(matches!(owners.epoch(&guest).await, Ok(None)), "what was known last counts");
        assert!(owners.known().epochs[&guest].read.elapsed() < LIFE, "and is not asked for every time");
        assert!(owners.epoch(&GuestId::random()).await.is_err(), "nobody else is believed");
    }

    #[test]
    fn what_was_read_before_a_change_is_not_remembered_after_it() {
        let (mut known, guest) = (Known::default(), GuestId::random());
        let before = known.changes;
        known.remember(&guest, Some(1), before);
        assert_eq!(known.epochs[&guest].epoch, Some(1));
        known.changes += 1;
        known.epochs.remove(&guest);
        known.remember(&guest, Some(1), before);
        assert!(!known.epochs.contains_key(&guest));
        let now = known.changes;
        known.remember(&guest, Some(2), now);
        assert_eq!(known.epochs[&guest].epoch, Some(2));
    }
}
