//! `SQLite` keeps the contract of every store.

use std::{path::PathBuf, sync::Arc};

use patolli_store::{Database, Error, Place, Sqlite, Store as _, open};
use tempfile::TempDir;

use crate::{contract, contract::Ground, files, place};

/// A database in a file.
pub struct File {
    _directory: TempDir,
    path: PathBuf,
}

impl Ground for File {
    const ODD_TABLES: &[&str] = &["UPDATE tables SET game = CAST(x'ff' AS TEXT)"];
    const ODD_LOGS: &[&str] = &["UPDATE log SET notation = CAST(x'ff' AS TEXT)"];
    const NEWER: &str = "PRAGMA user_version = 9999; CREATE TABLE novelty (a)";

    async fn fresh() -> Self {
        let (directory, path) = place();
        Self { _directory: directory, path }
    }

    async fn open(&self) -> Result<Arc<dyn Database>, Error> {
        open(&Place::Sqlite(self.path.clone())).await
    }

    async fn tamper(&self, sql: &str) {
        files::tamper(&self.path, sql).await;
    }
}

contract!(File);

#[tokio::test]
async fn an_orderly_end_leaves_one_file_and_its_note() {
    let (_directory, path) = place();
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
