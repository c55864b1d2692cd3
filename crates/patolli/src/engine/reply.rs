//! What the engine answers.

use std::fmt;

use patolli_catalog::{
    Choice, Expectation, Json, Line, Score, SearchReport, Seat,
    protocol::{
        AnyEvent, AnyPosition, AnyView, AutomaticDecision, ErrorBody, ErrorKind, GameOptions, MessageSchema,
        Question,
    },
};
use schemars::JsonSchema;
use serde::Serialize;

use super::command::Command;

/// What a command comes to.
pub type CommandResult = Result<Reply, ErrorReply>;

/// Every line in and out, with its schema: the command, the answers by command, and the error.
pub const MESSAGES: &[MessageSchema] = &[
    MessageSchema::received::<Command>("command"),
    MessageSchema::sent::<HelloReply>("hello-answer"),
    MessageSchema::sent::<OptionsReply>("options-answer"),
    MessageSchema::sent::<State>("new-answer"),
    MessageSchema::sent::<ChoicesReply>("choices-answer"),
    MessageSchema::sent::<State>("play-answer"),
    MessageSchema::sent::<ViewReply>("view-answer"),
    MessageSchema::sent::<PositionReply>("position-answer"),
    MessageSchema::sent::<State>("load-answer"),
    MessageSchema::sent::<RecordReply>("record-answer"),
    MessageSchema::sent::<State>("open-answer"),
    MessageSchema::sent::<ScoresReply>("scores-answer"),
    MessageSchema::sent::<State>("undo-answer"),
    MessageSchema::sent::<BestReply>("go-answer"),
    MessageSchema::sent::<ErrorReply>("error"),
];

/// One line out, when all went well.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Reply {
    State(State),
    Hello(HelloReply),
    Options(OptionsReply),
    Choices(ChoicesReply),
    View(ViewReply),
    Position(PositionReply),
    Record(RecordReply),
    Scores(ScoresReply),
    Best(BestReply),
}

/// The state of the game, and what happened since the last answer.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct State {
    /// Always true.
    pub ok: bool,
    /// Number of decisions taken, automatic ones included.
    pub version: usize,
    /// Seat that is asked; `null` when the game is over.
    pub to_move: Option<Seat>,
    /// The question; `null` when the game is over.
    pub question: Option<Question>,
    /// Automatic decisions since the last answer.
    pub automatic: Vec<AutomaticDecision>,
    /// Events since the last answer.
    #[schemars(with = "Vec<AnyEvent>")]
    pub events: Vec<Json>,
}

/// The version of the protocol and the games.
#[derive(Serialize, JsonSchema)]
pub struct HelloReply {
    /// Version of the protocol.
    pub protocol: u32,
    /// Names of all games.
    pub games: Vec<&'static str>,
}

/// Games and their options.
#[derive(Serialize, JsonSchema)]
pub struct OptionsReply {
    /// The games that were asked for.
    pub games: Vec<GameOptions>,
}

/// What may be decided.
#[derive(Serialize, JsonSchema)]
pub struct ChoicesReply {
    /// The question; `null` when the game is over.
    pub question: Option<Question>,
    /// Every legal decision, in a fixed order.
    pub choices: Vec<Choice>,
}

/// What a seat may know.
#[derive(Serialize, JsonSchema)]
pub struct ViewReply {
    /// The question; `null` when the game is over.
    pub question: Option<Question>,
    /// What the seat may know.
    #[schemars(with = "AnyView")]
    pub view: Json,
}

/// The whole position.
#[derive(Serialize, JsonSchema)]
pub struct PositionReply {
    /// Name of the game.
    pub game: &'static str,
    /// The position, as `load` takes it.
    #[schemars(with = "AnyPosition")]
    pub position: Json,
    /// Fingerprint of the position.
    pub digest: String,
}

/// The game as a record.
#[derive(Serialize, JsonSchema)]
pub struct RecordReply {
    /// Text of the record.
    pub record: String,
}

/// The points by seat.
#[derive(Serialize, JsonSchema)]
pub struct ScoresReply {
    /// Points by seat.
    pub scores: Vec<Score>,
    /// Places by seat, from 1; equal places are shared.
    pub places: Vec<u8>,
    /// Whether the game is over.
    pub over: bool,
}

/// What a bot would do.
#[derive(Serialize, JsonSchema)]
pub struct BestReply {
    /// The decision this bot would take, in notation.
    pub best: String,
    /// Name of the bot.
    pub bot: String,
    #[serde(flatten)]
    pub thought: Option<SearchReply>,
}

/// What a searching bot thinks of the position.
#[derive(Serialize, JsonSchema)]
pub struct SearchReply {
    /// What each seat may expect.
    value: Vec<Expectation>,
    /// Ways to continue the turn, best first.
    lines: Vec<Line>,
    /// Number of simulations.
    simulations: u32,
    /// Memory used by the search.
    bytes: usize,
}

impl From<SearchReport> for SearchReply {
    fn from(it: SearchReport) -> Self {
        let SearchReport { expectations, lines, simulations, bytes, .. } = it;
        Self { value: expectations, lines, simulations, bytes }
    }
}

/// One line out, when something was refused; nothing has changed then.
#[derive(Serialize, JsonSchema)]
pub struct ErrorReply {
    error: ErrorBody,
}

impl ErrorReply {
    /// A refusal of a kind, with words for people.
    pub fn new(kind: ErrorKind, message: impl fmt::Display) -> Self {
        Self { error: ErrorBody::new(kind, message) }
    }

    /// The line is longer than any command.
    pub fn too_long() -> Self {
        let words = format_args!("a line has at most {} bytes", super::lines::MAX_LINE_BYTES);
        Self::new(ErrorKind::TooLong, words)
    }
}

impl<E: Into<ErrorBody>> From<E> for ErrorReply {
    fn from(error: E) -> Self {
        Self { error: error.into() }
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        line(self, f)
    }
}

impl fmt::Display for ErrorReply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        line(self, f)
    }
}

fn line(value: &impl Serialize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(&serde_json::to_string(value).expect("plain data with text keys has a JSON form"))
}
