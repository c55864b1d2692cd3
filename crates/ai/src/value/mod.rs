//! What a position is worth; the only place that knows what a game values.

mod features;
mod learned_value;
mod lots;
mod offer;
mod teotihuacan;
mod tikal;
mod tokens;
mod tzolkin;
mod waste;

use patolli_core::{Game, Seat};

pub use features::{Feature, FeatureRow, FeatureVector, MAX_FEATURES};
pub use learned_value::{LearnedValue, PastPosition, Regularization};
pub use offer::{Offer, PriceRule};
pub use tokens::{MAX_TOKENS, TokenGroup, TokenList, TokenName, numbered, token_count, vocabulary};
pub use waste::{HOARD, PlayedStep, WASTE, Waste};

/// A game whose positions can be valued.
pub trait HeuristicValue: Game {
    /// What the position is worth to `seat`, in points; more is better.
    fn value(&self, seat: Seat) -> f32;

    /// Whether the value can be trusted: no half-done deed of `seat` is still to be completed.
    fn is_quiet(&self, _seat: Seat) -> bool {
        true
    }
}

/// What a seat can expect, less a part of what its best rival can: `rivalry` is that part.
fn lead<G: Game>(position: &G, seat: Seat, rivalry: f32, prospects: fn(&G, Seat) -> f32) -> f32 {
    let rivals = Seat::all(position.seats()).filter(|it| *it != seat);
    let best_rival = rivals.map(|it| prospects(position, it)).fold(f32::MIN, f32::max);
    prospects(position, seat) - rivalry * best_rival
}
