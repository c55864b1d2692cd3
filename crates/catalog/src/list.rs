//! The list of games; the only place that names them all.

use patolli_core::Game as _;

/// The crates of the listed games, for code that needs their types, such as the drawing of their boards.
pub mod rules {
    pub use patolli_teotihuacan as teotihuacan;
    pub use patolli_tikal as tikal;
    pub use patolli_tzolkin as tzolkin;
}

/// Hands the types of all games to a macro.
macro_rules! with_games {
    ($macro:ident) => {
        $macro!(
            $crate::rules::tikal::Tikal,
            $crate::rules::tzolkin::Tzolkin,
            $crate::rules::teotihuacan::Teotihuacan
        );
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
