//! Computer players, generic over the rules of a game.
//!
//! A bot sees what its seat sees: it only ever thinks about positions whose unseen part was dealt anew.
//!
//! ```
//! use patolli_ai::{Budget, Search, Settings, Stop, ValueModel};
//! use patolli_core::{Game as _, Options as _, Play, Seed};
//! use patolli_tikal::{Options, Tikal};
//!
//! let play = Play::<Tikal>::new(Options::for_seats(2)?, Seed::from(1));
//! let model = ValueModel::embedded::<Tikal>();
//! let rng = Seed::from(2).rng();
//! let mut search = Search::new(play.position(), model, Settings::BEST, rng).expect("a seat is asked");
//! search.think(Budget::simulations(100), &Stop::default());
//! let best = &search.result(1).lines[0];
//! assert!(play.position().check(best.steps[0]).is_ok());
//! println!("{} and then {:?}: {:+.1} points", best.steps[0], &best.steps[1..], best.expectation.margin);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bot;
mod budget;
mod evaluator;
mod expectation;
mod greedy;
pub mod mistakes;
mod network;
pub mod prices;
mod search;
pub mod train;
pub mod value;
mod value_model;

pub use bot::{Bot, UnknownBot};
pub use budget::{Budget, Stop};
pub use evaluator::{BadEvaluator, Evaluator};
pub use expectation::Expectation;
pub use network::{BadNetwork, Network};
pub use search::{
    Level, ParallelSearch, Search, SearchLine, SearchPlayer, SearchResult, Segment, SegmentReview, Settings,
    Strength, review_segment,
};
pub use value::{FeatureVector, HeuristicValue, MAX_FEATURES};
pub use value_model::{BadWeights, SeatCountModel, ValueModel, standings};
