//! Calls that follow from a change of a table. Whether anybody wants them the database knows.

use patolli_calls::{
    CallEvent,
    policy::{QuietHours, due},
};
use patolli_store::{GuestId, NewCall, Occupant, Phase, SleepCall};

use super::{
    due::{Moment, people},
    pace::Pace,
};

/// Seats that the number of a call tells apart.
const SEATS: u32 = 8;
/// Number of the first call that a table that waits for people is about to be closed.
const CLOSING: u32 = 32;
/// Number of the first call that the computer is about to finish a game.
const FINISHING: u32 = 40;
/// Number of the first call about an invitation by name.
const INVITATIONS: u32 = 64;
/// Most people who are invited by name to one table.
pub(crate) const MAX_INVITATIONS: u32 = 16;
/// The call that the computer is about to finish a game, to the first seat of its table.
pub(crate) const FINISHING_CALL: SleepCall =
    SleepCall { n: FINISHING, event: CallEvent::Near.name(), due: 0 };
/// Pause until it is looked at when a table that waits is to be closed, in milliseconds.
const CLOSING_PAUSE: i64 = 24 * 60 * 60 * 1000;

/// What a call is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    /// Something happened at a seat.
    Event(CallEvent),
    /// The table is closed soon if nobody sits down.
    Closing,
    /// The computer finishes the game soon if nobody comes back.
    Finishing,
}

impl Subject {
    /// The event that people choose channels for.
    pub(crate) const fn event(self) -> CallEvent {
        match self {
            Self::Event(event) => event,
            Self::Closing | Self::Finishing => CallEvent::Near,
        }
    }
}

/// The number of a call at its table, which tells occasion and seat.
pub(crate) fn call_number(event: CallEvent, seat: u8) -> u32 {
    event.number() * SEATS + u32::from(seat) % SEATS
}

/// Subject and seat of a number.
pub(crate) fn call_subject(n: u32) -> Option<(Subject, u8)> {
    let seat = u8::try_from(n % SEATS).ok()?;
    match n {
        ..CLOSING => Some((Subject::Event(CallEvent::from_number(n / SEATS)?), seat)),
        CLOSING..FINISHING => Some((Subject::Closing, seat)),
        FINISHING..48 => Some((Subject::Finishing, seat)),
        INVITATIONS..80 => Some((Subject::Event(CallEvent::Seat), 0)),
        _ => None,
    }
}

/// The call about the `nth` invitation to a table.
pub(crate) fn invitation_call(nth: u32, guest: &GuestId, now: i64) -> NewCall {
    let n = INVITATIONS + nth.min(MAX_INVITATIONS - 1);
    NewCall { n, event: CallEvent::Seat.name(), guest: guest.clone(), due: now }
}

/// Calls to the people at a table that waits, that it is to be closed. When they are due is found out later, since it
/// changes whenever somebody sits down.
pub(crate) fn closing_calls(seats: &[Occupant], now: i64) -> Vec<NewCall> {
    let call = |(seat, guest): (u8, &GuestId)| NewCall {
        n: CLOSING + u32::from(seat) % SEATS,
        event: CallEvent::Near.name(),
        guest: guest.clone(),
        due: now.saturating_add(CLOSING_PAUSE),
    };
    first_seats(seats).into_iter().map(call).collect()
}

/// Calls to the people at a table that all of them have left, that the computer finishes the game.
fn finishing_calls(seats: &[Occupant], now: i64) -> Vec<NewCall> {
    let call = |(seat, guest): (u8, &GuestId)| NewCall {
        n: FINISHING + u32::from(seat) % SEATS,
        event: CallEvent::Near.name(),
        guest: guest.clone(),
        due: now.saturating_add(CLOSING_PAUSE),
    };
    first_seats(seats).into_iter().map(call).collect()
}

/// The people at a table, each with their first seat.
fn first_seats(seats: &[Occupant]) -> Vec<(u8, &GuestId)> {
    let mut first: Vec<(u8, &GuestId)> = Vec::new();
    for (seat, it) in (0_u8..).zip(seats) {
        if let Occupant::Guest { id, .. } = it
            && !first.iter().any(|it| it.1 == id)
        {
            first.push((seat, id));
        }
    }
    first
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
    let is_left = |it: &Moment<'_>| it.clock().is_none() && it.sitting.is_deserted(it.seats);
    if is_left(after) && !is_left(before) {
        return finishing_calls(after.seats, now);
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
    let call = |(seat, guest)| new_call(CallEvent::Over, seat, guest, now, false);
    first_seats(seats).into_iter().map(call).collect()
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
                assert_eq!(call_subject(call_number(event, seat)), Some((Subject::Event(event), seat)));
            }
        }
        assert_eq!(call_subject(99), None);
    }

    #[test]
    fn everybody_at_a_table_is_told_once_that_it_ends() {
        let (ana, bo) = (person("Ana"), person("Bo"));
        let seats = [ana.clone(), Occupant::Open, ana, bo];
        let told = |calls: Vec<NewCall>| -> Vec<_> {
            calls.iter().map(|it| call_subject(it.n).expect("a number of ours")).collect()
        };
        assert_eq!(told(closing_calls(&seats, 0)), [(Subject::Closing, 0), (Subject::Closing, 3)]);
        assert_eq!(told(finishing_calls(&seats, 0)), [(Subject::Finishing, 0), (Subject::Finishing, 3)]);
        let guest = GuestId::random();
        for nth in [0, 15, 99] {
            let subject = call_subject(invitation_call(nth, &guest, 5).n);
            assert_eq!(subject, Some((Subject::Event(CallEvent::Seat), 0)));
        }
    }
}
