use patolli_store::{Database, Error, Filter, FullTable};

use super::{entries, entry, full_table, running, table};

pub async fn a_whole_table_comes_back(store: &dyn Database) {
    for kept in [full_table(0), full_table(12), FullTable { review: None, ..full_table(3) }] {
        store.import(&kept).await.unwrap();
        let mut snapshot = store.snapshot().await.unwrap();
        assert_eq!(snapshot.full_table(&kept.table.id).await.unwrap().as_ref(), Some(&kept));
        let ids = snapshot.table_ids().await.unwrap();
        assert!(ids.iter().any(|id| id.as_ref().is_ok_and(|id| *id == kept.table.id)));
        assert!(matches!(store.import(&kept).await, Err(Error::Conflict)));
    }
    let broken = FullTable { log: entries(2, 3), ..full_table(0) };
    assert!(matches!(store.import(&broken).await, Err(Error::Gap { expected: 1, found: 2 })));
    let mut snapshot = store.snapshot().await.unwrap();
    assert_eq!(snapshot.full_table(&broken.table.id).await.unwrap(), None, "nothing of it is kept");
}

pub async fn a_table_is_put_in_the_place_of_another(store: &dyn Database) {
    let old = full_table(12);
    let new = FullTable { table: super::Table { id: old.table.id.clone(), ..table() }, ..full_table(5) };
    // There is nothing to replace yet.
    store.replace(&old).await.unwrap();
    store.enqueue("bot", &old.table.id, 12, None).await.unwrap();
    store.replace(&new).await.unwrap();
    let mut snapshot = store.snapshot().await.unwrap();
    assert_eq!(snapshot.full_table(&old.table.id).await.unwrap().as_ref(), Some(&new));

    let broken = FullTable { log: entries(2, 3), ..new.clone() };
    assert!(store.replace(&broken).await.is_err());
    assert_eq!(store.log(&old.table.id).await.unwrap(), new.log, "the old one stays");
    store.append(&old.table.id, &[entry(6)], &running(0)).await.unwrap();
}

pub async fn a_secret_is_put_in_the_place_of_another(store: &dyn Database) {
    let name = "of the house \0";
    store.set_secret(name, &[1, 2]).await.unwrap();
    assert_eq!(store.get_or_create_secret(name, vec![9]).await.unwrap(), [1, 2]);
    store.set_secret(name, &[3]).await.unwrap();
    assert_eq!(store.get_or_create_secret(name, vec![9]).await.unwrap(), [3]);
    let secrets = store.snapshot().await.unwrap().secrets().await.unwrap();
    assert_eq!(secrets, [(name.to_owned(), vec![3])]);
}

pub async fn a_store_can_be_emptied(store: &dyn Database) {
    let kept = full_table(3);
    store.import(&kept).await.unwrap();
    store.get_or_create_secret("key", vec![1]).await.unwrap();
    store.enqueue("bot", &kept.table.id, 3, None).await.unwrap();
    store.clear().await.unwrap();
    assert_eq!(store.tables(Filter::all()).await.unwrap(), []);
    assert_eq!(store.claim(&["bot"], "a", 0, 1).await.unwrap(), None);
    assert!(store.snapshot().await.unwrap().secrets().await.unwrap().is_empty());
    store.import(&kept).await.unwrap();
}

pub async fn a_snapshot_stays_as_it_was(store: &dyn Database) {
    let (kept, later) = (full_table(4), full_table(2));
    store.import(&kept).await.unwrap();
    let mut snapshot = store.snapshot().await.unwrap();
    store.append(&kept.table.id, &entries(5, 9), &running(1)).await.unwrap();
    store.save_review(&kept.table.id, 1, "other").await.unwrap();
    store.import(&later).await.unwrap();
    store.get_or_create_secret("key", vec![1]).await.unwrap();
    assert_eq!(snapshot.table_ids().await.unwrap().len(), 1);
    assert_eq!(snapshot.full_table(&kept.table.id).await.unwrap(), Some(kept));
    assert_eq!(snapshot.full_table(&later.table.id).await.unwrap(), None);
    assert!(snapshot.secrets().await.unwrap().is_empty());
    assert_eq!(store.snapshot().await.unwrap().table_ids().await.unwrap().len(), 2);
}
