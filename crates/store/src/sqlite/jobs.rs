//! The queue of work.

use sqlx::{QueryBuilder, Row, Sqlite, SqliteConnection, SqliteExecutor, sqlite::SqliteRow};

use super::{rows, writer::Applied};
use crate::{
    Error, GuestId, Job, JobKey, QueuedJob, TableId, database::PROBE_BYTES, queue::latest_valid_expiry,
};

pub(super) async fn enqueue(
    connection: &mut SqliteConnection,
    work: JobKey<'_>,
    by: Option<&GuestId>,
) -> Result<Applied<bool>, Error> {
    rows::check_table_exists(connection, work.table).await?;
    let added = sqlx::query(
        "INSERT INTO jobs (kind, table_id, n, asked_by) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(work.kind)
    .bind(work.table.as_str())
    .bind(work.n)
    .bind(by.map(GuestId::as_str))
    .execute(connection)
    .await?;
    Ok(Applied::without_event(added.rows_affected() > 0))
}

pub(super) async fn enqueue_bots(
    connection: &mut SqliteConnection,
    kind: &str,
    since: i64,
    before: i64,
) -> Result<Applied<u64>, Error> {
    let added = sqlx::query(
        "INSERT INTO jobs (kind, table_id, n)
         SELECT ?, id, 0 FROM tables JOIN seats ON table_id = id AND seat = to_move
         WHERE phase = 'running' AND asleep = 0 AND moved >= ? AND moved < ? AND (bot IS NOT NULL OR away IS NOT NULL)
           AND (due IS NULL OR EXISTS (SELECT 1 FROM seats AS p WHERE p.table_id = id AND p.guest IS NOT NULL AND p.away IS NULL))
         ON CONFLICT DO NOTHING",
    );
    let added = added.bind(kind).bind(since).bind(before).execute(connection).await?;
    Ok(Applied::without_event(added.rows_affected()))
}

pub(super) async fn claim(
    connection: &mut SqliteConnection,
    kinds: &[String],
    node: &str,
    now: i64,
    until: i64,
) -> Result<Applied<Option<Job>>, Error> {
    let mut query = QueryBuilder::<Sqlite>::new("UPDATE jobs SET takes = takes + 1, node = ");
    query.push_bind(node).push(", until = ").push_bind(until);
    query.push(" WHERE id = (SELECT id FROM jobs WHERE (node IS NULL OR until < ").push_bind(now);
    query.push(" OR until > ").push_bind(latest_valid_expiry(now, until));
    query.push(") AND due <= ").push_bind(now).push(" AND kind IN (");
    let mut list = query.separated(", ");
    for kind in kinds {
        list.push_bind(kind);
    }
    query.push(") ORDER BY id LIMIT 1) RETURNING kind, table_id, n, takes");
    let row = query.build().fetch_optional(connection).await?;
    Ok(Applied::without_event(row.map(|it| job(&it, node)).transpose()?))
}

pub(super) async fn acquire(
    connection: &mut SqliteConnection,
    work: JobKey<'_>,
    node: &str,
    now: i64,
    until: i64,
) -> Result<Applied<Option<Job>>, Error> {
    let row = sqlx::query(
        "INSERT INTO jobs AS old (kind, table_id, n, node, until, takes)
         SELECT ?, id, ?, ?, ?, 1 FROM tables WHERE id = ?
         ON CONFLICT (table_id, kind, n)
         DO UPDATE SET takes = old.takes + 1, node = excluded.node, until = excluded.until
         WHERE old.node IS NULL OR old.until < ? OR old.until > ?
         RETURNING kind, table_id, n, takes",
    )
    .bind(work.kind)
    .bind(work.n)
    .bind(node)
    .bind(until)
    .bind(work.table.as_str())
    .bind(now)
    .bind(latest_valid_expiry(now, until))
    .fetch_optional(connection)
    .await?;
    Ok(Applied::without_event(row.map(|it| job(&it, node)).transpose()?))
}

pub(super) async fn cancel(
    connection: &mut SqliteConnection,
    work: JobKey<'_>,
) -> Result<Applied<bool>, Error> {
    let gone = sqlx::query("DELETE FROM jobs WHERE kind = ? AND table_id = ? AND n = ?");
    let gone = gone.bind(work.kind).bind(work.table.as_str()).bind(work.n).execute(connection).await?;
    Ok(Applied::without_event(gone.rows_affected() > 0))
}

/// Writes at least as many pages as a decision does, and other bytes each time: a page that stays the same is
/// not written.
pub(super) async fn probe(connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
    let put = "INSERT INTO probes (id, bytes) VALUES (1, randomblob(?))
               ON CONFLICT (id) DO UPDATE SET bytes = excluded.bytes";
    sqlx::query(put).bind(PROBE_BYTES).execute(connection).await?;
    Ok(Applied::without_event(()))
}

/// Whether there is work that is due and has no valid lease.
pub(super) async fn is_any_free(reads: impl SqliteExecutor<'_>, now: i64, until: i64) -> Result<bool, Error> {
    let free =
        "SELECT EXISTS (SELECT 1 FROM jobs WHERE due <= ?1 AND (node IS NULL OR until < ?1 OR until > ?2))";
    Ok(sqlx::query_scalar(free).bind(now).bind(latest_valid_expiry(now, until)).fetch_one(reads).await?)
}

pub(super) async fn list(reads: impl SqliteExecutor<'_>, kind: &str) -> Result<Vec<QueuedJob>, Error> {
    let rows =
        sqlx::query("SELECT table_id, n, asked_by, node, until, due FROM jobs WHERE kind = ? ORDER BY id");
    rows.bind(kind).fetch_all(reads).await?.iter().map(queued_job).collect()
}

fn queued_job(row: &SqliteRow) -> Result<QueuedJob, Error> {
    let by: Option<String> = row.try_get("asked_by")?;
    let (node, until): (Option<String>, Option<i64>) = (row.try_get("node")?, row.try_get("until")?);
    Ok(QueuedJob {
        table: table_of(row)?,
        n: row.try_get("n")?,
        requested_by: by.and_then(|it| it.parse().ok()),
        lease: node.zip(until),
        due: row.try_get("due")?,
    })
}

fn job(row: &SqliteRow, node: &str) -> Result<Job, Error> {
    Ok(Job {
        kind: row.try_get("kind")?,
        table: table_of(row)?,
        n: row.try_get("n")?,
        node: node.to_owned(),
        attempts: row.try_get("takes")?,
    })
}

fn table_of(row: &SqliteRow) -> Result<TableId, Error> {
    let table: String = row.try_get("table_id")?;
    table.parse().map_err(|error| Error::damaged("table of a job", error))
}

/// Changes to the lease of a job.
pub(super) enum LeaseAction {
    Renew(i64),
    Complete,
    Release,
}

/// Changes the lease of a job, if it is still held as the job says.
pub(super) async fn update_lease(
    connection: &mut SqliteConnection,
    job: &Job,
    action: LeaseAction,
) -> Result<Applied<bool>, Error> {
    let mut query = QueryBuilder::<Sqlite>::new(match action {
        LeaseAction::Renew(_) => "UPDATE jobs SET until = ",
        LeaseAction::Release => "UPDATE jobs SET node = NULL, until = NULL",
        LeaseAction::Complete => "DELETE FROM jobs",
    });
    if let LeaseAction::Renew(until) = action {
        query.push_bind(until);
    }
    let Job { kind, table, n, node, attempts } = job;
    query.push(" WHERE kind = ").push_bind(kind).push(" AND table_id = ").push_bind(table.as_str());
    query.push(" AND n = ").push_bind(*n).push(" AND node = ").push_bind(node);
    query.push(" AND takes = ").push_bind(*attempts);
    let settled = query.build().execute(connection).await?;
    Ok(Applied::without_event(settled.rows_affected() > 0))
}
