//! The queue of work, written through the same door as everything else.

use async_trait::async_trait;
use sqlx::{QueryBuilder, Row, Sqlite, SqliteConnection, SqliteExecutor, sqlite::SqliteRow};

use super::writer::{Applied, WriteOp};
use crate::{
    Error, GuestId, Job, JobKey, QueuedJob, TableId, database::PROBE_BYTES, queue::latest_valid_expiry,
};

pub(super) struct Enqueue {
    pub(super) kind: String,
    pub(super) id: TableId,
    pub(super) n: u32,
    pub(super) by: Option<GuestId>,
}

#[async_trait]
impl WriteOp for Enqueue {
    type Answer = bool;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<bool>, Error> {
        let known = sqlx::query("SELECT 1 FROM tables WHERE id = ?").bind(self.id.as_str());
        if known.fetch_optional(&mut *connection).await?.is_none() {
            return Err(Error::TableNotFound(self.id.clone()));
        }
        let added = sqlx::query(
            "INSERT INTO jobs (kind, table_id, n, asked_by) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(&self.kind)
        .bind(self.id.as_str())
        .bind(self.n)
        .bind(self.by.as_ref().map(GuestId::as_str))
        .execute(connection)
        .await?;
        Ok(Applied::without_event(added.rows_affected() > 0))
    }
}

pub(super) struct EnqueueBots {
    pub(super) kind: String,
    pub(super) since: i64,
    pub(super) before: i64,
}

#[async_trait]
impl WriteOp for EnqueueBots {
    type Answer = u64;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<u64>, Error> {
        let added = sqlx::query(
            "INSERT INTO jobs (kind, table_id, n)
             SELECT ?, id, 0 FROM tables JOIN seats ON table_id = id AND seat = to_move
             WHERE phase = 'running' AND moved >= ? AND moved < ? AND bot IS NOT NULL
             ON CONFLICT DO NOTHING",
        );
        let added = added.bind(&self.kind).bind(self.since).bind(self.before).execute(connection).await?;
        Ok(Applied::without_event(added.rows_affected()))
    }
}

pub(super) struct Claim {
    pub(super) kinds: Vec<String>,
    pub(super) node: String,
    pub(super) now: i64,
    pub(super) until: i64,
}

#[async_trait]
impl WriteOp for Claim {
    type Answer = Option<Job>;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<Option<Job>>, Error> {
        let mut query = QueryBuilder::<Sqlite>::new("UPDATE jobs SET takes = takes + 1, node = ");
        query.push_bind(&self.node).push(", until = ").push_bind(self.until);
        query.push(" WHERE id = (SELECT id FROM jobs WHERE (node IS NULL OR until < ").push_bind(self.now);
        query
            .push(" OR until > ")
            .push_bind(latest_valid_expiry(self.now, self.until))
            .push(") AND kind IN (");
        let mut kinds = query.separated(", ");
        for kind in &self.kinds {
            kinds.push_bind(kind);
        }
        query.push(") ORDER BY id LIMIT 1) RETURNING kind, table_id, n, takes");
        let row = query.build().fetch_optional(connection).await?;
        Ok(Applied::without_event(row.map(|it| job(&it, &self.node)).transpose()?))
    }
}

/// Taking one piece of work.
pub(super) struct Acquire {
    work: OwnedJobKey,
    node: String,
    now: i64,
    until: i64,
}

impl Acquire {
    pub(super) fn new(work: JobKey<'_>, node: &str, now: i64, until: i64) -> Self {
        Self { work: OwnedJobKey::new(work), node: node.to_owned(), now, until }
    }
}

#[async_trait]
impl WriteOp for Acquire {
    type Answer = Option<Job>;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<Option<Job>>, Error> {
        let row = sqlx::query(
            "INSERT INTO jobs AS old (kind, table_id, n, node, until, takes)
             SELECT ?, id, ?, ?, ?, 1 FROM tables WHERE id = ?
             ON CONFLICT (table_id, kind, n)
             DO UPDATE SET takes = old.takes + 1, node = excluded.node, until = excluded.until
             WHERE old.node IS NULL OR old.until < ? OR old.until > ?
             RETURNING kind, table_id, n, takes",
        )
        .bind(&self.work.kind)
        .bind(self.work.n)
        .bind(&self.node)
        .bind(self.until)
        .bind(self.work.table.as_str())
        .bind(self.now)
        .bind(latest_valid_expiry(self.now, self.until))
        .fetch_optional(connection)
        .await?;
        Ok(Applied::without_event(row.map(|it| job(&it, &self.node)).transpose()?))
    }
}

/// Taking work out of the queue that nobody wants any more.
pub(super) struct Cancel(OwnedJobKey);

impl Cancel {
    pub(super) fn new(work: JobKey<'_>) -> Self {
        Self(OwnedJobKey::new(work))
    }
}

#[async_trait]
impl WriteOp for Cancel {
    type Answer = bool;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<bool>, Error> {
        let OwnedJobKey { kind, table, n } = &self.0;
        let gone = sqlx::query("DELETE FROM jobs WHERE kind = ? AND table_id = ? AND n = ?");
        let gone = gone.bind(kind).bind(table.as_str()).bind(n).execute(connection).await?;
        Ok(Applied::without_event(gone.rows_affected() > 0))
    }
}

/// What a piece of work is about, on its way to the task that writes.
struct OwnedJobKey {
    kind: String,
    table: TableId,
    n: u32,
}

impl OwnedJobKey {
    fn new(work: JobKey<'_>) -> Self {
        Self { kind: work.kind.to_owned(), table: work.table.clone(), n: work.n }
    }
}

/// Writes at least as many pages as a decision does, and other bytes each time: a page that stays the same is not written.
pub(super) struct WriteProbe;

#[async_trait]
impl WriteOp for WriteProbe {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
        let put = "INSERT INTO probes (id, bytes) VALUES (1, randomblob(?))
                   ON CONFLICT (id) DO UPDATE SET bytes = excluded.bytes";
        sqlx::query(put).bind(PROBE_BYTES).execute(connection).await?;
        Ok(Applied::without_event(()))
    }
}

/// Whether there is work that nobody does.
pub(super) async fn is_any_free(reads: impl SqliteExecutor<'_>, now: i64, until: i64) -> Result<bool, Error> {
    let free = "SELECT EXISTS (SELECT 1 FROM jobs WHERE node IS NULL OR until < ? OR until > ?)";
    Ok(sqlx::query_scalar(free).bind(now).bind(latest_valid_expiry(now, until)).fetch_one(reads).await?)
}

pub(super) async fn list(reads: impl SqliteExecutor<'_>, kind: &str) -> Result<Vec<QueuedJob>, Error> {
    let rows = sqlx::query("SELECT table_id, n, asked_by, node, until FROM jobs WHERE kind = ? ORDER BY id");
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

/// What becomes of a job that somebody has.
pub(super) struct UpdateLease {
    pub(super) job: Job,
    pub(super) action: LeaseAction,
}

pub(super) enum LeaseAction {
    Renew(i64),
    Complete,
    Release,
}

#[async_trait]
impl WriteOp for UpdateLease {
    type Answer = bool;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<bool>, Error> {
        let mut query = QueryBuilder::<Sqlite>::new(match self.action {
            LeaseAction::Renew(_) => "UPDATE jobs SET until = ",
            LeaseAction::Release => "UPDATE jobs SET node = NULL, until = NULL",
            LeaseAction::Complete => "DELETE FROM jobs",
        });
        if let LeaseAction::Renew(until) = self.action {
            query.push_bind(until);
        }
        let Job { kind, table, n, node, attempts } = &self.job;
        query.push(" WHERE kind = ").push_bind(kind).push(" AND table_id = ").push_bind(table.as_str());
        query.push(" AND n = ").push_bind(*n).push(" AND node = ").push_bind(node);
        query.push(" AND takes = ").push_bind(*attempts);
        let settled = query.build().execute(connection).await?;
        Ok(Applied::without_event(settled.rows_affected() > 0))
    }
}
