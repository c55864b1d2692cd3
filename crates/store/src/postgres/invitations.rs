//! Invitations and bans, in the database.

use async_trait::async_trait;

use super::{Postgres, text};
use crate::{
    Ban, BanKind, BanStore, Error, GuestId, Invitation, InvitationStore, TableId,
    row::people::{ban, invitation},
    statements,
};

#[async_trait]
impl InvitationStore for Postgres {
    async fn invite(&self, invitation: &Invitation, most: u32) -> Result<Option<u32>, Error> {
        let mut change = self.pool.begin().await?;
        // Of two invitations at the same moment the second counts the first, and the table stays as it is meanwhile.
        let table =
            sqlx::query("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE").bind(invitation.table.as_str());
        table.execute(&mut *change).await?;
        let before = sqlx::query_scalar(statements::COUNT_INVITATIONS).bind(invitation.table.as_str());
        let before: i64 = before.fetch_one(&mut *change).await?;
        if before >= i64::from(most) {
            return Ok(None);
        }
        let added = sqlx::query(statements::ADD_INVITATION)
            .bind(invitation.table.as_str())
            .bind(invitation.guest.as_str())
            .bind(invitation.by.as_str())
            .bind(invitation.at)
            .bind(invitation.declined);
        let added = added.execute(&mut *change).await?.rows_affected() > 0;
        change.commit().await.map_err(Error::commit)?;
        Ok(u32::try_from(before).ok().filter(|_| added))
    }

    async fn invitation(&self, table: &TableId, guest: &GuestId) -> Result<Option<Invitation>, Error> {
        let found = sqlx::query("SELECT * FROM invitations WHERE table_id = $1 AND guest = $2");
        let found = found.bind(table.as_str()).bind(guest.as_str()).fetch_optional(&self.pool).await?;
        found.as_ref().map(invitation).transpose()
    }

    async fn invitations(&self, guest: &GuestId) -> Result<Vec<Invitation>, Error> {
        let found = sqlx::query(statements::OPEN_INVITATIONS).bind(guest.as_str());
        found.fetch_all(&self.pool).await?.iter().map(invitation).collect()
    }

    async fn decline(&self, table: &TableId, guest: &GuestId) -> Result<bool, Error> {
        let mut change = self.pool.begin().await?;
        let noted = sqlx::query(statements::DECLINE).bind(table.as_str()).bind(guest.as_str());
        let noted = noted.execute(&mut *change).await?.rows_affected() > 0;
        let calls = sqlx::query(statements::WITHDRAW_INVITATION_CALLS).bind(table.as_str());
        calls.bind(guest.as_str()).execute(&mut *change).await?;
        change.commit().await.map_err(Error::commit)?;
        Ok(noted)
    }
}

#[async_trait]
impl BanStore for Postgres {
    async fn ban(&self, ban: &Ban) -> Result<(), Error> {
        let kept = sqlx::query(statements::SAVE_BAN)
            .bind(ban.kind.as_str())
            .bind(text::escape(&ban.key))
            .bind(ban.until)
            .bind(text::escape(&ban.why))
            .bind(ban.made);
        kept.execute(&self.pool).await?;
        Ok(())
    }

    async fn lift_ban(&self, kind: BanKind, key: &str) -> Result<bool, Error> {
        let lifted = sqlx::query(statements::LIFT_BAN).bind(kind.as_str()).bind(text::escape(key));
        Ok(lifted.execute(&self.pool).await?.rows_affected() > 0)
    }

    async fn bans(&self) -> Result<Vec<Ban>, Error> {
        let found = sqlx::query(statements::ALL_BANS);
        found.fetch_all(&self.pool).await?.iter().map(ban).collect()
    }
}
