//! Counts the time of turns by itself, in time that was served, and says whether anybody was wronged.

use super::super::TableActor;
use crate::table::{due::Moment, marks::Away, pace::PaceTimes};

/// Difference that counting in other ways may make, in milliseconds: real time passes while a table is looked at.
const TOLERANCE: i64 = 3_000;
/// Time that a turn has at least after a gap.
const AFTER_GAP: i64 = 60_000;
/// Least time for the first decision of a person.
const FIRST_DECISION: i64 = 120_000;
/// Time by which time-outs are judged late, for slow lines.
const SLOW_LINE: i64 = 2_000;
/// Time after which a person is called: the pause, the lease of a machine that died, and calls that lie apart.
const CALLED_WITHIN: i64 = 20 * 60_000;
const CALLED_LIVE_WITHIN: i64 = 2 * 60_000;

/// A table as the referee sees it after an entry.
#[derive(Clone, Debug)]
pub(super) struct View {
    /// When the last entry was written, in time that was served.
    at: i64,
    version: u32,
    to_move: Option<u8>,
    /// The person who is asked.
    asked: Option<u8>,
    time_is_up: Vec<bool>,
    given: Vec<i64>,
    decided: Vec<bool>,
    reserves: Vec<Option<i64>>,
}

impl View {
    /// What an actor has, where the clock of its machine shows `skipped` more than was served.
    pub(super) fn new(actor: &TableActor, skipped: i64) -> Self {
        let (table, sitting) = (&actor.table, &actor.sitting);
        let seats = || 0..u8::try_from(table.seats.len()).expect("few seats");
        let is_up = |it: u8| sitting.absence_of(it).is_some_and(|it| it.why == Away::Time);
        Self {
            at: table.moved - skipped,
            version: actor.version,
            to_move: table.to_move,
            asked: Moment::new(table, sitting).person_asked().map(|it| it.0),
            time_is_up: seats().map(is_up).collect(),
            given: seats().map(|it| sitting.talk.given(it)).collect(),
            decided: seats().map(|it| sitting.has_decided(it)).collect(),
            reserves: seats().map(|it| table.attendance.seat(it.into()).reserve).collect(),
        }
    }
}

/// The turn of a person.
#[derive(Clone, Debug)]
struct Turn {
    seat: u8,
    since: i64,
    given: i64,
    /// Whether the person came back in the middle of it.
    is_resumed: bool,
    /// Gaps of the time by its beginning.
    gaps: u32,
    calls: u32,
    warnings: u32,
}

/// Counts the time at one table.
pub(super) struct Referee {
    what: String,
    times: Option<PaceTimes>,
    is_live: bool,
    /// The people who are called, by seat.
    called: Vec<bool>,
    reserves: Vec<i64>,
    last: View,
    turn: Option<Turn>,
    is_opening: bool,
    /// Turns that lasted so long that somebody had to be called.
    pub(super) awaited_calls: u32,
    /// Times that somebody's time was up.
    pub(super) time_outs: u32,
}

impl Referee {
    pub(super) fn new(what: &str, actor: &TableActor, called: Vec<bool>, skipped: i64, gaps: u32) -> Self {
        let moment = Moment::new(&actor.table, &actor.sitting);
        let times = moment.clock();
        let seats = actor.table.seats.len();
        let mut referee = Self {
            what: what.to_owned(),
            times,
            is_live: times.is_some_and(|it| it.turn < 600_000),
            called,
            reserves: vec![times.map_or(0, |it| it.reserve); seats],
            last: View::new(actor, skipped),
            turn: None,
            is_opening: false,
            awaited_calls: 0,
            time_outs: 0,
        };
        referee.begin(false, gaps);
        // Nobody is called to the first turn of a table that is opened with all its people.
        referee.is_opening = true;
        referee
    }

    fn begin(&mut self, is_resumed: bool, gaps: u32) {
        let view = &self.last;
        self.turn = view.asked.map(|seat| Turn {
            seat,
            since: view.at,
            given: 0,
            is_resumed,
            gaps,
            calls: 0,
            warnings: 0,
        });
    }

    /// Judges what was written since the last look; `gaps` is the number of gaps of the time until now.
    pub(super) fn judge(&mut self, after: &View, gaps: u32) {
        // A machine may not have heard of everything yet.
        if after.version <= self.last.version {
            return;
        }
        let before = std::mem::replace(&mut self.last, after.clone());
        if let Some(turn) = &mut self.turn {
            let seat = usize::from(turn.seat);
            turn.given += after.given[seat] - before.given[seat];
            if after.asked == Some(turn.seat) && after.to_move == before.to_move {
                return;
            }
            let turn = turn.clone();
            self.end_turn(&turn, &before, after, gaps);
        }
        if self.turn.is_none() {
            let is_resumed = after.to_move == before.to_move;
            self.begin(is_resumed, gaps);
        }
    }

    fn end_turn(&mut self, turn: &Turn, before: &View, after: &View, gaps: u32) {
        self.turn = None;
        let seat = usize::from(turn.seat);
        let lasted = after.at - turn.since;
        let within = if self.is_live { CALLED_LIVE_WITHIN } else { CALLED_WITHIN };
        let is_opening = std::mem::take(&mut self.is_opening);
        if self.called[seat] && gaps == turn.gaps && lasted > within && !is_opening {
            self.awaited_calls += 1;
            assert_eq!(turn.calls, 1, "{}: seat {seat} waited for {lasted} ms and was not called", self.what);
        }
        let Some(times) = self.times else { return };
        let used = lasted - turn.given;
        let decided = before.decided[seat];
        if after.time_is_up[seat] && !before.time_is_up[seat] {
            self.time_outs += 1;
            let allowed = self.allowed(times, seat, decided);
            let least = if turn.is_resumed { times.least } else { allowed };
            assert!(
                used >= least - TOLERANCE,
                "{}: seat {seat} had {least} ms and was timed out after {used}",
                self.what
            );
            self.reserves[seat] = 0;
            return;
        }
        let Some(kept) = after.reserves[seat] else { return };
        let beyond = if decided { (used - times.turn).max(0) } else { 0 };
        let expected = (self.reserves[seat] - beyond).max(0);
        if turn.is_resumed {
            // While the person was away the turn went on.
            assert!(kept <= self.reserves[seat], "{}: the reserve of seat {seat} grew", self.what);
        } else {
            let slack = i64::from(gaps - turn.gaps) * AFTER_GAP + TOLERANCE;
            assert!(
                kept >= expected - TOLERANCE && kept <= expected + slack,
                "{}: seat {seat} has {kept} ms in reserve instead of {expected}, after {used} ms",
                self.what
            );
        }
        self.reserves[seat] = kept;
    }

    fn allowed(&self, times: PaceTimes, seat: usize, decided: bool) -> i64 {
        if decided { times.turn + self.reserves[seat] } else { times.turn.max(FIRST_DECISION) }
    }

    /// Nobody is still there whose time is up, now that everything was looked at.
    pub(super) fn check_nobody_is_late(&self, now: i64, gaps: u32) {
        let (Some(turn), Some(times)) = (&self.turn, self.times) else { return };
        let seat = usize::from(turn.seat);
        let allowed = self.allowed(times, seat, self.last.decided[seat]) + SLOW_LINE + times.least;
        let slack = i64::from(gaps - turn.gaps) * AFTER_GAP + TOLERANCE;
        let used = now - turn.since - turn.given;
        assert!(
            used <= allowed + slack,
            "{}: seat {seat} still has time after {used} ms of {allowed}",
            self.what
        );
    }

    /// Somebody is told that it is the turn of their seat.
    pub(super) fn call(&mut self, seat: u8) {
        let turn = self.turn.as_mut().filter(|it| it.seat == seat);
        let turn = turn.unwrap_or_else(|| panic!("{}: seat {seat} was called in vain", self.what));
        turn.calls += 1;
        assert_eq!(turn.calls, 1, "{}: seat {seat} was called twice in a turn", self.what);
    }

    /// Somebody is told that the time of their seat is nearly up.
    pub(super) fn warn(&mut self, seat: u8) {
        let turn = self.turn.as_mut().filter(|it| it.seat == seat);
        let turn = turn.unwrap_or_else(|| panic!("{}: seat {seat} was warned in vain", self.what));
        turn.warnings += 1;
        assert_eq!(turn.warnings, 1, "{}: seat {seat} was warned twice in a turn", self.what);
    }
}
