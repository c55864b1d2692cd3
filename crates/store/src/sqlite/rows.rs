//! The rows that changes are made of.

use sqlx::SqliteConnection;

use super::reads;
use crate::{
    Entry, Error, Phase, Progress, Review, Table, TableId, packed,
    row::{self, Sitter},
};

pub(super) async fn create(
    connection: &mut SqliteConnection,
    table: &Table,
    log: &[Entry],
) -> Result<(), Error> {
    let added = sqlx::query(
        "INSERT INTO tables (id, game, options, seed, deal, rules, owner, invite, listed, hints, phase,
                             created, moved, to_move, result)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(table.id.as_str())
    .bind(&table.game)
    .bind(row::options(table))
    .bind(&table.seed)
    .bind(&table.deal)
    .bind(table.rules)
    .bind(table.owner.as_str())
    .bind(&table.invite)
    .bind(table.listed)
    .bind(table.hints)
    .bind(table.phase.word())
    .bind(table.created)
    .bind(table.moved)
    .bind(table.to_move)
    .bind(&table.result)
    .execute(&mut *connection)
    .await?;
    if added.rows_affected() == 0 {
        return Err(Error::Taken);
    }
    for seat in 0..table.seats.len() {
        add_seat(connection, table, seat).await?;
    }
    row::continue_from(1, log)?;
    match table.phase {
        Phase::Finished => put_packed(connection, &table.id, log).await,
        Phase::Open | Phase::Running => add_entries(connection, &table.id, 1, log).await,
    }
}

/// Takes a table and all that belongs to it away, if it is there.
pub(super) async fn remove(connection: &mut SqliteConnection, id: &TableId) -> Result<(), Error> {
    for one in [
        "DELETE FROM jobs WHERE table_id = ?",
        "DELETE FROM reviews WHERE table_id = ?",
        "DELETE FROM log WHERE table_id = ?",
        "DELETE FROM packed WHERE table_id = ?",
        "DELETE FROM seats WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ] {
        sqlx::query(one).bind(id.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}

pub(super) async fn save_review(
    connection: &mut SqliteConnection,
    id: &TableId,
    review: &Review,
) -> Result<(), Error> {
    // Nothing is selected, and so nothing saved, for a table that is not there.
    let saved = sqlx::query(
        "INSERT INTO reviews (table_id, made, text) SELECT id, ?, ? FROM tables WHERE id = ?
         ON CONFLICT (table_id) DO UPDATE SET made = excluded.made, text = excluded.text",
    )
    .bind(review.made)
    .bind(&review.text)
    .bind(id.as_str())
    .execute(connection)
    .await?;
    if saved.rows_affected() == 0 { Err(Error::Missing(id.clone())) } else { Ok(()) }
}

async fn add_seat(connection: &mut SqliteConnection, table: &Table, seat: usize) -> Result<(), Error> {
    let columns = Sitter::of(&table.seats[seat]);
    sqlx::query("INSERT INTO seats (table_id, seat, guest, name, bot, word) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(table.id.as_str())
        .bind(i64::try_from(seat).unwrap_or(i64::MAX))
        .bind(columns.guest)
        .bind(columns.name)
        .bind(columns.bot)
        .bind(table.word(seat))
        .execute(connection)
        .await?;
    Ok(())
}

/// Adds entries that must be numbered from `first` on.
pub(super) async fn add_entries(
    connection: &mut SqliteConnection,
    id: &TableId,
    first: u32,
    entries: &[Entry],
) -> Result<(), Error> {
    row::continue_from(first, entries)?;
    for entry in entries {
        add_entry(connection, id, entry).await?;
    }
    Ok(())
}

async fn add_entry(connection: &mut SqliteConnection, id: &TableId, entry: &Entry) -> Result<(), Error> {
    sqlx::query("INSERT INTO log (table_id, n, seat, notation, auto, at) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(id.as_str())
        .bind(entry.n)
        .bind(entry.seat)
        .bind(&entry.notation)
        .bind(entry.auto)
        .bind(entry.at)
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn note(
    connection: &mut SqliteConnection,
    id: &TableId,
    progress: &Progress,
    moved: Option<i64>,
) -> Result<(), Error> {
    let changed = sqlx::query(
        "UPDATE tables SET phase = ?, to_move = ?, result = ?, moved = coalesce(?, moved) WHERE id = ?",
    )
    .bind(progress.phase.word())
    .bind(progress.to_move)
    .bind(&progress.result)
    .bind(moved)
    .bind(id.as_str())
    .execute(connection)
    .await?;
    if changed.rows_affected() == 0 {
        return Err(Error::Missing(id.clone()));
    }
    Ok(())
}

/// Makes the log of a game that is over one small value; one that is damaged stays as it is, for whoever mends it.
pub(super) async fn pack(connection: &mut SqliteConnection, id: &TableId) -> Result<(), Error> {
    match reads::log(&mut *connection, id).await {
        Ok(log) => put_packed(connection, id, &log).await,
        Err(error @ Error::Damaged { .. }) => {
            tracing::error!(%error, "a finished game is not packed");
            Ok(())
        }
        Err(error) => Err(error),
    }
}

/// Puts a whole log, numbered from 1, in the place of its rows.
async fn put_packed(connection: &mut SqliteConnection, id: &TableId, log: &[Entry]) -> Result<(), Error> {
    let Some(last) = log.last() else { return Ok(()) };
    sqlx::query(
        "INSERT INTO packed (table_id, last, entries) VALUES (?, ?, ?)
         ON CONFLICT (table_id) DO UPDATE SET last = excluded.last, entries = excluded.entries",
    )
    .bind(id.as_str())
    .bind(last.n)
    .bind(packed::pack(log))
    .execute(&mut *connection)
    .await?;
    sqlx::query("DELETE FROM log WHERE table_id = ?").bind(id.as_str()).execute(connection).await?;
    Ok(())
}
