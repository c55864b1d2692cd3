//! Whether the occasion of a call is still there, and when it is sent.

use std::time::Duration;

use patolli_calls::{
    CallEvent,
    policy::{Dispatch, Often, QuietHours, Situation, TurnClock, Wishes, Zone, due, judge},
};
use patolli_store::{Call, GuestId, Occupant, Person, Phase, Table};
use serde::{Deserialize, Serialize};

use crate::{
    Expiry,
    table::{
        call_events::{Subject, call_subject},
        due::SLOW_LINE,
        pace::Pace,
        reader::seats_of,
    },
};

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Time before a table is closed at which its people are called.
const BEFORE_CLOSING: i64 = 2 * DAY;
/// Time before the computer finishes a game at which its people are called.
const BEFORE_FINISHING: i64 = 14 * DAY;
/// The zone of those whose zone is unknown.
const DEFAULT_ZONE: &str = "UTC";

/// What is left of a call that did not reach everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Retry {
    /// Names of the receivers that did not get it.
    pub(super) to: Vec<String>,
    /// How often it was tried.
    pub(super) tries: u32,
}

/// A call and what it is about.
#[derive(Clone, Debug)]
pub(super) struct Occasion {
    pub(super) call: Call,
    pub(super) table: Table,
    pub(super) subject: Subject,
    /// The event that the person chose channels for.
    pub(super) event: CallEvent,
    /// Time at which the table is closed or the game finished, where the call is about that.
    pub(super) ends: Option<i64>,
    pub(super) is_live: bool,
    pub(super) retry: Option<Retry>,
}

impl Occasion {
    /// What a call is about, with the table where the same people play again if there is one; none if the occasion is gone.
    pub(super) fn new(
        call: Call,
        table: Option<Table>,
        rematch: Option<&Table>,
        expiry: Expiry,
    ) -> Option<Self> {
        let (table, (subject, seat)) = (table?, call_subject(call.n)?);
        let event = subject.event();
        // Whoever played is invited to a rematch by way of the table where they played.
        let at = rematch.filter(|_| event == CallEvent::Seat).unwrap_or(&table);
        if !holds(subject, seat, &call.guest, at) {
            return None;
        }
        let ends = match subject {
            Subject::Event(_) => None,
            Subject::Closing => Some(expiry.closes_at(&table)?),
            Subject::Finishing => Some(table.attendance.due?),
        };
        let is_live = matches!(table.pace.parse(), Ok(Pace::Live(_)));
        let retry = call.note.as_deref().and_then(|it| serde_json::from_str(it).ok());
        Some(Self { call, table, subject, event, ends, is_live, retry })
    }

    /// Time until the turn is over, if it has a clock.
    pub(super) fn left(&self, now: i64) -> Option<Duration> {
        let is_turn = matches!(self.subject, Subject::Event(CallEvent::Turn | CallEvent::Near));
        let left = self.up().filter(|_| is_turn)?.saturating_sub(now).max(0);
        Some(Duration::from_millis(left.unsigned_abs()))
    }

    /// Time at which the turn is over.
    fn up(&self) -> Option<i64> {
        let has_clock = self.table.pace.parse::<Pace>().ok().and_then(Pace::times).is_some();
        self.table.attendance.due.filter(|_| has_clock).map(|it| it - SLOW_LINE)
    }

    /// What happens to it now.
    pub(super) fn dispatch(&self, person: &Person, now: i64) -> Dispatch {
        let mut wishes = wishes(person);
        if self.event == CallEvent::Near {
            match self.announced_at(&wishes.quiet) {
                Some(at) if at > now => return Dispatch::Hold(at),
                Some(_) => {}
                None => return Dispatch::Drop,
            }
        }
        let mut called = person.called;
        // The person was called by other ways when it was first tried.
        if self.retry.is_some() {
            (wishes.often, called) = (Often::AtOnce, None);
        }
        let Self { event, is_live, .. } = *self;
        judge(Situation { event, holds: true, is_live, seen: person.seen, called }, &wishes, now)
    }

    /// When to tell that something ends. That may have moved since the call was asked for.
    fn announced_at(&self, quiet: &QuietHours) -> Option<i64> {
        match self.subject {
            Subject::Event(_) => self.near(quiet),
            Subject::Closing => Some(self.ends? - BEFORE_CLOSING),
            Subject::Finishing => Some(self.ends? - BEFORE_FINISHING),
        }
    }

    /// When to tell that time is nearly up.
    fn near(&self, quiet: &QuietHours) -> Option<i64> {
        let turn = self.table.pace.parse::<Pace>().ok()?.times()?.turn;
        let (since, up) = (self.table.attendance.asked_at?, self.up()?);
        due(CallEvent::Near, since, self.is_live, Some(TurnClock { turn, up }), quiet)
    }
}

/// When a person wants to be called. What cannot be read is as it is for everybody.
pub(crate) fn wishes(person: &Person) -> Wishes {
    let default = || Zone::new(DEFAULT_ZONE).expect("every table of zones has it");
    let zone = Zone::new(&person.zone);
    let name = if zone.is_some() { &person.zone } else { DEFAULT_ZONE };
    let quiet = QuietHours::new(name, person.quiet.0, person.quiet.1).unwrap_or(QuietHours::NONE);
    let often = Often::from_name(&person.often).unwrap_or(Often::AtOnce);
    Wishes { zone: zone.unwrap_or_else(default), quiet, often }
}

/// Whether the occasion is still there: the seat is still asked, the invitation still open.
fn holds(subject: Subject, seat: u8, guest: &GuestId, table: &Table) -> bool {
    let is_theirs =
        matches!(table.seats.get(usize::from(seat)), Some(Occupant::Guest { id, .. }) if id == guest);
    match subject {
        Subject::Closing => is_theirs && table.phase == Phase::Open,
        Subject::Finishing => is_theirs && table.phase == Phase::Running && is_left(table),
        Subject::Event(CallEvent::Turn | CallEvent::Near) => {
            let is_away = table.attendance.seat(usize::from(seat)).away.is_some();
            let is_asked = table.phase == Phase::Running && table.to_move == Some(seat);
            is_theirs && is_asked && !is_away && !table.attendance.asleep
        }
        Subject::Event(CallEvent::Seat) => {
            let is_open = table.phase == Phase::Open && table.seats.contains(&Occupant::Open);
            is_open && seats_of(guest, table).is_empty() && !table.barred.contains(guest)
        }
        Subject::Event(CallEvent::Over) => {
            is_theirs && table.phase == Phase::Finished && table.closed().is_none()
        }
    }
}

/// Whether nobody plays at a table any more: it sleeps, or all its people are away.
fn is_left(table: &Table) -> bool {
    let is_away = |(seat, it): (usize, &Occupant)| {
        !matches!(it, Occupant::Guest { .. }) || table.attendance.seat(seat).away.is_some()
    };
    table.attendance.asleep || table.seats.iter().enumerate().all(is_away)
}

#[cfg(test)]
mod tests {
    use patolli_store::{Attendance, DEFAULT_STAND_IN, NO_PACE, TableId};

    use super::*;
    use crate::table::call_events::call_number;

    fn person(guest: &GuestId) -> Person {
        Person {
            guest: guest.clone(),
            lang: "en".to_owned(),
            zone: "UTC".to_owned(),
            quiet: (0, 0),
            often: "at-once".to_owned(),
            calls: std::collections::BTreeMap::new(),
            mail: None,
            mail_ok: false,
            mail_at: 0,
            seen: 0,
            called: None,
        }
    }

    fn table(guest: &GuestId, phase: Phase) -> Table {
        let sits = Occupant::Guest { id: guest.clone(), name: "Ana".to_owned() };
        Table {
            id: TableId::random(),
            game: "tikal".to_owned(),
            options: Vec::new(),
            seed: String::new(),
            contributions: Vec::new(),
            deal: "dealt".to_owned(),
            rules: 1,
            seats: vec![sits, Occupant::Open],
            owner: guest.clone(),
            invite: String::new(),
            listed: false,
            hints: false,
            pace: NO_PACE.to_owned(),
            stand_in: DEFAULT_STAND_IN.to_owned(),
            barred: Vec::new(),
            phase,
            created: 0,
            moved: 0,
            to_move: (phase == Phase::Running).then_some(0),
            result: None,
            attendance: Attendance::new(0),
        }
    }

    fn occasion(
        guest: &GuestId,
        event: CallEvent,
        table: &Table,
        rematch: Option<&Table>,
    ) -> Option<Occasion> {
        let call = Call {
            table: table.id.clone(),
            n: call_number(event, 0),
            guest: guest.clone(),
            due: 0,
            note: None,
            node: String::new(),
            attempts: 1,
        };
        Occasion::new(call, Some(table.clone()), rematch, Expiry::default())
    }

    #[test]
    fn a_turn_that_is_over_is_no_occasion() {
        let (ana, bo) = (GuestId::random(), GuestId::random());
        let asked = table(&ana, Phase::Running);
        let there = |guest, table: &Table| occasion(guest, CallEvent::Turn, table, None).is_some();
        assert!(there(&ana, &asked) && !there(&bo, &asked));
        assert!(!there(&ana, &Table { to_move: Some(1), ..asked.clone() }));
        let mut other = asked.clone();
        other.attendance.asleep = true;
        assert!(!there(&ana, &other));
        let mut other = asked;
        other.attendance.seats =
            vec![patolli_store::SeatAttendance { away: Some("left".to_owned()), reserve: None }];
        assert!(!there(&ana, &other));
    }

    #[test]
    fn whoever_played_is_called_to_a_rematch_until_they_sit_there() {
        let (ana, bo) = (GuestId::random(), GuestId::random());
        let (over, open) = (table(&ana, Phase::Finished), table(&bo, Phase::Open));
        let there = |rematch: Option<&Table>| occasion(&ana, CallEvent::Seat, &over, rematch).is_some();
        assert!(there(Some(&open)));
        assert!(!there(None) && !there(Some(&table(&ana, Phase::Open))), "she sits there");
        assert!(!there(Some(&Table { barred: vec![ana.clone()], ..open.clone() })));
        assert!(!there(Some(&Table { phase: Phase::Running, ..open })));
    }

    #[test]
    fn time_is_nearly_up_by_what_the_table_says_now() {
        let ana = GuestId::random();
        let mut timed = Table { pace: "day".to_owned(), ..table(&ana, Phase::Running) };
        (timed.attendance.asked_at, timed.attendance.due) = (Some(0), Some(4 * DAY + SLOW_LINE));
        let near = |table: &Table, now| {
            let it = occasion(&ana, CallEvent::Near, table, None).expect("she is asked");
            (it.dispatch(&person(&ana), now), it.left(now).map(|it| it.as_secs()))
        };
        let hour = DAY / 24;
        assert_eq!(near(&timed, 10 * hour), (Dispatch::Hold(90 * hour), Some(86 * 3600)));
        assert_eq!(near(&timed, 90 * hour).0, Dispatch::Send);
        timed.attendance.due = Some(5 * DAY + SLOW_LINE);
        assert_eq!(near(&timed, 90 * hour).0, Dispatch::Hold(114 * hour), "she was given time");
        assert_eq!(near(&Table { pace: NO_PACE.to_owned(), ..timed }, 90 * hour).0, Dispatch::Drop);
    }

    #[test]
    fn people_are_told_before_a_table_is_closed_or_finished() {
        let ana = GuestId::random();
        let about = |n: u32, table: &Table, now| {
            let call = Call {
                table: table.id.clone(),
                n,
                guest: ana.clone(),
                due: 0,
                note: None,
                node: String::new(),
                attempts: 1,
            };
            let it = Occasion::new(call, Some(table.clone()), None, Expiry::default())?;
            Some(it.dispatch(&person(&ana), now))
        };
        let open = table(&ana, Phase::Open);
        assert_eq!(about(32, &open, DAY), Some(Dispatch::Hold(28 * DAY)), "it is closed after 30 days");
        assert_eq!(about(32, &open, 28 * DAY), Some(Dispatch::Send));
        let listed = Table { listed: true, moved: DAY, ..open.clone() };
        assert_eq!(about(32, &listed, DAY), Some(Dispatch::Hold(13 * DAY)));
        assert_eq!(about(32, &table(&ana, Phase::Running), DAY), None, "it has begun");
        let mut asleep = table(&ana, Phase::Running);
        (asleep.attendance.asleep, asleep.attendance.due) = (true, Some(90 * DAY));
        assert_eq!(about(40, &asleep, DAY), Some(Dispatch::Hold(76 * DAY)));
        assert_eq!(about(40, &asleep, 80 * DAY), Some(Dispatch::Send));
        asleep.attendance.asleep = false;
        assert_eq!(about(40, &asleep, 80 * DAY), None, "somebody came back");
    }
}
