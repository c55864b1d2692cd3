//! What people have learned, in the file.

use async_trait::async_trait;

use super::{Sqlite, writer::Applied};
use crate::{Error, GuestId, LearnedStore, MOST_LEARNED};

/// Notes something as long as there is room.
const ADD: &str = "INSERT INTO learned (owner, what, at)
     SELECT ?1, ?2, ?3 WHERE (SELECT count(*) FROM learned WHERE owner = ?1) < ?4
     ON CONFLICT DO NOTHING";

#[async_trait]
impl LearnedStore for Sqlite {
    async fn learned(&self, owner: &GuestId) -> Result<Vec<String>, Error> {
        let found = sqlx::query_scalar("SELECT what FROM learned WHERE owner = ? ORDER BY what");
        Ok(found.bind(owner.as_str()).fetch_all(&self.read_pool).await?)
    }

    async fn add_learned(&self, owner: &GuestId, what: &str, at: i64) -> Result<(), Error> {
        let (owner, what) = (owner.clone(), what.to_owned());
        self.writer
            .write(move |it| {
                Box::pin(async move {
                    let added = sqlx::query(ADD).bind(owner.as_str()).bind(what).bind(at).bind(MOST_LEARNED);
                    added.execute(it).await?;
                    Ok(Applied::without_event(()))
                })
            })
            .await
    }

    async fn replace_learned(
        &self,
        owner: &GuestId,
        prefix: &str,
        what: Option<&str>,
        at: i64,
    ) -> Result<(), Error> {
        let (owner, prefix, what) = (owner.clone(), prefix.to_owned(), what.map(str::to_owned));
        self.writer
            .write(move |it| {
                Box::pin(async move {
                    let gone = "DELETE FROM learned WHERE owner = ?1 AND substr(what, 1, length(?2)) = ?2";
                    sqlx::query(gone).bind(owner.as_str()).bind(prefix).execute(&mut *it).await?;
                    if let Some(what) = what {
                        let added = sqlx::query(ADD).bind(owner.as_str()).bind(what).bind(at);
                        added.bind(MOST_LEARNED).execute(it).await?;
                    }
                    Ok(Applied::without_event(()))
                })
            })
            .await
    }

    async fn move_learned(&self, from: &GuestId, to: &GuestId) -> Result<(), Error> {
        let (from, to) = (from.clone(), to.clone());
        let add = "INSERT INTO learned (owner, what, at)
             SELECT ?2, what, at FROM learned WHERE owner = ?1 ORDER BY at
             LIMIT max(0, ?3 - (SELECT count(*) FROM learned WHERE owner = ?2))
             ON CONFLICT DO NOTHING";
        self.writer
            .write(move |it| {
                Box::pin(async move {
                    let moved = sqlx::query(add).bind(from.as_str()).bind(to.as_str()).bind(MOST_LEARNED);
                    moved.execute(&mut *it).await?;
                    let gone = sqlx::query("DELETE FROM learned WHERE owner = ?").bind(from.as_str());
                    gone.execute(it).await?;
                    Ok(Applied::without_event(()))
                })
            })
            .await
    }

    async fn forget_learned(&self, owner: &GuestId) -> Result<(), Error> {
        let owner = owner.clone();
        self.writer
            .write(move |it| {
                Box::pin(async move {
                    let gone = sqlx::query("DELETE FROM learned WHERE owner = ?").bind(owner.as_str());
                    gone.execute(it).await?;
                    Ok(Applied::without_event(()))
                })
            })
            .await
    }
}
