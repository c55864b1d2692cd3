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
    /// Nobody came back: the computer finishes the game, also for those seats that are not stood in for yet.
    Finish(Vec<u8>),
    /// A proposal has waited long enough for answers.
    EndProposal,
    /// Nobody came back, and somebody never decided anything: the game ends without a result.
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
    pub(crate) fn of(table: &'a Table, sitting: &'a Sitting) -> Self {
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
        self.pace.times().filter(|_| people(self.seats).len() > 1)
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
        if self.phase != Phase::Running || self.sitting.finishing || people(self.seats).len() < 2 {
            return None;
        }
        if attendance.asleep {
            return attendance.due.map(|it| (it, self.ending()));
        }
        if self.sitting.is_deserted(self.seats) {
            let patience = self.clock().map_or(FINISH_WITHOUT_CLOCK, |it| it.finish);
            return Some((self.sitting.deserted_since()?.saturating_add(patience), self.ending()));
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
    let people = seats.iter().filter_map(|it| match it {
        Occupant::Guest { id, .. } => Some(id),
        _ => None,
    });
    people.collect()
}

/// The time at which something must be done about a table, if anything must.
pub(crate) fn next_due(moment: &Moment<'_>, attendance: &Attendance) -> Option<i64> {
    moment.next(attendance).map(|it| it.0)
}

/// What must be done about a table now, if anything must.
pub(crate) fn when_due(moment: &Moment<'_>, attendance: &Attendance, now: i64) -> Option<DueAction> {
    moment.next(attendance).filter(|it| it.0 <= now).map(|it| it.1)
}

/// What becomes of the attendance at a table by entries that were added at `now`, by a person or by the server.
pub(crate) fn attendance_after(
    attendance: &Attendance,
    before: &Moment<'_>,
    after: &Moment<'_>,
    now: i64,
    by_person: bool,
) -> Attendance {
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
        let turn = Turn { seat, since, now, times };
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
    now: i64,
    times: PaceTimes,
}

impl Turn {
    /// Takes from the reserve what the turn needed beyond its time; returns since when the seat counts as asked.
    fn charge(&self, before: &Moment<'_>, after: &Moment<'_>, reserve: &mut i64) -> i64 {
        let Self { seat, since, now, times } = *self;
        let played = before.person_asked().is_some_and(|it| it.0 == seat);
        let goes_on = after.to_move == before.to_move;
        let absence = after.sitting.stand_in(seat, after.to_move);
        match (played, absence) {
            (true, Some(absence)) if absence.why == Away::Time => *reserve = 0,
            (true, _) if !goes_on || absence.is_some() => {
                if before.sitting.has_decided(seat) {
                    *reserve = (*reserve - (now - since - times.turn).max(0)).max(0);
                }
                return since.max(now - times.turn);
            }
            // Whoever comes back in the middle of a turn has a little time at least.
            (false, None) if goes_on => return since.max(now + times.least - times.turn - *reserve),
            _ => {}
        }
        since
    }
}

#[cfg(test)]
mod tests {
    use patolli_store::{Entry, GuestId};

    use super::*;
    use crate::table::sitting::sitting;

    const SECOND: i64 = 1_000;
    const HOUR: i64 = 3_600 * SECOND;

    /// A table of two people and a bot, and what happened there.
    struct Story {
        seats: Vec<Occupant>,
        pace: Pace,
        log: Vec<Entry>,
        to_move: u8,
        attendance: Attendance,
    }

    impl Story {
        fn new(pace: Pace) -> Self {
            let person = |name: &str| Occupant::Guest { id: GuestId::random(), name: name.to_owned() };
            let seats = vec![person("Ana"), person("Bo"), Occupant::Bot { bot: "greedy".to_owned() }];
            let mut story = Self { seats, pace, log: Vec::new(), to_move: 0, attendance: Attendance::new(0) };
            story.attendance = story.after(&story.log, 0, 0, false);
            story
        }

        fn after(&self, log: &[Entry], to_move: u8, now: i64, by_person: bool) -> Attendance {
            let (old, new) = (sitting(&self.seats, &self.log), sitting(&self.seats, log));
            let moment = |sitting, to_move| Moment {
                seats: &self.seats,
                pace: self.pace,
                phase: Phase::Running,
                to_move: Some(to_move),
                sitting,
            };
            let (before, after) = (moment(&old, self.to_move), moment(&new, to_move));
            attendance_after(&self.attendance, &before, &after, now, by_person)
        }

        /// An entry, after which `to_move` is asked.
        fn add(mut self, seat: u8, notation: &str, to_move: u8, now: i64) -> Self {
            let mut log = self.log.clone();
            let n = u32::try_from(log.len()).expect("a short log") + 1;
            log.push(Entry { n, seat, notation: notation.to_owned(), auto: false, at: now, digest: None });
            let by_person = notation != "@away time" && notation != "@finish";
            self.attendance = self.after(&log, to_move, now, by_person);
            (self.log, self.to_move) = (log, to_move);
            self
        }

        fn due(&self, now: i64) -> Option<DueAction> {
            let sitting = sitting(&self.seats, &self.log);
            let to_move = Some(self.to_move);
            let moment = Moment {
                seats: &self.seats,
                pace: self.pace,
                phase: Phase::Running,
                to_move,
                sitting: &sitting,
            };
            when_due(&moment, &self.attendance, now)
        }

        fn reserve(&self, seat: usize) -> Option<i64> {
            self.attendance.seat(seat).reserve
        }
    }

    #[test]
    fn without_a_clock_nothing_is_due_while_somebody_is_there() {
        let story = Story::new(Pace::None).add(0, "a", 1, 5).add(1, "@away left", 1, 6);
        assert_eq!((story.attendance.due, story.reserve(0), story.due(i64::MAX)), (None, None, None));
        assert_eq!(story.attendance.seat(1).away.as_deref(), Some("left"));
    }

    #[test]
    fn a_turn_takes_its_time_then_the_reserve() {
        let story = Story::new(Pace::Day).add(0, "a", 1, 0).add(1, "b", 0, 0);
        assert_eq!(story.attendance.due, Some(4 * DAY + SLOW_LINE));
        assert_eq!(story.due(4 * DAY), None, "slow lines have a little longer");
        assert_eq!(story.due(4 * DAY + SLOW_LINE), Some(DueAction::TimeUp(vec![0])));
        let later = story.add(0, "c", 1, 2 * DAY);
        assert_eq!((later.reserve(0), later.reserve(1)), (Some(2 * DAY), Some(3 * DAY)));
        assert_eq!(later.attendance.due, Some(6 * DAY + SLOW_LINE));
    }

    #[test]
    fn a_turn_goes_on_until_another_seat_is_asked() {
        let story = Story::new(Pace::Live(20)).add(0, "a", 1, 0).add(1, "b", 0, 0);
        let due = story.attendance.due;
        let story =
            story.add(0, "c", 0, 30 * SECOND).add(0, "undo 1", 0, 40 * SECOND).add(1, "@say hello", 0, 41);
        assert_eq!(story.attendance.due, due);
        assert_eq!(
            story.add(0, "d", 0, 50 * SECOND).add(0, "e", 2, 60 * SECOND).reserve(0),
            Some(1_185 * SECOND)
        );
    }

    #[test]
    fn bots_and_stand_ins_have_no_clock() {
        let story = Story::new(Pace::Day).add(0, "a", 2, 0);
        assert_eq!(story.attendance.due, None);
        let story = story.add(2, "b", 1, 10 * DAY).add(1, "@away left", 1, 10 * DAY);
        assert_eq!(story.attendance.due, None);
        assert_eq!(story.add(1, "c", 0, 99 * DAY).reserve(1), Some(3 * DAY));
    }

    #[test]
    fn whoever_never_decided_has_the_turn_time_alone() {
        assert_eq!(Story::new(Pace::Live(20)).attendance.due, Some(FIRST_DECISION + SLOW_LINE));
        assert_eq!(Story::new(Pace::Few).attendance.due, Some(8 * HOUR + SLOW_LINE));
    }

    #[test]
    fn time_that_is_up_takes_the_reserve_and_a_return_gives_a_little() {
        let story = Story::new(Pace::Few).add(0, "a", 1, 0).add(1, "b", 0, 0);
        let end = 32 * HOUR + SLOW_LINE;
        let away = story.add(0, "@away time", 0, end);
        assert_eq!((away.reserve(0), away.attendance.due), (Some(0), None));
        let back = away.add(0, "@back", 0, end + SECOND);
        assert_eq!(back.attendance.due, Some(end + SECOND + HOUR + SLOW_LINE));
        assert_eq!(
            back.add(0, "c", 1, end + HOUR).add(1, "d", 0, end + HOUR).attendance.due,
            Some(end + 9 * HOUR + SLOW_LINE),
            "the reserve does not come back"
        );
    }

    #[test]
    fn leaving_saves_no_time() {
        let story =
            Story::new(Pace::Few).add(0, "a", 1, 0).add(1, "b", 0, 0).add(0, "@away left", 0, 20 * HOUR);
        assert_eq!(story.reserve(0), Some(12 * HOUR));
        assert_eq!(story.add(0, "@back", 0, 21 * HOUR).attendance.due, Some(32 * HOUR + SLOW_LINE));
    }

    #[test]
    fn time_is_up_for_all_seats_of_a_person() {
        let mut story = Story::new(Pace::Day);
        story.seats.push(story.seats[0].clone());
        assert_eq!(story.due(9 * DAY), Some(DueAction::TimeUp(vec![0, 3])));
    }

    #[test]
    fn one_person_has_no_clock() {
        let mut story = Story::new(Pace::Day);
        story.seats.remove(1);
        assert_eq!(story.due(i64::MAX), None);
    }

    #[test]
    fn a_game_that_all_have_left_is_finished_after_a_while() {
        for (pace, patience) in
            [(Pace::Live(10), 15 * 60 * SECOND), (Pace::Day, 7 * DAY), (Pace::None, 90 * DAY)]
        {
            let story = Story::new(pace).add(0, "a", 1, 0).add(1, "b", 2, 0);
            let left = story.add(0, "@away left", 2, 50).add(1, "@away left", 2, 70);
            assert_eq!(left.attendance.due, Some(70 + patience));
            assert_eq!(left.due(70 + patience), Some(DueAction::Finish(Vec::new())));
            assert_eq!(left.add(0, "@finish", 2, 70 + patience).attendance.due, None);
        }
    }

    #[test]
    fn a_game_in_which_somebody_never_decided_has_no_result() {
        let left =
            Story::new(Pace::Day).add(0, "a", 1, 0).add(0, "@away left", 1, 1).add(1, "@away time", 1, 2);
        assert_eq!(left.due(2 + 7 * DAY), Some(DueAction::Stop));
    }

    #[test]
    fn time_that_is_given_comes_before_the_reserve_and_ends_with_the_turn() {
        let story = Story::new(Pace::Day).add(0, "a", 1, 0).add(1, "b", 0, 0);
        let given = story.add(1, "@give 0 86400", 0, HOUR);
        assert_eq!(given.attendance.due, Some(5 * DAY + SLOW_LINE));
        let decided = given.add(0, "c", 1, 2 * DAY);
        assert_eq!((decided.reserve(0), decided.attendance.due), (Some(3 * DAY), Some(6 * DAY + SLOW_LINE)));
        let first = Story::new(Pace::Live(20)).add(1, "@give 0 300", 0, 0);
        assert_eq!(
            first.attendance.due,
            Some(FIRST_DECISION + END_LIVE + SLOW_LINE),
            "also before the first one"
        );
    }

    #[test]
    fn a_proposal_waits_for_a_while() {
        let story = Story::new(Pace::None).add(0, "a", 1, 0).add(1, "b", 2, 0);
        let asked = story.add(0, "@end ask", 2, 70);
        assert_eq!(
            (asked.due(70 + END_SLOW - 1), asked.due(70 + END_SLOW)),
            (None, Some(DueAction::EndProposal))
        );
        assert_eq!(asked.add(1, "@end no", 2, 80).attendance.due, None);
        let live = Story::new(Pace::Live(40)).add(0, "a", 1, 0).add(1, "b", 0, 0);
        let live = live.add(0, "@takeback ask 1", 0, 0);
        assert_eq!(live.attendance.due, Some(TAKE_BACK_LIVE));
    }

    #[test]
    fn a_sleeping_table_is_finished_for_all_and_wakes_by_any_deed_of_a_person() {
        let mut story = Story::new(Pace::None).add(0, "a", 1, 0).add(1, "b", 0, 0);
        (story.attendance.asleep, story.attendance.due) = (true, Some(90 * DAY));
        assert_eq!(
            (story.due(90 * DAY - 1), story.due(90 * DAY)),
            (None, Some(DueAction::Finish(vec![0, 1])))
        );
        let awake = story.add(0, "c", 1, 80 * DAY);
        assert_eq!(
            (awake.attendance.asleep, awake.attendance.due, awake.attendance.touched),
            (false, None, 80 * DAY)
        );
    }
}
