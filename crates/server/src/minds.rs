//! Where the thoughts of bots and hints come from.

use std::fmt;

use patolli_catalog::{AnyPlay, Bot, Kind, Mind, Seed, Thinker};

/// Makes what thinks at the tables. Tests put in minds that hang, fail or count.
pub trait Minds: fmt::Debug + Send + Sync {
    /// A computer player for one seat of one game.
    fn mind(&self, kind: &'static dyn Kind, bot: Bot, seed: &Seed) -> Box<dyn Mind> {
        kind.mind(bot, seed)
    }

    /// Thinks about a position for the seat that is asked; `None` when the game is over.
    fn thinker(&self, play: &dyn AnyPlay, seed: &Seed) -> Option<Box<dyn Thinker>> {
        play.thinker(seed)
    }

    /// Hears what a guest decides before it is judged, on the task of the table. Tests fail there on purpose.
    fn overhear(&self, _notation: &str) {}
}

/// The minds of the catalogue.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Catalogued;

impl Minds for Catalogued {}
