//! Tables go away, and numbers about the whole file.

use async_trait::async_trait;
use sqlx::SqliteConnection;

use super::{
    Sqlite,
    changes::unchanged,
    rows,
    timing::{self, table_ids},
    writer::Applied,
};
use crate::{Closed, Error, ExpiryCutoffs, Maintenance, Phase, SleepCutoffs, TableId};

#[async_trait]
impl Maintenance for Sqlite {
    async fn close_table(&self, id: &TableId, closed: Closed, phase: Option<Phase>) -> Result<bool, Error> {
        let id = id.clone();
        self.writer.write(move |it| Box::pin(async move { close_table(it, &id, closed, phase).await })).await
    }

    async fn delete_table(&self, id: &TableId) -> Result<bool, Error> {
        let id = id.clone();
        self.writer.write(move |it| Box::pin(async move { delete_table(it, &id).await })).await
    }

    async fn expire(&self, closed: Closed, times: &ExpiryCutoffs, most: u32) -> Result<Vec<TableId>, Error> {
        let times = *times;
        self.writer.write(move |it| Box::pin(expire(it, closed, times, most))).await
    }

    async fn delete_closed(&self, before: i64, most: u32) -> Result<Vec<TableId>, Error> {
        self.writer.write(move |it| Box::pin(delete_closed(it, before, most))).await
    }

    async fn due_tables(&self, now: i64, most: u32) -> Result<Vec<TableId>, Error> {
        timing::due_tables(&self.read_pool, now, most).await
    }

    async fn postpone(&self, id: &TableId, due: i64) -> Result<(), Error> {
        let id = id.clone();
        self.writer.write(move |it| Box::pin(async move { timing::postpone(it, &id, due).await })).await
    }

    async fn fall_asleep(&self, times: &SleepCutoffs, most: u32) -> Result<Vec<TableId>, Error> {
        let times = *times;
        self.writer.write(move |it| Box::pin(timing::fall_asleep(it, times, most))).await
    }

    async fn pulse(&self) -> Result<Option<i64>, Error> {
        timing::pulse(&self.read_pool).await
    }

    async fn set_pulse(&self, before: Option<i64>, now: i64, least: Option<i64>) -> Result<bool, Error> {
        self.writer.write(move |it| Box::pin(timing::set_pulse(it, before, now, least))).await
    }

    async fn swap_metadata(&self, name: &str, value: i64) -> Result<Option<i64>, Error> {
        let name = name.to_owned();
        self.writer.write(move |it| Box::pin(async move { swap_metadata(it, &name, value).await })).await
    }

    async fn changed_elsewhere(&self) -> Result<bool, Error> {
        self.writer.changed_elsewhere().await
    }
}

async fn close_table(
    connection: &mut SqliteConnection,
    id: &TableId,
    closed: Closed,
    phase: Option<Phase>,
) -> Result<Applied<bool>, Error> {
    let done = sqlx::query(
        "UPDATE tables SET phase = 'finished', to_move = NULL, result = ?, due = NULL
         WHERE id = ? AND phase <> 'finished' AND phase = coalesce(?, phase)",
    )
    .bind(closed.to_result())
    .bind(id.as_str())
    .bind(phase.map(Phase::as_str))
    .execute(&mut *connection)
    .await?;
    if done.rows_affected() == 0 {
        return unchanged(connection, id).await;
    }
    Ok(Applied::tables_gone(true, [id]))
}

async fn delete_table(connection: &mut SqliteConnection, id: &TableId) -> Result<Applied<bool>, Error> {
    let removed = rows::remove(connection, id).await?;
    Ok(if removed { Applied::tables_gone(true, [id]) } else { Applied::without_event(false) })
}

async fn expire(
    connection: &mut SqliteConnection,
    closed: Closed,
    times: ExpiryCutoffs,
    most: u32,
) -> Result<Applied<Vec<TableId>>, Error> {
    let ExpiryCutoffs { listed, unlisted, abandoned } = times;
    let rows = sqlx::query(
        "UPDATE tables SET phase = 'finished', to_move = NULL, result = ?, due = NULL
         WHERE id IN (
           SELECT id FROM tables AS t
           WHERE (phase = 'open' AND moved < iif(listed, ?, ?))
              OR (phase = 'running' AND max(moved, touched) < ?
                  AND NOT EXISTS (SELECT 1 FROM accounts WHERE guest = t.owner)
                  AND NOT EXISTS (SELECT 1 FROM seats JOIN accounts USING (guest) WHERE table_id = t.id))
           LIMIT ?)
         RETURNING id",
    )
    .bind(closed.to_result())
    .bind(listed)
    .bind(unlisted)
    .bind(abandoned)
    .bind(most)
    .fetch_all(connection)
    .await?;
    let ids = table_ids(&rows)?;
    Ok(Applied::tables_gone(ids.clone(), &ids))
}

async fn delete_closed(
    connection: &mut SqliteConnection,
    before: i64,
    most: u32,
) -> Result<Applied<Vec<TableId>>, Error> {
    let rows = sqlx::query(
        "SELECT id FROM tables
         WHERE substr(result, 1, 10) = '{\"closed\":' AND phase = 'finished' AND result ->> '$.closed.at' < ? LIMIT ?",
    )
    .bind(before)
    .bind(most)
    .fetch_all(&mut *connection)
    .await?;
    let ids = table_ids(&rows)?;
    for id in &ids {
        rows::remove(connection, id).await?;
    }
    Ok(Applied::tables_gone(ids.clone(), &ids))
}

async fn swap_metadata(
    connection: &mut SqliteConnection,
    name: &str,
    value: i64,
) -> Result<Applied<Option<i64>>, Error> {
    let before = sqlx::query_scalar("SELECT value FROM marks WHERE name = ?").bind(name);
    let before = before.fetch_optional(&mut *connection).await?;
    sqlx::query(
        "INSERT INTO marks (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    )
    .bind(name)
    .bind(value)
    .execute(connection)
    .await?;
    Ok(Applied::without_event(before))
}
