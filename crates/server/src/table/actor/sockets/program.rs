//! Sockets of programs: events as JSON, computed once for all who may know the same.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use patolli_catalog::Seat;
use patolli_store::{GuestId, Phase};
use tokio::sync::mpsc;

use super::{Frame, SocketId};
use crate::{
    denied::Denied,
    table::{
        actor::TableActor,
        program::{ErrorEnvelope, GameMoment, LogPosition, SeatState, json, table_error, update_json},
        reader::first_seat_of,
    },
};

/// The socket of a program.
pub(super) struct Program {
    pub(super) guest: GuestId,
    pub(super) outbox: mpsc::Sender<Frame>,
    /// State at the last message; `None` if the whole state is to be sent.
    sent: Option<SentState>,
}

/// State of the table at a message.
#[derive(Clone, Copy, PartialEq, Eq)]
struct SentState {
    version: u32,
    /// How many of the entries are marks.
    marks: u32,
    steps: usize,
    phase: Phase,
}

impl SentState {
    /// Whether only decisions were added since `before`; after an undo the whole state is sent.
    fn continues(self, before: Self) -> bool {
        let entries = |it: Self| it.version - it.marks;
        let added = usize::try_from(entries(self).saturating_sub(entries(before))).ok();
        let grown = self.steps.checked_sub(before.steps);
        before.phase != Phase::Open && grown.is_some() && grown == added
    }
}

impl Program {
    pub(super) fn new(guest: GuestId, outbox: mpsc::Sender<Frame>) -> Self {
        Self { guest, outbox, sent: None }
    }

    /// Makes the next message the whole state.
    pub(super) fn forget(&mut self) {
        self.sent = None;
    }
}

/// Updates of one moment, each computed once for all who are told the same.
struct Updates<'a> {
    moment: GameMoment<'a>,
    phase: Phase,
    at: LogPosition,
    computed: Vec<ComputedUpdate>,
}

/// An update already computed.
struct ComputedUpdate {
    from: usize,
    /// The seat that it is for; `None` if it is for all seats that are not asked.
    seat: Option<Seat>,
    text: Utf8Bytes,
}

impl Updates<'_> {
    /// The events after `from` decisions that a seat may know, and its choices if it is asked.
    fn text(&mut self, seat: Seat, from: usize) -> Utf8Bytes {
        let only_for = (!self.moment.is_told_as_others(seat, from)).then_some(seat);
        if let Some(same) = self.computed.iter().find(|it| (it.from, it.seat) == (from, only_for)) {
            return same.text.clone();
        }
        let text: Utf8Bytes = update_json(&self.moment, self.phase, &self.at, seat, from).into();
        self.computed.push(ComputedUpdate { from, seat: only_for, text: text.clone() });
        text
    }
}

impl TableActor {
    /// Sends every program what is new; those that do not keep up are detached.
    pub(super) fn update_programs(&mut self) {
        if self.sockets.programs.is_empty() {
            return;
        }
        let version = self.version;
        let marks = version - self.sitting.entries_without_marks(version);
        let now = SentState { version, marks, steps: self.play.steps(), phase: self.table.phase };
        let play = Arc::clone(&self.play);
        let mut updates = Updates {
            moment: GameMoment::new(&*play),
            phase: self.table.phase,
            at: LogPosition::new(version, &self.sitting, &self.table),
            computed: Vec::new(),
        };
        let mut programs = std::mem::take(&mut self.sockets.programs);
        programs.retain(|_, program| {
            let before = program.sent.replace(now);
            let text = match before {
                Some(before) if before == now => return true,
                Some(before) if now.continues(before) => {
                    let seat = first_seat_of(&program.guest, &self.table);
                    seat.map(|it| updates.text(Seat::new(it), before.steps))
                }
                _ => self.state_for(&program.guest),
            };
            text.is_some_and(|it| program.outbox.try_send(Frame::Text(it)).is_ok())
        });
        self.sockets.programs = programs;
    }

    /// The whole state for a guest at the table.
    fn state_for(&self, guest: &GuestId) -> Option<Utf8Bytes> {
        SeatState::new(&self.snapshot(), guest).map(|it| json(&it).into())
    }

    /// Tells a program why its decision was not taken; returns whether it keeps up.
    pub(super) fn refuse_program(&mut self, id: SocketId, denied: &Denied) -> bool {
        let Some(program) = self.sockets.programs.get(&id) else { return true };
        let why = ErrorEnvelope::new(table_error(&self.snapshot(), denied)).json();
        program.outbox.try_send(Frame::Text(why.into())).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_back_is_no_news() {
        let at = |version, steps| SentState { version, marks: 0, steps, phase: Phase::Running };
        assert!(at(5, 5).continues(at(3, 3)) && at(7, 3).continues(at(6, 2)));
        assert!(!at(6, 4).continues(at(5, 5)), "a decision was taken back");
        assert!(!at(7, 5).continues(at(5, 5)), "and another was taken");
        let marked = |version, marks, steps| SentState { marks, ..at(version, steps) };
        assert!(
            marked(7, 2, 5).continues(at(5, 5)) && marked(8, 2, 6).continues(at(5, 5)),
            "marks are no decisions"
        );
        assert!(!at(1, 1).continues(SentState { phase: Phase::Open, ..at(0, 0) }), "the game has begun");
    }
}
