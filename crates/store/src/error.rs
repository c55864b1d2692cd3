use std::{fmt::Display, path::PathBuf, sync::Arc};

use sqlx::{postgres::PgDatabaseError, sqlite::SqliteError};

use crate::TableId;

/// Errors between a store and its database.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The table or the numbered entry exists already: another writer was first.
    #[error("another writer has written this already")]
    Conflict,
    /// There is no such table.
    #[error("there is no table {0}")]
    TableNotFound(TableId),
    /// The entries would leave a hole in the log; none of them was written.
    #[error("the next entry of this table has number {expected}, not {found}")]
    Gap {
        /// The number that the log waits for.
        expected: u32,
        /// The number that the refused entry carries.
        found: u32,
    },
    /// The database was written by a newer release; it is left untouched.
    #[error(
        "the database has schema version {found} and this release knows versions up to {known}: \
         run the newer release, or restore a backup that was made before the upgrade"
    )]
    NewerDatabase {
        /// The schema version of the database.
        found: i64,
        /// The newest schema version that this release knows.
        known: i64,
    },
    /// The file holds something else; it is left untouched.
    #[error("{} is not a patolli database", .0.display())]
    NotAPatolliDatabase(PathBuf),
    /// The file cannot be opened or created.
    #[error("cannot open the database {}: {source}", path.display())]
    Open {
        /// The file that was asked for.
        path: PathBuf,
        /// The error of the operating system or the database.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// There is no database of this kind; the address may hold a password, so only its scheme is told.
    #[error("there is no database of the kind `{0}`: give sqlite:PATH or postgres://USER@HOST/DATABASE")]
    UnsupportedScheme(String),
    /// The address of a `PostgreSQL` database makes no sense; it may hold a password, so it is not told.
    #[error("the address of the database makes no sense: {0}")]
    InvalidUrl(String),
    /// The `PostgreSQL` database cannot be opened.
    #[error("cannot open the database {url}: {source}")]
    Connect {
        /// Its address, without the password.
        url: String,
        /// The error of the network or the database.
        source: sqlx::Error,
    },
    /// The `PostgreSQL` database is not fit to hold tables; it is left untouched.
    #[error("the database {url} cannot be used: {why}")]
    Unsupported {
        /// Its address, without the password.
        url: String,
        /// The missing property.
        why: String,
    },
    /// The database holds something that no release has written.
    #[error("the database is damaged: {what}: {why}")]
    Damaged {
        /// The damaged part.
        what: String,
        /// Why it cannot be right.
        why: String,
    },
    /// The end of a log is missing: the table has had more entries than there are.
    #[error("the log of table {table} is cut short: {found} entries of {expected}")]
    Truncated {
        /// Whose log it is.
        table: TableId,
        /// Number of entries that the table has had.
        expected: u32,
        /// Number of entries that there are.
        found: u32,
    },
    /// Another server, or another command that wants the database for itself, has the database.
    #[error("the database {} is in use by {by}", path.display())]
    Locked {
        /// The database.
        path: PathBuf,
        /// The process that has it.
        by: String,
    },
    /// The store was closed before it could do this; nothing was written.
    #[error("the store is closed")]
    Closed,
    /// The database cannot be reached now; nothing was written. Later it may be there again.
    #[error("the database cannot be reached: {0}")]
    Unreachable(#[source] Arc<sqlx::Error>),
    /// The database refused.
    #[error("the database failed: {0}")]
    Database(#[source] sqlx::Error),
    /// The transaction of this change failed as a whole; read again to learn what the database holds.
    #[error("the database could not commit: {0}")]
    Commit(#[source] Arc<sqlx::Error>),
}

impl Error {
    /// Whether the database was away: what failed now may succeed later, unchanged.
    pub fn is_outage(&self) -> bool {
        match self {
            Self::Unreachable(_) => true,
            Self::Commit(source) => is_connection_error(source),
            Self::Connect { source, .. } => is_connection_error(source),
            _ => false,
        }
    }

    pub(crate) fn damaged(what: impl Display, why: impl Display) -> Self {
        Self::Damaged { what: what.to_string(), why: why.to_string() }
    }

    /// A commit that failed; whether it took place is not known.
    pub(crate) fn commit(error: sqlx::Error) -> Self {
        Self::Commit(Arc::new(error))
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        match (&error, SqliteCode::from_error(&error)) {
            (sqlx::Error::ColumnDecode { index, source }, _) => Self::damaged(index, source),
            (sqlx::Error::PoolClosed, _) => Self::Closed,
            (_, Some(SqliteCode::Corrupt | SqliteCode::NotADatabase)) => Self::damaged("file", error),
            _ if is_connection_error(&error) => Self::Unreachable(Arc::new(error)),
            _ => Self::Database(error),
        }
    }
}

/// The `SQLite` result codes that the store answers in a way of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum SqliteCode {
    Busy,
    Corrupt,
    NotADatabase,
}

impl SqliteCode {
    pub(crate) fn from_error(error: &sqlx::Error) -> Option<Self> {
        let error = error.as_database_error()?;
        error.try_downcast_ref::<SqliteError>()?;
        let extended: i32 = error.code()?.parse().ok()?;
        // The low byte is the code, the others say more about it.
        match extended & 0xff {
            5 => Some(Self::Busy),
            11 => Some(Self::Corrupt),
            26 => Some(Self::NotADatabase),
            _ => None,
        }
    }
}

/// Whether the connection is gone or was never there, so that another one may do better.
pub(crate) fn is_connection_error(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) | sqlx::Error::PoolTimedOut => {
            true
        }
        sqlx::Error::Database(error) => {
            let code = error.try_downcast_ref::<PgDatabaseError>().map_or("", PgDatabaseError::code);
            // Connections broken, none left, a server that stops or starts, and one that only repeats
            // another.
            code.starts_with("08") || ["53300", "57P01", "57P02", "57P03", "25006"].contains(&code)
        }
        _ => false,
    }
}
