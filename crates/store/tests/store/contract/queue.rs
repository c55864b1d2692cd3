use std::{collections::HashSet, sync::Arc};

use patolli_store::{Database, Error, Job, TableId};
use tokio::task::JoinSet;

use super::table;

async fn some_table(store: &dyn Database) -> TableId {
    let table = table();
    store.create(&table).await.unwrap();
    table.id
}

pub async fn work_is_asked_for_once(store: &dyn Database) {
    let id = some_table(store).await;
    assert!(store.enqueue("bot", &id, 3).await.unwrap());
    assert!(!store.enqueue("bot", &id, 3).await.unwrap());
    assert!(store.enqueue("bot", &id, 4).await.unwrap());
    assert!(store.enqueue("review", &id, 3).await.unwrap());
    let job = store.claim(&["bot"], "a", 10, 20).await.unwrap().unwrap();
    assert_eq!(job, Job { kind: "bot".to_owned(), table: id.clone(), n: 3, node: "a".to_owned(), takes: 1 });
    assert!(!store.enqueue("bot", &id, 3).await.unwrap(), "it is being done");
    assert!(store.done(&job).await.unwrap());
    assert!(!store.done(&job).await.unwrap());
    assert!(store.enqueue("bot", &id, 3).await.unwrap(), "it was done and may be asked for again");

    let nowhere = TableId::random();
    assert!(matches!(store.enqueue("bot", &nowhere, 1).await, Err(Error::Missing(id)) if id == nowhere));
}

pub async fn work_is_done_in_order_of_asking(store: &dyn Database) {
    let id = some_table(store).await;
    for (kind, n) in [("bot", 9), ("review", 1), ("bot", 2), ("other", 0)] {
        store.enqueue(kind, &id, n).await.unwrap();
    }
    let mut taken = Vec::new();
    while let Some(job) = store.claim(&["review", "bot"], "a", 10, 20).await.unwrap() {
        taken.push((job.kind, job.n));
    }
    let expected = [("bot", 9), ("review", 1), ("bot", 2)].map(|(kind, n)| (kind.to_owned(), n));
    assert_eq!(taken, expected);
    assert_eq!(store.claim(&[], "a", 10, 20).await.unwrap(), None);
}

pub async fn a_lease_ends_by_itself(store: &dyn Database) {
    let id = some_table(store).await;
    store.enqueue("bot", &id, 1).await.unwrap();
    let first = store.claim(&["bot"], "a", 10, 20).await.unwrap().unwrap();
    assert_eq!(store.claim(&["bot"], "b", 20, 30).await.unwrap(), None, "it is a's up to and with 20");
    let second = store.claim(&["bot"], "b", 21, 40).await.unwrap().unwrap();
    assert_eq!((second.node.as_str(), second.takes), ("b", 2));
    for lost in [
        store.renew(&first, 99).await.unwrap(),
        store.done(&first).await.unwrap(),
        store.release(&first).await.unwrap(),
    ] {
        assert!(!lost, "it is not a's any more");
    }
    // The same node may come again; what it had before is still not its own.
    let third = store.claim(&["bot"], "a", 41, 50).await.unwrap().unwrap();
    assert!(!store.done(&first).await.unwrap());
    assert!(store.done(&third).await.unwrap());
}

pub async fn a_lease_can_be_renewed(store: &dyn Database) {
    let id = some_table(store).await;
    store.enqueue("bot", &id, 1).await.unwrap();
    let job = store.claim(&["bot"], "a", 10, 20).await.unwrap().unwrap();
    assert!(store.renew(&job, 50).await.unwrap());
    assert_eq!(store.claim(&["bot"], "b", 45, 60).await.unwrap(), None);
    assert!(store.renew(&job, 70).await.unwrap());
    assert!(store.claim(&["bot"], "b", 71, 80).await.unwrap().is_some());
    assert!(!store.renew(&job, 90).await.unwrap());
}

pub async fn work_can_be_given_back(store: &dyn Database) {
    let id = some_table(store).await;
    store.enqueue("bot", &id, 1).await.unwrap();
    let job = store.claim(&["bot"], "a", 10, 20).await.unwrap().unwrap();
    assert!(store.release(&job).await.unwrap());
    assert!(!store.release(&job).await.unwrap());
    let again = store.claim(&["bot"], "b", 11, 20).await.unwrap().unwrap();
    assert_eq!(again.takes, 2);
}

/// Many take from one queue; nothing is taken twice and nothing is left.
pub async fn work_is_shared_out(one: &Arc<dyn Database>, other: &Arc<dyn Database>) {
    const JOBS: u32 = 60;
    let id = some_table(&**one).await;
    for n in 1..=JOBS {
        one.enqueue("bot", &id, n).await.unwrap();
    }
    let mut workers = JoinSet::new();
    for worker in 0..8 {
        let store = Arc::clone(if worker % 2 == 0 { one } else { other });
        workers.spawn(async move {
            let (node, mut mine) = (format!("node {worker}"), Vec::new());
            while let Some(job) = store.claim(&["bot"], &node, 10, 20).await.unwrap() {
                mine.push(job.n);
                assert!(store.done(&job).await.unwrap());
            }
            mine
        });
    }
    let taken: Vec<u32> = workers.join_all().await.into_iter().flatten().collect();
    assert_eq!(taken.len(), JOBS as usize);
    assert_eq!(taken.into_iter().collect::<HashSet<_>>().len(), JOBS as usize);
}
