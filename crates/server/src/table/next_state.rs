//! The game after a move.

use patolli_catalog::{AnyPlay, Seat, Step};

/// The game after a move, and its entries for the log.
pub(super) struct NextState {
    pub(super) play: Box<dyn AnyPlay>,
    pub(super) steps: Vec<Step>,
}

impl NextState {
    /// The game after a decision of the bot on `seat`, if it is legal.
    pub(super) fn by_bot(play: &dyn AnyPlay, seat: Seat, notation: &str) -> Option<Self> {
        let mut play = play.at_step(play.steps());
        let steps = play.play(seat, notation).ok()?;
        Some(Self { play, steps })
    }
}
