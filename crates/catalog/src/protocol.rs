//! What programs are told and how their messages are read, alike in the engine, over HTTP and over sockets;
//! `docs/protocol.md` has it in full.

mod game_options;
mod question;
mod read;
mod schema;

pub use game_options::{GameOptions, OptionRefusal, check_options, game_options};
pub use question::{AutomaticDecision, Question, automatic_decisions};
pub use read::{ReadError, read, read_value};
pub use schema::{GAME_SCHEMAS, SHARED_SCHEMAS, game_schema, shared_schema};

/// Version of the protocol.
pub const PROTOCOL: u32 = 2;
