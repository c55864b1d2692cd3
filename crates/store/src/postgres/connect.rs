//! Connections to `PostgreSQL`: durable, patient, and never without a time limit.

use std::time::Duration;

use sqlx::{
    ConnectOptions, PgConnection, PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};

use crate::{Error, database_url};

/// Time limit of connecting, and of a commit.
pub(super) const TIMEOUT: Duration = Duration::from_secs(5);
const MAX_CONNECTIONS: u32 = 8;

/// First statements of every session. A machine that dies in the middle of a transaction does not block
/// others for long.
const SESSION: [(&str, &str); 3] =
    [("search_path", "patolli"), ("lock_timeout", "10s"), ("idle_in_transaction_session_timeout", "15s")];

/// Options of the operator, with those that the store needs beside them.
pub(super) fn options(asked: &PgConnectOptions) -> PgConnectOptions {
    let options = asked.clone().options(SESSION);
    if options.get_application_name().is_none() { options.application_name("patolli") } else { options }
}

/// Connections for everything but appending.
pub(super) fn pool(options: &PgConnectOptions) -> PgPool {
    lazy_pool(options, MAX_CONNECTIONS)
}

/// The one connection for appending, which comes back by itself.
pub(super) fn single_connection_pool(options: &PgConnectOptions) -> PgPool {
    lazy_pool(options, 1)
}

fn lazy_pool(options: &PgConnectOptions, most: u32) -> PgPool {
    PgPoolOptions::new()
        .min_connections(0)
        .max_connections(most)
        .acquire_timeout(TIMEOUT)
        .idle_timeout(Duration::from_mins(5))
        .after_connect(|connection, _| Box::pin(ensure_synchronous_commit(connection)))
        .connect_lazy_with(options.clone())
}

/// A connection beside the pools.
pub(super) async fn connect(options: &PgConnectOptions) -> Result<PgConnection, Error> {
    let refused = |source| Error::Connect { url: database_url::without_password(options), source };
    let connected = tokio::time::timeout(TIMEOUT, options.connect()).await;
    connected.unwrap_or_else(|_| Err(timeout_error())).map_err(refused)
}

/// The error after waiting too long.
pub(super) fn timeout_error() -> sqlx::Error {
    sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, "it does not answer"))
}

/// A commit that returns is on the disk, even where the operator has allowed otherwise.
async fn ensure_synchronous_commit(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let on = "SELECT set_config('synchronous_commit', 'on', false)
              WHERE current_setting('synchronous_commit') = 'off'";
    sqlx::raw_sql(on).execute(connection).await.map(drop)
}
