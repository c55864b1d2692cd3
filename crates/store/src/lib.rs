//! The durable, append-only log of every table.
//!
//! A table is one row plus a gap-free list of entries, one for each decision. Replaying the entries on the
//! deal gives the position, so nothing else has to be kept. [`Store`] says what a store promises; [`Sqlite`]
//! keeps the promise in one file.

mod error;
mod id;
mod sqlite;
mod store;
mod table;

pub use error::Error;
pub use id::{GuestId, IdError, TableId};
pub use sqlite::Sqlite;
pub use store::{Filter, Store};
pub use table::{Entry, Occupant, Phase, Progress, Table};
