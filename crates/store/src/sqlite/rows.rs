//! The rows that changes are made of.

use sqlx::SqliteConnection;

use super::{calls, log, reads};
use crate::{
    Attendance, Entry, Error, LogDigest, Phase, StoredReview, Table, TableId, TableProgress,
    checksums::{self, ChecksumKind},
    packed,
    row::{self, SeatColumns},
};

pub(super) async fn create(
    connection: &mut SqliteConnection,
    table: &Table,
    log: &[Entry],
) -> Result<(), Error> {
    let added = sqlx::query(
        "INSERT INTO tables (id, game, options, seed, deal, rules, owner, invite, listed, hints, phase,
                             created, moved, to_move, result, length, pace, stand_in, barred, asleep, touched, asked_at, due)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
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
    .bind(table.phase.as_str())
    .bind(table.created)
    .bind(table.moved)
    .bind(table.to_move)
    .bind(&table.result)
    .bind(log.last().map_or(0, |entry| entry.n))
    .bind(&table.pace)
    .bind(&table.stand_in)
    .bind(row::barred(table))
    .bind(table.attendance.asleep)
    .bind(table.attendance.touched)
    .bind(table.attendance.asked_at)
    .bind(table.attendance.due)
    .execute(&mut *connection)
    .await?;
    if added.rows_affected() == 0 {
        return Err(Error::Conflict);
    }
    for seat in 0..table.seats.len() {
        add_seat(connection, table, seat).await?;
    }
    save_checksum(connection, ChecksumKind::Table, table.id.as_str(), checksums::table_checksum(table))
        .await?;
    row::check_numbering(1, log)?;
    match table.phase {
        Phase::Finished => save_packed(connection, &table.id, log).await,
        Phase::Open | Phase::Running => add_entries(connection, &table.id, 1, log).await,
    }
}

/// Fails if there is no such table.
pub(super) async fn check_table_exists(connection: &mut SqliteConnection, id: &TableId) -> Result<(), Error> {
    let known = sqlx::query("SELECT 1 FROM tables WHERE id = ?").bind(id.as_str());
    let known = known.fetch_optional(connection).await?;
    known.map(drop).ok_or_else(|| Error::TableNotFound(id.clone()))
}

/// Takes a table and all that belongs to it away; returns whether it was there.
pub(super) async fn remove(connection: &mut SqliteConnection, id: &TableId) -> Result<bool, Error> {
    let mut removed = 0;
    for one in [
        "DELETE FROM sums WHERE kind IN ('table', 'review') AND name = ?",
        "DELETE FROM jobs WHERE table_id = ?",
        "DELETE FROM reviews WHERE table_id = ?",
        "DELETE FROM log WHERE table_id = ?",
        "DELETE FROM packed WHERE table_id = ?",
        "DELETE FROM invitations WHERE table_id = ?",
        "DELETE FROM seats WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ] {
        // The last of them counts.
        removed = sqlx::query(one).bind(id.as_str()).execute(&mut *connection).await?.rows_affected();
    }
    Ok(removed > 0)
}

/// Keeps the sum of something in the place of an older one.
pub(super) async fn save_checksum(
    connection: &mut SqliteConnection,
    kind: ChecksumKind,
    name: &str,
    sum: LogDigest,
) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO sums (kind, name, sum) VALUES (?, ?, ?) ON CONFLICT (kind, name) DO UPDATE SET sum = excluded.sum",
    )
    .bind(kind.as_str())
    .bind(name)
    .bind(sum.as_bytes())
    .execute(connection)
    .await?;
    Ok(())
}

/// Keeps the sum of a table and its seats after a change; a damaged one keeps the one that it has.
pub(super) async fn update_table_checksum(
    connection: &mut SqliteConnection,
    id: &TableId,
) -> Result<(), Error> {
    match reads::table(&mut *connection, id).await {
        Ok(Some(table)) => {
            save_checksum(connection, ChecksumKind::Table, id.as_str(), checksums::table_checksum(&table))
                .await
        }
        Ok(None) | Err(Error::Damaged { .. }) => Ok(()),
        Err(error) => Err(error),
    }
}

pub(super) async fn save_review(
    connection: &mut SqliteConnection,
    id: &TableId,
    review: &StoredReview,
) -> Result<(), Error> {
    // Nothing is selected, and so nothing saved, for a table that is not there.
    let saved = sqlx::query(
        "INSERT INTO reviews (table_id, made, text) SELECT id, ?, ? FROM tables WHERE id = ?
         ON CONFLICT (table_id) DO UPDATE SET made = excluded.made, text = excluded.text",
    )
    .bind(review.made)
    .bind(&review.text)
    .bind(id.as_str())
    .execute(&mut *connection)
    .await?;
    if saved.rows_affected() == 0 {
        return Err(Error::TableNotFound(id.clone()));
    }
    save_checksum(connection, ChecksumKind::Review, id.as_str(), checksums::review_checksum(id, review)).await
}

async fn add_seat(connection: &mut SqliteConnection, table: &Table, seat: usize) -> Result<(), Error> {
    let columns = SeatColumns::new(&table.seats[seat]);
    let attendance = table.attendance.seat(seat);
    sqlx::query("INSERT INTO seats (table_id, seat, guest, name, bot, word, away, reserve) VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
        .bind(table.id.as_str())
        .bind(i64::try_from(seat).unwrap_or(i64::MAX))
        .bind(columns.guest)
        .bind(columns.name)
        .bind(columns.bot)
        .bind(table.contribution(seat))
        .bind(attendance.away)
        .bind(attendance.reserve)
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
    row::check_numbering(first, entries)?;
    for entry in entries {
        add_entry(connection, id, entry).await?;
    }
    Ok(())
}

async fn add_entry(connection: &mut SqliteConnection, id: &TableId, entry: &Entry) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO log (table_id, n, seat, notation, auto, at, digest) VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(id.as_str())
    .bind(entry.n)
    .bind(entry.seat)
    .bind(&entry.notation)
    .bind(entry.auto)
    .bind(entry.at)
    .bind(entry.digest.as_ref().map(LogDigest::as_bytes))
    .execute(connection)
    .await?;
    Ok(())
}

/// Notes where a table stands, with its last entry if that is new; a table that was closed is not there for
/// this.
pub(super) async fn save_progress(
    connection: &mut SqliteConnection,
    id: &TableId,
    progress: &TableProgress,
    last: Option<&Entry>,
) -> Result<(), Error> {
    let attendance = progress.attendance.as_ref();
    let changed = sqlx::query(
        "UPDATE tables SET phase = ?, to_move = ?, result = ?, moved = coalesce(?, moved), length = coalesce(?, length),
                asleep = coalesce(?, asleep), touched = coalesce(?, touched),
                asked_at = iif(?, ?, asked_at), due = iif(?, ?, due)
         WHERE id = ? AND coalesce(substr(result, 1, 10), '') <> '{\"closed\":'",
    )
    .bind(progress.phase.as_str())
    .bind(progress.to_move)
    .bind(&progress.result)
    .bind(last.map(|entry| entry.at))
    .bind(last.map(|entry| entry.n))
    .bind(attendance.map(|it| it.asleep))
    .bind(attendance.map(|it| it.touched))
    .bind(attendance.is_some())
    .bind(attendance.and_then(|it| it.asked_at))
    .bind(attendance.is_some())
    .bind(attendance.and_then(|it| it.due))
    .bind(id.as_str())
    .execute(&mut *connection)
    .await?;
    if changed.rows_affected() == 0 {
        return Err(Error::TableNotFound(id.clone()));
    }
    save_seat_attendance(connection, id, attendance).await?;
    calls::add_all(connection, id, &progress.calls).await.map(drop)
}

/// Notes who is away from which seat, where anything is said about seats.
async fn save_seat_attendance(
    connection: &mut SqliteConnection,
    id: &TableId,
    attendance: Option<&Attendance>,
) -> Result<(), Error> {
    let seats = attendance.into_iter().flat_map(|it| &it.seats);
    for (seat, it) in (0_i64..).zip(seats) {
        sqlx::query("UPDATE seats SET away = ?, reserve = ? WHERE table_id = ? AND seat = ?")
            .bind(&it.away)
            .bind(it.reserve)
            .bind(id.as_str())
            .bind(seat)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Makes the log of a game that is over one small value; one that is damaged stays as it is, to be repaired.
pub(super) async fn pack(connection: &mut SqliteConnection, id: &TableId) -> Result<(), Error> {
    match log::log(&mut *connection, id).await {
        Ok(entries) => save_packed(connection, id, &entries).await,
        Err(error @ (Error::Damaged { .. } | Error::Truncated { .. })) => {
            tracing::error!(%error, "a finished game is not packed");
            Ok(())
        }
        Err(error) => Err(error),
    }
}

/// Puts a whole log, numbered from 1, in the place of its rows.
async fn save_packed(connection: &mut SqliteConnection, id: &TableId, log: &[Entry]) -> Result<(), Error> {
    let Some(last) = log.last() else { return Ok(()) };
    sqlx::query(
        "INSERT INTO packed (table_id, last, entries, digest) VALUES (?, ?, ?, ?)
         ON CONFLICT (table_id) DO UPDATE SET last = excluded.last, entries = excluded.entries, digest = excluded.digest",
    )
    .bind(id.as_str())
    .bind(last.n)
    .bind(packed::pack(log))
    .bind(last.digest.as_ref().map(LogDigest::as_bytes))
    .execute(&mut *connection)
    .await?;
    sqlx::query("DELETE FROM log WHERE table_id = ?").bind(id.as_str()).execute(connection).await?;
    Ok(())
}
