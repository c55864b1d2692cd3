//! Tables go away, and numbers about the whole database.

use async_trait::async_trait;
use sqlx::{PgConnection, Row as _};

use super::{
    Postgres, changes, feed,
    timing::{self, table_ids},
};
use crate::{Closed, Error, ExpiryCutoffs, Maintenance, Phase, SleepCutoffs, TableId, closed};

/// Lock of the machine that looks for unused tables: the letters `PTLX`.
const EXPIRY_LOCK: i64 = 0x5054_4c58;

#[async_trait]
impl Maintenance for Postgres {
    async fn close_table(&self, id: &TableId, closed: Closed, phase: Option<Phase>) -> Result<bool, Error> {
        let mut change = self.pool.begin().await?;
        let done = sqlx::query(
            "UPDATE tables SET phase = 'finished', to_move = NULL, result = $1, due = NULL
             WHERE id = $2 AND phase <> 'finished' AND phase = coalesce($3, phase)",
        )
        .bind(closed.to_result())
        .bind(id.as_str())
        .bind(phase.map(Phase::as_str))
        .execute(&mut *change)
        .await?;
        if done.rows_affected() == 0 {
            return changes::unchanged(&mut change, id).await;
        }
        feed::notify(&mut change, &[(id, u32::MAX)]).await?;
        change.commit().await.map_err(Error::commit)?;
        Ok(true)
    }

    async fn delete_table(&self, id: &TableId) -> Result<bool, Error> {
        let mut change = self.pool.begin().await?;
        let removed = changes::remove(&mut change, id).await?;
        feed::notify(&mut change, &[(id, u32::MAX)]).await?;
        change.commit().await.map_err(Error::commit)?;
        Ok(removed)
    }

    async fn expire(&self, closed: Closed, times: &ExpiryCutoffs, most: u32) -> Result<Vec<TableId>, Error> {
        let mut change = self.pool.begin().await?;
        if !try_lock(&mut change).await? {
            return Ok(Vec::new());
        }
        let rows = sqlx::query(
            "UPDATE tables SET phase = 'finished', to_move = NULL, result = $1, due = NULL
             WHERE id IN (
               SELECT id FROM tables AS t
               WHERE (phase = 'open' AND moved < CASE WHEN listed THEN $2 ELSE $3 END)
                  OR (phase = 'running' AND greatest(moved, touched) < $4
                      AND NOT EXISTS (SELECT 1 FROM accounts WHERE guest = t.owner)
                      AND NOT EXISTS (SELECT 1 FROM seats JOIN accounts USING (guest) WHERE table_id = t.id))
               LIMIT $5 FOR NO KEY UPDATE SKIP LOCKED)
             RETURNING id",
        )
        .bind(closed.to_result())
        .bind(times.listed)
        .bind(times.unlisted)
        .bind(times.abandoned)
        .bind(i64::from(most))
        .fetch_all(&mut *change)
        .await?;
        let ids = table_ids(&rows)?;
        notify_all(&mut change, &ids).await?;
        change.commit().await.map_err(Error::commit)?;
        Ok(ids)
    }

    async fn delete_closed(&self, before: i64, most: u32) -> Result<Vec<TableId>, Error> {
        let mut change = self.pool.begin().await?;
        if !try_lock(&mut change).await? {
            return Ok(Vec::new());
        }
        let rows = sqlx::query(
            "SELECT id, result FROM tables
             WHERE substr(result, 1, 10) = '{\"closed\":' AND phase = 'finished' ORDER BY id",
        );
        let mut ids = Vec::new();
        for row in rows.fetch_all(&mut *change).await? {
            let (id, result): (String, String) = (row.try_get("id")?, row.try_get("result")?);
            if ids.len() < most as usize && closed::closed_at(&result).is_some_and(|it| it < before) {
                ids.extend(id.parse::<TableId>());
            }
        }
        for id in &ids {
            changes::remove(&mut change, id).await?;
        }
        notify_all(&mut change, &ids).await?;
        change.commit().await.map_err(Error::commit)?;
        Ok(ids)
    }

    async fn due_tables(&self, now: i64, most: u32) -> Result<Vec<TableId>, Error> {
        timing::due_tables(&self.pool, now, most).await
    }

    async fn postpone(&self, id: &TableId, due: i64) -> Result<(), Error> {
        timing::postpone(&self.pool, id, due).await
    }

    async fn fall_asleep(&self, times: &SleepCutoffs, most: u32) -> Result<Vec<TableId>, Error> {
        timing::fall_asleep(&self.pool, *times, most).await
    }

    async fn pulse(&self) -> Result<Option<i64>, Error> {
        timing::pulse(&self.pool).await
    }

    async fn set_pulse(&self, before: Option<i64>, now: i64, least: Option<i64>) -> Result<bool, Error> {
        timing::set_pulse(&self.pool, before, now, least).await
    }

    async fn swap_metadata(&self, name: &str, value: i64) -> Result<Option<i64>, Error> {
        let mut change = self.pool.begin().await?;
        let before = sqlx::query_scalar("SELECT value FROM marks WHERE name = $1").bind(name);
        let before = before.fetch_optional(&mut *change).await?;
        sqlx::query(
            "INSERT INTO marks (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(name)
        .bind(value)
        .execute(&mut *change)
        .await?;
        change.commit().await.map_err(Error::commit)?;
        Ok(before)
    }

    async fn changed_elsewhere(&self) -> Result<bool, Error> {
        Ok(false)
    }
}

/// Whether no other machine is at the same work; none is until the transaction ends.
async fn try_lock(change: &mut PgConnection) -> Result<bool, Error> {
    let locked = sqlx::query_scalar("SELECT pg_try_advisory_xact_lock($1)").bind(EXPIRY_LOCK);
    Ok(locked.fetch_one(change).await?)
}

async fn notify_all(change: &mut PgConnection, ids: &[TableId]) -> Result<(), Error> {
    let news: Vec<_> = ids.iter().map(|id| (id, u32::MAX)).collect();
    Ok(feed::notify(change, &news).await?)
}
