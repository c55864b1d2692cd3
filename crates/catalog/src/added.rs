//! Games that a program adds to those of the list.

use std::sync::OnceLock;

use crate::{AnyGame, MessageFile, list::NAMES};

/// A game that is not on the list of the catalogue, with its words.
#[derive(Clone, Copy, Debug)]
pub struct AddedGame {
    /// The game, as [`erased`](crate::erased) gives it.
    pub game: &'static dyn AnyGame,
    /// Its message files, named as those of the listed games are: `<game>`, `<game>-name`, `<game>-*`.
    pub messages: &'static [MessageFile],
}

/// The catalogue was in use already, so nothing can be added to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("games are added before the catalogue is used, and once")]
pub struct CatalogInUse;

static ADDED: OnceLock<Vec<AddedGame>> = OnceLock::new();

/// Adds games to the catalogue of this process; a program does so at its start, before it uses the catalogue.
pub fn add_games(games: Vec<AddedGame>) -> Result<(), CatalogInUse> {
    ADDED.set(games).map_err(|_| CatalogInUse)
}

/// The games that were added. From now on there are no others.
pub(crate) fn added_games() -> &'static [AddedGame] {
    ADDED.get_or_init(Vec::new)
}

/// The names of all games, listed and added.
pub(crate) fn game_names() -> impl Iterator<Item = &'static str> {
    NAMES.iter().copied().chain(added_games().iter().map(|it| it.game.name()))
}
