//! Progress of reviews, and who may cancel them.

use patolli_catalog::games;
use patolli_store::{Occupant, Queue as _, Sqlite, Store as _};
use tempfile::TempDir;

use super::*;
use crate::{
    deals::random_seed,
    denied::Denied,
    failure::Rejection,
    guest::Guest,
    table::table_spec::{DealSource, TableSpec},
};

/// A store with a table of one guest, without a server.
async fn open(guest: &Guest) -> (TempDir, Sqlite, Table) {
    let folder = TempDir::new().expect("a temporary directory");
    let store = Sqlite::open(&folder.path().join("patolli.db")).await.expect("the database opens");
    let table = table(guest);
    store.create(&table).await.expect("the table is kept");
    (folder, store, table)
}

fn table(guest: &Guest) -> Table {
    let me = Occupant::Guest { id: guest.id.clone(), name: String::new() };
    let seats = vec![me, Occupant::Bot { bot: "greedy".to_owned() }];
    let spec = TableSpec {
        kind: games()[0],
        seats,
        options: Vec::new(),
        listed: false,
        hints: true,
        pace: crate::table::pace::Pace::None,
        stand_in: patolli_store::DEFAULT_STAND_IN.to_owned(),
    };
    spec.table(guest.id.clone(), DealSource::Seed(random_seed()), 0).expect("the options fit")
}

#[tokio::test]
async fn a_review_waits_until_a_machine_computes_it() {
    let anna = Guest::fresh();
    let (_folder, store, table) = open(&anna).await;
    let (reviews, id) = (Reviews::default(), &table.id);
    let progress = async || reviews.progress(&store, id).await.expect("the store answers");
    assert!(matches!(progress().await, Progress::None));
    for _ in 0..2 {
        reviews.begin(&store, &Networks::default(), id, &anna.id).await.expect("there is room");
        assert!(matches!(progress().await, Progress::Waiting));
    }
    let later = clock::now() + 60_000;
    store.claim(&[REVIEW_JOB], "another", clock::now(), later).await.expect("the store answers");
    assert!(matches!(progress().await, Progress::Elsewhere));
    let task = Arc::new(ReviewTask::default());
    reviews.running().insert(id.clone(), Arc::clone(&task));
    assert!(matches!(progress().await, Progress::Running(0, 1)));
    reviews.forget(id, &Arc::new(ReviewTask::default()));
    assert!(progress().await.is_running() && reviews.running().len() == 1, "another one stays");
    reviews.forget(id, &task);
    store.save_review(id, 1, r#"{"moments":[],"end":[]}"#).await.expect("it is kept");
    assert!(matches!(progress().await, Progress::Ready(_)));
}

#[tokio::test]
async fn who_began_it_or_sits_there_gives_it_up() {
    let (anna, borek, eva) = (Guest::fresh(), Guest::fresh(), Guest::fresh());
    let (_folder, store, table) = open(&anna).await;
    let reviews = Reviews::default();
    for (guest, may) in [(Some(&anna), true), (Some(&borek), true), (Some(&eva), false), (None, false)] {
        reviews.begin(&store, &Networks::default(), &table.id, &borek.id).await.expect("there is room");
        let task = Arc::new(ReviewTask::default());
        reviews.running().insert(table.id.clone(), Arc::clone(&task));
        let outcome = reviews.give_up(&store, &table, guest.map(|it| &it.id)).await;
        assert_eq!(outcome.is_ok(), may, "{guest:?}");
        let line = store.list(REVIEW_JOB).await.expect("the store answers");
        assert_eq!((task.stop.is_stopped(), line.is_empty()), (may, may));
        reviews.forget(&table.id, &task);
    }
    reviews.give_up(&store, &table, Some(&anna.id)).await.expect("she sits there");
    let nothing = reviews.give_up(&store, &table, None).await;
    assert_eq!(nothing, Ok(()), "there is nothing to give up");
}

#[tokio::test]
async fn one_network_does_not_fill_the_line() {
    let (networks, reviews) = (Networks::default(), Reviews::default());
    let anna = Guest::fresh();
    let (_folder, store, _) = open(&anna).await;
    let ask = async |guest: &GuestId| {
        let other = table(&anna);
        store.create(&other).await.expect("the table is kept");
        reviews.begin(&store, &networks, &other.id, guest).await
    };
    let address: std::net::IpAddr = "192.0.2.1".parse().expect("an address");
    let mut refused = Vec::new();
    // One person, then others from the same address.
    let people: Vec<GuestId> = (0..9).map(|_| GuestId::random()).collect();
    for it in &people {
        networks.note(it, address);
        for _ in 0..6 {
            refused.extend(ask(it).await.err());
        }
    }
    assert_eq!(store.list(REVIEW_JOB).await.expect("the store answers").len(), queue::MAX_PER_NETWORK);
    let yours = refused.iter().filter(|it| **it == Rejection::Denied(Denied::ReviewsOfPerson)).count();
    let networks_line =
        refused.iter().filter(|it| **it == Rejection::Denied(Denied::ReviewsOfNetwork)).count();
    assert!(yours > 0 && networks_line > 0 && yours + networks_line == 54 - queue::MAX_PER_NETWORK);
    assert_eq!(ask(&GuestId::random()).await, Ok(()), "another has a place in the line");
}
