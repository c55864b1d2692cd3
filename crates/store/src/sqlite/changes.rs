//! Everything that can be written.

use async_trait::async_trait;
use sqlx::SqliteConnection;

use super::{
    reads,
    rows::{self, add_entries, create, remove, save_checksum, save_progress, save_review},
    writer::{Applied, WriteOp},
};
use crate::{
    Entry, Error, FullTable, Occupant, Phase, StoredReview, Table, TableId, TableProgress,
    row::SeatColumns,
    sums::{self, ChecksumKind},
};

pub(super) struct Create {
    pub(super) table: Table,
    pub(super) log: Vec<Entry>,
}

#[async_trait]
impl WriteOp for Create {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
        create(connection, &self.table, &self.log).await?;
        Ok(Applied::with_length((), &self.table.id, self.log.last().map_or(0, |entry| entry.n)))
    }
}

/// A table that was kept elsewhere.
pub(super) struct Import {
    pub(super) whole: FullTable,
    pub(super) on_conflict: OnConflict,
}

/// What becomes of a table that has the name already.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum OnConflict {
    /// It stays, and the new one is refused.
    Reject,
    /// It makes room.
    Replace,
}

#[async_trait]
impl WriteOp for Import {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
        let FullTable { table, log, review } = &self.whole;
        if self.on_conflict == OnConflict::Replace {
            remove(connection, &table.id).await?;
        }
        create(connection, table, log).await?;
        if let Some(review) = review {
            save_review(connection, &table.id, review).await?;
        }
        Ok(Applied::with_length((), &table.id, log.last().map_or(0, |entry| entry.n)))
    }
}

/// Everything is thrown away.
pub(super) struct Clear;

#[async_trait]
impl WriteOp for Clear {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
        let all =
            "DELETE FROM jobs; DELETE FROM reviews; DELETE FROM log; DELETE FROM packed; DELETE FROM seats;
                   DELETE FROM tables; DELETE FROM accounts; DELETE FROM secrets; DELETE FROM sums";
        sqlx::raw_sql(all).execute(connection).await?;
        Ok(Applied::without_event(()))
    }
}

pub(super) struct SwapOccupant {
    pub(super) id: TableId,
    pub(super) seat: u8,
    pub(super) before: Occupant,
    pub(super) occupant: Occupant,
}

#[async_trait]
impl WriteOp for SwapOccupant {
    type Answer = bool;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<bool>, Error> {
        let (old, new) = (SeatColumns::new(&self.before), SeatColumns::new(&self.occupant));
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
            rows::update_table_checksum(connection, &self.id).await?;
            return Applied::log_unchanged(connection, true, &self.id).await;
        }
        unchanged(connection, &self.id).await
    }
}

/// What a change answers that found something else than it wanted: nothing was done, or there is no such table.
async fn unchanged(connection: &mut SqliteConnection, id: &TableId) -> Result<Applied<bool>, Error> {
    let known = sqlx::query("SELECT 1 FROM tables WHERE id = ?").bind(id.as_str());
    let known = known.fetch_optional(connection).await?;
    known.map(|_| Applied::without_event(false)).ok_or_else(|| Error::TableNotFound(id.clone()))
}

pub(super) struct TakeSeat {
    pub(super) id: TableId,
    pub(super) seat: u8,
    pub(super) person: Occupant,
    pub(super) contribution: String,
}

#[async_trait]
impl WriteOp for TakeSeat {
    type Answer = bool;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<bool>, Error> {
        let person = SeatColumns::new(&self.person);
        let changed = sqlx::query(
            "UPDATE seats SET guest = ?, name = ?, bot = ?, word = ?
             WHERE table_id = ? AND seat = ? AND guest IS NULL AND bot IS NULL
               AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND deal = '' AND phase = 'open')",
        )
        .bind(person.guest)
        .bind(person.name)
        .bind(person.bot)
        .bind(&self.contribution)
        .bind(self.id.as_str())
        .bind(self.seat)
        .execute(&mut *connection)
        .await?;
        if changed.rows_affected() > 0 {
            rows::update_table_checksum(connection, &self.id).await?;
            return Applied::log_unchanged(connection, true, &self.id).await;
        }
        unchanged(connection, &self.id).await
    }
}

pub(super) struct DealTable {
    pub(super) id: TableId,
    pub(super) deal: String,
    pub(super) progress: TableProgress,
}

#[async_trait]
impl WriteOp for DealTable {
    type Answer = bool;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<bool>, Error> {
        let dealt = sqlx::query("UPDATE tables SET deal = ? WHERE id = ? AND deal = '' AND phase = 'open'");
        let dealt = dealt.bind(&self.deal).bind(self.id.as_str()).execute(&mut *connection).await?;
        if dealt.rows_affected() == 0 {
            return unchanged(connection, &self.id).await;
        }
        save_progress(connection, &self.id, &self.progress, None).await?;
        Applied::log_unchanged(connection, true, &self.id).await
    }
}

pub(super) struct SetProgress {
    pub(super) id: TableId,
    pub(super) progress: TableProgress,
}

#[async_trait]
impl WriteOp for SetProgress {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
        save_progress(connection, &self.id, &self.progress, None).await?;
        Applied::log_unchanged(connection, (), &self.id).await
    }
}

pub(super) struct SetInvite {
    pub(super) id: TableId,
    pub(super) invite: String,
}

#[async_trait]
impl WriteOp for SetInvite {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
        let changed = sqlx::query("UPDATE tables SET invite = ? WHERE id = ?");
        let changed = changed.bind(&self.invite).bind(self.id.as_str()).execute(&mut *connection).await?;
        if changed.rows_affected() == 0 {
            return Err(Error::TableNotFound(self.id.clone()));
        }
        rows::update_table_checksum(connection, &self.id).await?;
        Applied::log_unchanged(connection, (), &self.id).await
    }
}

/// Notes where a table stands and adds entries, if the table is there, not closed, and its log ends where they go on; else it does
/// nothing. The first statement notes the number of the last entry, so that the second knows whether it did.
const APPEND_SQL: &str = "
    UPDATE tables SET phase = ?, to_move = ?, result = ?, moved = ?, length = ?
    WHERE id = ? AND coalesce(substr(result, 1, 10), '') <> '{\"closed\":'
      AND ? = coalesce((SELECT max(n) FROM log WHERE table_id = id), (SELECT last FROM packed WHERE table_id = id), 0);
    INSERT INTO log (table_id, n, seat, notation, auto, at, digest)
    SELECT t.id, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, unhex(value ->> 5) FROM tables AS t, json_each(?)
    WHERE t.id = ? AND t.length = ?
      AND ? = coalesce((SELECT max(n) FROM log WHERE table_id = t.id), (SELECT last FROM packed WHERE table_id = t.id), 0)";

/// Entries as rows in JSON.
fn as_json(entries: &[Entry]) -> String {
    let digest = |it: &Entry| it.digest.map(|it| it.to_string());
    let row = |it: &Entry| serde_json::json!([it.n, it.seat, it.notation, it.auto, it.at, digest(it)]);
    entries.iter().map(row).collect::<serde_json::Value>().to_string()
}

pub(super) struct Append {
    pub(super) id: TableId,
    pub(super) entries: Vec<Entry>,
    pub(super) progress: TableProgress,
}

#[async_trait]
impl WriteOp for Append {
    type Answer = ();

    async fn try_fast(&self, connection: &mut SqliteConnection) -> Result<Option<Applied<()>>, sqlx::Error> {
        let (Some(first), Some(last)) = (self.entries.first(), self.entries.last()) else { return Ok(None) };
        if self.progress.phase == Phase::Finished
            || self.entries.windows(2).any(|it| it[0].n.checked_add(1) != Some(it[1].n))
        {
            return Ok(None);
        }
        let (id, before) = (self.id.as_str(), i64::from(first.n) - 1);
        let done = sqlx::query(APPEND_SQL)
            .bind(self.progress.phase.as_str())
            .bind(self.progress.to_move)
            .bind(&self.progress.result)
            .bind(last.at)
            .bind(last.n)
            .bind(id)
            .bind(before)
            .bind(as_json(&self.entries))
            .bind(id)
            .bind(last.n)
            .bind(before)
            .execute(connection)
            .await?;
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

pub(super) struct SaveReview {
    pub(super) id: TableId,
    pub(super) review: StoredReview,
}

#[async_trait]
impl WriteOp for SaveReview {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
        save_review(connection, &self.id, &self.review).await?;
        Applied::log_unchanged(connection, (), &self.id).await
    }
}

pub(super) struct GetOrCreateSecret {
    pub(super) name: String,
    pub(super) fresh: Vec<u8>,
}

#[async_trait]
impl WriteOp for GetOrCreateSecret {
    type Answer = Vec<u8>;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<Vec<u8>>, Error> {
        sqlx::query("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(&self.name)
            .bind(&self.fresh)
            .execute(&mut *connection)
            .await?;
        let kept: Vec<u8> = sqlx::query_scalar("SELECT value FROM secrets WHERE name = ?")
            .bind(&self.name)
            .fetch_one(&mut *connection)
            .await?;
        // What is there already is not vouched for anew.
        sqlx::query("INSERT INTO sums (kind, name, sum) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
            .bind(ChecksumKind::Secret.as_str())
            .bind(&self.name)
            .bind(sums::secret_checksum(&self.name, &kept).as_bytes())
            .execute(connection)
            .await?;
        Ok(Applied::without_event(kept))
    }
}

pub(super) struct SetSecret {
    pub(super) name: String,
    pub(super) value: Vec<u8>,
}

#[async_trait]
impl WriteOp for SetSecret {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
        sqlx::query(
            "INSERT INTO secrets (name, value) VALUES (?, ?)
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(&self.name)
        .bind(&self.value)
        .execute(&mut *connection)
        .await?;
        save_checksum(
            connection,
            ChecksumKind::Secret,
            &self.name,
            sums::secret_checksum(&self.name, &self.value),
        )
        .await?;
        Ok(Applied::without_event(()))
    }
}
