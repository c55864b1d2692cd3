//! Accounts in the file.

use async_trait::async_trait;
use sqlx::{QueryBuilder, Row as _, SqliteConnection, SqliteExecutor, sqlite::SqliteRow};

use super::{
    Sqlite,
    forget::{forget, merge},
    rows::save_checksum,
    writer::Applied,
};
use crate::{
    Account, AccountStore, Error, GuestId,
    checksums::{self, ChecksumKind},
    row,
};

#[async_trait]
impl AccountStore for Sqlite {
    async fn add_account(&self, account: &Account) -> Result<(), Error> {
        let account = account.clone();
        self.writer.write(move |it| Box::pin(async move { add(it, &account).await })).await
    }

    async fn account(&self, name: &str) -> Result<Option<Account>, Error> {
        let found = sqlx::query("SELECT * FROM accounts WHERE folded = ?").bind(Account::fold_case(name));
        found.fetch_optional(&self.read_pool).await?.as_ref().map(row::account).transpose()
    }

    async fn account_of_guest(&self, guest: &GuestId) -> Result<Option<Account>, Error> {
        let found = sqlx::query("SELECT * FROM accounts WHERE guest = ?").bind(guest.as_str());
        found.fetch_optional(&self.read_pool).await?.as_ref().map(row::account).transpose()
    }

    async fn is_name_taken(&self, name: &str, but: Option<&GuestId>) -> Result<bool, Error> {
        let taken = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM accounts WHERE (folded = ? OR skeleton = ?) AND guest IS NOT ?)",
        );
        let taken = taken.bind(Account::fold_case(name)).bind(Account::skeleton(name));
        Ok(taken.bind(but.map(GuestId::as_str)).fetch_one(&self.read_pool).await?)
    }

    async fn guests_with_account(&self, guests: &[GuestId]) -> Result<Vec<GuestId>, Error> {
        if guests.is_empty() {
            return Ok(Vec::new());
        }
        let mut query = QueryBuilder::new("SELECT guest FROM accounts WHERE guest IN (");
        let mut list = query.separated(", ");
        for guest in guests {
            list.push_bind(guest.as_str());
        }
        let rows = query.push(")").build().fetch_all(&self.read_pool).await?;
        rows.iter().map(row::guest).collect()
    }

    async fn accounts(&self) -> Result<Vec<Account>, Error> {
        rows(&self.read_pool).await?.iter().map(row::account).collect()
    }

    async fn set_password(&self, guest: &GuestId, before: &str, hash: &str) -> Result<Option<u32>, Error> {
        self.update(guest, Update { epoch_increment: 1, ..Update::hash(before, hash) }).await
    }

    async fn replace_hash(&self, guest: &GuestId, before: &str, hash: &str) -> Result<bool, Error> {
        Ok(self.update(guest, Update::hash(before, hash)).await?.is_some())
    }

    async fn raise_epoch(&self, guest: &GuestId) -> Result<Option<u32>, Error> {
        self.update(guest, Update { epoch_increment: 1, ..Update::default() }).await
    }

    async fn update_last_seen(&self, guest: &GuestId, at: i64) -> Result<(), Error> {
        self.update(guest, Update { seen: Some(at), ..Update::default() }).await.map(drop)
    }

    async fn remove_account(&self, guest: &GuestId) -> Result<bool, Error> {
        let guest = guest.clone();
        self.writer.write(move |it| Box::pin(async move { remove(it, &guest).await })).await
    }

    async fn forget_guest(&self, guest: &GuestId) -> Result<bool, Error> {
        let guest = guest.clone();
        self.writer
            .write(move |it| {
                Box::pin(async move { Ok(Applied::with_lagged_event(forget(it, &guest).await?)) })
            })
            .await
    }

    async fn merge_guests(&self, from: &GuestId, to: &GuestId) -> Result<(u32, u32), Error> {
        let (from, to) = (from.clone(), to.clone());
        self.writer
            .write(move |it| {
                Box::pin(async move { Ok(Applied::with_lagged_event(merge(it, &from, &to).await?)) })
            })
            .await
    }
}

impl Sqlite {
    async fn update(&self, guest: &GuestId, changes: Update) -> Result<Option<u32>, Error> {
        let guest = guest.clone();
        self.writer.write(move |it| Box::pin(async move { update(it, &guest, &changes).await })).await
    }
}

/// Fills in what an older release did not keep.
pub(super) async fn fill_missing_skeletons(connection: &mut SqliteConnection) -> Result<(), Error> {
    let lacking = sqlx::query("SELECT guest, name FROM accounts WHERE skeleton IS NULL");
    for row in lacking.fetch_all(&mut *connection).await? {
        let (guest, name): (String, String) = (row.try_get("guest")?, row.try_get("name")?);
        let filled = sqlx::query("UPDATE accounts SET skeleton = ? WHERE guest = ?");
        filled.bind(Account::skeleton(&name)).bind(guest).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Every account, by name.
pub(super) async fn rows(reads: impl SqliteExecutor<'_>) -> Result<Vec<SqliteRow>, Error> {
    Ok(sqlx::query("SELECT * FROM accounts ORDER BY folded").fetch_all(reads).await?)
}

async fn add(connection: &mut SqliteConnection, account: &Account) -> Result<Applied<()>, Error> {
    let Account { name, guest, hash, epoch, created, seen } = account;
    let added = sqlx::query(
        "INSERT INTO accounts (guest, name, folded, skeleton, hash, epoch, created, seen)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(guest.as_str())
    .bind(name)
    .bind(Account::fold_case(name))
    .bind(Account::skeleton(name))
    .bind(hash)
    .bind(epoch)
    .bind(created)
    .bind(seen)
    .execute(&mut *connection)
    .await?;
    if added.rows_affected() == 0 {
        return Err(Error::Conflict);
    }
    save_checksum(connection, ChecksumKind::Account, guest.as_str(), checksums::account_checksum(account))
        .await?;
    Ok(Applied::without_event(()))
}

/// Changes to an account.
#[derive(Default)]
struct Update {
    /// The hash that is expected, if any.
    before: Option<String>,
    hash: Option<String>,
    epoch_increment: u32,
    seen: Option<i64>,
}

impl Update {
    /// A new hash in the place of the one that is expected.
    fn hash(before: &str, hash: &str) -> Self {
        Self { before: Some(before.to_owned()), hash: Some(hash.to_owned()), ..Self::default() }
    }
}

/// Changes an account, if its hash is the one that is expected; returns its epoch.
async fn update(
    connection: &mut SqliteConnection,
    guest: &GuestId,
    changes: &Update,
) -> Result<Applied<Option<u32>>, Error> {
    let edited = sqlx::query(
        "UPDATE accounts SET hash = coalesce(?, hash), epoch = epoch + ?, seen = max(seen, coalesce(?, seen))
         WHERE guest = ? AND hash = coalesce(?, hash) RETURNING *",
    )
    .bind(&changes.hash)
    .bind(changes.epoch_increment)
    .bind(changes.seen)
    .bind(guest.as_str())
    .bind(&changes.before)
    .fetch_optional(&mut *connection)
    .await?;
    let Some(account) = edited.as_ref().map(row::account).transpose()? else {
        return Ok(Applied::without_event(None));
    };
    // The time of the last use is no part of the sum.
    if changes.seen.is_none() {
        let sum = checksums::account_checksum(&account);
        save_checksum(connection, ChecksumKind::Account, guest.as_str(), sum).await?;
    }
    Ok(Applied::without_event(Some(account.epoch)))
}

async fn remove(connection: &mut SqliteConnection, guest: &GuestId) -> Result<Applied<bool>, Error> {
    let removed = sqlx::query("DELETE FROM accounts WHERE guest = ?").bind(guest.as_str());
    if removed.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(Applied::without_event(false));
    }
    let sum =
        sqlx::query("DELETE FROM sums WHERE kind = ? AND name = ?").bind(ChecksumKind::Account.as_str());
    sum.bind(guest.as_str()).execute(&mut *connection).await?;
    let learned = sqlx::query("DELETE FROM learned WHERE owner = ?").bind(guest.as_str());
    learned.execute(&mut *connection).await?;
    forget(connection, guest).await?;
    Ok(Applied::with_lagged_event(true))
}
