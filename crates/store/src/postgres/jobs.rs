//! The queue of work: whoever asks first gets it, and nobody waits for anybody.

use sqlx::{PgPool, Row};

use super::reads::number;
use crate::{Error, Job, TableId};

pub(super) async fn enqueue(pool: &PgPool, kind: &str, id: &TableId, n: u32) -> Result<bool, Error> {
    let added = sqlx::query(
        "INSERT INTO jobs (kind, table_id, n) SELECT $1, id, $2 FROM tables WHERE id = $3
         ON CONFLICT DO NOTHING",
    )
    .bind(kind)
    .bind(i64::from(n))
    .bind(id.as_str())
    .execute(pool)
    .await?;
    if added.rows_affected() > 0 {
        return Ok(true);
    }
    let known = sqlx::query("SELECT 1 FROM tables WHERE id = $1").bind(id.as_str());
    match known.fetch_optional(pool).await? {
        Some(_) => Ok(false),
        None => Err(Error::Missing(id.clone())),
    }
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
         WHERE id = (SELECT id FROM jobs WHERE (node IS NULL OR until < $3) AND kind = ANY($4)
                     ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING kind, table_id, n, takes",
    )
    .bind(node)
    .bind(until)
    .bind(now)
    .bind(kinds)
    .fetch_optional(pool)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let table: String = row.try_get("table_id")?;
    Ok(Some(Job {
        kind: row.try_get("kind")?,
        table: table.parse().map_err(|error| Error::damaged("table of a job", error))?,
        n: number(row.try_get("n")?)?,
        node: node.to_owned(),
        takes: number(row.try_get("takes")?)?,
    }))
}

pub(super) async fn renew(pool: &PgPool, job: &Job, until: i64) -> Result<bool, Error> {
    let renewed = sqlx::query(
        "UPDATE jobs SET until = $1 WHERE kind = $2 AND table_id = $3 AND n = $4 AND node = $5 AND takes = $6",
    );
    let renewed = renewed.bind(until).bind(&job.kind).bind(job.table.as_str()).bind(i64::from(job.n));
    let renewed = renewed.bind(&job.node).bind(i64::from(job.takes)).execute(pool).await?;
    Ok(renewed.rows_affected() > 0)
}

pub(super) async fn done(pool: &PgPool, job: &Job) -> Result<bool, Error> {
    settle(
        pool,
        job,
        "DELETE FROM jobs WHERE kind = $1 AND table_id = $2 AND n = $3 AND node = $4 AND takes = $5",
    )
    .await
}

pub(super) async fn release(pool: &PgPool, job: &Job) -> Result<bool, Error> {
    settle(
        pool,
        job,
        "UPDATE jobs SET node = NULL, until = NULL
         WHERE kind = $1 AND table_id = $2 AND n = $3 AND node = $4 AND takes = $5",
    )
    .await
}

async fn settle(pool: &PgPool, job: &Job, sql: &'static str) -> Result<bool, Error> {
    let settled = sqlx::query(sql)
        .bind(&job.kind)
        .bind(job.table.as_str())
        .bind(i64::from(job.n))
        .bind(&job.node)
        .bind(i64::from(job.takes))
        .execute(pool)
        .await?;
    Ok(settled.rows_affected() > 0)
}
