//! What happens to a call whose time has come.

use super::{
    quiet::{QuietHours, Zone},
    when::{HOUR, MINUTE, is_looking},
};
use crate::message::CallEvent;

/// Shortest time between two calls, unless a table is live.
const BETWEEN: i64 = 15 * MINUTE;

/// Frequency at which a person wants to be called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Often {
    /// At once.
    AtOnce,
    /// Once an hour at most.
    Hourly,
    /// Once a day, at this hour.
    Daily(u8),
}

impl Often {
    /// Its form in the database: `at-once`, `hourly`, `daily:8`.
    pub fn name(self) -> String {
        match self {
            Self::AtOnce => "at-once".to_owned(),
            Self::Hourly => "hourly".to_owned(),
            Self::Daily(hour) => format!("daily:{hour}"),
        }
    }

    /// What a name says.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "at-once" => Some(Self::AtOnce),
            "hourly" => Some(Self::Hourly),
            _ => name.strip_prefix("daily:")?.parse().ok().filter(|&it| it < 24).map(Self::Daily),
        }
    }
}

/// When a person wants to be called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wishes {
    /// The zone, for the hour of daily calls.
    pub zone: Zone,
    /// Hours without calls.
    pub quiet: QuietHours,
    /// Frequency of calls.
    pub often: Often,
}

/// What is known when the time of a call has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Situation {
    /// Occasion.
    pub event: CallEvent,
    /// Whether the occasion is still there: the seat is still asked, the invitation still open.
    pub holds: bool,
    /// Whether the table is live.
    pub is_live: bool,
    /// When the person was last seen on any page.
    pub seen: i64,
    /// When the person was last called.
    pub called: Option<i64>,
}

/// What happens to a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dispatch {
    /// It is sent now.
    Send,
    /// It waits until then.
    Hold(i64),
    /// It is not sent: the occasion has passed, or the person is looking.
    Drop,
}

/// What happens to a call now.
pub fn judge(situation: Situation, wishes: &Wishes, now: i64) -> Dispatch {
    let Situation { event, holds, is_live, seen, called } = situation;
    // An invitation is not on every page.
    let looks = event != CallEvent::Seat && is_looking(seen, now);
    if !holds || looks {
        return Dispatch::Drop;
    }
    if is_live {
        return Dispatch::Send;
    }
    let wanted = soonest(wishes, event, called, now);
    let at = wishes.quiet.around(wanted).map_or(wanted, |it| it.1);
    if at <= now { Dispatch::Send } else { Dispatch::Hold(at) }
}

/// The next time at which the person wants calls, quiet hours aside.
fn soonest(wishes: &Wishes, event: CallEvent, called: Option<i64>, now: i64) -> i64 {
    // A time in the future was written by a clock that was set back since.
    let after = |pause: i64| called.filter(|&it| it <= now).map_or(now, |it| now.max(it + pause));
    match wishes.often {
        // A time that runs out does not wait.
        _ if event == CallEvent::Near => now,
        Often::AtOnce => after(BETWEEN),
        Often::Hourly => after(HOUR),
        Often::Daily(hour) => daily(wishes, hour, called, now),
    }
}

/// The next daily call. For an hour after its time it may still be sent, unless one was.
fn daily(wishes: &Wishes, hour: u8, called: Option<i64>, now: i64) -> i64 {
    // A time of day that is quiet means the end of the quiet hours.
    let time = |from: i64| {
        let time = wishes.zone.next(hour, from)?;
        Some(wishes.quiet.around(time).map_or(time, |it| it.1))
    };
    let days = [now - 24 * HOUR, now - 12 * HOUR, now - HOUR, now + 1];
    let mut times = days.into_iter().filter_map(time);
    let is_open = |&it: &i64| it > now || (it > now - HOUR && called.is_none_or(|called| called < it));
    times.find(is_open).map_or(now, |it| it.max(now))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TURN: Situation =
        Situation { event: CallEvent::Turn, holds: true, is_live: false, seen: 0, called: None };
    /// Noon of some day, in UTC.
    const NOON: i64 = 20_000 * 24 * HOUR + 12 * HOUR;

    fn wishes(often: Often) -> Wishes {
        let quiet = QuietHours::new("UTC", 22, 8).expect("a zone");
        Wishes { zone: Zone::new("UTC").expect("a zone"), quiet, often }
    }

    fn now(situation: Situation, often: Often, at: i64) -> Dispatch {
        judge(situation, &wishes(often), at)
    }

    #[test]
    fn a_call_is_sent_at_once() {
        assert_eq!(now(TURN, Often::AtOnce, NOON), Dispatch::Send);
    }

    #[test]
    fn what_was_decided_or_is_looked_at_is_not_sent() {
        assert_eq!(now(Situation { holds: false, ..TURN }, Often::AtOnce, NOON), Dispatch::Drop);
        let seen = NOON - 40_000;
        assert_eq!(now(Situation { seen, ..TURN }, Often::AtOnce, NOON), Dispatch::Drop);
        assert_eq!(now(Situation { seen, is_live: true, ..TURN }, Often::AtOnce, NOON), Dispatch::Drop);
        let invited = Situation { seen, event: CallEvent::Seat, ..TURN };
        assert_eq!(now(invited, Often::AtOnce, NOON), Dispatch::Send);
    }

    #[test]
    fn calls_are_a_quarter_of_an_hour_apart_but_for_live_tables() {
        let called = Situation { called: Some(NOON), ..TURN };
        assert_eq!(now(called, Often::AtOnce, NOON + MINUTE), Dispatch::Hold(NOON + 15 * MINUTE));
        assert_eq!(now(called, Often::AtOnce, NOON + 15 * MINUTE), Dispatch::Send);
        assert_eq!(now(called, Often::Hourly, NOON + 15 * MINUTE), Dispatch::Hold(NOON + HOUR));
        assert_eq!(now(Situation { is_live: true, ..called }, Often::Hourly, NOON + MINUTE), Dispatch::Send);
        assert_eq!(
            now(Situation { event: CallEvent::Near, ..called }, Often::Hourly, NOON + 1),
            Dispatch::Send
        );
        let future = Situation { called: Some(NOON + 900 * HOUR), ..TURN };
        assert_eq!(now(future, Often::Hourly, NOON), Dispatch::Send, "a clock was set back");
    }

    #[test]
    fn at_night_a_call_waits_for_the_morning() {
        let (night, morning) = (NOON + 11 * HOUR, NOON + 20 * HOUR);
        assert_eq!(now(TURN, Often::AtOnce, night), Dispatch::Hold(morning));
        assert_eq!(now(TURN, Often::AtOnce, morning), Dispatch::Send);
        assert_eq!(now(Situation { is_live: true, ..TURN }, Often::AtOnce, night), Dispatch::Send);
        let late = Situation { called: Some(NOON + 10 * HOUR - MINUTE), ..TURN };
        assert_eq!(
            now(late, Often::Hourly, NOON + 10 * HOUR - 1),
            Dispatch::Hold(morning),
            "not into the night"
        );
    }

    #[test]
    fn daily_calls_come_once_at_their_hour() {
        let evening = Often::Daily(18);
        assert_eq!(now(TURN, evening, NOON), Dispatch::Hold(NOON + 6 * HOUR));
        assert_eq!(now(TURN, evening, NOON + 6 * HOUR), Dispatch::Send);
        let called = Situation { called: Some(NOON + 6 * HOUR), ..TURN };
        assert_eq!(now(called, evening, NOON + 6 * HOUR + 1), Dispatch::Hold(NOON + 30 * HOUR));
        assert_eq!(now(called, evening, NOON + 30 * HOUR), Dispatch::Send);
        let sleeper = Often::Daily(3);
        assert_eq!(now(TURN, sleeper, NOON), Dispatch::Hold(NOON + 20 * HOUR), "their hour is quiet");
        assert_eq!(now(TURN, sleeper, NOON + 20 * HOUR), Dispatch::Send);
        let called = Situation { called: Some(NOON + 20 * HOUR), ..TURN };
        assert_eq!(now(called, sleeper, NOON + 20 * HOUR + 1), Dispatch::Hold(NOON + 44 * HOUR));
    }

    #[test]
    fn how_often_has_a_name() {
        for it in [Often::AtOnce, Often::Hourly, Often::Daily(0), Often::Daily(23)] {
            assert_eq!(Often::from_name(&it.name()), Some(it));
        }
        for bad in ["", "daily", "daily:24", "daily:-1", "never"] {
            assert_eq!(Often::from_name(bad), None);
        }
    }
}
