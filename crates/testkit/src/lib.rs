//! Proof that a game keeps its contract.
//!
//! [`contract`] plays random games and asserts after every decision what must hold of every game;
//! [`golden`] keeps whole games as text; [`tree_counts`] counts positions; [`fuzz`] damages what is read;
//! [`scenario`] plays notation on positions made for a test. With `PATOLLI_BLESS` set, the stored
//! texts are rewritten instead of compared. Everything here is called from tests and panics when a game fails.

mod allocations;
mod bless;
mod contract;
pub mod fuzz;
mod golden;
mod leaks;
mod legal;
mod random_game;
pub mod scenario;
mod tree_counts;

pub use allocations::allocates_nothing;
pub use contract::{Universe, contract};
pub use golden::{every_version_opens, golden};
pub use legal::legal_actions;
pub use random_game::each_position;
pub use tree_counts::tree_counts;
