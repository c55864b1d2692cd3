//! What the engine understands.

use std::collections::BTreeMap;

use patolli_catalog::Seed;
use serde::Deserialize;
use serde_json::Value;

/// One line in: an object with one field, the name of the command.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Command {
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
    Open(String),
    /// Shows the points.
    Scores(NoArguments),
    /// Takes the last decision back.
    Undo(NoArguments),
    /// Asks a bot.
    Go(Go),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoArguments {}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    pub game: String,
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
