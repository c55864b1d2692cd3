//! What people say to each other at a table.

use patolli_catalog::{Message, Seat};

/// What people said to each other at a table, and what the reader may say.
#[derive(Clone, Default, PartialEq, Eq, Hash, Debug)]
pub struct Talk {
    /// The proposal that waits for answers.
    pub proposal: Option<Proposal>,
    /// The last phrases, in order.
    pub lines: Vec<TalkLine>,
    /// Keys of the phrases that the reader may say. Their form: POST `/t/ID/say` (`say`).
    pub phrases: &'static [&'static str],
    /// People whose phrases the reader may hide, and whether they are hidden. Their form: POST `/t/ID/mute` (`seat`, `muted`).
    pub others: Vec<(Seat, bool)>,
    /// The seat to which the reader may give time, and the key of what the button says. Its form: POST `/t/ID/give` (`give`).
    pub gives: Option<(Seat, &'static str)>,
    /// Whether the reader may propose to end the game. The form: POST `/t/ID/end` (`end`).
    pub proposes_end: bool,
    /// Whether the reader may ask to take back the last turn. The form: POST `/t/ID/takeback` (`takeback`).
    pub asks_back: bool,
}

/// A proposal that waits for answers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Proposal {
    /// Whether it is about the end of the game, and not about the last turn.
    pub ends: bool,
    /// The seat that proposes it.
    pub seat: Seat,
    /// Seats that are asked, and whether they agreed.
    pub answers: Vec<(Seat, bool)>,
    /// Whether the reader has to answer.
    pub is_asked: bool,
    /// Whether the reader proposed it and may give it up.
    pub is_own: bool,
}

/// What somebody said.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TalkLine {
    /// Number of its entry in the log.
    pub n: u32,
    /// Who.
    pub seat: Seat,
    /// Key of the phrase.
    pub key: String,
}

/// What somebody did beside the game: they left, came back, proposed, agreed, or gave time. It stands in the log where it
/// happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LogMark {
    /// Number of decisions that stood then.
    pub step: usize,
    /// Who.
    pub seat: Seat,
    /// The sentence, the same in the log of every game.
    pub message: Message,
}
