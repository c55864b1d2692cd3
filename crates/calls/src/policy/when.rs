//! The time at which a call is due.

use super::quiet::QuietHours;
use crate::message::CallEvent;

pub(super) const SECOND: i64 = 1000;
pub(super) const MINUTE: i64 = 60 * SECOND;
pub(super) const HOUR: i64 = 60 * MINUTE;

/// Time within which all calls of a person become one.
pub const BATCH: i64 = 10 * MINUTE;

/// Time for which a person who was seen counts as looking: a page tells every 30 s that it is open.
pub const LOOKING: i64 = 45 * SECOND;

/// Pause between being asked and the call.
const PAUSE: i64 = MINUTE;
/// The same at live tables.
const LIVE_PAUSE: i64 = 10 * SECOND;

/// The clock of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnClock {
    /// Time of a turn.
    pub turn: i64,
    /// When the time is up.
    pub up: i64,
}

/// When the call for an event at a table is due; none if there is none. `since` is the time of the event: of
/// being asked, invited, or of the end.
pub fn due(
    event: CallEvent,
    since: i64,
    is_live: bool,
    clock: Option<TurnClock>,
    quiet: &QuietHours,
) -> Option<i64> {
    match event {
        CallEvent::Turn => Some(since + if is_live { LIVE_PAUSE } else { PAUSE }),
        CallEvent::Seat | CallEvent::Over => Some(since),
        // At live tables it is spoken only.
        CallEvent::Near => clock.filter(|_| !is_live).map(|it| near(since, it, quiet)),
    }
}

/// With a quarter of the turn left, or before the quiet hours in which the time would run out.
fn near(since: i64, clock: TurnClock, quiet: &QuietHours) -> i64 {
    let at = clock.up - clock.turn / 4;
    match quiet.around(at) {
        // The person may still decide in time afterwards.
        Some((_, end)) if end < clock.up => at,
        Some((begin, _)) => (begin - SECOND).max(since),
        None => at,
    }
}

/// Whether a person who was last seen at `seen` is looking now.
pub const fn is_looking(seen: i64, now: i64) -> bool {
    // A time in the future was written by a clock that was set back since.
    seen <= now + LOOKING && now - seen <= LOOKING
}

/// Of all calls of a person, by the times they are due, those that are sent now as one.
pub fn together(due: &[i64], now: i64) -> Vec<usize> {
    (0..due.len()).filter(|&it| due[it] <= now + BATCH).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEVER: QuietHours = QuietHours::NONE;

    #[test]
    fn a_turn_is_called_after_a_minute_or_ten_seconds() {
        assert_eq!(due(CallEvent::Turn, 5, false, None, &NEVER), Some(60_005));
        assert_eq!(due(CallEvent::Turn, 5, true, None, &NEVER), Some(10_005));
        assert_eq!(due(CallEvent::Seat, 5, false, None, &NEVER), Some(5));
        assert_eq!(due(CallEvent::Over, 5, true, None, &NEVER), Some(5));
    }

    #[test]
    fn nearly_up_is_with_a_quarter_of_the_turn_left() {
        let clock = TurnClock { turn: 24 * HOUR, up: 100 * HOUR };
        assert_eq!(due(CallEvent::Near, 0, false, Some(clock), &NEVER), Some(94 * HOUR));
        assert_eq!(due(CallEvent::Near, 0, true, Some(clock), &NEVER), None, "live");
        assert_eq!(due(CallEvent::Near, 0, false, None, &NEVER), None, "no clock");
    }

    /// The time is up at 7:00, within the quiet hours from 22 to 8.
    #[test]
    fn a_time_that_runs_out_in_quiet_hours_is_announced_before() {
        let quiet = QuietHours::new("UTC", 22, 8).expect("a zone");
        let clock = |up| Some(TurnClock { turn: 24 * HOUR, up });
        assert_eq!(due(CallEvent::Near, 0, false, clock(31 * HOUR), &quiet), Some(22 * HOUR - SECOND));
        assert_eq!(
            due(CallEvent::Near, 23 * HOUR, false, clock(31 * HOUR), &quiet),
            Some(23 * HOUR),
            "asked later"
        );
        assert_eq!(
            due(CallEvent::Near, 0, false, clock(35 * HOUR), &quiet),
            Some(29 * HOUR),
            "time is left at 8"
        );
    }

    #[test]
    fn who_was_seen_just_now_is_looking() {
        assert!(is_looking(100 * SECOND, 145 * SECOND));
        assert!(!is_looking(100 * SECOND, 146 * SECOND));
        assert!(!is_looking(0, 100 * SECOND));
        assert!(!is_looking(500 * SECOND, 100 * SECOND), "a clock was set back");
    }

    #[test]
    fn calls_within_ten_minutes_are_one() {
        assert_eq!(together(&[0, BATCH, BATCH + 1, 2 * BATCH], 0), [0, 1]);
        assert_eq!(together(&[0, BATCH, BATCH + 1], 1), [0, 1, 2]);
    }
}
