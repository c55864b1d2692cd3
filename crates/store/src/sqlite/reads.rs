//! Everything that can be read, each in one statement and so from one state of the database.

use sqlx::{Row, Sqlite, SqliteExecutor, sqlite::SqliteRow};

use crate::{
    Error, Filter, StoredReview, Table, TableId,
    row::{self, Columns},
    statements::TableColumns,
};

/// Columns of a table `t` with its seats `s`.
pub(super) const COLUMNS: &str = "t.*, s.seat, s.guest, s.name, s.bot, s.word, s.away, s.reserve";

/// Selection of tables with their seats.
const TABLE: TableColumns = TableColumns { columns: COLUMNS, listed: "listed = 1", awake: "asleep = 0" };

pub(super) async fn table(reads: impl SqliteExecutor<'_>, id: &TableId) -> Result<Option<Table>, Error> {
    let rows = rows(reads, Some(id), &Filter::all()).await?;
    if rows.is_empty() { Ok(None) } else { row::table(&rows).map(Some) }
}

pub(super) async fn tables(reads: impl SqliteExecutor<'_>, filter: &Filter) -> Result<Vec<Table>, Error> {
    Ok(row::tables(&rows(reads, None, filter).await?))
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
    Ok(TABLE.select::<Sqlite>(id, filter).build().fetch_all(reads).await?)
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
