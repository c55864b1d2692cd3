//! The durable, append-only log of every table.
//!
//! A table is one row plus a gap-free list of entries, one for each decision. Replaying the entries on the
//! deal gives the position, so nothing else has to be kept. [`Store`] says what a store promises; [`Sqlite`]
//! keeps the promise in one file, [`Postgres`] in a `PostgreSQL` database that several machines may share.
//! [`open`] chooses between them.
//!
//! Beside that a database keeps the [`Accounts`] of those who want one, has an [`Archive`] to take everything out and put
//! it back, a [`Feed`] of what changes, and a [`Queue`] of work that any machine may do.

mod account;
mod archive;
mod closed;
mod database;
mod digest;
mod error;
mod feed;
mod file;
mod id;
mod lock;
mod moment;
mod packed;
mod place;
mod postgres;
mod queue;
mod row;
mod sqlite;
mod store;
mod sums;
mod table;
mod upkeep;

pub use account::{Account, Accounts};
pub use archive::{Archive, Finding, Snapshot};
pub use closed::{Closed, Closer};
pub use database::{Database, open};
pub use digest::{Chain, Digest};
pub use error::Error;
pub use feed::{Feed, Listener, News};
pub use file::{FileError, Line, Reader, Total, Writer};
pub use id::{GuestId, IdError, TableId};
pub use lock::Lock;
pub use place::Place;
pub use postgres::Postgres;
pub use queue::{Asked, Job, Queue, Work};
pub use sqlite::Sqlite;
pub use store::{Filter, Store};
pub use sums::Sums;
pub use table::{Entry, Occupant, Phase, Progress, Review, Table, Whole};
pub use upkeep::{Times, Upkeep};
