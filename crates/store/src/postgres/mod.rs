//! The store in a `PostgreSQL` database, which several machines may share.

mod accounts;
mod admission;
mod attendance;
mod batch;
mod calls;
mod changes;
mod connect;
mod feed;
mod finished;
mod forget;
mod inspect;
mod invitations;
mod jobs;
mod learned;
mod maintenance;
mod people;
mod reads;
mod schema;
mod snapshot;
mod text;
mod timing;
mod writer;

use std::fmt;

use async_trait::async_trait;
use sqlx::{Connection, PgPool, postgres::PgConnectOptions};

use self::{batch::Append, feed::NotifyFeed, snapshot::PostgresSnapshot, writer::Writer};
use crate::{
    Admission, Archive, Database, DatabaseSnapshot, Entry, Error, Feed, Filter, FullTable, GuestId, Job,
    JobKey, Listener, Occupant, Queue, QueuedJob, Store, StoredReview, Table, TableId, TableProgress,
    database_url,
};

/// A [`Store`] in a `PostgreSQL` database, release 15 or newer.
///
/// Clones share the same connections. A connection that breaks is replaced by itself; until then calls fail
/// with [`Error::Unreachable`], or with [`Error::Commit`] if it broke in the very moment of a commit.
#[derive(Clone)]
pub struct Postgres {
    options: PgConnectOptions,
    pool: PgPool,
    writer: Writer,
    feed: NotifyFeed,
}

impl Postgres {
    /// Connects to the database, bringing its schema up to date where needed.
    ///
    /// A database that is not fit, or that a newer release has written, is left as it is.
    pub async fn open(options: &PgConnectOptions) -> Result<Self, Error> {
        let options = connect::options(options);
        let mut connection = connect::connect(&options).await?;
        schema::migrate(&mut connection, &database_url::without_password(&options)).await?;
        // Even a damaged database is opened, so that what is left of it can be saved.
        if let Err(error) = accounts::fill_missing_skeletons(&mut connection).await {
            tracing::error!(%error, "names of older accounts are not guarded against those that look like them");
        }
        connection.close().await?;
        Ok(Self {
            pool: connect::pool(&options),
            writer: Writer::start(&options),
            feed: NotifyFeed::new(options.clone()),
            options,
        })
    }
}

/// Leaves out the password, so that no log can show it.
impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Postgres").field(&database_url::without_password(&self.options)).finish()
    }
}

#[async_trait]
impl Store for Postgres {
    async fn create(&self, table: &Table) -> Result<(), Error> {
        changes::create(&self.pool, table, &[]).await
    }

    async fn create_with_log(&self, table: &Table, log: &[Entry]) -> Result<(), Error> {
        changes::create(&self.pool, table, log).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<Table>, Error> {
        reads::table(&self.pool, id).await
    }

    async fn tables(&self, filter: Filter) -> Result<Vec<Table>, Error> {
        reads::tables(&self.pool, &filter).await
    }

    async fn swap_occupant(
        &self,
        id: &TableId,
        seat: u8,
        before: &Occupant,
        occupant: &Occupant,
    ) -> Result<bool, Error> {
        changes::swap_occupant(&self.pool, id, seat, before, occupant).await
    }

    async fn take_seat(&self, id: &TableId, seat: u8, person: &Occupant, word: &str) -> Result<bool, Error> {
        changes::take_seat(&self.pool, id, seat, person, word).await
    }

    async fn clear_seat(
        &self,
        id: &TableId,
        seat: u8,
        before: &Occupant,
        occupant: &Occupant,
    ) -> Result<bool, Error> {
        admission::clear_seat(&self.pool, id, seat, before, occupant).await
    }

    async fn set_admission(&self, id: &TableId, admission: &Admission) -> Result<bool, Error> {
        admission::set_admission(&self.pool, id, admission).await
    }

    async fn deal(&self, id: &TableId, deal: &str, progress: &TableProgress) -> Result<bool, Error> {
        changes::deal(&self.pool, id, deal, progress).await
    }

    async fn set_invite(&self, id: &TableId, invite: &str) -> Result<(), Error> {
        changes::set_invite(&self.pool, id, invite).await
    }

    async fn set_progress(&self, id: &TableId, progress: &TableProgress) -> Result<(), Error> {
        changes::set_progress(&self.pool, id, progress).await
    }

    async fn append(&self, id: &TableId, entries: &[Entry], progress: &TableProgress) -> Result<(), Error> {
        let append = Append { id: id.clone(), entries: entries.to_vec(), progress: progress.clone() };
        self.writer.append(append).await
    }

    async fn log(&self, id: &TableId) -> Result<Vec<Entry>, Error> {
        reads::log(&self.pool, id).await
    }

    async fn review(&self, id: &TableId) -> Result<Option<String>, Error> {
        Ok(reads::review(&self.pool, id).await?.map(|review| review.text))
    }

    async fn save_review(&self, id: &TableId, made: i64, text: &str) -> Result<(), Error> {
        changes::save_review(&self.pool, id, &StoredReview { made, text: text.to_owned() }).await
    }

    async fn get_or_create_secret(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, Error> {
        changes::get_or_create_secret(&self.pool, name, &fresh).await
    }
}

#[async_trait]
impl Archive for Postgres {
    async fn snapshot(&self) -> Result<Box<dyn DatabaseSnapshot>, Error> {
        Ok(Box::new(PostgresSnapshot::begin(&self.options).await?))
    }

    async fn import(&self, whole: &FullTable) -> Result<(), Error> {
        changes::import(&self.pool, whole).await
    }

    async fn replace(&self, whole: &FullTable) -> Result<(), Error> {
        changes::replace(&self.pool, whole).await
    }

    async fn set_secret(&self, name: &str, value: &[u8]) -> Result<(), Error> {
        changes::set_secret(&self.pool, name, value).await
    }

    async fn clear(&self) -> Result<(), Error> {
        changes::clear(&self.pool).await
    }
}

#[async_trait]
impl Feed for Postgres {
    async fn subscribe(&self) -> Result<Listener, Error> {
        self.feed.subscribe().await
    }
}

#[async_trait]
impl Queue for Postgres {
    async fn enqueue(&self, kind: &str, id: &TableId, n: u32, by: Option<&GuestId>) -> Result<bool, Error> {
        jobs::enqueue(&self.pool, JobKey { kind, table: id, n }, by).await
    }

    async fn enqueue_bots(&self, kind: &str, since: i64, before: i64) -> Result<u64, Error> {
        jobs::enqueue_bots(&self.pool, kind, since, before).await
    }

    async fn claim(&self, kinds: &[&str], node: &str, now: i64, until: i64) -> Result<Option<Job>, Error> {
        jobs::claim(&self.pool, kinds, node, now, until).await
    }

    async fn acquire(
        &self,
        work: JobKey<'_>,
        node: &str,
        now: i64,
        until: i64,
    ) -> Result<Option<Job>, Error> {
        jobs::acquire(&self.pool, work, node, now, until).await
    }

    async fn renew(&self, job: &Job, until: i64) -> Result<bool, Error> {
        jobs::renew(&self.pool, job, until).await
    }

    async fn complete(&self, job: &Job) -> Result<bool, Error> {
        jobs::complete(&self.pool, job).await
    }

    async fn release(&self, job: &Job) -> Result<bool, Error> {
        jobs::release(&self.pool, job).await
    }

    async fn cancel(&self, work: JobKey<'_>) -> Result<bool, Error> {
        jobs::cancel(&self.pool, work).await
    }

    async fn list(&self, kind: &str) -> Result<Vec<QueuedJob>, Error> {
        jobs::list(&self.pool, kind).await
    }
}

#[async_trait]
impl Database for Postgres {
    fn commits(&self) -> u64 {
        self.writer.commits()
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn check_writable(&self) -> Result<(), Error> {
        jobs::check_writable(&self.pool).await
    }

    async fn close(&self) {
        self.feed.close().await;
        self.writer.close().await;
        self.pool.close().await;
    }
}
