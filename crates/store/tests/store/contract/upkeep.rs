use patolli_store::{
    Account, ChangeEvent, Closed, ClosedBy, Database, Error, ExpiryCutoffs, Filter, GuestId, Occupant, Phase,
    Table, TableId,
};

use super::{entries, finished, guest, running, table};

const CLOSED: Closed = Closed { by: ClosedBy::Operator, at: 5_000 };

async fn running_table(store: &dyn Database) -> TableId {
    let table = Table { seats: vec![guest("Ana"), Occupant::Bot { bot: "easy".to_owned() }], ..table() };
    store.create(&table).await.unwrap();
    store.append(&table.id, &entries(1, 3), &running(0)).await.unwrap();
    table.id
}

pub async fn a_closed_table_is_over_and_takes_nothing_more(store: &dyn Database) {
    let id = running_table(store).await;
    assert!(!store.close_table(&id, CLOSED, Some(Phase::Open)).await.unwrap(), "it has started");
    assert!(store.close_table(&id, CLOSED, Some(Phase::Running)).await.unwrap());
    assert!(!store.close_table(&id, CLOSED, None).await.unwrap(), "once is enough");
    let table = store.table(&id).await.unwrap().unwrap();
    assert_eq!((table.phase, table.to_move, table.closed()), (Phase::Finished, None, Some(CLOSED)));
    let missing = |it: Result<(), Error>| matches!(it, Err(Error::TableNotFound(_)));
    assert!(missing(store.append(&id, &entries(4, 4), &running(0)).await));
    assert!(missing(store.append(&id, &entries(4, 4), &finished("{}")).await));
    assert!(missing(store.set_progress(&id, &running(0)).await));
    assert_eq!(store.table(&id).await.unwrap().unwrap(), table);
    assert_eq!(store.log(&id).await.unwrap(), entries(1, 3), "its log stays");
    let unknown = store.close_table(&TableId::random(), CLOSED, None).await;
    assert!(matches!(unknown, Err(Error::TableNotFound(_))));
}

pub async fn a_game_that_ended_is_not_closed(store: &dyn Database) {
    let id = running_table(store).await;
    store.append(&id, &entries(4, 4), &finished("{}")).await.unwrap();
    assert!(!store.close_table(&id, CLOSED, None).await.unwrap());
    assert_eq!(store.table(&id).await.unwrap().unwrap().closed(), None);
}

pub async fn a_deleted_table_leaves_nothing(store: &dyn Database) {
    let id = running_table(store).await;
    store.save_review(&id, 1, "fine").await.unwrap();
    store.enqueue("review", &id, 0, None).await.unwrap();
    assert!(store.delete_table(&id).await.unwrap());
    assert!(!store.delete_table(&id).await.unwrap());
    assert!(store.table(&id).await.unwrap().is_none() && store.review(&id).await.unwrap().is_none());
    assert!(store.list("review").await.unwrap().iter().all(|it| it.table != id));
    assert!(matches!(store.append(&id, &entries(4, 4), &running(0)).await, Err(Error::TableNotFound(_))));
    assert!(
        store
            .snapshot()
            .await
            .unwrap()
            .checksums()
            .await
            .unwrap()
            .unmatched()
            .iter()
            .all(|it| !it.contains(id.as_str()))
    );
    let ended = {
        let mut news = store.subscribe().await.unwrap();
        let id = running_table(store).await;
        store.delete_table(&id).await.unwrap();
        loop {
            match news.next().await {
                Some(ChangeEvent::TableChanged { id: of, n: u32::MAX }) if of == id => break true,
                Some(_) => {}
                None => break false,
            }
        }
    };
    assert!(ended, "listeners hear of it");
}

/// Tables that moved last at 1,000, and one with a person who has an account.
pub async fn only_tables_that_nobody_touched_for_long_expire(store: &dyn Database) {
    let mut ids = Vec::new();
    let holder = GuestId::random();
    let account = Account {
        name: "holder".to_owned(),
        guest: holder.clone(),
        hash: "#".to_owned(),
        epoch: 1,
        created: 0,
        seen: 0,
    };
    store.add_account(&account).await.unwrap();
    let seat = || vec![guest("Ana")];
    let theirs = vec![guest("Ana"), Occupant::Guest { id: holder.clone(), name: "Iva".to_owned() }];
    for (phase, listed, seats, owner) in [
        (Phase::Open, true, seat(), None),
        (Phase::Open, false, seat(), None),
        (Phase::Running, false, seat(), None),
        (Phase::Running, false, theirs, None),
        (Phase::Running, false, seat(), Some(holder)),
        (Phase::Finished, false, seat(), None),
    ] {
        let owner = owner.unwrap_or_else(GuestId::random);
        let table = Table { phase, listed, seats, owner, ..table() };
        store.create(&table).await.unwrap();
        ids.push(table.id);
    }
    let expired = async |listed, unlisted, abandoned| {
        let times = ExpiryCutoffs { listed, unlisted, abandoned };
        store.expire(Closed { by: ClosedBy::Time, at: 9_000 }, &times, 100).await.unwrap()
    };
    assert_eq!(expired(1_000, 1_000, 1_000).await, [], "exactly so long is not too long");
    assert_eq!(expired(1_001, 0, 0).await, [ids[0].clone()]);
    assert_eq!(expired(9_000, 1_001, 0).await, [ids[1].clone()]);
    assert_eq!(
        expired(9_000, 9_000, 9_000).await,
        [ids[2].clone()],
        "never those of a person with an account"
    );
    for id in &ids[..3] {
        assert_eq!(store.table(id).await.unwrap().unwrap().closed().unwrap().by, ClosedBy::Time);
    }
    for id in &ids[3..] {
        assert_eq!(store.table(id).await.unwrap().unwrap().closed(), None);
    }
    assert_eq!(store.delete_closed(9_000, 100).await.unwrap(), []);
    let mut gone = store.delete_closed(9_001, 2).await.unwrap();
    assert_eq!(gone.len(), 2, "no more than was asked for");
    gone.extend(store.delete_closed(9_001, 2).await.unwrap());
    gone.sort();
    let mut expected = ids[..3].to_vec();
    expected.sort();
    assert_eq!(gone, expected);
    assert_eq!(store.tables(Filter::all()).await.unwrap().len(), 3);
}

pub async fn a_metadata_value_is_swapped(store: &dyn Database) {
    assert_eq!(store.swap_metadata("tried", 7).await.unwrap(), None);
    assert_eq!(store.swap_metadata("tried", -8).await.unwrap(), Some(7));
    assert_eq!(store.swap_metadata("tried", 0).await.unwrap(), Some(-8));
}
