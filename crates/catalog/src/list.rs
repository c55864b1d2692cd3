//! The list of games; the only place that names them all.

use patolli_core::Game as _;

/// Hands the types of all games to a macro.
macro_rules! with_games {
    ($macro:ident) => {
        $macro!(patolli_tikal::Tikal, patolli_tzolkin::Tzolkin, patolli_teotihuacan::Teotihuacan);
    };
}

pub(crate) use with_games;

macro_rules! names {
    ($($game:ty),+) => {
        /// The names of the listed games.
        pub(crate) const NAMES: &[&str] = &[$(<$game>::NAME),+];
    };
}

with_games!(names);
