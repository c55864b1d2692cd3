//! When something must be done about a running table, and what. Nothing else knows times.

use std::collections::HashSet;

use patolli_store::{Attendance, GuestId, Occupant, Phase, SeatAttendance, Table};

use super::{
    marks::Away,
    pace::{DAY, Pace, PaceTimes},
    sitting::Sitting,
    talk::ProposalKind,
};

/// Time for which a decision may be on its way after time is up.
pub(crate) const SLOW_LINE: i64 = 2_000;
/// Least time for the first decision of a person.
const FIRST_DECISION: i64 = 120_000;
/// Time to answer whether a game is to end, at a live table and at others.
const END_LIVE: i64 = 300_000;
const END_SLOW: i64 = 2 * DAY;
/// Time to answer whether a turn may be taken back at a live table; elsewhere it is a day.
const TAKE_BACK_LIVE: i64 = 120_000;
/// Time until a game without a clock is finished that all have left.
const FINISH_WITHOUT_CLOCK: i64 = 90 * DAY;

/// Something that must be done about a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum DueAction {
    /// The time of the person on these seats is up.
    TimeUp(Vec<u8>),
    /// No person came back: the computer finishes the game, also for those seats that are not stood in for yet.
    Finish(Vec<u8>),
    /// A proposal has waited long enough for answers.
    EndProposal,
    /// No person came back, and one of them never decided anything: the game ends without a result.
    Stop,
}

/// A table at one moment, as far as times depend on it.
#[derive(Clone, Copy)]
pub(crate) struct Moment<'a> {
    pub(crate) seats: &'a [Occupant],
    pub(crate) pace: Pace,
    pub(crate) phase: Phase,
    pub(crate) to_move: Option<u8>,
    pub(crate) sitting: &'a Sitting,
}

impl<'a> Moment<'a> {
    /// A table as it stands.
    pub(crate) fn new(table: &'a Table, sitting: &'a Sitting) -> Self {
        Self {
            seats: &table.seats,
            pace: table.pace.parse().unwrap_or_default(),
            phase: table.phase,
            to_move: table.to_move,
            sitting,
        }
    }

    /// The times of its clock. Where all people are one guest, there is none.
    pub(crate) fn clock(&self) -> Option<PaceTimes> {
        self.pace.times().filter(|_| has_several_people(self.seats))
    }

    /// The person who has to decide, with their seat, unless the stand-in decides for them.
    pub(crate) fn person_asked(&self) -> Option<(u8, &'a GuestId)> {
        let seat = self.to_move.filter(|_| self.phase == Phase::Running)?;
        match self.seats.get(usize::from(seat))? {
            Occupant::Guest { id, .. } if self.sitting.stand_in(seat, self.to_move).is_none() => {
                Some((seat, id))
            }
            _ => None,
        }
    }

    /// Time at which the turn of the person who is asked ends.
    pub(crate) fn turn_end(&self, attendance: &Attendance) -> Option<i64> {
        let ((seat, _), times) = (self.person_asked()?, self.clock()?);
        let asked_at = attendance.asked_at?;
        let time = if self.sitting.has_decided(seat) {
            times.turn + attendance.seat(seat.into()).reserve.unwrap_or(times.reserve)
        } else {
            times.turn.max(FIRST_DECISION)
        };
        Some(asked_at.saturating_add(time))
    }

    /// What must be done next, and when.
    fn next(&self, attendance: &Attendance) -> Option<(i64, DueAction)> {
        if self.phase != Phase::Running || self.sitting.finishing || !has_several_people(self.seats) {
            return None;
        }
        if attendance.asleep {
            return attendance.due.map(|it| (it, self.ending()));
        }
        if self.sitting.is_deserted(self.seats) {
            let patience = self.clock().map_or(FINISH_WITHOUT_CLOCK, |it| it.finish);
            let at = self.sitting.deserted_since()?.saturating_add(patience);
            // Where a clock was set back since, what is noted has moved with it, and the log has not.
            let noted = attendance.due.filter(|it| *it > 0).unwrap_or(i64::MAX);
            return Some((at.min(noted), self.ending()));
        }
        let time_up = || {
            let (_, person) = self.person_asked()?;
            let at = self.turn_end(attendance)?.saturating_add(SLOW_LINE);
            Some((at, DueAction::TimeUp(self.present(Some(person)))))
        };
        let proposal = self.proposal_end().map(|it| (it, DueAction::EndProposal));
        time_up().into_iter().chain(proposal).min_by_key(|it| it.0)
    }

    /// Time until which the open proposal waits for answers.
    pub(crate) fn proposal_end(&self) -> Option<i64> {
        let proposal = self.sitting.talk.proposal.as_ref()?;
        let is_live = matches!(self.pace, Pace::Live(_)) && self.clock().is_some();
        let time = match (proposal.kind, is_live) {
            (ProposalKind::End, true) => END_LIVE,
            (ProposalKind::End, false) => END_SLOW,
            (ProposalKind::TakeBack(_), true) => TAKE_BACK_LIVE,
            (ProposalKind::TakeBack(_), false) => DAY,
        };
        Some(proposal.at.saturating_add(time))
    }

    /// How a game ends to which nobody comes back.
    fn ending(&self) -> DueAction {
        let decided = |(seat, it): (u8, &Occupant)| {
            !matches!(it, Occupant::Guest { .. }) || self.sitting.has_decided(seat)
        };
        if (0..).zip(self.seats).all(decided) {
            DueAction::Finish(self.present(None))
        } else {
            DueAction::Stop
        }
    }

    /// The seats that people play themselves: of one of them, or of all.
    fn present(&self, person: Option<&GuestId>) -> Vec<u8> {
        let plays = |(seat, it): &(u8, &Occupant)| match it {
            Occupant::Guest { id, .. } => {
                person.is_none_or(|it| it == id) && self.sitting.stand_in(*seat, self.to_move).is_none()
            }
            _ => false,
        };
        (0..).zip(self.seats).filter(plays).map(|it| it.0).collect()
    }
}

/// The people who sit somewhere.
pub(crate) fn people(seats: &[Occupant]) -> HashSet<&GuestId> {
    guests(seats).collect()
}

/// Whether at least two people sit somewhere.
fn has_several_people(seats: &[Occupant]) -> bool {
    let mut guests = guests(seats);
    guests.next().is_some_and(|first| guests.any(|it| it != first))
}

/// The person on each seat that has one.
fn guests(seats: &[Occupant]) -> impl Iterator<Item = &GuestId> {
    seats.iter().filter_map(|it| match it {
        Occupant::Guest { id, .. } => Some(id),
        _ => None,
    })
}

/// The time at which something must be done about a table, if anything must.
pub(crate) fn next_due(moment: &Moment<'_>, attendance: &Attendance) -> Option<i64> {
    moment.next(attendance).map(|it| it.0)
}

/// What must be done about a table now, if anything must.
pub(crate) fn when_due(moment: &Moment<'_>, attendance: &Attendance, now: i64) -> Option<DueAction> {
    let (at, action) = moment.next(attendance)?;
    if at <= now {
        return Some(action);
    }
    // A proposal of a time that is yet to come was made before a clock was set back: it has waited for long enough.
    let proposed = moment.sitting.talk.proposal.as_ref().filter(|_| !attendance.asleep)?.at;
    (proposed > now && attendance.due? <= now).then_some(DueAction::EndProposal)
}

/// The time of a change, and until when turns have lasted by then.
///
/// The two differ where a clock was set, or nobody served, and turns are not moved by that yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ChangeTime {
    /// When the change happens.
    pub(crate) now: i64,
    /// Until when turns have lasted.
    pub(crate) played_until: i64,
}

impl From<i64> for ChangeTime {
    fn from(now: i64) -> Self {
        Self { now, played_until: now }
    }
}

/// What becomes of the attendance at a table by entries that were added at a time, by a person or by the server.
pub(crate) fn attendance_after(
    attendance: &Attendance,
    before: &Moment<'_>,
    after: &Moment<'_>,
    time: ChangeTime,
    by_person: bool,
) -> Attendance {
    let ChangeTime { now, played_until } = time;
    let mut seats: Vec<SeatAttendance> = (0_u8..)
        .zip(after.seats)
        .map(|(seat, occupant)| {
            let clock = after.clock().filter(|_| matches!(occupant, Occupant::Guest { .. }));
            SeatAttendance {
                away: after.sitting.stand_in(seat, after.to_move).map(|it| it.why.word().to_owned()),
                reserve: clock.map(|it| attendance.seat(seat.into()).reserve.unwrap_or(it.reserve)),
            }
        })
        .collect();
    let mut asked_at = attendance.asked_at.filter(|_| before.to_move == after.to_move);
    if let (Some(times), Some(seat), Some(since)) = (after.clock(), before.to_move, attendance.asked_at)
        && let Some(reserve) = seats.get_mut(usize::from(seat)).and_then(|it| it.reserve.as_mut())
    {
        let turn = Turn { seat, since, until: played_until, times };
        asked_at = Some(turn.charge(before, after, reserve)).filter(|_| before.to_move == after.to_move);
        // Time that others give begins before the reserve.
        let given = after.sitting.talk.given(seat).saturating_sub(before.sitting.talk.given(seat));
        asked_at = asked_at.map(|it| it.saturating_add(given));
    }
    let mut next = Attendance {
        asleep: attendance.asleep && !by_person && !after.sitting.finishing,
        touched: if by_person { now } else { attendance.touched },
        asked_at: after.to_move.map(|_| asked_at.unwrap_or(now)),
        due: None,
        seats,
    };
    next.due = if next.asleep { attendance.due } else { next_due(after, &next) };
    next
}

/// The same without what it says about seats, where that is what was said before.
pub(crate) fn without_known_seats(next: Attendance, before: &Attendance) -> Attendance {
    let same = next.clone().trimmed().seats == before.seats;
    if same { Attendance { seats: Vec::new(), ..next } } else { next }
}

/// The turn of a seat with a clock.
struct Turn {
    seat: u8,
    since: i64,
    until: i64,
    times: PaceTimes,
}

impl Turn {
    /// Takes from the reserve what the turn needed beyond its time; returns since when the seat counts as asked.
    fn charge(&self, before: &Moment<'_>, after: &Moment<'_>, reserve: &mut i64) -> i64 {
        let Self { seat, since, until, times } = *self;
        let played = before.person_asked().is_some_and(|it| it.0 == seat);
        let goes_on = after.to_move == before.to_move;
        let absence = after.sitting.stand_in(seat, after.to_move);
        match (played, absence) {
            (true, Some(absence)) if absence.why == Away::Time => *reserve = 0,
            (true, _) if !goes_on || absence.is_some() => {
                if before.sitting.has_decided(seat) {
                    *reserve = (*reserve - (until - since - times.turn).max(0)).max(0);
                }
                return since.max(until - times.turn);
            }
            // Whoever comes back in the middle of a turn has a little time at least.
            (false, None) if goes_on => return since.max(until + times.least - times.turn - *reserve),
            _ => {}
        }
        since
    }
}

#[cfg(test)]
mod tests;
