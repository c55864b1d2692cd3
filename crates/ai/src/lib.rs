//! Computer players, generic over the rules of a game.
//!
//! A bot sees what its seat sees: it only ever thinks about positions whose unseen part was dealt anew.

mod bot;
mod budget;
mod greedy;
mod judge;
mod outlook;
mod search;
mod strength;
pub mod train;
pub mod value;

pub use bot::{Bot, UnknownBot};
pub use budget::{Budget, Stop};
pub use judge::{BadWeights, Judge, Model, standing};
pub use outlook::Outlook;
pub use search::{Line, Player, Search, Settings, Stretch, Team, Thought, Verdict, verdict};
pub use strength::{Level, Strength};
pub use value::Valued;
