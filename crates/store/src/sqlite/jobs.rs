//! The queue of work, written through the same door as everything else.

use async_trait::async_trait;
use sqlx::{QueryBuilder, Row, Sqlite, SqliteConnection};

use super::writer::{Applied, Change};
use crate::{Error, Job, TableId};

pub(super) struct Enqueue {
    pub(super) kind: String,
    pub(super) id: TableId,
    pub(super) n: u32,
}

#[async_trait]
impl Change for Enqueue {
    type Answer = bool;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<bool>, Error> {
        let known = sqlx::query("SELECT 1 FROM tables WHERE id = ?").bind(self.id.as_str());
        if known.fetch_optional(&mut *connection).await?.is_none() {
            return Err(Error::Missing(self.id.clone()));
        }
        let added =
            sqlx::query("INSERT INTO jobs (kind, table_id, n) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
                .bind(&self.kind)
                .bind(self.id.as_str())
                .bind(self.n)
                .execute(connection)
                .await?;
        Ok(Applied::quietly(added.rows_affected() > 0))
    }
}

pub(super) struct Claim {
    pub(super) kinds: Vec<String>,
    pub(super) node: String,
    pub(super) now: i64,
    pub(super) until: i64,
}

#[async_trait]
impl Change for Claim {
    type Answer = Option<Job>;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<Option<Job>>, Error> {
        let mut query = QueryBuilder::<Sqlite>::new("UPDATE jobs SET takes = takes + 1, node = ");
        query.push_bind(&self.node).push(", until = ").push_bind(self.until);
        query.push(" WHERE id = (SELECT id FROM jobs WHERE (node IS NULL OR until < ").push_bind(self.now);
        query.push(") AND kind IN (");
        let mut kinds = query.separated(", ");
        for kind in &self.kinds {
            kinds.push_bind(kind);
        }
        query.push(") ORDER BY id LIMIT 1) RETURNING kind, table_id, n, takes");
        let Some(row) = query.build().fetch_optional(connection).await? else {
            return Ok(Applied::quietly(None));
        };
        let table: String = row.try_get("table_id")?;
        Ok(Applied::quietly(Some(Job {
            kind: row.try_get("kind")?,
            table: table.parse().map_err(|error| Error::damaged("table of a job", error))?,
            n: row.try_get("n")?,
            node: self.node.clone(),
            takes: row.try_get("takes")?,
        })))
    }
}

/// What becomes of a job that somebody has.
pub(super) struct Settle {
    pub(super) job: Job,
    pub(super) fate: Fate,
}

pub(super) enum Fate {
    KeptUntil(i64),
    Done,
    Released,
}

#[async_trait]
impl Change for Settle {
    type Answer = bool;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<bool>, Error> {
        let mut query = QueryBuilder::<Sqlite>::new(match self.fate {
            Fate::KeptUntil(_) => "UPDATE jobs SET until = ",
            Fate::Released => "UPDATE jobs SET node = NULL, until = NULL",
            Fate::Done => "DELETE FROM jobs",
        });
        if let Fate::KeptUntil(until) = self.fate {
            query.push_bind(until);
        }
        let Job { kind, table, n, node, takes } = &self.job;
        query.push(" WHERE kind = ").push_bind(kind).push(" AND table_id = ").push_bind(table.as_str());
        query.push(" AND n = ").push_bind(*n).push(" AND node = ").push_bind(node);
        query.push(" AND takes = ").push_bind(*takes);
        let settled = query.build().execute(connection).await?;
        Ok(Applied::quietly(settled.rows_affected() > 0))
    }
}
