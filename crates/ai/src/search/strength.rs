//! How strongly a searching bot plays.

use std::{fmt, str::FromStr, time::Duration};

use super::Settings;
use crate::{Budget, value::LearnedValue};

/// A level from 1, for beginners, to 7, which thinks for seconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 7] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

    /// Those that answer soon.
    pub const QUICK: &'static [Self] = Self::ALL.split_at(6).0;

    /// The one that thinks for seconds.
    pub const SLOW: Self = Self(7);

    /// The level with this number.
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= 7 { Some(Self(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// Simulations and settings of the levels. The first four draw among the lines of the turn, by an error scale of their game.
const LEVELS: [(u32, Settings); 7] = [
    (
        128,
        Settings { horizon_turns: 0, wastes: true, ignores_rivals: true, win_bonus: 0.0, ..Settings::BEST },
    ),
    (128, Settings { horizon_turns: 0, ..Settings::BEST }),
    (128, Settings::BEST),
    (160, Settings::BEST),
    (800, Settings::BEST),
    (4_000, Settings::BEST),
    (20_000, Settings::BEST),
];

/// Most milliseconds that a bot may be told to think: an hour.
const MAX_MILLISECONDS: u32 = 3_600_000;
/// Most simulations that a bot may be told to make for a decision.
const MAX_SIMULATIONS: u32 = 100_000_000;

/// Strength of a searching bot, by how much it thinks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strength {
    /// As at this level.
    Level(Level),
    /// At its best for this number of milliseconds.
    Milliseconds(u32),
    /// At its best for this number of simulations.
    Simulations(u32),
}

impl Strength {
    /// How it goes about its search.
    pub(crate) fn settings<G: LearnedValue>(self) -> Settings {
        match self {
            Self::Level(level) => {
                let place = usize::from(level.0) - 1;
                let error_scale = G::ERROR_SCALES.get(place).copied().unwrap_or(0.0);
                Settings { error_scale, ..LEVELS[place].1 }
            }
            Self::Milliseconds(_) | Self::Simulations(_) => Settings::BEST,
        }
    }

    /// Time or simulations for a decision.
    pub const fn budget(self) -> Budget {
        match self {
            Self::Level(level) => Budget::simulations(LEVELS[level.0 as usize - 1].0),
            Self::Milliseconds(time) => Budget::time(Duration::from_millis(time as u64)),
            Self::Simulations(number) => Budget::simulations(number),
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => write!(f, "{}", level.0),
            Self::Milliseconds(time) => write!(f, "{time}ms"),
            Self::Simulations(number) => write!(f, "{number}it"),
        }
    }
}

impl FromStr for Strength {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let number =
            |text: &str, most: u32| text.parse::<u32>().ok().filter(|it| (1..=most).contains(it)).ok_or(());
        if let Some(time) = text.strip_suffix("ms") {
            return number(time, MAX_MILLISECONDS).map(Self::Milliseconds);
        }
        if let Some(simulations) = text.strip_suffix("it") {
            return number(simulations, MAX_SIMULATIONS).map(Self::Simulations);
        }
        text.parse().ok().and_then(Level::new).map(Self::Level).ok_or(())
    }
}
