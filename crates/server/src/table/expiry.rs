//! Expiry of unused tables: they are closed, and some days later deleted.

use std::{sync::Arc, time::Duration};

use patolli_store::{ChangeEvent, Closed, ClosedBy};
use tokio::time::{Instant, sleep};

use crate::{
    expiry_config::{Expiry, days_before},
    table::{LiveTables, call_events::FINISHING_CALL, closing::notify_closed},
};

/// Pause between searches for unused tables.
const EXPIRE_INTERVAL: Duration = Duration::from_hours(1);
/// Pause between checks for changes by other processes.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// Tables closed or deleted in one transaction.
const BATCH_SIZE: u32 = 200;
/// Key of the time of the last search, in the database.
const LAST_CHECK_KEY: &str = "expired";
/// Maximum time since the last search; after more, the clock is distrusted.
const MAX_CLOCK_ADVANCE: i64 = 14 * DAY;
/// Maximum correction of the clock backwards.
const MAX_CLOCK_CORRECTION: i64 = HOUR;
/// Time for which nothing expires after the clock was distrusted.
const CLOCK_DISTRUST: Duration = Duration::from_hours(1);
const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;

/// Expires tables and follows other processes. Never completes.
pub(crate) async fn run(live: Arc<LiveTables>, expiry: Expiry, removed: impl Fn(usize) + Send + Sync) {
    let (mut next, mut trusted_from) = (Instant::now(), Instant::now());
    loop {
        reload_after_other_processes(&live).await;
        if next <= Instant::now() {
            next = Instant::now() + EXPIRE_INTERVAL;
            if let Err(error) = expire_tables(&live, expiry, &removed, &mut trusted_from).await {
                tracing::warn!(%error, "unused tables stay for now");
            }
        }
        sleep(POLL_INTERVAL).await;
    }
}

/// Lets tables in memory reload after another process wrote to the file, such as `patolli admin`.
async fn reload_after_other_processes(live: &LiveTables) {
    if live.store().changed_elsewhere().await.unwrap_or(false) {
        live.on_change(&ChangeEvent::Lagged);
    }
}

/// Closes and deletes what is due, unless the clock is distrusted.
async fn expire_tables(
    live: &LiveTables,
    expiry: Expiry,
    removed: &(impl Fn(usize) + Send + Sync),
    trusted_from: &mut Instant,
) -> Result<(), patolli_store::Error> {
    let now = live.now();
    let last = live.store().swap_metadata(LAST_CHECK_KEY, now).await?;
    if !is_plausible(last, now) {
        tracing::warn!(
            "the clock was set or the server was away for long: for an hour no table goes away by time"
        );
        *trusted_from = Instant::now() + CLOCK_DISTRUST;
    }
    if Instant::now() < *trusted_from {
        return Ok(());
    }
    let asleep = fall_asleep(live, expiry, removed, now).await?;
    let closed = close(live, expiry, removed, now).await?;
    let deleted = delete(live, days_before(now, expiry.closed)).await?;
    if asleep + closed + deleted > 0 {
        tracing::info!(asleep, closed, deleted, "unused tables fell asleep, were closed or deleted");
    }
    Ok(())
}

/// Closes unused tables; returns their number.
async fn close(
    live: &LiveTables,
    expiry: Expiry,
    removed: &(impl Fn(usize) + Send + Sync),
    now: i64,
) -> Result<usize, patolli_store::Error> {
    let (closed, times) = (Closed { by: ClosedBy::Time, at: now }, expiry.cutoffs(now));
    let mut count = 0;
    loop {
        let ids = live.store().expire(closed, &times, BATCH_SIZE).await?;
        if ids.is_empty() {
            return Ok(count);
        }
        count += ids.len();
        removed(ids.len());
        notify_closed(live, &ids);
    }
}

/// Lets tables sleep where nobody did anything for long, which makes room for others; returns their number.
async fn fall_asleep(
    live: &LiveTables,
    expiry: Expiry,
    removed: &(impl Fn(usize) + Send + Sync),
    now: i64,
) -> Result<usize, patolli_store::Error> {
    let times = expiry.sleep_cutoffs(now, FINISHING_CALL);
    let mut count = 0;
    loop {
        let ids = live.store().fall_asleep(&times, BATCH_SIZE).await?;
        if ids.is_empty() {
            return Ok(count);
        }
        count += ids.len();
        removed(ids.len());
        notify_closed(live, &ids);
    }
}

/// Deletes tables closed before that time; returns their number.
async fn delete(live: &LiveTables, before: i64) -> Result<usize, patolli_store::Error> {
    let mut count = 0;
    loop {
        let ids = live.store().delete_closed(before, BATCH_SIZE).await?;
        if ids.is_empty() {
            return Ok(count);
        }
        count += ids.len();
        notify_closed(live, &ids);
    }
}

/// Whether the clock agrees with the time of the last search.
fn is_plausible(last: Option<i64>, now: i64) -> bool {
    last.is_none_or(|it| (-MAX_CLOCK_CORRECTION..=MAX_CLOCK_ADVANCE).contains(&now.saturating_sub(it)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_jumps_is_not_believed_at_once() {
        assert!(is_plausible(None, 0) && is_plausible(Some(0), 0) && is_plausible(Some(0), 14 * DAY));
        assert!(is_plausible(Some(1000), 0), "a clock may be corrected a little");
        assert!(!is_plausible(Some(0), 400 * DAY) && !is_plausible(Some(400 * DAY), 0));
    }
}
