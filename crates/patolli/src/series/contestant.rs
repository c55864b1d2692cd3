//! Contestants of a series: bots, perhaps with weights other than the program's.

use std::{fmt, fs, sync::Arc};

use patolli_ai::{Bot, SearchPlayer, Strength, UnknownBot, ValueModel};
use patolli_catalog::{CatalogGame, GameVisitor, with_game};
use patolli_core::Seed;

use crate::failure::{CliError, CliResult};

/// Largest weights file that is read.
const MAX_FILE_BYTES: u64 = 16 << 20;

/// A bot that plays in a series, by the name it was called with; two of the same name are the same.
#[derive(Clone, Debug)]
pub struct Contestant {
    name: String,
    pub bot: Bot,
    /// What it values positions by, if not by what the program knows.
    model: Option<Arc<ValueModel>>,
}

impl PartialEq for Contestant {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl From<Bot> for Contestant {
    fn from(bot: Bot) -> Self {
        Self { name: bot.to_string(), bot, model: None }
    }
}

impl Contestant {
    /// The contestant of this name in a game: a bot such as `search:160it`, one with the weights of a file as in
    /// `search:160it@tzolkin.txt`, or one with frozen weights as in `v1:160it`.
    pub fn parse(name: &str, game: &str) -> CliResult<Self> {
        let name = name.trim();
        if let Some((bot, file)) = name.split_once('@') {
            let strength = bot.strip_prefix("search:").and_then(|it| it.parse().ok());
            let strength: Strength = strength.ok_or_else(|| UnknownBot(short(name)))?;
            let model = with_game(game, ReadModel { file })??;
            return Ok(Self { name: name.to_owned(), bot: Bot::Search(strength), model: Some(model) });
        }
        let frozen = name.split_once(':').filter(|it| it.0 != "search");
        if let Some((stage, strength)) = frozen
            && let Some(model) = with_game(game, FrozenModel { stage })?
        {
            let strength: Strength = strength.parse().map_err(|()| UnknownBot(short(name)))?;
            return Ok(Self { name: name.to_owned(), bot: Bot::Search(strength), model: Some(model) });
        }
        Ok(Self::from(name.parse::<Bot>()?))
    }

    /// The searching player, if this one searches.
    pub fn search_player<G: CatalogGame>(&self, seed: &Seed) -> Option<SearchPlayer<G>> {
        let Bot::Search(strength) = self.bot else { return None };
        let model = self.model.clone().unwrap_or_else(ValueModel::embedded::<G>);
        Some(SearchPlayer::with_model(strength, model, seed.rng()))
    }
}

fn short(name: &str) -> String {
    name.chars().take(40).collect()
}

/// A weights file still to be read.
struct ReadModel<'a> {
    file: &'a str,
}

impl GameVisitor for ReadModel<'_> {
    type Output = CliResult<Arc<ValueModel>>;

    fn visit<G: CatalogGame>(self) -> Self::Output {
        let text = read_weights(self.file)?;
        let model = ValueModel::read::<G>(&text);
        model.map(Arc::new).map_err(|it| CliError::Message(format!("{}: {it}", self.file)))
    }
}

/// The text of a weights file.
pub fn read_weights(file: &str) -> CliResult<String> {
    let unreadable = |it| CliError::Message(format!("cannot read {file}: {it}"));
    let size = fs::metadata(file).map_err(unreadable)?.len();
    if size > MAX_FILE_BYTES {
        return Err(CliError::Message(format!("{file} is no weights file: it has {size} bytes")));
    }
    fs::read_to_string(file).map_err(unreadable)
}

/// Frozen weights of a game, if there are such.
struct FrozenModel<'a> {
    stage: &'a str,
}

impl GameVisitor for FrozenModel<'_> {
    type Output = Option<Arc<ValueModel>>;

    fn visit<G: CatalogGame>(self) -> Self::Output {
        ValueModel::frozen::<G>(self.stage)
    }
}
