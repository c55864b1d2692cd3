//! Makes bots, searches and reviews.

use std::fmt;

use patolli_catalog::{AnyGame, AnyPlay, AnySearch, Bot, BotPlayer, Budget, Review, Seed, Stop};

/// Makes bots, searches and reviews. Tests supply ones that hang, fail or count.
pub trait BotFactory: fmt::Debug + Send + Sync {
    /// A computer player for one seat of one game.
    fn bot_player(&self, kind: &'static dyn AnyGame, bot: Bot, seed: &Seed) -> Box<dyn BotPlayer> {
        kind.bot_player(bot, seed)
    }

    /// A search for the seat to move; `None` when the game is over.
    fn start_search(&self, play: &dyn AnyPlay, seed: &Seed) -> Option<Box<dyn AnySearch>> {
        play.start_search(seed)
    }

    /// The review of a finished game; `None` if it was stopped. `progress` is called with finished and all
    /// segments.
    fn review(
        &self,
        play: &dyn AnyPlay,
        budget: Budget,
        seed: &Seed,
        stop: &Stop,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Option<Review> {
        play.review(budget, seed, stop, progress)
    }
}

/// Bots and searches of the catalogue.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CatalogBots;

impl BotFactory for CatalogBots {}
