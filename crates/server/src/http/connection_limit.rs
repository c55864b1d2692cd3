//! A limit of simultaneous connections, in all and by key.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::Notify;

/// Counts open connections by key; clones share the counts.
pub(crate) struct ConnectionLimit<K>(Arc<Inner<K>>);

struct Inner<K> {
    max: usize,
    counts: Mutex<Counts<K>>,
    released: Notify,
}

struct Counts<K> {
    total: usize,
    per_key: HashMap<K, usize>,
}

/// Permit for one connection, returned when dropped.
pub(crate) struct Permit<K: Hash + Eq> {
    limit: ConnectionLimit<K>,
    keys: Vec<K>,
}

/// The limit is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LimitReached;

impl<K> Clone for ConnectionLimit<K> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<K: Hash + Eq + Clone> ConnectionLimit<K> {
    /// A limit of `max` connections in all.
    pub(crate) fn new(max: usize) -> Self {
        let counts = Mutex::new(Counts { total: 0, per_key: HashMap::new() });
        Self(Arc::new(Inner { max, counts, released: Notify::new() }))
    }

    /// A permit for a connection with these keys, each with its own limit.
    pub(crate) fn acquire(&self, keys: &[(K, usize)]) -> Result<Permit<K>, LimitReached> {
        let mut counts = self.counts();
        let count = |key: &K| counts.per_key.get(key).copied().unwrap_or_default();
        if counts.total >= self.0.max || keys.iter().any(|(key, max)| count(key) >= *max) {
            return Err(LimitReached);
        }
        counts.total += 1;
        let keys: Vec<K> = keys.iter().map(|it| it.0.clone()).collect();
        for key in &keys {
            *counts.per_key.entry(key.clone()).or_default() += 1;
        }
        drop(counts);
        Ok(Permit { limit: self.clone(), keys })
    }

    /// Completes when there is no connection.
    pub(crate) async fn wait_until_empty(&self) {
        loop {
            let released = self.0.released.notified();
            if self.counts().total == 0 {
                return;
            }
            released.await;
        }
    }
}

impl<K> ConnectionLimit<K> {
    fn counts(&self) -> MutexGuard<'_, Counts<K>> {
        // Counts are whole after any panic.
        self.0.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Hash + Eq> Drop for Permit<K> {
    fn drop(&mut self) {
        let mut counts = self.limit.counts();
        counts.total -= 1;
        for key in &self.keys {
            if let Some(count) = counts.per_key.get_mut(key) {
                *count -= 1;
                if *count == 0 {
                    counts.per_key.remove(key);
                }
            }
        }
        drop(counts);
        self.limit.0.released.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_in_all_and_by_key() {
        let limit = ConnectionLimit::new(3);
        let ann = [("ann", 2)];
        let (one, two) = (limit.acquire(&ann).expect("room"), limit.acquire(&ann).expect("room"));
        assert_eq!(limit.acquire(&ann).err(), Some(LimitReached), "she has two");
        let bob = limit.acquire(&[("bob", 2)]).expect("room");
        assert_eq!(limit.acquire(&[]).err(), Some(LimitReached), "three are counts");
        drop((one, two, bob));
        let counts = limit.counts();
        assert_eq!((counts.total, counts.per_key.len()), (0, 0));
        drop(counts);
        assert!(limit.acquire(&ann).is_ok());
    }

    #[tokio::test]
    async fn one_can_wait_until_all_are_gone() {
        let limit = ConnectionLimit::<u8>::new(2);
        limit.wait_until_empty().await;
        let permit = limit.acquire(&[]).expect("room");
        let waits = tokio::spawn({
            let limit = limit.clone();
            async move { limit.wait_until_empty().await }
        });
        tokio::task::yield_now().await;
        drop(permit);
        waits.await.expect("total are wait_until_empty");
    }
}
