//! The time of day, for the log.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicI64, Ordering},
    },
    time::{SystemTime, UNIX_EPOCH},
};

/// Gap between two times beyond which time stood still, in milliseconds.
const MAX_GAP: i64 = 30_000;

/// Whether two times are so near that no gap lies between them.
pub(crate) fn is_near(one: i64, other: i64) -> bool {
    (-MAX_GAP..=MAX_GAP).contains(&one.saturating_sub(other))
}

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

/// What this machine knows of its clock from what all machines note in the database.
#[derive(Debug, Default)]
pub(crate) struct Pulse(Mutex<Agreement>);

/// Whether the clock of this machine agrees with that of the others.
#[derive(Clone, Copy, Debug, Default)]
enum Agreement {
    /// It must still be found out.
    #[default]
    Unknown,
    /// At that time of ours it did, in milliseconds since 1970.
    Agreed(i64),
    /// It is wrong: this number of milliseconds must be added.
    Wrong(i64),
}

impl Pulse {
    /// Notes that our clock agrees with the others at that time.
    pub(crate) fn agree(&self, time: i64) {
        self.set(Agreement::Agreed(time));
    }

    /// Notes that our clock is wrong: the others have another time by this number of milliseconds.
    pub(crate) fn differ(&self, by: i64) {
        self.set(Agreement::Wrong(by));
    }

    /// When our clock last agreed with the others; none where that is unknown, or where it is wrong.
    pub(crate) fn agreed_at(&self) -> Option<i64> {
        if let Agreement::Agreed(time) = self.get() { Some(time) } else { None }
    }

    /// Milliseconds that must be added to our clock; none unless it is wrong.
    pub(crate) fn correction(&self) -> Option<i64> {
        if let Agreement::Wrong(by) = self.get() { Some(by) } else { None }
    }

    fn get(&self) -> Agreement {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, agreement: Agreement) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = agreement;
    }
}
