//! Failures: reasons that lie with the server or with the table.

use axum::http::StatusCode;
use patolli_store::Error;

use crate::denied::Denied;

/// `Retry-After` in seconds of a server that is busy, stops or waits for its database.
const SOON: u32 = 5;

/// Why a table or the server cannot do what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Failure {
    /// There is no such table.
    NoSuchTable,
    /// The table was closed.
    Closed,
    /// The table is played by rules, or is a game, that only a newer program knows.
    Newer,
    /// The log of the table cannot be replayed, or is not as it was written.
    Damaged,
    /// The actor of the table panicked; its log is whole.
    Panicked,
    /// Too many passwords wait to be hashed.
    Busy,
    /// The server stops.
    Stopping,
    /// The database is not ready.
    DbUnavailable,
    /// Another error.
    Internal,
}

/// Why a request is not carried out: refused, or failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Rejection {
    /// The reason lies with the asker.
    Denied(Denied),
    /// The reason lies with the server or with the table.
    Failed(Failure),
}

impl Failure {
    /// The HTTP status.
    pub(crate) const fn status(self) -> StatusCode {
        match self {
            Self::NoSuchTable => StatusCode::NOT_FOUND,
            Self::Closed => StatusCode::GONE,
            // Where the table does not work, the server does.
            Self::Newer | Self::Damaged => StatusCode::CONFLICT,
            Self::Busy | Self::Stopping | Self::DbUnavailable => StatusCode::SERVICE_UNAVAILABLE,
            Self::Panicked | Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The key of the message.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::NoSuchTable => "failure-no-such-table",
            Self::Closed => "failure-closed",
            Self::Newer => "failure-newer",
            Self::Damaged => "failure-damaged",
            Self::Panicked => "failure-broke",
            Self::Busy => "failure-busy",
            Self::Stopping => "failure-stopping",
            Self::DbUnavailable => "failure-away",
            Self::Internal => "failure-internal",
        }
    }

    /// Seconds after which it is worth trying again, if waiting helps.
    pub(crate) const fn retry_after(self) -> Option<u32> {
        match self {
            Self::Busy | Self::Stopping | Self::DbUnavailable => Some(SOON),
            _ => None,
        }
    }
}

impl Rejection {
    /// The HTTP status.
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::Denied(it) => it.status(),
            Self::Failed(it) => it.status(),
        }
    }

    /// The key of the message.
    pub(crate) fn key(&self) -> &'static str {
        match self {
            Self::Denied(it) => it.key(),
            Self::Failed(it) => it.key(),
        }
    }

    /// The reason for the log, without anything that a client sent.
    pub(crate) fn log_reason(&self) -> &'static str {
        match self {
            Self::Denied(Denied::BadRequest(why)) => why,
            _ => self.key(),
        }
    }

    /// Time at which it ends that the asker may do nothing.
    pub(crate) const fn ends_at(&self) -> Option<i64> {
        match self {
            Self::Denied(Denied::Banned { until }) => *until,
            _ => None,
        }
    }

    /// Seconds after which it is worth trying again, if waiting helps.
    pub(crate) const fn retry_after(&self) -> Option<u32> {
        match self {
            Self::Denied(it) => it.retry_after(),
            Self::Failed(it) => it.retry_after(),
        }
    }
}

impl From<Denied> for Rejection {
    fn from(denied: Denied) -> Self {
        Self::Denied(denied)
    }
}

impl From<Failure> for Rejection {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        tracing::error!(%error, "the store failed");
        if is_database_failure(&error) { Self::DbUnavailable } else { Self::Internal }
    }
}

impl From<Error> for Rejection {
    fn from(error: Error) -> Self {
        Self::Failed(error.into())
    }
}

/// Whether an error concerns the database as a whole, and not the single operation.
pub(crate) fn is_database_failure(error: &Error) -> bool {
    error.is_outage() || matches!(error, Error::Database(_) | Error::Commit(_))
}
