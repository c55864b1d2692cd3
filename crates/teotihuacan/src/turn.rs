//! The turn that is going on.

use patolli_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{Board, data::Technology};

/// The turn that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Turn {
    pub seat: Seat,
    pub stage: Stage,
    /// The board of arrival, or of the main action.
    pub board: Board,
    /// Own workers that count for the main action (HA-72).
    pub count: u8,
    /// The technology gained in this turn, whose benefit comes later (HA-54).
    pub fresh: Option<Technology>,
    /// Whether the discount of a technology was taken (HA-73).
    pub saved: bool,
}

/// How far a turn is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Nothing has moved yet.
    Start,
    /// Workers have arrived and are in hand.
    Arrived,
    /// The action is taken.
    Done,
    /// The workers were freed as the whole turn.
    Rested,
}

impl Turn {
    pub(crate) const fn new(seat: Seat) -> Self {
        Self { seat, stage: Stage::Start, board: Board::Palace, count: 0, fresh: None, saved: false }
    }
}
