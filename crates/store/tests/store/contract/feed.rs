use std::{sync::Arc, time::Duration};

use patolli_store::{ChangeEvent, Database, Error, Listener, Occupant};

use super::{entries, entry, full_table, guest, running, table};

/// Time to wait for news: what has not come by then never will, however slow the machine is.
const TIMEOUT: Duration = Duration::from_mins(5);

/// The next news, which must come.
pub async fn next_event(listener: &mut Listener) -> ChangeEvent {
    let news = tokio::time::timeout(TIMEOUT, listener.next()).await;
    news.expect("news come").expect("the store is open")
}

pub async fn every_change_is_told(store: &dyn Database) {
    let table = table();
    let id = &table.id;
    let mut listener = store.subscribe().await.unwrap();
    let told = |n| ChangeEvent::TableChanged { id: id.clone(), n };

    store.create(&table).await.unwrap();
    assert_eq!(next_event(&mut listener).await, told(0));
    store.swap_occupant(id, 0, &Occupant::Open, &guest("Ana")).await.unwrap();
    assert_eq!(next_event(&mut listener).await, told(0));
    store.append(id, &entries(1, 3), &running(1)).await.unwrap();
    assert_eq!(next_event(&mut listener).await, told(3));
    store.set_invite(id, "another").await.unwrap();
    assert_eq!(next_event(&mut listener).await, told(3));
    store.set_progress(id, &running(0)).await.unwrap();
    assert_eq!(next_event(&mut listener).await, told(3));
    store.save_review(id, 1, "{}").await.unwrap();
    assert_eq!(next_event(&mut listener).await, told(3));

    // What is refused is not told.
    assert!(matches!(store.append(id, &entries(2, 4), &running(1)).await, Err(Error::Conflict)));
    assert!(!store.swap_occupant(id, 0, &Occupant::Open, &guest("Bo")).await.unwrap());
    assert!(store.create(&table).await.is_err());
    let other = full_table(7);
    store.import(&other).await.unwrap();
    assert_eq!(
        next_event(&mut listener).await,
        ChangeEvent::TableChanged { id: other.table.id.clone(), n: 7 }
    );
}

pub async fn what_one_store_writes_the_other_hears_of(one: &Arc<dyn Database>, other: &Arc<dyn Database>) {
    let table = table();
    let (mut near, mut far) = (one.subscribe().await.unwrap(), other.subscribe().await.unwrap());
    one.create(&table).await.unwrap();
    for n in 1..=5 {
        let writer = if n % 2 == 0 { one } else { other };
        writer.append(&table.id, &[entry(n)], &running(0)).await.unwrap();
    }
    for listener in [&mut near, &mut far] {
        for n in 0..=5 {
            assert_eq!(next_event(listener).await, ChangeEvent::TableChanged { id: table.id.clone(), n });
        }
    }
}
