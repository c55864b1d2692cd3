//! What the engine understands.

use std::collections::BTreeMap;

use patolli_catalog::{Json, Seed, protocol::AnyPosition};
use schemars::JsonSchema;
use serde::Deserialize;

/// One line in: an object with one field, the name of the command.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", expecting = "an object with one field, the command")]
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

/// Nothing more is said.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoArguments {}

/// Says which version of the protocol the program speaks.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The version of the protocol that the program speaks.
    pub protocol: u32,
}

/// A game, or all games.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameName {
    /// Name of a game; without it, all games.
    pub game: Option<String>,
}

/// A record, alone or with the wish to be told everything that happened in it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "open takes the text of a record, or an object with record and events")]
pub enum OpenArguments {
    Text(String),
    Full(OpenObject),
}

/// A record with everything that may be said about it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenObject {
    /// The text of the record.
    pub record: String,
    /// Whether to tell the events of the whole game.
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

/// A game to be started.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct New {
    /// Name of the game.
    pub game: String,
    /// The version of the protocol that the program speaks.
    pub protocol: Option<u32>,
    /// Number of seats; 4 by default, or as many as the game allows.
    pub seats: Option<u8>,
    /// The seed of the deal; 1 by default.
    pub seed: Option<SeedText>,
    /// Options by name; those left out have their default.
    #[serde(default)]
    pub options: NewOptions,
}

/// Options by name.
#[derive(Debug, Default, Deserialize, JsonSchema)]
pub struct NewOptions(pub BTreeMap<String, OptionJson>);

/// A seed: a number or a word.
#[derive(Debug, Deserialize, JsonSchema)]
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
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "an option is true, false, a number or a text")]
pub enum OptionJson {
    Switch(bool),
    Number(i64),
    Text(String),
}

impl OptionJson {
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

/// Which decisions to list.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Choices {
    /// Whether to add decisions that a person might try, with the reason for refusing them.
    #[serde(default)]
    pub refused: bool,
}

/// A decision, alone or with who takes it and what version it answers.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "play takes a decision in notation, or an object with do, seat and version")]
pub enum PlayArguments {
    Text(String),
    Full(PlayObject),
}

/// A decision with everything that may be said about it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayObject {
    /// One decision in notation, or several with semicolons between them.
    #[serde(rename = "do")]
    pub notation: String,
    /// Seat that decides; by default the one that is asked.
    pub seat: Option<u8>,
    /// The version that the decision answers.
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

/// Whose view to show.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ViewArguments {
    /// Seat that looks; without it, a spectator.
    pub seat: Option<u8>,
}

/// A position to go on from.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Load {
    /// Name of the game.
    pub game: String,
    /// The position, as `position` shows it.
    #[schemars(with = "AnyPosition")]
    pub position: Json,
}

/// Which bot to ask.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Go {
    /// Name of a bot.
    pub bot: Option<String>,
    /// The level of a searching bot.
    pub level: Option<u8>,
    /// How often a searching bot looks at the position.
    pub simulations: Option<u32>,
    /// Milliseconds to think, at most.
    pub ms: Option<u32>,
    /// The lots that the bot draws; by default they follow from the position.
    pub seed: Option<SeedText>,
}
