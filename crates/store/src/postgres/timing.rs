//! Tables that are due, tables that fall asleep, and the pulse of the machines that keep time.

use sqlx::{PgExecutor, PgPool, Row as _, postgres::PgRow};

use super::feed;
use crate::{Error, SleepCutoffs, TableId, maintenance::began_after_gap, row::people, statements};

/// The name of the pulse among the numbers of the database.
const PULSE: &str = "pulse";

pub(super) async fn due_tables(pool: &PgPool, now: i64, most: u32) -> Result<Vec<TableId>, Error> {
    let rows = sqlx::query("SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2");
    table_ids(&rows.bind(now).bind(i64::from(most)).fetch_all(pool).await?)
}

pub(super) async fn postpone(pool: &PgPool, id: &TableId, due: i64) -> Result<(), Error> {
    let later = sqlx::query("UPDATE tables SET due = $1 WHERE id = $2 AND due < $1");
    later.bind(due).bind(id.as_str()).execute(pool).await?;
    Ok(())
}

pub(super) async fn fall_asleep(
    pool: &PgPool,
    times: SleepCutoffs,
    most: u32,
) -> Result<Vec<TableId>, Error> {
    let mut change = pool.begin().await?;
    let people = "(SELECT count(DISTINCT guest) FROM seats WHERE table_id = tables.id)";
    // Where all people are away and nothing is due, the computer is finishing the game.
    let played =
        "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest IS NOT NULL AND away IS NULL)";
    let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
        "UPDATE tables SET asleep = TRUE, due = CASE WHEN {people} > 1 THEN $1 END
         WHERE id IN (SELECT id FROM tables WHERE phase = 'running' AND NOT asleep AND pace = 'none' AND due IS NULL
                      AND touched < greatest($2, $3) AND ({people} = 1 AND touched < $2 OR {people} > 1 AND touched < $3) AND {played}
                      LIMIT $4 FOR NO KEY UPDATE SKIP LOCKED)
         RETURNING id"
    )))
    .bind(times.due)
    .bind(times.alone)
    .bind(times.together)
    .bind(i64::from(most))
    .fetch_all(&mut *change)
    .await?;
    let ids = table_ids(&rows)?;
    if let Some(call) = times.call.filter(|_| !ids.is_empty()) {
        sqlx::query(
            "INSERT INTO jobs (kind, table_id, n, asked_by, due)
             SELECT 'call', table_id, $1 + min(seat), seats.guest, $2 FROM seats JOIN people USING (guest)
             WHERE table_id IN (SELECT id FROM tables WHERE id = ANY($3) AND due IS NOT NULL) AND strpos(calls, $4) > 0
             GROUP BY table_id, seats.guest
             ON CONFLICT (table_id, kind, n) DO UPDATE
             SET asked_by = excluded.asked_by, due = excluded.due, node = NULL, until = NULL, note = NULL",
        )
        .bind(i64::from(call.n))
        .bind(call.due)
        .bind(ids.iter().map(TableId::as_str).collect::<Vec<_>>())
        .bind(people::wanted(call.event))
        .execute(&mut *change)
        .await?;
    }
    let news: Vec<_> = ids.iter().map(|id| (id, u32::MAX)).collect();
    feed::notify(&mut change, &news).await?;
    change.commit().await.map_err(Error::commit)?;
    Ok(ids)
}

pub(super) async fn pulse(reads: impl PgExecutor<'_>) -> Result<Option<i64>, Error> {
    let pulse = sqlx::query_scalar("SELECT value FROM marks WHERE name = $1").bind(PULSE);
    Ok(pulse.fetch_optional(reads).await?)
}

pub(super) async fn set_pulse(
    pool: &PgPool,
    before: Option<i64>,
    now: i64,
    least: Option<i64>,
) -> Result<bool, Error> {
    let mut change = pool.begin().await?;
    // Of two machines the second finds that the first was here.
    let noted = match before {
        Some(before) => sqlx::query("UPDATE marks SET value = $2 WHERE name = $1 AND value = $3")
            .bind(PULSE)
            .bind(now)
            .bind(before),
        None => sqlx::query("INSERT INTO marks (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(PULSE)
            .bind(now),
    };
    if noted.execute(&mut *change).await?.rows_affected() == 0 {
        return Ok(false);
    }
    if let (Some(before), Some(least)) = (before, least) {
        let (gap, (from, to)) = (now.saturating_sub(before), began_after_gap(before, now));
        if gap < 0 {
            for sql in statements::SET_BACK {
                sqlx::query(sql).bind(gap).bind(now).execute(&mut *change).await?;
            }
        }
        let moved = sqlx::query_scalar(
            "UPDATE tables SET asked_at = asked_at + greatest($1, $2 - coalesce(due, $2)), due = due + greatest($1, $2 - due)
             WHERE phase = 'running' AND pace <> 'none' AND asked_at IS NOT NULL AND NOT (asked_at > $3 AND asked_at <= $4)
             RETURNING id",
        )
        .bind(gap)
        .bind(now.saturating_add(least))
        .bind(from)
        .bind(to);
        let ids: Vec<String> = moved.fetch_all(&mut *change).await?;
        let ids: Vec<TableId> = ids.into_iter().filter_map(|it| it.parse().ok()).collect();
        let news: Vec<_> = ids.iter().map(|id| (id, u32::MAX)).collect();
        feed::notify(&mut change, &news).await?;
    }
    change.commit().await.map_err(Error::commit)?;
    Ok(true)
}

/// The names of tables; one that no table can have is left alone.
pub(super) fn table_ids(rows: &[PgRow]) -> Result<Vec<TableId>, Error> {
    let mut names = Vec::with_capacity(rows.len());
    for row in rows {
        let name: String = row.try_get("id")?;
        names.extend(name.parse::<TableId>());
    }
    Ok(names)
}
