//! Everything that can be read, each in one statement and so from one state of the database.

use sqlx::{PgExecutor, Postgres, Row, postgres::PgRow};

use super::text;
use crate::{
    Entry, Error, Filter, StoredReview, Table, TableId,
    row::{self, Columns},
    statements::TableColumns,
};

/// Columns of a table `t` with its seats `s`.
pub(super) const COLUMNS: &str =
    "t.id, t.game, t.options, t.seed, t.deal, t.rules::bigint AS rules, t.owner, t.invite, t.listed,
              t.hints, t.phase, t.created, t.moved, t.to_move::bigint AS to_move, t.result,
              t.pace, t.stand_in, t.barred, t.asleep, t.touched, t.asked_at, t.due,
              s.seat::bigint AS seat, s.guest, s.name, s.bot, s.word, s.away, s.reserve";

/// Selection of tables with their seats.
const TABLE: TableColumns = TableColumns { columns: COLUMNS, listed: "listed", awake: "NOT asleep" };

pub(super) async fn table(reads: impl PgExecutor<'_>, id: &TableId) -> Result<Option<Table>, Error> {
    let rows = rows(reads, Some(id), &Filter::all()).await?;
    if rows.is_empty() { Ok(None) } else { row::table(&rows).map(Some) }
}

pub(super) async fn tables(reads: impl PgExecutor<'_>, filter: &Filter) -> Result<Vec<Table>, Error> {
    Ok(row::tables(&rows(reads, None, filter).await?))
}

pub(super) async fn log(reads: impl PgExecutor<'_>, id: &TableId) -> Result<Vec<Entry>, Error> {
    row::log(id, &log_rows(reads, id).await?)
}

/// The rows of a log as they are.
pub(super) async fn log_rows(reads: impl PgExecutor<'_>, id: &TableId) -> Result<Vec<PgRow>, sqlx::Error> {
    sqlx::query(
        "SELECT length, last, entries AS packed, packed.digest AS sealed, n, seat::bigint AS seat, notation, auto, at, log.digest AS digest
         FROM tables LEFT JOIN packed ON packed.table_id = id LEFT JOIN log ON log.table_id = id
         WHERE id = $1 ORDER BY n",
    )
    .bind(id.as_str())
    .fetch_all(reads)
    .await
}

pub(super) async fn review(reads: impl PgExecutor<'_>, id: &TableId) -> Result<Option<StoredReview>, Error> {
    let row = sqlx::query("SELECT made, text FROM reviews WHERE table_id = $1");
    let row = row.bind(id.as_str()).fetch_optional(reads).await?;
    row.as_ref().map(row::review).transpose()
}

/// The number of the last entry of a table; 0 if there is none.
pub(super) async fn last(reads: impl PgExecutor<'_>, id: &TableId) -> Result<u32, Error> {
    let last = sqlx::query_scalar(
        "SELECT coalesce((SELECT max(n) FROM log WHERE table_id = $1), (SELECT last FROM packed WHERE table_id = $1), 0)",
    );
    number(last.bind(id.as_str()).fetch_one(reads).await?)
}

/// The number of an entry.
pub(super) fn number(n: i64) -> Result<u32, Error> {
    u32::try_from(n).map_err(|_| Error::damaged("n", n))
}

/// The wanted tables in order, with a row for each seat.
async fn rows(
    reads: impl PgExecutor<'_>,
    id: Option<&TableId>,
    filter: &Filter,
) -> Result<Vec<PgRow>, Error> {
    Ok(TABLE.select::<Postgres>(id, filter).build().fetch_all(reads).await?)
}

impl Columns for PgRow {
    fn text(&self, column: &str) -> Result<Option<String>, Error> {
        self.try_get::<Option<String>, _>(column)?.map(text::unescape).transpose()
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
