//! Everything that can be written.

use async_trait::async_trait;
use sqlx::SqliteConnection;

use super::writer::Change;
use crate::{Entry, Error, Occupant, Progress, Table, TableId};

pub(super) struct Create {
    pub(super) table: Table,
    pub(super) log: Vec<Entry>,
}

#[async_trait]
impl Change for Create {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<(), Error> {
        let table = &self.table;
        let options = serde_json::to_string(&table.options).expect("strings are always JSON");
        let added = sqlx::query(
            "INSERT INTO tables (id, game, options, seed, deal, rules, owner, invite, listed, hints, phase,
                                 created, moved, to_move, result)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(table.id.as_str())
        .bind(&table.game)
        .bind(options)
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
        add_entries(connection, &table.id, 1, &self.log).await
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

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<bool, Error> {
        let (old, new) = (Columns::of(&self.before), Columns::of(&self.occupant));
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
            return Ok(true);
        }
        let known = sqlx::query("SELECT 1 FROM tables WHERE id = ?")
            .bind(self.id.as_str())
            .fetch_optional(connection)
            .await?;
        known.map(|_| false).ok_or_else(|| Error::Missing(self.id.clone()))
    }
}

pub(super) struct SetPhase {
    pub(super) id: TableId,
    pub(super) progress: Progress,
}

#[async_trait]
impl Change for SetPhase {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<(), Error> {
        note(connection, &self.id, &self.progress, None).await
    }
}

pub(super) struct Append {
    pub(super) id: TableId,
    pub(super) entries: Vec<Entry>,
    pub(super) progress: Progress,
}

#[async_trait]
impl Change for Append {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<(), Error> {
        note(connection, &self.id, &self.progress, self.entries.last().map(|entry| entry.at)).await?;
        let last: u32 = sqlx::query_scalar("SELECT coalesce(max(n), 0) FROM log WHERE table_id = ?")
            .bind(self.id.as_str())
            .fetch_one(&mut *connection)
            .await?;
        if self.entries.first().is_some_and(|entry| (1..=last).contains(&entry.n)) {
            return Err(Error::Taken);
        }
        add_entries(connection, &self.id, last + 1, &self.entries).await
    }
}

pub(super) struct SaveReview {
    pub(super) id: TableId,
    pub(super) made: i64,
    pub(super) text: String,
}

#[async_trait]
impl Change for SaveReview {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<(), Error> {
        // Nothing is selected, and so nothing saved, for a table that is not there.
        let saved = sqlx::query(
            "INSERT INTO reviews (table_id, made, text) SELECT id, ?, ? FROM tables WHERE id = ?
             ON CONFLICT (table_id) DO UPDATE SET made = excluded.made, text = excluded.text",
        )
        .bind(self.made)
        .bind(&self.text)
        .bind(self.id.as_str())
        .execute(connection)
        .await?;
        if saved.rows_affected() == 0 {
            return Err(Error::Missing(self.id.clone()));
        }
        Ok(())
    }
}

pub(super) struct Secret {
    pub(super) name: String,
    pub(super) fresh: Vec<u8>,
}

#[async_trait]
impl Change for Secret {
    type Answer = Vec<u8>;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Vec<u8>, Error> {
        sqlx::query("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(&self.name)
            .bind(&self.fresh)
            .execute(&mut *connection)
            .await?;
        let kept = sqlx::query_scalar("SELECT value FROM secrets WHERE name = ?")
            .bind(&self.name)
            .fetch_one(connection)
            .await?;
        Ok(kept)
    }
}

/// An occupant as the table of seats holds it.
struct Columns<'a> {
    guest: Option<&'a str>,
    name: Option<&'a str>,
    bot: Option<&'a str>,
}

impl<'a> Columns<'a> {
    fn of(occupant: &'a Occupant) -> Self {
        match occupant {
            Occupant::Open => Self { guest: None, name: None, bot: None },
            Occupant::Guest { id, name } => Self { guest: Some(id.as_str()), name: Some(name), bot: None },
            Occupant::Bot { bot } => Self { guest: None, name: None, bot: Some(bot) },
        }
    }
}

async fn add_seat(
    connection: &mut SqliteConnection,
    id: &TableId,
    seat: i64,
    occupant: &Occupant,
) -> Result<(), Error> {
    let columns = Columns::of(occupant);
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
    for (expected, entry) in (first..).zip(entries) {
        if entry.n != expected {
            return Err(Error::Gap { expected, found: entry.n });
        }
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
