//! Why something asked of a table is not done.

use axum::http::StatusCode;
use patolli_catalog::{Message, Refused, Wall};

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
    /// The text is no decision.
    Notation,
    /// The rules refuse it.
    Illegal {
        /// The reason.
        message: Message,
        /// The rule.
        rule: &'static str,
    },
    /// The last decision cannot be taken back.
    Undo(Wall),
    /// The seat is taken.
    SeatTaken,
    /// The table is not listed, and the reader has no invitation.
    NotInvited,
}

impl Refusal {
    /// The status that fits.
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::NotSeated | Self::NotYourTurn | Self::NotInvited => StatusCode::FORBIDDEN,
            Self::Notation | Self::Illegal { .. } | Self::Undo(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Stale | Self::NotStarted | Self::Over | Self::NotOver | Self::SeatTaken => {
                StatusCode::CONFLICT
            }
        }
    }

    /// The reason in words to be and the rule, if a rule refuses.
    pub(crate) fn told(&self) -> (Message, &'static str) {
        let key = match self {
            Self::Illegal { message, rule } => return (message.clone(), rule),
            Self::Stale => "refused-stale",
            Self::NotSeated => "refused-not-seated",
            Self::NotStarted => "refused-not-started",
            Self::Over | Self::Undo(Wall::Over) => "refused-over",
            Self::NotOver => "refused-not-over",
            Self::NotYourTurn => "refused-not-your-turn",
            Self::Notation => "refused-notation",
            Self::Undo(Wall::Start) => "refused-undo-nothing",
            Self::Undo(Wall::Reveal) => "refused-undo-reveal",
            Self::Undo(Wall::OtherSeat) => "refused-undo-other-seat",
            Self::SeatTaken => "refused-seat-taken",
            Self::NotInvited => "refused-not-invited",
        };
        (Message::new(key), "")
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Notation(_) => Self::Notation,
            Refused::NotYourTurn(_) => Self::NotYourTurn,
            Refused::Over => Self::Over,
            Refused::Illegal { message, rule, .. } => Self::Illegal { message, rule },
        }
    }
}
