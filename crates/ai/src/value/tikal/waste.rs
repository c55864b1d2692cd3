//! What a turn of Tikal wasted.

use patolli_core::Seat;
use patolli_tikal::{Action, Event, Tikal};

use crate::value::{PlayedStep, Waste};

/// Action points not used, and pieces that went somewhere and straight back.
pub(super) fn waste(steps: &[PlayedStep<Tikal>], seat: Seat) -> Waste {
    let unspent = steps.iter().flat_map(|it| &it.events).map(|it| match it {
        Event::TurnEnded { seat: who, unspent } if *who == seat => u16::from(*unspent),
        _ => 0,
    });
    let paced = steps.windows(2).filter(|it| goes_back(it[0].action, it[1].action)).count();
    Waste { skipped: unspent.sum(), paced: u16::try_from(paced).unwrap_or(u16::MAX), ..Waste::default() }
}

/// Whether a move leads a piece straight back to where the one before it came from.
fn goes_back(first: Action, second: Action) -> bool {
    match (first, second) {
        (Action::Move { piece, from, to }, Action::Move { piece: other, from: start, to: end }) => {
            piece == other && from == end && to == start
        }
        _ => false,
    }
}
