//! The file as it was at one moment: a transaction that only reads sees no later change.

use std::path::Path;

use async_trait::async_trait;
use sqlx::{Row, SqliteConnection};

use super::{
    accounts,
    anchor::{self, Note},
    connect, reads,
};
use crate::{Account, Error, Finding, Snapshot, Sums, Table, TableId, Whole, row};

pub(super) struct Moment {
    connection: SqliteConnection,
    /// How far the file had come a moment before.
    note: Option<Note>,
}

impl Moment {
    pub(super) async fn now(path: &Path) -> Result<Self, Error> {
        // The note comes first: a server that runs may write another one at any time.
        let note = Note::beside(path);
        let mut connection = connect::for_looking(path).await?;
        // The moment is fixed by the first reading.
        sqlx::raw_sql("BEGIN; SELECT count(*) FROM sqlite_schema").execute(&mut connection).await?;
        Ok(Self { connection, note })
    }

    /// What `SQLite` finds: first whether the file is in order, then whether what points to something finds it.
    async fn inspect(&mut self) -> Result<Vec<String>, Error> {
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
impl Snapshot for Moment {
    async fn ids(&mut self) -> Result<Vec<Result<TableId, Error>>, Error> {
        let all = sqlx::query("SELECT id FROM tables ORDER BY created, id");
        let read = |row: &sqlx::sqlite::SqliteRow| {
            let id: String = row.try_get("id")?;
            id.parse().map_err(|error| Error::damaged(format_args!("table {id:?}, id"), error))
        };
        Ok(all.fetch_all(&mut self.connection).await?.iter().map(read).collect())
    }

    async fn whole(&mut self, id: &TableId) -> Result<Option<Whole>, Error> {
        let Some(table) = reads::table(&mut self.connection, id).await? else { return Ok(None) };
        let log = reads::log(&mut self.connection, id).await?;
        let review = reads::review(&mut self.connection, id).await?;
        Ok(Some(Whole { table, log, review }))
    }

    async fn accounts(&mut self) -> Result<Vec<Result<Account, Error>>, Error> {
        Ok(accounts::rows(&mut self.connection).await?.iter().map(row::account).collect())
    }

    async fn secrets(&mut self) -> Result<Vec<(String, Vec<u8>)>, Error> {
        let secrets = sqlx::query_as("SELECT name, value FROM secrets ORDER BY name");
        Ok(secrets.fetch_all(&mut self.connection).await?)
    }

    async fn outline(&mut self, id: &TableId) -> Result<Option<(Table, u32)>, Error> {
        let Some(table) = reads::table(&mut self.connection, id).await? else { return Ok(None) };
        Ok(Some((table, reads::last(&mut self.connection, id).await?)))
    }

    async fn sums(&mut self) -> Result<Sums, Error> {
        let sums = sqlx::query_as("SELECT kind, name, sum FROM sums");
        Ok(Sums::of(sums.fetch_all(&mut self.connection).await?))
    }

    async fn findings(&mut self) -> Result<Vec<Finding>, Error> {
        let mut findings: Vec<Finding> = match self.inspect().await {
            Ok(found) => found.into_iter().map(Finding::Damaged).collect(),
            Err(error @ Error::Damaged { .. }) => vec![Finding::Damaged(error.to_string())],
            Err(error) => return Err(error),
        };
        let generation = anchor::generation(&mut self.connection).await?;
        let older = self.note.as_ref().and_then(|it| it.contradicts(generation));
        findings.extend(older.map(Finding::CutShort));
        Ok(findings)
    }
}
