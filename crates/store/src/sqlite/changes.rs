//! Changes of tables, their logs, reviews and secrets.

use std::sync::Arc;

use sqlx::{Sqlite, SqliteConnection, query::Query, sqlite::SqliteArguments};

use super::{
    reads,
    rows::{self, add_entries, remove, save_checksum, save_progress},
    writer::{Applied, Writer},
};
use crate::{
    Entry, Error, FullTable, LogDigest, Occupant, Phase, StoredReview, Table, TableId, TableProgress,
    checksums::{self, ChecksumKind},
    row::SeatColumns,
    statements,
};

pub(super) async fn create(
    connection: &mut SqliteConnection,
    table: &Table,
    log: &[Entry],
) -> Result<Applied<()>, Error> {
    rows::create(connection, table, log).await?;
    Ok(Applied::with_length((), &table.id, log.last().map_or(0, |entry| entry.n)))
}

/// Adds a table that was kept elsewhere.
pub(super) async fn import(
    connection: &mut SqliteConnection,
    whole: &FullTable,
) -> Result<Applied<()>, Error> {
    let FullTable { table, log, review } = whole;
    let created = create(connection, table, log).await?;
    if let Some(review) = review {
        rows::save_review(connection, &table.id, review).await?;
    }
    Ok(created)
}

/// Adds a table that was kept elsewhere in the place of one with the same id.
pub(super) async fn replace(
    connection: &mut SqliteConnection,
    whole: &FullTable,
) -> Result<Applied<()>, Error> {
    remove(connection, &whole.table.id).await?;
    import(connection, whole).await
}

/// Deletes everything.
pub(super) async fn clear(connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
    sqlx::raw_sql(statements::DELETE_ALL).execute(connection).await?;
    Ok(Applied::without_event(()))
}

pub(super) async fn swap_occupant(
    connection: &mut SqliteConnection,
    id: &TableId,
    seat: u8,
    before: &Occupant,
    occupant: &Occupant,
) -> Result<Applied<bool>, Error> {
    let (old, new) = (SeatColumns::new(before), SeatColumns::new(occupant));
    let swap = sqlx::query(
        "UPDATE seats SET guest = ?, name = ?, bot = ?
         WHERE table_id = ? AND seat = ? AND guest IS ? AND name IS ? AND bot IS ?",
    )
    .bind(new.guest)
    .bind(new.name)
    .bind(new.bot)
    .bind(id.as_str())
    .bind(seat)
    .bind(old.guest)
    .bind(old.name)
    .bind(old.bot);
    change_seat(connection, id, swap).await
}

pub(super) async fn take_seat(
    connection: &mut SqliteConnection,
    id: &TableId,
    seat: u8,
    person: &Occupant,
    contribution: &str,
) -> Result<Applied<bool>, Error> {
    let person = SeatColumns::new(person);
    let take = sqlx::query(
        "UPDATE seats SET guest = ?, name = ?, bot = ?, word = ?
         WHERE table_id = ? AND seat = ? AND guest IS NULL AND bot IS NULL
           AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND deal = '' AND phase = 'open')",
    )
    .bind(person.guest)
    .bind(person.name)
    .bind(person.bot)
    .bind(contribution)
    .bind(id.as_str())
    .bind(seat);
    change_seat(connection, id, take).await
}

/// Executes a change of one seat, which does nothing if the seat is not as expected.
pub(super) async fn change_seat(
    connection: &mut SqliteConnection,
    id: &TableId,
    change: Query<'_, Sqlite, SqliteArguments>,
) -> Result<Applied<bool>, Error> {
    if change.execute(&mut *connection).await?.rows_affected() == 0 {
        return unchanged(connection, id).await;
    }
    rows::update_table_checksum(connection, id).await?;
    Applied::log_unchanged(connection, true, id).await
}

/// The answer of a change that did nothing; fails if there is no such table.
pub(super) async fn unchanged(
    connection: &mut SqliteConnection,
    id: &TableId,
) -> Result<Applied<bool>, Error> {
    rows::check_table_exists(connection, id).await?;
    Ok(Applied::without_event(false))
}

pub(super) async fn deal(
    connection: &mut SqliteConnection,
    id: &TableId,
    deal: &str,
    progress: &TableProgress,
) -> Result<Applied<bool>, Error> {
    let dealt = sqlx::query("UPDATE tables SET deal = ? WHERE id = ? AND deal = '' AND phase = 'open'");
    let dealt = dealt.bind(deal).bind(id.as_str()).execute(&mut *connection).await?;
    if dealt.rows_affected() == 0 {
        return unchanged(connection, id).await;
    }
    save_progress(connection, id, progress, None).await?;
    Applied::log_unchanged(connection, true, id).await
}

pub(super) async fn set_progress(
    connection: &mut SqliteConnection,
    id: &TableId,
    progress: &TableProgress,
) -> Result<Applied<()>, Error> {
    save_progress(connection, id, progress, None).await?;
    Applied::log_unchanged(connection, (), id).await
}

pub(super) async fn set_invite(
    connection: &mut SqliteConnection,
    id: &TableId,
    invite: &str,
) -> Result<Applied<()>, Error> {
    let changed = sqlx::query("UPDATE tables SET invite = ? WHERE id = ?");
    let changed = changed.bind(invite).bind(id.as_str()).execute(&mut *connection).await?;
    if changed.rows_affected() == 0 {
        return Err(Error::TableNotFound(id.clone()));
    }
    rows::update_table_checksum(connection, id).await?;
    Applied::log_unchanged(connection, (), id).await
}

/// Notes where a table stands, if the table is there, not closed, and its log ends where the entries go on; else it does
/// nothing. Then it adds the entries, if it did.
macro_rules! append_sql {
    ($entries:literal) => {
        concat!(
            "UPDATE tables SET phase = ?, to_move = ?, result = ?, moved = ?, length = ?,
                asleep = coalesce(?, asleep), touched = coalesce(?, touched), asked_at = iif(?, ?, asked_at), due = iif(?, ?, due)
            WHERE id = ? AND coalesce(substr(result, 1, 10), '') <> '{\"closed\":'
              AND ? = coalesce((SELECT max(n) FROM log WHERE table_id = id), (SELECT last FROM packed WHERE table_id = id), 0);
            INSERT INTO log (table_id, n, seat, notation, auto, at, digest) SELECT ?, ",
            $entries,
            " WHERE changes() > 0"
        )
    };
}

/// Appends one entry, as nearly all decisions do.
const APPEND_ONE: &str = append_sql!("?, ?, ?, ?, ?, ?");

/// Appends entries that are rows in JSON.
const APPEND_SEVERAL: &str = append_sql!(
    "value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, unhex(value ->> 5) FROM json_each(?)"
);

/// Entries as rows in JSON.
fn as_json(entries: &[Entry]) -> String {
    let digest = |it: &Entry| it.digest.map(|it| it.to_string());
    let row = |it: &Entry| serde_json::json!([it.n, it.seat, it.notation, it.auto, it.at, digest(it)]);
    entries.iter().map(row).collect::<serde_json::Value>().to_string()
}

struct Append {
    id: TableId,
    entries: Vec<Entry>,
    progress: TableProgress,
}

/// Appends entries to the log of a table; durable when it returns.
pub(super) async fn append(
    writer: &Writer,
    id: &TableId,
    entries: &[Entry],
    progress: &TableProgress,
) -> Result<(), Error> {
    let append = Arc::new(Append { id: id.clone(), entries: entries.to_vec(), progress: progress.clone() });
    let attempt = Arc::clone(&append);
    writer
        .write_quickly(
            move |it| Box::pin(async move { attempt.try_fast(it).await }),
            move |it| Box::pin(async move { append.apply(it).await }),
        )
        .await
}

impl Append {
    /// Appends in one statement, if nothing stands against it.
    async fn try_fast(&self, connection: &mut SqliteConnection) -> Result<Option<Applied<()>>, sqlx::Error> {
        let (Some(first), Some(last)) = (self.entries.first(), self.entries.last()) else { return Ok(None) };
        let attendance = self.progress.attendance.as_ref();
        if self.progress.phase == Phase::Finished
            || !self.progress.calls.is_empty()
            || attendance.is_some_and(|it| !it.seats.is_empty())
            || self.entries.windows(2).any(|it| it[0].n.checked_add(1) != Some(it[1].n))
        {
            return Ok(None);
        }
        let (id, before) = (self.id.as_str(), i64::from(first.n) - 1);
        let is_one = first.n == last.n;
        let append = sqlx::query(if is_one { APPEND_ONE } else { APPEND_SEVERAL })
            .bind(self.progress.phase.as_str())
            .bind(self.progress.to_move)
            .bind(&self.progress.result)
            .bind(last.at)
            .bind(last.n)
            .bind(attendance.map(|it| it.asleep))
            .bind(attendance.map(|it| it.touched))
            .bind(attendance.is_some())
            .bind(attendance.and_then(|it| it.asked_at))
            .bind(attendance.is_some())
            .bind(attendance.and_then(|it| it.due))
            .bind(id)
            .bind(before)
            .bind(id);
        let append = if is_one {
            let digest = first.digest.as_ref().map(LogDigest::as_bytes);
            let entry = append.bind(first.n).bind(first.seat).bind(&first.notation);
            entry.bind(first.auto).bind(first.at).bind(digest)
        } else {
            append.bind(as_json(&self.entries))
        };
        let done = append.execute(connection).await?;
        Ok((done.rows_affected() > 0).then(|| Applied::with_length((), &self.id, last.n)))
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
        save_progress(connection, &self.id, &self.progress, self.entries.last()).await?;
        let last = reads::last(&mut *connection, &self.id).await?;
        if self.entries.first().is_some_and(|entry| (1..=last).contains(&entry.n)) {
            return Err(Error::Conflict);
        }
        add_entries(connection, &self.id, last + 1, &self.entries).await?;
        if self.progress.phase == Phase::Finished {
            rows::pack(connection, &self.id).await?;
        }
        Ok(Applied::with_length((), &self.id, self.entries.last().map_or(last, |entry| entry.n)))
    }
}

pub(super) async fn save_review(
    connection: &mut SqliteConnection,
    id: &TableId,
    review: &StoredReview,
) -> Result<Applied<()>, Error> {
    rows::save_review(connection, id, review).await?;
    Applied::log_unchanged(connection, (), id).await
}

pub(super) async fn get_or_create_secret(
    connection: &mut SqliteConnection,
    name: &str,
    fresh: &[u8],
) -> Result<Applied<Vec<u8>>, Error> {
    sqlx::query("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING")
        .bind(name)
        .bind(fresh)
        .execute(&mut *connection)
        .await?;
    let kept: Vec<u8> = sqlx::query_scalar("SELECT value FROM secrets WHERE name = ?")
        .bind(name)
        .fetch_one(&mut *connection)
        .await?;
    // What is there already is not vouched for anew.
    sqlx::query("INSERT INTO sums (kind, name, sum) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
        .bind(ChecksumKind::Secret.as_str())
        .bind(name)
        .bind(checksums::secret_checksum(name, &kept).as_bytes())
        .execute(connection)
        .await?;
    Ok(Applied::without_event(kept))
}

pub(super) async fn set_secret(
    connection: &mut SqliteConnection,
    name: &str,
    value: &[u8],
) -> Result<Applied<()>, Error> {
    sqlx::query(
        "INSERT INTO secrets (name, value) VALUES (?, ?)
         ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    )
    .bind(name)
    .bind(value)
    .execute(&mut *connection)
    .await?;
    save_checksum(connection, ChecksumKind::Secret, name, checksums::secret_checksum(name, value)).await?;
    Ok(Applied::without_event(()))
}
