//! Taking back whole turns where nobody else plays, and taking decisions again that were taken back.

use std::sync::Arc;

use patolli_catalog::{Seat, Step, UndoBarrier};
use patolli_store::GuestId;

use super::TableActor;
use crate::{
    denied::Denied,
    failure::Rejection,
    table::{
        command::{MoveKind, MoveRequest},
        due::people,
        last_turn::turn_start,
        marks::{Mark, Vote},
        next_state::NextState,
        reader::seats_of,
    },
};

impl TableActor {
    /// A request to take a decision again, with the decision itself.
    pub(super) async fn redone(&mut self, request: &MoveRequest) -> Result<MoveRequest, Rejection> {
        let nothing = || Denied::Undo(UndoBarrier::Start);
        let n = self.table.to_move.and_then(|seat| self.sitting.redo(seat)).ok_or_else(nothing)?;
        let (context, id) = (Arc::clone(&self.context), self.table.id.clone());
        let log = context.store().log(&id).await.map_err(|it| context.failure(&it))?;
        let entry = log.into_iter().find(|it| it.n == n).ok_or_else(nothing)?;
        Ok(MoveRequest { kind: MoveKind::Do(entry.notation), ..*request })
    }

    /// The game without the last turn of a guest, whatever was played and revealed since. Nobody else may play here.
    pub(super) fn take_back_turn(&self, guest: &GuestId, seat: Seat) -> Result<NextState, Denied> {
        if people(&self.table.seats).len() > 1 {
            return Err(Denied::OthersPlay);
        }
        let chairs = self.table.seats.len();
        let start = turn_start(&*self.play, &seats_of(guest, &self.table), chairs);
        let start = start.ok_or(Denied::Undo(UndoBarrier::Start))?;
        let count = self.play.steps() - start;
        let mut next = self.take_back(guest, seat, count)?;
        let asked = Mark::TakeBack(Vote::Ask, u32::try_from(count).ok());
        next.steps.insert(0, Step { seat, notation: asked.to_string(), auto: false });
        Ok(next)
    }
}
