//! Reading a log. Its entries come as one JSON value: the library hands every row from one thread to another, which for a
//! log of thousands takes longer than reading it.

use data_encoding::HEXUPPER;
use sqlx::SqliteExecutor;

use crate::{
    Entry, Error, LogDigest, TableId,
    row::{self, Columns as _},
};

/// Number, seat, notation, whether it was automatic, time, digest in hexadecimal digits or nothing.
type LogRow = (u32, u8, String, u8, i64, String);

/// The whole log of a table.
pub(super) async fn log(reads: impl SqliteExecutor<'_>, id: &TableId) -> Result<Vec<Entry>, Error> {
    let table = sqlx::query(
        "SELECT length, last, packed.entries AS packed, packed.digest AS sealed,
             (SELECT json_group_array(json_array(n, seat, notation, auto, at, hex(digest)))
              FROM (SELECT * FROM log WHERE table_id = tables.id ORDER BY n)) AS entries
         FROM tables LEFT JOIN packed ON packed.table_id = id WHERE id = ?",
    )
    .bind(id.as_str())
    .fetch_optional(reads)
    .await?
    .ok_or_else(|| Error::TableNotFound(id.clone()))?;
    let json = table.required_text("entries")?;
    let rows: Vec<LogRow> = serde_json::from_str(&json).map_err(|error| damaged(id, error))?;
    row::whole_log(id, &table, rows.into_iter().map(|it| entry(id, it)))
}

fn entry(id: &TableId, (n, seat, notation, auto, at, digest): LogRow) -> Result<Entry, Error> {
    Ok(Entry { n, seat, notation, auto: auto != 0, at, digest: digest_from(id, &digest)? })
}

fn digest_from(id: &TableId, digits: &str) -> Result<Option<LogDigest>, Error> {
    if digits.is_empty() {
        return Ok(None);
    }
    let bytes = HEXUPPER.decode(digits.as_bytes()).map_err(|error| damaged(id, error))?;
    LogDigest::from_bytes(&bytes).map(Some).ok_or_else(|| damaged(id, "not a digest"))
}

fn damaged(id: &TableId, why: impl std::fmt::Display) -> Error {
    Error::damaged(format_args!("log of table {id}"), why)
}
