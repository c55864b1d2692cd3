use std::sync::Arc;

use patolli_store::{Database, Entry, Error, Occupant, Store, Table, TableProgress};
use tokio::task::JoinSet;

use super::{entries, entry, guest, running, table, undealt};

const ROUNDS: u32 = 20;

/// One of two stores writes move `n`; the other learns that it is taken.
pub async fn two_stores_race_for_one_number(one: &Arc<dyn Database>, other: &Arc<dyn Database>) {
    let table = table();
    one.create(&table).await.unwrap();
    for n in 1..=ROUNDS {
        let mine = Entry { notation: "mine".to_owned(), ..entry(n) };
        let theirs = Entry { notation: "theirs".to_owned(), ..entry(n) };
        let (next, after) = (running(0), running(1));
        let (first, second) = tokio::join!(
            one.append(&table.id, std::slice::from_ref(&mine), &next),
            other.append(&table.id, std::slice::from_ref(&theirs), &after),
        );
        let (winner, progress) = match (first, second) {
            (Ok(()), Err(Error::Conflict)) => (mine, next),
            (Err(Error::Conflict), Ok(())) => (theirs, after),
            both => panic!("exactly one wins, not {both:?}"),
        };
        assert_eq!(one.log(&table.id).await.unwrap().last(), Some(&winner));
        let now = other.table(&table.id).await.unwrap().unwrap();
        assert_eq!(now.to_move, progress.to_move);
    }
    assert_eq!(other.log(&table.id).await.unwrap().len(), ROUNDS as usize);
}

/// Of many writers through two stores, one wins every number; the others learn that it is taken.
pub async fn many_writers_race_for_every_number(one: &Arc<dyn Database>, other: &Arc<dyn Database>) {
    const WRITERS: u8 = 16;
    let table = table();
    one.create(&table).await.unwrap();
    for n in 1..=8 {
        let mut writers = JoinSet::new();
        for seat in 0..WRITERS {
            let (store, id) = (Arc::clone(if seat % 2 == 0 { one } else { other }), table.id.clone());
            writers.spawn(async move {
                let entry = Entry { seat, ..entry(n) };
                (seat, store.append(&id, &[entry], &running(seat)).await)
            });
        }
        let mut winners = Vec::new();
        for (seat, outcome) in writers.join_all().await {
            match outcome {
                Ok(()) => winners.push(seat),
                Err(Error::Conflict) => {}
                Err(error) => panic!("{error}"),
            }
        }
        let last = other.log(&table.id).await.unwrap().pop().unwrap();
        assert_eq!((last.n, vec![last.seat]), (n, winners), "exactly one wins");
        assert_eq!(one.table(&table.id).await.unwrap().unwrap().to_move, Some(last.seat));
    }
}

/// Two stores that append to the same tables in opposite order do not wait for each other for ever.
pub async fn two_stores_append_to_many_tables_crosswise(one: &Arc<dyn Database>, other: &Arc<dyn Database>) {
    let tables: Vec<Table> = (0..30).map(|_| table()).collect();
    for table in &tables {
        one.create(table).await.unwrap();
    }
    for n in 1..=3 {
        let mut writers = JoinSet::new();
        for at in 0..tables.len() {
            for (store, at) in [(one, at), (other, tables.len() - 1 - at)] {
                let (store, id) = (Arc::clone(store), tables[at].id.clone());
                writers.spawn(async move { store.append(&id, &[entry(n)], &running(0)).await });
            }
        }
        let outcomes = writers.join_all().await;
        let won = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
        let lost = outcomes.iter().filter(|outcome| matches!(outcome, Err(Error::Conflict))).count();
        assert_eq!((won, lost), (tables.len(), tables.len()));
    }
    for table in &tables {
        assert_eq!(one.log(&table.id).await.unwrap(), entries(1, 3));
    }
}

/// One of two guests gets the seat; the other learns that it does not.
pub async fn two_guests_race_for_one_seat(one: &Arc<dyn Database>, other: &Arc<dyn Database>) {
    for _ in 0..ROUNDS {
        let table = table();
        one.create(&table).await.unwrap();
        let (ana, bo) = (guest("Ana"), guest("Bo"));
        let (first, second) = tokio::join!(
            one.swap_occupant(&table.id, 0, &Occupant::Open, &ana),
            other.swap_occupant(&table.id, 0, &Occupant::Open, &bo),
        );
        let sitting = match (first.unwrap(), second.unwrap()) {
            (true, false) => ana,
            (false, true) => bo,
            both => panic!("exactly one sits, not {both:?}"),
        };
        assert_eq!(other.table(&table.id).await.unwrap().unwrap().seats[0], sitting);
    }
}

/// Of two stores that deal a table at the same moment one does, and its deal stays.
pub async fn two_stores_race_to_deal(one: &Arc<dyn Database>, other: &Arc<dyn Database>) {
    for _ in 0..ROUNDS {
        let table = undealt();
        one.create(&table).await.unwrap();
        let (mine, theirs) = (running(0), running(1));
        let (first, second) =
            tokio::join!(one.deal(&table.id, "mine", &mine), other.deal(&table.id, "theirs", &theirs));
        let dealt = match (first.unwrap(), second.unwrap()) {
            (true, false) => ("mine", Some(0)),
            (false, true) => ("theirs", Some(1)),
            both => panic!("exactly one deals, not {both:?}"),
        };
        let now = one.table(&table.id).await.unwrap().unwrap();
        assert_eq!((now.deal.as_str(), now.to_move), dealt);
    }
}

/// Two stores that start together agree on the secret.
pub async fn two_stores_share_a_secret(one: &Arc<dyn Database>, other: &Arc<dyn Database>) {
    let name = table().id.to_string();
    let (first, second) = tokio::join!(
        one.get_or_create_secret(&name, vec![1; 32]),
        other.get_or_create_secret(&name, vec![2; 32])
    );
    assert_eq!(first.unwrap(), second.unwrap());
}

/// Entries that one store has acknowledged are read by another.
pub async fn what_one_store_writes_the_other_reads(one: &Arc<dyn Database>, other: &Arc<dyn Database>) {
    let table = table();
    one.create(&table).await.unwrap();
    assert_eq!(other.table(&table.id).await.unwrap().as_ref(), Some(&table));
    for n in 1..=ROUNDS {
        one.append(&table.id, &[entry(n)], &running(1)).await.unwrap();
        assert_eq!(other.log(&table.id).await.unwrap(), entries(1, n));
    }
}

/// A refused append does not disturb others that are written together with it.
pub async fn a_refusal_stays_alone(one: &Arc<dyn Database>, other: &Arc<dyn Database>) {
    let (good, bad) = (table(), table());
    one.create(&good).await.unwrap();
    one.create(&bad).await.unwrap();
    one.append(&bad.id, &entries(1, 1), &running(1)).await.unwrap();
    let (missing, progress) = (table(), running(0));
    for n in 1..=ROUNDS {
        let (again, one_more, far) = ([entry(1)], [entry(n)], [entry(9)]);
        let (refused, missing, written, gap) = tokio::join!(
            one.append(&bad.id, &again, &progress),
            one.append(&missing.id, &one_more, &progress),
            one.append(&good.id, &one_more, &progress),
            one.append(&bad.id, &far, &progress),
        );
        assert!(matches!(refused, Err(Error::Conflict)));
        assert!(matches!(missing, Err(Error::TableNotFound(_))));
        assert!(matches!(gap, Err(Error::Gap { expected: 2, found: 9 })));
        written.unwrap();
    }
    assert_eq!(other.log(&good.id).await.unwrap(), entries(1, ROUNDS));
    assert_eq!(other.log(&bad.id).await.unwrap(), entries(1, 1));
}

/// Data that must be there again after a store is opened anew.
pub struct Expected {
    table: Table,
    progress: TableProgress,
    secret: (String, Vec<u8>),
}

/// Writes what [`a_store_remembers`] looks for.
pub async fn write_expected(store: &dyn Store) -> Expected {
    let table = table();
    store.create(&table).await.unwrap();
    let progress = running(1);
    store.append(&table.id, &entries(1, 7), &progress).await.unwrap();
    let (name, value) = (table.id.to_string(), vec![7; 64]);
    store.get_or_create_secret(&name, value.clone()).await.unwrap();
    Expected { table, progress, secret: (name, value) }
}

/// Finds what [`a_store_learns`] wrote, and goes on from there.
pub async fn check_expected(store: &dyn Store, memory: &Expected) {
    let table = store.table(&memory.table.id).await.unwrap().unwrap();
    let expected = Table {
        phase: memory.progress.phase,
        to_move: memory.progress.to_move,
        moved: entry(7).at,
        ..memory.table.clone()
    };
    assert_eq!(table, expected);
    assert_eq!(store.log(&table.id).await.unwrap(), entries(1, 7));
    let (name, value) = &memory.secret;
    assert_eq!(&store.get_or_create_secret(name, vec![8; 64]).await.unwrap(), value);
    store.append(&table.id, &entries(8, 8), &memory.progress).await.unwrap();
    assert_eq!(store.log(&table.id).await.unwrap(), entries(1, 8));
}
