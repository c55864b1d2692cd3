//! What the engine answers.

use std::fmt;

use patolli_catalog::{Arg, Choice, Expectation, GoodsChange, Line, Message, MoveError, Score, SearchReport};
use serde::{Serialize, Serializer};
use serde_json::Value;

/// What a command comes to.
pub type CommandResult = Result<Reply, ErrorReply>;

/// One line out, when all went well.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Reply {
    /// The game goes on from here.
    State {
        ok: bool,
        version: usize,
        to_move: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        events: Option<Vec<Value>>,
    },
    Choices {
        choices: Vec<ChoiceReply>,
    },
    View {
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

/// One choice.
#[derive(Serialize)]
pub struct ChoiceReply {
    #[serde(rename = "do")]
    notation: String,
    at: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<u8>,
    pays: Vec<GoodsChange>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    gives: Vec<GoodsChange>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    hidden: bool,
    wall: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<Reason>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
}

impl From<Choice> for ChoiceReply {
    fn from(it: Choice) -> Self {
        let refused = it.refused.map(Reason::from);
        let Choice {
            notation, targets: at, rotation: turn, pays, gives, hidden, reveals: wall, rule, ..
        } = it;
        Self { notation, at, turn, pays, gives, hidden, wall, refused, rule }
    }
}

/// A reason as programs read it: a message key and its arguments by name.
#[derive(Serialize)]
pub struct Reason {
    key: &'static str,
    #[serde(serialize_with = "by_name")]
    args: Vec<(&'static str, Arg)>,
}

impl From<Message> for Reason {
    fn from(message: Message) -> Self {
        Self { key: message.key, args: message.args }
    }
}

fn by_name<S: Serializer>(args: &[(&'static str, Arg)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(args.iter().map(|(name, arg)| {
        let value = match arg {
            Arg::Number(number) => Value::from(*number),
            Arg::Seat(seat) => Value::from(seat.number()),
            Arg::Text(text) => Value::from(text.as_str()),
            Arg::Term(key) => Value::from(*key),
        };
        (*name, value)
    }))
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
    reason: Option<Reason>,
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
            refusal.error =
                ErrorBody { kind, message: words, rule: Some(rule), reason: Some(Reason::from(message)) };
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
