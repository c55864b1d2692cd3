//! Computer players, generic over the rules of a game.
//!
//! A bot sees what its seat sees: it only ever thinks about positions whose unseen part was dealt anew.

mod bot;
mod greedy;
pub mod value;

pub use bot::{Bot, UnknownBot};
pub use value::Valued;
