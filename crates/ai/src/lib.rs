//! Computer players, generic over the rules of a game.
//!
//! A bot sees what its seat sees: it only ever thinks about positions whose unseen part was dealt anew.

mod bot;
mod budget;
mod expectation;
mod greedy;
mod search;
mod strength;
pub mod train;
pub mod value;
mod value_model;

pub use bot::{Bot, UnknownBot};
pub use budget::{Budget, Stop};
pub use expectation::Expectation;
pub use search::{
    ParallelSearch, Search, SearchLine, SearchPlayer, SearchResult, Segment, SegmentReview, Settings,
    review_segment,
};
pub use strength::{Level, Strength};
pub use value::HeuristicValue;
pub use value_model::{BadWeights, FeatureVector, MAX_FEATURES, SeatCountModel, ValueModel, standings};
