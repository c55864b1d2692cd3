//! The only list of games.
//!
//! Everything behind this crate (store, server, command line) speaks of games through [`Kind`] and
//! [`AnyPlay`], which know names, notation, messages and JSON, but no rules. Words come from [`Words`].

mod any;
mod audience;
mod ceremony;
mod choice;
mod erased;
mod games;
mod kind;
mod outcome;
mod score;
mod series;
mod speed;
mod thinking;
mod thought;
mod words;

pub use any::{AnyPlay, Refused, Step, Tale};
pub use audience::Audience;
pub use ceremony::{Ceremony, CeremonyStage, Share};
pub use choice::Choice;
pub use games::{UnknownGame, View, game, games};
pub use kind::{Contest, Kind, LoadError, Series, SeriesReport, Speed, StartError};
pub use outcome::Change;
pub use score::Score;
pub use thought::{Line, LineStep, Mind, Moment, Review, Thinker, Thought, Why};
pub use words::{Lang, Names, Words};

pub use patolli_ai::train::{Plan as TrainPlan, Start as TrainStart, TrainError};
pub use patolli_ai::{Bot, Budget, Level, Outlook, Stop, Strength, UnknownBot};
pub use patolli_core::{
    Amount, Arg, Contribution, ContributionError, Digest, Livery, Message, OptionKind, OptionSpec,
    OptionsError, Points, Record, RecordError, Rng, Seat, Seed, SeedError, Shuffle, Status, TurnMove, Viewer,
    Wall,
};
pub use serde_json::Value as Json;
