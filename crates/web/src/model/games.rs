//! The page of finished games.

use patolli_catalog::Seat;

use super::{Shell, TableCard};

/// Finished games of the reader. The form of the filter: GET `/games` (`game`, `with`, `from`, `to`, `against`, `before` or `after`).
/// All records: GET `/games.zip`.
#[derive(Clone, Debug)]
pub struct Games<'a> {
    /// Frame of the page.
    pub shell: Shell<'a>,
    /// The filter.
    pub filter: GameFilter,
    /// Names of the games that can be chosen.
    pub kinds: Vec<&'static str>,
    /// The games, the latest first.
    pub games: Vec<FinishedGame>,
    /// Number of games that fit the filter.
    pub total: u64,
    /// Those of them that the reader won.
    pub won: u64,
    /// Number of games before these in the list.
    pub begin: u64,
    /// Where these begin, if there are newer ones.
    pub newer: Option<String>,
    /// Where these end, if there are older ones.
    pub older: Option<String>,
}

/// Which games are shown; what is empty means all.
#[derive(Clone, Default, Debug)]
pub struct GameFilter {
    /// Name of the game.
    pub game: String,
    /// Part of the name of another person.
    pub with: String,
    /// First day.
    pub from: String,
    /// Last day.
    pub to: String,
    /// `people` or `bots`.
    pub against: String,
}

/// A finished game.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// The table.
    pub card: TableCard,
    /// The day on which it ended.
    pub date: String,
    /// Whether the reader won.
    pub is_won: bool,
    /// What is particular about it.
    pub tags: Vec<Tag>,
}

/// What is particular about a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tag {
    /// All agreed to end it.
    Agreed,
    /// No person came back, and the computer finished it.
    Finished,
    /// Number of turns that the computer played for the person on a seat.
    Stood(Seat, u32),
    /// Whole turns were taken back.
    TakenBack,
}
