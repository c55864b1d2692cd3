//! Accounts in the database.

use async_trait::async_trait;
use sqlx::{PgExecutor, postgres::PgRow};

use super::{Postgres, reads, text};
use crate::{Account, Accounts, Error, GuestId, row};

#[async_trait]
impl Accounts for Postgres {
    async fn add_account(&self, account: &Account) -> Result<(), Error> {
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
        .execute(&self.pool)
        .await?;
        if added.rows_affected() == 0 { Err(Error::Taken) } else { Ok(()) }
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
        let epoch: Option<i64> = sqlx::query_scalar(
            "UPDATE accounts SET hash = $1, epoch = epoch + 1 WHERE guest = $2 AND hash = $3 RETURNING epoch",
        )
        .bind(text::put(hash))
        .bind(guest.as_str())
        .bind(text::put(before))
        .fetch_optional(&self.pool)
        .await?;
        epoch.map(reads::number).transpose()
    }

    async fn renew_hash(&self, guest: &GuestId, before: &str, hash: &str) -> Result<bool, Error> {
        let renewed = sqlx::query("UPDATE accounts SET hash = $1 WHERE guest = $2 AND hash = $3")
            .bind(text::put(hash))
            .bind(guest.as_str())
            .bind(text::put(before))
            .execute(&self.pool)
            .await?;
        Ok(renewed.rows_affected() > 0)
    }

    async fn raise_epoch(&self, guest: &GuestId) -> Result<Option<u32>, Error> {
        let raised = "UPDATE accounts SET epoch = epoch + 1 WHERE guest = $1 RETURNING epoch";
        let epoch: Option<i64> =
            sqlx::query_scalar(raised).bind(guest.as_str()).fetch_optional(&self.pool).await?;
        epoch.map(reads::number).transpose()
    }

    async fn note_seen(&self, guest: &GuestId, at: i64) -> Result<(), Error> {
        let noted = sqlx::query("UPDATE accounts SET seen = greatest(seen, $1) WHERE guest = $2");
        noted.bind(at).bind(guest.as_str()).execute(&self.pool).await?;
        Ok(())
    }

    async fn remove_account(&self, guest: &GuestId) -> Result<bool, Error> {
        let removed = sqlx::query("DELETE FROM accounts WHERE guest = $1").bind(guest.as_str());
        Ok(removed.execute(&self.pool).await?.rows_affected() > 0)
    }
}

/// Every account, by name.
pub(super) async fn rows(reads: impl PgExecutor<'_>) -> Result<Vec<PgRow>, Error> {
    Ok(sqlx::query("SELECT * FROM accounts ORDER BY folded").fetch_all(reads).await?)
}
