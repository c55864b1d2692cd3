//! The time of day, for the log.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::{SystemTime, UNIX_EPOCH},
};

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// The clock by which turns are timed; clones share it.
///
/// It shows the time of the machine, and in tests that time set forward or back.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    /// Milliseconds by which it was set.
    set_by: Arc<AtomicI64>,
}

impl Clock {
    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        now().saturating_add(self.set_by.load(Ordering::Relaxed))
    }

    /// Sets it forward, or back, by some milliseconds.
    pub fn set_by(&self, milliseconds: i64) {
        self.set_by.fetch_add(milliseconds, Ordering::Relaxed);
    }
}
