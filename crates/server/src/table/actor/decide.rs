//! Decisions: judged on a copy, written to the store, then seen.

use std::sync::Arc;

use patolli_catalog::{AnyPlay, Seat, Status, Step, UndoBarrier};
use patolli_store::{Chain, Entry, Error, GuestId, Occupant, Phase};

use super::TableActor;
use crate::{
    denied::Denied,
    failure::{Failure, Rejection},
    table::{
        command::{MoveKind, MoveRequest},
        marks::Mark,
        next_state::NextState,
        reader::seats_of,
        replay::undo_notation,
    },
};

/// How often a decision is tried again that met marks of another machine.
pub(super) const MARK_RETRIES: usize = 3;

/// Label of the metrics: who decided.
pub(super) const PERSON: &str = "person";
/// Label of the metrics: what follows from the time.
pub(super) const SERVER: &str = "server";
/// Label of the metrics: who decided.
pub(super) const BOT: &str = "bot";

impl TableActor {
    /// Plays a guest's move.
    pub(super) async fn decide(&mut self, guest: &GuestId, request: &MoveRequest) -> Result<(), Rejection> {
        let request = &match request.kind {
            MoveKind::Redo => Box::pin(self.redone(request)).await?,
            _ => request.clone(),
        };
        self.hear_of_what_was_seen(guest, request.version).await;
        let was_asleep = self.table.attendance.asleep;
        for _ in 0..MARK_RETRIES {
            let next = match self.judge(guest, request) {
                Ok(next) => next,
                Err(denied) => {
                    // Counted and not logged: nonsense would fill the log.
                    self.context.metrics.decided(PERSON, "refused");
                    return Err(denied.into());
                }
            };
            match self.commit(next, PERSON).await {
                // Another machine wrote marks meanwhile, which make no decision stale.
                Err(Rejection::Denied(Denied::Stale)) if self.is_current_version(request.version) => {}
                Ok(()) => return Box::pin(self.note_gone_after(was_asleep)).await,
                outcome => return outcome,
            }
        }
        Err(Denied::Stale.into())
    }

    /// Reloads if the guest has seen more than this machine: another one wrote it, and its notice is still on its way.
    pub(super) async fn hear_of_what_was_seen(&mut self, guest: &GuestId, version: u32) {
        // Versions that there never were must not disturb the bots, hence the second look.
        if version > self.version && self.plays(guest).is_ok() && !Box::pin(self.is_current()).await {
            Box::pin(self.catch_up(version)).await;
        }
    }

    /// Whether nothing was decided since that version.
    fn is_current_version(&self, version: u32) -> bool {
        (self.sitting.decided..=self.version).contains(&version)
    }

    /// The game after a move, without changing anything yet.
    fn judge(&self, guest: &GuestId, request: &MoveRequest) -> Result<NextState, Denied> {
        self.plays(guest)?;
        if !self.is_current_version(request.version) {
            return Err(Denied::Stale);
        }
        let seat = self.asked_now(guest)?;
        let returns = self.returns_by_deciding(seat)?;
        let mut next = self.judge_move(guest, seat, request)?;
        if returns {
            next.steps.splice(0..0, self.marks(guest, &Mark::Back, |it| it.is_some()));
        }
        Ok(next)
    }

    /// The game after a move of a seat that a person plays.
    fn judge_move(&self, guest: &GuestId, seat: Seat, request: &MoveRequest) -> Result<NextState, Denied> {
        match &request.kind {
            MoveKind::Do(text) => self.play_all(seat, text),
            MoveKind::Undo => self.take_back(guest, seat, self.play.undo_length().map_err(Denied::Undo)?),
            MoveKind::Reset => match self.play.reset_length() {
                0 => Err(Denied::Undo(self.play.undo_length().err().unwrap_or(UndoBarrier::Start))),
                length => self.take_back(guest, seat, length),
            },
            MoveKind::TakeTurnBack => self.take_back_turn(guest, seat),
            // The decision was put in its place before.
            MoveKind::Redo => Err(Denied::Undo(UndoBarrier::Start)),
        }
    }

    /// Whether this guest plays here and the game is on.
    pub(super) fn plays(&self, guest: &GuestId) -> Result<(), Denied> {
        if seats_of(guest, &self.table).is_empty() {
            return Err(Denied::NotSeated);
        }
        match self.table.phase {
            Phase::Open => Err(Denied::NotStarted),
            Phase::Finished => Err(Denied::Over),
            Phase::Running => Ok(()),
        }
    }

    /// The seat that must decide, if this guest holds it and sees what it sees.
    pub(super) fn asked_now(&self, guest: &GuestId) -> Result<Seat, Denied> {
        let seat = self.asked_seat(guest, &*self.play)?;
        if self.perspective_of(guest).curtain.is_some() { Err(Denied::Curtain) } else { Ok(seat) }
    }

    /// The seat that must decide, if this guest holds it.
    fn asked_seat(&self, guest: &GuestId, play: &dyn AnyPlay) -> Result<Seat, Denied> {
        let Status::Asks(seat) = play.status() else { return Err(Denied::Over) };
        match self.table.seats.get(seat.index()) {
            Some(Occupant::Guest { id, .. }) if id == guest => Ok(seat),
            _ => Err(Denied::NotYourTurn),
        }
    }

    /// All decisions of a text, or none.
    fn play_all(&self, seat: Seat, text: &str) -> Result<NextState, Denied> {
        let mut play = self.play.at_step(self.play.steps());
        let steps = play.play(seat, text)?;
        Ok(NextState { play, steps })
    }

    /// The game without the last `count` decisions, unless this guest took back too often: every time, the
    /// log grows.
    pub(super) fn take_back(&self, guest: &GuestId, seat: Seat, count: usize) -> Result<NextState, Denied> {
        if self.undo_usage.is_exhausted(seat) {
            return Err(Denied::UndoExhausted);
        }
        self.context.admit_undo(&self.table.id, guest)?;
        let play = self.play.at_step(self.play.steps() - count);
        Ok(NextState { play, steps: vec![Step { seat, notation: undo_notation(count), auto: false }] })
    }

    /// Writes a move, then shows it.
    pub(super) async fn commit(&mut self, next: NextState, by: &'static str) -> Result<(), Rejection> {
        if self.is_db_down() {
            self.context.metrics.decided(by, "refused");
            return Err(Denied::DbUnavailable.into());
        }
        let NextState { play, steps } = next;
        let now = self.context.now();
        let mut entries: Vec<Entry> = (self.version + 1..)
            .zip(steps)
            .map(|(n, it)| {
                let (seat, notation) = (it.seat.number(), it.notation);
                Entry { n, seat, notation, auto: it.auto, at: now, digest: None }
            })
            .collect();
        // Before the first entry the table may have been dealt only now.
        let mut chain = if self.version == 0 { Chain::new(&self.table) } else { self.chain };
        chain.set_digests(&mut entries);
        let mut sitting = Arc::clone(&self.sitting);
        let noted = Arc::make_mut(&mut sitting);
        for entry in &entries {
            noted.note(entry);
        }
        let progress = self.progress_after(&*play, &sitting, now, by);
        match self.context.append(&self.table.id, &entries, &progress).await {
            Ok(()) => {
                self.context.metrics.decided(by, "accepted");
                self.context.metrics.durable(self.since);
                self.version = entries.last().map_or(self.version, |it| it.n);
                self.chain = chain;
                for it in &entries {
                    self.undo_usage.note(it);
                }
                self.forget_players(&sitting);
                (self.play, self.sitting) = (play.into(), sitting);
                self.is_closed = self.sitting.stopped;
                self.set_progress(progress, Some(now));
                self.on_position_changed();
                self.broadcast();
                Ok(())
            }
            // Another process serves the same table: take over what it wrote.
            Err(Error::Conflict | Error::Gap { .. }) => {
                self.context.metrics.decided(by, "refused");
                Box::pin(self.reload()).await?;
                Err(Denied::Stale.into())
            }
            Err(error) => {
                tracing::error!(table = %self.table.id, %error, "a decision was not written");
                self.context.metrics.decided(by, "failed");
                Box::pin(self.after_write_error(&error)).await
            }
        }
    }

    /// After a failed write the stored state is unknown: reloads now, or when the database is back.
    async fn after_write_error(&mut self, error: &Error) -> Result<(), Rejection> {
        if !self.context.db_health.report_failure(error) {
            self.reload().await?;
            return Err(Failure::Internal.into());
        }
        self.catch_up(u32::MAX).await;
        Err(Denied::DbUnavailable.into())
    }
}
