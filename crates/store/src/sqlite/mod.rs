//! The store in one `SQLite` file: one connection writes for everybody, a few others read.

mod changes;
mod connect;
mod reads;
mod schema;
mod writer;

#[cfg(test)]
mod tests;

use std::path::Path;

use async_trait::async_trait;
use sqlx::SqlitePool;

use self::{
    changes::{Append, Create, SaveReview, Secret, SetPhase, Sit},
    writer::Writer,
};
use crate::{Entry, Error, Filter, Occupant, Progress, Store, Table, TableId};

/// A [`Store`] in one file of the local disk.
///
/// Clones share the same connections.
#[derive(Clone, Debug)]
pub struct Sqlite {
    reads: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the database, creating the file or bringing its schema up to date where needed.
    ///
    /// A file that holds something else, or that a newer release has written, is left as it is.
    pub async fn open(path: &Path) -> Result<Self, Error> {
        let path = connect::absolute(path)?;
        schema::probe(&path).await?;
        connect::create_private(&path)?;
        let mut connection =
            connect::for_writing(&path).await.map_err(|error| connect::refused(&path, error))?;
        schema::migrate(&mut connection, &path).await?;
        let writer = Writer::start(connection, path.clone());
        Ok(Self { reads: connect::for_reading(&path), writer })
    }

    /// How many transactions this store has committed; one holds the changes of many tables.
    pub fn commits(&self) -> u64 {
        self.writer.commits()
    }

    /// Finishes the writes that were asked for, then closes the file for all clones.
    pub async fn close(self) {
        self.reads.close().await;
        self.writer.close().await;
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, table: &Table) -> Result<(), Error> {
        self.create_with(table, &[]).await
    }

    async fn create_with(&self, table: &Table, log: &[Entry]) -> Result<(), Error> {
        self.writer.write(Create { table: table.clone(), log: log.to_vec() }).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<Table>, Error> {
        reads::table(&self.reads, id).await
    }

    async fn tables(&self, filter: Filter) -> Result<Vec<Table>, Error> {
        reads::tables(&self.reads, &filter).await
    }

    async fn sit(
        &self,
        id: &TableId,
        seat: u8,
        before: &Occupant,
        occupant: &Occupant,
    ) -> Result<bool, Error> {
        let sit = Sit { id: id.clone(), seat, before: before.clone(), occupant: occupant.clone() };
        self.writer.write(sit).await
    }

    async fn set_phase(&self, id: &TableId, progress: &Progress) -> Result<(), Error> {
        self.writer.write(SetPhase { id: id.clone(), progress: progress.clone() }).await
    }

    async fn append(&self, id: &TableId, entries: &[Entry], progress: &Progress) -> Result<(), Error> {
        let append = Append { id: id.clone(), entries: entries.to_vec(), progress: progress.clone() };
        self.writer.write(append).await
    }

    async fn log(&self, id: &TableId) -> Result<Vec<Entry>, Error> {
        reads::log(&self.reads, id).await
    }

    async fn review(&self, id: &TableId) -> Result<Option<String>, Error> {
        reads::review(&self.reads, id).await
    }

    async fn save_review(&self, id: &TableId, made: i64, text: &str) -> Result<(), Error> {
        self.writer.write(SaveReview { id: id.clone(), made, text: text.to_owned() }).await
    }

    async fn secret(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, Error> {
        self.writer.write(Secret { name: name.to_owned(), fresh }).await
    }
}
