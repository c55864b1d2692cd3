//! Presets of new tables: sets of options under one name. They set options and nothing else.

use std::{collections::BTreeMap, sync::OnceLock};

use serde::Deserialize;

use crate::coach::FILES;

/// The three presets that each game has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PresetName {
    /// A first game, with the coach.
    First,
    /// The usual game.
    Usual,
    /// Everything that the game has.
    Expert,
}

/// A set of options of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preset {
    /// How many play; otherwise as many as before.
    pub seats: Option<u8>,
    /// Levels of the bots, the last one for all further ones.
    #[serde(deserialize_with = "levels")]
    pub bots: Vec<u8>,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// Whether the reader gets the coach.
    #[serde(default)]
    pub coach: bool,
    /// Values of options; others stay as they are.
    #[serde(default)]
    pub set: BTreeMap<String, String>,
    /// Switches that are on from so many seats, and off below.
    #[serde(default)]
    pub on_from: BTreeMap<String, u8>,
}

/// How strong the game itself plays, where it does: a name and the values of its options.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Automaton {
    name: String,
    set: BTreeMap<String, String>,
}

/// The presets of one game.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Presets {
    first: Preset,
    usual: Preset,
    expert: Preset,
    #[serde(default)]
    automaton: Vec<Automaton>,
}

/// Why a file has no presets.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct PresetError(String);

impl PresetName {
    /// All presets, the easiest first.
    pub const ALL: [Self; 3] = [Self::First, Self::Usual, Self::Expert];

    /// Its name in forms and message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Usual => "usual",
            Self::Expert => "expert",
        }
    }

    /// The preset with this name.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.word() == word)
    }
}

impl Presets {
    /// Reads a file of presets.
    pub fn read(text: &str) -> Result<Self, PresetError> {
        toml::from_str(text).map_err(|it| PresetError(it.message().to_owned()))
    }

    /// One of them.
    pub const fn preset(&self, name: PresetName) -> &Preset {
        match name {
            PresetName::First => &self.first,
            PresetName::Usual => &self.usual,
            PresetName::Expert => &self.expert,
        }
    }

    /// Names of how strong the game itself plays, the weakest first.
    pub fn automata(&self) -> impl Iterator<Item = &str> {
        self.automaton.iter().map(|it| it.name.as_str())
    }

    /// The options of one of these.
    pub fn automaton(&self, name: &str) -> Option<&BTreeMap<String, String>> {
        self.automaton.iter().find(|it| it.name == name).map(|it| &it.set)
    }
}

impl Preset {
    /// The level of the bot at a seat, counted among all bots from 0.
    pub fn bot_level(&self, nth: usize) -> u8 {
        self.bots.get(nth).or(self.bots.last()).copied().unwrap_or(1)
    }

    /// The options with their values at so many seats.
    pub fn options(&self, seats: u8) -> Vec<(String, String)> {
        let switched =
            |(key, from): (&String, &u8)| (key.clone(), if seats >= *from { "on" } else { "off" }.to_owned());
        let set = self.set.iter().map(|(key, value)| (key.clone(), value.clone()));
        set.chain(self.on_from.iter().map(switched)).collect()
    }
}

/// Levels that there are, at least one.
fn levels<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
    let levels = Vec::<u8>::deserialize(from)?;
    let all_known = !levels.is_empty()
        && levels.iter().all(|it| patolli_ai::Level::QUICK.iter().any(|level| level.number() == *it));
    if all_known { Ok(levels) } else { Err(serde::de::Error::custom("bots need levels that there are")) }
}

/// The presets of a game; `None` for one without any, or whose file cannot be read, which a test would find.
pub fn presets(game: &str) -> Option<&'static Presets> {
    static ALL: OnceLock<Vec<(&'static str, Presets)>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let files = FILES.iter().filter(|it| it.id == "presets");
        files.filter_map(|it| Some((it.game, Presets::read(it.text).ok()?))).collect()
    });
    all.iter().find(|it| it.0 == game).map(|it| &it.1)
}
