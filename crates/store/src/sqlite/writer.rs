//! Group commit: one task writes the changes of all tables, as many in one transaction as are waiting.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use async_trait::async_trait;
use sqlx::{Connection, SqliteConnection};
use tokio::{
    sync::{broadcast, mpsc, oneshot},
    time::sleep_until,
};

use super::{anchor::Anchor, checkpoints::Checkpoints, connect, reads};
use crate::{Error, News, TableId};

/// How many changes one transaction takes at most, which bounds how long the first of them waits.
const BATCH: usize = 256;

/// Something to write, wholly or not at all.
#[async_trait]
pub(super) trait Change: Send + Sync + 'static {
    /// What the caller learns.
    type Answer: Send + 'static;

    /// Writes it in one go if nothing stands against it; else nothing is written, and `apply` will say what does. Each statement costs two
    /// changes of threads, and a savepoint two statements, so this is what makes the usual change quick.
    async fn apply_at_once(
        &self,
        _connection: &mut SqliteConnection,
    ) -> Result<Option<Applied<Self::Answer>>, sqlx::Error> {
        Ok(None)
    }

    /// Writes it; what it has written is taken back if it fails.
    async fn apply(&self, connection: &mut SqliteConnection) -> Result<Applied<Self::Answer>, Error>;
}

/// A change that was written, but is not durable yet.
pub(super) struct Applied<A> {
    answer: A,
    /// What listeners learn when it is.
    news: Vec<News>,
}

impl<A> Applied<A> {
    /// A change that concerns no table.
    pub(super) fn quietly(answer: A) -> Self {
        Self { answer, news: Vec::new() }
    }

    /// A change of any number of tables.
    pub(super) fn widely(answer: A) -> Self {
        Self { answer, news: vec![News::Missed] }
    }

    /// A change of a table whose last entry has number `n` now.
    pub(super) fn of(answer: A, id: &TableId, n: u32) -> Self {
        Self { answer, news: vec![News::Changed { id: id.clone(), n }] }
    }

    /// These tables were closed or are gone: whatever their last entries are, there is news.
    pub(super) fn ended<'a>(answer: A, ids: impl IntoIterator<Item = &'a TableId>) -> Self {
        let news = ids.into_iter().map(|id| News::Changed { id: id.clone(), n: u32::MAX });
        Self { answer, news: news.collect() }
    }

    /// A change of a table that leaves its log alone.
    pub(super) async fn after(
        connection: &mut SqliteConnection,
        answer: A,
        id: &TableId,
    ) -> Result<Self, Error> {
        Ok(Self::of(answer, id, reads::last(connection, id).await?))
    }
}

/// Hands changes to the writing task.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    orders: mpsc::Sender<Order>,
    commits: Arc<AtomicU64>,
}

impl Writer {
    /// Starts the writing task on `connection`; it opens `path` again if that connection fails.
    pub(super) fn start(
        connection: SqliteConnection,
        path: PathBuf,
        news: Arc<broadcast::Sender<News>>,
    ) -> Self {
        let (orders, inbox) = mpsc::channel(BATCH);
        let commits = Arc::default();
        let checkpoints = Checkpoints::start(path.clone());
        let anchor = Anchor::new(path.clone());
        let (commits_too, connection) = (Arc::clone(&commits), Some(connection));
        let task = Task {
            connection,
            path,
            commits: commits_too,
            news,
            checkpoints,
            anchor,
            version: None,
            lost: false,
        };
        tokio::spawn(task.run(inbox));
        Self { orders, commits }
    }

    /// Returns when the change is durable or refused.
    pub(super) async fn write<C: Change>(&self, change: C) -> Result<C::Answer, Error> {
        let (reply, answer) = oneshot::channel();
        let waiting = Box::new(Waiting { change, outcome: None, reply });
        self.orders.send(Order::Write(waiting)).await.map_err(|_| Error::Closed)?;
        answer.await.map_err(|_| Error::Closed)?
    }

    /// Whether another connection has changed the file since this was last asked.
    pub(super) async fn changed_elsewhere(&self) -> Result<bool, Error> {
        let (reply, answer) = oneshot::channel();
        self.orders.send(Order::Glance(reply)).await.map_err(|_| Error::Closed)?;
        Ok(answer.await.map_err(|_| Error::Closed)??)
    }

    /// Returns when all earlier changes are answered and the file is closed.
    pub(super) async fn close(&self) {
        let (last, closed) = oneshot::channel();
        if self.orders.send(Order::Close(last)).await.is_ok() {
            // Nothing is sent: the task drops its end as the last thing it does.
            let _ = closed.await;
        }
    }

    /// How many transactions were committed.
    pub(super) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }
}

enum Order {
    Write(Box<dyn Job>),
    Glance(oneshot::Sender<Result<bool, sqlx::Error>>),
    Close(oneshot::Sender<()>),
}

/// A change of any kind on its way through the writing task.
#[async_trait]
trait Job: Send {
    /// Applies the change at once or in a savepoint of its own; fails only if the whole transaction is lost.
    async fn apply(&mut self, transaction: &mut SqliteConnection) -> Result<(), sqlx::Error>;

    /// Tells the caller, once the transaction is committed or lost; returns what listeners are to learn.
    fn answer(self: Box<Self>, committed: Result<(), Arc<sqlx::Error>>) -> Vec<News>;
}

struct Waiting<C: Change> {
    change: C,
    outcome: Option<Result<Applied<C::Answer>, Error>>,
    reply: oneshot::Sender<Result<C::Answer, Error>>,
}

#[async_trait]
impl<C: Change> Job for Waiting<C> {
    async fn apply(&mut self, transaction: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        if let Some(applied) = self.change.apply_at_once(&mut *transaction).await? {
            self.outcome = Some(Ok(applied));
            return Ok(());
        }
        let mut savepoint = transaction.begin().await?;
        let outcome = self.change.apply(&mut savepoint).await;
        let settled = if outcome.is_ok() { savepoint.commit().await } else { savepoint.rollback().await };
        match (settled, outcome) {
            // After some failures, such as a full disk, SQLite gives up the transaction, savepoints and all.
            (Err(_), Err(Error::Database(cause))) => Err(cause),
            (Err(lost), _) => Err(lost),
            (Ok(()), outcome) => {
                self.outcome = Some(outcome);
                Ok(())
            }
        }
    }

    fn answer(self: Box<Self>, committed: Result<(), Arc<sqlx::Error>>) -> Vec<News> {
        let (answer, news) = match (committed, self.outcome) {
            (Ok(()), Some(Ok(applied))) => (Ok(applied.answer), applied.news),
            (Ok(()), Some(Err(refused))) => (Err(refused), Vec::new()),
            // Even a refusal may have been due to a change that is lost now.
            (Err(error), _) => (Err(Error::Commit(error)), Vec::new()),
            (Ok(()), None) => (Err(Error::Closed), Vec::new()),
        };
        // A caller that has given up does not listen any more.
        let _ = self.reply.send(answer);
        news
    }
}

struct Task {
    /// None after a failure, until the next transaction.
    connection: Option<SqliteConnection>,
    path: PathBuf,
    commits: Arc<AtomicU64>,
    news: Arc<broadcast::Sender<News>>,
    checkpoints: Checkpoints,
    anchor: Anchor,
    /// What the connection last said of the changes of others.
    version: Option<i64>,
    /// Whether a connection was lost since, which could have said it.
    lost: bool,
}

impl Task {
    async fn run(mut self, mut inbox: mpsc::Receiver<Order>) {
        let mut orders = Vec::new();
        let mut closing = Vec::new();
        while self.receive(&mut inbox, &mut orders).await {
            let mut batch = Vec::with_capacity(orders.len());
            for order in orders.drain(..) {
                match order {
                    Order::Write(job) => batch.push(job),
                    Order::Glance(reply) => drop(reply.send(self.glance().await)),
                    Order::Close(last) => {
                        inbox.close();
                        closing.push(last);
                    }
                }
            }
            self.write(batch).await;
        }
        if self.anchor.due().is_some() {
            self.drop_anchor().await;
        }
        // Whoever closes the file last empties the journal, and that has to be the writer.
        self.checkpoints.end().await;
        if let Some(connection) = self.connection.take()
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database was not closed in order");
        }
    }

    /// Waits for orders; meanwhile it is noted how far the file has come. Returns false at the end.
    async fn receive(&mut self, inbox: &mut mpsc::Receiver<Order>, orders: &mut Vec<Order>) -> bool {
        loop {
            let Some(due) = self.anchor.due() else { return inbox.recv_many(orders, BATCH).await > 0 };
            tokio::select! {
                biased;
                received = inbox.recv_many(orders, BATCH) => return received > 0,
                () = sleep_until(due) => self.drop_anchor().await,
            }
        }
    }

    /// Notes how far the file has come.
    async fn drop_anchor(&mut self) {
        let raised = match &mut self.connection {
            Some(connection) => self.anchor.raise(connection).await.ok(),
            None => None,
        };
        match raised {
            Some(generation) => self.anchor.note(generation).await,
            None => self.anchor.give_up(),
        }
    }

    /// Whether another connection has changed the file since the last glance.
    async fn glance(&mut self) -> Result<bool, sqlx::Error> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(connect::for_writing(&self.path).await?),
        };
        let now: i64 = sqlx::query_scalar("PRAGMA data_version").fetch_one(connection).await?;
        let before = self.version.replace(now);
        Ok(std::mem::take(&mut self.lost) || before.is_some_and(|it| it != now))
    }

    async fn write(&mut self, mut batch: Vec<Box<dyn Job>>) {
        if batch.is_empty() {
            return;
        }
        let committed = self.commit(&mut batch).await.map_err(|error| {
            tracing::error!(%error, changes = batch.len(), "a transaction was lost");
            // The connection may believe that it is still inside the transaction.
            self.connection = None;
            (self.version, self.lost) = (None, true);
            Arc::new(error)
        });
        let (committed, generation) = match committed {
            Ok(generation) => (Ok(()), generation),
            Err(error) => (Err(error), None),
        };
        for news in batch.into_iter().flat_map(|job| job.answer(committed.clone())) {
            // Often nobody listens.
            let _ = self.news.send(news);
        }
        if let Some(generation) = generation {
            self.anchor.note(generation).await;
        }
    }

    /// Commits a batch; returns how far the file has come, if that is to be noted.
    async fn commit(&mut self, batch: &mut [Box<dyn Job>]) -> Result<Option<i64>, sqlx::Error> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(connect::for_writing(&self.path).await?),
        };
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let changes = batch.len();
        for job in batch {
            job.apply(&mut transaction).await?;
        }
        let raise = self.anchor.change();
        let generation = if raise { Some(self.anchor.raise(&mut transaction).await?) } else { None };
        transaction.commit().await?;
        self.commits.fetch_add(1, Ordering::Relaxed);
        self.checkpoints.note(changes);
        Ok(generation)
    }
}
