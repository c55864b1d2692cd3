//! Opening the store, listening, serving, stopping.

use std::{
    fs,
    future::{Future, IntoFuture},
    net::SocketAddr,
    path::{Path, PathBuf},
};

use patolli_store::{Filter, Phase, Sqlite};
use tokio::{net::TcpListener, sync::watch};

use crate::{Config, Error, app::App, routes};

/// A server that has opened its store and listens.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: App,
    store: Sqlite,
    /// Every table and socket stops when this is dropped.
    stop: watch::Sender<()>,
}

impl Server {
    /// Opens the store and listens; nothing is answered before [`Self::run`].
    pub async fn bind(config: Config) -> Result<Self, Error> {
        let file = database_file(&config)?;
        let listener =
            TcpListener::bind(config.listen).await.map_err(|it| Error::listen(config.listen, it))?;
        let address = listener.local_addr().map_err(|it| Error::listen(config.listen, it))?;
        let store = Sqlite::open(&file).await?;
        let (stop, stopped) = watch::channel(());
        let app = App::new(Box::new(store.clone()), &config, stopped).await?;
        Ok(Self { listener, address, app, store, stop })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `shutdown` completes, then finishes what was begun and closes the store.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send + 'static) -> Result<(), Error> {
        let Self { listener, app, store, stop, .. } = self;
        tokio::spawn(wake_bots(app.clone()));
        let until = async move {
            shutdown.await;
            // Sockets are told first: they would keep their connections open for ever.
            drop(stop);
        };
        let served =
            axum::serve(listener, routes::router(app)).with_graceful_shutdown(until).into_future().await;
        store.close().await;
        served.map_err(Error::Serve)
    }
}

/// Lets bots go on that were to decide when the server stopped.
async fn wake_bots(app: App) {
    for phase in [Phase::Running, Phase::Open] {
        let tables = match app.store().tables(Filter::all().in_phase(phase)).await {
            Ok(tables) => tables,
            Err(error) => return tracing::error!(%error, "the tables cannot be listed"),
        };
        for table in tables.iter().filter(|it| crate::live::waits_for_nobody(it)) {
            app.live().wake(&table.id);
        }
    }
}

fn database_file(config: &Config) -> Result<PathBuf, Error> {
    if let Some(url) = &config.database {
        return file_of(url);
    }
    prepare(&config.data).map_err(|it| Error::data(&config.data, it))?;
    Ok(config.data.join("patolli.db"))
}

/// Creates the directory and sees whether files can be made there.
fn prepare(folder: &Path) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    let probe = folder.join(".patolli-write-test");
    fs::write(&probe, [])?;
    fs::remove_file(&probe)
}

/// The file of a `sqlite:` address.
fn file_of(url: &str) -> Result<PathBuf, Error> {
    let scheme = url.split(':').next().unwrap_or_default();
    match scheme {
        "postgres" | "postgresql" => Err(Error::PostgresComesLater),
        "sqlite" => {
            let rest = url.strip_prefix("sqlite:").unwrap_or_default();
            let file = rest.strip_prefix("//").unwrap_or(rest);
            if file.is_empty() { Err(Error::UnknownDatabase(scheme.to_owned())) } else { Ok(file.into()) }
        }
        _ => Err(Error::UnknownDatabase(scheme.chars().take(20).collect())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sqlite_addresses_name_a_file() {
        assert_eq!(file_of("sqlite:a/b.db").ok(), Some(PathBuf::from("a/b.db")));
        assert_eq!(file_of("sqlite:///var/b.db").ok(), Some(PathBuf::from("/var/b.db")));
        assert!(matches!(file_of("sqlite:"), Err(Error::UnknownDatabase(_))));
    }

    #[test]
    fn other_databases_are_refused_without_telling_the_password() {
        let error = file_of("postgres://me:secret@host/db").expect_err("PostgreSQL comes later");
        assert!(error.to_string().starts_with("PostgreSQL is not supported yet"));
        let error = file_of("mysql://me:secret@host/db").expect_err("unknown");
        assert!(error.to_string().contains("`mysql`") && !error.to_string().contains("secret"));
    }
}
