//! The last turn of a person, which they may ask to take back.

use patolli_catalog::{AnyPlay, Seat, UndoBarrier};
use patolli_store::{Occupant, Table};

use super::sitting::Sitting;

/// The seat of a person whose turn was the last one of a person, and how many decisions were taken since it began; or
/// why it cannot be taken back.
pub(super) fn last_turn(
    play: &dyn AnyPlay,
    table: &Table,
    sitting: &Sitting,
    mine: &[u8],
) -> Result<(u8, u32), UndoBarrier> {
    let is_person = |it: u8| matches!(table.seats.get(usize::from(it)), Some(Occupant::Guest { .. }));
    let (seat, goes_on) = sitting.last_of_person(is_person).ok_or(UndoBarrier::Start)?;
    if !mine.contains(&seat) {
        return Err(UndoBarrier::OtherSeat);
    }
    // What is still going on is taken back without asking anybody.
    if table.to_move == Some(seat) && goes_on {
        return Err(UndoBarrier::Start);
    }
    let start = turn_start(play, &[seat], table.seats.len()).ok_or(UndoBarrier::Start)?;
    // While seats have secrets, nobody learns by this whether a hidden choice was taken.
    if play.reveals_since(start) || play.has_secrets() {
        return Err(UndoBarrier::Reveal);
    }
    Ok((seat, u32::try_from(play.steps() - start).unwrap_or(u32::MAX)))
}

/// Number of decisions before the last turn in which one of these seats decided anything.
///
/// A turn begins where another seat decided before, or where the game itself played, which has no chair.
pub(super) fn turn_start(play: &dyn AnyPlay, mine: &[u8], chairs: usize) -> Option<usize> {
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
