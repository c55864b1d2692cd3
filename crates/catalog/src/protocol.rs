//! What programs are told and how their messages are read, alike in the engine, over HTTP and over sockets;
//! `docs/protocol.md` has it in full.

mod any_part;
mod closed_schema;
mod error;
mod game_options;
mod game_schema;
mod message_schema;
mod question;
mod read;

pub use any_part::{AnyEvent, AnyPosition, AnyView, ProtocolVersion};
pub use error::{ErrorBody, ErrorKind};
pub use game_options::{GameOptions, OptionRefusal, check_options, depends_on_options, game_options};
pub use game_schema::{GAME_PARTS, game_schema};
pub use message_schema::{MessageSchema, SHARED_PARTS};
pub use question::{AutomaticDecision, Question, automatic_decisions};
pub use read::{ReadError, read, read_value};

/// Version of the protocol.
pub const PROTOCOL: u32 = 2;
