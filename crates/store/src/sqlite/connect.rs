//! Connections to the file: durable, small in memory, and without haste when another process holds it.

use std::{
    fs::OpenOptions,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use sqlx::{
    ConnectOptions, SqliteConnection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use crate::{Error, error::SqliteCode};

/// Time that a connection waits for another process that writes.
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// Pause between two attempts to switch to the write-ahead log.
const RETRY_DELAY: Duration = Duration::from_millis(10);
const MAX_READERS: u32 = 3;
/// Rows read ahead of the reader; with the usual 50, long lists cost far more switches between threads than
/// reading.
const ROW_BUFFER: usize = 500;
/// After how many pages the writer sees to it itself that what the write-ahead log holds goes into the file.
/// Everybody waits for that, so it is done seldom: 64 MB.
const AUTOCHECKPOINT_PAGES: &str = "16384";
/// A negative number counts kibibytes.
const PAGE_CACHE: &str = "-512";

/// The full path, which cannot be mistaken for one of the special names of `SQLite` such as `:memory:`.
pub(super) fn absolute(path: &Path) -> Result<PathBuf, Error> {
    std::path::absolute(path).map_err(|error| cannot_open(path, error))
}

/// Creates the file if there is none, readable by its owner only: it will hold secrets.
pub(super) fn create_private(path: &Path) -> Result<(), Error> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop).map_err(|error| cannot_open(path, error))
}

/// The connection for all changes; the file must exist.
pub(super) async fn write_connection(path: &Path) -> Result<SqliteConnection, sqlx::Error> {
    let options = options(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("wal_autocheckpoint", AUTOCHECKPOINT_PAGES);
    let start = Instant::now();
    loop {
        match options.connect().await {
            // The switch to the write-ahead log does not wait by itself when two processes open a new file.
            Err(error)
                if SqliteCode::from_error(&error) == Some(SqliteCode::Busy)
                    && start.elapsed() < BUSY_TIMEOUT =>
            {
                tokio::time::sleep(RETRY_DELAY).await;
            }
            opened => return opened,
        }
    }
}

/// One connection that cannot change the file.
pub(super) async fn read_only_connection(path: &Path) -> Result<SqliteConnection, Error> {
    options(path).read_only(true).connect().await.map_err(|error| open_error(path, error))
}

/// Connections for reading, opened when they are first needed.
pub(super) fn read_pool(path: &Path) -> SqlitePool {
    SqlitePoolOptions::new()
        .min_connections(0)
        .max_connections(MAX_READERS)
        .idle_timeout(Duration::from_mins(1))
        .test_before_acquire(false)
        .connect_lazy_with(options(path).read_only(true))
}

/// The error of the store for an error while opening `path`.
pub(super) fn open_error(path: &Path, error: sqlx::Error) -> Error {
    match SqliteCode::from_error(&error) {
        Some(SqliteCode::NotADatabase) => Error::NotAPatolliDatabase(path.to_owned()),
        _ => cannot_open(path, error),
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT)
        .row_buffer_size(ROW_BUFFER)
        .pragma("cache_size", PAGE_CACHE)
}

fn cannot_open(path: &Path, error: impl std::error::Error + Send + Sync + 'static) -> Error {
    Error::Open { path: path.to_owned(), source: Box::new(error) }
}
