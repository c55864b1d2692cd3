//! Accounts in the database.

use async_trait::async_trait;
use sqlx::{PgConnection, PgExecutor, Row as _, postgres::PgRow};

use super::{
    Postgres,
    changes::save_checksum,
    forget::{forget, merge},
    text,
};
use crate::{
    Account, AccountStore, Error, GuestId,
    checksums::{self, ChecksumKind},
    row,
};

#[async_trait]
impl AccountStore for Postgres {
    async fn add_account(&self, account: &Account) -> Result<(), Error> {
        let mut change = self.pool.begin().await?;
        let added = sqlx::query(
            "INSERT INTO accounts (guest, name, folded, skeleton, hash, epoch, created, seen)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
        )
        .bind(account.guest.as_str())
        .bind(text::escape(&account.name))
        .bind(text::escape(&Account::fold_case(&account.name)))
        .bind(text::escape(&Account::skeleton(&account.name)))
        .bind(text::escape(&account.hash))
        .bind(i64::from(account.epoch))
        .bind(account.created)
        .bind(account.seen)
        .execute(&mut *change)
        .await?;
        if added.rows_affected() == 0 {
            return Err(Error::Conflict);
        }
        save_checksum(
            &mut change,
            ChecksumKind::Account,
            account.guest.as_str(),
            checksums::account_checksum(account),
        )
        .await?;
        change.commit().await.map_err(Error::commit)
    }

    async fn account(&self, name: &str) -> Result<Option<Account>, Error> {
        let folded = Account::fold_case(name);
        let found = sqlx::query("SELECT * FROM accounts WHERE folded = $1").bind(text::escape(&folded));
        found.fetch_optional(&self.pool).await?.as_ref().map(row::account).transpose()
    }

    async fn account_of_guest(&self, guest: &GuestId) -> Result<Option<Account>, Error> {
        let found = sqlx::query("SELECT * FROM accounts WHERE guest = $1").bind(guest.as_str());
        found.fetch_optional(&self.pool).await?.as_ref().map(row::account).transpose()
    }

    async fn is_name_taken(&self, name: &str, but: Option<&GuestId>) -> Result<bool, Error> {
        let (folded, skeleton) = (Account::fold_case(name), Account::skeleton(name));
        let taken = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM accounts WHERE (folded = $1 OR skeleton = $2) AND guest IS DISTINCT FROM $3)",
        );
        let taken = taken.bind(text::escape(&folded)).bind(text::escape(&skeleton));
        Ok(taken.bind(but.map(GuestId::as_str)).fetch_one(&self.pool).await?)
    }

    async fn guests_with_account(&self, guests: &[GuestId]) -> Result<Vec<GuestId>, Error> {
        if guests.is_empty() {
            return Ok(Vec::new());
        }
        let guests: Vec<&str> = guests.iter().map(GuestId::as_str).collect();
        let found = sqlx::query("SELECT guest FROM accounts WHERE guest = ANY($1)").bind(guests);
        found.fetch_all(&self.pool).await?.iter().map(row::guest).collect()
    }

    async fn accounts(&self) -> Result<Vec<Account>, Error> {
        rows(&self.pool).await?.iter().map(row::account).collect()
    }

    async fn set_password(&self, guest: &GuestId, before: &str, hash: &str) -> Result<Option<u32>, Error> {
        self.update_account(guest, Some((before, hash)), 1).await
    }

    async fn replace_hash(&self, guest: &GuestId, before: &str, hash: &str) -> Result<bool, Error> {
        Ok(self.update_account(guest, Some((before, hash)), 0).await?.is_some())
    }

    async fn raise_epoch(&self, guest: &GuestId) -> Result<Option<u32>, Error> {
        self.update_account(guest, None, 1).await
    }

    async fn update_last_seen(&self, guest: &GuestId, at: i64) -> Result<(), Error> {
        let noted = sqlx::query("UPDATE accounts SET seen = greatest(seen, $1) WHERE guest = $2");
        noted.bind(at).bind(guest.as_str()).execute(&self.pool).await?;
        Ok(())
    }

    async fn remove_account(&self, guest: &GuestId) -> Result<bool, Error> {
        let mut change = self.pool.begin().await?;
        let removed = sqlx::query("DELETE FROM accounts WHERE guest = $1").bind(guest.as_str());
        if removed.execute(&mut *change).await?.rows_affected() == 0 {
            return Ok(false);
        }
        let sum = sqlx::query("DELETE FROM sums WHERE kind = $1 AND name = $2")
            .bind(ChecksumKind::Account.as_str());
        sum.bind(guest.as_str()).execute(&mut *change).await?;
        let learned = sqlx::query("DELETE FROM learned WHERE owner = $1").bind(guest.as_str());
        learned.execute(&mut *change).await?;
        forget(&mut change, guest).await?;
        change.commit().await.map_err(Error::commit)?;
        Ok(true)
    }

    async fn forget_guest(&self, guest: &GuestId) -> Result<bool, Error> {
        let mut change = self.pool.begin().await?;
        let found = forget(&mut change, guest).await?;
        change.commit().await.map_err(Error::commit)?;
        Ok(found)
    }

    async fn merge_guests(&self, from: &GuestId, to: &GuestId) -> Result<(u32, u32), Error> {
        let mut change = self.pool.begin().await?;
        let merged = merge(&mut change, from, to).await?;
        change.commit().await.map_err(Error::commit)?;
        Ok(merged)
    }
}

impl Postgres {
    /// Changes an account, if its hash is the one that is expected where one is; returns its epoch then.
    async fn update_account(
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
        .bind(hashes.map(|it| text::escape(it.1)))
        .bind(rise)
        .bind(guest.as_str())
        .bind(hashes.map(|it| text::escape(it.0)))
        .fetch_optional(&mut *change)
        .await?;
        let Some(account) = edited.as_ref().map(row::account).transpose()? else { return Ok(None) };
        save_checksum(
            &mut change,
            ChecksumKind::Account,
            guest.as_str(),
            checksums::account_checksum(&account),
        )
        .await?;
        change.commit().await.map_err(Error::commit)?;
        Ok(Some(account.epoch))
    }
}

/// Fills in what an older release did not keep.
pub(super) async fn fill_missing_skeletons(connection: &mut PgConnection) -> Result<(), Error> {
    let lacking = sqlx::query("SELECT guest, name FROM accounts WHERE skeleton IS NULL");
    for row in lacking.fetch_all(&mut *connection).await? {
        let guest: String = row.try_get("guest")?;
        let name = text::unescape(row.try_get("name")?)?;
        let filled = sqlx::query("UPDATE accounts SET skeleton = $1 WHERE guest = $2");
        filled.bind(text::escape(&Account::skeleton(&name))).bind(guest).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Every account, by name.
pub(super) async fn rows(reads: impl PgExecutor<'_>) -> Result<Vec<PgRow>, Error> {
    Ok(sqlx::query("SELECT * FROM accounts ORDER BY folded").fetch_all(reads).await?)
}
