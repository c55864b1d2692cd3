//! How many may be here at once: in all, and of each kind.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::Notify;

/// Those who are here, counted by a key; clones are the same.
pub(crate) struct Crowd<K>(Arc<Inner<K>>);

struct Inner<K> {
    most: usize,
    here: Mutex<Here<K>>,
    left: Notify,
}

struct Here<K> {
    all: usize,
    of: HashMap<K, usize>,
}

/// Somebody's place, free again when it is dropped.
pub(crate) struct Place<K: Hash + Eq> {
    crowd: Crowd<K>,
    keys: Vec<K>,
}

/// There is no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Full;

impl<K> Clone for Crowd<K> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<K: Hash + Eq + Clone> Crowd<K> {
    /// At most so many in all.
    pub(crate) fn new(most: usize) -> Self {
        let here = Mutex::new(Here { all: 0, of: HashMap::new() });
        Self(Arc::new(Inner { most, here, left: Notify::new() }))
    }

    /// A place for somebody with these keys, of each of which at most so many may be here.
    pub(crate) fn enter(&self, keys: &[(K, usize)]) -> Result<Place<K>, Full> {
        let mut here = self.here();
        let count = |key: &K| here.of.get(key).copied().unwrap_or_default();
        if here.all >= self.0.most || keys.iter().any(|(key, most)| count(key) >= *most) {
            return Err(Full);
        }
        here.all += 1;
        let keys: Vec<K> = keys.iter().map(|it| it.0.clone()).collect();
        for key in &keys {
            *here.of.entry(key.clone()).or_default() += 1;
        }
        drop(here);
        Ok(Place { crowd: self.clone(), keys })
    }

    /// Completes when nobody is here.
    pub(crate) async fn gone(&self) {
        loop {
            let left = self.0.left.notified();
            if self.here().all == 0 {
                return;
            }
            left.await;
        }
    }
}

impl<K> Crowd<K> {
    fn here(&self) -> MutexGuard<'_, Here<K>> {
        // Counts are whole after any panic.
        self.0.here.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Hash + Eq> Drop for Place<K> {
    fn drop(&mut self) {
        let mut here = self.crowd.here();
        here.all -= 1;
        for key in &self.keys {
            if let Some(count) = here.of.get_mut(key) {
                *count -= 1;
                if *count == 0 {
                    here.of.remove(key);
                }
            }
        }
        drop(here);
        self.crowd.0.left.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_in_all_and_by_key() {
        let crowd = Crowd::new(3);
        let ann = [("ann", 2)];
        let (one, two) = (crowd.enter(&ann).expect("room"), crowd.enter(&ann).expect("room"));
        assert_eq!(crowd.enter(&ann).err(), Some(Full), "she has two");
        let bob = crowd.enter(&[("bob", 2)]).expect("room");
        assert_eq!(crowd.enter(&[]).err(), Some(Full), "three are here");
        drop((one, two, bob));
        let here = crowd.here();
        assert_eq!((here.all, here.of.len()), (0, 0));
        drop(here);
        assert!(crowd.enter(&ann).is_ok());
    }

    #[tokio::test]
    async fn one_can_wait_until_all_are_gone() {
        let crowd = Crowd::<u8>::new(2);
        crowd.gone().await;
        let place = crowd.enter(&[]).expect("room");
        let waits = tokio::spawn({
            let crowd = crowd.clone();
            async move { crowd.gone().await }
        });
        tokio::task::yield_now().await;
        drop(place);
        waits.await.expect("all are gone");
    }
}
