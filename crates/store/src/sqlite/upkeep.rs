//! Tables go away, and numbers about the whole file.

use async_trait::async_trait;
use sqlx::{Row as _, SqliteConnection, sqlite::SqliteRow};

use super::{
    Sqlite, rows,
    writer::{Applied, WriteOp},
};
use crate::{Closed, Error, ExpiryCutoffs, Maintenance, Phase, TableId};

#[async_trait]
impl Maintenance for Sqlite {
    async fn close_table(&self, id: &TableId, closed: Closed, phase: Option<Phase>) -> Result<bool, Error> {
        self.writer.write(CloseTable { id: id.clone(), closed, phase }).await
    }

    async fn delete_table(&self, id: &TableId) -> Result<bool, Error> {
        self.writer.write(DeleteTable(id.clone())).await
    }

    async fn expire(&self, closed: Closed, times: &ExpiryCutoffs, most: u32) -> Result<Vec<TableId>, Error> {
        self.writer.write(Expire { closed, times: *times, most }).await
    }

    async fn delete_closed(&self, before: i64, most: u32) -> Result<Vec<TableId>, Error> {
        self.writer.write(DeleteClosed { before, most }).await
    }

    async fn swap_metadata(&self, name: &str, value: i64) -> Result<Option<i64>, Error> {
        self.writer.write(SwapMetadata { name: name.to_owned(), value }).await
    }

    async fn changed_elsewhere(&self) -> Result<bool, Error> {
        self.writer.changed_elsewhere().await
    }
}

struct CloseTable {
    id: TableId,
    closed: Closed,
    phase: Option<Phase>,
}

#[async_trait]
impl WriteOp for CloseTable {
    type Answer = bool;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<bool>, Error> {
        let done = sqlx::query(
            "UPDATE tables SET phase = 'finished', to_move = NULL, result = ?
             WHERE id = ? AND phase <> 'finished' AND phase = coalesce(?, phase)",
        )
        .bind(self.closed.to_result())
        .bind(self.id.as_str())
        .bind(self.phase.map(Phase::as_str))
        .execute(&mut *connection)
        .await?;
        if done.rows_affected() > 0 {
            return Ok(Applied::tables_gone(true, [&self.id]));
        }
        let known = sqlx::query("SELECT 1 FROM tables WHERE id = ?").bind(self.id.as_str());
        let known = known.fetch_optional(connection).await?;
        known.map(|_| Applied::without_event(false)).ok_or_else(|| Error::TableNotFound(self.id.clone()))
    }
}

struct DeleteTable(TableId);

#[async_trait]
impl WriteOp for DeleteTable {
    type Answer = bool;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<bool>, Error> {
        let removed = rows::remove(connection, &self.0).await?;
        Ok(if removed { Applied::tables_gone(true, [&self.0]) } else { Applied::without_event(false) })
    }
}

struct Expire {
    closed: Closed,
    times: ExpiryCutoffs,
    most: u32,
}

#[async_trait]
impl WriteOp for Expire {
    type Answer = Vec<TableId>;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<Vec<TableId>>, Error> {
        let ExpiryCutoffs { listed, unlisted, abandoned } = self.times;
        let rows = sqlx::query(
            "UPDATE tables SET phase = 'finished', to_move = NULL, result = ?
             WHERE id IN (
               SELECT id FROM tables AS t
               WHERE (phase = 'open' AND moved < iif(listed, ?, ?))
                  OR (phase = 'running' AND moved < ?
                      AND NOT EXISTS (SELECT 1 FROM accounts WHERE guest = t.owner)
                      AND NOT EXISTS (SELECT 1 FROM seats JOIN accounts USING (guest) WHERE table_id = t.id))
               LIMIT ?)
             RETURNING id",
        )
        .bind(self.closed.to_result())
        .bind(listed)
        .bind(unlisted)
        .bind(abandoned)
        .bind(self.most)
        .fetch_all(connection)
        .await?;
        let ids = table_ids(&rows)?;
        Ok(Applied::tables_gone(ids.clone(), &ids))
    }
}

struct DeleteClosed {
    before: i64,
    most: u32,
}

#[async_trait]
impl WriteOp for DeleteClosed {
    type Answer = Vec<TableId>;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<Vec<TableId>>, Error> {
        let rows = sqlx::query(
            "SELECT id FROM tables
             WHERE substr(result, 1, 10) = '{\"closed\":' AND phase = 'finished' AND result ->> '$.closed.at' < ? LIMIT ?",
        )
        .bind(self.before)
        .bind(self.most)
        .fetch_all(&mut *connection)
        .await?;
        let ids = table_ids(&rows)?;
        for id in &ids {
            rows::remove(connection, id).await?;
        }
        Ok(Applied::tables_gone(ids.clone(), &ids))
    }
}

struct SwapMetadata {
    name: String,
    value: i64,
}

#[async_trait]
impl WriteOp for SwapMetadata {
    type Answer = Option<i64>;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<Option<i64>>, Error> {
        let before = sqlx::query_scalar("SELECT value FROM marks WHERE name = ?").bind(&self.name);
        let before = before.fetch_optional(&mut *connection).await?;
        sqlx::query(
            "INSERT INTO marks (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(&self.name)
        .bind(self.value)
        .execute(connection)
        .await?;
        Ok(Applied::without_event(before))
    }
}

/// The names of tables; one that no table can have is left alone.
fn table_ids(rows: &[SqliteRow]) -> Result<Vec<TableId>, Error> {
    let mut names = Vec::with_capacity(rows.len());
    for row in rows {
        let name: String = row.try_get("id")?;
        names.extend(name.parse::<TableId>());
    }
    Ok(names)
}
