//! The only list of games.
//!
//! Everything behind this crate (store, server, command line) speaks of games through [`AnyGame`] and
//! [`AnyPlay`], which know names, notation, messages and JSON, but no rules. Words come from [`Localizer`].
//! Code that needs the types of a game gets them from [`with_game`].
//!
//! A whole game between two bots, and its record:
//!
//! ```
//! use patolli_catalog::{Bot, Seed, Status, game};
//!
//! let mut play = game("tikal")?.start(2, &[], &Seed::from(7))?;
//! let mut rng = Seed::from(8).rng();
//! while let Status::Asks(seat) = play.status() {
//!     let decision = play.bot_choice(Bot::Greedy, &mut rng).expect("a seat is asked");
//!     play.play(seat, &decision)?;
//! }
//! println!("{:?} points, places {:?}", play.scores(), play.places());
//! let record = play.record().expect("the game was dealt").to_string();
//! assert!(record.starts_with("patolli record 1\ngame tikal\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`AnyPlay::choices`] lists what may be decided, [`AnyPlay::view`] is what a seat may know,
//! [`AnyPlay::start_search`] thinks about a position. The rules themselves are in the crates of the games;
//! `patolli_core` says what a game is.

mod added;
mod any_game;
mod audience;
mod catalog_game;
mod ceremony;
mod choice;
mod coach;
mod erased;
mod games;
mod goods_change;
mod lesson;
mod list;
mod localizer;
mod logged_event;
mod message_file;
mod outcome;
mod phrase_cache;
mod presets;
pub mod protocol;
mod scene;
mod score;
mod search;
mod targets;
mod view;

pub use added::{AddedGame, CatalogInUse, add_games};
pub use any_game::{
    AnyGame, AnyPlay, BoardEvent, BotPlayer, LoadError, LogEntry, MoveError, StartError, Step, write_json,
};
pub use audience::Audience;
pub use catalog_game::CatalogGame;
pub use ceremony::{Ceremony, CeremonyStage, SeatResult};
pub use choice::Choice;
pub use coach::{Coach, CoachError, CoachNotes, Tip, TurnGains, coach, last_turn};
pub use erased::erased;
pub use games::{GameVisitor, UnknownGame, game, games, with_game};
pub use goods_change::GoodsChange;
pub use lesson::{
    Chapter, Course, CourseError, Lesson, LessonAnswer, LessonError, LessonFault, LessonFlaw, LessonMoment,
    LessonStep, LessonText, WrongAnswer, check_lesson, course, courses,
};
pub use list::rules;
pub use localizer::{Lang, Localizer, PlayerNames};
pub use logged_event::LoggedEvent;
pub use message_file::MessageFile;
pub use presets::{Preset, PresetError, PresetName, Presets, presets};
pub use scene::{
    RefusedTry, Scene, SceneError, SceneMoment, SceneVariant, check_scene, scene, scenes, scenes_of_rule,
};
pub use score::Score;
pub use search::{
    AnySearch, Comparison, Factor, Line, LineStep, Review, ReviewEntry, SearchReport, TurningPoint,
};
pub use targets::Targets;
pub use view::View;

pub use patolli_ai::{Bot, Budget, Expectation, Level, Stop, Strength, UnknownBot};
pub use patolli_core::{
    Amount, Arg, Contribution, ContributionError, Digest, Message, OptionKind, OptionSpec, OptionsError,
    Points, Record, RecordError, RecordMove, Rng, Seat, SeatStyle, Seed, SeedError, Shuffle, StageError,
    StageFault, Status, UndoBarrier, Viewer,
};
pub use serde_json::Value as Json;
