//! The schema, which only ever grows by one numbered step. Everything is in a namespace of its own,
//! `patolli`.

use sqlx::{AssertSqlSafe, Connection, PgConnection};

use crate::Error;

/// The steps from an empty database to the present schema; a released step is never edited.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/postgres/0001_tables.sql"),
    include_str!("../../migrations/postgres/0002_asked_by.sql"),
    include_str!("../../migrations/postgres/0003_accounts.sql"),
    include_str!("../../migrations/postgres/0004_packed.sql"),
    include_str!("../../migrations/postgres/0005_digests.sql"),
    include_str!("../../migrations/postgres/0006_skeletons.sql"),
    include_str!("../../migrations/postgres/0007_words.sql"),
    include_str!("../../migrations/postgres/0008_attendance.sql"),
    include_str!("../../migrations/postgres/0009_calls.sql"),
    include_str!("../../migrations/postgres/0010_learned.sql"),
    include_str!("../../migrations/postgres/0011_invitations.sql"),
];

/// The oldest release that the store is tested with.
const MIN_SERVER_VERSION: i32 = 150_000;

/// Lock held while the schema is changed: the letters `PTLI`.
const MIGRATION_LOCK: i64 = 0x5054_4c49;

/// Takes the steps that the database lacks, all of them or none. A database that is not fit, or that a newer
/// release has written, is left as it is.
pub(super) async fn migrate(connection: &mut PgConnection, place: &str) -> Result<(), Error> {
    check_server(connection, place).await?;
    if version(connection, place).await? == MIGRATIONS.len() {
        return Ok(());
    }
    let mut transaction = connection.begin().await?;
    // Another machine may be at it for a while.
    sqlx::raw_sql("SET LOCAL lock_timeout = '5min'").execute(&mut *transaction).await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(MIGRATION_LOCK).execute(&mut *transaction).await?;
    // Asked again: it may have taken the steps meanwhile.
    let taken = version(&mut transaction, place).await?;
    if taken == 0 {
        create_namespace(&mut transaction).await?;
    }
    for step in &MIGRATIONS[taken..] {
        sqlx::raw_sql(AssertSqlSafe(*step)).execute(&mut *transaction).await?;
    }
    sqlx::query("UPDATE patolli.schema SET version = $1")
        .bind(latest_version())
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await.map_err(Error::commit)?;
    tracing::info!(from = taken, to = MIGRATIONS.len(), "the schema is up to date");
    Ok(())
}

/// The namespace and the mark that says which steps were taken.
async fn create_namespace(connection: &mut PgConnection) -> Result<(), Error> {
    // Even "if not exists" wants the right to create; an operator may have created it for us.
    let there: bool = sqlx::query_scalar("SELECT to_regnamespace('patolli') IS NOT NULL")
        .fetch_one(&mut *connection)
        .await?;
    if !there {
        sqlx::raw_sql("CREATE SCHEMA patolli").execute(&mut *connection).await?;
    }
    let mark = "CREATE TABLE patolli.schema (version BIGINT NOT NULL); INSERT INTO patolli.schema VALUES (0)";
    sqlx::raw_sql(mark).execute(connection).await?;
    Ok(())
}

async fn check_server(connection: &mut PgConnection, place: &str) -> Result<(), Error> {
    let (release, name, encoding): (i32, String, String) = sqlx::query_as(
        "SELECT current_setting('server_version_num')::integer, current_setting('server_version'),
                current_setting('server_encoding')",
    )
    .fetch_one(connection)
    .await?;
    if release < MIN_SERVER_VERSION {
        return Err(unsupported(place, format!("it is PostgreSQL {name}, and 15 or newer is needed")));
    }
    if encoding != "UTF8" {
        return Err(unsupported(place, format!("its encoding is {encoding}, and UTF8 is needed")));
    }
    Ok(())
}

/// Number of migrations that the database has had.
async fn version(connection: &mut PgConnection, place: &str) -> Result<usize, Error> {
    let (ours, others): (bool, i64) = sqlx::query_as(
        "SELECT to_regclass('patolli.schema') IS NOT NULL,
                (SELECT count(*) FROM pg_class WHERE relnamespace = to_regnamespace('patolli'))",
    )
    .fetch_one(&mut *connection)
    .await?;
    match (ours, others) {
        (false, 0) => return Ok(0),
        (false, _) => {
            return Err(unsupported(place, "its schema `patolli` belongs to another program".to_owned()));
        }
        (true, _) => {}
    }
    let found: i64 =
        sqlx::query_scalar("SELECT max(version) FROM patolli.schema").fetch_one(connection).await?;
    match usize::try_from(found) {
        Ok(taken) if taken <= MIGRATIONS.len() => Ok(taken),
        Ok(_) => Err(Error::NewerDatabase { found, known: latest_version() }),
        Err(_) => Err(Error::damaged("schema version", found)),
    }
}

fn latest_version() -> i64 {
    i64::try_from(MIGRATIONS.len()).expect("there are few steps")
}

fn unsupported(place: &str, why: String) -> Error {
    Error::Unsupported { url: place.to_owned(), why }
}
