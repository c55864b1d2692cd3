//! Tables that are due, tables that fall asleep, and the pulse of the machine that keeps time.

use sqlx::{Row as _, SqliteConnection, SqliteExecutor, sqlite::SqliteRow};

use super::writer::Applied;
use crate::{Error, SleepCutoffs, TableId, maintenance::began_after_gap, row::people, statements};

/// The name of the pulse among the numbers of the database.
const PULSE: &str = "pulse";

/// The tables about which something must be done by a time.
const DUE_TABLES: &str = "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?";

/// Lets tables sleep.
///
/// Where all people are away and nothing is due, the computer is finishing the game.
fn fall_asleep_sql() -> String {
    const PLAYED: &str =
        "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest IS NOT NULL AND away IS NULL)";
    let people = "(SELECT count(DISTINCT guest) FROM seats WHERE table_id = tables.id)";
    format!(
        "UPDATE tables SET asleep = 1, due = iif({people} > 1, ?, NULL)
         WHERE id IN (SELECT id FROM tables INDEXED BY tables_by_touched
                      WHERE phase = 'running' AND asleep = 0 AND pace = 'none' AND due IS NULL
                      AND touched < max(?, ?) AND ({people} = 1 AND touched < ? OR {people} > 1 AND touched < ?)
                      AND {PLAYED} LIMIT ?)
         RETURNING id"
    )
}

pub(super) async fn due_tables(
    reads: impl SqliteExecutor<'_>,
    now: i64,
    most: u32,
) -> Result<Vec<TableId>, Error> {
    let rows = sqlx::query(DUE_TABLES);
    table_ids(&rows.bind(now).bind(most).fetch_all(reads).await?)
}

pub(super) async fn postpone(
    connection: &mut SqliteConnection,
    id: &TableId,
    due: i64,
) -> Result<Applied<()>, Error> {
    let later = sqlx::query("UPDATE tables SET due = ? WHERE id = ? AND due < ?");
    later.bind(due).bind(id.as_str()).bind(due).execute(connection).await?;
    Ok(Applied::without_event(()))
}

pub(super) async fn fall_asleep(
    connection: &mut SqliteConnection,
    times: SleepCutoffs,
    most: u32,
) -> Result<Applied<Vec<TableId>>, Error> {
    let rows = sqlx::query(sqlx::AssertSqlSafe(fall_asleep_sql()))
        .bind(times.due)
        .bind(times.alone)
        .bind(times.together)
        .bind(times.alone)
        .bind(times.together)
        .bind(most)
        .fetch_all(&mut *connection)
        .await?;
    let ids = table_ids(&rows)?;
    if let Some(call) = times.call.filter(|_| !ids.is_empty()) {
        let names = serde_json::json!(ids.iter().map(TableId::as_str).collect::<Vec<_>>()).to_string();
        sqlx::query(
            "INSERT INTO jobs (kind, table_id, n, asked_by, due)
             SELECT 'call', table_id, ? + min(seat), seats.guest, ? FROM seats JOIN people USING (guest)
             WHERE table_id IN (SELECT tables.id FROM tables JOIN json_each(?) ON tables.id = value WHERE due IS NOT NULL)
               AND instr(calls, ?) > 0
             GROUP BY table_id, seats.guest
             ON CONFLICT (table_id, kind, n) DO UPDATE
             SET asked_by = excluded.asked_by, due = excluded.due, node = NULL, until = NULL, note = NULL",
        )
        .bind(call.n)
        .bind(call.due)
        .bind(names)
        .bind(people::wanted(call.event))
        .execute(connection)
        .await?;
    }
    Ok(Applied::tables_gone(ids.clone(), &ids))
}

pub(super) async fn pulse(reads: impl SqliteExecutor<'_>) -> Result<Option<i64>, Error> {
    let pulse = sqlx::query_scalar("SELECT value FROM marks WHERE name = ?").bind(PULSE);
    Ok(pulse.fetch_optional(reads).await?)
}

pub(super) async fn set_pulse(
    connection: &mut SqliteConnection,
    before: Option<i64>,
    now: i64,
    least: Option<i64>,
) -> Result<Applied<bool>, Error> {
    if pulse(&mut *connection).await? != before {
        return Ok(Applied::without_event(false));
    }
    sqlx::query("INSERT INTO marks (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value")
        .bind(PULSE)
        .bind(now)
        .execute(&mut *connection)
        .await?;
    let (Some(before), Some(least)) = (before, least) else { return Ok(Applied::without_event(true)) };
    let (gap, (from, to)) = (now.saturating_sub(before), began_after_gap(before, now));
    sqlx::query(
        "UPDATE tables SET asked_at = asked_at + max(?1, ?2 - coalesce(due, ?2)), due = due + max(?1, ?2 - due)
         WHERE phase = 'running' AND pace <> 'none' AND asked_at IS NOT NULL AND NOT (asked_at > ?3 AND asked_at <= ?4)",
    )
    .bind(gap)
    .bind(now.saturating_add(least))
    .bind(from)
    .bind(to)
    .execute(&mut *connection)
    .await?;
    if gap < 0 {
        for sql in statements::SET_BACK {
            sqlx::query(sql).bind(gap).bind(now).execute(&mut *connection).await?;
        }
    }
    Ok(Applied::with_lagged_event(true))
}

/// The names of tables; one that no table can have is left alone.
pub(super) fn table_ids(rows: &[SqliteRow]) -> Result<Vec<TableId>, Error> {
    let mut names = Vec::with_capacity(rows.len());
    for row in rows {
        let name: String = row.try_get("id")?;
        names.extend(name.parse::<TableId>());
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use sqlx::Connection as _;
    use tempfile::TempDir;

    use super::*;
    use crate::Sqlite;

    /// However many tables sleep, what a server asks for again and again reads none of them.
    #[tokio::test]
    async fn tables_that_sleep_are_not_read() {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("patolli.db");
        Sqlite::open(&file).await.unwrap();
        let mut connection = SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
        for (sql, index) in
            [(DUE_TABLES.to_owned(), "tables_by_due"), (fall_asleep_sql(), "tables_by_touched")]
        {
            let explained = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
            let rows = sqlx::query(explained).fetch_all(&mut connection).await.unwrap();
            let plan: Vec<String> = rows.iter().map(|it| it.get("detail")).collect();
            assert!(plan.iter().any(|it| it.contains(index)), "{plan:?}");
            assert!(!plan.iter().any(|it| it.starts_with("SCAN tables")), "{plan:?}");
        }
    }
}
