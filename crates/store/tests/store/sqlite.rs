//! `SQLite` keeps the contract of every store.

use std::{path::PathBuf, sync::Arc};

use patolli_store::{Database, DatabaseUrl, Error, Sqlite, Store as _, open};
use tempfile::TempDir;

use crate::{contract, contract::TestDatabase, files, temp_db_path};

/// A database in a file.
pub struct SqliteDatabase {
    _directory: TempDir,
    path: PathBuf,
}

impl TestDatabase for SqliteDatabase {
    const EXTRA_TABLE_DAMAGE: &[&str] = &["UPDATE tables SET game = CAST(x'ff' AS TEXT)"];
    const EXTRA_LOG_DAMAGE: &[&str] = &["UPDATE log SET notation = CAST(x'ff' AS TEXT)"];
    const MAKE_NEWER: &str = "PRAGMA user_version = 9999; CREATE TABLE novelty (a)";

    async fn create() -> Self {
        let (directory, path) = temp_db_path();
        Self { _directory: directory, path }
    }

    async fn open(&self) -> Result<Arc<dyn Database>, Error> {
        open(&DatabaseUrl::Sqlite(self.path.clone())).await
    }

    async fn tamper(&self, sql: &str) {
        files::tamper(&self.path, sql).await;
    }
}

contract_tests!(SqliteDatabase);

#[tokio::test]
async fn an_orderly_end_leaves_one_file_and_its_note() {
    let (_directory, path) = temp_db_path();
    let store = Sqlite::open(&path).await.unwrap();
    let clone = store.clone();
    store.create(&contract::table()).await.unwrap();
    store.close().await;
    assert!(matches!(clone.create(&contract::table()).await, Err(Error::Closed)));
    clone.close().await;
    let mut names: Vec<_> =
        std::fs::read_dir(path.parent().unwrap()).unwrap().flatten().map(|it| it.path()).collect();
    names.sort();
    assert_eq!(names, [path.clone(), PathBuf::from(format!("{}-anchor", path.display()))]);
}
