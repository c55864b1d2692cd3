//! Contestants of a series: bots, perhaps with weights other than the program's, or with a network.

use std::{fmt, fs, sync::Arc};

use patolli_ai::{Bot, Evaluator, SearchPlayer, Strength, UnknownBot, ValueModel};
use patolli_catalog::{CatalogGame, GameVisitor, with_game};
use patolli_core::Seed;

use crate::failure::{CliError, CliResult};

/// Largest file of weights or of a network that is read.
const MAX_FILE_BYTES: u64 = 16 << 20;

/// A bot that plays in a series, by the name it was called with; two of the same name are the same.
#[derive(Clone, Debug)]
pub struct Contestant {
    name: String,
    pub bot: Bot,
    /// What it values positions by, if not by what the program knows.
    evaluator: Option<Evaluator>,
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
        Self { name: bot.to_string(), bot, evaluator: None }
    }
}

impl Contestant {
    /// The contestant of this name in a game: a bot such as `search:160it`, one with the weights or the network of a file as in
    /// `search:160it@tzolkin.txt`, or one with frozen weights as in `v1:160it`.
    pub fn parse(name: &str, game: &str) -> CliResult<Self> {
        let name = name.trim();
        if let Some((bot, file)) = name.split_once('@') {
            let strength = bot.strip_prefix("search:").and_then(|it| it.parse().ok());
            let strength: Strength = strength.ok_or_else(|| UnknownBot(short(name)))?;
            let evaluator = read_evaluator(file, game)?;
            return Ok(Self {
                name: name.to_owned(),
                bot: Bot::Search(strength),
                evaluator: Some(evaluator),
            });
        }
        let frozen = name.split_once(':').filter(|it| it.0 != "search");
        if let Some((stage, strength)) = frozen
            && let Some(model) = with_game(game, FrozenModel { stage })?
        {
            let strength: Strength = strength.parse().map_err(|()| UnknownBot(short(name)))?;
            return Ok(Self {
                name: name.to_owned(),
                bot: Bot::Search(strength),
                evaluator: Some(model.into()),
            });
        }
        Ok(Self::from(name.parse::<Bot>()?))
    }

    /// The searching player, if this one searches.
    pub fn search_player<G: CatalogGame>(&self, seed: &Seed) -> Option<SearchPlayer<G>> {
        let Bot::Search(strength) = self.bot else { return None };
        let evaluator = self.evaluator.clone().unwrap_or_else(|| ValueModel::embedded::<G>().into());
        Some(SearchPlayer::with_model(strength, evaluator, seed.rng()))
    }
}

fn short(name: &str) -> String {
    name.chars().take(40).collect()
}

/// The weights or the network of a file.
pub fn read_evaluator(file: &str, game: &str) -> CliResult<Evaluator> {
    with_game(game, ReadEvaluator { file })?
}

/// A file still to be read.
struct ReadEvaluator<'a> {
    file: &'a str,
}

impl GameVisitor for ReadEvaluator<'_> {
    type Output = CliResult<Evaluator>;

    fn visit<G: CatalogGame>(self) -> Self::Output {
        let evaluator = Evaluator::read::<G>(&read_weights(self.file)?);
        evaluator.map_err(|it| CliError::Message(format!("{}: {it}", self.file)))
    }
}

/// The content of a file of weights or of a network.
pub fn read_weights(file: &str) -> CliResult<Vec<u8>> {
    let unreadable = |it| CliError::Message(format!("cannot read {file}: {it}"));
    let size = fs::metadata(file).map_err(unreadable)?.len();
    if size > MAX_FILE_BYTES {
        return Err(CliError::Message(format!("{file} is no weights file: it has {size} bytes")));
    }
    fs::read(file).map_err(unreadable)
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
