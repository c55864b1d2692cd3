//! Checkpoints: the write-ahead log goes into the file on a connection of its own, so that writers need not
//! wait for it.
//!
//! The log begins anew only when a writer finds all of it in the file, which under load never happens by this
//! alone. So the writer still does the same by itself when the log has grown long; there is little left to do
//! then.

use std::path::{Path, PathBuf};

use sqlx::{Connection, SqliteConnection};
use tokio::{sync::mpsc, task::JoinHandle};

use super::connect;

/// After how many changes it is done; a change writes about five pages.
const CHANGES_PER_CHECKPOINT: usize = 1_000;

/// Has it done from time to time.
pub(super) struct Checkpointer {
    /// Changes since the last time.
    changes: usize,
    requests: mpsc::Sender<()>,
    task: JoinHandle<()>,
}

impl Checkpointer {
    pub(super) fn start(path: PathBuf) -> Self {
        let (calls, inbox) = mpsc::channel(1);
        Self { changes: 0, requests: calls, task: tokio::spawn(run(path, inbox)) }
    }

    /// Counts committed changes.
    pub(super) fn count(&mut self, changes: usize) {
        self.changes += changes;
        // While one call waits, another would be no use.
        if self.changes >= CHANGES_PER_CHECKPOINT && self.requests.try_send(()).is_ok() {
            self.changes = 0;
        }
    }

    /// Returns when the connection is closed.
    pub(super) async fn close(self) {
        drop(self.requests);
        // It does not panic; if it did, there would be no connection any more either.
        let _ = self.task.await;
    }
}

async fn run(path: PathBuf, mut inbox: mpsc::Receiver<()>) {
    let mut connection = None;
    while inbox.recv().await.is_some() {
        if let Err(error) = checkpoint(&mut connection, &path).await {
            tracing::warn!(%error, "the journal could not be emptied beside the writing");
            connection = None;
        }
    }
    if let Some(connection) = connection
        && let Err(error) = connection.close().await
    {
        tracing::warn!(%error, "the database was not closed in order");
    }
}

async fn checkpoint(connection: &mut Option<SqliteConnection>, path: &Path) -> Result<(), sqlx::Error> {
    let connection = match connection {
        Some(connection) => connection,
        none => none.insert(connect::write_connection(path).await?),
    };
    sqlx::raw_sql("PRAGMA wal_checkpoint(PASSIVE)").execute(connection).await?;
    Ok(())
}
