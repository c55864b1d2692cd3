//! Makes bots and searches.

use std::fmt;

use patolli_catalog::{AnyGame, AnyPlay, AnySearch, Bot, BotPlayer, Seed, Stop};

/// Makes bots and searches. Tests supply ones that hang, fail or count.
pub trait BotFactory: fmt::Debug + Send + Sync {
    /// A computer player for one seat of one game.
    fn bot_player(&self, kind: &'static dyn AnyGame, bot: Bot, seed: &Seed) -> Box<dyn BotPlayer> {
        kind.bot_player(bot, seed)
    }

    /// A search for the seat to move; `None` when the game is over.
    fn start_search(&self, play: &dyn AnyPlay, seed: &Seed) -> Option<Box<dyn AnySearch>> {
        play.start_search(seed)
    }

    /// Hears what a guest decides before it is judged, on the task of the table. Tests fail there on purpose.
    fn overhear(&self, _notation: &str) {}

    /// Hears that a review begins, on the thread that computes it. Tests hold it there until it is stopped.
    fn begin_review(&self, _stop: &Stop) {}
}

/// Bots and searches of the catalogue.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CatalogBots;

impl BotFactory for CatalogBots {}
