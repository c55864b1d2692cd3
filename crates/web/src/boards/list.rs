//! The list of boards; the only place that names them all.

use std::sync::OnceLock;

use patolli_catalog::CatalogInUse;

use super::{AnyBoard, teotihuacan::TeotihuacanBoard, tikal::TikalBoard, tzolkin::TzolkinBoard};

/// The boards of the games that the catalogue lists.
static LISTED: [&dyn AnyBoard; 3] = [&TikalBoard, &TzolkinBoard, &TeotihuacanBoard];

static ADDED: OnceLock<Vec<&'static dyn AnyBoard>> = OnceLock::new();

/// Adds the boards of games that a program [adds](patolli_catalog::add_games) to the catalogue, before it draws anything.
pub fn add_boards(boards: Vec<&'static dyn AnyBoard>) -> Result<(), CatalogInUse> {
    ADDED.set(boards).map_err(|_| CatalogInUse)
}

/// The board of a game of the catalogue.
pub(super) fn board_of(game: &str) -> &'static dyn AnyBoard {
    let mut all = LISTED.into_iter().chain(ADDED.get_or_init(Vec::new).iter().copied());
    all.find(|it| it.game() == game).expect("every game of the catalogue has a board")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_catalogue_has_a_board() {
        for kind in patolli_catalog::games() {
            assert_eq!(board_of(kind.name()).game(), kind.name());
        }
    }
}
