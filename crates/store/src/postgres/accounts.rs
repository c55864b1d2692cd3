//! Accounts in the database.

use async_trait::async_trait;
use sqlx::{PgExecutor, postgres::PgRow};

use super::{Postgres, changes::put_sum, text};
use crate::{
    Account, Accounts, Error, GuestId, row,
    sums::{self, Kind},
};

#[async_trait]
impl Accounts for Postgres {
    async fn add_account(&self, account: &Account) -> Result<(), Error> {
        let mut change = self.pool.begin().await?;
        let added = sqlx::query(
            "INSERT INTO accounts (guest, name, folded, hash, epoch, created, seen)
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
        )
        .bind(account.guest.as_str())
        .bind(text::put(&account.name))
        .bind(text::put(&Account::fold(&account.name)))
        .bind(text::put(&account.hash))
        .bind(i64::from(account.epoch))
        .bind(account.created)
        .bind(account.seen)
        .execute(&mut *change)
        .await?;
        if added.rows_affected() == 0 {
            return Err(Error::Taken);
        }
        put_sum(&mut change, Kind::Account, account.guest.as_str(), sums::of_account(account)).await?;
        change.commit().await.map_err(Error::commit)
    }

    async fn account(&self, name: &str) -> Result<Option<Account>, Error> {
        let folded = Account::fold(name);
        let found = sqlx::query("SELECT * FROM accounts WHERE folded = $1").bind(text::put(&folded));
        found.fetch_optional(&self.pool).await?.as_ref().map(row::account).transpose()
    }

    async fn account_of(&self, guest: &GuestId) -> Result<Option<Account>, Error> {
        let found = sqlx::query("SELECT * FROM accounts WHERE guest = $1").bind(guest.as_str());
        found.fetch_optional(&self.pool).await?.as_ref().map(row::account).transpose()
    }

    async fn accounts(&self) -> Result<Vec<Account>, Error> {
        rows(&self.pool).await?.iter().map(row::account).collect()
    }

    async fn set_password(&self, guest: &GuestId, before: &str, hash: &str) -> Result<Option<u32>, Error> {
        self.edit(guest, Some((before, hash)), 1).await
    }

    async fn renew_hash(&self, guest: &GuestId, before: &str, hash: &str) -> Result<bool, Error> {
        Ok(self.edit(guest, Some((before, hash)), 0).await?.is_some())
    }

    async fn raise_epoch(&self, guest: &GuestId) -> Result<Option<u32>, Error> {
        self.edit(guest, None, 1).await
    }

    async fn note_seen(&self, guest: &GuestId, at: i64) -> Result<(), Error> {
        let noted = sqlx::query("UPDATE accounts SET seen = greatest(seen, $1) WHERE guest = $2");
        noted.bind(at).bind(guest.as_str()).execute(&self.pool).await?;
        Ok(())
    }

    async fn remove_account(&self, guest: &GuestId) -> Result<bool, Error> {
        let removed = sqlx::query("DELETE FROM accounts WHERE guest = $1").bind(guest.as_str());
        let mut change = self.pool.begin().await?;
        let removed = removed.execute(&mut *change).await?.rows_affected() > 0;
        let sum = sqlx::query("DELETE FROM sums WHERE kind = $1 AND name = $2").bind(Kind::Account.word());
        sum.bind(guest.as_str()).execute(&mut *change).await?;
        change.commit().await.map_err(Error::commit)?;
        Ok(removed)
    }
}

impl Postgres {
    /// Changes an account, if its hash is the one that is expected where one is; returns its epoch then.
    async fn edit(
        &self,
        guest: &GuestId,
        hashes: Option<(&str, &str)>,
        rise: i64,
    ) -> Result<Option<u32>, Error> {
        let mut change = self.pool.begin().await?;
        let edited = sqlx::query(
            "UPDATE accounts SET hash = coalesce($1, hash), epoch = epoch + $2
             WHERE guest = $3 AND hash = coalesce($4, hash) RETURNING *",
        )
        .bind(hashes.map(|it| text::put(it.1)))
        .bind(rise)
        .bind(guest.as_str())
        .bind(hashes.map(|it| text::put(it.0)))
        .fetch_optional(&mut *change)
        .await?;
        let Some(account) = edited.as_ref().map(row::account).transpose()? else { return Ok(None) };
        put_sum(&mut change, Kind::Account, guest.as_str(), sums::of_account(&account)).await?;
        change.commit().await.map_err(Error::commit)?;
        Ok(Some(account.epoch))
    }
}

/// Every account, by name.
pub(super) async fn rows(reads: impl PgExecutor<'_>) -> Result<Vec<PgRow>, Error> {
    Ok(sqlx::query("SELECT * FROM accounts ORDER BY folded").fetch_all(reads).await?)
}
