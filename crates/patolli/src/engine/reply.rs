//! What the engine answers.

use std::fmt;

use patolli_catalog::{
    Choice, Expectation, Line, Message, MoveError, Score, SearchReport, Seat,
    protocol::{AutomaticDecision, GameOptions, Question},
};
use serde::Serialize;
use serde_json::Value;

/// What a command comes to.
pub type CommandResult = Result<Reply, ErrorReply>;

/// One line out, when all went well.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Reply {
    /// The game goes on from here.
    State(State),
    Hello {
        protocol: u32,
        games: Vec<&'static str>,
    },
    Options {
        games: Vec<GameOptions>,
    },
    Choices {
        question: Option<Question>,
        choices: Vec<Choice>,
    },
    View {
        question: Option<Question>,
        view: Value,
    },
    Position {
        game: &'static str,
        position: Value,
        digest: String,
    },
    Record {
        record: String,
    },
    Scores {
        scores: Vec<Score>,
        places: Vec<u8>,
        over: bool,
    },
    Best {
        best: String,
        bot: String,
        #[serde(flatten)]
        thought: Option<SearchReply>,
    },
}

/// The state of the game, and what happened since the last answer.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct State {
    pub ok: bool,
    pub version: usize,
    pub to_move: Option<Seat>,
    pub question: Option<Question>,
    pub automatic: Vec<AutomaticDecision>,
    pub events: Vec<Value>,
}

/// What a searching bot thinks of the position.
#[derive(Serialize)]
pub struct SearchReply {
    /// What each seat may expect.
    value: Vec<Expectation>,
    lines: Vec<Line>,
    simulations: u32,
    bytes: usize,
}

impl From<SearchReport> for SearchReply {
    fn from(it: SearchReport) -> Self {
        let SearchReport { expectations, lines, simulations, bytes, .. } = it;
        Self { value: expectations, lines, simulations, bytes }
    }
}

/// One line out, when something was refused; nothing has changed then.
#[derive(Serialize)]
pub struct ErrorReply {
    error: ErrorBody,
}

#[derive(Serialize)]
struct ErrorBody {
    kind: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Message>,
}

impl ErrorReply {
    /// A refusal of a kind, with words for people.
    pub fn new(kind: &'static str, message: impl fmt::Display) -> Self {
        Self { error: ErrorBody { kind, message: message.to_string(), rule: None, reason: None } }
    }

    /// The line is longer than any command.
    pub fn too_long() -> Self {
        Self::new("too-long", format_args!("a line has at most {} bytes", super::lines::MAX_LINE_BYTES))
    }
}

impl From<MoveError> for ErrorReply {
    fn from(refused: MoveError) -> Self {
        let kind = match &refused {
            MoveError::Notation(_) => "notation",
            MoveError::NotYourTurn(_) => "not-your-turn",
            MoveError::Over => "over",
            MoveError::Sequence => "sequence",
            MoveError::Illegal { .. } => "illegal",
        };
        let mut refusal = Self::new(kind, &refused);
        if let MoveError::Illegal { message, log_text: words, rule } = refused {
            refusal.error = ErrorBody { kind, message: words, rule: Some(rule), reason: Some(message) };
        }
        refusal
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
