//! Computer players, generic over the rules of a game.
//!
//! A bot sees what its seat sees: it only ever thinks about positions whose unseen part was dealt anew.

mod bot;
mod greedy;
mod random;
pub mod value;

pub use bot::{Bot, UnknownBot};
pub use random::random_choice;
pub use value::Valued;
