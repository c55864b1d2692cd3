//! Opening the store, listening, serving, stopping.

use std::{fs, future::Future, net::SocketAddr, path::Path, sync::Arc, time::Duration};

use patolli_store::{ChangeEvent, Database, DatabaseUrl, Filter, Lock, Phase};
use tokio::{
    net::TcpListener,
    sync::{oneshot, watch},
    task::JoinHandle,
    time::{sleep, timeout},
};

use crate::{
    Config, Error, Expiry,
    http::{app::App, ban_guard, listen, routes},
    table::{Finished, continues_alone, expiry, timekeeper},
};

/// Minimum time that the store gets for its last writes.
const MIN_CLOSE_TIME: Duration = Duration::from_secs(5);

/// Pause before subscribing to changes again.
const RESUBSCRIBE_PAUSE: Duration = Duration::from_secs(1);

/// A server that has opened its store and listens.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    /// Listener for metrics, if it has an address of its own.
    metrics_listener: Option<TcpListener>,
    app: App,
    store: Arc<dyn Database>,
    /// Every table and socket stops when this is dropped.
    stop: watch::Sender<()>,
    /// Time that requests and tables get to finish.
    shutdown_time: Duration,
    expiry: Expiry,
    /// Lock of the database file.
    lock: Lock,
}

impl Server {
    /// Opens the store and listens; nothing is answered before [`Self::run`].
    pub async fn bind(config: Config) -> Result<Self, Error> {
        let database_url = database_url(&config)?;
        let listener = open(config.listen).await?;
        let address = listener.local_addr().map_err(|it| Error::listen(config.listen, it))?;
        let metrics_listener = match config.metrics_listen {
            Some(address) => Some(open(address).await?),
            None => None,
        };
        let lock = Lock::acquire(&database_url, Some(address.to_string()))?;
        let store = patolli_store::open(&database_url).await?;
        let (stop, stopped) = watch::channel(());
        let app = App::new(Arc::clone(&store), &config, stopped).await?;
        let commits = Arc::clone(&store);
        app.metrics().watch_commits(move || commits.commits());
        let (shutdown_time, expiry) = (config.shutdown, config.expiry);
        Ok(Self { listener, address, metrics_listener, app, store, stop, shutdown_time, expiry, lock })
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Listener for metrics, if it has an address of its own.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_listener.as_ref()?.local_addr().ok()
    }

    /// Serves until `shutdown` completes, then accepts no connection, tells sockets to come again, finishes
    /// what was begun if that does not take too long, and closes the store.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send + 'static) -> Result<(), Error> {
        let Self { listener, metrics_listener, app, store, stop, shutdown_time, expiry, lock, .. } = self;
        let reviews = start_background_work(&app, &store);
        until_stopped(&app, expire(app.clone(), expiry));
        let calls = app.calls().map(|it| tokio::spawn(Arc::clone(it).run()));
        // It goes on until the end, so that the operator's tools see the server stop.
        let metrics_listener = metrics_listener.map(|it| tokio::spawn(watch(it, app.clone())));
        let (tell, told) = oneshot::channel();
        let until = async move {
            shutdown.await;
            // Sockets are told first: they would keep their connections open for ever.
            drop(stop);
            // The receiver lives as long as this runs.
            let _ = tell.send(());
        };
        let finished = async {
            listen::serve(listener, &app, routes::router(app.clone()), until).await;
            app.limits().sockets_closed().await;
            app.live().wait_until_empty().await;
            // Whatever ended them, they are over.
            let _ = reviews.await;
            if let Some(calls) = calls {
                let _ = calls.await;
            }
        };
        let too_long = async {
            let _ = told.await;
            sleep(shutdown_time).await;
        };
        tokio::select! {
            () = finished => {}
            () = too_long => tracing::warn!("some clients were cut off, since they did not end in time"),
        }
        // What waits for its commit gets it, unless the database is gone.
        if timeout(shutdown_time.max(MIN_CLOSE_TIME), store.close()).await.is_err() {
            tracing::error!("the store could not be closed in time");
        }
        if let Some(metrics_listener) = metrics_listener {
            metrics_listener.abort();
        }
        // The store is closed now.
        drop(lock);
        Ok(())
    }
}

async fn open(address: SocketAddr) -> Result<TcpListener, Error> {
    TcpListener::bind(address).await.map_err(|it| Error::listen(address, it))
}

/// Expires tables, which makes room for new ones.
async fn expire(app: App, expiry: Expiry) {
    let live = Arc::clone(app.live());
    expiry::run(live, expiry, |count| app.limits().remove_tables(count)).await;
}

/// Serves metrics.
async fn watch(listener: TcpListener, app: App) {
    listen::serve(listener, &app, routes::operator_router(app.clone()), std::future::pending()).await;
}

/// Starts the background tasks; returns the one that ends by itself when the server stops.
fn start_background_work(app: &App, store: &Arc<dyn Database>) -> JoinHandle<()> {
    let live = Arc::clone(app.live());
    let watched = Arc::clone(store);
    until_stopped(app, async move { live.db_health.run(watched).await });
    until_stopped(app, wake_tables(app.clone()));
    until_stopped(app, timekeeper::run(Arc::clone(app.live())));
    until_stopped(app, ban_guard::run(app.clone()));
    if store.is_shared() {
        until_stopped(app, follow_changes(app.clone(), Arc::clone(store)));
        until_stopped(app, Arc::clone(app.live()).take_over_bots());
    } else {
        until_stopped(app, note_changes(app.clone(), Arc::clone(store)));
    }
    tokio::spawn(
        Arc::clone(app.reviews()).work(app.live().work(), Arc::new(Finished(Arc::clone(app.live())))),
    )
}

/// Runs a task until it is done or the server stops.
fn until_stopped(app: &App, work: impl Future<Output = ()> + Send + 'static) {
    let mut stopped = app.stopped();
    tokio::spawn(async move {
        tokio::select! {
            _ = stopped.changed() => {}
            () = work => {}
        }
    });
}

/// Passes changes written by other machines to the tables in memory.
async fn follow_changes(app: App, store: Arc<dyn Database>) {
    loop {
        let mut news = match store.subscribe().await {
            Ok(listener) => listener,
            Err(error) => {
                tracing::warn!(%error, "nothing is heard of other machines");
                sleep(RESUBSCRIBE_PAUSE).await;
                continue;
            }
        };
        // Whatever happened before this moment was not heard.
        app.live().on_change(&ChangeEvent::Lagged);
        while let Some(news) = news.next().await {
            app.live().on_change(&news);
        }
    }
}

/// Notes changes of tables where there is no other machine, for lobbies that are open in a browser.
async fn note_changes(app: App, store: Arc<dyn Database>) {
    loop {
        if let Ok(mut news) = store.subscribe().await {
            while news.next().await.is_some() {
                app.live().note_change();
            }
        }
        sleep(RESUBSCRIBE_PAUSE).await;
    }
}

/// Lets bots go on that were to decide when the server stopped, and starts tables that were about to. Where
/// there are other machines, they share out the bots among themselves.
async fn wake_tables(app: App) {
    let mut found = 0;
    for phase in [Phase::Running, Phase::Open] {
        // Of those that sleep there may be many, and there is nothing to do for them.
        let tables = match app.store().tables(Filter::all().in_phase(phase).awake()).await {
            Ok(tables) => tables,
            Err(error) => return tracing::error!(%error, "the tables cannot be listed"),
        };
        found += tables.len();
        let here = phase == Phase::Open || !app.store().is_shared();
        for table in tables.iter().filter(|it| here && continues_alone(it)) {
            app.live().wake(&table.id);
        }
    }
    app.limits().add_tables(found);
}

/// The database that the operator chose.
fn database_url(config: &Config) -> Result<DatabaseUrl, Error> {
    if let Some(address) = &config.database {
        return Ok(address.parse()?);
    }
    prepare(&config.data).map_err(|it| Error::data(&config.data, it))?;
    Ok(DatabaseUrl::Sqlite(config.data.join("patolli.db")))
}

/// Creates the directory and sees whether files can be made there.
fn prepare(folder: &Path) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    let probe = folder.join(".patolli-write-test");
    fs::write(&probe, [])?;
    fs::remove_file(&probe)
}
