//! What every game at the table is made of; this crate knows no game.
//!
//! A position is a value ([`Game`]), a turn is a sequence of atomic decisions, chance is an input dealt
//! from a [`Seed`] or a [`Shuffle`], and a whole game is a [`Record`]: options, deal and decisions. [`Play`] is a game in
//! progress with its history; [`Shown`] says where on the board a decision lies and in which words it is told.

mod checkpoints;
mod digest;
mod game;
mod log;
mod message;
mod named;
mod options;
mod pick;
mod piles;
mod play;
mod record;
mod seat;
mod seed;
mod shown;
mod shuffle;

pub use digest::{Digest, digest};
pub use game::{BadDeal, BadNotation, Flaw, Game, Status, Visit};
pub use log::Log;
pub use message::{Arg, Message};
pub use options::{OptionKind, OptionSpec, Options, OptionsError, first_rules, is_first_rules};
pub use pick::pick;
pub use piles::{Piles, pile_of, reshuffle, same_pieces, write_pile};
pub use play::{Move, Play, PlayError, Wall};
pub use record::{Record, RecordError, Turn, TurnMove};
pub use seat::{Livery, MOST_SEATS, Seat, Viewer};
pub use seed::{Rng, Seed, SeedError};
pub use shown::{Amount, Face, Points, Refusal, Shown, Told};
pub use shuffle::{Contribution, ContributionError, Shuffle};
