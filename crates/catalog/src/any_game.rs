//! A game of the catalogue: how to start, open, load and measure it.

use std::{fmt, ops::RangeInclusive, time::Duration};

use patolli_ai::{
    Bot,
    train::{TrainConfig as TrainPlan, TrainError},
};
use patolli_core::{
    BadDeal, Digest, InvalidPosition, OptionSpec, OptionsError, Record, RecordError, SeatStyle, Seed, Shuffle,
};

use crate::{AnyPlay, BotPlayer, Score};

/// A game of the catalogue.
pub trait AnyGame: Send + Sync {
    /// Its name in commands, records and addresses.
    fn name(&self) -> &'static str;
    /// The newest version of its rules, by which new tables play.
    fn rules(&self) -> u16;
    /// Scores count in parts of a point; so many make a whole one.
    fn units_per_point(&self) -> i32;
    /// How many may play.
    fn seats(&self) -> RangeInclusive<u8>;
    /// What a table may set.
    fn options(&self) -> &'static [OptionSpec];
    /// Keys of those options that matter only to one person who plays against the game itself.
    fn solo_options(&self) -> &'static [&'static str] {
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
    /// Plays game number `index` of a series to its end.
    fn simulate(&self, series: &Series, index: u64) -> Result<GameResult, StartError>;
    /// The same with a [`BotPlayer`] at every seat, and how long each of them thought.
    fn play_timed_game(&self, series: &Series, index: u64) -> Result<TimedGame, StartError>;
    /// Learns from games of the bots what positions are worth; returns the file of weights, which ends its head with `made`.
    fn train(&self, plan: &TrainPlan, made: &str, tell: &mut dyn FnMut(&str)) -> Result<String, TrainError>;
    /// A computer player for one seat of one game; the seed decides its lots.
    fn bot_player(&self, bot: Bot, seed: &Seed) -> Box<dyn BotPlayer>;
    /// Plays random games for about `time` and counts.
    fn measure(&self, seats: u8, options: &[(String, String)], time: Duration) -> Result<Speed, StartError>;

    /// So many parts of a point, to be shown as points.
    fn score(&self, n: i32) -> Score {
        Score::new(n, self.units_per_point())
    }
}

impl fmt::Debug for dyn AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A series of games between bots.
#[derive(Clone, Debug)]
pub struct Series {
    /// Number of seats.
    pub seats: u8,
    /// Options by key.
    pub options: Vec<(String, String)>,
    /// The seed of the whole series.
    pub seed: Seed,
    /// One bot per seat.
    pub bots: Vec<Bot>,
}

/// What one simulated game came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// Decisions taken.
    pub decisions: u64,
    /// Points by seat, in [parts](AnyGame::units_per_point).
    pub scores: Vec<i32>,
    /// Places by seat, from 1.
    pub places: Vec<u8>,
    /// Fingerprint of the final position.
    pub digest: Digest,
}

/// What one game between minds came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimedGame {
    /// The game.
    pub report: GameResult,
    /// How long each bot thought about each of its decisions that had more than one answer, by seat.
    pub thinking_times: Vec<Vec<Duration>>,
}

/// How fast random games run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Speed {
    /// Whole games per second.
    pub playouts_per_second: f64,
    /// Decisions per second.
    pub decisions_per_second: f64,
    /// Mean number of choices in a decision.
    pub mean_choices: f64,
    /// Most choices seen in one decision.
    pub max_choices: usize,
    /// Size of a position.
    pub position_bytes: usize,
    /// Time to enumerate the choices of a position.
    pub choices_ns: f64,
    /// Time to copy a position and apply a decision.
    pub apply_ns: f64,
    /// Simulations per second of a search on one thread, at an early position.
    pub simulations_per_second: f64,
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
    /// A bot for every seat is needed.
    #[error("{seats} seats need {seats} bots, not {bots}")]
    Bots {
        /// Seats.
        seats: u8,
        /// Bots given.
        bots: usize,
    },
    /// A game did not end: a bug, reported instead of looping for ever.
    #[error("game {index} found no end after {decisions} decisions")]
    Endless {
        /// Which game of the series.
        index: u64,
        /// Decisions taken.
        decisions: u64,
    },
    /// A bot said what is no legal decision: a bug, reported instead of playing something else.
    #[error("game {index}: {bot} decided `{notation}`, which the rules refuse")]
    IllegalBotMove {
        /// Which game of the series.
        index: u64,
        /// Who.
        bot: Bot,
        /// What it said.
        notation: String,
    },
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
