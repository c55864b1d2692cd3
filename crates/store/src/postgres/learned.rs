//! What people have learned, in the database.

use async_trait::async_trait;

use super::Postgres;
use crate::{Error, GuestId, LearnedStore, MOST_LEARNED};

/// Notes something as long as there is room.
const ADD: &str = "INSERT INTO learned (owner, what, at)
     SELECT $1, $2, $3 WHERE (SELECT count(*) FROM learned WHERE owner = $1) < $4
     ON CONFLICT DO NOTHING";

#[async_trait]
impl LearnedStore for Postgres {
    async fn learned(&self, owner: &GuestId) -> Result<Vec<String>, Error> {
        let found = sqlx::query_scalar("SELECT what FROM learned WHERE owner = $1 ORDER BY what");
        Ok(found.bind(owner.as_str()).fetch_all(&self.pool).await?)
    }

    async fn add_learned(&self, owner: &GuestId, what: &str, at: i64) -> Result<(), Error> {
        let add = sqlx::query(ADD).bind(owner.as_str()).bind(what).bind(at).bind(i64::from(MOST_LEARNED));
        add.execute(&self.pool).await?;
        Ok(())
    }

    async fn replace_learned(
        &self,
        owner: &GuestId,
        prefix: &str,
        what: Option<&str>,
        at: i64,
    ) -> Result<(), Error> {
        let mut change = self.pool.begin().await?;
        let gone = sqlx::query("DELETE FROM learned WHERE owner = $1 AND starts_with(what, $2)");
        gone.bind(owner.as_str()).bind(prefix).execute(&mut *change).await?;
        if let Some(what) = what {
            let add = sqlx::query(ADD).bind(owner.as_str()).bind(what).bind(at).bind(i64::from(MOST_LEARNED));
            add.execute(&mut *change).await?;
        }
        change.commit().await.map_err(Error::commit)
    }

    async fn move_learned(&self, from: &GuestId, to: &GuestId) -> Result<(), Error> {
        let mut change = self.pool.begin().await?;
        let add = sqlx::query(
            "INSERT INTO learned (owner, what, at)
             SELECT $2, what, at FROM learned WHERE owner = $1 ORDER BY at
             LIMIT greatest(0, $3 - (SELECT count(*) FROM learned WHERE owner = $2))
             ON CONFLICT DO NOTHING",
        );
        let most = i64::from(MOST_LEARNED);
        add.bind(from.as_str()).bind(to.as_str()).bind(most).execute(&mut *change).await?;
        let gone = sqlx::query("DELETE FROM learned WHERE owner = $1").bind(from.as_str());
        gone.execute(&mut *change).await?;
        change.commit().await.map_err(Error::commit)
    }

    async fn forget_learned(&self, owner: &GuestId) -> Result<(), Error> {
        let gone = sqlx::query("DELETE FROM learned WHERE owner = $1").bind(owner.as_str());
        gone.execute(&self.pool).await?;
        Ok(())
    }
}
