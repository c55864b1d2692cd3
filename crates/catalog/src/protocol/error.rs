//! Errors for programs, alike in the engine, over HTTP and over sockets.

use std::fmt;

use patolli_core::Message;
use schemars::JsonSchema;
use serde::Serialize;

use super::ReadError;
use crate::MoveError;

/// What went wrong; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Error")]
pub struct ErrorBody {
    /// Kind of the error.
    pub kind: ErrorKind,
    /// What is wrong and where, in English.
    pub message: String,
    /// The rule that refuses the decision; only in illegal decisions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// The reason as a key of the message files with its arguments; only in illegal decisions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Message>,
}

/// Kind of an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorKind {
    /// Not JSON.
    Json,
    /// The line or the body is too long, or took too long.
    TooLong,
    /// No such command, or wrong fields.
    Command,
    /// The program asked for another version of the protocol.
    Protocol,
    /// No game has been started.
    NoGame,
    /// There is no such game.
    UnknownGame,
    /// No such option or value, or options that have no meaning together.
    Options,
    /// Not a seed.
    Seed,
    /// There is no such bot.
    Bot,
    /// There is no such seat, or it is taken.
    Seat,
    /// The text is not a decision.
    Notation,
    /// The rules refuse the decision.
    Illegal,
    /// One of several decisions, not the last, reveals something or passes the turn.
    Sequence,
    /// Another seat is asked.
    NotYourTurn,
    /// The decision answers another version.
    Stale,
    /// The game is over.
    Over,
    /// The last decision cannot be taken back.
    Undo,
    /// Not a possible position.
    Position,
    /// Not a correct record.
    Record,
    /// A game that began with a position has no record.
    NoRecord,
    /// No token of this table.
    Token,
    /// The table is not in the lobby, and the invitation is not its own.
    Invite,
    /// A page of another site asks, or the request names another server.
    OtherSite,
    /// There is no such table.
    Table,
    /// There is no such address.
    Address,
    /// The log of the table is damaged; nothing can be decided there.
    Damaged,
    /// Another person plays at the table, so it is not closed.
    OthersPlay,
    /// The table was closed.
    Closed,
    /// Seats are still free.
    NotStarted,
    /// Not a name, or it belongs to an account.
    Name,
    /// Not a word for the shuffle.
    Word,
    /// The ticket is not of this server, has ended or is used up.
    Ticket,
    /// Only a newer program knows the rules of the table.
    Rules,
    /// Too much is asked at once; try again later.
    Busy,
    /// The server is at fault.
    Failed,
}

impl ErrorBody {
    /// An error of a kind, with words for people.
    pub fn new(kind: ErrorKind, message: impl fmt::Display) -> Self {
        Self { kind, message: message.to_string(), rule: None, reason: None }
    }
}

impl From<ReadError> for ErrorBody {
    fn from(error: ReadError) -> Self {
        Self::new(if error.is_json { ErrorKind::Command } else { ErrorKind::Json }, error)
    }
}

impl From<MoveError> for ErrorBody {
    fn from(refused: MoveError) -> Self {
        let kind = match &refused {
            MoveError::Notation(_) => ErrorKind::Notation,
            MoveError::NotYourTurn(_) => ErrorKind::NotYourTurn,
            MoveError::Over => ErrorKind::Over,
            MoveError::Sequence => ErrorKind::Sequence,
            MoveError::Illegal { .. } => ErrorKind::Illegal,
        };
        match refused {
            MoveError::Illegal { message, log_text, rule } => {
                Self { kind, message: log_text, rule: Some(rule), reason: Some(message) }
            }
            _ => Self::new(kind, refused),
        }
    }
}
