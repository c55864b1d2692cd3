//! The turn that is going on.

use patolli_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Board, data::Technology};

/// The turn that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Turn {
    /// Whose turn it is; in the choice of starting tiles, who chooses.
    pub seat: Seat,
    /// How far it is.
    pub state: TurnState,
    /// The board of arrival, or of the main action.
    pub board: Board,
    /// Own workers that count for the main action, 0 to 3 (HA-72).
    pub counted_workers: u8,
    /// The technology gained in this turn, whose benefit comes later (HA-54); `null` if none was.
    pub new_technology: Option<Technology>,
    /// Whether the discount of a technology was taken (HA-73).
    pub discount_used: bool,
}

/// How far a turn is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TurnState {
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
    /// Whether the action of the turn was taken on a board.
    pub(crate) fn is_done_on(self, board: Board) -> bool {
        self.state == TurnState::Done && self.board == board
    }

    /// Whether the main action of a board was taken; the Palace has none.
    pub(crate) fn has_acted_on(self, board: Board) -> bool {
        self.counted_workers > 0 && board != Board::Palace && self.is_done_on(board)
    }

    pub(crate) const fn new(seat: Seat) -> Self {
        Self {
            seat,
            state: TurnState::Start,
            board: Board::Palace,
            counted_workers: 0,
            new_technology: None,
            discount_used: false,
        }
    }
}
