//! Bots by name.

use std::{fmt, str::FromStr};

use patolli_core::{Rng, Status, pick};

use crate::{Valued, greedy};

/// A computer player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bot {
    /// Any legal action, each as likely as the next.
    Random,
    /// The action after which the position is worth most, one decision ahead.
    Greedy,
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot `{0}`; known are random and greedy")]
pub struct UnknownBot(pub String);

impl Bot {
    /// Every bot, weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// The bot's action for the seat that is asked; `None` when the game is over.
    pub fn choose<G: Valued>(self, position: &G, rng: &mut Rng) -> Option<G::Action> {
        let Status::Asks(seat) = position.status() else {
            return None;
        };
        match self {
            Self::Random => pick(position, rng).map(|(action, _)| action),
            Self::Greedy => greedy::choose(&position.redeal(seat, rng), seat, rng),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        })
    }
}

impl FromStr for Bot {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        let known = Self::ALL.into_iter().find(|it| it.to_string() == text);
        known.ok_or_else(|| UnknownBot(text.chars().take(40).collect()))
    }
}
