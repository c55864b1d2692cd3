//! The coach of a first game: tips that explain each kind of decision once, and what a turn brought. `docs/coach.md` says what its files
//! contain.

mod choose;
mod file;
mod notes;
mod turn;

pub(crate) use file::FILES;
pub use file::{Coach, CoachError, Tip, coach};
pub use notes::CoachNotes;
pub use turn::{TurnGains, last_turn};
