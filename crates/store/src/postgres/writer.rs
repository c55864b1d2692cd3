//! Group commit: one task appends for all tables, as many entries in one transaction as are waiting.
//!
//! Whatever its size, a batch takes the same few statements. The rows of its tables are locked in one order
//! everywhere, so that two machines never wait for each other in a circle.

use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use sqlx::{Connection, PgConnection, PgPool, postgres::PgConnectOptions};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};

use super::{
    batch::{Append, Batch},
    connect::{self, TIMEOUT, timeout_error},
    reads,
};
use crate::{Error, TableId, error::is_connection_error};

/// Maximum appends in one transaction, which bounds how long the first of them waits.
const MAX_BATCH: usize = 256;

/// Hands entries to the task that appends.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    messages: mpsc::Sender<WriterMessage>,
    commits: Arc<AtomicU64>,
}

enum WriterMessage {
    Append(Append, oneshot::Sender<Result<(), Error>>),
    Close(oneshot::Sender<()>),
}

impl Writer {
    pub(super) fn start(options: &PgConnectOptions) -> Self {
        let (orders, inbox) = mpsc::channel(MAX_BATCH);
        let commits = Arc::default();
        let task =
            WriterTask { pool: connect::single_connection_pool(options), commits: Arc::clone(&commits) };
        tokio::spawn(task.run(inbox));
        Self { messages: orders, commits }
    }

    /// Returns when the entries are durable or refused.
    pub(super) async fn append(&self, append: Append) -> Result<(), Error> {
        let (reply, answer) = oneshot::channel();
        self.messages.send(WriterMessage::Append(append, reply)).await.map_err(|_| Error::Closed)?;
        answer.await.map_err(|_| Error::Closed)?
    }

    /// Returns when all earlier appends are answered and the connection is closed.
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

struct WriterTask {
    /// One connection, made anew when it breaks.
    pool: PgPool,
    commits: Arc<AtomicU64>,
}

/// The stage at which a batch was lost.
enum BatchError {
    /// There was no connection to begin with, after some patience.
    NoConnection(sqlx::Error),
    /// Nothing is written.
    BeforeCommit(sqlx::Error),
    /// Whether it is written is unknown.
    DuringCommit(sqlx::Error),
}

impl WriterTask {
    async fn run(self, mut inbox: mpsc::Receiver<WriterMessage>) {
        let mut orders = Vec::new();
        let mut closing = Vec::new();
        while inbox.recv_many(&mut orders, MAX_BATCH).await > 0 {
            let (mut appends, mut replies) = (Vec::new(), Vec::new());
            for order in orders.drain(..) {
                match order {
                    WriterMessage::Append(append, reply) => {
                        appends.push(append);
                        replies.push(reply);
                    }
                    WriterMessage::Close(last) => {
                        inbox.close();
                        closing.push(last);
                    }
                }
            }
            for (reply, answer) in replies.into_iter().zip(self.write(&appends).await) {
                // A caller that has given up does not listen any more.
                let _ = reply.send(answer);
            }
        }
        self.pool.close().await;
    }

    /// The answers to all appends, in order.
    async fn write(&self, appends: &[Append]) -> Vec<Result<(), Error>> {
        if appends.is_empty() {
            return Vec::new();
        }
        let mut outcome = self.attempt(appends).await;
        if let Err(BatchError::BeforeCommit(error)) = &outcome
            && is_connection_error(error)
        {
            // The connection was good a moment ago; the next one may be better.
            outcome = self.attempt(appends).await;
        }
        outcome.unwrap_or_else(|lost| {
            let (BatchError::NoConnection(error)
            | BatchError::BeforeCommit(error)
            | BatchError::DuringCommit(error)) = &lost;
            tracing::error!(%error, appends = appends.len(), "a transaction was lost");
            errors_for_all(lost, appends.len())
        })
    }

    async fn attempt(&self, appends: &[Append]) -> Result<Vec<Result<(), Error>>, BatchError> {
        let mut connection = self.pool.acquire().await.map_err(BatchError::NoConnection)?;
        let outcome = self.commit(&mut connection, appends).await;
        if outcome.is_err() {
            // It may believe that it is still inside the transaction.
            drop(connection.detach());
        }
        outcome
    }

    async fn commit(
        &self,
        connection: &mut PgConnection,
        appends: &[Append],
    ) -> Result<Vec<Result<(), Error>>, BatchError> {
        let mut transaction = with_timeout(connection.begin()).await.map_err(BatchError::BeforeCommit)?;
        let batch = with_timeout(async {
            let last = lock_tables(&mut transaction, appends).await?;
            let batch = Batch::new(appends, last);
            batch.write(&mut transaction).await?;
            Ok(batch)
        });
        let batch = batch.await.map_err(BatchError::BeforeCommit)?;
        with_timeout(transaction.commit()).await.map_err(BatchError::DuringCommit)?;
        self.commits.fetch_add(1, Ordering::Relaxed);
        Ok(batch.results)
    }
}

async fn with_timeout<T>(work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    timeout(2 * TIMEOUT, work).await.unwrap_or_else(|_| Err(timeout_error()))
}

/// Keeps other machines from appending to the same tables, and returns the numbers of their last entries; a
/// table that was closed is not there for this.
async fn lock_tables(
    transaction: &mut PgConnection,
    appends: &[Append],
) -> Result<HashMap<TableId, u32>, sqlx::Error> {
    let ids: Vec<&str> = appends.iter().map(|append| append.id.as_str()).collect();
    sqlx::query("SELECT 1 FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE")
        .bind(&ids)
        .execute(&mut *transaction)
        .await?;
    // A statement of its own, since it must see what was written while this one waited for the locks.
    let last: Vec<(String, i64)> = sqlx::query_as(
        "SELECT id, coalesce((SELECT max(n) FROM log WHERE table_id = id), (SELECT last FROM packed WHERE table_id = id), 0)
         FROM tables WHERE id = ANY($1) AND coalesce(substr(result, 1, 10), '') <> '{\"closed\":'",
    )
    .bind(&ids)
    .fetch_all(transaction)
    .await?;
    Ok(last.into_iter().filter_map(|(id, n)| Some((id.parse().ok()?, reads::number(n).ok()?))).collect())
}

/// The errors for all callers of a lost batch. Even a refusal may have been due to an append that is lost
/// now.
fn errors_for_all(lost: BatchError, callers: usize) -> Vec<Result<(), Error>> {
    let (error, variant): (_, fn(Arc<sqlx::Error>) -> Error) = match lost {
        BatchError::NoConnection(error @ sqlx::Error::PoolClosed) => (error, |_| Error::Closed),
        BatchError::NoConnection(error) => (error, Error::Unreachable),
        BatchError::BeforeCommit(error) if is_connection_error(&error) => (error, Error::Unreachable),
        BatchError::BeforeCommit(error) | BatchError::DuringCommit(error) => (error, Error::Commit),
    };
    let error = Arc::new(error);
    (0..callers).map(|_| Err(variant(Arc::clone(&error)))).collect()
}
