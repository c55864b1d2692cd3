//! Everything that can be written but appended entries, each in a transaction of its own.

use sqlx::{PgConnection, PgPool, Postgres, Transaction};

use super::{attendance, feed, reads, text};
use crate::{
    Entry, Error, FullTable, LogDigest, Occupant, Phase, StoredReview, Table, TableId, TableProgress,
    checksums::{self, ChecksumKind},
    packed,
    row::{self, SeatColumns},
    statements,
};

type Tx = Transaction<'static, Postgres>;

pub(super) async fn create(pool: &PgPool, table: &Table, log: &[Entry]) -> Result<(), Error> {
    let mut change = pool.begin().await?;
    add_table(&mut change, table, log).await?;
    commit_and_notify(change, &table.id).await
}

/// Adds a table that was kept elsewhere.
pub(super) async fn import(pool: &PgPool, whole: &FullTable) -> Result<(), Error> {
    let mut change = pool.begin().await?;
    add_full_table(&mut change, whole).await?;
    commit_and_notify(change, &whole.table.id).await
}

/// The same, in the place of the one that is there.
pub(super) async fn replace(pool: &PgPool, whole: &FullTable) -> Result<(), Error> {
    let mut change = pool.begin().await?;
    remove(&mut change, &whole.table.id).await?;
    add_full_table(&mut change, whole).await?;
    commit_and_notify(change, &whole.table.id).await
}

pub(super) async fn swap_occupant(
    pool: &PgPool,
    id: &TableId,
    seat: u8,
    before: &Occupant,
    occupant: &Occupant,
) -> Result<bool, Error> {
    let (old, new) = (SeatColumns::new(before), SeatColumns::new(occupant));
    let mut change = pool.begin().await?;
    let changed = sqlx::query(
        "UPDATE seats SET guest = $1, name = $2, bot = $3
         WHERE table_id = $4 AND seat = $5 AND guest IS NOT DISTINCT FROM $6 AND name IS NOT DISTINCT FROM $7
           AND bot IS NOT DISTINCT FROM $8",
    )
    .bind(new.guest)
    .bind(new.name.map(text::escape))
    .bind(new.bot.map(text::escape))
    .bind(id.as_str())
    .bind(i16::from(seat))
    .bind(old.guest)
    .bind(old.name.map(text::escape))
    .bind(old.bot.map(text::escape))
    .execute(&mut *change)
    .await?;
    if changed.rows_affected() == 0 {
        return unchanged(&mut change, id).await;
    }
    commit_seat(change, id).await
}

pub(super) async fn take_seat(
    pool: &PgPool,
    id: &TableId,
    seat: u8,
    person: &Occupant,
    word: &str,
) -> Result<bool, Error> {
    let person = SeatColumns::new(person);
    let mut change = pool.begin().await?;
    // A deal at the same moment waits for this, or this for it.
    let dealt =
        sqlx::query_scalar("SELECT deal <> '' OR phase <> 'open' FROM tables WHERE id = $1 FOR UPDATE")
            .bind(id.as_str());
    if dealt.fetch_optional(&mut *change).await?.ok_or_else(|| Error::TableNotFound(id.clone()))? {
        return Ok(false);
    }
    let changed = sqlx::query(
        "UPDATE seats SET guest = $1, name = $2, bot = $3, word = $4
         WHERE table_id = $5 AND seat = $6 AND guest IS NULL AND bot IS NULL",
    )
    .bind(person.guest)
    .bind(person.name.map(text::escape))
    .bind(person.bot.map(text::escape))
    .bind(text::escape(word))
    .bind(id.as_str())
    .bind(i16::from(seat))
    .execute(&mut *change)
    .await?;
    if changed.rows_affected() == 0 {
        return Ok(false);
    }
    commit_seat(change, id).await
}

pub(super) async fn deal(
    pool: &PgPool,
    id: &TableId,
    deal: &str,
    progress: &TableProgress,
) -> Result<bool, Error> {
    let mut change = pool.begin().await?;
    // Of two who deal at the same moment the second waits for the first, and then finds its deal.
    let dealt = sqlx::query(
        "UPDATE tables SET deal = $1, phase = $2, to_move = $3, result = $4 WHERE id = $5 AND deal = '' AND phase = 'open'",
    )
    .bind(text::escape(deal))
    .bind(progress.phase.as_str())
    .bind(progress.to_move.map(i16::from))
    .bind(progress.result.as_deref().map(text::escape))
    .bind(id.as_str())
    .execute(&mut *change)
    .await?;
    if dealt.rows_affected() == 0 {
        return unchanged(&mut change, id).await;
    }
    attendance::save(&mut change, id, progress).await?;
    commit_and_notify(change, id).await.map(|()| true)
}

pub(super) async fn set_invite(pool: &PgPool, id: &TableId, invite: &str) -> Result<(), Error> {
    let mut change = pool.begin().await?;
    let changed = sqlx::query("UPDATE tables SET invite = $1 WHERE id = $2")
        .bind(text::escape(invite))
        .bind(id.as_str())
        .execute(&mut *change)
        .await?;
    update_table_checksum(&mut change, id).await?;
    commit_if_changed(change, changed.rows_affected(), id).await
}

pub(super) async fn set_progress(pool: &PgPool, id: &TableId, progress: &TableProgress) -> Result<(), Error> {
    let mut change = pool.begin().await?;
    let changed = sqlx::query(
        "UPDATE tables SET phase = $1, to_move = $2, result = $3
         WHERE id = $4 AND coalesce(substr(result, 1, 10), '') <> '{\"closed\":'",
    )
    .bind(progress.phase.as_str())
    .bind(progress.to_move.map(i16::from))
    .bind(progress.result.as_deref().map(text::escape))
    .bind(id.as_str())
    .execute(&mut *change)
    .await?;
    attendance::save(&mut change, id, progress).await?;
    commit_if_changed(change, changed.rows_affected(), id).await
}

pub(super) async fn save_review(pool: &PgPool, id: &TableId, review: &StoredReview) -> Result<(), Error> {
    let mut change = pool.begin().await?;
    let saved = add_review(&mut change, id, review).await?;
    commit_if_changed(change, saved, id).await
}

pub(super) async fn get_or_create_secret(pool: &PgPool, name: &str, fresh: &[u8]) -> Result<Vec<u8>, Error> {
    // Waits for another machine that is adding the same, and then finds what that one added.
    sqlx::query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(text::escape(name))
        .bind(fresh)
        .execute(pool)
        .await?;
    let kept = sqlx::query_scalar("SELECT value FROM secrets WHERE name = $1").bind(text::escape(name));
    let kept: Vec<u8> = kept.fetch_one(pool).await?;
    // What is there already is not vouched for anew.
    sqlx::query("INSERT INTO sums (kind, name, sum) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
        .bind(ChecksumKind::Secret.as_str())
        .bind(text::escape(name))
        .bind(checksums::secret_checksum(name, &kept).as_bytes())
        .execute(pool)
        .await?;
    Ok(kept)
}

pub(super) async fn set_secret(pool: &PgPool, name: &str, value: &[u8]) -> Result<(), Error> {
    let mut change = pool.begin().await?;
    sqlx::query(
        "INSERT INTO secrets (name, value) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    )
    .bind(text::escape(name))
    .bind(value)
    .execute(&mut *change)
    .await?;
    save_checksum(&mut change, ChecksumKind::Secret, name, checksums::secret_checksum(name, value)).await?;
    change.commit().await.map_err(Error::commit)
}

pub(super) async fn clear(pool: &PgPool) -> Result<(), Error> {
    let mut change = pool.begin().await?;
    sqlx::raw_sql(statements::DELETE_ALL).execute(&mut *change).await?;
    change.commit().await.map_err(Error::commit)
}

/// Adds entries of any tables, many at once.
pub(super) async fn add_entries(
    change: &mut PgConnection,
    entries: &[(&TableId, &Entry)],
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO log (table_id, n, seat, notation, auto, at, digest)
         SELECT * FROM unnest($1::text[], $2::bigint[], $3::smallint[], $4::text[], $5::boolean[], $6::bigint[], $7::bytea[])",
    )
    .bind(entries.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>())
    .bind(entries.iter().map(|(_, it)| i64::from(it.n)).collect::<Vec<_>>())
    .bind(entries.iter().map(|(_, it)| i16::from(it.seat)).collect::<Vec<_>>())
    .bind(entries.iter().map(|(_, it)| text::escape(&it.notation)).collect::<Vec<_>>())
    .bind(entries.iter().map(|(_, it)| it.auto).collect::<Vec<_>>())
    .bind(entries.iter().map(|(_, it)| it.at).collect::<Vec<_>>())
    .bind(entries.iter().map(|(_, it)| it.digest.as_ref().map(LogDigest::as_bytes)).collect::<Vec<_>>())
    .execute(change)
    .await?;
    Ok(())
}

async fn commit_if_changed(change: Tx, changed: u64, id: &TableId) -> Result<(), Error> {
    if changed == 0 { Err(Error::TableNotFound(id.clone())) } else { commit_and_notify(change, id).await }
}

/// Commits a changed seat.
pub(super) async fn commit_seat(mut change: Tx, id: &TableId) -> Result<bool, Error> {
    update_table_checksum(&mut change, id).await?;
    commit_and_notify(change, id).await.map(|()| true)
}

/// Commits, and notifies listeners.
async fn commit_and_notify(mut change: Tx, id: &TableId) -> Result<(), Error> {
    let n = reads::last(&mut *change, id).await?;
    feed::notify(&mut change, &[(id, n)]).await?;
    change.commit().await.map_err(Error::commit)
}

/// The answer of a change that did nothing; fails if there is no such table.
pub(super) async fn unchanged(change: &mut PgConnection, id: &TableId) -> Result<bool, Error> {
    let known = sqlx::query("SELECT 1 FROM tables WHERE id = $1").bind(id.as_str());
    let known = known.fetch_optional(change).await?;
    known.map(|_| false).ok_or_else(|| Error::TableNotFound(id.clone()))
}

async fn add_full_table(change: &mut PgConnection, whole: &FullTable) -> Result<(), Error> {
    add_table(change, &whole.table, &whole.log).await?;
    if let Some(review) = &whole.review {
        add_review(change, &whole.table.id, review).await?;
    }
    Ok(())
}

async fn add_table(change: &mut PgConnection, table: &Table, log: &[Entry]) -> Result<(), Error> {
    let added = sqlx::query(
        "INSERT INTO tables (id, game, options, seed, deal, rules, owner, invite, listed, hints, phase,
                             created, moved, to_move, result, length, pace, stand_in, barred, asleep, touched, asked_at, due)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)
         ON CONFLICT DO NOTHING",
    )
    .bind(table.id.as_str())
    .bind(text::escape(&table.game))
    .bind(text::escape(&row::options(table)))
    .bind(text::escape(&table.seed))
    .bind(text::escape(&table.deal))
    .bind(i32::from(table.rules))
    .bind(table.owner.as_str())
    .bind(text::escape(&table.invite))
    .bind(table.listed)
    .bind(table.hints)
    .bind(table.phase.as_str())
    .bind(table.created)
    .bind(table.moved)
    .bind(table.to_move.map(i16::from))
    .bind(table.result.as_deref().map(text::escape))
    .bind(i64::from(log.last().map_or(0, |entry| entry.n)))
    .bind(text::escape(&table.pace))
    .bind(text::escape(&table.stand_in))
    .bind(text::escape(&row::barred(table)))
    .bind(table.attendance.asleep)
    .bind(table.attendance.touched)
    .bind(table.attendance.asked_at)
    .bind(table.attendance.due)
    .execute(&mut *change)
    .await?;
    if added.rows_affected() == 0 {
        return Err(Error::Conflict);
    }
    attendance::add_seats(change, table).await?;
    save_checksum(change, ChecksumKind::Table, table.id.as_str(), checksums::table_checksum(table)).await?;
    row::check_numbering(1, log)?;
    if table.phase == Phase::Finished {
        return Ok(save_packed(change, &table.id, log).await?);
    }
    let entries: Vec<_> = log.iter().map(|entry| (&table.id, entry)).collect();
    Ok(add_entries(change, &entries).await?)
}

/// Makes the log of a game that is over one small value; one that is damaged stays as it is, to be repaired.
pub(super) async fn pack(change: &mut PgConnection, id: &TableId) -> Result<(), sqlx::Error> {
    match row::log(id, &reads::log_rows(&mut *change, id).await?) {
        Ok(log) => save_packed(change, id, &log).await,
        Err(error) => {
            tracing::error!(%error, "a finished game is not packed");
            Ok(())
        }
    }
}

/// Puts a whole log, numbered from 1, in the place of its rows.
async fn save_packed(change: &mut PgConnection, id: &TableId, log: &[Entry]) -> Result<(), sqlx::Error> {
    let Some(last) = log.last() else { return Ok(()) };
    sqlx::query(
        "INSERT INTO packed (table_id, last, entries, digest) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id) DO UPDATE SET last = excluded.last, entries = excluded.entries, digest = excluded.digest",
    )
    .bind(id.as_str())
    .bind(i64::from(last.n))
    .bind(packed::pack(log))
    .bind(last.digest.as_ref().map(LogDigest::as_bytes))
    .execute(&mut *change)
    .await?;
    sqlx::query("DELETE FROM log WHERE table_id = $1").bind(id.as_str()).execute(change).await?;
    Ok(())
}

/// Adds or replaces a review; returns 0 if there is no such table.
async fn add_review(change: &mut PgConnection, id: &TableId, review: &StoredReview) -> Result<u64, Error> {
    let added = sqlx::query(
        "INSERT INTO reviews (table_id, made, text) SELECT id, $1, $2 FROM tables WHERE id = $3
         ON CONFLICT (table_id) DO UPDATE SET made = excluded.made, text = excluded.text",
    )
    .bind(review.made)
    .bind(text::escape(&review.text))
    .bind(id.as_str())
    .execute(&mut *change)
    .await?;
    if added.rows_affected() > 0 {
        save_checksum(change, ChecksumKind::Review, id.as_str(), checksums::review_checksum(id, review))
            .await?;
    }
    Ok(added.rows_affected())
}

/// Keeps the sum of something in the place of an older one.
pub(super) async fn save_checksum(
    change: &mut PgConnection,
    kind: ChecksumKind,
    name: &str,
    sum: LogDigest,
) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO sums (kind, name, sum) VALUES ($1, $2, $3) ON CONFLICT (kind, name) DO UPDATE SET sum = excluded.sum",
    )
    .bind(kind.as_str())
    .bind(text::escape(name))
    .bind(sum.as_bytes())
    .execute(change)
    .await?;
    Ok(())
}

/// Keeps the sum of a table and its seats after a change; a damaged one keeps the one that it has.
pub(super) async fn update_table_checksum(change: &mut PgConnection, id: &TableId) -> Result<(), Error> {
    // Of two who change seats of one table, the second reads what the first has written.
    let lock = sqlx::query("SELECT 1 FROM tables WHERE id = $1 FOR NO KEY UPDATE").bind(id.as_str());
    lock.execute(&mut *change).await?;
    match reads::table(&mut *change, id).await {
        Ok(Some(table)) => {
            save_checksum(change, ChecksumKind::Table, id.as_str(), checksums::table_checksum(&table)).await
        }
        Ok(None) | Err(Error::Damaged { .. }) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Takes a table and all that belongs to it away; returns whether it was there.
pub(super) async fn remove(change: &mut PgConnection, id: &TableId) -> Result<bool, Error> {
    let mut removed = 0;
    for one in [
        // An append holds this row.
        "SELECT 1 FROM tables WHERE id = $1 FOR UPDATE",
        "DELETE FROM sums WHERE kind IN ('table', 'review') AND name = $1",
        "DELETE FROM jobs WHERE table_id = $1",
        "DELETE FROM reviews WHERE table_id = $1",
        "DELETE FROM log WHERE table_id = $1",
        "DELETE FROM packed WHERE table_id = $1",
        "DELETE FROM invitations WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        // The last of them counts.
        removed = sqlx::query(one).bind(id.as_str()).execute(&mut *change).await?.rows_affected();
    }
    Ok(removed > 0)
}
