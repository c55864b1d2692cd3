//! Settings of the expiry of unused tables.

use std::str::FromStr;

use patolli_store::{ExpiryCutoffs, SleepCall, SleepCutoffs, Table};

/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

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
    /// Games of one person against bots, until they fall asleep.
    pub alone: u32,
    /// Games of several people without a clock, until they fall asleep.
    pub together: u32,
    /// Games of several people that sleep, until the computer finishes them.
    pub finish: u32,
}

impl Default for Expiry {
    fn default() -> Self {
        Self { listed: 14, unlisted: 30, abandoned: 180, closed: 7, alone: 14, together: 30, finish: 90 }
    }
}

/// An unreadable setting.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "`{0}` is none of listed=DAYS, unlisted=DAYS, abandoned=DAYS, closed=DAYS, alone=DAYS, together=DAYS, finish=DAYS"
)]
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
            "alone" => self.alone = days,
            "together" => self.together = days,
            "finish" => self.finish = days,
            _ => return Err(wrong()),
        }
        Ok(())
    }

    /// When games fall asleep, and the call that says so where the computer finishes them.
    pub(crate) fn sleep_cutoffs(self, now: i64, finishing: SleepCall) -> SleepCutoffs {
        let finished_at = now.saturating_add(i64::from(self.finish) * DAY);
        SleepCutoffs {
            alone: days_before(now, self.alone),
            together: days_before(now, self.together),
            due: if self.finish == 0 { i64::MAX } else { finished_at },
            call: (self.finish > 0).then_some(SleepCall { due: now, ..finishing }),
        }
    }

    /// Time at which a table that waits for people is closed, if it is by time.
    pub(crate) fn closes_at(self, table: &Table) -> Option<i64> {
        let days = if table.listed { self.listed } else { self.unlisted };
        (days > 0).then(|| table.moved.saturating_add(i64::from(days) * DAY))
    }

    pub(crate) fn cutoffs(self, now: i64) -> ExpiryCutoffs {
        ExpiryCutoffs {
            listed: days_before(now, self.listed),
            unlisted: days_before(now, self.unlisted),
            abandoned: days_before(now, self.abandoned),
        }
    }
}

/// The time a number of days ago; for 0, before everything.
pub(crate) fn days_before(now: i64, days: u32) -> i64 {
    if days == 0 { i64::MIN } else { now.saturating_sub(i64::from(days) * DAY) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_by_name() {
        let mut expiry = Expiry::default();
        for text in ["listed=1", "unlisted=2", "abandoned=0", "closed=4", "alone=5", "together=6", "finish=7"]
        {
            expiry.set(text).expect("it is a time");
        }
        let wanted =
            Expiry { listed: 1, unlisted: 2, abandoned: 0, closed: 4, alone: 5, together: 6, finish: 7 };
        assert_eq!(expiry, wanted);
        for text in ["", "listed", "listed=", "listed=-1", "listed=x", "open=3"] {
            assert!(expiry.set(text).is_err(), "{text}");
        }
    }

    #[test]
    fn zero_days_are_never() {
        let times = Expiry { listed: 1, unlisted: 0, ..Expiry::default() }.cutoffs(10 * DAY);
        assert_eq!((times.listed, times.unlisted), (9 * DAY, i64::MIN));
    }
}
