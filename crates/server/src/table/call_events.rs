//! Calls that follow from a change of a table. Whether anybody wants them the database knows.

use patolli_calls::{
    CallEvent,
    policy::{QuietHours, due},
};
use patolli_store::{GuestId, NewCall, Occupant, Phase};

use super::{
    due::{Moment, people},
    pace::Pace,
};

/// Seats that the number of a call tells apart.
const SEATS: u32 = 8;

/// The number of a call at its table, which tells occasion and seat.
pub(crate) fn call_number(event: CallEvent, seat: u8) -> u32 {
    event.number() * SEATS + u32::from(seat) % SEATS
}

/// Occasion and seat of a number.
pub(crate) fn call_event(n: u32) -> Option<(CallEvent, u8)> {
    Some((CallEvent::from_number(n / SEATS)?, u8::try_from(n % SEATS).ok()?))
}

/// A call about a seat at a table, because of something that happened at `now`.
pub(crate) fn new_call(event: CallEvent, seat: u8, guest: &GuestId, now: i64, is_live: bool) -> NewCall {
    // Whether time is nearly up is looked at as soon as the turn is called: when to tell it depends on the person.
    let first = if event == CallEvent::Near { CallEvent::Turn } else { event };
    let due = due(first, now, is_live, None, &QuietHours::NONE).unwrap_or(now);
    NewCall { n: call_number(event, seat), event: event.name(), guest: guest.clone(), due }
}

/// The calls that follow when a table goes on from one moment to another. Where somebody plays alone nobody waits, and
/// nobody is called.
pub(crate) fn calls_after(
    before: &Moment<'_>,
    after: &Moment<'_>,
    has_result: bool,
    now: i64,
) -> Vec<NewCall> {
    if people(after.seats).len() < 2 {
        return Vec::new();
    }
    let is_live = matches!(after.pace, Pace::Live(_));
    if after.phase == Phase::Finished {
        let is_new = before.phase != Phase::Finished && has_result;
        return if is_new { over(after.seats, now) } else { Vec::new() };
    }
    let Some((seat, guest)) = after.person_asked().filter(|it| before.person_asked() != Some(*it)) else {
        return Vec::new();
    };
    let mut events = vec![CallEvent::Turn];
    if after.clock().is_some() && !is_live {
        events.push(CallEvent::Near);
    }
    events.into_iter().map(|it| new_call(it, seat, guest, now, is_live)).collect()
}

/// One call for each person that the game is over.
fn over(seats: &[Occupant], now: i64) -> Vec<NewCall> {
    let mut told: Vec<&GuestId> = Vec::new();
    let mut calls = Vec::new();
    for (seat, it) in (0_u8..).zip(seats) {
        if let Occupant::Guest { id, .. } = it
            && !told.contains(&id)
        {
            told.push(id);
            calls.push(new_call(CallEvent::Over, seat, id, now, false));
        }
    }
    calls
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::sitting::Sitting;

    fn person(name: &str) -> Occupant {
        Occupant::Guest { id: GuestId::random(), name: name.to_owned() }
    }

    /// What is called for when `to_move` is asked after `before`, as event and seat.
    fn called(
        seats: &[Occupant],
        pace: Pace,
        before: (Phase, Option<u8>),
        after: (Phase, Option<u8>),
    ) -> Vec<(&'static str, u32, i64)> {
        let sitting = Sitting::new(seats.len());
        let moment = |(phase, to_move)| Moment { seats, pace, phase, to_move, sitting: &sitting };
        let calls = calls_after(&moment(before), &moment(after), true, 1_000);
        calls.into_iter().map(|it| (it.event, it.n, it.due)).collect()
    }

    const RUNNING: Phase = Phase::Running;

    #[test]
    fn whoever_is_asked_anew_is_called() {
        let seats = [person("Ana"), person("Bo"), Occupant::Bot { bot: "easy".to_owned() }];
        let call = |pace, from, to| called(&seats, pace, (RUNNING, from), (RUNNING, to));
        assert_eq!(call(Pace::None, Some(0), Some(1)), [("turn", 1, 61_000)]);
        assert_eq!(call(Pace::Day, Some(0), Some(1)), [("turn", 1, 61_000), ("near", 9, 61_000)]);
        assert_eq!(call(Pace::Live(10), Some(0), Some(1)), [("turn", 1, 11_000)]);
        assert_eq!(call(Pace::Day, Some(1), Some(1)), [], "the turn goes on");
        assert_eq!(call(Pace::Day, Some(1), Some(2)), [], "a bot is asked");
        let begun = called(&seats, Pace::None, (Phase::Open, None), (RUNNING, Some(0)));
        assert_eq!(begun, [("turn", 0, 61_000)]);
    }

    #[test]
    fn everybody_is_told_once_that_the_game_is_over() {
        let ana = person("Ana");
        let seats = [ana.clone(), person("Bo"), ana];
        let end = (Phase::Finished, None);
        let told = called(&seats, Pace::None, (RUNNING, Some(0)), end);
        assert_eq!(told, [("over", 24, 1_000), ("over", 25, 1_000)]);
        assert_eq!(called(&seats, Pace::None, end, end), []);
    }

    #[test]
    fn who_plays_alone_is_not_called() {
        let seats = [person("Ana"), Occupant::Bot { bot: "easy".to_owned() }];
        assert_eq!(called(&seats, Pace::None, (RUNNING, Some(1)), (RUNNING, Some(0))), []);
        assert_eq!(called(&seats, Pace::None, (RUNNING, Some(1)), (Phase::Finished, None)), []);
    }

    #[test]
    fn a_number_tells_event_and_seat() {
        for event in CallEvent::ALL {
            for seat in 0..8 {
                assert_eq!(call_event(call_number(event, seat)), Some((event, seat)));
            }
        }
        assert_eq!(call_event(99), None);
    }
}
