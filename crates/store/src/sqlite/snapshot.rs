//! The file as it was at one moment: a transaction that only reads sees no later change.

use std::path::Path;

use async_trait::async_trait;
use sqlx::{Row, SqliteConnection};

use super::{accounts, connect, reads};
use crate::{Account, Error, Snapshot, TableId, Whole, row};

pub(super) struct Moment(SqliteConnection);

impl Moment {
    pub(super) async fn now(path: &Path) -> Result<Self, Error> {
        let mut connection = connect::for_looking(path).await?;
        // The moment is fixed by the first reading.
        sqlx::raw_sql("BEGIN; SELECT count(*) FROM sqlite_schema").execute(&mut connection).await?;
        Ok(Self(connection))
    }
}

#[async_trait]
impl Snapshot for Moment {
    async fn ids(&mut self) -> Result<Vec<Result<TableId, Error>>, Error> {
        let rows = sqlx::query("SELECT id FROM tables ORDER BY created, id").fetch_all(&mut self.0).await?;
        let read = |row: &sqlx::sqlite::SqliteRow| {
            let id: String = row.try_get("id")?;
            id.parse().map_err(|error| Error::damaged(format_args!("table {id:?}, id"), error))
        };
        Ok(rows.iter().map(read).collect())
    }

    async fn whole(&mut self, id: &TableId) -> Result<Option<Whole>, Error> {
        let Some(table) = reads::table(&mut self.0, id).await? else { return Ok(None) };
        let log = reads::log(&mut self.0, id).await?;
        let review = reads::review(&mut self.0, id).await?;
        Ok(Some(Whole { table, log, review }))
    }

    async fn accounts(&mut self) -> Result<Vec<Result<Account, Error>>, Error> {
        Ok(accounts::rows(&mut self.0).await?.iter().map(row::account).collect())
    }

    async fn secrets(&mut self) -> Result<Vec<(String, Vec<u8>)>, Error> {
        let secrets = sqlx::query_as("SELECT name, value FROM secrets ORDER BY name");
        Ok(secrets.fetch_all(&mut self.0).await?)
    }
}
