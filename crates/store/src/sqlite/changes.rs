//! Everything that can be written.

use async_trait::async_trait;
use sqlx::SqliteConnection;

use super::{
    reads,
    writer::{Applied, Change},
};
use crate::{
    Entry, Error, Occupant, Progress, Review, Table, TableId, Whole,
    row::{self, Sitter},
};

pub(super) struct Create {
    pub(super) table: Table,
    pub(super) log: Vec<Entry>,
}

#[async_trait]
impl Change for Create {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
        create(connection, &self.table, &self.log).await?;
        Ok(Applied::of((), &self.table.id, self.log.last().map_or(0, |entry| entry.n)))
    }
}

/// A table that was kept elsewhere.
pub(super) struct Import {
    pub(super) whole: Whole,
    pub(super) over: Over,
}

/// What becomes of a table that has the name already.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Over {
    /// It stays, and the new one is refused.
    Nothing,
    /// It makes room.
    Old,
}

#[async_trait]
impl Change for Import {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
        let Whole { table, log, review } = &self.whole;
        if self.over == Over::Old {
            remove(connection, &table.id).await?;
        }
        create(connection, table, log).await?;
        if let Some(review) = review {
            save_review(connection, &table.id, review).await?;
        }
        Ok(Applied::of((), &table.id, log.last().map_or(0, |entry| entry.n)))
    }
}

/// Everything is thrown away.
pub(super) struct Clear;

#[async_trait]
impl Change for Clear {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
        let all =
            "DELETE FROM jobs; DELETE FROM reviews; DELETE FROM log; DELETE FROM seats; DELETE FROM tables;
                   DELETE FROM accounts; DELETE FROM secrets";
        sqlx::raw_sql(all).execute(connection).await?;
        Ok(Applied::quietly(()))
    }
}

pub(super) struct Sit {
    pub(super) id: TableId,
    pub(super) seat: u8,
    pub(super) before: Occupant,
    pub(super) occupant: Occupant,
}

#[async_trait]
impl Change for Sit {
    type Answer = bool;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<bool>, Error> {
        let (old, new) = (Sitter::of(&self.before), Sitter::of(&self.occupant));
        let changed = sqlx::query(
            "UPDATE seats SET guest = ?, name = ?, bot = ?
             WHERE table_id = ? AND seat = ? AND guest IS ? AND name IS ? AND bot IS ?",
        )
        .bind(new.guest)
        .bind(new.name)
        .bind(new.bot)
        .bind(self.id.as_str())
        .bind(self.seat)
        .bind(old.guest)
        .bind(old.name)
        .bind(old.bot)
        .execute(&mut *connection)
        .await?;
        if changed.rows_affected() > 0 {
            return Applied::after(connection, true, &self.id).await;
        }
        let known = sqlx::query("SELECT 1 FROM tables WHERE id = ?")
            .bind(self.id.as_str())
            .fetch_optional(connection)
            .await?;
        known.map(|_| Applied::quietly(false)).ok_or_else(|| Error::Missing(self.id.clone()))
    }
}

pub(super) struct SetPhase {
    pub(super) id: TableId,
    pub(super) progress: Progress,
}

#[async_trait]
impl Change for SetPhase {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
        note(connection, &self.id, &self.progress, None).await?;
        Applied::after(connection, (), &self.id).await
    }
}

pub(super) struct SetInvite {
    pub(super) id: TableId,
    pub(super) invite: String,
}

#[async_trait]
impl Change for SetInvite {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
        let changed = sqlx::query("UPDATE tables SET invite = ? WHERE id = ?");
        let changed = changed.bind(&self.invite).bind(self.id.as_str()).execute(&mut *connection).await?;
        if changed.rows_affected() == 0 {
            return Err(Error::Missing(self.id.clone()));
        }
        Applied::after(connection, (), &self.id).await
    }
}

/// Notes where a table stands and adds entries, if the table is there and its log ends where they go on; else it does nothing.
const APPEND: &str = "
    UPDATE tables SET phase = ?, to_move = ?, result = ?, moved = ?
    WHERE id = ? AND ? = (SELECT coalesce(max(n), 0) FROM log WHERE table_id = ?);
    INSERT INTO log (table_id, n, seat, notation, auto, at)
    SELECT ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)
    WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)
      AND ? = (SELECT coalesce(max(n), 0) FROM log WHERE table_id = ?)";

/// Entries as rows in JSON.
fn rows(entries: &[Entry]) -> String {
    let row = |it: &Entry| serde_json::json!([it.n, it.seat, it.notation, it.auto, it.at]);
    entries.iter().map(row).collect::<serde_json::Value>().to_string()
}

pub(super) struct Append {
    pub(super) id: TableId,
    pub(super) entries: Vec<Entry>,
    pub(super) progress: Progress,
}

#[async_trait]
impl Change for Append {
    type Answer = ();

    async fn apply_at_once(
        &self,
        connection: &mut SqliteConnection,
    ) -> Result<Option<Applied<()>>, sqlx::Error> {
        let (Some(first), Some(last)) = (self.entries.first(), self.entries.last()) else { return Ok(None) };
        if self.entries.windows(2).any(|it| it[0].n.checked_add(1) != Some(it[1].n)) {
            return Ok(None);
        }
        let (id, before) = (self.id.as_str(), i64::from(first.n) - 1);
        let done = sqlx::query(APPEND)
            .bind(self.progress.phase.word())
            .bind(self.progress.to_move)
            .bind(&self.progress.result)
            .bind(last.at)
            .bind(id)
            .bind(before)
            .bind(id)
            .bind(id)
            .bind(rows(&self.entries))
            .bind(id)
            .bind(before)
            .bind(id)
            .execute(connection)
            .await?;
        Ok((done.rows_affected() > 0).then(|| Applied::of((), &self.id, last.n)))
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
        note(connection, &self.id, &self.progress, self.entries.last().map(|entry| entry.at)).await?;
        let last = reads::last(&mut *connection, &self.id).await?;
        if self.entries.first().is_some_and(|entry| (1..=last).contains(&entry.n)) {
            return Err(Error::Taken);
        }
        add_entries(connection, &self.id, last + 1, &self.entries).await?;
        Ok(Applied::of((), &self.id, self.entries.last().map_or(last, |entry| entry.n)))
    }
}

pub(super) struct SaveReview {
    pub(super) id: TableId,
    pub(super) review: Review,
}

#[async_trait]
impl Change for SaveReview {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
        save_review(connection, &self.id, &self.review).await?;
        Applied::after(connection, (), &self.id).await
    }
}

pub(super) struct Secret {
    pub(super) name: String,
    pub(super) fresh: Vec<u8>,
}

#[async_trait]
impl Change for Secret {
    type Answer = Vec<u8>;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<Vec<u8>>, Error> {
        sqlx::query("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(&self.name)
            .bind(&self.fresh)
            .execute(&mut *connection)
            .await?;
        let kept = sqlx::query_scalar("SELECT value FROM secrets WHERE name = ?")
            .bind(&self.name)
            .fetch_one(connection)
            .await?;
        Ok(Applied::quietly(kept))
    }
}

pub(super) struct SetSecret {
    pub(super) name: String,
    pub(super) value: Vec<u8>,
}

#[async_trait]
impl Change for SetSecret {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
        sqlx::query(
            "INSERT INTO secrets (name, value) VALUES (?, ?)
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(&self.name)
        .bind(&self.value)
        .execute(connection)
        .await?;
        Ok(Applied::quietly(()))
    }
}

async fn create(connection: &mut SqliteConnection, table: &Table, log: &[Entry]) -> Result<(), Error> {
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
    for (seat, occupant) in (0_i64..).zip(&table.seats) {
        add_seat(connection, &table.id, seat, occupant).await?;
    }
    add_entries(connection, &table.id, 1, log).await
}

/// Takes a table and all that belongs to it away, if it is there.
async fn remove(connection: &mut SqliteConnection, id: &TableId) -> Result<(), Error> {
    for one in [
        "DELETE FROM jobs WHERE table_id = ?",
        "DELETE FROM reviews WHERE table_id = ?",
        "DELETE FROM log WHERE table_id = ?",
        "DELETE FROM seats WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ] {
        sqlx::query(one).bind(id.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn save_review(connection: &mut SqliteConnection, id: &TableId, review: &Review) -> Result<(), Error> {
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

async fn add_seat(
    connection: &mut SqliteConnection,
    id: &TableId,
    seat: i64,
    occupant: &Occupant,
) -> Result<(), Error> {
    let columns = Sitter::of(occupant);
    sqlx::query("INSERT INTO seats (table_id, seat, guest, name, bot) VALUES (?, ?, ?, ?, ?)")
        .bind(id.as_str())
        .bind(seat)
        .bind(columns.guest)
        .bind(columns.name)
        .bind(columns.bot)
        .execute(connection)
        .await?;
    Ok(())
}

/// Adds entries that must be numbered from `first` on.
async fn add_entries(
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

async fn note(
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
