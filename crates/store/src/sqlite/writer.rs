//! Group commit: one task writes the changes of all tables, as many in one transaction as are waiting.

use std::{
    path::PathBuf,
    pin::Pin,
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

use super::{checkpoints::Checkpointer, connect, reads, watermark::WatermarkWriter};
use crate::{ChangeEvent, Error, TableId};

/// Maximum changes in one transaction, which bounds how long the first of them waits.
const MAX_BATCH: usize = 256;

/// Statements on a connection.
pub(super) type Statements<'c, T> = Pin<Box<dyn Future<Output = T> + Send + 'c>>;

/// A change, written wholly or not at all: what it has written is taken back if it fails.
type Change<A> =
    Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> Statements<'c, Result<Applied<A>, Error>> + Send>;

/// A first attempt at a change, in one statement and without a savepoint; `None` if it wrote nothing.
type Attempt<A> = Box<
    dyn for<'c> FnOnce(&'c mut SqliteConnection) -> Statements<'c, Result<Option<Applied<A>>, sqlx::Error>>
        + Send,
>;

/// A change that was written, but is not durable yet.
pub(super) struct Applied<A> {
    output: A,
    /// News for listeners when it is.
    events: Vec<ChangeEvent>,
}

impl<A> Applied<A> {
    /// A change that concerns no table.
    pub(super) fn without_event(answer: A) -> Self {
        Self { output: answer, events: Vec::new() }
    }

    /// A change of any number of tables.
    pub(super) fn with_lagged_event(answer: A) -> Self {
        Self { output: answer, events: vec![ChangeEvent::Lagged] }
    }

    /// A change of a table whose last entry has number `n` now.
    pub(super) fn with_length(answer: A, id: &TableId, n: u32) -> Self {
        Self { output: answer, events: vec![ChangeEvent::TableChanged { id: id.clone(), n }] }
    }

    /// These tables were closed or are gone: whatever their last entries are, there is news.
    pub(super) fn tables_gone<'a>(answer: A, ids: impl IntoIterator<Item = &'a TableId>) -> Self {
        let news = ids.into_iter().map(|id| ChangeEvent::TableChanged { id: id.clone(), n: u32::MAX });
        Self { output: answer, events: news.collect() }
    }

    /// A change of a table that leaves its log alone.
    pub(super) async fn log_unchanged(
        connection: &mut SqliteConnection,
        answer: A,
        id: &TableId,
    ) -> Result<Self, Error> {
        Ok(Self::with_length(answer, id, reads::last(connection, id).await?))
    }
}

/// Hands changes to the writing task.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    messages: mpsc::Sender<WriterMessage>,
    commits: Arc<AtomicU64>,
}

impl Writer {
    /// Starts the writing task on `connection`; it opens `path` again if that connection fails.
    pub(super) fn start(
        connection: SqliteConnection,
        path: PathBuf,
        news: Arc<broadcast::Sender<ChangeEvent>>,
    ) -> Self {
        let (messages, inbox) = mpsc::channel(MAX_BATCH);
        let commits = Arc::default();
        let checkpoints = Checkpointer::start(path.clone());
        let watermark = WatermarkWriter::new(path.clone());
        let (commits_too, connection) = (Arc::clone(&commits), Some(connection));
        let task = WriterTask {
            connection,
            path,
            commits: commits_too,
            news,
            checkpoints,
            watermark,
            data_version: None,
            reconnected: false,
        };
        tokio::spawn(task.run(inbox));
        Self { messages, commits }
    }

    /// Writes a change; returns when it is durable or refused.
    pub(super) async fn write<A: Send + 'static>(
        &self,
        change: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Statements<'c, Result<Applied<A>, Error>>
        + Send
        + 'static,
    ) -> Result<A, Error> {
        self.enqueue(None, Box::new(change)).await
    }

    /// Writes a change by `attempt`, or by `change` if something stands against it, which `change` then
    /// tells.
    ///
    /// Each statement costs two changes of threads, and a savepoint two statements: an attempt makes the
    /// usual change quick.
    pub(super) async fn write_quickly<A: Send + 'static>(
        &self,
        attempt: impl for<'c> FnOnce(
            &'c mut SqliteConnection,
        ) -> Statements<'c, Result<Option<Applied<A>>, sqlx::Error>>
        + Send
        + 'static,
        change: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Statements<'c, Result<Applied<A>, Error>>
        + Send
        + 'static,
    ) -> Result<A, Error> {
        self.enqueue(Some(Box::new(attempt)), Box::new(change)).await
    }

    async fn enqueue<A: Send + 'static>(
        &self,
        attempt: Option<Attempt<A>>,
        change: Change<A>,
    ) -> Result<A, Error> {
        let (reply, answer) = oneshot::channel();
        let waiting = Box::new(PendingWrite { attempt, change: Some(change), outcome: None, reply });
        self.messages.send(WriterMessage::Write(waiting)).await.map_err(|_| Error::Closed)?;
        answer.await.map_err(|_| Error::Closed)?
    }

    /// Whether another connection has changed the file since this was last asked.
    pub(super) async fn changed_elsewhere(&self) -> Result<bool, Error> {
        let (reply, answer) = oneshot::channel();
        self.messages.send(WriterMessage::CheckChanged(reply)).await.map_err(|_| Error::Closed)?;
        Ok(answer.await.map_err(|_| Error::Closed)??)
    }

    /// Returns when all earlier changes are answered and the file is closed.
    pub(super) async fn close(&self) {
        let (last, closed) = oneshot::channel();
        if self.messages.send(WriterMessage::Close(last)).await.is_ok() {
            // Nothing is sent: the task drops its end as the last thing it does.
            let _ = closed.await;
        }
    }

    /// Number of committed transactions.
    pub(super) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }
}

enum WriterMessage {
    Write(Box<dyn ErasedWrite>),
    CheckChanged(oneshot::Sender<Result<bool, sqlx::Error>>),
    Close(oneshot::Sender<()>),
}

/// A change of any kind on its way through the writing task.
#[async_trait]
trait ErasedWrite: Send {
    /// Applies the change at once or in a savepoint of its own; fails only if the whole transaction is lost.
    async fn apply(&mut self, transaction: &mut SqliteConnection) -> Result<(), sqlx::Error>;

    /// Tells listeners and then the caller, once the transaction is committed or lost. A caller that knows of its change
    /// may let another store of the same file write the next one, whose news must not come first.
    fn reply(
        self: Box<Self>,
        committed: Result<(), Arc<sqlx::Error>>,
        listeners: &broadcast::Sender<ChangeEvent>,
    );
}

struct PendingWrite<A> {
    attempt: Option<Attempt<A>>,
    /// `None` once it was applied.
    change: Option<Change<A>>,
    outcome: Option<Result<Applied<A>, Error>>,
    reply: oneshot::Sender<Result<A, Error>>,
}

#[async_trait]
impl<A: Send> ErasedWrite for PendingWrite<A> {
    async fn apply(&mut self, transaction: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        if let Some(attempt) = self.attempt.take()
            && let Some(applied) = attempt(&mut *transaction).await?
        {
            self.outcome = Some(Ok(applied));
            return Ok(());
        }
        let Some(change) = self.change.take() else { return Ok(()) };
        let mut savepoint = transaction.begin().await?;
        let outcome = change(&mut savepoint).await;
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

    fn reply(
        self: Box<Self>,
        committed: Result<(), Arc<sqlx::Error>>,
        listeners: &broadcast::Sender<ChangeEvent>,
    ) {
        let (answer, news) = match (committed, self.outcome) {
            (Ok(()), Some(Ok(applied))) => (Ok(applied.output), applied.events),
            (Ok(()), Some(Err(refused))) => (Err(refused), Vec::new()),
            // Even a refusal may have been due to a change that is lost now.
            (Err(error), _) => (Err(Error::Commit(error)), Vec::new()),
            (Ok(()), None) => (Err(Error::Closed), Vec::new()),
        };
        // Often there is no listener.
        for it in news {
            drop(listeners.send(it));
        }
        // A caller that has given up does not listen any more.
        let _ = self.reply.send(answer);
    }
}

struct WriterTask {
    /// None after a failure, until the next transaction.
    connection: Option<SqliteConnection>,
    path: PathBuf,
    commits: Arc<AtomicU64>,
    news: Arc<broadcast::Sender<ChangeEvent>>,
    checkpoints: Checkpointer,
    watermark: WatermarkWriter,
    /// The last `data_version` of the connection, which tells of changes by others.
    data_version: Option<i64>,
    /// Whether a connection was lost since, which could have said it.
    reconnected: bool,
}

impl WriterTask {
    async fn run(mut self, mut inbox: mpsc::Receiver<WriterMessage>) {
        let mut messages = Vec::new();
        let mut closing = Vec::new();
        while self.receive(&mut inbox, &mut messages).await {
            let mut batch = Vec::with_capacity(messages.len());
            for message in messages.drain(..) {
                match message {
                    WriterMessage::Write(job) => batch.push(job),
                    WriterMessage::CheckChanged(reply) => drop(reply.send(self.changed_elsewhere().await)),
                    WriterMessage::Close(last) => {
                        inbox.close();
                        closing.push(last);
                    }
                }
            }
            self.write(batch).await;
        }
        if self.watermark.due().is_some() {
            self.write_watermark().await;
        }
        // The last connection to close empties the journal, and that has to be the writer.
        self.checkpoints.close().await;
        if let Some(connection) = self.connection.take()
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database was not closed in order");
        }
    }

    /// Waits for messages; meanwhile it is noted how far the file has come. Returns false at the end.
    async fn receive(
        &mut self,
        inbox: &mut mpsc::Receiver<WriterMessage>,
        messages: &mut Vec<WriterMessage>,
    ) -> bool {
        loop {
            let Some(due) = self.watermark.due() else {
                return inbox.recv_many(messages, MAX_BATCH).await > 0;
            };
            tokio::select! {
                biased;
                received = inbox.recv_many(messages, MAX_BATCH) => return received > 0,
                () = sleep_until(due) => self.write_watermark().await,
            }
        }
    }

    /// Notes how far the file has come.
    async fn write_watermark(&mut self) {
        let raised = match &mut self.connection {
            Some(connection) => self.watermark.increment(connection).await.ok(),
            None => None,
        };
        match raised {
            Some(generation) => self.watermark.write(generation).await,
            None => self.watermark.skip(),
        }
    }

    /// Whether another connection has changed the file since this was last asked.
    async fn changed_elsewhere(&mut self) -> Result<bool, sqlx::Error> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(connect::write_connection(&self.path).await?),
        };
        let now: i64 = sqlx::query_scalar("PRAGMA data_version").fetch_one(connection).await?;
        let before = self.data_version.replace(now);
        Ok(std::mem::take(&mut self.reconnected) || before.is_some_and(|it| it != now))
    }

    async fn write(&mut self, mut batch: Vec<Box<dyn ErasedWrite>>) {
        if batch.is_empty() {
            return;
        }
        let committed = self.commit(&mut batch).await.map_err(|error| {
            tracing::error!(%error, changes = batch.len(), "a transaction was lost");
            // The connection may believe that it is still inside the transaction.
            self.connection = None;
            (self.data_version, self.reconnected) = (None, true);
            Arc::new(error)
        });
        let (committed, generation) = match committed {
            Ok(generation) => (Ok(()), generation),
            Err(error) => (Err(error), None),
        };
        for job in batch {
            job.reply(committed.clone(), &self.news);
        }
        if let Some(generation) = generation {
            self.watermark.write(generation).await;
        }
    }

    /// Commits a batch; returns how far the file has come, if that is to be noted.
    async fn commit(&mut self, batch: &mut [Box<dyn ErasedWrite>]) -> Result<Option<i64>, sqlx::Error> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(connect::write_connection(&self.path).await?),
        };
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let changes = batch.len();
        for job in batch {
            job.apply(&mut transaction).await?;
        }
        let raise = self.watermark.mark_dirty();
        let generation = if raise { Some(self.watermark.increment(&mut transaction).await?) } else { None };
        transaction.commit().await?;
        self.commits.fetch_add(1, Ordering::Relaxed);
        self.checkpoints.count(changes);
        Ok(generation)
    }
}
