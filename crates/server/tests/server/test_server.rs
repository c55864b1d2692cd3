//! A server on a free port, with its database in a temporary directory.

use std::{net::SocketAddr, path::PathBuf, sync::Arc, time::Duration};

use patolli_catalog::{AnyGame, AnyPlay, game, games};
use patolli_server::{Config, Server};
use patolli_store::{Database, DatabaseUrl, Entry, FullTable, Table, TableId};
use tempfile::TempDir;
use tokio::{runtime::Runtime, sync::oneshot, task::JoinHandle, time::timeout};

/// Time limit of every wait, far beyond what a slow machine needs.
pub const PATIENCE: Duration = Duration::from_mins(5);

/// A running server.
pub struct TestServer {
    folder: Arc<TempDir>,
    /// A runtime of its own, so that the server can be killed with all its tasks.
    runtime: Option<Runtime>,
    stop: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<()>>,
    /// The address it listens on.
    pub address: SocketAddr,
    /// The address of its metrics, if they have an address of their own.
    pub watching: Option<SocketAddr>,
    /// A second connection to the same database.
    pub store: Arc<dyn Database>,
}

impl TestServer {
    /// A new server with an empty database.
    pub async fn open() -> Self {
        Self::open_with(Duration::ZERO).await
    }

    /// A new server with this pause of bots.
    pub async fn open_with(bot_pause: Duration) -> Self {
        Self::open_as(|it| it.bot_pause = bot_pause).await
    }

    /// A new server as an operator wants it.
    pub async fn open_as(choose: impl FnOnce(&mut Config)) -> Self {
        Self::start(Arc::new(TempDir::new().expect("a temporary directory")), choose).await
    }

    async fn start(folder: Arc<TempDir>, choose: impl FnOnce(&mut Config)) -> Self {
        let mut config = config(&folder);
        choose(&mut config);
        let file = || DatabaseUrl::Sqlite(folder.path().join("patolli.db"));
        let place = config.database.as_ref().map_or_else(file, |it| it.parse().expect("a database"));
        let runtime = Runtime::new().expect("a runtime");
        let (stop, stopped) = oneshot::channel::<()>();
        let (tell, told) = oneshot::channel();
        let task = runtime.spawn(async move {
            let server = bind(config).await;
            tell.send((server.address(), server.metrics_address())).expect("the test listens");
            let ended = async {
                let _ = stopped.await;
            };
            server.run(ended).await.expect("the server stops in order");
        });
        let (address, watching) = told.await.expect("an address");
        let store = patolli_store::open(&place).await.expect("the database opens");
        let (runtime, stop, task) = (Some(runtime), Some(stop), Some(task));
        Self { folder, runtime, stop, task, address, watching, store }
    }

    /// Ends the server in mid-flight and starts another on the same database.
    pub async fn kill_and_reopen(mut self) -> Self {
        self.kill();
        Self::start(Arc::clone(&self.folder), |_| {}).await
    }

    /// Asks the server to stop.
    pub fn close(&mut self) {
        drop(self.stop.take());
    }

    /// Asks the server to stop and waits until it has.
    pub async fn end(&mut self) {
        self.close();
        let ended = self.task.take().expect("it ends once");
        timeout(PATIENCE, ended).await.expect("it ends").expect("it ends in order");
    }

    /// The file of the database.
    pub fn file(&self) -> PathBuf {
        self.folder.path().join("patolli.db")
    }

    /// Ends the server in mid-flight.
    pub fn kill(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            // Dropping the sender would be a polite shutdown.
            std::mem::forget(self.stop.take());
            runtime.shutdown_background();
        }
    }

    /// Starts another server on the same database.
    pub async fn reopen(self) -> Self {
        Self::start(Arc::clone(&self.folder), |_| {}).await
    }

    /// Starts another server on the same database, as an operator wants it.
    pub async fn reopen_as(self, choose: impl FnOnce(&mut Config)) -> Self {
        Self::start(Arc::clone(&self.folder), choose).await
    }

    /// The table of that name in the store.
    pub async fn table(&self, id: &TableId) -> Table {
        self.store.table(id).await.expect("the store answers").expect("the table is there")
    }

    /// The table of that name in the store, with everything that belongs to it.
    pub async fn full_table(&self, id: &TableId) -> FullTable {
        let mut snapshot = self.store.snapshot().await.expect("the store answers");
        snapshot.full_table(id).await.expect("the store answers").expect("the table is there")
    }

    /// The log of a table in the store.
    pub async fn log(&self, id: &TableId) -> Vec<Entry> {
        self.store.log(id).await.expect("the store answers")
    }

    /// The game of a table, dealt as the server dealt it, before the first decision.
    pub async fn mirror(&self, id: &TableId) -> Box<dyn AnyPlay> {
        let table = self.table(id).await;
        let seats = u8::try_from(table.seats.len()).expect("few seats");
        let kind = game(&table.game).expect("a game of the catalogue");
        kind.start_dealt(table.rules, seats, &table.options, None, &table.deal).expect("the deal fits")
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Starts a server. One that was killed a moment ago, in this process, may have the file for another moment.
async fn bind(config: Config) -> Server {
    loop {
        match Server::bind(config.clone()).await {
            Err(error) if error.to_string().contains("is in use by") => {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            bound => return bound.expect("the server starts"),
        }
    }
}

/// Choices for a server in a folder, on a free port.
pub fn config(folder: &TempDir) -> Config {
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), PathBuf::from(folder.path()));
    config.bot_pause = Duration::ZERO;
    config
}

/// The game these tests play: any will do.
pub fn kind() -> &'static dyn AnyGame {
    games()[0]
}

/// Waits until something is true.
pub async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !is_so().await {
            // Polling without a pause would keep the server from working.
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    assert!(timeout(PATIENCE, waiting).await.is_ok(), "{what}");
}
