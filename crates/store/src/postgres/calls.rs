//! Calls that wait, in the database.

use async_trait::async_trait;
use sqlx::{PgConnection, PgExecutor};

use super::{Postgres, text};
use crate::{Call, CallFate, CallQueue, Error, NewCall, TableId, queue::latest_valid_expiry, row::people};

/// The lock of who takes calls: machines take them one after the other, so that all calls of a person come
/// together.
const CLAIM_LOCK: i64 = 0x7061_746f_6c6c_6963;

#[async_trait]
impl CallQueue for Postgres {
    async fn add_call(&self, table: &TableId, call: &NewCall) -> Result<bool, Error> {
        let mut change = self.pool.begin().await?;
        let known = sqlx::query("SELECT 1 FROM tables WHERE id = $1").bind(table.as_str());
        if known.fetch_optional(&mut *change).await?.is_none() {
            return Err(Error::TableNotFound(table.clone()));
        }
        let added = add_all(&mut change, &[(table, call)]).await?;
        change.commit().await.map_err(Error::commit)?;
        Ok(added)
    }

    async fn claim_calls(&self, node: &str, now: i64, until: i64, within: i64) -> Result<Vec<Call>, Error> {
        // Polling finds nothing nearly always: nothing is locked for that.
        if next_guest(&self.pool, now, until).await?.is_none() {
            return Ok(Vec::new());
        }
        let mut change = self.pool.begin().await?;
        let lock = sqlx::query_scalar("SELECT pg_try_advisory_xact_lock($1)").bind(CLAIM_LOCK);
        if !lock.fetch_one(&mut *change).await? {
            return Ok(Vec::new());
        }
        let Some(guest) = next_guest(&mut *change, now, until).await? else { return Ok(Vec::new()) };
        let rows = sqlx::query(
            "UPDATE jobs SET takes = takes + 1, node = $1, until = $2
             WHERE id IN (SELECT id FROM jobs WHERE kind = 'call' AND asked_by = $3 AND due <= $4 FOR UPDATE SKIP LOCKED)
             RETURNING table_id, n, asked_by, due, note, takes",
        )
        .bind(text::escape(node))
        .bind(until)
        .bind(guest)
        .bind(now.saturating_add(within))
        .fetch_all(&mut *change)
        .await?;
        change.commit().await.map_err(Error::commit)?;
        rows.iter().map(|it| people::call(it, node)).collect()
    }

    async fn settle_calls(
        &self,
        calls: &[(Call, CallFate)],
        called: Option<i64>,
    ) -> Result<Vec<bool>, Error> {
        let mut change = self.pool.begin().await?;
        let (mut ours, mut done) = (Vec::with_capacity(calls.len()), None);
        for (call, fate) in calls {
            let is_ours = settle(&mut change, call, fate).await?;
            if is_ours && *fate == CallFate::Done {
                done = Some(&call.guest);
            }
            ours.push(is_ours);
        }
        if let (Some(guest), Some(called)) = (done, called) {
            let noted = sqlx::query("UPDATE people SET called = $1 WHERE guest = $2");
            noted.bind(called).bind(guest.as_str()).execute(&mut *change).await?;
        }
        change.commit().await.map_err(Error::commit)?;
        Ok(ours)
    }

    async fn retry_call(&self, call: &Call) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO jobs (kind, table_id, n, asked_by, due, note, takes)
             SELECT 'call', id, $1, $2, $3, $4, $5 FROM tables WHERE id = $6 ON CONFLICT DO NOTHING",
        )
        .bind(i64::from(call.n))
        .bind(call.guest.as_str())
        .bind(call.due)
        .bind(call.note.as_deref().map(text::escape))
        .bind(i64::from(call.attempts))
        .bind(call.table.as_str())
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}

/// Adds the calls that follow from changes of tables, for those who want them; returns whether anybody does.
pub(super) async fn add_all(
    change: &mut PgConnection,
    calls: &[(&TableId, &NewCall)],
) -> Result<bool, sqlx::Error> {
    let mut added = 0;
    for (table, call) in calls {
        let one = sqlx::query(
            "INSERT INTO jobs (kind, table_id, n, asked_by, due)
             SELECT 'call', $1, $2, guest, $3 FROM people WHERE guest = $4 AND strpos(calls, $5) > 0
             ON CONFLICT (table_id, kind, n) DO UPDATE
             SET asked_by = excluded.asked_by, due = excluded.due, node = NULL, until = NULL, note = NULL",
        )
        .bind(table.as_str())
        .bind(i64::from(call.n))
        .bind(call.due)
        .bind(call.guest.as_str())
        .bind(people::wanted(call.event))
        .execute(&mut *change)
        .await?;
        added += one.rows_affected();
    }
    Ok(added > 0)
}

/// The person whose call is due first, unless a machine has any of their calls.
async fn next_guest(reads: impl PgExecutor<'_>, now: i64, until: i64) -> Result<Option<String>, Error> {
    let next = sqlx::query_scalar(
        "SELECT asked_by FROM jobs AS one WHERE kind = 'call' AND due <= $1
           AND NOT EXISTS (SELECT 1 FROM jobs AS held WHERE held.kind = 'call' AND held.asked_by = one.asked_by
                           AND held.node IS NOT NULL AND held.until BETWEEN $1 AND $2)
         ORDER BY due, id LIMIT 1",
    );
    Ok(next.bind(now).bind(latest_valid_expiry(now, until)).fetch_optional(reads).await?)
}

/// Decides about a call; returns whether it was still the caller's. One that an append is writing is not: so nobody
/// waits for an append, which may wait for this.
async fn settle(change: &mut PgConnection, call: &Call, fate: &CallFate) -> Result<bool, Error> {
    let settled = match fate {
        CallFate::Done => sqlx::query(
            "DELETE FROM jobs WHERE id IN (SELECT id FROM jobs
             WHERE kind = 'call' AND table_id = $1 AND n = $2 AND node = $3 AND takes = $4 FOR UPDATE SKIP LOCKED)",
        ),
        CallFate::Later(_) => sqlx::query(
            "UPDATE jobs SET node = NULL, until = NULL, due = $5 WHERE id IN (SELECT id FROM jobs
             WHERE kind = 'call' AND table_id = $1 AND n = $2 AND node = $3 AND takes = $4 FOR UPDATE SKIP LOCKED)",
        ),
    };
    let settled = settled.bind(call.table.as_str()).bind(i64::from(call.n)).bind(text::escape(&call.node));
    let settled = settled.bind(i64::from(call.attempts));
    let settled = if let CallFate::Later(due) = fate { settled.bind(due) } else { settled };
    Ok(settled.execute(change).await?.rows_affected() > 0)
}
