//! What the engine understands.

use std::collections::BTreeMap;

use patolli_catalog::{Seed, protocol::read_value};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;

/// One line in: an object with one field, the name of the command.
#[derive(Debug)]
pub enum Command {
    /// Says which version of the protocol the program speaks.
    Hello(Hello),
    /// Lists games and their options.
    Options(GameName),
    /// Starts a game.
    New(New),
    /// Lists what may be decided.
    Choices(Choices),
    /// Takes a decision.
    Play(PlayArguments),
    /// Shows what a seat may know.
    View(ViewArguments),
    /// Shows the whole position.
    Position(NoArguments),
    /// Goes on from a position.
    Load(Load),
    /// Shows the game as a record.
    Record(NoArguments),
    /// Opens a record.
    Open(OpenArguments),
    /// Shows the points.
    Scores(NoArguments),
    /// Takes the last decision back.
    Undo(NoArguments),
    /// Asks a bot.
    Go(Go),
}

impl Command {
    /// Names of all commands.
    const NAMES: &str =
        "hello, options, new, choices, play, view, position, load, record, open, scores, undo, go";

    /// Reads the command of this name.
    pub fn read(name: &str, arguments: &Value) -> Result<Self, String> {
        Ok(match name {
            "hello" => Self::Hello(part(name, arguments)?),
            "options" => Self::Options(part(name, arguments)?),
            "new" => Self::New(part(name, arguments)?),
            "choices" => Self::Choices(part(name, arguments)?),
            "play" => Self::Play(part(name, arguments)?),
            "view" => Self::View(part(name, arguments)?),
            "position" => Self::Position(part(name, arguments)?),
            "load" => Self::Load(part(name, arguments)?),
            "record" => Self::Record(part(name, arguments)?),
            "open" => Self::Open(part(name, arguments)?),
            "scores" => Self::Scores(part(name, arguments)?),
            "undo" => Self::Undo(part(name, arguments)?),
            "go" => Self::Go(part(name, arguments)?),
            _ => {
                let name: String = name.chars().take(40).collect();
                return Err(format!("there is no command `{name}`; known: {}", Self::NAMES));
            }
        })
    }
}

/// The arguments of a command, with the place of what is wrong in them.
fn part<T: DeserializeOwned>(name: &str, arguments: &Value) -> Result<T, String> {
    read_value(arguments).map_err(|it| format!("{name}: {it}"))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoArguments {}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    pub protocol: u32,
}

/// A game, or all games.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameName {
    pub game: Option<String>,
}

/// A record, alone or with the wish to be told everything that happened in it.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "open takes the text of a record, or an object with record and events")]
pub enum OpenArguments {
    Text(String),
    Full(OpenObject),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenObject {
    pub record: String,
    #[serde(default)]
    pub events: bool,
}

impl OpenArguments {
    /// The record with everything that may be said about it.
    pub fn full(self) -> OpenObject {
        match self {
            Self::Text(record) => OpenObject { record, events: false },
            Self::Full(full) => full,
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    pub game: String,
    /// The version of the protocol that the program speaks.
    pub protocol: Option<u32>,
    pub seats: Option<u8>,
    pub seed: Option<SeedText>,
    #[serde(default)]
    pub options: BTreeMap<String, OptionValue>,
}

/// A seed: a number or a word.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "a seed is a number or a text")]
pub enum SeedText {
    Number(u64),
    Text(String),
}

impl SeedText {
    /// The seed, if it is one.
    pub fn seed(&self) -> Result<Seed, patolli_catalog::SeedError> {
        match self {
            Self::Number(number) => Ok(Seed::from(*number)),
            Self::Text(text) => text.parse(),
        }
    }
}

/// The value of an option: a switch, a number or a word.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "an option is true, false, a number or a text")]
pub enum OptionValue {
    Switch(bool),
    Number(i64),
    Text(String),
}

impl OptionValue {
    /// The value as records and forms have it.
    pub fn text(&self) -> String {
        match self {
            Self::Switch(true) => "on".to_owned(),
            Self::Switch(false) => "off".to_owned(),
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.clone(),
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choices {
    #[serde(default)]
    pub refused: bool,
}

/// A decision, alone or with who takes it and what version it answers.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "play takes a decision in notation, or an object with do, seat and version")]
pub enum PlayArguments {
    Text(String),
    Full(PlayObject),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayObject {
    #[serde(rename = "do")]
    pub notation: String,
    pub seat: Option<u8>,
    pub version: Option<usize>,
}

impl PlayArguments {
    /// The decision with everything that may be said about it.
    pub fn full(self) -> PlayObject {
        match self {
            Self::Text(notation) => PlayObject { notation, seat: None, version: None },
            Self::Full(full) => full,
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ViewArguments {
    pub seat: Option<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    pub game: String,
    pub position: Value,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Go {
    pub bot: Option<String>,
    /// The level of a searching bot.
    pub level: Option<u8>,
    /// How often a searching bot looks at the position.
    pub simulations: Option<u32>,
    /// Milliseconds to think, at most.
    pub ms: Option<u32>,
    pub seed: Option<SeedText>,
}
