//! Entries of the log of a game.

use patolli_core::{Message, Seat};

/// One event, ready to be told.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LogEntry {
    /// Number of the decision that caused it, from 1; the position after it is `position_at(step)`.
    pub step: usize,
    /// The seat that did it or that it concerns.
    pub seat: Option<Seat>,
    /// The sentence.
    pub message: Message,
    /// Whether the decision was answered by itself.
    pub auto: bool,
    /// Whether it opens a new group in the log.
    pub heading: bool,
    /// Ids of what changed on the board.
    pub touches: Vec<String>,
}
