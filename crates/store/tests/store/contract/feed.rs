use std::{sync::Arc, time::Duration};

use patolli_store::{Database, Error, Listener, News, Occupant};

use super::{entries, entry, guest, running, table, whole};

/// How long news are waited for: what has not come by then never will, however slow the machine is.
const PATIENCE: Duration = Duration::from_mins(5);

/// The next news, which must come.
pub async fn heard(listener: &mut Listener) -> News {
    let news = tokio::time::timeout(PATIENCE, listener.next()).await;
    news.expect("news come").expect("the store is open")
}

pub async fn every_change_is_told(store: &dyn Database) {
    let table = table();
    let id = &table.id;
    let mut listener = store.changes().await.unwrap();
    let told = |n| News::Changed { id: id.clone(), n };

    store.create(&table).await.unwrap();
    assert_eq!(heard(&mut listener).await, told(0));
    store.sit(id, 0, &Occupant::Open, &guest("Ana")).await.unwrap();
    assert_eq!(heard(&mut listener).await, told(0));
    store.append(id, &entries(1, 3), &running(1)).await.unwrap();
    assert_eq!(heard(&mut listener).await, told(3));
    store.set_invite(id, "another").await.unwrap();
    assert_eq!(heard(&mut listener).await, told(3));
    store.set_phase(id, &running(0)).await.unwrap();
    assert_eq!(heard(&mut listener).await, told(3));
    store.save_review(id, 1, "{}").await.unwrap();
    assert_eq!(heard(&mut listener).await, told(3));

    // What is refused is not told.
    assert!(matches!(store.append(id, &entries(2, 4), &running(1)).await, Err(Error::Taken)));
    assert!(!store.sit(id, 0, &Occupant::Open, &guest("Bo")).await.unwrap());
    assert!(store.create(&table).await.is_err());
    let other = whole(7);
    store.import(&other).await.unwrap();
    assert_eq!(heard(&mut listener).await, News::Changed { id: other.table.id.clone(), n: 7 });
}

pub async fn what_one_store_writes_the_other_hears_of(one: &Arc<dyn Database>, other: &Arc<dyn Database>) {
    let table = table();
    let (mut near, mut far) = (one.changes().await.unwrap(), other.changes().await.unwrap());
    one.create(&table).await.unwrap();
    for n in 1..=5 {
        let writer = if n % 2 == 0 { one } else { other };
        writer.append(&table.id, &[entry(n)], &running(0)).await.unwrap();
    }
    for listener in [&mut near, &mut far] {
        for n in 0..=5 {
            assert_eq!(heard(listener).await, News::Changed { id: table.id.clone(), n });
        }
    }
}
