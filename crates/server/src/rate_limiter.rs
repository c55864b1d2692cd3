//! A rate limiter by key (generic cell rate algorithm).

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use crate::limit_config::Rate;

/// Number of keys at which idle ones are removed.
const SWEEP_AT: usize = 4096;

/// Limits events by key. For each key it keeps one instant: when the burst is fully available again.
pub(crate) struct RateLimiter<K> {
    rate: Rate,
    earned: Mutex<Earned<K>>,
}

struct Earned<K> {
    at: HashMap<K, Instant>,
    /// Number of keys at which the next sweep is due.
    room: usize,
}

impl<K: Hash + Eq> RateLimiter<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, earned: Mutex::new(Earned { at: HashMap::new(), room: SWEEP_AT }) }
    }

    /// Admits an event now, or returns the time to wait.
    pub(crate) fn admit(&self, key: K) -> Result<(), Duration> {
        self.admit_at(key, Instant::now())
    }

    fn admit_at(&self, key: K, now: Instant) -> Result<(), Duration> {
        let Rate { burst, every } = self.rate;
        // A map of moments is whole after any panic.
        let mut earned = self.earned.lock().unwrap_or_else(PoisonError::into_inner);
        if earned.at.len() >= earned.room {
            earned.at.retain(|_, it| *it > now);
            earned.room = (2 * earned.at.len()).max(SWEEP_AT);
        }
        let earned = earned.at.entry(key).or_insert(now);
        let next = (*earned).max(now) + every;
        let latest = now + every * burst;
        if next > latest {
            return Err(next - latest);
        }
        *earned = next;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn admitted(limiter: &RateLimiter<u32>, key: u32, now: Instant) -> usize {
        (0..1000).take_while(|_| limiter.admit_at(key, now).is_ok()).count()
    }

    #[test]
    fn a_burst_is_let_in_and_then_one_after_the_other() {
        let (limiter, now) = (RateLimiter::new(Rate::new(5, 2, SECOND)), Instant::now());
        assert_eq!(admitted(&limiter, 1, now), 5);
        assert_eq!(limiter.admit_at(1, now), Err(SECOND / 2));
        assert_eq!(admitted(&limiter, 1, now + SECOND), 2);
        assert_eq!(admitted(&limiter, 1, now + 60 * SECOND), 5, "nobody saves up more than a burst");
    }

    #[test]
    fn everybody_has_a_rate_of_their_own() {
        let (limiter, now) = (RateLimiter::new(Rate::new(3, 1, SECOND)), Instant::now());
        assert_eq!((admitted(&limiter, 1, now), admitted(&limiter, 2, now)), (3, 3));
    }

    #[test]
    fn who_came_long_ago_is_forgotten() {
        let (limiter, now) = (RateLimiter::new(Rate::new(1, 1, SECOND)), Instant::now());
        for key in 0..10_000 {
            assert_eq!(limiter.admit_at(key, now + key * SECOND), Ok(()));
        }
        assert!(limiter.earned.lock().expect("nobody panicked").at.len() <= SWEEP_AT);
    }

    #[test]
    fn nobody_comes_where_nobody_may() {
        let limiter = RateLimiter::new(Rate::new(0, 1, SECOND));
        assert!(limiter.admit_at(1, Instant::now()).is_err());
    }
}
