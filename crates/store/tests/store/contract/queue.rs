use std::{collections::HashSet, sync::Arc};

use patolli_store::{Database, Error, GuestId, Job, JobKey, Phase, QueuedJob, Table, TableId};
use tokio::task::JoinSet;

use super::table;

async fn some_table(store: &dyn Database) -> TableId {
    let table = table();
    store.create(&table).await.unwrap();
    table.id
}

pub async fn work_is_asked_for_once(store: &dyn Database) {
    let id = some_table(store).await;
    assert!(store.enqueue("bot", &id, 3, None).await.unwrap());
    assert!(!store.enqueue("bot", &id, 3, None).await.unwrap());
    assert!(store.enqueue("bot", &id, 4, None).await.unwrap());
    assert!(store.enqueue("review", &id, 3, None).await.unwrap());
    let job = store.claim(&["bot"], "a", 10, 20).await.unwrap().unwrap();
    assert_eq!(
        job,
        Job { kind: "bot".to_owned(), table: id.clone(), n: 3, node: "a".to_owned(), attempts: 1 }
    );
    assert!(!store.enqueue("bot", &id, 3, None).await.unwrap(), "it is being done");
    assert!(store.complete(&job).await.unwrap());
    assert!(!store.complete(&job).await.unwrap());
    assert!(store.enqueue("bot", &id, 3, None).await.unwrap(), "it was done and may be asked for again");

    let nowhere = TableId::random();
    assert!(
        matches!(store.enqueue("bot", &nowhere, 1, None).await, Err(Error::TableNotFound(id)) if id == nowhere)
    );
}

pub async fn work_is_done_in_order_of_asking(store: &dyn Database) {
    let id = some_table(store).await;
    for (kind, n) in [("bot", 9), ("review", 1), ("bot", 2), ("other", 0)] {
        store.enqueue(kind, &id, n, None).await.unwrap();
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
    store.enqueue("bot", &id, 1, None).await.unwrap();
    let first = store.claim(&["bot"], "a", 10, 20).await.unwrap().unwrap();
    assert_eq!(store.claim(&["bot"], "b", 20, 30).await.unwrap(), None, "it is a's up to and with 20");
    let second = store.claim(&["bot"], "b", 21, 40).await.unwrap().unwrap();
    assert_eq!((second.node.as_str(), second.attempts), ("b", 2));
    for lost in [
        store.renew(&first, 99).await.unwrap(),
        store.complete(&first).await.unwrap(),
        store.release(&first).await.unwrap(),
    ] {
        assert!(!lost, "it is not a's any more");
    }
    // The same node may come again; what it had before is still not its own.
    let third = store.claim(&["bot"], "a", 41, 50).await.unwrap().unwrap();
    assert!(!store.complete(&first).await.unwrap());
    assert!(store.complete(&third).await.unwrap());
}

pub async fn a_lease_can_be_renewed(store: &dyn Database) {
    let id = some_table(store).await;
    store.enqueue("bot", &id, 1, None).await.unwrap();
    let job = store.claim(&["bot"], "a", 10, 20).await.unwrap().unwrap();
    assert!(store.renew(&job, 50).await.unwrap());
    assert_eq!(store.claim(&["bot"], "b", 45, 60).await.unwrap(), None);
    assert!(store.renew(&job, 70).await.unwrap());
    assert!(store.claim(&["bot"], "b", 71, 80).await.unwrap().is_some());
    assert!(!store.renew(&job, 90).await.unwrap());
}

pub async fn work_can_be_given_back(store: &dyn Database) {
    let id = some_table(store).await;
    store.enqueue("bot", &id, 1, None).await.unwrap();
    let job = store.claim(&["bot"], "a", 10, 20).await.unwrap().unwrap();
    assert!(store.release(&job).await.unwrap());
    assert!(!store.release(&job).await.unwrap());
    let again = store.claim(&["bot"], "b", 11, 20).await.unwrap().unwrap();
    assert_eq!(again.attempts, 2);
}

/// Many take from one queue; nothing is taken twice and nothing is left.
pub async fn work_is_shared_out(one: &Arc<dyn Database>, other: &Arc<dyn Database>) {
    const JOBS: u32 = 60;
    let id = some_table(&**one).await;
    for n in 1..=JOBS {
        one.enqueue("bot", &id, n, None).await.unwrap();
    }
    let mut workers = JoinSet::new();
    for worker in 0..8 {
        let store = Arc::clone(if worker % 2 == 0 { one } else { other });
        workers.spawn(async move {
            let (node, mut mine) = (format!("node {worker}"), Vec::new());
            while let Some(job) = store.claim(&["bot"], &node, 10, 20).await.unwrap() {
                mine.push(job.n);
                assert!(store.complete(&job).await.unwrap());
            }
            mine
        });
    }
    let taken: Vec<u32> = workers.join_all().await.into_iter().flatten().collect();
    assert_eq!(taken.len(), JOBS as usize);
    assert_eq!(taken.into_iter().collect::<HashSet<_>>().len(), JOBS as usize);
}

pub async fn a_lease_of_a_clock_that_was_set_back_is_none(store: &dyn Database) {
    let id = some_table(store).await;
    let work = JobKey { kind: "bot", table: &id, n: 0 };
    store.acquire(work, "a", 1_000, 1_010).await.unwrap().unwrap();
    assert_eq!(store.claim(&["bot"], "b", 990, 1_000).await.unwrap(), None, "clocks may differ a little");
    assert_eq!(store.acquire(work, "b", 990, 1_000).await.unwrap(), None);
    assert!(store.claim(&["bot"], "b", 500, 510).await.unwrap().is_some());
    store.enqueue("review", &id, 0, None).await.unwrap();
    store.claim(&["review"], "a", 1_000, 1_010).await.unwrap().unwrap();
    let review = JobKey { kind: "review", ..work };
    assert!(store.acquire(review, "b", 500, 510).await.unwrap().is_some());
}

pub async fn one_piece_of_work_is_taken(store: &dyn Database) {
    let id = some_table(store).await;
    let work = JobKey { kind: "bot", table: &id, n: 0 };
    let first = store.acquire(work, "a", 10, 20).await.unwrap().expect("it is free");
    assert_eq!(
        first,
        Job { kind: "bot".to_owned(), table: id.clone(), n: 0, node: "a".to_owned(), attempts: 1 }
    );
    for node in ["b", "a"] {
        assert_eq!(store.acquire(work, node, 20, 30).await.unwrap(), None, "it is being done");
    }
    assert_eq!(store.claim(&["bot"], "b", 20, 30).await.unwrap(), None);
    let second = store.acquire(work, "b", 21, 30).await.unwrap().expect("the lease ended");
    assert_eq!((second.node.as_str(), second.attempts), ("b", 2));
    assert!(!store.complete(&first).await.unwrap() && store.complete(&second).await.unwrap());
    assert!(store.enqueue("bot", &id, 0, None).await.unwrap(), "nothing is left of it");
    assert!(store.acquire(work, "a", 22, 30).await.unwrap().is_some(), "what waits can be taken, too");
    let nowhere = TableId::random();
    assert_eq!(store.acquire(JobKey { table: &nowhere, ..work }, "a", 10, 20).await.unwrap(), None);
}

pub async fn work_that_nobody_wants_goes_away(store: &dyn Database) {
    let id = some_table(store).await;
    let work = JobKey { kind: "review", table: &id, n: 0 };
    assert!(!store.cancel(work).await.unwrap(), "there is none");
    let job = store.acquire(work, "a", 10, 20).await.unwrap().unwrap();
    assert!(store.enqueue("review", &id, 1, None).await.unwrap());
    assert!(store.cancel(work).await.unwrap());
    assert!(!store.renew(&job, 30).await.unwrap(), "the machine that does it learns of it");
    assert_eq!(store.list("review").await.unwrap().len(), 1, "other work stays");
}

pub async fn the_queue_is_listed(store: &dyn Database) {
    let (id, guest) = (some_table(store).await, GuestId::random());
    for (kind, n, by) in [("review", 7, Some(&guest)), ("bot", 1, None), ("review", 2, None)] {
        store.enqueue(kind, &id, n, by).await.unwrap();
    }
    store.claim(&["review"], "a", 10, 20).await.unwrap().unwrap();
    let taken = Some(("a".to_owned(), 20));
    let expected = [
        QueuedJob { table: id.clone(), n: 7, requested_by: Some(guest), lease: taken, due: 0 },
        QueuedJob { table: id, n: 2, requested_by: None, lease: None, due: 0 },
    ];
    assert_eq!(store.list("review").await.unwrap(), expected);
    assert_eq!(store.list("other").await.unwrap(), []);
}

/// Seat 1 of these tables is a bot's.
pub async fn bots_that_wait_are_found(store: &dyn Database) {
    let mut ids = Vec::new();
    for (moved, to_move) in [(99, 1), (100, 1), (200, 0), (299, 1), (300, 1)] {
        let phase = Phase::Running;
        let table = Table { phase, to_move: Some(to_move), moved, ..table() };
        store.create(&table).await.unwrap();
        ids.push(table.id);
    }
    store.create(&Table { phase: Phase::Finished, moved: 200, to_move: Some(1), ..table() }).await.unwrap();
    store.acquire(JobKey { kind: "bot", table: &ids[3], n: 0 }, "a", 10, 20).await.unwrap().unwrap();
    assert_eq!(store.enqueue_bots("bot", 100, 300).await.unwrap(), 1, "not the one that is being done");
    assert_eq!(store.enqueue_bots("bot", 100, 300).await.unwrap(), 0);
    let found: HashSet<TableId> = store.list("bot").await.unwrap().into_iter().map(|it| it.table).collect();
    assert_eq!(found, HashSet::from([ids[1].clone(), ids[3].clone()]));
    assert_eq!(store.enqueue_bots("bot", 0, i64::MAX).await.unwrap(), 2);
}

pub async fn a_database_that_can_be_written_says_so(store: &dyn Database) {
    for _ in 0..2 {
        store.check_writable().await.unwrap();
    }
    let fresh = vec![1, 2, 3];
    assert_eq!(
        store.get_or_create_secret("probe", fresh.clone()).await.unwrap(),
        fresh,
        "nothing is left of the attempt"
    );
}
