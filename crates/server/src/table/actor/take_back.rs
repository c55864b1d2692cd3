//! Taking back whole turns where nobody else plays, and taking decisions again that were taken back.

use std::sync::Arc;

use patolli_catalog::{AnyPlay, Seat, Step, UndoBarrier};
use patolli_store::GuestId;

use super::TableActor;
use crate::{
    denied::Denied,
    failure::Rejection,
    table::{
        command::{MoveKind, MoveRequest},
        due::people,
        marks::{Mark, Vote},
        next_state::NextState,
        reader::seats_of,
    },
};

impl TableActor {
    /// The same request, where it asks for a decision again with the decision itself.
    pub(super) async fn with_redone(&mut self, request: &MoveRequest) -> Result<MoveRequest, Rejection> {
        if request.kind != MoveKind::Redo {
            return Ok(request.clone());
        }
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

/// Number of decisions before the last turn in which one of these seats decided anything.
///
/// A turn begins where another seat decided before, or where the game itself played, which has no chair.
fn turn_start(play: &dyn AnyPlay, mine: &[u8], chairs: usize) -> Option<usize> {
    let steps = play.steps_since(0);
    let last = steps.iter().rposition(|it| !it.auto && mine.contains(&it.seat.number()))?;
    let run = steps[..last].iter().rposition(|it| it.seat != steps[last].seat).map_or(0, |it| it + 1);
    let played_itself =
        if usize::from(play.seats()) > chairs { own_turns_of_game(play, chairs) } else { Vec::new() };
    let after_game = played_itself.into_iter().filter(|it| *it <= last).max();
    Some(run.max(after_game.unwrap_or(0)))
}

/// Numbers of decisions after which the game itself played.
fn own_turns_of_game(play: &dyn AnyPlay, chairs: usize) -> Vec<usize> {
    let events = play.logged_events(0);
    let plays = |seat: Option<Seat>| seat.is_some_and(|it| it.index() >= chairs);
    events.iter().filter(|it| it.heading && plays(it.seat)).map(|it| it.step).collect()
}
