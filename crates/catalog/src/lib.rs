//! The only list of games.
//!
//! Everything behind this crate (store, server, command line) speaks of games through [`AnyGame`] and
//! [`AnyPlay`], which know names, notation, messages and JSON, but no rules. Words come from [`Localizer`].

mod any_game;
mod any_play;
mod audience;
mod ceremony;
mod choice;
mod erased;
mod erased_search;
mod games;
mod localizer;
mod outcome;
mod score;
mod search;
mod series;
mod speed;

pub use any_game::{AnyGame, GameResult, LoadError, Series, Speed, StartError, TimedGame};
pub use any_play::{AnyPlay, LogEntry, MoveError, Step};
pub use audience::Audience;
pub use ceremony::{Ceremony, CeremonyStage, SeatResult};
pub use choice::Choice;
pub use games::{UnknownGame, View, game, games};
pub use localizer::{Lang, Localizer, PlayerNames};
pub use outcome::GoodsChange;
pub use score::Score;
pub use search::{AnySearch, BotPlayer, Factor, Line, LineStep, Review, ReviewEntry, SearchReport};

pub use patolli_ai::train::{TrainConfig as TrainPlan, TrainError, TrainStart};
pub use patolli_ai::{Bot, Budget, Expectation, Level, Stop, Strength, UnknownBot};
pub use patolli_core::{
    Amount, Arg, Contribution, ContributionError, Digest, Message, OptionKind, OptionSpec, OptionsError,
    Points, Record, RecordError, RecordMove, Rng, Seat, SeatStyle, Seed, SeedError, Shuffle, Status,
    UndoBarrier, Viewer,
};
pub use serde_json::Value as Json;
