//! What a game needs to be in the catalogue.

use patolli_ai::value::LearnedValue;
use patolli_core::{GameUi, Staged};

/// A game whose types the catalogue can erase: rules, words and a value to search by.
pub trait CatalogGame: GameUi + LearnedValue + Staged {}

impl<G: GameUi + LearnedValue + Staged> CatalogGame for G {}
