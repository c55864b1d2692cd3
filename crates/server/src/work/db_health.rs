//! State of the database: probed after failures, and published to the tables when it changes.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use patolli_store::{Database, Error, Filter};
use tokio::{
    sync::{Mutex, Notify, watch},
    time::{Instant, sleep, timeout},
};

use crate::failure::is_database_failure;

/// Pause between probes while the database is not ready.
const PROBE_INTERVAL: Duration = Duration::from_secs(1);
/// Time limit of a probe in the background.
const PROBE_TIMEOUT: Duration = Duration::from_secs(10);
/// Time limit of a probe for a readiness request.
const READY_TIMEOUT: Duration = Duration::from_secs(2);
/// Time for which a successful readiness probe answers further requests.
const READY_CACHE: Duration = Duration::from_secs(1);

/// State of the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DbState {
    /// Reads and writes succeed.
    Ready,
    /// Reads succeed and writes fail: the disk is full, or it is a replica.
    ReadOnly,
    /// Nothing can be read.
    Unreachable,
}

/// Monitor of the database.
pub(crate) struct DbHealth {
    state: watch::Sender<DbState>,
    probe_wanted: Notify,
    /// Time of the last successful readiness probe, and the count of failures at that time.
    checked: Mutex<Option<(Instant, u64)>>,
    failures: AtomicU64,
}

impl DbHealth {
    pub(crate) fn new() -> Self {
        let (state, checked) = (watch::Sender::new(DbState::Ready), Mutex::default());
        Self { state, probe_wanted: Notify::new(), checked, failures: AtomicU64::new(0) }
    }

    /// The last known state.
    pub(crate) fn state(&self) -> DbState {
        *self.state.borrow()
    }

    /// Receives every change of the state.
    pub(crate) fn subscribe(&self) -> watch::Receiver<DbState> {
        self.state.subscribe()
    }

    /// Records a failed operation and schedules a probe; returns whether the failure concerns the database as
    /// a whole.
    pub(crate) fn report_failure(&self, error: &Error) -> bool {
        if error.is_outage() {
            self.set_state(DbState::Unreachable);
        }
        let is_failure = is_database_failure(error);
        if is_failure {
            self.failures.fetch_add(1, Ordering::Relaxed);
            self.probe_wanted.notify_one();
        }
        is_failure
    }

    /// Probes the database for a readiness request. Requests within [`READY_CACHE`] of a successful probe
    /// share its result.
    pub(crate) async fn check(&self, store: &dyn Database) -> DbState {
        let mut checked = self.checked.lock().await;
        let failures = self.failures.load(Ordering::Relaxed);
        let known = checked.is_some_and(|(at, before)| at.elapsed() < READY_CACHE && before == failures);
        if known && self.state() == DbState::Ready {
            return DbState::Ready;
        }
        let found = probe(store, READY_TIMEOUT).await;
        *checked = (found == DbState::Ready).then(|| (Instant::now(), failures));
        // Tables learn the state before the caller does, so that a server that says it is ready takes
        // decisions.
        self.set_state(found);
        found
    }

    fn set_state(&self, now: DbState) {
        let changed = self.state.send_if_modified(|before| std::mem::replace(before, now) != now);
        match now {
            _ if !changed => {}
            DbState::Ready => tracing::info!("the database does its work again"),
            DbState::ReadOnly => tracing::error!("the database cannot be written"),
            DbState::Unreachable => tracing::error!("the database does not answer"),
        }
    }

    /// Probes the database after every reported failure, and repeatedly until it is ready. Never completes.
    pub(crate) async fn run(&self, store: Arc<dyn Database>) {
        loop {
            if self.state() == DbState::Ready {
                self.probe_wanted.notified().await;
            } else {
                sleep(PROBE_INTERVAL).await;
            }
            self.set_state(probe(&*store, PROBE_TIMEOUT).await);
        }
    }
}

async fn probe(store: &dyn Database, patience: Duration) -> DbState {
    match timeout(patience, store.tables(Filter::all().at_most(1))).await {
        Ok(Ok(_)) => {}
        _ => return DbState::Unreachable,
    }
    match timeout(patience, store.check_writable()).await {
        Ok(Ok(())) => DbState::Ready,
        Ok(Err(error)) if error.is_outage() => DbState::Unreachable,
        _ => DbState::ReadOnly,
    }
}

#[cfg(test)]
mod tests {
    use patolli_store::Sqlite;
    use sqlx::{Connection as _, Executor as _, SqliteConnection, sqlite::SqliteConnectOptions};
    use tempfile::TempDir;

    use super::*;

    #[tokio::test]
    async fn what_can_be_had_is_found_out() {
        let folder = TempDir::new().expect("a temporary directory");
        let file = folder.path().join("patolli.db");
        let store = Sqlite::open(&file).await.expect("the database opens");
        assert_eq!(probe(&store, PROBE_TIMEOUT).await, DbState::Ready);
        let options = SqliteConnectOptions::new().filename(&file);
        let mut other = SqliteConnection::connect_with(&options).await.expect("the database opens");
        other.execute("ALTER TABLE probes RENAME TO hidden").await.expect("it can be renamed");
        assert_eq!(probe(&store, PROBE_TIMEOUT).await, DbState::ReadOnly);
        other.execute("ALTER TABLE tables RENAME TO hidden_too").await.expect("it can be renamed");
        assert_eq!(probe(&store, PROBE_TIMEOUT).await, DbState::Unreachable);
    }

    #[tokio::test]
    async fn who_asks_whether_all_is_ready_is_told_what_tables_go_by() {
        let folder = TempDir::new().expect("a temporary directory");
        let file = folder.path().join("patolli.db");
        let store = Sqlite::open(&file).await.expect("the database opens");
        let db_health = DbHealth::new();
        assert_eq!(db_health.check(&store).await, DbState::Ready);
        let options = SqliteConnectOptions::new().filename(&file);
        let mut other = SqliteConnection::connect_with(&options).await.expect("the database opens");
        other.execute("ALTER TABLE probes RENAME TO hidden").await.expect("it can be renamed");
        // A decision failed, so that what was found a moment ago does not count.
        db_health.report_failure(&Error::Database(sqlx::Error::Configuration("the disk is full".into())));
        assert_eq!(db_health.check(&store).await, DbState::ReadOnly);
        assert_eq!(db_health.state(), DbState::ReadOnly, "tables refuse decisions");
        other.execute("ALTER TABLE hidden RENAME TO probes").await.expect("it can be renamed back");
        assert_eq!(db_health.check(&store).await, DbState::Ready);
        assert_eq!(db_health.state(), DbState::Ready, "tables take decisions");
    }

    #[tokio::test]
    async fn only_faults_of_the_database_raise_doubt() {
        let db_health = DbHealth::new();
        assert!(!db_health.report_failure(&Error::Conflict) && !db_health.report_failure(&Error::Closed));
        assert!(timeout(Duration::from_millis(1), db_health.probe_wanted.notified()).await.is_err());
        let full = || sqlx::Error::Configuration("the disk is full".into());
        assert!(db_health.report_failure(&Error::Database(full())));
        db_health.probe_wanted.notified().await;
        assert_eq!(db_health.state(), DbState::Ready, "it is tried first");
        assert!(db_health.report_failure(&Error::Unreachable(Arc::new(full()))));
        assert_eq!(db_health.state(), DbState::Unreachable);
    }
}
