//! Accounts in the file.

use async_trait::async_trait;
use sqlx::{SqliteConnection, SqliteExecutor, sqlite::SqliteRow};

use super::{
    Sqlite,
    rows::put_sum,
    writer::{Applied, Change},
};
use crate::{
    Account, Accounts, Error, GuestId, row,
    sums::{self, Kind},
};

#[async_trait]
impl Accounts for Sqlite {
    async fn add_account(&self, account: &Account) -> Result<(), Error> {
        self.writer.write(Add(account.clone())).await
    }

    async fn account(&self, name: &str) -> Result<Option<Account>, Error> {
        let found = sqlx::query("SELECT * FROM accounts WHERE folded = ?").bind(Account::fold(name));
        found.fetch_optional(&self.reads).await?.as_ref().map(row::account).transpose()
    }

    async fn account_of(&self, guest: &GuestId) -> Result<Option<Account>, Error> {
        let found = sqlx::query("SELECT * FROM accounts WHERE guest = ?").bind(guest.as_str());
        found.fetch_optional(&self.reads).await?.as_ref().map(row::account).transpose()
    }

    async fn accounts(&self) -> Result<Vec<Account>, Error> {
        rows(&self.reads).await?.iter().map(row::account).collect()
    }

    async fn set_password(&self, guest: &GuestId, before: &str, hash: &str) -> Result<Option<u32>, Error> {
        let (before, hash) = (Some(before.to_owned()), Some(hash.to_owned()));
        self.writer.write(Edit { guest: guest.clone(), before, hash, rise: 1, seen: None }).await
    }

    async fn renew_hash(&self, guest: &GuestId, before: &str, hash: &str) -> Result<bool, Error> {
        let (before, hash) = (Some(before.to_owned()), Some(hash.to_owned()));
        let edit = Edit { guest: guest.clone(), before, hash, rise: 0, seen: None };
        Ok(self.writer.write(edit).await?.is_some())
    }

    async fn raise_epoch(&self, guest: &GuestId) -> Result<Option<u32>, Error> {
        let edit = Edit { guest: guest.clone(), before: None, hash: None, rise: 1, seen: None };
        self.writer.write(edit).await
    }

    async fn note_seen(&self, guest: &GuestId, at: i64) -> Result<(), Error> {
        let edit = Edit { guest: guest.clone(), before: None, hash: None, rise: 0, seen: Some(at) };
        self.writer.write(edit).await.map(drop)
    }

    async fn remove_account(&self, guest: &GuestId) -> Result<bool, Error> {
        self.writer.write(Remove(guest.clone())).await
    }
}

/// Every account, by name.
pub(super) async fn rows(reads: impl SqliteExecutor<'_>) -> Result<Vec<SqliteRow>, Error> {
    Ok(sqlx::query("SELECT * FROM accounts ORDER BY folded").fetch_all(reads).await?)
}

struct Add(Account);

#[async_trait]
impl Change for Add {
    type Answer = ();

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<()>, Error> {
        let Account { name, guest, hash, epoch, created, seen } = &self.0;
        let added = sqlx::query(
            "INSERT INTO accounts (guest, name, folded, hash, epoch, created, seen)
             VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(guest.as_str())
        .bind(name)
        .bind(Account::fold(name))
        .bind(hash)
        .bind(epoch)
        .bind(created)
        .bind(seen)
        .execute(&mut *connection)
        .await?;
        if added.rows_affected() == 0 {
            return Err(Error::Taken);
        }
        put_sum(connection, Kind::Account, guest.as_str(), sums::of_account(&self.0)).await?;
        Ok(Applied::quietly(()))
    }
}

/// Changes an account, if its hash is the one that is expected.
struct Edit {
    guest: GuestId,
    before: Option<String>,
    hash: Option<String>,
    rise: u32,
    seen: Option<i64>,
}

#[async_trait]
impl Change for Edit {
    type Answer = Option<u32>;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<Option<u32>>, Error> {
        let edited = sqlx::query(
            "UPDATE accounts SET hash = coalesce(?, hash), epoch = epoch + ?, seen = max(seen, coalesce(?, seen))
             WHERE guest = ? AND hash = coalesce(?, hash) RETURNING *",
        )
        .bind(&self.hash)
        .bind(self.rise)
        .bind(self.seen)
        .bind(self.guest.as_str())
        .bind(&self.before)
        .fetch_optional(&mut *connection)
        .await?;
        let Some(account) = edited.as_ref().map(row::account).transpose()? else {
            return Ok(Applied::quietly(None));
        };
        // When somebody was last seen is no part of the sum.
        if self.seen.is_none() {
            put_sum(connection, Kind::Account, self.guest.as_str(), sums::of_account(&account)).await?;
        }
        Ok(Applied::quietly(Some(account.epoch)))
    }
}

struct Remove(GuestId);

#[async_trait]
impl Change for Remove {
    type Answer = bool;

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<bool>, Error> {
        let removed = sqlx::query("DELETE FROM accounts WHERE guest = ?").bind(self.0.as_str());
        let removed = removed.execute(&mut *connection).await?.rows_affected() > 0;
        let sum = sqlx::query("DELETE FROM sums WHERE kind = ? AND name = ?").bind(Kind::Account.word());
        sum.bind(self.0.as_str()).execute(connection).await?;
        Ok(Applied::quietly(removed))
    }
}
