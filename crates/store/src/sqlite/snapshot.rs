//! The file as it was at one moment: a transaction that only reads sees no later change.

use std::path::Path;

use async_trait::async_trait;
use sqlx::{Row, SqliteConnection};

use super::{
    accounts, connect, log, people, reads,
    watermark::{self, Watermark},
};
use crate::{
    Account, Checksums, DatabaseSnapshot, Error, Finding, FullTable, PeopleRows, Table, TableId, row,
};

pub(super) struct SqliteSnapshot {
    connection: SqliteConnection,
    /// Generation of the file a moment before.
    watermark: Option<Watermark>,
}

impl SqliteSnapshot {
    pub(super) async fn begin(path: &Path) -> Result<Self, Error> {
        // The note comes first: a server that runs may write another one at any time.
        let note = Watermark::read(path);
        let mut connection = connect::read_only_connection(path).await?;
        // The moment is fixed by the first reading.
        sqlx::raw_sql("BEGIN; SELECT count(*) FROM sqlite_schema").execute(&mut connection).await?;
        Ok(Self { connection, watermark: note })
    }

    /// Faults that `SQLite` finds: first whether the file is in order, then whether what points to something
    /// finds it.
    async fn integrity_errors(&mut self) -> Result<Vec<String>, Error> {
        let found = sqlx::query_scalar("PRAGMA integrity_check(20)").fetch_all(&mut self.connection).await?;
        let mut found: Vec<String> = found.into_iter().filter(|it| it != "ok").collect();
        let lost = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut self.connection).await?;
        for row in lost.iter().take(20) {
            let (from, to): (String, String) = (row.try_get(0)?, row.try_get(2)?);
            found.push(format!("something in {from} belongs to nothing in {to}"));
        }
        Ok(found)
    }
}

#[async_trait]
impl DatabaseSnapshot for SqliteSnapshot {
    async fn table_ids(&mut self) -> Result<Vec<Result<TableId, Error>>, Error> {
        let all = sqlx::query("SELECT id FROM tables ORDER BY created, id");
        let read = |row: &sqlx::sqlite::SqliteRow| {
            let id: String = row.try_get("id")?;
            id.parse().map_err(|error| Error::damaged(format_args!("table {id:?}, id"), error))
        };
        Ok(all.fetch_all(&mut self.connection).await?.iter().map(read).collect())
    }

    async fn full_table(&mut self, id: &TableId) -> Result<Option<FullTable>, Error> {
        let Some(table) = reads::table(&mut self.connection, id).await? else { return Ok(None) };
        let log = log::log(&mut self.connection, id).await?;
        let review = reads::review(&mut self.connection, id).await?;
        Ok(Some(FullTable { table, log, review }))
    }

    async fn accounts(&mut self) -> Result<Vec<Result<Account, Error>>, Error> {
        Ok(accounts::rows(&mut self.connection).await?.iter().map(row::account).collect())
    }

    async fn people(&mut self) -> Result<PeopleRows, Error> {
        people::all(&mut self.connection).await
    }

    async fn secrets(&mut self) -> Result<Vec<(String, Vec<u8>)>, Error> {
        let secrets = sqlx::query_as("SELECT name, value FROM secrets ORDER BY name");
        Ok(secrets.fetch_all(&mut self.connection).await?)
    }

    async fn table_with_length(&mut self, id: &TableId) -> Result<Option<(Table, u32)>, Error> {
        let Some(table) = reads::table(&mut self.connection, id).await? else { return Ok(None) };
        Ok(Some((table, reads::last(&mut self.connection, id).await?)))
    }

    async fn checksums(&mut self) -> Result<Checksums, Error> {
        let sums = sqlx::query_as("SELECT kind, name, sum FROM sums");
        Ok(Checksums::from_rows(sums.fetch_all(&mut self.connection).await?))
    }

    async fn findings(&mut self) -> Result<Vec<Finding>, Error> {
        let mut findings: Vec<Finding> = match self.integrity_errors().await {
            Ok(found) => found.into_iter().map(Finding::Damaged).collect(),
            Err(error @ Error::Damaged { .. }) => vec![Finding::Damaged(error.to_string())],
            Err(error) => return Err(error),
        };
        let generation = watermark::generation(&mut self.connection).await?;
        let older = self.watermark.as_ref().and_then(|it| it.rollback_message(generation));
        findings.extend(older.map(Finding::Truncated));
        Ok(findings)
    }
}
