//! Games by their names, with their types or without.

use std::sync::OnceLock;

use patolli_core::Game as _;

use crate::{
    AnyGame, CatalogGame,
    added::{added_games, game_names},
    erased,
    list::with_games,
};

/// There is no such game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game `{0}`; known: {names}", names = game_names().collect::<Vec<_>>().join(", "))]
pub struct UnknownGame(pub String);

/// Work on one game with all its types; a closure cannot be generic.
///
/// ```
/// use patolli_catalog::{CatalogGame, GameVisitor, with_game};
///
/// /// Measures the size of a position.
/// struct PositionSize;
///
/// impl GameVisitor for PositionSize {
///     type Output = usize;
///
///     fn visit<G: CatalogGame>(self) -> usize {
///         size_of::<G>()
///     }
/// }
///
/// assert!(with_game("tzolkin", PositionSize)? <= 1024);
/// # Ok::<(), patolli_catalog::UnknownGame>(())
/// ```
pub trait GameVisitor {
    /// Result of the work.
    type Output;

    /// Does the work.
    fn visit<G: CatalogGame>(self) -> Self::Output;
}

/// Makes everything that depends on the list of games.
macro_rules! games {
    ($($game:ty),+) => {
        static LISTED: &[&dyn AnyGame] = &[$(erased::<$game>()),+];

        /// Does something with the game of this name; games that were added are not known here.
        pub fn with_game<V: GameVisitor>(name: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            $(if name == <$game>::NAME {
                return Ok(visitor.visit::<$game>());
            })+
            Err(UnknownGame::new(name))
        }
    };
}

with_games!(games);

impl UnknownGame {
    /// Keeps at most 40 characters of the name.
    fn new(name: &str) -> Self {
        Self(name.chars().take(40).collect())
    }
}

/// Every game: those of the list, then those that were [added](crate::add_games).
pub fn games() -> &'static [&'static dyn AnyGame] {
    static ALL: OnceLock<Vec<&dyn AnyGame>> = OnceLock::new();
    ALL.get_or_init(|| LISTED.iter().copied().chain(added_games().iter().map(|it| it.game)).collect())
}

/// The game with this name.
pub fn game(name: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    let found = games().iter().find(|it| it.name() == name);
    found.copied().ok_or_else(|| UnknownGame::new(name))
}
