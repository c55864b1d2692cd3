//! Everything that can be read, each in one statement and so from one state of the database.

use sqlx::{QueryBuilder, Row, Sqlite, SqliteExecutor, sqlite::SqliteRow};

use super::light::RowCompactor;
use crate::{
    Entry, Error, Filter, StoredReview, Table, TableId,
    row::{self, Columns},
};

pub(super) async fn table(reads: impl SqliteExecutor<'_>, id: &TableId) -> Result<Option<Table>, Error> {
    let rows = rows(reads, Some(id), &Filter::all()).await?;
    if rows.is_empty() { Ok(None) } else { row::table(&rows).map(Some) }
}

pub(super) async fn tables(reads: impl SqliteExecutor<'_>, filter: &Filter) -> Result<Vec<Table>, Error> {
    Ok(row::tables(&rows(reads, None, filter).await?))
}

pub(super) async fn log(reads: impl SqliteExecutor<'_>, id: &TableId) -> Result<Vec<Entry>, Error> {
    let mut lighter = RowCompactor::default();
    let rows = sqlx::query(
        "SELECT length, last, entries AS packed, packed.digest AS sealed, n, seat, notation, auto, at, log.digest AS digest
         FROM tables LEFT JOIN packed ON packed.table_id = id LEFT JOIN log ON log.table_id = id
         WHERE id = ? ORDER BY n",
    )
    .bind(id.as_str())
    .try_map(|it| lighter.compact(&it))
    .fetch_all(reads)
    .await?;
    row::log(id, &rows)
}

pub(super) async fn review(
    reads: impl SqliteExecutor<'_>,
    id: &TableId,
) -> Result<Option<StoredReview>, Error> {
    let row = sqlx::query("SELECT made, text FROM reviews WHERE table_id = ?");
    let row = row.bind(id.as_str()).fetch_optional(reads).await?;
    row.as_ref().map(row::review).transpose()
}

/// The number of the last entry of a table; 0 if there is none.
pub(super) async fn last(reads: impl SqliteExecutor<'_>, id: &TableId) -> Result<u32, Error> {
    let last = sqlx::query_scalar(
        "SELECT coalesce((SELECT max(n) FROM log WHERE table_id = ?1), (SELECT last FROM packed WHERE table_id = ?1), 0)",
    );
    Ok(last.bind(id.as_str()).fetch_one(reads).await?)
}

/// The wanted tables in order, with a row for each seat.
async fn rows(
    reads: impl SqliteExecutor<'_>,
    id: Option<&TableId>,
    filter: &Filter,
) -> Result<Vec<SqliteRow>, Error> {
    let mut query = QueryBuilder::<Sqlite>::new(
        "SELECT t.*, s.seat, s.guest, s.name, s.bot, s.word FROM (SELECT * FROM tables WHERE TRUE",
    );
    if let Some(id) = id {
        query.push(" AND id = ").push_bind(id.as_str());
    }
    conditions(&mut query, filter);
    if let Some(count) = filter.per_owner {
        query.push(
            " AND id IN (SELECT id FROM (SELECT id, row_number() OVER
                (PARTITION BY owner ORDER BY moved DESC, created DESC, id) AS place
             FROM (SELECT id, owner, moved, created FROM tables WHERE TRUE",
        );
        conditions(&mut query, filter);
        query.push(" ORDER BY moved DESC, created DESC, id LIMIT ").push_bind(Filter::SCAN_LIMIT);
        query.push(") AS latest) AS placed WHERE place <= ").push_bind(count).push(")");
    }
    query.push(" ORDER BY moved DESC, created DESC, id LIMIT ").push_bind(filter.limit);
    query.push(") AS t LEFT JOIN seats AS s ON s.table_id = t.id");
    query.push(" ORDER BY t.moved DESC, t.created DESC, t.id, s.seat");
    Ok(query.build().fetch_all(reads).await?)
}

/// What a filter asks of each table by itself.
fn conditions(query: &mut QueryBuilder<Sqlite>, filter: &Filter) {
    if filter.listed {
        query.push(" AND listed = 1");
    }
    if let Some(phase) = filter.phase {
        query.push(" AND phase = ").push_bind(phase.as_str());
    }
    if let Some(guest) = &filter.guest {
        query
            .push(" AND id IN (SELECT table_id FROM seats WHERE guest = ")
            .push_bind(guest.as_str())
            .push(")");
    }
}

impl Columns for SqliteRow {
    fn text(&self, column: &str) -> Result<Option<String>, Error> {
        Ok(self.try_get(column)?)
    }

    fn number(&self, column: &str) -> Result<Option<i64>, Error> {
        Ok(self.try_get(column)?)
    }

    fn boolean(&self, column: &str) -> Result<bool, Error> {
        Ok(self.try_get(column)?)
    }

    fn bytes(&self, column: &str) -> Result<Option<Vec<u8>>, Error> {
        Ok(self.try_get(column)?)
    }
}
