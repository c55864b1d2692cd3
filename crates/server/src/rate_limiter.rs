//! A rate limiter by key that forgets idle keys.

use std::{
    hash::Hash,
    num::NonZeroU32,
    sync::atomic::{AtomicUsize, Ordering},
    time::Duration,
};

use governor::{
    Quota,
    clock::{Clock, MonotonicClock},
    middleware::NoOpMiddleware,
    state::keyed::HashMapStateStore,
};

use crate::limit_config::Rate;

/// Number of keys at which idle ones are removed.
const SWEEP_AT: usize = 4096;

/// The state of each key that is not idle.
type Limiter<K, C> = governor::RateLimiter<K, HashMapStateStore<K>, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// Limits events by key.
pub(crate) struct RateLimiter<K: Hash + Eq + Clone, C: Clock = MonotonicClock> {
    /// `None` if the rate admits nothing.
    limiter: Option<Limiter<K, C>>,
    rate: Rate,
    clock: C,
    /// Number of keys at which the next sweep is due.
    sweep_at: AtomicUsize,
}

impl<K: Hash + Eq + Clone> RateLimiter<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self::with_clock(rate, MonotonicClock)
    }
}

impl<K: Hash + Eq + Clone, C: Clock + Clone> RateLimiter<K, C> {
    fn with_clock(rate: Rate, clock: C) -> Self {
        let quota = Quota::with_period(rate.every.max(Duration::from_nanos(1)));
        let quota = quota.zip(NonZeroU32::new(rate.burst)).map(|(it, burst)| it.allow_burst(burst));
        let limiter = quota.map(|it| Limiter::hashmap_with_clock(it, clock.clone()));
        Self { limiter, rate, clock, sweep_at: AtomicUsize::new(SWEEP_AT) }
    }

    /// Admits an event now, or returns the time to wait.
    pub(crate) fn admit(&self, key: &K) -> Result<(), Duration> {
        let Some(limiter) = &self.limiter else { return Err(self.rate.every) };
        if limiter.len() >= self.sweep_at.load(Ordering::Relaxed) {
            limiter.retain_recent();
            self.sweep_at.store((2 * limiter.len()).max(SWEEP_AT), Ordering::Relaxed);
        }
        limiter.check_key(key).map_err(|it| it.wait_time_from(self.clock.now()))
    }
}

#[cfg(test)]
mod tests {
    use governor::clock::FakeRelativeClock;

    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn limiter(rate: Rate) -> (RateLimiter<u32, FakeRelativeClock>, FakeRelativeClock) {
        let clock = FakeRelativeClock::default();
        (RateLimiter::with_clock(rate, clock.clone()), clock)
    }

    fn admitted(limiter: &RateLimiter<u32, FakeRelativeClock>, key: u32) -> usize {
        (0..1000).take_while(|_| limiter.admit(&key).is_ok()).count()
    }

    #[test]
    fn a_burst_is_let_in_and_then_one_after_the_other() {
        let (limiter, clock) = limiter(Rate::new(5, 2, SECOND));
        assert_eq!(admitted(&limiter, 1), 5);
        assert_eq!(limiter.admit(&1), Err(SECOND / 2));
        clock.advance(SECOND);
        assert_eq!(admitted(&limiter, 1), 2);
        clock.advance(60 * SECOND);
        assert_eq!(admitted(&limiter, 1), 5, "no more than a burst is saved up");
    }

    #[test]
    fn everybody_has_a_rate_of_their_own() {
        let (limiter, _) = limiter(Rate::new(3, 1, SECOND));
        assert_eq!((admitted(&limiter, 1), admitted(&limiter, 2)), (3, 3));
    }

    #[test]
    fn who_came_long_ago_is_forgotten() {
        let (limiter, clock) = limiter(Rate::new(1, 1, SECOND));
        for key in 0..10_000 {
            assert_eq!(limiter.admit(&key), Ok(()));
            clock.advance(SECOND);
        }
        assert!(limiter.limiter.as_ref().expect("the rate admits some").len() <= SWEEP_AT);
    }

    #[test]
    fn who_came_just_now_is_remembered_by_a_sweep() {
        let (limiter, _) = limiter(Rate::new(1, 1, SECOND));
        for key in 0..10_000 {
            assert_eq!(limiter.admit(&key), Ok(()));
        }
        assert!((0..10_000).all(|key| limiter.admit(&key).is_err()));
    }

    #[test]
    fn a_burst_of_none_admits_none() {
        let (limiter, _) = limiter(Rate::new(0, 1, SECOND));
        assert_eq!(limiter.admit(&1), Err(SECOND));
    }

    #[test]
    fn a_rate_above_one_in_a_nanosecond_is_a_rate() {
        let (limiter, _) = limiter(Rate::new(3, u32::MAX, SECOND));
        assert_eq!(limiter.admit(&1), Ok(()));
    }
}
