//! Invitations and bans, in the file.

use async_trait::async_trait;

use super::{Sqlite, writer::Applied};
use crate::{
    Ban, BanKind, BanStore, Error, GuestId, Invitation, InvitationStore, TableId,
    row::people::{ban, invitation},
    statements,
};

#[async_trait]
impl InvitationStore for Sqlite {
    async fn invite(&self, invitation: &Invitation, most: u32) -> Result<Option<u32>, Error> {
        let it = invitation.clone();
        let write = self.writer.write(move |connection| {
            Box::pin(async move {
                let before = sqlx::query_scalar(statements::COUNT_INVITATIONS).bind(it.table.as_str());
                let before: u32 = before.fetch_one(&mut *connection).await?;
                if before >= most {
                    return Ok(Applied::without_event(None));
                }
                let added = sqlx::query(statements::ADD_INVITATION)
                    .bind(it.table.as_str())
                    .bind(it.guest.as_str())
                    .bind(it.by.as_str())
                    .bind(it.at)
                    .bind(it.declined);
                let added = added.execute(connection).await?.rows_affected() > 0;
                Ok(Applied::without_event(added.then_some(before)))
            })
        });
        write.await
    }

    async fn invitation(&self, table: &TableId, guest: &GuestId) -> Result<Option<Invitation>, Error> {
        let found = sqlx::query("SELECT * FROM invitations WHERE table_id = ? AND guest = ?");
        let found = found.bind(table.as_str()).bind(guest.as_str()).fetch_optional(&self.read_pool).await?;
        found.as_ref().map(invitation).transpose()
    }

    async fn invitations(&self, guest: &GuestId) -> Result<Vec<Invitation>, Error> {
        let found = sqlx::query(statements::OPEN_INVITATIONS).bind(guest.as_str());
        found.fetch_all(&self.read_pool).await?.iter().map(invitation).collect()
    }

    async fn decline(&self, table: &TableId, guest: &GuestId) -> Result<bool, Error> {
        let (table, guest) = (table.clone(), guest.clone());
        let write = self.writer.write(move |connection| {
            Box::pin(async move {
                let noted = sqlx::query(statements::DECLINE).bind(table.as_str()).bind(guest.as_str());
                let noted = noted.execute(&mut *connection).await?.rows_affected() > 0;
                let calls = sqlx::query(statements::WITHDRAW_INVITATION_CALLS).bind(table.as_str());
                calls.bind(guest.as_str()).execute(connection).await?;
                Ok(Applied::without_event(noted))
            })
        });
        write.await
    }
}

#[async_trait]
impl BanStore for Sqlite {
    async fn ban(&self, ban: &Ban) -> Result<(), Error> {
        let ban = ban.clone();
        let write = self.writer.write(move |connection| {
            Box::pin(async move {
                let kept = sqlx::query(statements::SAVE_BAN)
                    .bind(ban.kind.as_str())
                    .bind(ban.key)
                    .bind(ban.until)
                    .bind(ban.why)
                    .bind(ban.made);
                kept.execute(connection).await?;
                Ok(Applied::without_event(()))
            })
        });
        write.await
    }

    async fn lift_ban(&self, kind: BanKind, key: &str) -> Result<bool, Error> {
        let key = key.to_owned();
        let write = self.writer.write(move |connection| {
            Box::pin(async move {
                let lifted = sqlx::query(statements::LIFT_BAN).bind(kind.as_str()).bind(key);
                let lifted = lifted.execute(connection).await?.rows_affected() > 0;
                Ok(Applied::without_event(lifted))
            })
        });
        write.await
    }

    async fn bans(&self) -> Result<Vec<Ban>, Error> {
        let found = sqlx::query(statements::ALL_BANS);
        found.fetch_all(&self.read_pool).await?.iter().map(ban).collect()
    }
}
