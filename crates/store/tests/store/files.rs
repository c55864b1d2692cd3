//! Files that are not, or no longer, what a release has written.

use std::path::Path;

use crate::{
    contract::{entries, guest, running, table},
    temp_db_path,
};
use patolli_store::{Error, Occupant, Sqlite, Store, Table, TableId};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection, sqlite::SqliteConnectOptions};

/// A table with three entries.
async fn fill(path: &Path) -> TableId {
    let store = Sqlite::open(path).await.unwrap();
    let table = Table { seats: vec![guest("Ana"), Occupant::Open], ..table() };
    store.create(&table).await.unwrap();
    store.append(&table.id, &entries(1, 3), &running(0)).await.unwrap();
    store.close().await;
    table.id
}

/// Does to the file what no release does.
pub async fn tamper(path: &Path, sql: &str) {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true).foreign_keys(false);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let sql = format!("PRAGMA ignore_check_constraints = ON; {sql}");
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_newer_database_is_left_untouched() {
    let (_directory, path) = temp_db_path();
    fill(&path).await;
    tamper(&path, "PRAGMA user_version = 9999; CREATE TABLE novelty (a)").await;
    let before = std::fs::read(&path).unwrap();
    let refused = Sqlite::open(&path).await.unwrap_err();
    assert!(matches!(refused, Error::NewerDatabase { found: 9999, known: 1.. }));
    assert!(refused.to_string().contains("newer release"));
    assert!(std::fs::read(&path).unwrap() == before);
}

#[tokio::test]
async fn a_newer_database_in_use_is_left_untouched() {
    let (_directory, path) = temp_db_path();
    fill(&path).await;
    let options = SqliteConnectOptions::new().filename(&path);
    let mut newer = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql("PRAGMA user_version = 9999").execute(&mut newer).await.unwrap();
    let before = std::fs::read(&path).unwrap();
    let refused = Sqlite::open(&path).await.unwrap_err();
    assert!(matches!(refused, Error::NewerDatabase { found: 9999, .. }), "{refused}");
    assert!(std::fs::read(&path).unwrap() == before);
}

/// A database as the first release left it, with a finished table in it.
const FIRST_RELEASE: &str = concat!(
    include_str!("../../migrations/sqlite/0001_tables.sql"),
    "INSERT INTO tables VALUES ('abcdefghij', 'tikal', '[]', '5eed', 'A1', 1, 'abcdefghijkmnpqr', 'x', 1,
                                'finished', 1, 2, NULL, 'draw');
     INSERT INTO seats VALUES ('abcdefghij', 0, 'abcdefghijkmnpqr', 'Ana', NULL);
     INSERT INTO log VALUES ('abcdefghij', 1, 0, 'end', 0, 2);
     PRAGMA application_id = 0x50544c49; PRAGMA user_version = 1;",
);

#[tokio::test]
async fn an_older_database_is_brought_up_to_date() {
    let (_directory, path) = temp_db_path();
    tamper(&path, FIRST_RELEASE).await;
    let store = Sqlite::open(&path).await.unwrap();
    let id: TableId = "abcdefghij".parse().unwrap();
    let old = store.table(&id).await.unwrap().unwrap();
    assert!(old.hints, "hints are allowed unless a table forbids them");
    assert_eq!((old.seats.len(), old.result.as_deref()), (1, Some("draw")));
    assert_eq!(store.log(&id).await.unwrap().len(), 1);
    assert_eq!(store.review(&id).await.unwrap(), None);
    store.save_review(&id, 3, "well played").await.unwrap();
    store.close().await;
    let store = Sqlite::open(&path).await.unwrap();
    assert_eq!(store.review(&id).await.unwrap().as_deref(), Some("well played"));
}

#[tokio::test]
async fn a_file_of_another_kind_is_left_untouched() {
    for content in ["no database", &"no database, and a long one".repeat(1_000)] {
        let (_directory, path) = temp_db_path();
        std::fs::write(&path, content).unwrap();
        let refused = Sqlite::open(&path).await.unwrap_err();
        assert!(matches!(&refused, Error::NotAPatolliDatabase(file) if *file == path), "{refused}");
        assert!(refused.to_string().contains("is not a patolli database"));
        assert_eq!(std::fs::read_to_string(&path).unwrap(), content);
    }
}

#[tokio::test]
async fn a_database_of_another_program_is_left_untouched() {
    let (_directory, path) = temp_db_path();
    tamper(&path, "CREATE TABLE recipes (a)").await;
    let before = std::fs::read(&path).unwrap();
    assert!(matches!(Sqlite::open(&path).await, Err(Error::NotAPatolliDatabase(_))));
    assert!(std::fs::read(&path).unwrap() == before);
}

#[tokio::test]
async fn a_place_without_a_directory_cannot_be_opened() {
    let (_directory, path) = temp_db_path();
    let refused = Sqlite::open(&path.join("tables.db")).await.unwrap_err();
    assert!(matches!(refused, Error::Open { .. }), "{refused}");
    let refused = Sqlite::open(path.parent().unwrap()).await.unwrap_err();
    assert!(matches!(refused, Error::Open { .. }), "{refused}");
}

#[tokio::test]
async fn an_empty_file_becomes_a_database() {
    let (_directory, path) = temp_db_path();
    std::fs::write(&path, "").unwrap();
    fill(&path).await;
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_file() {
    use std::os::unix::fs::PermissionsExt;

    let (_directory, path) = temp_db_path();
    let store = Sqlite::open(&path).await.unwrap();
    store.get_or_create_secret("key", vec![1]).await.unwrap();
    for file in std::fs::read_dir(path.parent().unwrap()).unwrap() {
        assert_eq!(file.unwrap().metadata().unwrap().permissions().mode() & 0o077, 0);
    }
}

/// The numbers, from 1, of the first pages of tables and logs and of their indexes.
async fn pages_of_tables(path: &Path) -> Vec<usize> {
    let options = SqliteConnectOptions::new().filename(path);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let roots = "SELECT rootpage FROM sqlite_master WHERE tbl_name IN ('tables', 'log') AND rootpage > 0";
    let pages: Vec<i64> = sqlx::query_scalar(roots).fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    pages.into_iter().map(|it| usize::try_from(it).unwrap()).collect()
}

#[tokio::test]
async fn a_broken_file_is_reported() {
    let (_directory, path) = temp_db_path();
    let id = fill(&path).await;
    let mut content = std::fs::read(&path).unwrap();
    // What is kept of the tables is broken; the schema is still sound, and so is what belongs to no table.
    for page in pages_of_tables(&path).await {
        content[(page - 1) * 4096..page * 4096].fill(0xa5);
    }
    std::fs::write(&path, content).unwrap();
    let store = Sqlite::open(&path).await.unwrap();
    assert!(matches!(store.table(&id).await, Err(Error::Damaged { .. })));
    assert!(matches!(store.log(&id).await, Err(Error::Damaged { .. })));
}
