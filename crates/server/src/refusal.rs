//! Why something asked of a table is not done.

use axum::http::StatusCode;
use patolli_catalog::{Message, MoveError, UndoBarrier};

/// Why something asked of a table is not done; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Refusal {
    /// The table has moved on since the reader looked.
    Stale,
    /// The guest does not sit here.
    NotSeated,
    /// Seats are still free.
    NotStarted,
    /// The game is over.
    Over,
    /// It is not over yet.
    NotOver,
    /// Another seat is asked.
    NotYourTurn,
    /// The screen was not handed to the seat that is asked.
    Curtain,
    /// The table forbids hints.
    NoHints,
    /// The computer thinks about many hints for them already.
    ManyHints,
    /// They took back so often at this table that they have to wait before they do again.
    UndoOften {
        /// How long, in seconds.
        seconds: u32,
    },
    /// So much was taken back for this seat that nothing more can be.
    UndoSpent,
    /// The text is no decision.
    Notation,
    /// A decision before the last of several shows something hidden or passes the turn.
    Sequence,
    /// The rules refuse it.
    Illegal {
        /// The reason.
        message: Message,
        /// The rule.
        rule: &'static str,
    },
    /// The last decision cannot be taken back.
    Undo(UndoBarrier),
    /// The seat is taken.
    SeatTaken,
    /// Somebody at the table has a name that looks the same.
    NameShared,
    /// The table is not listed, and the reader has no invitation.
    NotInvited,
    /// Only who opened the table may do this.
    NotOwner,
    /// The game has started, so that nobody is invited any more.
    Started,
    /// The database does not do its work.
    Away,
}

impl Refusal {
    /// The status that fits.
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::NotSeated | Self::NotYourTurn | Self::NotInvited | Self::NotOwner | Self::NoHints => {
                StatusCode::FORBIDDEN
            }
            Self::Notation | Self::Sequence | Self::Illegal { .. } | Self::Undo(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Self::Away => StatusCode::SERVICE_UNAVAILABLE,
            Self::ManyHints | Self::UndoOften { .. } | Self::UndoSpent => StatusCode::TOO_MANY_REQUESTS,
            Self::Stale
            | Self::NotStarted
            | Self::Started
            | Self::Over
            | Self::NotOver
            | Self::Curtain
            | Self::NameShared
            | Self::SeatTaken => StatusCode::CONFLICT,
        }
    }

    /// The reason without its details, which may be secret: for the log.
    pub(crate) fn key(&self) -> &'static str {
        self.told().0.key
    }

    /// The reason in words to be and the rule, if a rule refuses.
    pub(crate) fn told(&self) -> (Message, &'static str) {
        let key = match self {
            Self::Illegal { message, rule } => return (message.clone(), rule),
            Self::UndoOften { seconds } => {
                return (Message::new("denied-undo-often").number("seconds", *seconds), "");
            }
            Self::ManyHints => "denied-hints-many",
            Self::UndoSpent => "denied-undo-spent",
            Self::Stale => "table-stale",
            Self::NotSeated => "denied-not-seated",
            Self::NotStarted => "denied-not-started",
            Self::Over | Self::Undo(UndoBarrier::Over) => "denied-over",
            Self::NotOver => "denied-not-over",
            Self::NotYourTurn => "denied-not-your-turn",
            Self::Curtain => "denied-curtain",
            Self::NoHints => "denied-hints",
            Self::Notation => "denied-notation",
            Self::Sequence => "denied-sequence",
            Self::Undo(UndoBarrier::Start) => "denied-undo-nothing",
            Self::Undo(UndoBarrier::Reveal) => "denied-undo-reveal",
            Self::Undo(UndoBarrier::OtherSeat) => "denied-undo-other-seat",
            Self::SeatTaken => "denied-seat-taken",
            Self::NameShared => "denied-name-shared",
            Self::NotInvited => "denied-not-invited",
            Self::NotOwner => "denied-not-owner",
            Self::Started => "denied-started",
            Self::Away => "denied-away",
        };
        (Message::new(key), "")
    }
}

impl From<MoveError> for Refusal {
    fn from(refused: MoveError) -> Self {
        match refused {
            MoveError::Notation(_) => Self::Notation,
            MoveError::NotYourTurn(_) => Self::NotYourTurn,
            MoveError::Over => Self::Over,
            MoveError::Sequence => Self::Sequence,
            MoveError::Illegal { message, rule, .. } => Self::Illegal { message, rule },
        }
    }
}
