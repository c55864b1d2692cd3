//! The log of a game that is over is kept as one value, which readers do not notice.

use patolli_store::{Error, FullTable, Phase, Store, Table, TableId};

use super::{TestDatabase, entries, finished, full_table, running, table};

pub async fn a_game_that_is_over_goes_on_where_it_ended(store: &dyn Store) {
    let table = table();
    store.create(&table).await.unwrap();
    store.append(&table.id, &entries(1, 9), &running(1)).await.unwrap();
    store.append(&table.id, &entries(10, 12), &finished("draw")).await.unwrap();
    assert_eq!(store.log(&table.id).await.unwrap(), entries(1, 12));
    for again in [entries(1, 1), entries(12, 13)] {
        assert!(matches!(store.append(&table.id, &again, &running(0)).await, Err(Error::Conflict)));
    }
    let refused = store.append(&table.id, &entries(14, 14), &running(0)).await;
    assert!(matches!(refused, Err(Error::Gap { expected: 13, found: 14 })));

    // Its last decisions were taken back, and then it ended again.
    store.append(&table.id, &entries(13, 13), &running(0)).await.unwrap();
    assert_eq!(store.log(&table.id).await.unwrap(), entries(1, 13));
    store.append(&table.id, &entries(14, 15), &running(1)).await.unwrap();
    assert!(matches!(store.append(&table.id, &entries(13, 13), &running(0)).await, Err(Error::Conflict)));
    assert_eq!(store.log(&table.id).await.unwrap(), entries(1, 15));
    store.append(&table.id, &entries(16, 16), &finished("Ana")).await.unwrap();
    assert_eq!(store.log(&table.id).await.unwrap(), entries(1, 16));
}

/// A table that played to its end.
async fn play_out(store: &dyn Store) -> TableId {
    let table = table();
    store.create(&table).await.unwrap();
    store.append(&table.id, &entries(1, 300), &running(1)).await.unwrap();
    store.append(&table.id, &entries(301, 301), &finished("draw")).await.unwrap();
    table.id
}

pub async fn a_game_that_is_over_takes_no_rows<G: TestDatabase>() {
    let ground = G::create().await;
    let store = ground.open().await.unwrap();
    let played = play_out(&*store).await;
    let put = FullTable { table: Table { phase: Phase::Finished, ..table() }, ..full_table(40) };
    store.import(&put).await.unwrap();
    let begun = Table { phase: Phase::Finished, ..table() };
    store.create_with_log(&begun, &entries(1, 5)).await.unwrap();
    ground.tamper("DELETE FROM log").await;
    assert_eq!(store.log(&played).await.unwrap(), entries(1, 301));
    assert_eq!(store.log(&begun.id).await.unwrap(), entries(1, 5));
    assert_eq!(store.snapshot().await.unwrap().full_table(&put.table.id).await.unwrap(), Some(put));
    store.close().await;
}

const DAMAGED: [&str; 3] = [
    "UPDATE packed SET last = last - 1",
    "UPDATE packed SET entries = substr(entries, 3)",
    "UPDATE packed SET entries = substr(entries, 1, 90)",
];

pub async fn a_damaged_packed_log_is_reported<G: TestDatabase>() {
    for sql in DAMAGED {
        let ground = G::create().await;
        let store = ground.open().await.unwrap();
        let id = play_out(&*store).await;
        ground.tamper(sql).await;
        let error = store.log(&id).await.unwrap_err();
        assert!(matches!(error, Error::Damaged { .. }), "{sql}: {error}");
        store.close().await;
    }
}

pub async fn a_damaged_log_is_not_packed<G: TestDatabase>() {
    let ground = G::create().await;
    let store = ground.open().await.unwrap();
    let table = table();
    store.create(&table).await.unwrap();
    store.append(&table.id, &entries(1, 3), &running(1)).await.unwrap();
    ground.tamper("DELETE FROM log WHERE n = 2").await;
    store.append(&table.id, &entries(4, 4), &finished("draw")).await.unwrap();
    let error = store.log(&table.id).await.unwrap_err();
    assert!(error.to_string().contains("3 instead of 2"), "its rows are still there: {error}");
    store.close().await;
}
