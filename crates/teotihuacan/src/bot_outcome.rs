//! What a tile of Teotibot came to.

use patolli_core::named;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Board;

/// What a tile of Teotibot came to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum BotOutcome {
    /// Its first step: it built, decorated, developed, worshipped or took a mask.
    First,
    /// Its second step: it gathered, or (Alchemy) powered up twice.
    Second,
    /// The strongest worker that could act did: Mastery, on this board.
    Mastery(Board),
    /// Nothing could be done: 5 cocoa, and the weakest worker moves on.
    Fallback,
}

impl BotOutcome {
    /// The board of Mastery.
    pub(crate) const fn board(self) -> Option<Board> {
        match self {
            Self::Mastery(board) => Some(board),
            Self::First | Self::Second | Self::Fallback => None,
        }
    }
}

named! {
    /// The kind of an outcome.
    OutcomeKind {
        /// The first step of the tile.
        First = "first",
        /// The second step of the tile.
        Second = "second",
        /// The action of the strongest worker.
        Mastery = "mastery",
        /// 5 cocoa.
        Fallback = "fallback",
    }
}

/// What a tile of Teotibot came to.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "BotOutcome")]
pub(crate) struct OutcomeForm {
    /// The step of the tile that was taken.
    kind: OutcomeKind,
    /// The board of `mastery`; `null` with all others.
    board: Option<Board>,
}

impl From<&BotOutcome> for OutcomeForm {
    fn from(outcome: &BotOutcome) -> Self {
        let kind = match outcome {
            BotOutcome::First => OutcomeKind::First,
            BotOutcome::Second => OutcomeKind::Second,
            BotOutcome::Mastery(_) => OutcomeKind::Mastery,
            BotOutcome::Fallback => OutcomeKind::Fallback,
        };
        Self { kind, board: outcome.board() }
    }
}

impl TryFrom<OutcomeForm> for BotOutcome {
    type Error = &'static str;

    fn try_from(form: OutcomeForm) -> Result<Self, &'static str> {
        match (form.kind, form.board) {
            (OutcomeKind::First, None) => Ok(Self::First),
            (OutcomeKind::Second, None) => Ok(Self::Second),
            (OutcomeKind::Mastery, Some(board)) => Ok(Self::Mastery(board)),
            (OutcomeKind::Fallback, None) => Ok(Self::Fallback),
            (OutcomeKind::Mastery, None) | (_, Some(_)) => Err("a board belongs to `mastery` alone"),
        }
    }
}
