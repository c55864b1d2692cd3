//! Messages of programs and answers to them, with their schemas.

use patolli_catalog::protocol::{GameOptions, MessageSchema, ProtocolVersion};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::socket::{DecisionRequest, ProgramMessage};
use crate::table::program::{DecisionState, ErrorEnvelope, ProgramUpdate, SeatState};

/// Bodies of requests over HTTP and of the answers to them.
pub const HTTP_MESSAGES: &[MessageSchema] = &[
    MessageSchema::received::<Join>("join"),
    MessageSchema::sent::<Joined>("join-answer"),
    MessageSchema::sent::<SeatState>("table-answer"),
    MessageSchema::received::<DecisionRequest>("play"),
    MessageSchema::sent::<DecisionState>("play-answer"),
    MessageSchema::received::<VoteMessage>("vote"),
    MessageSchema::received::<GiveMessage>("give"),
    MessageSchema::received::<SayMessage>("say"),
    MessageSchema::sent::<CloseReply>("close-answer"),
    MessageSchema::sent::<GamesReply>("games-answer"),
    MessageSchema::sent::<TicketReply>("ticket-answer"),
    MessageSchema::sent::<ErrorEnvelope>("error"),
];

/// Messages over the socket of a program.
pub const SOCKET_MESSAGES: &[MessageSchema] = &[
    MessageSchema::received::<ProgramMessage>("request"),
    MessageSchema::sent::<SeatState>("state"),
    MessageSchema::sent::<ProgramUpdate>("update"),
    MessageSchema::sent::<ErrorEnvelope>("error"),
];

/// A program sits down.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Join {
    /// Name of the program, of 1 to 40 characters.
    pub(super) name: String,
    /// The seat; any free one if it is left out.
    pub(super) seat: Option<u8>,
    /// The invitation link or its secret part.
    pub(super) invite: Option<String>,
    /// What the program adds to the shuffle.
    pub(super) word: Option<String>,
}

/// A program has sat down.
#[derive(Serialize, JsonSchema)]
pub(super) struct Joined {
    pub(super) protocol: ProtocolVersion,
    /// The token with which it decides for its seat.
    pub(super) token: String,
    /// Its seat.
    pub(super) seat: u8,
}

/// All games and their options.
#[derive(Serialize, JsonSchema)]
pub(super) struct GamesReply {
    pub(super) protocol: ProtocolVersion,
    /// The games.
    pub(super) games: Vec<GameOptions>,
}

/// A ticket for a new table.
#[derive(Serialize, JsonSchema)]
pub(super) struct TicketReply {
    pub(super) protocol: ProtocolVersion,
    /// Stands for a secret seed; `null` where deals follow from a number.
    pub(super) ticket: Option<String>,
    /// Commitment of the seed; `null` where deals follow from a number.
    pub(super) commitment: Option<String>,
}

/// A table was closed.
#[derive(Serialize, JsonSchema)]
pub(super) struct CloseReply {
    pub(super) protocol: ProtocolVersion,
    /// Always true.
    pub(super) closed: bool,
}

/// A program proposes something to all, or answers a proposal.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct VoteMessage {
    /// Whether it asks, agrees or declines.
    pub(super) vote: VoteWord,
    /// The version that it answers.
    #[serde(default)]
    pub(super) version: u32,
}

/// Steps of a vote.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum VoteWord {
    /// Proposes it.
    Ask,
    /// Agrees.
    Yes,
    /// Declines.
    No,
}

/// A program gives time to another seat.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct GiveMessage {
    /// The seat, which is asked.
    pub(super) seat: u8,
}

/// A program says a phrase.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SayMessage {
    /// Its key, such as `hello`.
    pub(super) phrase: String,
}
