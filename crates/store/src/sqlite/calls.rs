//! Calls that wait, in the file.

use async_trait::async_trait;
use sqlx::{SqliteConnection, SqliteExecutor};

use super::{Sqlite, writer::Applied};
use crate::{
    Call, CallFate, CallQueue, Error, NewCall, TableId, call::CALL, queue::latest_valid_expiry, row::people,
};

#[async_trait]
impl CallQueue for Sqlite {
    async fn add_call(&self, table: &TableId, call: &NewCall) -> Result<bool, Error> {
        let (table, call) = (table.clone(), call.clone());
        self.writer.write(move |it| Box::pin(async move { add(it, &table, &call).await })).await
    }

    async fn claim_calls(&self, node: &str, now: i64, until: i64, within: i64) -> Result<Vec<Call>, Error> {
        // Polling finds nothing nearly always: nothing is written for that.
        if next_guest(&self.read_pool, now, until).await?.is_none() {
            return Ok(Vec::new());
        }
        let node = node.to_owned();
        self.writer.write(move |it| Box::pin(async move { claim(it, &node, now, until, within).await })).await
    }

    async fn settle_calls(
        &self,
        calls: &[(Call, CallFate)],
        called: Option<i64>,
    ) -> Result<Vec<bool>, Error> {
        let calls = calls.to_vec();
        self.writer.write(move |it| Box::pin(async move { settle(it, &calls, called).await })).await
    }

    async fn retry_call(&self, call: &Call) -> Result<(), Error> {
        let call = call.clone();
        self.writer.write(move |it| Box::pin(async move { retry(it, &call).await })).await
    }
}

/// Adds the calls that follow from a change of a table, for those who want them.
pub(super) async fn add_all(
    connection: &mut SqliteConnection,
    table: &TableId,
    calls: &[NewCall],
) -> Result<bool, Error> {
    let mut added = 0;
    for call in calls {
        let one = sqlx::query(
            "INSERT INTO jobs (kind, table_id, n, asked_by, due)
             SELECT ?, ?, ?, guest, ? FROM people WHERE guest = ? AND instr(calls, ?) > 0
             ON CONFLICT (table_id, kind, n) DO UPDATE
             SET asked_by = excluded.asked_by, due = excluded.due, node = NULL, until = NULL, note = NULL",
        )
        .bind(CALL)
        .bind(table.as_str())
        .bind(call.n)
        .bind(call.due)
        .bind(call.guest.as_str())
        .bind(people::wanted(call.event))
        .execute(&mut *connection)
        .await?;
        added += one.rows_affected();
    }
    Ok(added > 0)
}

async fn add(
    connection: &mut SqliteConnection,
    table: &TableId,
    call: &NewCall,
) -> Result<Applied<bool>, Error> {
    let known = sqlx::query("SELECT 1 FROM tables WHERE id = ?").bind(table.as_str());
    if known.fetch_optional(&mut *connection).await?.is_none() {
        return Err(Error::TableNotFound(table.clone()));
    }
    let added = add_all(connection, table, std::slice::from_ref(call)).await?;
    Ok(Applied::without_event(added))
}

/// The person whose call is due first, unless a machine has any of their calls.
async fn next_guest(reads: impl SqliteExecutor<'_>, now: i64, until: i64) -> Result<Option<String>, Error> {
    let next = sqlx::query_scalar(
        "SELECT asked_by FROM jobs AS one WHERE kind = 'call' AND due <= ?1
           AND NOT EXISTS (SELECT 1 FROM jobs AS held WHERE held.kind = 'call' AND held.asked_by = one.asked_by
                           AND held.node IS NOT NULL AND held.until BETWEEN ?1 AND ?2)
         ORDER BY due, id LIMIT 1",
    );
    Ok(next.bind(now).bind(latest_valid_expiry(now, until)).fetch_optional(reads).await?)
}

async fn claim(
    connection: &mut SqliteConnection,
    node: &str,
    now: i64,
    until: i64,
    within: i64,
) -> Result<Applied<Vec<Call>>, Error> {
    let Some(guest) = next_guest(&mut *connection, now, until).await? else {
        return Ok(Applied::without_event(Vec::new()));
    };
    let rows = sqlx::query(
        "UPDATE jobs SET takes = takes + 1, node = ?, until = ? WHERE kind = 'call' AND asked_by = ? AND due <= ?
         RETURNING table_id, n, asked_by, due, note, takes",
    )
    .bind(node)
    .bind(until)
    .bind(guest)
    .bind(now.saturating_add(within))
    .fetch_all(connection)
    .await?;
    let calls: Result<Vec<Call>, Error> = rows.iter().map(|it| people::call(it, node)).collect();
    Ok(Applied::without_event(calls?))
}

async fn settle(
    connection: &mut SqliteConnection,
    calls: &[(Call, CallFate)],
    called: Option<i64>,
) -> Result<Applied<Vec<bool>>, Error> {
    let (mut ours, mut done) = (Vec::with_capacity(calls.len()), None);
    for (call, fate) in calls {
        let settled = match fate {
            CallFate::Done => sqlx::query(
                "DELETE FROM jobs WHERE kind = 'call' AND table_id = ? AND n = ? AND node = ? AND takes = ?",
            ),
            CallFate::Later(due) => sqlx::query(
                "UPDATE jobs SET node = NULL, until = NULL, due = ?
                 WHERE kind = 'call' AND table_id = ? AND n = ? AND node = ? AND takes = ?",
            )
            .bind(due),
        };
        let settled = settled.bind(call.table.as_str()).bind(call.n).bind(&call.node).bind(call.attempts);
        let is_ours = settled.execute(&mut *connection).await?.rows_affected() > 0;
        if is_ours && *fate == CallFate::Done {
            done = Some(&call.guest);
        }
        ours.push(is_ours);
    }
    if let (Some(guest), Some(called)) = (done, called) {
        let noted = sqlx::query("UPDATE people SET called = ? WHERE guest = ?");
        noted.bind(called).bind(guest.as_str()).execute(connection).await?;
    }
    Ok(Applied::without_event(ours))
}

async fn retry(connection: &mut SqliteConnection, call: &Call) -> Result<Applied<()>, Error> {
    sqlx::query(
        "INSERT INTO jobs (kind, table_id, n, asked_by, due, note, takes) SELECT 'call', id, ?, ?, ?, ?, ? FROM tables WHERE id = ?
         ON CONFLICT DO NOTHING",
    )
    .bind(call.n)
    .bind(call.guest.as_str())
    .bind(call.due)
    .bind(&call.note)
    .bind(call.attempts)
    .bind(call.table.as_str())
    .execute(connection)
    .await?;
    Ok(Applied::without_event(()))
}
