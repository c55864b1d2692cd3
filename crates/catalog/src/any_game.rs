//! A game of the catalogue: how to start, open and load it.

mod any_play;
mod board_event;
mod bot_player;
mod log_entry;

use std::{fmt, ops::RangeInclusive};

use patolli_ai::Bot;
use patolli_core::{
    BadDeal, InvalidPosition, OptionConflict, OptionSpec, OptionsError, QuestionSpec, Record, RecordError,
    SeatStyle, Seed, Shuffle, StageError,
};

use crate::Score;

pub use any_play::{AnyPlay, MoveError, Step, write_json};
pub use board_event::BoardEvent;
pub use bot_player::BotPlayer;
pub use log_entry::LogEntry;

/// A game of the catalogue.
pub trait AnyGame: Send + Sync {
    /// Its name in commands, records and addresses.
    fn name(&self) -> &'static str;
    /// The newest version of its rules, by which new tables play.
    fn rules(&self) -> u16;
    /// Number of parts of a point in which scores count.
    fn units_per_point(&self) -> i32;
    /// Numbers of seats it can be played with.
    fn seats(&self) -> RangeInclusive<u8>;
    /// What a table may set.
    fn options(&self) -> &'static [OptionSpec];
    /// Keys of those options that matter only to one person who plays against the game itself.
    fn solo_options(&self) -> &'static [&'static str] {
        &[]
    }
    /// Values of options that have no meaning beside others.
    fn option_conflicts(&self) -> &'static [OptionConflict] {
        &[]
    }
    /// All questions, each with its rule.
    fn questions(&self) -> &'static [QuestionSpec] {
        &[]
    }
    /// Colour, shape and letter of each seat.
    fn seat_styles(&self) -> &'static [SeatStyle];
    /// Message keys of the sources of points, in the order people want to read them; those not listed follow.
    fn sources(&self) -> &'static [&'static str] {
        &[]
    }
    /// A new game dealt from a seed.
    fn start(
        &self,
        seats: u8,
        options: &[(String, String)],
        seed: &Seed,
    ) -> Result<Box<dyn AnyPlay>, StartError>;
    /// A new game dealt from a seed and what people added to it.
    fn start_shuffled(
        &self,
        seats: u8,
        options: &[(String, String)],
        shuffle: &Shuffle,
    ) -> Result<Box<dyn AnyPlay>, StartError>;
    /// The deal that a shuffle gives, by that version of the rules.
    fn deal(
        &self,
        rules: u16,
        seats: u8,
        options: &[(String, String)],
        shuffle: &Shuffle,
    ) -> Result<String, StartError>;
    /// A new game with a stored deal, by the version of the rules it was dealt for.
    fn start_dealt(
        &self,
        rules: u16,
        seats: u8,
        options: &[(String, String)],
        shuffle: Option<&Shuffle>,
        deal: &str,
    ) -> Result<Box<dyn AnyPlay>, StartError>;
    /// Opens a record, checking every decision.
    fn open(&self, record: &Record) -> Result<Box<dyn AnyPlay>, RecordError>;
    /// Goes on from a whole position given as JSON, after checking it.
    fn load(&self, position: &serde_json::Value) -> Result<Box<dyn AnyPlay>, LoadError>;
    /// Goes on from a position said in words, one a line.
    fn stage(&self, _words: &str) -> Result<Box<dyn AnyPlay>, StageError> {
        Err(StageError::NoWords)
    }
    /// A computer player for one seat of one game; the seed decides its lots.
    fn bot_player(&self, bot: Bot, seed: &Seed) -> Box<dyn BotPlayer>;
    /// A score in parts of a point, to be shown as points.
    fn score(&self, n: i32) -> Score {
        Score::new(n, self.units_per_point())
    }
}

impl fmt::Debug for dyn AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Why a game cannot start.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StartError {
    /// The options are refused.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// The stored deal is refused.
    #[error(transparent)]
    Deal(#[from] BadDeal),
}

/// Why a position cannot be loaded.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoadError {
    /// The JSON does not have the form of a position.
    #[error("not a position: {0}")]
    Malformed(String),
    /// The position is impossible.
    #[error(transparent)]
    InvalidPosition(#[from] InvalidPosition),
}
