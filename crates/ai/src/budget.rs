//! The limit of a search.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

/// Limit of a search: a number of simulations, or a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Simulations through the position, those of earlier decisions of the turn included.
    pub simulations: u32,
    /// When to stop at the latest.
    pub time: Option<Duration>,
}

impl Budget {
    /// This number of simulations, however long they take: the same seed gives the same answer.
    pub const fn simulations(simulations: u32) -> Self {
        Self { simulations, time: None }
    }

    /// As many simulations as fit into this time.
    pub const fn time(time: Duration) -> Self {
        Self { simulations: u32::MAX, time: Some(time) }
    }

    /// The same, but never longer than this.
    #[must_use]
    pub fn within(self, time: Duration) -> Self {
        Self { time: Some(self.time.map_or(time, |it| it.min(time))), ..self }
    }

    /// The instant at which time is up, counted from now.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        self.time.map(|it| Instant::now() + it)
    }
}

/// Tells a search, from any thread, that its answer is no longer wanted.
#[derive(Clone, Default, Debug)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Stops every search that holds a copy.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was stopped.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
