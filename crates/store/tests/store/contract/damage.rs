use patolli_store::{Error, Filter, Occupant, Table, TableId};

use super::{TestDatabase, check_expected, entries, guest, running, table, write_expected};

/// A table with three entries.
async fn fill(ground: &impl TestDatabase) -> TableId {
    let store = ground.open().await.unwrap();
    let table = Table { seats: vec![guest("Ana"), Occupant::Open], ..table() };
    store.create(&table).await.unwrap();
    store.append(&table.id, &entries(1, 3), &running(0)).await.unwrap();
    store.close().await;
    table.id
}

pub async fn a_reopened_store_remembers<G: TestDatabase>() {
    let ground = G::create().await;
    let store = ground.open().await.unwrap();
    let memory = write_expected(&*store).await;
    store.close().await;
    check_expected(&*ground.open().await.unwrap(), &memory).await;
}

pub async fn a_store_that_was_only_dropped_remembers<G: TestDatabase>() {
    let ground = G::create().await;
    let memory = write_expected(&*ground.open().await.unwrap()).await;
    check_expected(&*ground.open().await.unwrap(), &memory).await;
}

pub async fn a_closed_store_says_so<G: TestDatabase>() {
    let store = G::create().await.open().await.unwrap();
    let table = table();
    store.create(&table).await.unwrap();
    store.close().await;
    assert!(matches!(store.create(&super::table()).await, Err(Error::Closed)));
    assert!(matches!(store.append(&table.id, &entries(1, 1), &running(0)).await, Err(Error::Closed)));
    assert!(matches!(store.tables(Filter::all()).await, Err(Error::Closed)));
    store.close().await;
}

pub async fn a_newer_database_is_refused<G: TestDatabase>() {
    let ground = G::create().await;
    fill(&ground).await;
    ground.tamper(G::MAKE_NEWER).await;
    let refused = ground.open().await.err().expect("it is newer");
    assert!(matches!(refused, Error::NewerDatabase { found: 9999, known: 1.. }), "{refused}");
    assert!(refused.to_string().contains("newer release"));
}

const DAMAGED_TABLES: [&str; 10] = [
    "UPDATE tables SET options = '[[\"a\"'",
    "UPDATE tables SET options = '{}'",
    "UPDATE tables SET phase = 'sleeping'",
    "UPDATE tables SET owner = 'x'",
    "UPDATE tables SET rules = 70000",
    "UPDATE tables SET to_move = -1",
    "UPDATE seats SET guest = 'me' WHERE seat = 0",
    "UPDATE seats SET name = NULL WHERE seat = 0",
    "UPDATE seats SET bot = 'easy' WHERE seat = 0",
    "DELETE FROM seats WHERE seat = 0",
];

pub async fn a_damaged_table_is_reported_and_hides_no_other<G: TestDatabase>() {
    for sql in DAMAGED_TABLES.iter().chain(G::EXTRA_TABLE_DAMAGE) {
        let ground = G::create().await;
        let damaged = fill(&ground).await;
        ground.tamper(sql).await;
        let sound = fill(&ground).await;
        let store = ground.open().await.unwrap();
        let error = store.table(&damaged).await.unwrap_err();
        assert!(matches!(error, Error::Damaged { .. }), "{sql}: {error}");
        let error = store.snapshot().await.unwrap().full_table(&damaged).await.unwrap_err();
        assert!(matches!(error, Error::Damaged { .. }), "{sql}: {error}");
        let listed = store.tables(Filter::listed()).await.unwrap();
        assert_eq!(listed.into_iter().map(|table| table.id).collect::<Vec<_>>(), [sound], "{sql}");
        store.close().await;
    }
}

const DAMAGED_LOGS: [&str; 4] = [
    "DELETE FROM log WHERE n = 2",
    "DELETE FROM log WHERE n = 1",
    "UPDATE log SET n = -1 WHERE n = 1",
    "UPDATE log SET seat = 256 WHERE n = 1",
];

pub async fn a_damaged_log_is_reported<G: TestDatabase>() {
    for sql in DAMAGED_LOGS.iter().chain(G::EXTRA_LOG_DAMAGE) {
        let ground = G::create().await;
        let damaged = fill(&ground).await;
        ground.tamper(sql).await;
        let store = ground.open().await.unwrap();
        let error = store.log(&damaged).await.unwrap_err();
        assert!(matches!(error, Error::Damaged { .. }), "{sql}: {error}");
        store.close().await;
    }
}
