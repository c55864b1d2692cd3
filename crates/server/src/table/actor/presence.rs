//! People who leave, come back, or run out of time.

use std::{mem::take, time::Duration};

use patolli_catalog::{AnyPlay, Seat, Status, Step};
use patolli_store::{Closed, ClosedBy, GuestId, NewCall, Occupant, Phase, TableProgress};
use tokio::time::Instant;

use super::{
    TableActor,
    decide::{PERSON, SERVER},
};
use crate::{
    denied::Denied,
    failure::{Failure, Rejection},
    table::{
        call_events::calls_after,
        due::{DueAction, Moment, attendance_after, next_due, people, when_due, without_known_seats},
        marks::{Away, Mark},
        next_state::NextState,
        reader::seats_of,
        sitting::{Absence, Sitting},
        table_spec::{GameResult, How, progress},
    },
};

impl TableActor {
    /// Lets the computer play for a guest. Where no other person plays, the table falls asleep instead.
    pub(super) async fn leave(&mut self, guest: &GuestId) -> Result<(), Rejection> {
        self.plays(guest)?;
        if people(&self.table.seats).len() < 2 {
            return self.set_asleep(true).await;
        }
        let marks = self.marks(guest, &Mark::Away(Away::Left), |it| it.is_none());
        self.commit_marks(marks, PERSON).await?;
        self.settle_proposal().await
    }

    /// Lets the computer play for a guest, until they come back or for good.
    pub(super) async fn go_away(&mut self, guest: &GuestId, for_good: bool) -> Result<(), Rejection> {
        if for_good { self.leave_for_good(guest).await } else { self.leave(guest).await }
    }

    /// Lets the computer play for a guest who never comes back. A table where no other person plays stays as it is.
    async fn leave_for_good(&mut self, guest: &GuestId) -> Result<(), Rejection> {
        self.plays(guest)?;
        if people(&self.table.seats).len() < 2 {
            return Ok(());
        }
        let gone = Mark::Away(Away::Gone);
        let here = |seat: &u8| self.sitting.absence_of(*seat).is_none_or(|it| it.why != Away::Gone);
        let marks = seats_of(guest, &self.table).into_iter().filter(here).map(|it| step(it, &gone)).collect();
        self.commit_marks(marks, PERSON).await
    }

    /// Gives a guest their seats back, and wakes the table. Who is there already stays there.
    pub(super) async fn come_back(&mut self, guest: &GuestId) -> Result<(), Rejection> {
        self.plays(guest)?;
        let marks = self.marks(guest, &Mark::Back, |it| it.is_some_and(|it| it.why != Away::Gone));
        let was_asleep = self.table.attendance.asleep;
        if marks.is_empty() && was_asleep {
            self.set_asleep(false).await?;
        } else {
            self.commit_marks(marks, PERSON).await?;
        }
        self.note_gone_after(was_asleep).await
    }

    /// Where a table was asleep, somebody may be gone for good since: now that it is awake the computer plays for them.
    pub(super) async fn note_gone_after(&mut self, was_asleep: bool) -> Result<(), Rejection> {
        match self.commit_marks(if was_asleep { self.gone() } else { Vec::new() }, SERVER).await {
            // It is seen to when the table is due.
            Err(Rejection::Denied(_)) => Ok(()),
            done => done,
        }
    }

    /// The same mark for all seats of a guest whose absence is as wanted; none for those who are returning.
    pub(super) fn marks(
        &self,
        guest: &GuestId,
        mark: &Mark,
        wanted: impl Fn(Option<Absence>) -> bool,
    ) -> Vec<Step> {
        let asked = self.table.to_move;
        let changes = |it: &u8| wanted(self.sitting.stand_in(*it, asked)) && !self.sitting.is_returning(*it);
        seats_of(guest, &self.table).into_iter().filter(changes).map(|it| step(it, mark)).collect()
    }

    /// Whether the person on a seat that is asked was stood in for, and is back by deciding; refused where the stand-in
    /// has begun the turn.
    pub(super) fn returns_by_deciding(&self, seat: Seat) -> Result<bool, Denied> {
        let seat = seat.number();
        let is_away = self.sitting.stand_in(seat, Some(seat)).is_some();
        if is_away && self.sitting.would_wait(seat) { Err(Denied::StoodIn) } else { Ok(is_away) }
    }

    /// Writes marks alone; nothing if there are none.
    pub(super) async fn commit_marks(&mut self, marks: Vec<Step>, by: &'static str) -> Result<(), Rejection> {
        if marks.is_empty() {
            return Ok(());
        }
        let play = self.play.at_step(self.play.steps());
        self.commit(NextState { play, steps: marks }, by).await
    }

    /// Lets the table sleep, or wakes it, which is no entry of the log.
    async fn set_asleep(&mut self, asleep: bool) -> Result<(), Rejection> {
        if self.is_db_down() {
            return Err(Denied::DbUnavailable.into());
        }
        let mut attendance = patolli_store::Attendance { seats: Vec::new(), ..self.table.attendance.clone() };
        (attendance.asleep, attendance.touched) = (asleep, self.context.now());
        self.save_attendance(attendance).await?;
        Ok(())
    }

    /// Writes who is at the table, without an entry.
    async fn save_attendance(&mut self, attendance: patolli_store::Attendance) -> Result<(), Failure> {
        let table = &self.table;
        let (phase, to_move, result) = (table.phase, table.to_move, table.result.clone());
        let progress =
            TableProgress { phase, to_move, result, attendance: Some(attendance), calls: Vec::new() };
        self.context.store().set_progress(&table.id, &progress).await.map_err(|error| {
            tracing::error!(table = %self.table.id, %error, "who is at the table was not written");
            self.context.failure(&error)
        })?;
        self.set_progress(progress, None);
        self.broadcast();
        Ok(())
    }

    /// Sets phase, seat to move and result, as they were stored.
    pub(super) fn set_progress(&mut self, progress: TableProgress, moved: Option<i64>) {
        self.change_table(|it| {
            it.phase = progress.phase;
            it.to_move = progress.to_move;
            it.result = progress.result;
            it.moved = moved.unwrap_or(it.moved);
            if let Some(attendance) = progress.attendance {
                // Where nothing is said about the seats, they are as they were.
                let seats =
                    if attendance.seats.is_empty() { take(&mut it.attendance.seats) } else { Vec::new() };
                it.attendance = attendance;
                it.attendance.seats.extend(seats);
                it.attendance = take(&mut it.attendance).trimmed();
            }
        });
        self.bots.pause(self.pause());
    }

    /// Where the table stands after entries that were added now.
    pub(super) fn progress_after(
        &self,
        play: &dyn AnyPlay,
        sitting: &Sitting,
        now: i64,
        by: &'static str,
    ) -> TableProgress {
        let mut next = self.progress_of(play, sitting);
        if sitting.stopped && next.phase == Phase::Running {
            let result = Closed { by: ClosedBy::Time, at: now }.to_result();
            next = TableProgress { phase: Phase::Finished, to_move: None, result: Some(result), ..next };
        } else if let Some(result) = next.result.as_mut().filter(|_| {
            let is_plain = !sitting.was_stood_in() && sitting.taken_back == 0 && !sitting.is_agreed();
            self.table.phase == Phase::Running && !is_plain
        }) {
            *result = self.told_result(play, sitting).to_text();
        }
        let before = Moment::new(&self.table, &self.sitting);
        let after = Moment { phase: next.phase, to_move: next.to_move, sitting, ..before };
        let time = self.context.change_time(now);
        let attendance = attendance_after(&self.table.attendance, &before, &after, time, by == PERSON);
        next.attendance = Some(without_known_seats(attendance, &self.table.attendance));
        next.calls = self.calls_after(&before, &after, !sitting.stopped, now);
        next
    }

    /// Phase, seat to move and result of the table. What is over stays as it is, whatever is said there.
    fn progress_of(&self, play: &dyn AnyPlay, sitting: &Sitting) -> TableProgress {
        let table = &self.table;
        if table.phase == Phase::Finished {
            let (phase, to_move, result) = (table.phase, table.to_move, table.result.clone());
            return TableProgress { phase, to_move, result, attendance: None, calls: Vec::new() };
        }
        let next = progress(&table.seats, play);
        if !sitting.is_agreed() || next.phase != Phase::Running {
            return next;
        }
        let result = Some(GameResult::from_play(play).to_text());
        TableProgress { phase: Phase::Finished, to_move: None, result, ..next }
    }

    /// The calls that follow from a change.
    fn calls_after(
        &self,
        before: &Moment<'_>,
        after: &Moment<'_>,
        has_result: bool,
        now: i64,
    ) -> Vec<NewCall> {
        let calls_people = self.context.calls_people;
        if calls_people { calls_after(before, after, has_result, now) } else { Vec::new() }
    }

    /// The result of a game that is over, and how it came about.
    fn told_result(&self, play: &dyn AnyPlay, sitting: &Sitting) -> GameResult {
        let seats = 0..u8::try_from(self.table.seats.len()).unwrap_or(u8::MAX);
        let stood = seats.map(|it| sitting.turns_stood(it, 0)).collect();
        let result = GameResult::from_play(play);
        let (how, places) = match (play.status(), sitting.finishing) {
            (Status::Asks(_), _) => (How::Agreed, Vec::new()),
            (Status::Over, true) => (How::Finished, result.places),
            (Status::Over, false) => (How::Played, result.places),
        };
        let stood = if sitting.was_stood_in() { stood } else { Vec::new() };
        GameResult { stood, how, places, taken_back: sitting.taken_back, ..result }
    }

    /// Forgets the players of seats that change hands.
    pub(super) fn forget_players(&mut self, sitting: &Sitting) {
        let asked = self.table.to_move;
        for seat in 0..u8::try_from(self.table.seats.len()).unwrap_or(u8::MAX) {
            if self.sitting.stand_in(seat, asked) != sitting.stand_in(seat, asked) {
                self.bots.forget(Seat::new(seat));
            }
        }
    }

    /// Sets the times of a table that starts.
    pub(super) fn start_times(&self, progress: &mut TableProgress) {
        let now = self.context.now();
        let started = Moment::new(&self.table, &self.sitting);
        let after = Moment { phase: progress.phase, to_move: progress.to_move, ..started };
        let attendance = attendance_after(&self.table.attendance, &started, &after, now.into(), true);
        progress.attendance = Some(without_known_seats(attendance, &self.table.attendance));
        progress.calls = self.calls_after(&started, &after, false, now);
    }

    /// Delays a stand-in while the person whose time was up has the page open and may still be back.
    pub(super) fn pause_stand_in(&mut self, seat: Seat) {
        let Some(Occupant::Guest { id, .. }) = self.table.seats.get(seat.index()) else { return };
        let Some(times) = Moment::new(&self.table, &self.sitting).clock() else { return };
        let absence = self.sitting.stand_in(seat.number(), Some(seat.number()));
        if let Some(it) = absence.filter(|it| it.why == Away::Time)
            && !self.sitting.would_wait(seat.number())
            && self.sockets.has_page(id)
        {
            let left = it.at.saturating_add(times.pause).saturating_sub(self.context.now());
            // A clock that was set back holds nobody up for longer.
            let left = left.clamp(0, times.pause);
            self.bots.pause_until(Instant::now() + Duration::from_millis(left.unsigned_abs()));
        }
    }

    /// Does what must be done about the table by now, and notes when something must be done next.
    pub(super) async fn on_due(&mut self) -> Result<(), Failure> {
        // Another machine may have moved its times.
        let stored =
            self.context.store().table(&self.table.id).await.map_err(|it| self.context.failure(&it))?;
        if stored.as_ref() != Some(&*self.table) {
            self.reload().await?;
        }
        let gone = self.gone();
        if !gone.is_empty() {
            let done = self.commit_marks(gone, SERVER).await;
            return self.settle_marks(done).await;
        }
        let now = self.context.now();
        let moment = Moment::new(&self.table, &self.sitting);
        match when_due(&moment, &self.table.attendance, now) {
            Some(action) => self.carry_out(action).await,
            None => self.set_due(now).await,
        }
    }

    async fn carry_out(&mut self, action: DueAction) -> Result<(), Failure> {
        let away = |seats: Vec<u8>| seats.into_iter().map(|it| step(it, &Mark::Away(Away::Time)));
        let marks: Vec<Step> = match action {
            DueAction::TimeUp(seats) => away(seats).collect(),
            DueAction::Finish(seats) => away(seats).chain([step(0, &Mark::Finish)]).collect(),
            DueAction::Stop => vec![step(0, &Mark::Stop)],
            DueAction::EndProposal => self.proposal_answer(true),
        };
        let done = self.commit_marks(marks, SERVER).await;
        self.settle_marks(done).await
    }

    /// Marks that somebody whose account was removed is gone, where the operator removed it and nobody could mark it.
    fn gone(&self) -> Vec<Step> {
        if self.table.phase != Phase::Running {
            return Vec::new();
        }
        let is_gone = |(seat, it): &(u8, &Occupant)| {
            let is_nameless = matches!(it, Occupant::Guest { name, .. } if name.is_empty());
            is_nameless && self.sitting.absence_of(*seat).is_none_or(|it| it.why != Away::Gone)
        };
        let seats = (0_u8..).zip(&self.table.seats).filter(is_gone);
        seats.map(|it| step(it.0, &Mark::Away(Away::Gone))).collect()
    }

    /// Settles an open proposal after marks were written, if they were.
    async fn settle_marks(&mut self, done: Result<(), Rejection>) -> Result<(), Failure> {
        let settled = match done {
            Ok(()) => self.settle_proposal().await,
            refused => refused,
        };
        match settled {
            // Somebody was quicker, or the database is away: it stays due and is looked at again.
            Ok(()) | Err(Rejection::Denied(_)) => Ok(()),
            Err(Rejection::Failed(failure)) => Err(failure),
        }
    }

    /// Notes when something must be done, where that is not as it should be.
    async fn set_due(&mut self, now: i64) -> Result<(), Failure> {
        let moment = Moment::new(&self.table, &self.sitting);
        let mut attendance = patolli_store::Attendance { seats: Vec::new(), ..self.table.attendance.clone() };
        attendance.asked_at = self.table.to_move.map(|_| attendance.asked_at.unwrap_or(now));
        let timed =
            patolli_store::Attendance { asked_at: attendance.asked_at, ..self.table.attendance.clone() };
        attendance.due = next_due(&moment, &timed);
        if (attendance.due, attendance.asked_at)
            == (self.table.attendance.due, self.table.attendance.asked_at)
        {
            return Ok(());
        }
        self.save_attendance(attendance).await
    }
}

pub(super) fn step(seat: u8, mark: &Mark) -> Step {
    Step { seat: Seat::new(seat), notation: mark.to_string(), auto: false }
}
