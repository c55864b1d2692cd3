//! Keeps time for all tables: looks at those that are due, and lets turns stand still while nobody serves.
//!
//! Every machine notes the time in the database now and then, the *pulse*. Where there is a gap, no machine served, or
//! somebody set a clock: then all turns go on as if the gap had not been. Nothing is judged without a fresh pulse.

use std::{sync::Arc, time::Duration};

use patolli_store::Error;
use tokio::time::{Instant, sleep};

use super::{Command, LiveTables};
use crate::{clock::is_near, failure::Failure, work::db_health::DbState};

/// Pause between looks for tables that are due.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// Pause between two beats of the pulse.
const PULSE_INTERVAL: Duration = Duration::from_secs(10);
/// The same in milliseconds.
const PULSE_MS: i64 = 10_000;
/// Time for which another machine is watched before its clock, or ours, counts as wrong.
const WATCH_TIME: Duration = Duration::from_secs(25);
/// Time that every turn has at least after time stood still, in milliseconds.
const LEAST_AFTER_GAP: i64 = 60_000;
/// Tables that are looked at in one go.
const BATCH_SIZE: u32 = 200;
/// Time after which a table is looked at again that cannot be played, in milliseconds.
const UNPLAYABLE_PAUSE: i64 = 24 * 60 * 60 * 1000;

/// Keeps time. Never completes.
pub(crate) async fn run(live: Arc<LiveTables>) {
    let mut keeper = Timekeeper::new(live);
    loop {
        if keeper.keep_pulse().await
            && let Err(error) = look_at_due_tables(&keeper.live).await
        {
            keeper.live.db_health.report_failure(&error);
        }
        sleep(POLL_INTERVAL).await;
    }
}

/// Notes the time, and knows whether this machine may judge it.
pub(crate) struct Timekeeper {
    live: Arc<LiveTables>,
    /// The last beat of the pulse that agreed with our clock; none while it must be found out.
    beaten: Option<Beat>,
}

/// A beat of the pulse.
#[derive(Clone, Copy)]
struct Beat {
    at: Instant,
    /// What our clock showed then.
    time: i64,
}

impl Beat {
    /// Whether nothing can be judged by it any more: it is old, or our clock was set since.
    fn is_stale(self, now: i64) -> bool {
        self.at.elapsed() >= PULSE_INTERVAL || !is_near(now, self.time)
    }
}

/// What a machine finds when it notes the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PulseState {
    /// Its clock agrees with what was noted.
    Agrees,
    /// There is a gap since the time that was noted.
    Gap(Option<i64>),
}

impl Timekeeper {
    /// A keeper that knows nothing yet.
    pub(crate) fn new(live: Arc<LiveTables>) -> Self {
        Self { live, beaten: None }
    }

    /// Beats the pulse if it is time; returns whether times may be judged now.
    pub(crate) async fn keep_pulse(&mut self) -> bool {
        if self.live.db_health.state() != DbState::Ready {
            self.beaten = None;
            return false;
        }
        let now = self.live.clock.now();
        if self.beaten.is_none_or(|it| it.is_stale(now)) {
            let agrees = self.beat().await.unwrap_or_else(|error| {
                self.live.db_health.report_failure(&error);
                false
            });
            self.beaten = agrees.then(|| {
                let beat = Beat { at: Instant::now(), time: self.live.clock.now() };
                self.live.pulse.agree(beat.time);
                beat
            });
        }
        self.beaten.is_some()
    }

    /// Notes the time; returns whether our clock agrees with that of the other machines.
    async fn beat(&self) -> Result<bool, Error> {
        match self.look_at_pulse().await? {
            PulseState::Agrees => Ok(true),
            PulseState::Gap(before) => {
                if self.live.store().is_shared() {
                    sleep(WATCH_TIME).await;
                }
                self.close_gap(before).await
            }
        }
    }

    /// Notes the time, unless there is a gap.
    pub(crate) async fn look_at_pulse(&self) -> Result<PulseState, Error> {
        let store = self.live.store();
        let before = store.pulse().await?;
        let now = self.live.clock.now();
        if before.is_some_and(|it| !is_near(now, it)) {
            return Ok(PulseState::Gap(before));
        }
        // If another machine was quicker, its pulse is as good.
        store.set_pulse(before, now, None).await?;
        Ok(PulseState::Agrees)
    }

    /// Lets turns go on where they stood at `before`, unless another machine has noted the time since: then our clock is
    /// wrong. Returns whether it is right.
    pub(crate) async fn close_gap(&self, before: Option<i64>) -> Result<bool, Error> {
        let (store, now) = (self.live.store(), self.live.clock.now());
        let noted = store.pulse().await?;
        if noted != before {
            let by = noted.map_or(0, |it| it.saturating_sub(now));
            // Another machine may have closed the gap.
            if is_near(by, 0) {
                return Ok(true);
            }
            tracing::error!(by, "the clock of this machine is wrong: it judges no time of turns");
            // What was noted is older by up to a beat, and nobody is to lose that time.
            self.live.pulse.differ(by.saturating_add(PULSE_MS));
            return Ok(false);
        }
        let moved = store.set_pulse(before, now, Some(LEAST_AFTER_GAP)).await?;
        if moved {
            tracing::warn!("nobody served for a while, or a clock was set: turns go on where they stood");
            self.live.on_change(&patolli_store::ChangeEvent::Lagged);
        }
        Ok(moved)
    }
}

/// Lets the tables that are due do what must be done.
async fn look_at_due_tables(live: &Arc<LiveTables>) -> Result<(), Error> {
    let now = live.clock.now();
    for id in live.store().due_tables(now, BATCH_SIZE).await? {
        let done = live.ask(&id, Command::Due).await;
        if let Err(Failure::Damaged | Failure::Newer | Failure::Panicked) = done {
            live.store().postpone(&id, now.saturating_add(UNPLAYABLE_PAUSE)).await?;
        }
    }
    Ok(())
}
