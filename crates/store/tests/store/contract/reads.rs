use patolli_store::{Entry, Error, Filter, GuestId, Occupant, Phase, Store, Table, TableId};

use super::{entries, entry, guest, running, table};

const ODD_TEXTS: [&str; 6] =
    ["", "'; DROP TABLE log; --", "\"\\\u{0}\n\t", "Tikal ꜩ 🌋 e\u{301}", "%s {} ? :1 $1", "\u{202e}"];

pub async fn tables_read_back_as_they_were_written(store: &dyn Store) {
    let long = "ñ\"'".repeat(4_000);
    for odd in ODD_TEXTS.into_iter().chain([long.as_str()]) {
        let odd = odd.to_owned();
        let written = Table {
            game: odd.clone(),
            options: vec![(odd.clone(), odd.clone()), (odd.clone(), String::new())],
            seed: odd.clone(),
            contributions: vec![(1, odd.clone()), (2, String::new())],
            deal: odd.clone(),
            rules: u16::MAX,
            seats: vec![Occupant::Open, guest(&odd), guest(""), Occupant::Bot { bot: odd.clone() }],
            invite: odd.clone(),
            listed: false,
            hints: false,
            phase: Phase::Finished,
            created: i64::MIN,
            moved: i64::MAX,
            to_move: Some(u8::MAX),
            result: Some(odd),
            ..table()
        };
        store.create(&written).await.unwrap();
        assert_eq!(store.table(&written.id).await.unwrap(), Some(written));
    }
}

pub async fn a_table_may_have_no_seats_and_no_options(store: &dyn Store) {
    let bare = Table { seats: Vec::new(), options: Vec::new(), ..table() };
    store.create(&bare).await.unwrap();
    assert_eq!(store.table(&bare.id).await.unwrap(), Some(bare));
}

pub async fn entries_read_back_as_they_were_written(store: &dyn Store) {
    let table = table();
    store.create(&table).await.unwrap();
    let long = "ñ\"'".repeat(4_000);
    let mut written = Vec::new();
    for (n, odd) in (1..).zip(ODD_TEXTS.into_iter().chain([long.as_str()])) {
        written.push(Entry { notation: odd.to_owned(), seat: u8::MAX, ..entry(n) });
    }
    store.append(&table.id, &written, &running(0)).await.unwrap();
    assert_eq!(store.log(&table.id).await.unwrap(), written);
}

pub async fn an_unknown_table_is_missing(store: &dyn Store) {
    let id = TableId::random();
    assert_eq!(store.table(&id).await.unwrap(), None);
    assert!(matches!(store.log(&id).await, Err(Error::TableNotFound(missing)) if missing == id));
    let appended = store.append(&id, &entries(1, 1), &running(0)).await;
    assert!(matches!(appended, Err(Error::TableNotFound(missing)) if missing == id));
    let set = store.set_progress(&id, &running(0)).await;
    assert!(matches!(set, Err(Error::TableNotFound(missing)) if missing == id));
    let dealt = store.deal(&id, "A1", &running(0)).await;
    assert!(matches!(dealt, Err(Error::TableNotFound(missing)) if missing == id));
    let sat = store.take_seat(&id, 0, &guest("Ana"), "word").await;
    assert!(matches!(sat, Err(Error::TableNotFound(missing)) if missing == id));
    let sat = store.swap_occupant(&id, 0, &Occupant::Open, &guest("Ana")).await;
    assert!(matches!(sat, Err(Error::TableNotFound(missing)) if missing == id));
    assert_eq!(store.review(&id).await.unwrap(), None);
    let saved = store.save_review(&id, 1, "{}").await;
    assert!(matches!(saved, Err(Error::TableNotFound(missing)) if missing == id));
    assert_eq!(store.table(&id).await.unwrap(), None);
    assert_eq!(store.review(&id).await.unwrap(), None);
}

pub async fn filters_choose_tables(store: &dyn Store) {
    // One guest sits everywhere, so that tables of other tests do not count.
    let id = GuestId::random();
    let me = |name: &str| Occupant::Guest { id: id.clone(), name: name.to_owned() };
    let mine = |moved, listed, phase| Table {
        moved,
        listed,
        phase,
        seats: vec![guest("Bo"), me("Ana"), me("Eva")],
        ..table()
    };
    let old = mine(1, true, Phase::Open);
    let middle = mine(2, false, Phase::Running);
    let new = mine(3, true, Phase::Running);
    for table in [&middle, &new, &old] {
        store.create(table).await.unwrap();
    }

    let all = Filter::by_guest(id.clone());
    let found = |filter: Filter| async { store.tables(filter).await.unwrap() };
    assert_eq!(found(all.clone()).await, [new.clone(), middle.clone(), old.clone()]);
    assert_eq!(found(all.clone().at_most(2)).await, [new.clone(), middle.clone()]);
    assert_eq!(found(all.clone().at_most(0)).await, []);
    assert_eq!(found(all.clone().in_phase(Phase::Running)).await, [new.clone(), middle.clone()]);
    assert_eq!(found(all.clone().in_phase(Phase::Finished)).await, []);
    assert_eq!(found(Filter { listed: true, ..all.clone() }).await, [new.clone(), old.clone()]);
    assert_eq!(found(Filter::by_guest(GuestId::random())).await, []);

    let listed = found(Filter::listed()).await;
    assert!(listed.contains(&new) && listed.contains(&old) && !listed.contains(&middle));
    let everything = found(Filter::all()).await;
    assert!(everything.contains(&middle));
    assert!(everything.is_sorted_by_key(|table| std::cmp::Reverse(table.moved)));
}

pub async fn nobody_fills_a_list_alone(store: &dyn Store) {
    let (greedy, modest) = (GuestId::random(), GuestId::random());
    let opened = |owner: &GuestId, moved: i64| Table { owner: owner.clone(), moved, ..table() };
    let lone = opened(&modest, 5_000);
    store.create(&lone).await.unwrap();
    let many: Vec<Table> = (0..20).map(|n| opened(&greedy, 10_000 + n)).collect();
    for table in &many {
        store.create(table).await.unwrap();
    }
    let found = async |each: u32, most: u32| {
        let filter = Filter::listed().in_phase(Phase::Open).per_owner(each).at_most(most);
        let mut tables = store.tables(filter).await.unwrap();
        tables.retain(|it| it.owner == greedy || it.owner == modest);
        tables
    };
    let latest: Vec<Table> = many.iter().rev().take(3).cloned().chain([lone]).collect();
    assert_eq!(found(3, 1000).await, latest, "the latest of each, in order");
    assert_eq!(found(1, 1).await, latest[..1]);
    assert_eq!(found(30, 1000).await.len(), 21);
}

pub async fn a_table_that_moves_comes_first(store: &dyn Store) {
    let id = GuestId::random();
    let seat = Occupant::Guest { id: id.clone(), name: "Ana".to_owned() };
    let (one, other) = (
        Table { seats: vec![seat.clone()], moved: 10, ..table() },
        Table { seats: vec![seat], moved: 20, ..table() },
    );
    store.create(&one).await.unwrap();
    store.create(&other).await.unwrap();
    store.append(&one.id, &entries(1, 2), &running(0)).await.unwrap();
    let order: Vec<TableId> =
        store.tables(Filter::by_guest(id)).await.unwrap().into_iter().map(|table| table.id).collect();
    assert_eq!(order, [one.id, other.id]);
}
