//! The schema, which only ever grows by one numbered step.

use std::path::Path;

use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

use super::connect;
use crate::Error;

/// The steps from an empty file to the present schema; a released step is never edited.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/sqlite/0001_tables.sql"),
    include_str!("../../migrations/sqlite/0002_reviews.sql"),
    include_str!("../../migrations/sqlite/0003_jobs.sql"),
    include_str!("../../migrations/sqlite/0004_asked_by.sql"),
    include_str!("../../migrations/sqlite/0005_accounts.sql"),
    include_str!("../../migrations/sqlite/0006_packed.sql"),
    include_str!("../../migrations/sqlite/0007_digests.sql"),
    include_str!("../../migrations/sqlite/0008_skeletons.sql"),
    include_str!("../../migrations/sqlite/0009_words.sql"),
    include_str!("../../migrations/sqlite/0010_attendance.sql"),
    include_str!("../../migrations/sqlite/0011_calls.sql"),
    include_str!("../../migrations/sqlite/0012_learned.sql"),
    include_str!("../../migrations/sqlite/0013_invitations.sql"),
];

/// Marks the file as ours: the letters `PTLI`.
const APPLICATION_ID: i64 = 0x5054_4c49;

/// Refuses a file of another program or of a newer release, without changing one byte of it.
pub(super) async fn check_file(path: &Path) -> Result<(), Error> {
    if !path.metadata().is_ok_and(|file| file.len() > 0) {
        return Ok(());
    }
    let mut connection = connect::read_only_connection(path).await?;
    let version = version(&mut connection, path).await;
    connection.close().await?;
    version.map(drop)
}

/// Takes the steps that the file lacks, all of them or none.
pub(super) async fn migrate(connection: &mut SqliteConnection, path: &Path) -> Result<(), Error> {
    if version(connection, path).await? == MIGRATIONS.len() {
        return Ok(());
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    // Asked again: another process may have taken the steps meanwhile.
    let taken = version(&mut transaction, path).await?;
    for step in &MIGRATIONS[taken..] {
        sqlx::raw_sql(AssertSqlSafe(*step)).execute(&mut *transaction).await?;
    }
    let mark =
        format!("PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {}", MIGRATIONS.len());
    sqlx::raw_sql(AssertSqlSafe(mark)).execute(&mut *transaction).await?;
    transaction.commit().await?;
    tracing::info!(from = taken, to = MIGRATIONS.len(), "the schema is up to date");
    Ok(())
}

/// Number of migrations that the file has had.
async fn version(connection: &mut SqliteConnection, path: &Path) -> Result<usize, Error> {
    let (application, found, objects): (i64, i64, i64) = sqlx::query_as(
        "SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)
         FROM pragma_application_id, pragma_user_version",
    )
    .fetch_one(connection)
    .await
    .map_err(|error| connect::open_error(path, error))?;
    if application != APPLICATION_ID && (objects > 0 || found != 0) {
        return Err(Error::NotAPatolliDatabase(path.to_owned()));
    }
    match usize::try_from(found) {
        Ok(taken) if taken <= MIGRATIONS.len() => Ok(taken),
        Ok(_) => {
            let known = i64::try_from(MIGRATIONS.len()).expect("there are few steps");
            Err(Error::NewerDatabase { found, known })
        }
        Err(_) => Err(Error::damaged("schema version", found)),
    }
}
