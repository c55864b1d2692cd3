//! Bots by name.

use std::{fmt, str::FromStr};

use patolli_core::{Rng, Status, random_action};
use rand::{RngExt as _, SeedableRng as _};

use crate::{Level, SearchPlayer, Stop, Strength, greedy, value::LearnedValue};

/// A computer player.
///
/// ```
/// use patolli_ai::{Bot, Strength};
///
/// assert_eq!("search:500ms".parse(), Ok(Bot::Search(Strength::Milliseconds(500))));
/// assert_eq!(Bot::Greedy.to_string(), "greedy");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// Any legal action, each as likely as the next.
    Random,
    /// The action after which the position is worth most, one decision ahead.
    Greedy,
    /// Looks ahead as far as its strength goes: `search:3`, `search:500ms`, `search:2000it`.
    Search(Strength),
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "there is no bot `{0}`; known are random, greedy, search:1 to search:7, and search with a time of 1 to 3600000 ms or \
     1 to 100000000 simulations, such as search:500ms or search:2000it"
)]
pub struct UnknownBot(pub String);

impl Bot {
    /// The bots that every table offers; [`Level::SLOW`] is offered to new tables only, where the operator allows it.
    pub fn offered() -> impl DoubleEndedIterator<Item = Self> {
        [Self::Random, Self::Greedy].into_iter().chain(Level::QUICK.iter().copied().map(Self::level))
    }

    /// The bot that searches at this level.
    pub const fn level(level: Level) -> Self {
        Self::Search(Strength::Level(level))
    }

    /// The bot's action for the seat that is asked; `None` when the game is over.
    pub fn choose<G: LearnedValue>(self, position: &G, rng: &mut Rng) -> Option<G::Action> {
        let Status::Asks(seat) = position.status() else {
            return None;
        };
        match self {
            Self::Random => random_action(position, rng).map(|(action, _)| action),
            Self::Greedy => greedy::choose(&position.redeal(seat, rng), seat, rng),
            Self::Search(strength) => {
                SearchPlayer::new(strength, Rng::from_seed(rng.random())).decide(position, &Stop::default())
            }
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(strength) => write!(f, "search:{strength}"),
        }
    }
}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let known = match text {
            "random" => Some(Self::Random),
            "greedy" => Some(Self::Greedy),
            _ => text.strip_prefix("search:").and_then(|it| it.parse().ok()).map(Self::Search),
        };
        known.ok_or_else(|| UnknownBot(text.chars().take(40).collect()))
    }
}
