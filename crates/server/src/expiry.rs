//! Expiry of unused tables: they are closed, and some days later deleted.

use std::{str::FromStr, time::Duration};

use patolli_store::{ChangeEvent, Closed, ClosedBy, ExpiryCutoffs};
use tokio::time::{Instant, sleep};

use crate::{app::App, clock, closing::notify_closed};

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
const MAX_CLOCK_SETBACK: i64 = HOUR;
/// Time for which nothing expires after the clock was distrusted.
const CLOCK_DISTRUST: Duration = Duration::from_hours(1);
const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;

/// Days after which unused tables expire; 0 is never.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expiry {
    /// Listed tables that never started.
    pub listed: u32,
    /// Other tables that never started.
    pub unlisted: u32,
    /// Unfinished games without a player who has an account.
    pub abandoned: u32,
    /// Tables that were closed, until they are deleted.
    pub closed: u32,
}

impl Default for Expiry {
    fn default() -> Self {
        Self { listed: 14, unlisted: 30, abandoned: 180, closed: 7 }
    }
}

/// An unreadable setting.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is none of listed=DAYS, unlisted=DAYS, abandoned=DAYS, closed=DAYS")]
pub struct ExpiryError(String);

impl Expiry {
    /// Sets one of the times, written as `NAME=DAYS`.
    pub fn set(&mut self, text: &str) -> Result<(), ExpiryError> {
        let wrong = || ExpiryError(text.to_owned());
        let (name, days) = text.split_once('=').ok_or_else(wrong)?;
        let days = u32::from_str(days).map_err(|_| wrong())?;
        match name {
            "listed" => self.listed = days,
            "unlisted" => self.unlisted = days,
            "abandoned" => self.abandoned = days,
            "closed" => self.closed = days,
            _ => return Err(wrong()),
        }
        Ok(())
    }

    fn cutoffs(self, now: i64) -> ExpiryCutoffs {
        ExpiryCutoffs {
            listed: days_before(now, self.listed),
            unlisted: days_before(now, self.unlisted),
            abandoned: days_before(now, self.abandoned),
        }
    }
}

/// The time a number of days ago; for 0, before everything.
fn days_before(now: i64, days: u32) -> i64 {
    if days == 0 { i64::MIN } else { now.saturating_sub(i64::from(days) * DAY) }
}

/// Expires tables and follows other processes. Never completes.
pub(crate) async fn run(app: App, expiry: Expiry) {
    let (mut next, mut trusted_from) = (Instant::now(), Instant::now());
    loop {
        reload_after_other_processes(&app).await;
        if next <= Instant::now() {
            next = Instant::now() + EXPIRE_INTERVAL;
            if let Err(error) = expire_tables(&app, expiry, &mut trusted_from).await {
                tracing::warn!(%error, "tables that nobody touches stay for now");
            }
        }
        sleep(POLL_INTERVAL).await;
    }
}

/// Lets tables in memory reload after another process wrote to the file, such as `patolli admin`.
async fn reload_after_other_processes(app: &App) {
    if app.store().changed_elsewhere().await.unwrap_or(false) {
        app.live().on_change(&ChangeEvent::Lagged);
    }
}

/// Closes and deletes what is due, unless the clock is distrusted.
async fn expire_tables(
    app: &App,
    expiry: Expiry,
    trusted_from: &mut Instant,
) -> Result<(), patolli_store::Error> {
    let now = clock::now();
    let last = app.store().swap_metadata(LAST_CHECK_KEY, now).await?;
    if !is_plausible(last, now) {
        tracing::warn!(
            "the clock was set or the server was away for long: for an hour no table goes away by time"
        );
        *trusted_from = Instant::now() + CLOCK_DISTRUST;
    }
    if Instant::now() < *trusted_from {
        return Ok(());
    }
    let closed = close(app, expiry, now).await?;
    let deleted = delete(app, days_before(now, expiry.closed)).await?;
    if closed + deleted > 0 {
        tracing::info!(closed, deleted, "tables went away that nobody had touched for long");
    }
    Ok(())
}

/// Closes unused tables; returns their number.
async fn close(app: &App, expiry: Expiry, now: i64) -> Result<usize, patolli_store::Error> {
    let (closed, times) = (Closed { by: ClosedBy::Time, at: now }, expiry.cutoffs(now));
    let mut count = 0;
    loop {
        let ids = app.store().expire(closed, &times, BATCH_SIZE).await?;
        if ids.is_empty() {
            return Ok(count);
        }
        count += ids.len();
        app.limits().remove_tables(ids.len());
        notify_closed(app, &ids);
    }
}

/// Deletes tables closed before that time; returns their number.
async fn delete(app: &App, before: i64) -> Result<usize, patolli_store::Error> {
    let mut count = 0;
    loop {
        let ids = app.store().delete_closed(before, BATCH_SIZE).await?;
        if ids.is_empty() {
            return Ok(count);
        }
        count += ids.len();
        notify_closed(app, &ids);
    }
}

/// Whether the clock agrees with the time of the last search.
fn is_plausible(last: Option<i64>, now: i64) -> bool {
    last.is_none_or(|it| (-MAX_CLOCK_SETBACK..=MAX_CLOCK_ADVANCE).contains(&now.saturating_sub(it)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_by_name() {
        let mut expiry = Expiry::default();
        for text in ["listed=1", "unlisted=2", "abandoned=0", "closed=4"] {
            expiry.set(text).expect("it is a time");
        }
        assert_eq!(expiry, Expiry { listed: 1, unlisted: 2, abandoned: 0, closed: 4 });
        for text in ["", "listed", "listed=", "listed=-1", "listed=x", "open=3"] {
            assert!(expiry.set(text).is_err(), "{text}");
        }
    }

    #[test]
    fn zero_days_are_never() {
        let times = Expiry { listed: 1, unlisted: 0, ..Expiry::default() }.cutoffs(10 * DAY);
        assert_eq!((times.listed, times.unlisted), (9 * DAY, i64::MIN));
    }

    #[test]
    fn a_clock_that_jumps_is_not_believed_at_once() {
        assert!(is_plausible(None, 0) && is_plausible(Some(0), 0) && is_plausible(Some(0), 14 * DAY));
        assert!(is_plausible(Some(1000), 0), "a clock may be corrected a little");
        assert!(!is_plausible(Some(0), 400 * DAY) && !is_plausible(Some(400 * DAY), 0));
    }
}
