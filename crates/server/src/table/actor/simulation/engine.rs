//! The databases of the simulation, which can be taken away and given back.

use std::{path::PathBuf, sync::Arc};

use patolli_store::{Database, DatabaseUrl};
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, SqliteConnection, sqlite::SqliteConnectOptions};
use tempfile::TempDir;

use self::cluster::Cluster;

#[path = "../../../../../store/tests/support/cluster.rs"]
mod cluster;

/// Where tables are kept.
pub(super) enum Engine {
    Sqlite { folder: TempDir },
    Postgres { cluster: Cluster, address: String },
}

impl Engine {
    pub(super) fn sqlite() -> Self {
        Self::Sqlite { folder: TempDir::new().expect("a temporary directory") }
    }

    pub(super) fn postgres() -> Self {
        let cluster = Cluster::start();
        let address = cluster.database();
        Self::Postgres { cluster, address }
    }

    pub(super) fn machines(&self) -> usize {
        if matches!(self, Self::Postgres { .. }) { 2 } else { 1 }
    }

    pub(super) async fn open(&self) -> Arc<dyn Database> {
        let place = match self {
            Self::Sqlite { folder } => DatabaseUrl::Sqlite(file(folder)),
            Self::Postgres { address, .. } => address.parse().expect("an address"),
        };
        patolli_store::open(&place).await.expect("the database opens")
    }

    /// Takes the database away.
    pub(super) async fn stop(&self) {
        match self {
            Self::Sqlite { folder } => rename(&file(folder), "tables", "hidden").await,
            Self::Postgres { cluster, .. } => cluster.stop("immediate"),
        }
    }

    /// Gives it back.
    pub(super) async fn start_again(&self) {
        match self {
            Self::Sqlite { folder } => rename(&file(folder), "hidden", "tables").await,
            Self::Postgres { cluster, .. } => cluster.start_again(),
        }
    }
}

fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("patolli.db")
}

async fn rename(file: &PathBuf, from: &str, to: &str) {
    let mut connection =
        SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(file)).await.expect("it opens");
    let sql = AssertSqlSafe(format!("ALTER TABLE {from} RENAME TO {to}"));
    connection.execute(sql).await.expect("it can be renamed");
}
