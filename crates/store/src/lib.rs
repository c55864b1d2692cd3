//! The durable, append-only log of every table.
//!
//! A table is one row plus a gap-free list of entries, one for each decision. Replaying the entries on the
//! deal gives the position, so nothing else has to be kept. [`Store`] says what a store promises; [`Sqlite`]
//! keeps the promise in one file, [`Postgres`] in a `PostgreSQL` database that several machines may share.
//! [`open`] chooses between them.
//!
//! Beside that a database keeps the [`AccountStore`] of those who want one, has an [`Archive`] to take
//! everything out and put it back, a [`Feed`] of what changes, a [`Queue`] of work that any machine may do,
//! and knows how people want to be called ([`PeopleStore`], [`CallQueue`]), who was asked to which table
//! ([`InvitationStore`]) and who may do nothing ([`BanStore`]).

mod account;
mod admission;
mod archive;
mod attendance;
mod backup;
mod ban;
mod call;
mod chain;
mod checksums;
mod closed;
mod database;
mod database_url;
mod digest;
mod error;
mod feed;
mod finished;
mod id;
mod invitation;
mod learned;
mod list_position;
mod lock;
mod maintenance;
mod moment;
mod open;
mod packed;
mod person;
mod postgres;
mod queue;
mod row;
mod sqlite;
mod statements;
mod store;
mod table;

pub use account::{Account, AccountStore};
pub use admission::Admission;
pub use archive::{Archive, DatabaseSnapshot, Finding, PeopleRows};
pub use attendance::{Attendance, SeatAttendance};
pub use backup::{BackupError, BackupItem, BackupReader, BackupTotals, BackupWriter};
pub use ban::{Ban, BanKind, BanStore};
pub use call::{Call, CallFate, CallQueue, NewCall};
pub use chain::Chain;
pub use checksums::Checksums;
pub use closed::{Closed, ClosedBy};
pub use database::Database;
pub use database_url::DatabaseUrl;
pub use digest::LogDigest;
pub use error::Error;
pub use feed::{ChangeEvent, Feed, Listener};
pub use finished::{FinishedCounts, FinishedFilter, FinishedStore, ListPage};
pub use id::{GuestId, IdError, TableId};
pub use invitation::{Invitation, InvitationStore};
pub use learned::{Learned, LearnedStore, MOST_LEARNED};
pub use list_position::{ListPosition, ListPositionError};
pub use lock::Lock;
pub use maintenance::{ExpiryCutoffs, Maintenance, SleepCall, SleepCutoffs};
pub use moment::{format_date, format_minute, parse_date};
pub use open::open;
pub use person::{Device, Hook, PeopleStore, Person, ReceiverState};
pub use postgres::Postgres;
pub use queue::{Job, JobKey, Queue, QueuedJob};
pub use sqlite::Sqlite;
pub use store::{Filter, Store};
pub use table::{
    DEFAULT_STAND_IN, Entry, FullTable, NO_PACE, Occupant, Phase, StoredReview, Table, TableProgress,
};
