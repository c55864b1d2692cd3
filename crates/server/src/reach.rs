//! Whether the database does its work; whoever shows tables is told when that changes.

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

/// How often a database that does not do its work is tried.
const PULSE: Duration = Duration::from_secs(1);
/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long it may take when somebody waits to hear whether everything is ready.
const HASTE: Duration = Duration::from_secs(2);
/// How long what was found is told to others who ask.
const FRESH: Duration = Duration::from_secs(1);

/// What can be had from the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    /// Everything.
    Whole,
    /// It is read, but takes nothing in: the disk is full, or it only repeats another one.
    Unwritable,
    /// Nothing.
    Gone,
}

/// Knows whether the database does its work.
pub(crate) struct Lookout {
    reach: watch::Sender<Reach>,
    doubt: Notify,
    /// When somebody who asked last heard that everything is ready, and how often something had failed until then.
    checked: Mutex<Option<(Instant, u64)>>,
    failures: AtomicU64,
}

impl Lookout {
    pub(crate) fn new() -> Self {
        let (reach, checked) = (watch::Sender::new(Reach::Whole), Mutex::default());
        Self { reach, doubt: Notify::new(), checked, failures: AtomicU64::new(0) }
    }

    /// What can be had now, as far as is known.
    pub(crate) fn reach(&self) -> Reach {
        *self.reach.borrow()
    }

    /// Changes when something else can be had.
    pub(crate) fn watch(&self) -> watch::Receiver<Reach> {
        self.reach.subscribe()
    }

    /// Notes that the database failed; returns whether it is the database's fault.
    pub(crate) fn stumbled(&self, error: &Error) -> bool {
        if error.is_outage() {
            self.turn(Reach::Gone);
        }
        let fault = is_fault(error);
        if fault {
            self.failures.fetch_add(1, Ordering::Relaxed);
            self.doubt.notify_one();
        }
        fault
    }

    /// What can be had now, tried for whoever asks: only if it is everything do tables take decisions. Those who ask within a
    /// short while are answered alike, so that asking often costs little.
    pub(crate) async fn check(&self, store: &dyn Database) -> Reach {
        let mut checked = self.checked.lock().await;
        let failures = self.failures.load(Ordering::Relaxed);
        let known = checked.is_some_and(|(at, before)| at.elapsed() < FRESH && before == failures);
        if known && self.reach() == Reach::Whole {
            return Reach::Whole;
        }
        let found = probe(store, HASTE).await;
        *checked = (found == Reach::Whole).then(|| (Instant::now(), failures));
        // The tables hear of it before whoever asked: they do not refuse what was said to be possible.
        self.turn(found);
        found
    }

    fn turn(&self, now: Reach) {
        let changed = self.reach.send_if_modified(|before| std::mem::replace(before, now) != now);
        match now {
            _ if !changed => {}
            Reach::Whole => tracing::info!("the database does its work again"),
            Reach::Unwritable => tracing::error!("the database cannot be written"),
            Reach::Gone => tracing::error!("the database does not answer"),
        }
    }

    /// Tries the database whenever there is doubt, and again and again until it does its work.
    pub(crate) async fn look_out(&self, store: Arc<dyn Database>) {
        loop {
            if self.reach() == Reach::Whole {
                self.doubt.notified().await;
            } else {
                sleep(PULSE).await;
            }
            self.turn(probe(&*store, PATIENCE).await);
        }
    }
}

/// Whether this is about the database as a whole, and not about what was asked of it.
pub(crate) fn is_fault(error: &Error) -> bool {
    error.is_outage() || matches!(error, Error::Database(_) | Error::Commit(_))
}

async fn probe(store: &dyn Database, patience: Duration) -> Reach {
    match timeout(patience, store.tables(Filter::all().at_most(1))).await {
        Ok(Ok(_)) => {}
        _ => return Reach::Gone,
    }
    match timeout(patience, store.check_writable()).await {
        Ok(Ok(())) => Reach::Whole,
        Ok(Err(error)) if error.is_outage() => Reach::Gone,
        _ => Reach::Unwritable,
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
        assert_eq!(probe(&store, PATIENCE).await, Reach::Whole);
        let options = SqliteConnectOptions::new().filename(&file);
        let mut other = SqliteConnection::connect_with(&options).await.expect("the database opens");
        other.execute("ALTER TABLE probes RENAME TO hidden").await.expect("it can be renamed");
        assert_eq!(probe(&store, PATIENCE).await, Reach::Unwritable);
        other.execute("ALTER TABLE tables RENAME TO hidden_too").await.expect("it can be renamed");
        assert_eq!(probe(&store, PATIENCE).await, Reach::Gone);
    }

    #[tokio::test]
    async fn who_asks_whether_all_is_ready_is_told_what_tables_go_by() {
        let folder = TempDir::new().expect("a temporary directory");
        let file = folder.path().join("patolli.db");
        let store = Sqlite::open(&file).await.expect("the database opens");
        let lookout = Lookout::new();
        assert_eq!(lookout.check(&store).await, Reach::Whole);
        let options = SqliteConnectOptions::new().filename(&file);
        let mut other = SqliteConnection::connect_with(&options).await.expect("the database opens");
        other.execute("ALTER TABLE probes RENAME TO hidden").await.expect("it can be renamed");
        // A decision failed, so that what was found a moment ago does not count.
        lookout.stumbled(&Error::Database(sqlx::Error::Configuration("the disk is full".into())));
        assert_eq!(lookout.check(&store).await, Reach::Unwritable);
        assert_eq!(lookout.reach(), Reach::Unwritable, "tables refuse decisions");
        other.execute("ALTER TABLE hidden RENAME TO probes").await.expect("it can be renamed back");
        assert_eq!(lookout.check(&store).await, Reach::Whole);
        assert_eq!(lookout.reach(), Reach::Whole, "tables take decisions");
    }

    #[tokio::test]
    async fn only_faults_of_the_database_raise_doubt() {
        let lookout = Lookout::new();
        assert!(!lookout.stumbled(&Error::Conflict) && !lookout.stumbled(&Error::Closed));
        assert!(timeout(Duration::from_millis(1), lookout.doubt.notified()).await.is_err());
        let full = || sqlx::Error::Configuration("the disk is full".into());
        assert!(lookout.stumbled(&Error::Database(full())));
        lookout.doubt.notified().await;
        assert_eq!(lookout.reach(), Reach::Whole, "it is tried first");
        assert!(lookout.stumbled(&Error::Unreachable(Arc::new(full()))));
        assert_eq!(lookout.reach(), Reach::Gone);
    }
}
