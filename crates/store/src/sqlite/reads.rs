//! Everything that can be read, each in one statement and so from one state of the database.

use sqlx::{QueryBuilder, Row, SqlitePool, sqlite::SqliteRow};

use crate::{Entry, Error, Filter, GuestId, Occupant, Phase, Table, TableId};

pub(super) async fn table(reads: &SqlitePool, id: &TableId) -> Result<Option<Table>, Error> {
    let rows = rows(reads, Some(id), &Filter::all()).await?;
    if rows.is_empty() { Ok(None) } else { decode(&rows).map(Some) }
}

pub(super) async fn tables(reads: &SqlitePool, filter: &Filter) -> Result<Vec<Table>, Error> {
    let rows = rows(reads, None, filter).await?;
    let mut tables = Vec::new();
    for one in rows.chunk_by(is_same_table) {
        match decode(one) {
            Ok(table) => tables.push(table),
            Err(error) => tracing::error!(%error, "a table cannot be read"),
        }
    }
    Ok(tables)
}

pub(super) async fn log(reads: &SqlitePool, id: &TableId) -> Result<Vec<Entry>, Error> {
    // The join gives one row without an entry for a table whose log is empty.
    let rows = sqlx::query(
        "SELECT n, seat, notation, auto, at FROM tables LEFT JOIN log ON table_id = id
         WHERE id = ? ORDER BY n",
    )
    .bind(id.as_str())
    .fetch_all(reads)
    .await?;
    let first = rows.first().ok_or_else(|| Error::Missing(id.clone()))?;
    if first.try_get::<Option<i64>, _>("n")?.is_none() {
        return Ok(Vec::new());
    }
    (1..).zip(&rows).map(|(n, row)| decode_entry(id, n, row)).collect()
}

pub(super) async fn review(reads: &SqlitePool, id: &TableId) -> Result<Option<String>, Error> {
    let text = sqlx::query_scalar("SELECT text FROM reviews WHERE table_id = ?");
    Ok(text.bind(id.as_str()).fetch_optional(reads).await?)
}

/// The wanted tables in order, with a row for each seat.
async fn rows(reads: &SqlitePool, id: Option<&TableId>, filter: &Filter) -> Result<Vec<SqliteRow>, Error> {
    let mut query =
        QueryBuilder::new("SELECT t.*, s.seat, s.guest, s.name, s.bot FROM (SELECT * FROM tables WHERE TRUE");
    if let Some(id) = id {
        query.push(" AND id = ").push_bind(id.as_str());
    }
    if filter.listed {
        query.push(" AND listed = 1");
    }
    if let Some(phase) = filter.phase {
        query.push(" AND phase = ").push_bind(phase.word());
    }
    if let Some(guest) = &filter.guest {
        query
            .push(" AND id IN (SELECT table_id FROM seats WHERE guest = ")
            .push_bind(guest.as_str())
            .push(")");
    }
    query.push(" ORDER BY moved DESC, created DESC, id LIMIT ").push_bind(filter.limit);
    query.push(") AS t LEFT JOIN seats AS s ON s.table_id = t.id");
    query.push(" ORDER BY t.moved DESC, t.created DESC, t.id, s.seat");
    Ok(query.build().fetch_all(reads).await?)
}

fn is_same_table(one: &SqliteRow, other: &SqliteRow) -> bool {
    let id = |row: &SqliteRow| row.try_get::<String, _>("id").ok();
    id(one) == id(other)
}

/// One table from its rows, of which there is at least one.
fn decode(rows: &[SqliteRow]) -> Result<Table, Error> {
    let row = &rows[0];
    let id: String = row.try_get("id")?;
    let damaged = |column: &str, why: &dyn std::fmt::Display| {
        Error::damaged(format_args!("table {id:?}, {column}"), why)
    };
    let options: String = row.try_get("options")?;
    let owner: String = row.try_get("owner")?;
    let phase: String = row.try_get("phase")?;
    Ok(Table {
        game: row.try_get("game")?,
        options: serde_json::from_str(&options).map_err(|error| damaged("options", &error))?,
        seed: row.try_get("seed")?,
        deal: row.try_get("deal")?,
        rules: row.try_get("rules")?,
        seats: decode_seats(rows).map_err(|error| damaged("seats", &error))?,
        owner: owner.parse().map_err(|error| damaged("owner", &error))?,
        invite: row.try_get("invite")?,
        listed: row.try_get("listed")?,
        hints: row.try_get("hints")?,
        phase: Phase::from_word(&phase).ok_or_else(|| damaged("phase", &phase))?,
        created: row.try_get("created")?,
        moved: row.try_get("moved")?,
        to_move: row.try_get("to_move")?,
        result: row.try_get("result")?,
        id: id.parse().map_err(|error| damaged("id", &error))?,
    })
}

fn decode_seats(rows: &[SqliteRow]) -> Result<Vec<Occupant>, Error> {
    let mut seats = Vec::with_capacity(rows.len());
    for (expected, row) in (0..).zip(rows) {
        match row.try_get::<Option<i64>, _>("seat")? {
            // The join gives one such row for a table without seats.
            None => break,
            Some(seat) if seat == expected => seats.push(decode_occupant(row)?),
            Some(seat) => {
                return Err(Error::damaged(format_args!("seat {expected}"), format_args!("{seat}")));
            }
        }
    }
    Ok(seats)
}

fn decode_occupant(row: &SqliteRow) -> Result<Occupant, Error> {
    let guest: Option<String> = row.try_get("guest")?;
    let name: Option<String> = row.try_get("name")?;
    let bot: Option<String> = row.try_get("bot")?;
    match (guest, name, bot) {
        (None, None, None) => Ok(Occupant::Open),
        (None, None, Some(bot)) => Ok(Occupant::Bot { bot }),
        (Some(guest), Some(name), None) => {
            let id = GuestId::try_from(guest).map_err(|error| Error::damaged("guest", error))?;
            Ok(Occupant::Guest { id, name })
        }
        _ => Err(Error::damaged("occupant", "neither open, nor one guest, nor one bot")),
    }
}

fn decode_entry(id: &TableId, expected: u32, row: &SqliteRow) -> Result<Entry, Error> {
    let n: u32 = row.try_get("n")?;
    if n != expected {
        return Err(Error::damaged(
            format_args!("log of table {id}"),
            format_args!("{n} instead of {expected}"),
        ));
    }
    Ok(Entry {
        n,
        seat: row.try_get("seat")?,
        notation: row.try_get("notation")?,
        auto: row.try_get("auto")?,
        at: row.try_get("at")?,
    })
}
