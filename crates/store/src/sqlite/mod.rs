//! The store in one `SQLite` file: one connection writes for everybody, a few others read.

mod accounts;
mod anchor;
mod changes;
mod checkpoints;
mod connect;
mod feed;
mod jobs;
mod light;
mod reads;
mod rows;
mod schema;
mod snapshot;
mod upkeep;
mod writer;

#[cfg(test)]
mod tests;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use async_trait::async_trait;
use sqlx::{SqliteConnection, SqlitePool};
use tokio::sync::broadcast;

use self::{
    anchor::Watermark,
    changes::{
        Append, Clear, Create, DealTable, GetOrCreateSecret, Import, OnConflict, SaveReview, SetInvite,
        SetProgress, SetSecret, SwapOccupant, TakeSeat,
    },
    jobs::{Acquire, Cancel, Claim, Enqueue, EnqueueBots, LeaseAction, UpdateLease, WriteProbe},
    snapshot::SqliteSnapshot,
    writer::Writer,
};
use crate::{
    Archive, ChangeEvent, Database, DatabaseSnapshot, Entry, Error, Feed, Filter, FullTable, GuestId, Job,
    JobKey, Listener, Occupant, Queue, QueuedJob, Store, StoredReview, Table, TableId, TableProgress,
};

/// A [`Store`] in one file of the local disk.
///
/// Clones share the same connections.
#[derive(Clone, Debug)]
pub struct Sqlite {
    path: PathBuf,
    read_pool: SqlitePool,
    writer: Writer,
    events: Arc<broadcast::Sender<ChangeEvent>>,
}

impl Sqlite {
    /// Opens the database, creating the file or bringing its schema up to date where needed.
    ///
    /// A file that holds something else, or that a newer release has written, is left as it is.
    pub async fn open(path: &Path) -> Result<Self, Error> {
        let path = connect::absolute(path)?;
        schema::check_file(&path).await?;
        connect::create_private(&path)?;
        let mut connection =
            connect::write_connection(&path).await.map_err(|error| connect::open_error(&path, error))?;
        schema::migrate(&mut connection, &path).await?;
        warn_about_rollback(&mut connection, &path).await;
        // Even a damaged database is opened, so that what is left of it can be saved.
        if let Err(error) = accounts::fill_missing_skeletons(&mut connection).await {
            tracing::error!(%error, "names of older accounts are not guarded against those that look like them");
        }
        let news = feed::sender_for(&path);
        let writer = Writer::start(connection, path.clone(), Arc::clone(&news));
        Ok(Self { read_pool: connect::read_pool(&path), writer, events: news, path })
    }

    /// How many transactions this store has committed; one holds the changes of many tables.
    pub fn commits(&self) -> u64 {
        self.writer.commits()
    }

    /// Finishes the writes that were asked for, then closes the file for all clones.
    pub async fn close(self) {
        Database::close(&self).await;
    }
}

/// Tells the operator if the file is older than it was when this program last had it.
async fn warn_about_rollback(connection: &mut SqliteConnection, path: &Path) {
    let Some(note) = Watermark::read(path) else { return };
    match anchor::generation(connection).await {
        Ok(generation) => {
            if let Some(why) = note.rollback_message(generation) {
                tracing::error!(path = %path.display(), why, "the database has lost changes; a backup may have them");
            }
        }
        Err(error) => tracing::error!(%error, "how far the database has come cannot be read"),
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, table: &Table) -> Result<(), Error> {
        self.create_with_log(table, &[]).await
    }

    async fn create_with_log(&self, table: &Table, log: &[Entry]) -> Result<(), Error> {
        self.writer.write(Create { table: table.clone(), log: log.to_vec() }).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<Table>, Error> {
        reads::table(&self.read_pool, id).await
    }

    async fn tables(&self, filter: Filter) -> Result<Vec<Table>, Error> {
        reads::tables(&self.read_pool, &filter).await
    }

    async fn swap_occupant(
        &self,
        id: &TableId,
        seat: u8,
        before: &Occupant,
        occupant: &Occupant,
    ) -> Result<bool, Error> {
        let sit = SwapOccupant { id: id.clone(), seat, before: before.clone(), occupant: occupant.clone() };
        self.writer.write(sit).await
    }

    async fn take_seat(&self, id: &TableId, seat: u8, person: &Occupant, word: &str) -> Result<bool, Error> {
        let sit_down =
            TakeSeat { id: id.clone(), seat, person: person.clone(), contribution: word.to_owned() };
        self.writer.write(sit_down).await
    }

    async fn deal(&self, id: &TableId, deal: &str, progress: &TableProgress) -> Result<bool, Error> {
        self.writer
            .write(DealTable { id: id.clone(), deal: deal.to_owned(), progress: progress.clone() })
            .await
    }

    async fn set_invite(&self, id: &TableId, invite: &str) -> Result<(), Error> {
        self.writer.write(SetInvite { id: id.clone(), invite: invite.to_owned() }).await
    }

    async fn set_progress(&self, id: &TableId, progress: &TableProgress) -> Result<(), Error> {
        self.writer.write(SetProgress { id: id.clone(), progress: progress.clone() }).await
    }

    async fn append(&self, id: &TableId, entries: &[Entry], progress: &TableProgress) -> Result<(), Error> {
        let append = Append { id: id.clone(), entries: entries.to_vec(), progress: progress.clone() };
        self.writer.write(append).await
    }

    async fn log(&self, id: &TableId) -> Result<Vec<Entry>, Error> {
        reads::log(&self.read_pool, id).await
    }

    async fn review(&self, id: &TableId) -> Result<Option<String>, Error> {
        Ok(reads::review(&self.read_pool, id).await?.map(|review| review.text))
    }

    async fn save_review(&self, id: &TableId, made: i64, text: &str) -> Result<(), Error> {
        let review = StoredReview { made, text: text.to_owned() };
        self.writer.write(SaveReview { id: id.clone(), review }).await
    }

    async fn get_or_create_secret(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, Error> {
        self.writer.write(GetOrCreateSecret { name: name.to_owned(), fresh }).await
    }
}

#[async_trait]
impl Archive for Sqlite {
    async fn snapshot(&self) -> Result<Box<dyn DatabaseSnapshot>, Error> {
        Ok(Box::new(SqliteSnapshot::begin(&self.path).await?))
    }

    async fn import(&self, whole: &FullTable) -> Result<(), Error> {
        self.writer.write(Import { whole: whole.clone(), on_conflict: OnConflict::Reject }).await
    }

    async fn replace(&self, whole: &FullTable) -> Result<(), Error> {
        self.writer.write(Import { whole: whole.clone(), on_conflict: OnConflict::Replace }).await
    }

    async fn set_secret(&self, name: &str, value: &[u8]) -> Result<(), Error> {
        self.writer.write(SetSecret { name: name.to_owned(), value: value.to_owned() }).await
    }

    async fn clear(&self) -> Result<(), Error> {
        self.writer.write(Clear).await
    }
}

#[async_trait]
impl Feed for Sqlite {
    async fn subscribe(&self) -> Result<Listener, Error> {
        Ok(Listener::new(self.events.subscribe()))
    }
}

#[async_trait]
impl Queue for Sqlite {
    async fn enqueue(&self, kind: &str, id: &TableId, n: u32, by: Option<&GuestId>) -> Result<bool, Error> {
        let (kind, id, by) = (kind.to_owned(), id.clone(), by.cloned());
        self.writer.write(Enqueue { kind, id, n, by }).await
    }

    async fn enqueue_bots(&self, kind: &str, since: i64, before: i64) -> Result<u64, Error> {
        self.writer.write(EnqueueBots { kind: kind.to_owned(), since, before }).await
    }

    async fn claim(&self, kinds: &[&str], node: &str, now: i64, until: i64) -> Result<Option<Job>, Error> {
        // Whoever asks again and again finds nothing nearly always: nothing is written for that.
        if !jobs::is_any_free(&self.read_pool, now, until).await? {
            return Ok(None);
        }
        let kinds = kinds.iter().map(|&kind| kind.to_owned()).collect();
        self.writer.write(Claim { kinds, node: node.to_owned(), now, until }).await
    }

    async fn acquire(
        &self,
        work: JobKey<'_>,
        node: &str,
        now: i64,
        until: i64,
    ) -> Result<Option<Job>, Error> {
        self.writer.write(Acquire::new(work, node, now, until)).await
    }

    async fn renew(&self, job: &Job, until: i64) -> Result<bool, Error> {
        self.writer.write(UpdateLease { job: job.clone(), action: LeaseAction::Renew(until) }).await
    }

    async fn complete(&self, job: &Job) -> Result<bool, Error> {
        self.writer.write(UpdateLease { job: job.clone(), action: LeaseAction::Complete }).await
    }

    async fn release(&self, job: &Job) -> Result<bool, Error> {
        self.writer.write(UpdateLease { job: job.clone(), action: LeaseAction::Release }).await
    }

    async fn cancel(&self, work: JobKey<'_>) -> Result<bool, Error> {
        self.writer.write(Cancel::new(work)).await
    }

    async fn list(&self, kind: &str) -> Result<Vec<QueuedJob>, Error> {
        jobs::list(&self.read_pool, kind).await
    }
}

#[async_trait]
impl Database for Sqlite {
    fn commits(&self) -> u64 {
        self.writer.commits()
    }

    fn is_shared(&self) -> bool {
        false
    }

    async fn check_writable(&self) -> Result<(), Error> {
        self.writer.write(WriteProbe).await
    }

    async fn close(&self) {
        self.read_pool.close().await;
        self.writer.close().await;
    }
}
