use std::sync::Arc;

use tempfile::TempDir;
use tokio::task::JoinSet;

use super::{Sqlite, changes, connect, feed, schema, writer::Writer};
use crate::{
    Attendance, DEFAULT_STAND_IN, Entry, Error, GuestId, NO_PACE, Phase, Store, Table, TableId, TableProgress,
};

fn table() -> Table {
    Table {
        id: TableId::random(),
        game: "tikal".to_owned(),
        options: Vec::new(),
        seed: String::new(),
        contributions: Vec::new(),
        deal: String::new(),
        rules: 1,
        seats: Vec::new(),
        owner: GuestId::random(),
        invite: String::new(),
        listed: false,
        hints: true,
        pace: NO_PACE.to_owned(),
        stand_in: DEFAULT_STAND_IN.to_owned(),
        barred: Vec::new(),
        phase: Phase::Open,
        created: 0,
        moved: 0,
        to_move: None,
        result: None,
        attendance: Attendance::default(),
    }
}

fn entry(n: u32, notation: &str) -> Entry {
    Entry { n, seat: 0, notation: notation.to_owned(), auto: false, at: i64::from(n), digest: None }
}

fn running() -> TableProgress {
    TableProgress {
        phase: Phase::Running,
        to_move: Some(0),
        result: None,
        attendance: None,
        calls: Vec::new(),
    }
}

#[tokio::test]
async fn many_appends_share_few_commits() {
    let directory = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(&directory.path().join("tables.db")).await.unwrap());
    let tables: Vec<Table> = (0..100).map(|_| table()).collect();
    for table in &tables {
        store.create(table).await.unwrap();
    }
    let before = store.commits();
    assert_eq!(before, 100, "a change that is waited for has a transaction of its own");

    let mut appends = JoinSet::new();
    for n in 1..=2 {
        for table in &tables {
            let (store, id) = (Arc::clone(&store), table.id.clone());
            appends.spawn(async move { store.append(&id, &[entry(n, "move")], &running()).await });
        }
    }
    assert!(appends.join_all().await.iter().all(Result::is_ok));
    let commits = store.commits() - before;
    println!("200 appends to 100 tables took {commits} commits");
    assert!(commits <= 20, "{commits} commits");
    for table in &tables {
        assert_eq!(store.log(&table.id).await.unwrap().len(), 2);
    }
}

/// A file with one table, and a second writer to it.
struct TestFile {
    store: Sqlite,
    table: TableId,
    writer: Writer,
    _directory: TempDir,
}

impl TestFile {
    /// Opens a new file; the connection of the second writer begins with `statement`.
    async fn open(statement: &'static str) -> Self {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("tables.db");
        let store = Sqlite::open(&path).await.unwrap();
        let table = table();
        store.create(&table).await.unwrap();
        let mut connection = connect::write_connection(&path).await.unwrap();
        sqlx::raw_sql(statement).execute(&mut connection).await.unwrap();
        let writer = Writer::start(connection, path.clone(), feed::sender_for(&path));
        Self { store, table: table.id, writer, _directory: directory }
    }

    async fn append(&self, n: u32, notation: &str) -> Result<(), Error> {
        changes::append(&self.writer, &self.table, &[entry(n, notation)], &running()).await
    }
}

/// `SQLite` gives up the whole transaction when there is no room; the writer must survive that.
#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_answered() {
    let file = TestFile::open("PRAGMA max_page_count = 64").await;
    file.append(1, "small").await.unwrap();
    let full = file.append(2, &"x".repeat(1_000_000)).await;
    assert!(matches!(full, Err(Error::Database(_) | Error::Commit(_))), "{full:?}");
    file.append(2, "small again").await.unwrap();
    let log = file.store.log(&file.table).await.unwrap();
    assert_eq!(log, [entry(1, "small"), entry(2, "small again")]);
}

#[tokio::test]
async fn the_writer_connects_again_after_a_lost_transaction() {
    // The connection is inside a transaction already, so that the writer cannot begin one.
    let file = TestFile::open("BEGIN").await;
    assert!(matches!(file.append(1, "a").await, Err(Error::Commit(_))));
    file.append(1, "a").await.unwrap();
    assert_eq!(file.store.log(&file.table).await.unwrap().len(), 1);
}

#[tokio::test]
async fn the_file_is_opened_for_durability() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("tables.db");
    Sqlite::open(&path).await.unwrap().close().await;
    let mut connection = connect::write_connection(&path).await.unwrap();
    schema::migrate(&mut connection, &path).await.unwrap();
    let pragmas: (String, i64, i64) = sqlx::query_as(
        "SELECT journal_mode, synchronous, foreign_keys
         FROM pragma_journal_mode, pragma_synchronous, pragma_foreign_keys",
    )
    .fetch_one(&mut connection)
    .await
    .unwrap();
    assert_eq!(pragmas, ("wal".to_owned(), 2, 1));
}
