//! What every game at the table is made of; this crate knows no game.
//!
//! A position is a value ([`Game`]), a turn is a sequence of atomic decisions, chance is an input dealt
//! from a [`Seed`] or a [`Shuffle`], and a whole game is a [`Record`]: options, deal and decisions. [`Play`] is a game in
//! progress with its history; [`GameUi`] says where on the board a decision lies and in which words it is told.
//!
//! Any game is played in the same way:
//!
//! ```
//! use patolli_core::{Game, Play, Seed, Status, random_action};
//!
//! /// Plays a whole game at random.
//! fn play_at_random<G: Game>(options: G::Options, seed: &Seed) -> Play<G> {
//!     let mut play = Play::<G>::new(options, seed.nth(0));
//!     let mut rng = seed.nth(1).rng();
//!     while let Status::Asks(seat) = play.position().status() {
//!         let (action, _) = random_action(play.position(), &mut rng).expect("something is legal");
//!         play.play(seat, action).expect("whatever is offered is accepted");
//!     }
//!     play
//! }
//! ```

pub mod bits;
mod by_name;
mod checkpoints;
mod describe;
mod digest;
mod events;
mod game;
mod game_ui;
pub mod json;
mod log;
mod message;
mod named;
mod options;
mod piles;
mod play;
mod question;
mod random_action;
mod record;
mod refusals;
mod seat;
mod seed;
mod shuffle;
mod stage;
mod task;

pub use by_name::{ByName, Names};
pub use describe::{Amount, Describe, HERE, PLATE, Points, Refusal};
pub use digest::{Digest, digest};
pub use game::{BadDeal, BadNotation, Game, InvalidPosition, Status, Visit};
pub use game_ui::{GameUi, Presentation};
pub use log::Log;
pub use message::{Arg, Args, Message, MessageSpec, ToArg};
pub use options::{
    OptionCondition, OptionConflict, OptionKind, OptionSpec, Options, OptionsError, first_rules,
    is_first_rules,
};
pub use piles::{Piles, pile_from, reshuffle, same_pieces, write_pile};
pub use play::{Move, Play, PlayError, UndoBarrier};
pub use question::QuestionSpec;
pub use random_action::random_action;
pub use record::{Record, RecordError, RecordMove, RecordTurn};
pub use seat::{MAX_SEATS, Seat, SeatStyle, Viewer};
pub use seed::{Rng, Seed, SeedError};
pub use shuffle::{Contribution, ContributionError, Shuffle};
pub use stage::{StageError, StageFault, StageLine, Staged, stage_lines, stage_options};
pub use task::{PendingTask, RuleId, TaskGame, TaskRules, TaskSet, TaskStack, only_action};
