//! The queue of work: the first machine to ask gets it, and none waits for another.

use sqlx::{PgPool, Row, postgres::PgRow};

use super::reads::number;
use crate::{
    Error, GuestId, Job, JobKey, QueuedJob, TableId, database::PROBE_BYTES, queue::latest_valid_expiry,
};

pub(super) async fn enqueue(pool: &PgPool, work: JobKey<'_>, by: Option<&GuestId>) -> Result<bool, Error> {
    let added = sqlx::query(
        "INSERT INTO jobs (kind, table_id, n, asked_by) SELECT $1, id, $2, $3 FROM tables WHERE id = $4
         ON CONFLICT DO NOTHING",
    )
    .bind(work.kind)
    .bind(i64::from(work.n))
    .bind(by.map(GuestId::as_str))
    .bind(work.table.as_str())
    .execute(pool)
    .await?;
    if added.rows_affected() > 0 {
        return Ok(true);
    }
    let known = sqlx::query("SELECT 1 FROM tables WHERE id = $1").bind(work.table.as_str());
    match known.fetch_optional(pool).await? {
        Some(_) => Ok(false),
        None => Err(Error::TableNotFound(work.table.clone())),
    }
}

pub(super) async fn enqueue_bots(pool: &PgPool, kind: &str, since: i64, before: i64) -> Result<u64, Error> {
    let added = sqlx::query(
        "INSERT INTO jobs (kind, table_id, n)
         SELECT $1, id, 0 FROM tables JOIN seats ON table_id = id AND seat = to_move
         WHERE phase = 'running' AND NOT asleep AND moved >= $2 AND moved < $3 AND (bot IS NOT NULL OR away IS NOT NULL)
               AND (due IS NULL OR EXISTS (SELECT 1 FROM seats AS p WHERE p.table_id = id AND p.guest IS NOT NULL AND p.away IS NULL))
               AND NOT EXISTS (SELECT 1 FROM jobs WHERE table_id = tables.id AND kind = $1 AND n = 0)
         ON CONFLICT DO NOTHING",
    );
    Ok(added.bind(kind).bind(since).bind(before).execute(pool).await?.rows_affected())
}

pub(super) async fn claim(
    pool: &PgPool,
    kinds: &[&str],
    node: &str,
    now: i64,
    until: i64,
) -> Result<Option<Job>, Error> {
    let row = sqlx::query(
        "UPDATE jobs SET takes = takes + 1, node = $1, until = $2
         WHERE id = (SELECT id FROM jobs WHERE (node IS NULL OR until < $3 OR until > $5) AND due <= $3 AND kind = ANY($4)
                     ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING kind, table_id, n, takes",
    )
    .bind(node)
    .bind(until)
    .bind(now)
    .bind(kinds)
    .bind(latest_valid_expiry(now, until))
    .fetch_optional(pool)
    .await?;
    row.map(|it| job(&it, node)).transpose()
}

pub(super) async fn acquire(
    pool: &PgPool,
    work: JobKey<'_>,
    node: &str,
    now: i64,
    until: i64,
) -> Result<Option<Job>, Error> {
    let row = sqlx::query(
        "INSERT INTO jobs AS old (kind, table_id, n, node, until, takes)
         SELECT $1, id, $2, $3, $4, 1 FROM tables WHERE id = $5
         ON CONFLICT (table_id, kind, n)
         DO UPDATE SET takes = old.takes + 1, node = excluded.node, until = excluded.until
         WHERE old.node IS NULL OR old.until < $6 OR old.until > $7
         RETURNING kind, table_id, n, takes",
    )
    .bind(work.kind)
    .bind(i64::from(work.n))
    .bind(node)
    .bind(until)
    .bind(work.table.as_str())
    .bind(now)
    .bind(latest_valid_expiry(now, until))
    .fetch_optional(pool)
    .await?;
    row.map(|it| job(&it, node)).transpose()
}

fn job(row: &PgRow, node: &str) -> Result<Job, Error> {
    Ok(Job {
        kind: row.try_get("kind")?,
        table: table_of(row)?,
        n: number(row.try_get("n")?)?,
        node: node.to_owned(),
        attempts: number(row.try_get("takes")?)?,
    })
}

fn table_of(row: &PgRow) -> Result<TableId, Error> {
    let table: String = row.try_get("table_id")?;
    table.parse().map_err(|error| Error::damaged("table of a job", error))
}

pub(super) async fn cancel(pool: &PgPool, work: JobKey<'_>) -> Result<bool, Error> {
    let gone = sqlx::query("DELETE FROM jobs WHERE kind = $1 AND table_id = $2 AND n = $3")
        .bind(work.kind)
        .bind(work.table.as_str())
        .bind(i64::from(work.n))
        .execute(pool)
        .await?;
    Ok(gone.rows_affected() > 0)
}

pub(super) async fn list(pool: &PgPool, kind: &str) -> Result<Vec<QueuedJob>, Error> {
    let rows =
        sqlx::query("SELECT table_id, n, asked_by, node, until, due FROM jobs WHERE kind = $1 ORDER BY id");
    rows.bind(kind).fetch_all(pool).await?.iter().map(queued_job).collect()
}

fn queued_job(row: &PgRow) -> Result<QueuedJob, Error> {
    let by: Option<String> = row.try_get("asked_by")?;
    let (node, until): (Option<String>, Option<i64>) = (row.try_get("node")?, row.try_get("until")?);
    Ok(QueuedJob {
        table: table_of(row)?,
        n: number(row.try_get("n")?)?,
        requested_by: by.and_then(|it| it.parse().ok()),
        lease: node.zip(until),
        due: row.try_get("due")?,
    })
}

/// Writes at least as much as a decision does.
pub(super) async fn check_writable(pool: &PgPool) -> Result<(), Error> {
    let mut bytes = vec![0; usize::try_from(PROBE_BYTES).unwrap_or_default()];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    let mut transaction = pool.begin().await?;
    let put = "INSERT INTO probes (id, bytes) VALUES (1, $1)
               ON CONFLICT (id) DO UPDATE SET bytes = excluded.bytes";
    sqlx::query(put).bind(bytes).execute(&mut *transaction).await?;
    transaction.commit().await.map_err(Error::commit)
}

pub(super) async fn renew(pool: &PgPool, job: &Job, until: i64) -> Result<bool, Error> {
    let renewed = sqlx::query(
        "UPDATE jobs SET until = $1 WHERE kind = $2 AND table_id = $3 AND n = $4 AND node = $5 AND takes = $6",
    );
    let renewed = renewed.bind(until).bind(&job.kind).bind(job.table.as_str()).bind(i64::from(job.n));
    let renewed = renewed.bind(&job.node).bind(i64::from(job.attempts)).execute(pool).await?;
    Ok(renewed.rows_affected() > 0)
}

pub(super) async fn complete(pool: &PgPool, job: &Job) -> Result<bool, Error> {
    update_leased(
        pool,
        job,
        "DELETE FROM jobs WHERE kind = $1 AND table_id = $2 AND n = $3 AND node = $4 AND takes = $5",
    )
    .await
}

pub(super) async fn release(pool: &PgPool, job: &Job) -> Result<bool, Error> {
    update_leased(
        pool,
        job,
        "UPDATE jobs SET node = NULL, until = NULL
         WHERE kind = $1 AND table_id = $2 AND n = $3 AND node = $4 AND takes = $5",
    )
    .await
}

async fn update_leased(pool: &PgPool, job: &Job, sql: &'static str) -> Result<bool, Error> {
    let settled = sqlx::query(sql)
        .bind(&job.kind)
        .bind(job.table.as_str())
        .bind(i64::from(job.n))
        .bind(&job.node)
        .bind(i64::from(job.attempts))
        .execute(pool)
        .await?;
    Ok(settled.rows_affected() > 0)
}
