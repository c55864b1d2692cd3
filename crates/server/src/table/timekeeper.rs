//! Keeps time for all tables: looks at those that are due, and lets turns stand still while nobody serves.
//!
//! Every machine notes the time in the database now and then, the *pulse*. Where there is a gap, no machine served, or
//! somebody set a clock: then all turns go on as if the gap had not been. Nothing is judged without a fresh pulse.

use std::{sync::Arc, time::Duration};

use patolli_store::Error;
use tokio::time::{Instant, sleep};

use super::{Command, LiveTables};
use crate::{failure::Failure, work::db_health::DbState};

/// Pause between looks for tables that are due.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// Pause between two beats of the pulse.
const PULSE_INTERVAL: Duration = Duration::from_secs(10);
/// Gap of the pulse beyond which time stood still, in milliseconds.
const MAX_GAP: i64 = 30_000;
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
    let mut keeper = Timekeeper { live, beaten: None };
    loop {
        keeper.keep().await;
        sleep(POLL_INTERVAL).await;
    }
}

struct Timekeeper {
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

/// Whether two times are so near that no gap lies between them.
fn is_near(one: i64, other: i64) -> bool {
    (-MAX_GAP..=MAX_GAP).contains(&one.saturating_sub(other))
}

impl Timekeeper {
    /// Beats the pulse if it is time, and looks at the tables that are due.
    async fn keep(&mut self) {
        if self.live.db_health.state() != DbState::Ready {
            self.beaten = None;
            return;
        }
        let now = self.live.clock.now();
        if self.beaten.is_none_or(|it| it.is_stale(now)) {
            match self.beat().await {
                Ok(agrees) => {
                    let beat = Beat { at: Instant::now(), time: self.live.clock.now() };
                    self.beaten = agrees.then_some(beat);
                }
                Err(error) => {
                    self.live.db_health.report_failure(&error);
                    self.beaten = None;
                }
            }
        }
        if self.beaten.is_some()
            && let Err(error) = look_at_due_tables(&self.live).await
        {
            self.live.db_health.report_failure(&error);
        }
    }

    /// Notes the time; returns whether our clock agrees with that of the other machines.
    async fn beat(&self) -> Result<bool, Error> {
        let store = self.live.store();
        let before = store.pulse().await?;
        let now = self.live.clock.now();
        if before.is_none_or(|it| is_near(now, it)) {
            // If another machine was quicker, its pulse is as good.
            store.set_pulse(before, now, None).await?;
            return Ok(true);
        }
        if store.is_shared() {
            sleep(WATCH_TIME).await;
            if store.pulse().await? != before {
                tracing::error!("the clock of this machine is wrong: it judges no time of turns");
                return Ok(false);
            }
        }
        let now = self.live.clock.now();
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
