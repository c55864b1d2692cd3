//! The store in one `SQLite` file: one connection writes for everybody, a few others read.

mod accounts;
mod admission;
mod calls;
mod changes;
mod checkpoints;
mod connect;
mod feed;
mod finished;
mod forget;
mod invitations;
mod jobs;
mod learned;
mod log;
mod maintenance;
mod people;
mod reads;
mod rows;
mod schema;
mod snapshot;
mod timing;
mod watermark;
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

use self::{jobs::LeaseAction, snapshot::SqliteSnapshot, watermark::Watermark, writer::Writer};
use crate::{
    Admission, Archive, ChangeEvent, Database, DatabaseSnapshot, Entry, Error, Feed, Filter, FullTable,
    GuestId, Job, JobKey, Listener, Occupant, Queue, QueuedJob, Store, StoredReview, Table, TableId,
    TableProgress,
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

    /// Number of transactions that this store has committed; one holds the changes of many tables.
    pub fn commits(&self) -> u64 {
        self.writer.commits()
    }

    async fn update_lease(&self, job: &Job, action: LeaseAction) -> Result<bool, Error> {
        let job = job.clone();
        self.writer.write(move |it| Box::pin(async move { jobs::update_lease(it, &job, action).await })).await
    }

    /// Finishes the writes that were asked for, then closes the file for all clones.
    pub async fn close(self) {
        Database::close(&self).await;
    }
}

/// Tells the operator if the file is older than it was when this program last had it.
async fn warn_about_rollback(connection: &mut SqliteConnection, path: &Path) {
    let Some(note) = Watermark::read(path) else { return };
    match watermark::generation(connection).await {
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
        let (table, log) = (table.clone(), log.to_vec());
        self.writer.write(move |it| Box::pin(async move { changes::create(it, &table, &log).await })).await
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
        let (id, before, occupant) = (id.clone(), before.clone(), occupant.clone());
        self.writer
            .write(move |it| {
                Box::pin(async move { changes::swap_occupant(it, &id, seat, &before, &occupant).await })
            })
            .await
    }

    async fn take_seat(&self, id: &TableId, seat: u8, person: &Occupant, word: &str) -> Result<bool, Error> {
        let (id, person, word) = (id.clone(), person.clone(), word.to_owned());
        self.writer
            .write(move |it| Box::pin(async move { changes::take_seat(it, &id, seat, &person, &word).await }))
            .await
    }

    async fn clear_seat(
        &self,
        id: &TableId,
        seat: u8,
        before: &Occupant,
        occupant: &Occupant,
    ) -> Result<bool, Error> {
        let (id, before, occupant) = (id.clone(), before.clone(), occupant.clone());
        self.writer
            .write(move |it| {
                Box::pin(async move { admission::clear_seat(it, &id, seat, &before, &occupant).await })
            })
            .await
    }

    async fn set_admission(&self, id: &TableId, admission: &Admission) -> Result<bool, Error> {
        let (id, admission) = (id.clone(), admission.clone());
        self.writer
            .write(move |it| Box::pin(async move { admission::set_admission(it, &id, &admission).await }))
            .await
    }

    async fn deal(&self, id: &TableId, deal: &str, progress: &TableProgress) -> Result<bool, Error> {
        let (id, deal, progress) = (id.clone(), deal.to_owned(), progress.clone());
        self.writer
            .write(move |it| Box::pin(async move { changes::deal(it, &id, &deal, &progress).await }))
            .await
    }

    async fn set_invite(&self, id: &TableId, invite: &str) -> Result<(), Error> {
        let (id, invite) = (id.clone(), invite.to_owned());
        self.writer
            .write(move |it| Box::pin(async move { changes::set_invite(it, &id, &invite).await }))
            .await
    }

    async fn set_progress(&self, id: &TableId, progress: &TableProgress) -> Result<(), Error> {
        let (id, progress) = (id.clone(), progress.clone());
        self.writer
            .write(move |it| Box::pin(async move { changes::set_progress(it, &id, &progress).await }))
            .await
    }

    async fn append(&self, id: &TableId, entries: &[Entry], progress: &TableProgress) -> Result<(), Error> {
        changes::append(&self.writer, id, entries, progress).await
    }

    async fn log(&self, id: &TableId) -> Result<Vec<Entry>, Error> {
        log::log(&self.read_pool, id).await
    }

    async fn review(&self, id: &TableId) -> Result<Option<String>, Error> {
        Ok(reads::review(&self.read_pool, id).await?.map(|review| review.text))
    }

    async fn save_review(&self, id: &TableId, made: i64, text: &str) -> Result<(), Error> {
        let (id, review) = (id.clone(), StoredReview { made, text: text.to_owned() });
        self.writer
            .write(move |it| Box::pin(async move { changes::save_review(it, &id, &review).await }))
            .await
    }

    async fn get_or_create_secret(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, Error> {
        let name = name.to_owned();
        self.writer
            .write(move |it| Box::pin(async move { changes::get_or_create_secret(it, &name, &fresh).await }))
            .await
    }
}

#[async_trait]
impl Archive for Sqlite {
    async fn snapshot(&self) -> Result<Box<dyn DatabaseSnapshot>, Error> {
        Ok(Box::new(SqliteSnapshot::begin(&self.path).await?))
    }

    async fn import(&self, whole: &FullTable) -> Result<(), Error> {
        let whole = whole.clone();
        self.writer.write(move |it| Box::pin(async move { changes::import(it, &whole).await })).await
    }

    async fn replace(&self, whole: &FullTable) -> Result<(), Error> {
        let whole = whole.clone();
        self.writer.write(move |it| Box::pin(async move { changes::replace(it, &whole).await })).await
    }

    async fn set_secret(&self, name: &str, value: &[u8]) -> Result<(), Error> {
        let (name, value) = (name.to_owned(), value.to_owned());
        self.writer
            .write(move |it| Box::pin(async move { changes::set_secret(it, &name, &value).await }))
            .await
    }

    async fn clear(&self) -> Result<(), Error> {
        self.writer.write(|it| Box::pin(changes::clear(it))).await
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
        self.writer
            .write(move |it| {
                Box::pin(async move {
                    jobs::enqueue(it, JobKey { kind: &kind, table: &id, n }, by.as_ref()).await
                })
            })
            .await
    }

    async fn enqueue_bots(&self, kind: &str, since: i64, before: i64) -> Result<u64, Error> {
        let kind = kind.to_owned();
        self.writer
            .write(move |it| Box::pin(async move { jobs::enqueue_bots(it, &kind, since, before).await }))
            .await
    }

    async fn claim(&self, kinds: &[&str], node: &str, now: i64, until: i64) -> Result<Option<Job>, Error> {
        // Polling finds nothing nearly always: nothing is written for that.
        if !jobs::is_any_free(&self.read_pool, now, until).await? {
            return Ok(None);
        }
        let kinds: Vec<String> = kinds.iter().map(|&kind| kind.to_owned()).collect();
        let node = node.to_owned();
        self.writer
            .write(move |it| Box::pin(async move { jobs::claim(it, &kinds, &node, now, until).await }))
            .await
    }

    async fn acquire(
        &self,
        work: JobKey<'_>,
        node: &str,
        now: i64,
        until: i64,
    ) -> Result<Option<Job>, Error> {
        let (kind, table, n, node) = (work.kind.to_owned(), work.table.clone(), work.n, node.to_owned());
        self.writer
            .write(move |it| {
                Box::pin(async move {
                    jobs::acquire(it, JobKey { kind: &kind, table: &table, n }, &node, now, until).await
                })
            })
            .await
    }

    async fn renew(&self, job: &Job, until: i64) -> Result<bool, Error> {
        self.update_lease(job, LeaseAction::Renew(until)).await
    }

    async fn complete(&self, job: &Job) -> Result<bool, Error> {
        self.update_lease(job, LeaseAction::Complete).await
    }

    async fn release(&self, job: &Job) -> Result<bool, Error> {
        self.update_lease(job, LeaseAction::Release).await
    }

    async fn cancel(&self, work: JobKey<'_>) -> Result<bool, Error> {
        let (kind, table, n) = (work.kind.to_owned(), work.table.clone(), work.n);
        self.writer
            .write(move |it| {
                Box::pin(async move { jobs::cancel(it, JobKey { kind: &kind, table: &table, n }).await })
            })
            .await
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
        self.writer.write(|it| Box::pin(jobs::probe(it))).await
    }

    async fn close(&self) {
        self.read_pool.close().await;
        self.writer.close().await;
    }
}
