//! What a game needs to be in the catalogue.

use patolli_ai::value::LearnedValue;
use patolli_core::GameUi;

/// A game whose types the catalogue can erase: rules, words and a value to search by.
pub trait CatalogGame: GameUi + LearnedValue {}

impl<G: GameUi + LearnedValue> CatalogGame for G {}
